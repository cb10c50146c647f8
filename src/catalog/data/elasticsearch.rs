//! Signatures of elasticsearch: its transport.
pub struct Error { _p: () }
#[derive(Clone)]
pub struct Elasticsearch { _p: () }
impl Elasticsearch {
    pub fn new(transport: http::transport::Transport) -> Elasticsearch {}
}
impl Default for Elasticsearch {
    fn default() -> Elasticsearch {}
}
pub mod http {
    pub mod transport {
        #[derive(Clone)]
        pub struct Transport { _p: () }
        pub struct TransportBuilder { _p: () }
        impl TransportBuilder {
            pub fn new<P>(conn_pool: P) -> TransportBuilder {}
            pub fn auth<C>(self, credentials: C) -> Self {}
            pub fn disable_proxy(self) -> Self {}
            pub fn timeout(self, timeout: std::time::Duration) -> Self {}
            pub fn build(self) -> Result<Transport, BuildError> {}
        }
        pub struct BuildError { _p: () }
    }
}
