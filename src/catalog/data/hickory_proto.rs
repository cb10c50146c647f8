//! Signatures of hickory-proto: its TCP client.
pub mod tcp {
    pub struct TcpClientStream<S> { stream: S }
    impl<S> TcpClientStream<S> {
        pub fn new(name_server: std::net::SocketAddr) -> (TcpClientStream<S>, ()) {}
    }
}
