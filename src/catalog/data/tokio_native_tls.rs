//! Signatures of tokio-native-tls: three get_ref lead to the socket.
#[derive(Clone)]
pub struct TlsConnector { _p: () }
impl TlsConnector {
    pub fn new() -> TlsConnector {}
    pub async fn connect<S>(&self, domain: &str, stream: S) -> Result<TlsStream<S>, native_tls::Error> {}
}
impl From<native_tls::TlsConnector> for TlsConnector {
    fn from(inner: native_tls::TlsConnector) -> TlsConnector {}
}
#[derive(Clone)]
pub struct TlsAcceptor { _p: () }
impl TlsAcceptor {
    pub async fn accept<S>(&self, stream: S) -> Result<TlsStream<S>, native_tls::Error> {}
}
impl From<native_tls::TlsAcceptor> for TlsAcceptor {
    fn from(inner: native_tls::TlsAcceptor) -> TlsAcceptor {}
}
pub struct TlsStream<S> { _s: S }
impl<S> TlsStream<S> {
    pub fn get_ref(&self) -> &native_tls::TlsStream<AllowStd<S>> {}
    pub fn get_mut(&mut self) -> &mut native_tls::TlsStream<AllowStd<S>> {}
}
impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for TlsStream<S> {}
impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for TlsStream<S> {}
pub struct AllowStd<S> { _s: S }
impl<S> AllowStd<S> {
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
}
