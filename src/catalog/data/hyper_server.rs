//! Signatures of hyper-server.
pub fn bind(addr: std::net::SocketAddr) -> Server<()> {}
pub fn from_tcp(listener: std::net::TcpListener) -> Server<()> {}
pub struct Server<A> { listener: std::net::TcpListener, _a: A }
impl<A> Server<A> {
    pub fn acceptor<Acceptor>(self, acceptor: Acceptor) -> Server<Acceptor> {}
    pub fn handle<H>(self, handle: H) -> Self {}
    pub fn addr_incoming_config(self, config: AddrIncomingConfig) -> Self {}
    pub async fn serve<M>(self, make_service: M) -> std::io::Result<()> {}
}
#[derive(Clone)]
pub struct AddrIncomingConfig { _p: () }
impl AddrIncomingConfig {
    pub fn new() -> AddrIncomingConfig {}
    pub fn build(&mut self) -> AddrIncomingConfig {}
    pub fn tcp_nodelay(&mut self, nodelay: bool) -> &mut Self {}
}
