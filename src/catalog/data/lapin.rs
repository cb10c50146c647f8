//! Signatures of lapin.
pub use self::connection::Connection;
pub mod connection {
    pub struct Connection { _p: () }
    impl Connection {
        pub async fn connect<O>(uri: &str, options: O) -> Result<Connection, crate::Error> {}
        pub async fn connect_uri<U, O>(uri: U, options: O) -> Result<Connection, crate::Error> {}
    }
}
pub struct Error { _p: () }
