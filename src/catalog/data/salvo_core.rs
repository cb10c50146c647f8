//! Signatures of salvo_core; salvo re-exports it.
pub use self::server::Server;
pub mod server {
    pub struct Server<A> { _a: A }
    impl<A> Server<A> {
        pub fn new(acceptor: A) -> Server<A> {}
        pub async fn serve<S>(self, service: S) {}
        pub async fn try_serve<S>(self, service: S) -> std::io::Result<()> {}
    }
}
pub mod conn {
    pub trait Listener {
        async fn bind(self) -> TcpAcceptor;
        async fn try_bind(self) -> std::io::Result<TcpAcceptor>;
    }
    pub struct TcpListener<T> { _t: T }
    impl<T> TcpListener<T> {
        pub fn new(local_addr: T) -> TcpListener<T> {}
        pub async fn bind(self) -> TcpAcceptor {}
        pub fn rustls<C>(self, config: C) -> TcpListener<T> {}
        pub fn join<V>(self, other: V) -> TcpListener<T> {}
    }
    pub struct TcpAcceptor { _p: () }
    pub struct UnixListener<T> { _t: T }
    impl<T> UnixListener<T> {
        pub fn new(path: T) -> UnixListener<T> {}
        pub async fn bind(self) -> UnixAcceptor {}
    }
    pub struct UnixAcceptor { _p: () }
}
