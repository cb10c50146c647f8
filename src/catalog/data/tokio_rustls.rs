//! Signatures of tokio-rustls: get_ref gives a pair, the socket first.
pub use rustls;
#[derive(Clone)]
pub struct TlsConnector { _p: () }
impl TlsConnector {
    pub fn new() -> TlsConnector {}
    pub fn connect<D, IO>(&self, domain: D, stream: IO) -> Connect<IO> {}
    pub fn connect_with<D, IO, F>(&self, domain: D, stream: IO, f: F) -> Connect<IO> {}
    pub fn early_data(self, flag: bool) -> TlsConnector {}
}
impl<C> From<C> for TlsConnector {
    fn from(config: C) -> TlsConnector {}
}
#[derive(Clone)]
pub struct TlsAcceptor { _p: () }
impl TlsAcceptor {
    pub fn accept<IO>(&self, stream: IO) -> Accept<IO> {}
    pub fn accept_with<IO, F>(&self, stream: IO, f: F) -> Accept<IO> {}
}
impl<C> From<C> for TlsAcceptor {
    fn from(config: C) -> TlsAcceptor {}
}
pub struct Connect<IO> { _io: IO }
impl<IO> Connect<IO> {
    pub fn get_ref(&self) -> Option<&IO> {}
    pub fn get_mut(&mut self) -> Option<&mut IO> {}
}
impl<IO> std::future::Future for Connect<IO> {
    type Output = std::io::Result<client::TlsStream<IO>>;
}
pub struct Accept<IO> { _io: IO }
impl<IO> Accept<IO> {
    pub fn get_ref(&self) -> Option<&IO> {}
    pub fn get_mut(&mut self) -> Option<&mut IO> {}
}
impl<IO> std::future::Future for Accept<IO> {
    type Output = std::io::Result<server::TlsStream<IO>>;
}
pub struct LazyConfigAcceptor<IO> { _io: IO }
impl<IO> LazyConfigAcceptor<IO> {
    pub fn new<A>(acceptor: A, io: IO) -> LazyConfigAcceptor<IO> {}
    pub fn take_io(&mut self) -> Option<IO> {}
}
impl<IO> std::future::Future for LazyConfigAcceptor<IO> {
    type Output = std::io::Result<StartHandshake<IO>>;
}
pub struct StartHandshake<IO> { _io: IO }
impl<IO> StartHandshake<IO> {
    pub fn into_stream<C>(self, config: C) -> Accept<IO> {}
    pub fn into_stream_with<C, F>(self, config: C, f: F) -> Accept<IO> {}
}
pub enum TlsStream<IO> { Client(client::TlsStream<IO>), Server(server::TlsStream<IO>) }
impl<IO> TlsStream<IO> {
    pub fn get_ref(&self) -> (&IO, &rustls::CommonState) {}
    pub fn get_mut(&mut self) -> (&mut IO, &mut rustls::CommonState) {}
}
impl<IO> From<client::TlsStream<IO>> for TlsStream<IO> {
    fn from(s: client::TlsStream<IO>) -> TlsStream<IO> {}
}
impl<IO> From<server::TlsStream<IO>> for TlsStream<IO> {
    fn from(s: server::TlsStream<IO>) -> TlsStream<IO> {}
}
impl<IO: tokio::io::AsyncRead> tokio::io::AsyncRead for TlsStream<IO> {}
impl<IO: tokio::io::AsyncWrite> tokio::io::AsyncWrite for TlsStream<IO> {}
pub mod client {
    pub struct TlsStream<IO> { _io: IO }
    impl<IO> TlsStream<IO> {
        pub fn get_ref(&self) -> (&IO, &rustls::ClientConnection) {}
        pub fn get_mut(&mut self) -> (&mut IO, &mut rustls::ClientConnection) {}
        pub fn into_inner(self) -> (IO, rustls::ClientConnection) {}
    }
    impl<IO: tokio::io::AsyncRead> tokio::io::AsyncRead for TlsStream<IO> {}
    impl<IO: tokio::io::AsyncWrite> tokio::io::AsyncWrite for TlsStream<IO> {}
}
pub mod server {
    pub struct TlsStream<IO> { _io: IO }
    impl<IO> TlsStream<IO> {
        pub fn get_ref(&self) -> (&IO, &rustls::ServerConnection) {}
        pub fn get_mut(&mut self) -> (&mut IO, &mut rustls::ServerConnection) {}
        pub fn into_inner(self) -> (IO, rustls::ServerConnection) {}
    }
    impl<IO: tokio::io::AsyncRead> tokio::io::AsyncRead for TlsStream<IO> {}
    impl<IO: tokio::io::AsyncWrite> tokio::io::AsyncWrite for TlsStream<IO> {}
}
