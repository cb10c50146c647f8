//! Signatures of tokio-tungstenite.
pub use tungstenite;
use tungstenite::{Error, Message};
type Answer<S> = Result<(WebSocketStream<S>, http::Response<Option<Vec<u8>>>), Error>;

type Opened = Result<(WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>, http::Response<Option<Vec<u8>>>), Error>;
pub async fn connect_async<R>(request: R) -> Opened {}
#[versions(">=0.19")]
pub async fn connect_async_with_config<R, C>(request: R, config: C, disable_nagle: bool) -> Opened {}
#[versions("<0.19")]
pub async fn connect_async_with_config<R, C>(request: R, config: C) -> Opened {}
#[versions(">=0.19")]
pub async fn connect_async_tls_with_config<R, C, T>(request: R, config: C, disable_nagle: bool, connector: T) -> Opened {}
#[versions("<0.19")]
pub async fn connect_async_tls_with_config<R, C, T>(request: R, config: C, connector: T) -> Opened {}
pub enum Connector { Plain, NativeTls(native_tls::TlsConnector), Rustls(std::sync::Arc<rustls::ClientConfig>) }
pub async fn client_async_tls<R, S>(request: R, stream: S) -> Result<(WebSocketStream<MaybeTlsStream<S>>, http::Response<Option<Vec<u8>>>), Error> {}
pub async fn client_async_tls_with_config<R, S, C, T>(request: R, stream: S, config: C, connector: T) -> Result<(WebSocketStream<MaybeTlsStream<S>>, http::Response<Option<Vec<u8>>>), Error> {}
pub enum MaybeTlsStream<S> { Plain(S), NativeTls(tokio_native_tls::TlsStream<S>), Rustls(tokio_rustls::client::TlsStream<S>) }
impl<S> MaybeTlsStream<S> {
    pub fn get_ref(&self) -> &S {}
}
impl<S> tokio::io::AsyncRead for MaybeTlsStream<S> {}
impl<S> tokio::io::AsyncWrite for MaybeTlsStream<S> {}
pub async fn client_async<R, S>(request: R, stream: S) -> Answer<S> {}
pub async fn client_async_with_config<R, S, C>(request: R, stream: S, config: C) -> Answer<S> {}
pub async fn accept_async<S>(stream: S) -> Result<WebSocketStream<S>, Error> {}
pub async fn accept_async_with_config<S, C>(stream: S, config: C) -> Result<WebSocketStream<S>, Error> {}
pub async fn accept_hdr_async<S, C>(stream: S, callback: C) -> Result<WebSocketStream<S>, Error> {}
pub async fn accept_hdr_async_with_config<S, C, D>(stream: S, callback: C, config: D) -> Result<WebSocketStream<S>, Error> {}

pub struct WebSocketStream<S> { _s: S }
impl<S> WebSocketStream<S> {
    pub async fn from_raw_socket<R, C>(stream: S, role: R, config: C) -> WebSocketStream<S> {}
    pub async fn from_partially_read<R, C>(stream: S, part: Vec<u8>, role: R, config: C) -> WebSocketStream<S> {}
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
    pub fn into_inner(self) -> S {}
    pub async fn close<C>(&mut self, msg: C) -> Result<(), Error> {}
}
impl<S> futures_core::Stream for WebSocketStream<S> {
    type Item = Result<Message, Error>;
}
impl<S> futures_sink::Sink<Message> for WebSocketStream<S> {
    type Error = Error;
}
