//! Signatures of kafka.
pub struct Error { _p: () }
pub mod client {
    pub struct KafkaClient { _p: () }
    impl KafkaClient {
        pub fn new(hosts: Vec<String>) -> KafkaClient {}
    }
}
pub mod producer {
    pub struct Builder { _p: () }
    impl Builder {
        pub fn with_ack_timeout(self, timeout: std::time::Duration) -> Self {}
        pub fn with_required_acks<A>(self, acks: A) -> Self {}
        pub fn create(self) -> Result<Producer, crate::Error> {}
    }
    pub struct Producer { _p: () }
    impl Producer {
        pub fn from_hosts(hosts: Vec<String>) -> Builder {}
        pub fn from_client(client: crate::client::KafkaClient) -> Builder {}
    }
}
pub mod consumer {
    pub struct Builder { _p: () }
    impl Builder {
        pub fn with_topic(self, topic: String) -> Self {}
        pub fn with_group(self, group: String) -> Self {}
        pub fn create(self) -> Result<Consumer, crate::Error> {}
    }
    pub struct Consumer { _p: () }
    impl Consumer {
        pub fn from_hosts(hosts: Vec<String>) -> Builder {}
        pub fn from_client(client: crate::client::KafkaClient) -> Builder {}
    }
}
