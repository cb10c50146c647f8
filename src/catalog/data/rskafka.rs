//! Signatures of rskafka.
pub mod client {
    pub struct ClientBuilder { _p: () }
    impl ClientBuilder {
        pub fn new(bootstrap_brokers: Vec<String>) -> ClientBuilder {}
        pub fn client_id<T>(self, client_id: T) -> Self {}
        pub fn max_message_size(self, max_message_size: usize) -> Self {}
        pub fn tls_config<C>(self, tls_config: C) -> Self {}
        pub async fn build(self) -> Result<Client, error::Error> {}
    }
    pub struct Client { _p: () }
    pub mod error { pub struct Error { _p: () } }
}
