//! Signatures of tokio-websockets.
pub use self::client::Builder as ClientBuilder;
pub use self::proto::{Error, Message, WebSocketStream};
pub use self::server::Builder as ServerBuilder;
pub use self::tls::MaybeTlsStream;
pub mod client {
    use crate::proto::{Error, WebSocketStream};
    use crate::tls::MaybeTlsStream;
    pub struct Builder<'a> { _p: &'a () }
    impl<'a> Builder<'a> {
        pub fn new() -> Builder<'a> {}
        pub fn from_uri(uri: http::Uri) -> Builder<'a> {}
        pub fn uri(self, uri: &str) -> Result<Builder<'a>, http::uri::InvalidUri> {}
        pub fn connector<C>(self, connector: C) -> Builder<'a> {}
        pub fn limits<L>(self, limits: L) -> Builder<'a> {}
        pub fn config<C>(self, config: C) -> Builder<'a> {}
        pub fn add_header<K, V>(self, name: K, value: V) -> Result<Builder<'a>, Error> {}
        pub async fn connect(&self) -> Result<(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>, http::Response<()>), Error> {}
        pub async fn connect_on<S>(&self, stream: S) -> Result<(WebSocketStream<S>, http::Response<()>), Error> {}
        pub fn take_over<S>(&self, stream: S) -> WebSocketStream<S> {}
    }
}
pub mod server {
    use crate::proto::{Error, WebSocketStream};
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub async fn accept<S>(&self, stream: S) -> Result<(http::Request<()>, WebSocketStream<S>), Error> {}
        pub fn serve<S>(&self, stream: S) -> WebSocketStream<S> {}
    }
}
pub mod tls {
    pub enum MaybeTlsStream<S> { Plain(S), Rustls(tokio_rustls::client::TlsStream<S>) }
    impl<S> MaybeTlsStream<S> {
        pub fn get_ref(&self) -> &S {}
    }
    impl<S> tokio::io::AsyncRead for MaybeTlsStream<S> {}
    impl<S> tokio::io::AsyncWrite for MaybeTlsStream<S> {}
}
pub mod proto {
    pub struct Error { _p: () }
    pub struct Message { _p: () }
    pub struct WebSocketStream<T> { _t: T }
    impl<T> WebSocketStream<T> {
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub async fn next(&mut self) -> Option<Result<Message, Error>> {}
        pub async fn close(&mut self) -> Result<(), Error> {}
    }
    impl<T> futures_core::Stream for WebSocketStream<T> {
        type Item = Result<Message, Error>;
    }
    impl<T> futures_sink::Sink<Message> for WebSocketStream<T> {
        type Error = Error;
    }
}
