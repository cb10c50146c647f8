//! Signatures of gotham.
pub struct StartError { _p: () }
pub fn start<NH, A>(addr: A, new_handler: NH) -> Result<(), StartError> {}
pub fn start_with_num_threads<NH, A>(addr: A, new_handler: NH, threads: usize) -> Result<(), StartError> {}
pub async fn bind_server<NH, F, W>(listener: tokio::net::TcpListener, new_handler: NH, wrap: W) -> ! where W: Fn(tokio::net::TcpStream) -> F {}
pub mod plain {
    pub async fn init_server<NH, A>(addr: A, new_handler: NH) -> Result<(), crate::StartError> {}
}
pub use self::plain::init_server;
