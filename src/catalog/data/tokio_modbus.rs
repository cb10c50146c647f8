//! Signatures of tokio-modbus.
pub mod client {
    pub struct Context { _p: () }
    pub mod tcp {
        use super::Context;
        pub async fn connect(socket_addr: std::net::SocketAddr) -> std::io::Result<Context> {}
        pub async fn connect_slave(socket_addr: std::net::SocketAddr, slave: crate::Slave) -> std::io::Result<Context> {}
        pub fn attach<T>(transport: T) -> Context {}
        pub fn attach_slave<T>(transport: T, slave: crate::Slave) -> Context {}
    }
}
pub mod slave {
    #[derive(Clone, Copy)]
    pub struct Slave(pub u8);
}
pub use self::slave::Slave;
pub mod prelude {
    pub use crate::client;
    pub use crate::client::tcp;
    pub use crate::slave::Slave;
}
