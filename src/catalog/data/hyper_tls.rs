//! Signatures of hyper-tls.
#[versions("<0.6")]
use hyper::client::connect::HttpConnector;
#[versions(">=0.6")]
use hyper_util::client::legacy::connect::HttpConnector;

#[derive(Clone)]
pub struct HttpsConnector<T> { _t: T }
impl HttpsConnector<HttpConnector> {
    pub fn new() -> HttpsConnector<HttpConnector> {}
}
impl<T> HttpsConnector<T> {
    pub fn https_only(&mut self, enable: bool) {}
    pub fn new_with_connector(http: T) -> HttpsConnector<T> {}
}
impl<T> From<(T, native_tls::TlsConnector)> for HttpsConnector<T> {
    fn from(args: (T, native_tls::TlsConnector)) -> HttpsConnector<T> {}
}
impl<T: tower_service::Service<http::Uri>> tower_service::Service<http::Uri> for HttpsConnector<T> {
    type Response = MaybeHttpsStream<T::Response>;
}
pub enum MaybeHttpsStream<T> { Http(T), Https(TlsStream<T>) }
impl<T> tokio::io::AsyncRead for MaybeHttpsStream<T> {}
impl<T> tokio::io::AsyncWrite for MaybeHttpsStream<T> {}
impl<T> hyper::rt::Read for MaybeHttpsStream<T> {}
impl<T> hyper::rt::Write for MaybeHttpsStream<T> {}
pub use tokio_native_tls::TlsStream;
