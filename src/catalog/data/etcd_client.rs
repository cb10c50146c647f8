//! Signatures of etcd-client.
pub struct Error { _p: () }
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub async fn connect<E, S>(endpoints: S, options: Option<ConnectOptions>) -> Result<Client, Error> {}
}
#[derive(Clone)]
pub struct ConnectOptions { _p: () }
impl ConnectOptions {
    pub const fn new() -> ConnectOptions {}
    pub fn with_user(self, name: impl Into<String>, password: impl Into<String>) -> Self {}
    pub fn with_connect_timeout(self, timeout: std::time::Duration) -> Self {}
}
