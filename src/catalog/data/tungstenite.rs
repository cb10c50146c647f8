//! Signatures of tungstenite.
pub use self::client::{client, client_tls, client_tls_with_config, connect};
pub use self::error::{Error, Result};
pub use self::handshake::HandshakeError;
pub use self::protocol::{Message, WebSocket};
pub use self::server::{accept, accept_hdr, accept_hdr_with_config, accept_with_config};
pub use http;

pub mod client {
    use crate::protocol::WebSocket;
    use crate::stream::MaybeTlsStream;
    pub fn connect<Req>(request: Req) -> crate::Result<(WebSocket<MaybeTlsStream<std::net::TcpStream>>, http::Response<Option<Vec<u8>>>)> {}
    pub fn connect_with_config<Req, C>(request: Req, config: C, max_redirects: u8) -> crate::Result<(WebSocket<MaybeTlsStream<std::net::TcpStream>>, http::Response<Option<Vec<u8>>>)> {}
    pub fn client<Stream, Req>(request: Req, stream: Stream) -> Result<(WebSocket<Stream>, http::Response<Option<Vec<u8>>>), crate::HandshakeError> {}
    pub fn client_with_config<Stream, Req, C>(request: Req, stream: Stream, config: C) -> Result<(WebSocket<Stream>, http::Response<Option<Vec<u8>>>), crate::HandshakeError> {}
    pub fn client_tls<R, S>(request: R, stream: S) -> Result<(WebSocket<MaybeTlsStream<S>>, http::Response<Option<Vec<u8>>>), crate::HandshakeError> {}
    pub fn client_tls_with_config<R, S, C, T>(request: R, stream: S, config: C, connector: T) -> Result<(WebSocket<MaybeTlsStream<S>>, http::Response<Option<Vec<u8>>>), crate::HandshakeError> {}
    pub trait IntoClientRequest {}
}
pub mod server {
    use crate::protocol::WebSocket;
    pub fn accept<S>(stream: S) -> Result<WebSocket<S>, crate::HandshakeError> {}
    pub fn accept_with_config<S, C>(stream: S, config: C) -> Result<WebSocket<S>, crate::HandshakeError> {}
    pub fn accept_hdr<S, C>(stream: S, callback: C) -> Result<WebSocket<S>, crate::HandshakeError> {}
    pub fn accept_hdr_with_config<S, C, D>(stream: S, callback: C, config: D) -> Result<WebSocket<S>, crate::HandshakeError> {}
}
pub mod handshake {
    pub struct HandshakeError { _p: () }
}
pub mod error {
    pub struct Error { _p: () }
    pub type Result<T> = std::result::Result<T, Error>;
}
pub mod stream {
    pub trait NoDelay {
        fn set_nodelay(&mut self, nodelay: bool) -> std::io::Result<()>;
    }
    impl NoDelay for std::net::TcpStream {}
    impl<S: NoDelay> NoDelay for MaybeTlsStream<S> {}
    pub enum MaybeTlsStream<S> { Plain(S), NativeTls(native_tls::TlsStream<S>), Rustls(rustls::StreamOwned<rustls::ClientConnection, S>) }
    impl<S> MaybeTlsStream<S> {
        pub fn get_ref(&self) -> &S {}
        pub fn get_mut(&mut self) -> &mut S {}
    }
    impl<S> std::io::Read for MaybeTlsStream<S> {}
    impl<S> std::io::Write for MaybeTlsStream<S> {}
}
pub mod protocol {
    pub struct WebSocket<Stream> { _s: Stream }
    impl<Stream> WebSocket<Stream> {
        pub fn from_raw_socket<R, C>(stream: Stream, role: R, config: C) -> WebSocket<Stream> {}
        pub fn get_ref(&self) -> &Stream {}
        pub fn get_mut(&mut self) -> &mut Stream {}
        pub fn into_inner(self) -> Stream {}
        pub fn can_read(&self) -> bool {}
        pub fn can_write(&self) -> bool {}
        pub fn read(&mut self) -> crate::Result<Message> {}
        pub fn send(&mut self, message: Message) -> crate::Result<()> {}
        pub fn write(&mut self, message: Message) -> crate::Result<()> {}
        pub fn flush(&mut self) -> crate::Result<()> {}
        pub fn close<C>(&mut self, code: C) -> crate::Result<()> {}
        #[versions("<0.20")]
        pub fn read_message(&mut self) -> crate::Result<Message> {}
        #[versions("<0.20")]
        pub fn write_message(&mut self, message: Message) -> crate::Result<()> {}
        #[versions("<0.20")]
        pub fn write_pending(&mut self) -> crate::Result<()> {}
    }
    pub enum Message { Text(String), Binary(bytes::Bytes), Ping(bytes::Bytes), Pong(bytes::Bytes), Close(Option<()>) }
}
