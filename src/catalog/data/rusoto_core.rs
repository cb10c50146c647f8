//! Signatures of rusoto-core: its HTTP client.
pub use self::request::HttpClient;
pub mod request {
    pub struct HttpClient<C> { _c: C }
    impl<C> HttpClient<C> {
        pub fn new() -> Result<HttpClient<C>, TlsError> {}
        pub fn from_connector(connector: C) -> HttpClient<C> {}
    }
    pub struct TlsError { _p: () }
}
