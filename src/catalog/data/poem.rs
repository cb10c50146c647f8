//! Signatures of poem: servers over listeners.
pub use self::server::Server;
pub mod server {
    pub struct Server<L, A> { _l: L, _a: A }
    impl<L, A> Server<L, A> {
        pub fn new(listener: L) -> Server<L, A> {}
        pub fn new_with_acceptor(acceptor: A) -> Server<L, A> {}
        pub fn name(self, name: impl Into<String>) -> Self {}
        pub fn idle_timeout(self, timeout: std::time::Duration) -> Self {}
        pub async fn run<E>(self, ep: E) -> std::io::Result<()> {}
        pub async fn run_with_graceful_shutdown<E, S>(self, ep: E, signal: S, timeout: Option<std::time::Duration>) -> std::io::Result<()> {}
    }
}
pub mod listener {
    pub trait Listener {
        fn rustls<S>(self, config: S) -> RustlsListener<Self, S>;
        fn combine<T>(self, other: T) -> Combined<Self, T>;
    }
    pub struct TcpListener<T> { _t: T }
    impl<T> TcpListener<T> {
        pub fn bind(addr: T) -> TcpListener<T> {}
    }
    impl<T> Listener for TcpListener<T> {}
    pub struct UnixListener<T> { _t: T }
    impl<T> UnixListener<T> {
        pub fn bind(path: T) -> UnixListener<T> {}
    }
    impl<T> Listener for UnixListener<T> {}
    pub struct RustlsListener<T, S> { _t: T, _s: S }
    impl<T, S> Listener for RustlsListener<T, S> {}
    pub struct Combined<A, B> { _a: A, _b: B }
    impl<A, B> Listener for Combined<A, B> {}
    pub struct TcpAcceptor { _p: () }
    impl TcpAcceptor {
        pub fn from_tokio(listener: tokio::net::TcpListener) -> std::io::Result<TcpAcceptor> {}
        pub fn from_std(listener: std::net::TcpListener) -> std::io::Result<TcpAcceptor> {}
    }
}
