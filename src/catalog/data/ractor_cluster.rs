//! Signatures of ractor-cluster.
pub mod node {
    pub mod client {
        pub async fn connect<N, A>(node_server: &N, address: A) -> Result<(), ClientConnectErr> {}
        pub struct ClientConnectErr { _p: () }
    }
}
pub use self::node::client::connect as client_connect;
