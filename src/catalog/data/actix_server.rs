//! Signatures of actix-server.
pub struct Server { _p: () }
impl Server {
    pub fn build() -> ServerBuilder {}
    pub fn handle(&self) -> ServerHandle {}
}
impl std::future::Future for Server {
    type Output = std::io::Result<()>;
}
#[derive(Clone)]
pub struct ServerHandle { _p: () }
impl ServerHandle {
    pub async fn stop(&self, graceful: bool) {}
}
pub struct ServerBuilder { _p: () }
impl ServerBuilder {
    pub fn new() -> ServerBuilder {}
    pub fn workers(self, num: usize) -> Self {}
    pub fn backlog(self, num: u32) -> Self {}
    pub fn disable_signals(self) -> Self {}
    pub fn system_exit(self) -> Self {}
    pub fn shutdown_timeout(self, sec: u64) -> Self {}
    /// `factory` makes a service that is given each accepted stream.
    pub fn bind<F, U, N: AsRef<str>>(self, name: N, addrs: U, factory: F) -> std::io::Result<Self> {}
    pub fn listen<F, N: AsRef<str>>(self, name: N, lst: std::net::TcpListener, factory: F) -> std::io::Result<Self> {}
    pub fn bind_uds<F, U, N: AsRef<str>>(self, name: N, addr: U, factory: F) -> std::io::Result<Self> {}
    pub fn listen_uds<F, N: AsRef<str>>(self, name: N, lst: std::os::unix::net::UnixListener, factory: F) -> std::io::Result<Self> {}
    pub fn run(self) -> Server {}
}
