//! Signatures of hyper-rustls.
use self::builder::{WantsProtocols1, WantsProtocols2, WantsProtocols3, WantsSchemes, WantsTlsConfig};
pub use self::stream::MaybeHttpsStream;
use std::sync::Arc;

#[derive(Clone)]
pub struct HttpsConnector<T> { _t: T }
impl<T> HttpsConnector<T> {
    #[versions(">=0.27")]
    pub fn builder() -> HttpsConnectorBuilder<WantsTlsConfig> {}
    #[versions(">=0.27")]
    pub fn new(http: T, tls_config: impl Into<Arc<rustls::ClientConfig>>, force_https: bool, server_name_resolver: Arc<dyn ResolveServerName>) -> HttpsConnector<T> {}
    pub fn enforce_https(&mut self) {}
}
#[versions(">=0.20, <0.23")]
impl HttpsConnector<HttpConnector> {
    pub fn with_native_roots() -> HttpsConnector<HttpConnector> {}
    pub fn with_webpki_roots() -> HttpsConnector<HttpConnector> {}
}
#[versions("<0.25")]
use hyper::client::connect::HttpConnector;
#[versions(">=0.25")]
use hyper_util::client::legacy::connect::HttpConnector;
impl<H, C> From<(H, C)> for HttpsConnector<H> {
    fn from(cfg: (H, C)) -> HttpsConnector<H> {}
}
impl<T: tower_service::Service<http::Uri>> tower_service::Service<http::Uri> for HttpsConnector<T> {
    type Response = MaybeHttpsStream<T::Response>;
}
pub trait ResolveServerName {}

#[versions(">=0.23")]
pub struct HttpsConnectorBuilder<State> { _s: State }
impl HttpsConnectorBuilder<WantsTlsConfig> {
    pub fn new() -> HttpsConnectorBuilder<WantsTlsConfig> {}
    pub fn with_tls_config(self, config: rustls::ClientConfig) -> HttpsConnectorBuilder<WantsSchemes> {}
    pub fn with_platform_verifier(self) -> HttpsConnectorBuilder<WantsSchemes> {}
    pub fn try_with_platform_verifier(self) -> Result<HttpsConnectorBuilder<WantsSchemes>, rustls::Error> {}
    pub fn with_provider_and_platform_verifier<P>(self, provider: P) -> Result<HttpsConnectorBuilder<WantsSchemes>, rustls::Error> {}
    #[versions(">=0.25")]
    pub fn with_native_roots(self) -> std::io::Result<HttpsConnectorBuilder<WantsSchemes>> {}
    #[versions("<0.25")]
    pub fn with_native_roots(self) -> HttpsConnectorBuilder<WantsSchemes> {}
    pub fn with_provider_and_native_roots<P>(self, provider: P) -> std::io::Result<HttpsConnectorBuilder<WantsSchemes>> {}
    pub fn with_webpki_roots(self) -> HttpsConnectorBuilder<WantsSchemes> {}
    pub fn with_provider_and_webpki_roots<P>(self, provider: P) -> Result<HttpsConnectorBuilder<WantsSchemes>, rustls::Error> {}
}
impl HttpsConnectorBuilder<WantsSchemes> {
    pub fn https_only(self) -> HttpsConnectorBuilder<WantsProtocols1> {}
    pub fn https_or_http(self) -> HttpsConnectorBuilder<WantsProtocols1> {}
}
impl HttpsConnectorBuilder<WantsProtocols1> {
    pub fn enable_http1(self) -> HttpsConnectorBuilder<WantsProtocols2> {}
    pub fn enable_http2(self) -> HttpsConnectorBuilder<WantsProtocols3> {}
    pub fn enable_all_versions(self) -> HttpsConnectorBuilder<WantsProtocols3> {}
    pub fn with_server_name_resolver<R>(self, resolver: R) -> Self {}
    pub fn with_server_name(self, name: String) -> Self {}
}
impl HttpsConnectorBuilder<WantsProtocols2> {
    pub fn enable_http2(self) -> HttpsConnectorBuilder<WantsProtocols3> {}
}
impl<State> HttpsConnectorBuilder<State> {
    pub fn build(self) -> HttpsConnector<HttpConnector> {}
    pub fn wrap_connector<H>(self, conn: H) -> HttpsConnector<H> {}
}

pub mod builder {
    pub use super::HttpsConnectorBuilder as ConnectorBuilder;
    pub use super::HttpsConnectorBuilder;
    pub struct WantsTlsConfig { _p: () }
    pub struct WantsSchemes { _p: () }
    pub struct WantsProtocols1 { _p: () }
    pub struct WantsProtocols2 { _p: () }
    pub struct WantsProtocols3 { _p: () }
}
pub mod stream {
    pub enum MaybeHttpsStream<T> { Http(T), Https(tokio_rustls::client::TlsStream<T>) }
    impl<T> MaybeHttpsStream<T> {
        pub fn inner(&self) -> &T {}
    }
    impl<T> tokio::io::AsyncRead for MaybeHttpsStream<T> {}
    impl<T> tokio::io::AsyncWrite for MaybeHttpsStream<T> {}
    impl<T> hyper::rt::Read for MaybeHttpsStream<T> {}
    impl<T> hyper::rt::Write for MaybeHttpsStream<T> {}
}
