//! Signatures of ntex.
pub mod web {
    pub struct HttpServer<F> { _f: F }
    impl<F> HttpServer<F> {
        pub fn new(factory: F) -> HttpServer<F> {}
        pub fn workers(self, num: usize) -> Self {}
        pub fn bind<A>(self, addr: A) -> std::io::Result<Self> {}
        pub fn bind_openssl<A, B>(self, addr: A, builder: B) -> std::io::Result<Self> {}
        pub fn bind_rustls<A, C>(self, addr: A, config: C) -> std::io::Result<Self> {}
        pub fn listen(self, lst: std::net::TcpListener) -> std::io::Result<Self> {}
        pub fn run(self) -> crate::server::Server {}
    }
    pub fn server<F>(factory: F) -> HttpServer<F> {}
}
pub mod server {
    pub struct Server { _p: () }
    impl std::future::Future for Server { type Output = std::io::Result<()>; }
}
