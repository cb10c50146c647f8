//! Signatures of hyper-serve.
pub fn bind(addr: std::net::SocketAddr) -> Server<()> {}
pub fn from_tcp(listener: std::net::TcpListener) -> Server<()> {}
pub struct Server<A> { listener: std::net::TcpListener, _a: A }
impl<A> Server<A> {
    pub fn acceptor<Acceptor>(self, acceptor: Acceptor) -> Server<Acceptor> {}
    pub fn handle<H>(self, handle: H) -> Self {}
    pub async fn serve<M>(self, make_service: M) -> std::io::Result<()> {}
}
pub mod accept {
    #[derive(Clone)]
    pub struct NoDelayAcceptor { _p: () }
    impl NoDelayAcceptor { pub fn new() -> NoDelayAcceptor {} }
}
