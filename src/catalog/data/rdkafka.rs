//! Signatures of rdkafka: librdkafka opens the sockets.
pub use self::config::ClientConfig;
pub mod config {
    #[derive(Clone)]
    pub struct ClientConfig { _p: () }
    impl ClientConfig {
        pub fn new() -> ClientConfig {}
        pub fn set<K: Into<String>, V: Into<String>>(&mut self, key: K, value: V) -> &mut ClientConfig {}
        pub fn set_log_level<L>(&mut self, log_level: L) -> &mut ClientConfig {}
        pub fn create<T>(&self) -> Result<T, crate::error::KafkaError> {}
        pub fn create_with_context<C, T>(&self, context: C) -> Result<T, crate::error::KafkaError> {}
    }
}
pub mod error { pub struct KafkaError { _p: () } }
