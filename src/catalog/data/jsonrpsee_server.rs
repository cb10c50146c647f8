//! Signatures of jsonrpsee-server.
pub struct ServerBuilder<H, R> { _h: H, _r: R, config: ServerConfig }
impl<H, R> ServerBuilder<H, R> {
    pub fn new() -> ServerBuilder<H, R> {}
    pub fn with_config(config: ServerConfig) -> ServerBuilder<H, R> {}
    pub fn set_config(self, config: ServerConfig) -> Self {}
    pub fn max_connections(self, max: u32) -> Self {}
    pub fn max_request_body_size(self, size: u32) -> Self {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn set_http_middleware<T>(self, middleware: T) -> ServerBuilder<T, R> {}
    pub fn set_rpc_middleware<T>(self, middleware: T) -> ServerBuilder<H, T> {}
    pub async fn build<A>(self, addrs: A) -> std::io::Result<Server<H, R>> {}
    pub fn build_from_tcp<L>(self, listener: L) -> std::io::Result<Server<H, R>> {}
}
pub struct Server<H, R> { _h: H, _r: R }
impl<H, R> Server<H, R> {
    pub fn builder() -> ServerBuilder<H, R> {}
    pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    pub fn start<M>(self, methods: M) -> ServerHandle {}
}
#[derive(Clone)]
pub struct ServerHandle { _p: () }
#[derive(Clone)]
pub struct ServerConfig { _p: () }
impl ServerConfig { pub fn builder() -> ServerConfigBuilder {} }
#[derive(Clone)]
pub struct ServerConfigBuilder { _p: () }
impl ServerConfigBuilder {
    pub fn new() -> ServerConfigBuilder {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn build(self) -> ServerConfig {}
}
