//! Signatures of rouille: tiny-http underneath.
pub struct Request { _p: () }
pub struct Response { _p: () }
pub fn start_server<A, F: Fn(&Request) -> Response>(addr: A, handler: F) -> ! {}
pub fn start_server_with_pool<A, F: Fn(&Request) -> Response>(addr: A, pool_size: Option<usize>, handler: F) -> ! {}
pub struct Server<F> { _f: F }
impl<F> Server<F> {
    pub fn new<A>(addr: A, handler: F) -> Result<Server<F>, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn new_ssl<A>(addr: A, handler: F, certificate: Vec<u8>, private_key: Vec<u8>) -> Result<Server<F>, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn pool_size(self, pool_size: usize) -> Self {}
    pub fn server_addr(&self) -> std::net::SocketAddr {}
    pub fn run(self) {}
    pub fn poll(&self) {}
    pub fn poll_timeout(&self, dur: std::time::Duration) {}
    pub fn join(&self) {}
    pub fn stoppable(self) -> (std::thread::JoinHandle<()>, std::sync::mpsc::Sender<()>) {}
}
