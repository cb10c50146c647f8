//! Signatures of rocket_http: the listener under rocket's server.
pub mod hyper {
    pub use ::hyper::server::Server;
    pub use ::hyper::service::{make_service_fn, service_fn};
}
pub mod private {
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub trait Connection: tokio::io::AsyncRead + tokio::io::AsyncWrite {
        fn enable_nodelay(&self) -> std::io::Result<()> {}
    }
    pub trait Listener {
        type Connection: Connection;
        fn poll_accept(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<std::io::Result<Self::Connection>> {}
    }
    pub struct Incoming<L> { listener: L }
    impl<L: Listener> Incoming<L> {
        pub fn new(listener: L) -> Incoming<L> {}
        pub fn sleep_on_errors(self, val: Option<std::time::Duration>) -> Self {}
        pub fn set_sleep_on_errors(&mut self, val: Option<std::time::Duration>) {}
        #[versions(">=0.5")]
        pub fn nodelay(self, nodelay: bool) -> Self {}
    }
    impl<L: Listener> futures_core::Stream for Incoming<L> {
        type Item = std::io::Result<L::Connection>;
    }
    impl Connection for tokio::net::TcpStream {}
    impl Listener for tokio::net::TcpListener {
        type Connection = tokio::net::TcpStream;
    }
    pub async fn bind_tcp(address: std::net::SocketAddr) -> std::io::Result<tokio::net::TcpListener> {}
}
