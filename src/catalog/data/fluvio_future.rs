//! Signatures of fluvio-future: streams.
pub mod net {
    pub use async_net::{TcpListener, TcpStream};
    pub mod tcp_stream {
        #[derive(Clone)]
        pub struct SocketOpts { pub nodelay: Option<bool>, pub keepalive: Option<()> }
        impl Default for SocketOpts {}
        pub async fn stream(addr: &str) -> std::io::Result<async_net::TcpStream> {}
    }
}
