//! Signatures of async-tungstenite.
pub use tungstenite;
use tungstenite::{Error, Message};
type Answer<S> = Result<(WebSocketStream<S>, http::Response<Option<Vec<u8>>>), Error>;

pub async fn client_async<R, S>(request: R, stream: S) -> Answer<S> {}
pub async fn client_async_with_config<R, S, C>(request: R, stream: S, config: C) -> Answer<S> {}
pub async fn accept_async<S>(stream: S) -> Result<WebSocketStream<S>, Error> {}
pub async fn accept_async_with_config<S, C>(stream: S, config: C) -> Result<WebSocketStream<S>, Error> {}
pub async fn accept_hdr_async<S, C>(stream: S, callback: C) -> Result<WebSocketStream<S>, Error> {}
pub struct WebSocketStream<S> { _s: S }
impl<S> WebSocketStream<S> {
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
    pub async fn send(&mut self, msg: Message) -> Result<(), Error> {}
    pub async fn close<C>(&mut self, msg: C) -> Result<(), Error> {}
}
impl<S> futures_core::Stream for WebSocketStream<S> {
    type Item = Result<Message, Error>;
}
impl<S> futures_sink::Sink<Message> for WebSocketStream<S> {
    type Error = Error;
}
pub mod tokio {
    use crate::WebSocketStream;
    use tungstenite::Error;
    pub async fn connect_async<R>(request: R) -> Result<(WebSocketStream<TokioAdapter<::tokio::net::TcpStream>>, http::Response<Option<Vec<u8>>>), Error> {}
    pub async fn connect_async_with_config<R, C>(request: R, config: C) -> Result<(WebSocketStream<TokioAdapter<::tokio::net::TcpStream>>, http::Response<Option<Vec<u8>>>), Error> {}
    pub async fn accept_async<S>(stream: S) -> Result<WebSocketStream<TokioAdapter<S>>, Error> {}
    pub async fn client_async<R, S>(request: R, stream: S) -> Result<(WebSocketStream<TokioAdapter<S>>, http::Response<Option<Vec<u8>>>), Error> {}
    pub struct TokioAdapter<T> { _t: T }
    impl<T> TokioAdapter<T> {
        pub fn get_ref(&self) -> &T {}
    }
}
pub mod async_std {
    use crate::WebSocketStream;
    use tungstenite::Error;
    pub async fn connect_async<R>(request: R) -> Result<(WebSocketStream<::async_std::net::TcpStream>, http::Response<Option<Vec<u8>>>), Error> {}
    pub async fn connect_async_with_config<R, C>(request: R, config: C) -> Result<(WebSocketStream<::async_std::net::TcpStream>, http::Response<Option<Vec<u8>>>), Error> {}
}
pub mod smol {
    use crate::WebSocketStream;
    use tungstenite::Error;
    pub async fn connect_async<R>(request: R) -> Result<(WebSocketStream<async_net::TcpStream>, http::Response<Option<Vec<u8>>>), Error> {}
    pub async fn connect_async_with_config<R, C>(request: R, config: C) -> Result<(WebSocketStream<async_net::TcpStream>, http::Response<Option<Vec<u8>>>), Error> {}
}
