//! Signatures of async-native-tls.
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
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
}
impl<S: futures_io::AsyncRead> futures_io::AsyncRead for TlsStream<S> {}
impl<S: futures_io::AsyncWrite> futures_io::AsyncWrite for TlsStream<S> {}
pub async fn connect<H, S>(host: H, stream: S) -> Result<TlsStream<S>, native_tls::Error> {}
pub async fn accept<R, S, P>(file: R, password: P, stream: S) -> Result<TlsStream<S>, native_tls::Error> {}
