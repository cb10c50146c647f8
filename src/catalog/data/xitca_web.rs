//! Signatures of xitca-web.
pub struct HttpServer<S> { _s: S }
impl<S> HttpServer<S> {
    pub fn serve(service: S) -> HttpServer<S> {}
    pub fn worker_threads(self, threads: usize) -> Self {}
    pub fn bind<A>(self, addr: A) -> std::io::Result<Self> {}
    pub fn run(self) -> xitca_server::ServerFuture {}
}
