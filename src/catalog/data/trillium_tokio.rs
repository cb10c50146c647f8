//! Signatures of trillium-tokio.
pub fn run<H>(handler: H) {}
pub async fn run_async<H>(handler: H) {}
pub fn config() -> trillium_server_common::Config {}
#[derive(Clone)]
pub struct ClientConfig { pub nodelay: Option<bool>, pub ttl: Option<u32>, pub linger: Option<Option<std::time::Duration>> }
impl ClientConfig {
    pub const fn new() -> ClientConfig {}
    pub const fn with_nodelay(self, nodelay: bool) -> ClientConfig {}
    pub const fn with_ttl(self, ttl: u32) -> ClientConfig {}
}
impl Default for ClientConfig {
    fn default() -> ClientConfig {}
}
