//! Signatures of wreq.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
pub struct RequestBuilder { _p: () }
pub fn get<T>(uri: T) -> RequestBuilder {}
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn new() -> Client {}
    pub fn builder() -> ClientBuilder {}
    pub fn get<U>(&self, uri: U) -> RequestBuilder {}
    pub fn post<U>(&self, uri: U) -> RequestBuilder {}
}
pub struct ClientBuilder { _p: () }
impl ClientBuilder {
    pub fn tcp_nodelay(self, enabled: bool) -> ClientBuilder {}
    pub fn timeout(self, timeout: std::time::Duration) -> ClientBuilder {}
    pub fn build(self) -> Result<Client> {}
}
