//! Signatures of hyper-boring: TLS around a connector.
#[derive(Clone)]
pub struct HttpsConnector<T> { connector: T }
impl HttpsConnector<hyper_util::client::legacy::connect::HttpConnector> {
    pub fn new() -> Result<Self, ()> {}
}
impl<T> HttpsConnector<T> {
    pub fn with_connector<S>(http: T, ssl: S) -> Result<Self, ()> {}
}
pub mod v1 { pub use crate::HttpsConnector; }
