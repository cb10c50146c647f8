//! Signatures of dropshot.
pub struct HttpServer<C> { _c: C }
pub struct HttpServerStarter<C> { _c: C }
impl<C> HttpServerStarter<C> {
    pub fn new<A, L>(config: &ConfigDropshot, api: A, private: C, log: &L) -> Result<HttpServerStarter<C>, ()> {}
    pub fn new_with_tls<A, L>(config: &ConfigDropshot, api: A, private: C, log: &L, tls: Option<ConfigTls>) -> Result<HttpServerStarter<C>, ()> {}
    pub fn start(self) -> HttpServer<C> {}
}
pub struct ServerBuilder<C> { _c: C }
impl<C> ServerBuilder<C> {
    pub fn new<A, L>(api: A, private: C, log: L) -> ServerBuilder<C> {}
    pub fn config(self, config: ConfigDropshot) -> Self {}
    pub fn tls(self, tls: Option<ConfigTls>) -> Self {}
    pub fn start(self) -> Result<HttpServer<C>, ()> {}
}
#[derive(Clone)]
pub struct ConfigDropshot { pub bind_address: std::net::SocketAddr }
impl Default for ConfigDropshot {}
#[derive(Clone)]
pub struct ConfigTls { _p: () }
