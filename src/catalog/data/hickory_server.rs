//! Signatures of hickory-server: the server that is handed its listeners.
pub mod server {
    #[versions("<0.26")]
    pub struct ServerFuture<T> { handler: T, listener: tokio::net::TcpListener }
    #[versions("<0.26")]
    impl<T> ServerFuture<T> {
        pub fn new(handler: T) -> ServerFuture<T> {}
        pub fn register_socket(&mut self, socket: tokio::net::UdpSocket) {}
        pub fn register_listener(&mut self, listener: tokio::net::TcpListener, timeout: std::time::Duration) {}
        pub async fn block_until_done(&mut self) -> Result<(), ()> {}
    }
    pub struct Server<T> { handler: T, listener: tokio::net::TcpListener }
    impl<T> Server<T> {
        pub fn new(handler: T) -> Server<T> {}
        pub fn register_socket(&mut self, socket: tokio::net::UdpSocket) {}
        pub fn register_listener(&mut self, listener: tokio::net::TcpListener, timeout: std::time::Duration, response_buffer_size: usize) {}
        pub async fn block_until_done(&mut self) -> Result<(), ()> {}
    }
}
#[versions("<0.26")]
pub use self::server::ServerFuture;
pub use self::server::Server;
