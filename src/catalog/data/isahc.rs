//! Signatures of isahc: libcurl opens the sockets.
pub struct Error { _p: () }
pub struct Response { _p: () }
pub fn get<U>(uri: U) -> Result<Response, Error> {}
pub fn head<U>(uri: U) -> Result<Response, Error> {}
pub fn delete<U>(uri: U) -> Result<Response, Error> {}
pub fn post<U, B>(uri: U, body: B) -> Result<Response, Error> {}
pub fn put<U, B>(uri: U, body: B) -> Result<Response, Error> {}
pub async fn get_async<U>(uri: U) -> Result<Response, Error> {}
pub async fn post_async<U, B>(uri: U, body: B) -> Result<Response, Error> {}
#[derive(Clone)]
pub struct HttpClient { _p: () }
impl HttpClient {
    pub fn new() -> Result<HttpClient, Error> {}
    pub fn builder() -> HttpClientBuilder {}
}
pub struct HttpClientBuilder { _p: () }
impl HttpClientBuilder {
    pub fn build(self) -> Result<HttpClient, Error> {}
}
impl config::Configurable for HttpClientBuilder {}
pub mod config {
    pub trait Configurable {
        fn timeout(self, timeout: std::time::Duration) -> Self;
        fn tcp_nodelay(self) -> Self;
    }
}
pub mod prelude { pub use crate::config::Configurable; pub use crate::HttpClient; }
