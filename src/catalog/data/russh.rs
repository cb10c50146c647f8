//! Signatures of russh.
pub struct Error { _p: () }
pub mod client {
    use std::sync::Arc;
    pub trait Handler { type Error; }
    pub struct Config { pub nodelay: bool, pub inactivity_timeout: Option<std::time::Duration>, pub keepalive_interval: Option<std::time::Duration> }
    impl Default for Config {}
    pub struct Handle<H> { _h: H }
    pub async fn connect<H: Handler, A>(config: Arc<Config>, addrs: A, handler: H) -> Result<Handle<H>, H::Error> {}
    pub async fn connect_stream<H: Handler, R>(config: Arc<Config>, stream: R, handler: H) -> Result<Handle<H>, H::Error> {}
}
pub mod server {
    use std::sync::Arc;
    pub trait Handler { type Error; }
    pub struct Config { pub nodelay: bool, pub inactivity_timeout: Option<std::time::Duration> }
    impl Default for Config {}
    pub trait Server {
        type Handler;
        fn new_client(&mut self, peer_addr: Option<std::net::SocketAddr>) -> Self::Handler;
        async fn run_on_address<A>(&mut self, config: Arc<Config>, addrs: A) -> std::io::Result<()>;
        async fn run_on_socket(&mut self, config: Arc<Config>, socket: &tokio::net::TcpListener) -> std::io::Result<()>;
    }
    pub struct RunningSession<H> { _h: H }
    pub async fn run_stream<H: Handler, R>(config: Arc<Config>, stream: R, handler: H) -> Result<RunningSession<H>, H::Error> {}
}
