//! Signatures of ldap3.
pub struct LdapConn { _p: () }
impl LdapConn {
    pub fn new(url: &str) -> Result<LdapConn, LdapError> {}
    pub fn with_settings(settings: LdapConnSettings, url: &str) -> Result<LdapConn, LdapError> {}
}
pub struct LdapConnAsync { _p: () }
impl LdapConnAsync {
    pub async fn new(url: &str) -> Result<(LdapConnAsync, Ldap), LdapError> {}
    pub async fn with_settings(settings: LdapConnSettings, url: &str) -> Result<(LdapConnAsync, Ldap), LdapError> {}
}
#[derive(Clone)]
pub struct Ldap { _p: () }
#[derive(Clone)]
pub struct LdapConnSettings { stream: std::net::TcpStream }
impl LdapConnSettings {
    pub fn new() -> LdapConnSettings {}
    pub fn set_conn_timeout(self, timeout: std::time::Duration) -> Self {}
    pub fn set_starttls(self, starttls: bool) -> Self {}
    pub fn set_no_tls_verify(self, no_tls_verify: bool) -> Self {}
    pub fn set_std_stream(self, stream: StdStream) -> Self {}
}
pub enum StdStream { Tcp(std::net::TcpStream), Unix(std::os::unix::net::UnixStream), Invalid }
pub struct LdapError { _p: () }
