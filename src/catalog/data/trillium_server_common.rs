//! Signatures of trillium-server-common: what the servers of trillium share.
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn with_port(self, port: u16) -> Self {}
    pub fn with_host(self, host: &str) -> Self {}
    pub fn with_nodelay(self) -> Self {}
    pub fn without_signals(self) -> Self {}
    pub fn with_acceptor<A>(self, acceptor: A) -> Self {}
    pub fn with_max_connections(self, max_connections: Option<usize>) -> Self {}
    pub fn run<H>(self, h: H) {}
    pub async fn run_async<H>(self, handler: H) {}
}
