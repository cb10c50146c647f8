//! Signatures of tiberius: it speaks on the stream that it is handed.
pub struct Client<S> { stream: S }
impl<S> Client<S> {
    pub async fn connect(config: Config, tcp_stream: S) -> Result<Client<S>> {}
    pub async fn close(self) -> Result<()> {}
}
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn from_ado_string(s: &str) -> Result<Config> {}
    pub fn host(&mut self, host: impl ToString) {}
    pub fn port(&mut self, port: u16) {}
    pub fn get_addr(&self) -> String {}
}
pub trait SqlBrowser {
    async fn connect_named(builder: &Config) -> Result<Self>;
}
impl SqlBrowser for tokio::net::TcpStream {}
impl SqlBrowser for async_std::net::TcpStream {}
pub mod error { pub enum Error { Routing { host: String, port: u16 } } }
pub type Result<T> = std::result::Result<T, error::Error>;
