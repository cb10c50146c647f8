//! Signatures of opensearch: its transport.
#[derive(Clone)]
pub struct OpenSearch { _p: () }
impl OpenSearch { pub fn new(transport: http::transport::Transport) -> OpenSearch {} }
impl Default for OpenSearch {
    fn default() -> OpenSearch {}
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
