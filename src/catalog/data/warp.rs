//! Signatures of warp: servers, and filters just enough to name them.
pub use self::filter::Filter;
#[versions("<0.4")]
pub use self::tls::TlsServer;
pub mod filter {
    pub trait Filter {
        fn and<F>(self, other: F) -> And<Self, F>;
        fn or<F>(self, other: F) -> Or<Self, F>;
        fn map<F>(self, fun: F) -> Map<Self, F>;
        fn then<F>(self, fun: F) -> Map<Self, F>;
        fn and_then<F>(self, fun: F) -> Map<Self, F>;
        fn recover<F>(self, fun: F) -> Map<Self, F>;
        fn with<W>(self, wrapper: W) -> Map<Self, W>;
        fn boxed(self) -> BoxedFilter;
    }
    pub struct And<A, B> { _a: A, _b: B }
    impl<A, B> Filter for And<A, B> {}
    pub struct Or<A, B> { _a: A, _b: B }
    impl<A, B> Filter for Or<A, B> {}
    pub struct Map<A, F> { _a: A, _f: F }
    impl<A, F> Filter for Map<A, F> {}
    #[derive(Clone)]
    pub struct BoxedFilter { _p: () }
    impl Filter for BoxedFilter {}
}
use std::net::SocketAddr;
#[versions("<0.4")]
pub fn serve<F>(filter: F) -> Server<F> {}
#[versions("<0.4")]
pub struct Server<F> { _f: F }
#[versions("<0.4")]
impl<F> Server<F> {
    pub async fn run(self, addr: impl Into<SocketAddr>) {}
    pub async fn run_incoming<I>(self, incoming: I) {}
    pub async fn bind(self, addr: impl Into<SocketAddr>) {}
    pub async fn try_bind(self, addr: impl Into<SocketAddr>) {}
    pub fn bind_ephemeral(self, addr: impl Into<SocketAddr>) -> (SocketAddr, std::future::Ready<()>) {}
    pub fn try_bind_ephemeral(self, addr: impl Into<SocketAddr>) -> Result<(SocketAddr, std::future::Ready<()>), crate::Error> {}
    pub fn bind_with_graceful_shutdown<S>(self, addr: impl Into<SocketAddr>, signal: S) -> (SocketAddr, std::future::Ready<()>) {}
    pub fn try_bind_with_graceful_shutdown<S>(self, addr: impl Into<SocketAddr>, signal: S) -> Result<(SocketAddr, std::future::Ready<()>), crate::Error> {}
    pub async fn serve_incoming<I>(self, incoming: I) {}
    pub async fn serve_incoming_with_graceful_shutdown<I, S>(self, incoming: I, signal: S) {}
    pub fn tls(self) -> crate::tls::TlsServer<F> {}
}
#[versions(">=0.4")]
pub fn serve<F>(filter: F) -> Server<F, accept::LazyTcp, run::Standard> {}
#[versions(">=0.4")]
pub struct Server<F, A, R> { _f: F, _a: A, _r: R }
#[versions(">=0.4")]
impl<F, R> Server<F, accept::LazyTcp, R> {
    pub async fn run(self, addr: impl Into<SocketAddr>) {}
    pub async fn bind(self, addr: impl Into<SocketAddr>) -> Server<F, tokio::net::TcpListener, R> {}
    pub fn incoming<A>(self, acceptor: A) -> Server<F, A, R> {}
}
#[versions(">=0.4")]
impl<F, A, R> Server<F, A, R> {
    pub fn tls(self) -> Server<F, accept::Tls<A>, R> {}
    pub fn graceful<Fut>(self, shutdown_signal: Fut) -> Server<F, A, run::Graceful<Fut>> {}
    pub async fn run(self) {}
}
#[versions(">=0.4")]
pub mod accept {
    pub struct LazyTcp { _p: () }
    pub struct Tls<A> { _a: A }
}
#[versions(">=0.4")]
pub mod run {
    pub struct Standard { _p: () }
    pub struct Graceful<Fut> { _f: Fut }
}
#[versions("<0.4")]
pub mod tls {
    pub struct TlsServer<F> { _f: F }
    impl<F> TlsServer<F> {
        pub fn key_path(self, path: impl AsRef<std::path::Path>) -> Self {}
        pub fn cert_path(self, path: impl AsRef<std::path::Path>) -> Self {}
        pub fn key(self, key: impl AsRef<[u8]>) -> Self {}
        pub fn cert(self, cert: impl AsRef<[u8]>) -> Self {}
        pub async fn run(self, addr: impl Into<std::net::SocketAddr>) {}
        pub async fn bind(self, addr: impl Into<std::net::SocketAddr>) {}
        pub fn bind_with_graceful_shutdown<S>(self, addr: impl Into<std::net::SocketAddr>, signal: S) -> (std::net::SocketAddr, std::future::Ready<()>) {}
    }
}
pub struct Error { _p: () }
pub fn any() -> filter::BoxedFilter {}
pub fn path<P>(p: P) -> filter::BoxedFilter {}
pub mod sse {
    pub fn reply<S>(event_stream: S) -> SseReply<S> {}
    pub struct SseReply<S> { _s: S }
}
pub mod fs {
    pub fn dir(path: impl Into<std::path::PathBuf>) -> super::filter::BoxedFilter {}
    pub fn file(path: impl Into<std::path::PathBuf>) -> super::filter::BoxedFilter {}
}
