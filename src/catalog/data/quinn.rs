//! Signatures of quinn: QUIC, never TCP.
pub struct Endpoint { _p: () }
impl Endpoint {
    pub fn client(addr: std::net::SocketAddr) -> std::io::Result<Endpoint> {}
    pub fn server<C>(config: C, addr: std::net::SocketAddr) -> std::io::Result<Endpoint> {}
    pub fn connect(&self, addr: std::net::SocketAddr, server_name: &str) -> Result<Connecting, ConnectError> {}
    pub async fn accept(&self) -> Option<Incoming> {}
}
pub struct ConnectError { _p: () }
pub struct ConnectionError { _p: () }
pub struct Incoming { _p: () }
impl Incoming {
    pub fn accept(self) -> Result<Connecting, ConnectionError> {}
}
impl std::future::IntoFuture for Incoming {
    type Output = Result<Connection, ConnectionError>;
    type IntoFuture = Connecting;
}
pub struct Connecting { _p: () }
impl std::future::Future for Connecting {
    type Output = Result<Connection, ConnectionError>;
}
#[derive(Clone)]
pub struct Connection { _p: () }
impl Connection {
    pub async fn open_bi(&self) -> Result<(SendStream, RecvStream), ConnectionError> {}
    pub async fn accept_bi(&self) -> Result<(SendStream, RecvStream), ConnectionError> {}
    pub async fn open_uni(&self) -> Result<SendStream, ConnectionError> {}
    pub async fn accept_uni(&self) -> Result<RecvStream, ConnectionError> {}
}
pub struct SendStream { _p: () }
impl SendStream {
    pub async fn write(&mut self, buf: &[u8]) -> Result<usize, WriteError> {}
    pub async fn write_all(&mut self, buf: &[u8]) -> Result<(), WriteError> {}
    pub fn finish(&mut self) -> Result<(), WriteError> {}
}
impl tokio::io::AsyncWrite for SendStream {}
pub struct WriteError { _p: () }
pub struct RecvStream { _p: () }
impl tokio::io::AsyncRead for RecvStream {}
