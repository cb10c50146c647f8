//! Signatures of surf.
pub struct RequestBuilder { _p: () }
pub fn client() -> Client {}
pub fn get<U>(uri: U) -> RequestBuilder {}
pub fn post<U>(uri: U) -> RequestBuilder {}
pub fn put<U>(uri: U) -> RequestBuilder {}
pub fn delete<U>(uri: U) -> RequestBuilder {}
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn new() -> Client {}
    pub fn get<U>(&self, uri: U) -> RequestBuilder {}
    pub fn post<U>(&self, uri: U) -> RequestBuilder {}
    pub fn with<M>(self, middleware: M) -> Self {}
}
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn set_timeout(self, timeout: Option<std::time::Duration>) -> Self {}
}
