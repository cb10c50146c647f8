//! Signatures of qdrant-client.
pub struct QdrantError { _p: () }
#[derive(Clone)]
pub struct Qdrant { _p: () }
impl Qdrant {
    pub fn from_url(url: &str) -> QdrantBuilder {}
    pub fn new(config: config::QdrantConfig) -> Result<Qdrant, QdrantError> {}
}
pub type QdrantBuilder = config::QdrantConfig;
pub mod config {
    #[derive(Clone)]
    pub struct QdrantConfig { _p: () }
    impl QdrantConfig {
        pub fn api_key<K>(self, api_key: K) -> Self {}
        pub fn timeout<T>(self, timeout: T) -> Self {}
        pub fn skip_compatibility_check(self) -> Self {}
        pub fn build(self) -> Result<crate::Qdrant, crate::QdrantError> {}
    }
}
