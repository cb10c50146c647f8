//! Signatures of tokio-postgres: where it connects, and what it is handed to speak on.
pub mod error { pub struct Error { _p: () } }
pub mod types { pub trait ToSql {} pub trait FromSql {} }
pub use self::error::Error;
pub use self::tls::NoTls;
pub mod tls {
    #[derive(Clone, Copy)]
    pub struct NoTls;
    pub struct NoTlsStream { _p: () }
}
pub struct Row { _p: () }
/// Opens its own socket and keeps it in the connection.
pub struct Socket { _p: () }
pub struct Client { _p: () }
pub struct Connection<S, T> { stream: S, _tls: T }
impl<S, T> std::future::Future for Connection<S, T> { type Output = Result<(), Error>; }
pub async fn connect<T>(config: &str, tls: T) -> Result<(Client, Connection<Socket, T>), Error> {}
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn user(&mut self, user: impl Into<String>) -> &mut Config {}
    pub fn password<T>(&mut self, password: T) -> &mut Config {}
    pub fn dbname(&mut self, dbname: impl Into<String>) -> &mut Config {}
    pub fn host(&mut self, host: impl Into<String>) -> &mut Config {}
    pub fn port(&mut self, port: u16) -> &mut Config {}
    pub fn connect_timeout(&mut self, connect_timeout: std::time::Duration) -> &mut Config {}
    pub async fn connect<T>(&self, tls: T) -> Result<(Client, Connection<Socket, T>), Error> {}
    pub async fn connect_raw<S, T>(&self, stream: S, tls: T) -> Result<(Client, Connection<S, T>), Error> {}
}
impl std::str::FromStr for Config { type Err = Error; }
