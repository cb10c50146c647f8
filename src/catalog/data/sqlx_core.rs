//! Signatures of sqlx-core: where its drivers open sockets.
pub mod driver_prelude {
    pub use crate::net;
}
pub mod net {
    pub use self::socket::{connect_tcp, connect_uds, WithSocket};
    pub mod socket {
        pub trait WithSocket {
            type Output;
        }
        pub async fn connect_tcp<Ws: WithSocket>(host: &str, port: u16, with_socket: Ws) -> Result<Ws::Output, crate::Error> {}
        pub async fn connect_uds<P, Ws: WithSocket>(path: P, with_socket: Ws) -> Result<Ws::Output, crate::Error> {}
    }
}
pub struct Error { _p: () }
