//! Signatures of xitca-server.
pub struct Builder { _p: () }
impl Builder {
    pub fn new() -> Builder {}
    pub fn server_threads(self, num: usize) -> Self {}
    pub fn worker_threads(self, num: usize) -> Self {}
    pub fn bind<N, A, F>(self, name: N, addr: A, service: F) -> std::io::Result<Self> {}
    pub fn bind_unix<N, P, F>(self, name: N, path: P, service: F) -> std::io::Result<Self> {}
    pub fn listen<N, L, F>(self, name: N, listener: L, service: F) -> Self {}
    pub fn build(self) -> ServerFuture {}
}
pub struct ServerFuture { _p: () }
impl std::future::Future for ServerFuture { type Output = std::io::Result<()>; }
