//! Signatures of scylla.
#[versions("<1")]
pub use self::client::session::Session;
#[versions("<1")]
pub use self::client::session_builder::SessionBuilder;
pub mod client {
    pub mod session { pub struct Session { _p: () } }
    pub mod session_builder {
        #[derive(Clone)]
        pub struct SessionBuilder { _p: () }
        impl SessionBuilder {
            pub fn new() -> SessionBuilder {}
            pub fn known_node(self, hostname: impl AsRef<str>) -> Self {}
            pub fn known_node_addr(self, node_addr: std::net::SocketAddr) -> Self {}
            pub fn known_nodes<T>(self, hostnames: T) -> Self {}
            pub fn user(self, username: impl Into<String>, passwd: impl Into<String>) -> Self {}
            pub fn use_keyspace(self, keyspace_name: impl Into<String>, case_sensitive: bool) -> Self {}
            pub fn compression<C>(self, compression: C) -> Self {}
            pub fn connection_timeout(self, duration: std::time::Duration) -> Self {}
            pub fn tcp_nodelay(self, nodelay: bool) -> Self {}
            pub async fn build(&self) -> Result<super::session::Session, NewSessionError> {}
        }
        pub struct NewSessionError { _p: () }
    }
}
