//! Signatures of h2: HTTP/2 on a connection that it is given.
pub mod client {
    pub async fn handshake<T>(io: T) -> Result<(SendRequest, Connection<T>), crate::Error> {}
    pub struct SendRequest { _p: () }
    pub struct Connection<T> { _io: T }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub async fn handshake<T>(&self, io: T) -> Result<(SendRequest, Connection<T>), crate::Error> {}
    }
}
pub mod server {
    pub async fn handshake<T>(io: T) -> Result<Connection<T>, crate::Error> {}
    pub struct Connection<T> { _io: T }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub async fn handshake<T>(&self, io: T) -> Result<Connection<T>, crate::Error> {}
    }
}
pub struct Error { _p: () }
