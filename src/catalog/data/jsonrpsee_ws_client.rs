//! Signatures of jsonrpsee-ws-client.
pub struct Error { _p: () }
#[derive(Clone)]
pub struct WsClientBuilder { _p: () }
impl WsClientBuilder {
    pub fn new() -> WsClientBuilder {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn request_timeout(self, timeout: std::time::Duration) -> Self {}
    pub fn max_request_size(self, size: u32) -> Self {}
    pub fn max_response_size(self, size: u32) -> Self {}
    pub fn set_headers<T>(self, headers: T) -> Self {}
    pub async fn build(self, url: impl AsRef<str>) -> Result<WsClient, Error> {}
}
impl Default for WsClientBuilder {}
#[derive(Clone)]
pub struct WsClient { _p: () }
impl WsClient { pub fn builder() -> WsClientBuilder {} }
