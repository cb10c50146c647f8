//! Signatures of axum-server.
pub use self::tls_openssl::bind_openssl;
pub use self::tls_rustls::{bind_rustls, from_tcp_rustls};
use self::accept::DefaultAcceptor;
use std::net::SocketAddr;

#[versions(">=0.4, <0.6")]
#[derive(Clone)]
pub struct AddrIncomingConfig { _p: () }
#[versions(">=0.4, <0.6")]
impl AddrIncomingConfig {
    pub fn new() -> AddrIncomingConfig {}
    pub fn build(&mut self) -> AddrIncomingConfig {}
    pub fn tcp_nodelay(&mut self, nodelay: bool) -> &mut Self {}
    pub fn tcp_sleep_on_accept_errors(&mut self, val: bool) -> &mut Self {}
    pub fn tcp_keepalive(&mut self, val: Option<std::time::Duration>) -> &mut Self {}
}

pub fn bind<Addr>(addr: Addr) -> Server<Addr, DefaultAcceptor> {}
pub fn from_tcp(listener: std::net::TcpListener) -> std::io::Result<Server<std::net::SocketAddr, DefaultAcceptor>> {}
pub fn from_unix(listener: std::os::unix::net::UnixListener) -> std::io::Result<Server<tokio::net::unix::SocketAddr, DefaultAcceptor>> {}
/// Holds what it listens on as an address (`Addr`) or, after from_tcp, as a listener.
pub struct Server<Addr, A = DefaultAcceptor> { listener: std::net::TcpListener, _addr: Addr, _a: A }
impl<Addr> Server<Addr, DefaultAcceptor> {
    pub fn bind(addr: Addr) -> Server<Addr, DefaultAcceptor> {}
    pub fn from_tcp(listener: std::net::TcpListener) -> Server<Addr, DefaultAcceptor> {}
    pub fn from_listener<L>(listener: L) -> Server<Addr, DefaultAcceptor> {}
}
impl<Addr, A> Server<Addr, A> {
    pub fn acceptor<Acceptor>(self, acceptor: Acceptor) -> Server<Addr, Acceptor> {}
    pub fn map<Acceptor, F: FnOnce(A) -> Acceptor>(self, acceptor: F) -> Server<Addr, Acceptor> {}
    pub fn get_ref(&self) -> &A {}
    pub fn get_mut(&mut self) -> &mut A {}
    pub fn http_builder(&mut self) -> &mut hyper_util::server::conn::auto::Builder<hyper_util::rt::TokioExecutor> {}
    pub fn http1_only(self) -> Self {}
    pub fn http2_only(self) -> Self {}
    pub fn handle<H>(self, handle: H) -> Self {}
    pub fn first_request_timeout<D>(self, timeout: D) -> Self {}
    pub fn accept_error_handler<F>(self, handler: F) -> Self {}
    #[versions(">=0.4, <0.6")]
    pub fn addr_incoming_config(self, config: crate::AddrIncomingConfig) -> Self {}
    #[versions(">=0.4, <0.6")]
    pub fn http_config<C>(self, config: C) -> Self {}
    pub async fn serve<M>(self, make_service: M) -> std::io::Result<()> {}
}
#[derive(Clone)]
pub struct Handle<A = SocketAddr> { _a: A }
impl<A> Handle<A> {
    pub fn new() -> Handle<A> {}
    pub fn shutdown(&self) {}
    pub fn graceful_shutdown(&self, duration: Option<std::time::Duration>) {}
    pub async fn listening(&self) -> Option<A> {}
    pub fn connection_count(&self) -> usize {}
}

pub mod accept {
    pub trait Accept<I, S> {
        type Stream;
        type Service;
        type Future: std::future::Future;
        fn accept(&self, stream: I, service: S) -> Self::Future;
    }
    #[derive(Clone)]
    pub struct DefaultAcceptor { _p: () }
    impl DefaultAcceptor {
        pub fn new() -> DefaultAcceptor {}
    }
    #[versions(">=0.6")]
    #[derive(Clone)]
    pub struct NoDelayAcceptor { _p: () }
    #[versions(">=0.6")]
    impl NoDelayAcceptor {
        pub fn new() -> NoDelayAcceptor {}
    }
    #[versions(">=0.9")]
    #[derive(Clone)]
    pub struct TcpSocketConfig { _p: () }
    #[versions(">=0.9")]
    impl TcpSocketConfig {
        pub fn new() -> TcpSocketConfig {}
        pub fn nodelay(self, nodelay: bool) -> Self {}
        pub fn keepalive<K>(self, keepalive: K) -> Self {}
    }
    #[versions(">=0.9")]
    #[derive(Clone)]
    pub struct TcpConfigAcceptor { _c: TcpSocketConfig }
    #[versions(">=0.9")]
    impl TcpConfigAcceptor {
        pub fn new(config: TcpSocketConfig) -> TcpConfigAcceptor {}
    }
}
pub mod tls_rustls {
    use crate::accept::DefaultAcceptor;
    use crate::Server;
    pub fn bind_rustls<Addr>(addr: Addr, config: RustlsConfig) -> Server<Addr, RustlsAcceptor<DefaultAcceptor>> {}
    pub fn from_tcp_rustls(listener: std::net::TcpListener, config: RustlsConfig) -> std::io::Result<Server<std::net::SocketAddr, RustlsAcceptor<DefaultAcceptor>>> {}
    #[derive(Clone)]
    pub struct RustlsAcceptor<A = DefaultAcceptor> { _a: A }
    impl RustlsAcceptor<DefaultAcceptor> {
        pub fn new(config: RustlsConfig) -> RustlsAcceptor<DefaultAcceptor> {}
    }
    impl<A> RustlsAcceptor<A> {
        pub fn acceptor<Acceptor>(self, acceptor: Acceptor) -> RustlsAcceptor<Acceptor> {}
        pub fn handshake_timeout(self, val: std::time::Duration) -> Self {}
    }
    #[derive(Clone)]
    pub struct RustlsConfig { _p: () }
    impl RustlsConfig {
        pub async fn from_pem_file<P: AsRef<std::path::Path>>(cert: P, key: P) -> std::io::Result<RustlsConfig> {}
        pub async fn from_pem(cert: Vec<u8>, key: Vec<u8>) -> std::io::Result<RustlsConfig> {}
        pub async fn from_der(cert: Vec<Vec<u8>>, key: Vec<u8>) -> std::io::Result<RustlsConfig> {}
        pub fn from_config<C>(config: C) -> RustlsConfig {}
    }
}
pub mod tls_openssl {
    use crate::accept::DefaultAcceptor;
    use crate::Server;
    pub fn bind_openssl<Addr>(addr: Addr, config: OpenSSLConfig) -> Server<Addr, OpenSSLAcceptor<DefaultAcceptor>> {}
    #[derive(Clone)]
    pub struct OpenSSLAcceptor<A = DefaultAcceptor> { _a: A }
    impl OpenSSLAcceptor<DefaultAcceptor> {
        pub fn new(config: OpenSSLConfig) -> OpenSSLAcceptor<DefaultAcceptor> {}
    }
    impl<A> OpenSSLAcceptor<A> {
        pub fn acceptor<Acceptor>(self, acceptor: Acceptor) -> OpenSSLAcceptor<Acceptor> {}
    }
    #[derive(Clone)]
    pub struct OpenSSLConfig { _p: () }
}
