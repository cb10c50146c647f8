//! Signatures of hyper-timeout: deadlines around a connector.
#[derive(Clone)]
pub struct TimeoutConnector<T> { connector: T }
impl<T> TimeoutConnector<T> {
    pub fn new(connector: T) -> Self {}
    pub fn set_connect_timeout(&mut self, val: Option<std::time::Duration>) {}
    pub fn set_read_timeout(&mut self, val: Option<std::time::Duration>) {}
    pub fn set_write_timeout(&mut self, val: Option<std::time::Duration>) {}
    pub fn set_reset_reader_on_write(&mut self, reset: bool) {}
}
