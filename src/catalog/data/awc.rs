//! Signatures of awc.
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn new() -> Client {}
    pub fn builder() -> ClientBuilder {}
}
impl Default for Client {
    fn default() -> Client {}
}
pub struct ClientBuilder { _p: () }
impl ClientBuilder {
    pub fn connector<C>(self, connector: C) -> Self {}
    pub fn timeout(self, timeout: std::time::Duration) -> Self {}
    pub fn finish(self) -> Client {}
}
