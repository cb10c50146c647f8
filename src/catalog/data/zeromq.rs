//! Signatures of zeromq.
pub type ZmqResult<T> = Result<T, ZmqError>;
pub struct ZmqError { _p: () }
pub trait Socket {
    fn new() -> Self;
    async fn bind(&mut self, endpoint: &str) -> ZmqResult<()>;
    async fn connect(&mut self, endpoint: &str) -> ZmqResult<()>;
}
pub struct ReqSocket { _p: () }
impl Socket for ReqSocket {}
pub struct RepSocket { _p: () }
impl Socket for RepSocket {}
pub struct PubSocket { _p: () }
impl Socket for PubSocket {}
pub struct SubSocket { _p: () }
impl Socket for SubSocket {}
pub struct PushSocket { _p: () }
impl Socket for PushSocket {}
pub struct PullSocket { _p: () }
impl Socket for PullSocket {}
pub struct DealerSocket { _p: () }
impl Socket for DealerSocket {}
pub struct RouterSocket { _p: () }
impl Socket for RouterSocket {}
