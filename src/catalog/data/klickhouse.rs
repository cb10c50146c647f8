//! Signatures of klickhouse.
#[derive(Clone)]
pub struct ClientOptions { pub username: String, pub password: String, pub default_database: String, pub tcp_nodelay: bool }
impl Default for ClientOptions {}
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub async fn connect<A>(destination: A, options: ClientOptions) -> Result<Client, KlickhouseError> {}
}
pub struct KlickhouseError { _p: () }
