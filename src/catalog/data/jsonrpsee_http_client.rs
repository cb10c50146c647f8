//! Signatures of jsonrpsee-http-client.
pub struct Error { _p: () }
#[derive(Clone)]
pub struct HttpClientBuilder { _p: () }
impl HttpClientBuilder {
    pub fn new() -> HttpClientBuilder {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn request_timeout(self, timeout: std::time::Duration) -> Self {}
    pub fn max_request_size(self, size: u32) -> Self {}
    pub fn max_response_size(self, size: u32) -> Self {}
    pub fn set_headers<T>(self, headers: T) -> Self {}
    pub fn build(self, url: impl AsRef<str>) -> Result<HttpClient, Error> {}
}
impl Default for HttpClientBuilder {}
#[derive(Clone)]
pub struct HttpClient { _p: () }
impl HttpClient { pub fn builder() -> HttpClientBuilder {} }
