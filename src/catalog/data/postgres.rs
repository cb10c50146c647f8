//! Signatures of postgres: the blocking front of tokio-postgres.
pub use tokio_postgres::{error, types, Error, NoTls, Row};
pub struct Client { _p: () }
impl Client {
    pub fn connect<T>(params: &str, tls_mode: T) -> Result<Client, Error> {}
    pub fn configure() -> Config {}
}
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn user(&mut self, user: &str) -> &mut Config {}
    pub fn password<T>(&mut self, password: T) -> &mut Config {}
    pub fn dbname(&mut self, dbname: &str) -> &mut Config {}
    pub fn host(&mut self, host: &str) -> &mut Config {}
    pub fn port(&mut self, port: u16) -> &mut Config {}
    pub fn connect<T>(&self, tls: T) -> Result<Client, Error> {}
}
impl std::str::FromStr for Config { type Err = Error; }
