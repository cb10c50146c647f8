//! Signatures of fe2o3-amqp.
pub use self::connection::Connection;
pub mod connection {
    pub struct Connection { _p: () }
    impl Connection {
        pub fn builder() -> Builder {}
        pub async fn open<U>(container_id: impl Into<String>, url: U) -> Result<ConnectionHandle, OpenError> {}
    }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub fn container_id(self, id: impl Into<String>) -> Builder {}
        pub fn hostname<T>(self, hostname: T) -> Builder {}
        pub fn sasl_profile<P>(self, profile: P) -> Builder {}
        pub async fn open<U>(self, url: U) -> Result<ConnectionHandle, OpenError> {}
        pub async fn open_with_stream<Io>(self, stream: Io) -> Result<ConnectionHandle, OpenError> {}
    }
    pub struct ConnectionHandle { _p: () }
    pub struct OpenError { _p: () }
}
