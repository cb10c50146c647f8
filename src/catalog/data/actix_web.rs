//! Signatures of actix-web: the server, and as much of the application as tells what is served.
pub use self::app::App;
pub use actix_rt as rt;
pub use actix_http::body;
pub mod app {
    pub struct App<T = ()> { _t: T }
    impl App<()> {
        pub fn new() -> App<()> {}
    }
    impl<T> App<T> {
        pub fn app_data<U>(self, ext: U) -> Self {}
        pub fn data<U>(self, data: U) -> Self {}
        pub fn route<R>(self, path: &str, route: R) -> Self {}
        pub fn service<F>(self, factory: F) -> Self {}
        pub fn configure<F>(self, f: F) -> Self {}
        pub fn default_service<F>(self, svc: F) -> Self {}
        pub fn wrap<M>(self, mw: M) -> App<M> {}
        pub fn wrap_fn<F>(self, mw: F) -> App<F> {}
    }
}
use std::net::TcpListener;
use std::time::Duration;
pub struct Error { _p: () }
pub type Result<T, E = Error> = std::result::Result<T, E>;
pub struct HttpServer<F> { _f: F }
impl<F> HttpServer<F> {
    pub fn new(factory: F) -> HttpServer<F> {}
    pub fn workers(self, num: usize) -> Self {}
    pub fn backlog(self, backlog: u32) -> Self {}
    pub fn keep_alive<T>(self, val: T) -> Self {}
    #[versions(">=4.13")]
    pub fn tcp_nodelay(self, enabled: bool) -> Self {}
    pub fn max_connections(self, num: usize) -> Self {}
    pub fn max_connection_rate(self, num: usize) -> Self {}
    pub fn worker_max_blocking_threads(self, num: usize) -> Self {}
    pub fn client_request_timeout(self, dur: Duration) -> Self {}
    pub fn client_timeout<T>(self, dur: T) -> Self {}
    pub fn client_disconnect_timeout(self, dur: Duration) -> Self {}
    pub fn client_shutdown(self, dur: u64) -> Self {}
    pub fn tls_handshake_timeout(self, dur: Duration) -> Self {}
    pub fn server_hostname<T>(self, val: T) -> Self {}
    #[versions(">=3")]
    pub fn on_connect<CB>(self, f: CB) -> Self {}
    pub fn system_exit(self) -> Self {}
    pub fn disable_signals(self) -> Self {}
    pub fn shutdown_signal<Fut>(self, signal: Fut) -> Self {}
    pub fn shutdown_timeout(self, sec: u64) -> Self {}
    pub fn addrs(&self) -> Vec<std::net::SocketAddr> {}
    pub fn bind<A>(self, addrs: A) -> std::io::Result<Self> {}
    pub fn bind_auto_h2c<A>(self, addrs: A) -> std::io::Result<Self> {}
    pub fn bind_rustls<A, C>(self, addrs: A, config: C) -> std::io::Result<Self> {}
    pub fn bind_rustls_021<A, C>(self, addrs: A, config: C) -> std::io::Result<Self> {}
    pub fn bind_rustls_0_22<A, C>(self, addrs: A, config: C) -> std::io::Result<Self> {}
    pub fn bind_rustls_0_23<A, C>(self, addrs: A, config: C) -> std::io::Result<Self> {}
    pub fn bind_openssl<A, C>(self, addrs: A, builder: C) -> std::io::Result<Self> {}
    pub fn listen(self, lst: TcpListener) -> std::io::Result<Self> {}
    pub fn listen_auto_h2c(self, lst: TcpListener) -> std::io::Result<Self> {}
    pub fn listen_rustls<C>(self, lst: TcpListener, config: C) -> std::io::Result<Self> {}
    pub fn listen_rustls_0_21<C>(self, lst: TcpListener, config: C) -> std::io::Result<Self> {}
    pub fn listen_rustls_0_22<C>(self, lst: TcpListener, config: C) -> std::io::Result<Self> {}
    pub fn listen_rustls_0_23<C>(self, lst: TcpListener, config: C) -> std::io::Result<Self> {}
    pub fn listen_openssl<C>(self, lst: TcpListener, builder: C) -> std::io::Result<Self> {}
    pub fn bind_uds<A>(self, uds_path: A) -> std::io::Result<Self> {}
    pub fn listen_uds(self, lst: std::os::unix::net::UnixListener) -> std::io::Result<Self> {}
    pub fn run(self) -> actix_server::Server {}
}
pub mod dev {
    pub use actix_server::{Server, ServerHandle};
}
