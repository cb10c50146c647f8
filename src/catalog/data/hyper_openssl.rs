//! Signatures of hyper-openssl.
#[versions("<0.10")]
pub use self::client::legacy::{HttpsConnector, HttpsLayer, MaybeHttpsStream};
pub mod client {
    pub mod legacy {
        #[versions("<0.10")]
        use hyper::client::connect::HttpConnector;
        #[versions(">=0.10")]
        use hyper_util::client::legacy::connect::HttpConnector;
        use openssl::error::ErrorStack;

        #[derive(Clone)]
        pub struct HttpsConnector<T> { _t: T }
        impl HttpsConnector<HttpConnector> {
            pub fn new() -> Result<HttpsConnector<HttpConnector>, ErrorStack> {}
        }
        impl<T> HttpsConnector<T> {
            pub fn with_connector(http: T, ssl: openssl::ssl::SslConnectorBuilder) -> Result<HttpsConnector<T>, ErrorStack> {}
            pub fn set_callback<F>(&mut self, callback: F) {}
            pub fn set_ssl_callback<F>(&mut self, callback: F) {}
        }
        #[derive(Clone)]
        pub struct HttpsLayer { _p: () }
        impl HttpsLayer {
            pub fn new() -> Result<HttpsLayer, ErrorStack> {}
            pub fn with_connector(ssl: openssl::ssl::SslConnectorBuilder) -> Result<HttpsLayer, ErrorStack> {}
        }
        impl<S> tower_layer::Layer<S> for HttpsLayer {
            type Service = HttpsConnector<S>;
            fn layer(&self, inner: S) -> HttpsConnector<S> {}
        }
        pub enum MaybeHttpsStream<T> { Http(T), Https(T) }
    }
}
