//! Signatures of kube-client.
pub struct Config { pub cluster_url: http::Uri, pub default_namespace: String }
impl Config {
    pub async fn infer() -> Result<Config, Error> {}
}
pub struct Error { _p: () }
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn new<S, T: Into<String>>(service: S, default_namespace: T) -> Client {}
    pub async fn try_default() -> Result<Client, Error> {}
    pub fn try_from(config: Config) -> Result<Client, Error> {}
}
pub mod client {
    pub use crate::Client;
    pub struct ClientBuilder<S> { service: S }
    impl<S> ClientBuilder<S> {
        pub fn new(service: S, default_namespace: impl Into<String>) -> ClientBuilder<S> {}
        pub fn try_from(config: crate::Config) -> Result<ClientBuilder<S>, crate::Error> {}
        pub fn with_layer<L>(self, layer: &L) -> ClientBuilder<S> {}
        pub fn build(self) -> Client {}
    }
}
