//! Signatures of async-memcached.
pub struct Error { _p: () }
pub struct Client { _p: () }
impl Client {
    pub async fn new<S: AsRef<str>>(dsn: S) -> Result<Client, Error> {}
}
