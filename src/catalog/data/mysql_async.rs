//! Signatures of mysql_async.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
#[derive(Clone)]
pub struct Opts { _p: () }
impl Opts {
    pub fn from_url(url: &str) -> Result<Opts> {}
}
impl From<OptsBuilder> for Opts {}
#[derive(Clone)]
pub struct OptsBuilder { _p: () }
impl OptsBuilder {
    pub fn new() -> OptsBuilder {}
    pub fn from_opts<T: Into<Opts>>(opts: T) -> OptsBuilder {}
    pub fn ip_or_hostname<T>(self, ip_or_hostname: T) -> Self {}
    pub fn tcp_port(self, tcp_port: u16) -> Self {}
    pub fn user<T>(self, user: T) -> Self {}
    pub fn pass<T>(self, pass: T) -> Self {}
    pub fn db_name<T>(self, db_name: T) -> Self {}
    pub fn tcp_nodelay(self, nodelay: bool) -> Self {}
    pub fn ssl_opts<T>(self, ssl_opts: T) -> Self {}
}
#[derive(Clone)]
pub struct Pool { _p: () }
impl Pool {
    pub fn new<T>(opts: T) -> Pool {}
    pub fn from_url<T>(url: T) -> Result<Pool> {}
    pub async fn get_conn(&self) -> Result<Conn> {}
}
pub struct Conn { _p: () }
impl Conn {
    pub async fn new<T>(opts: T) -> Result<Conn> {}
    pub async fn from_url<T>(url: T) -> Result<Conn> {}
}
