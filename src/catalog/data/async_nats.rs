//! Signatures of async-nats.
pub use self::options::ConnectOptions;
#[derive(Clone)]
pub struct Client { _p: () }
pub struct ConnectError { _p: () }
pub async fn connect<A>(addrs: A) -> Result<Client, ConnectError> {}
pub async fn connect_with_options<A>(addrs: A, options: ConnectOptions) -> Result<Client, ConnectError> {}
pub mod options {
    use std::time::Duration;
    pub struct ConnectOptions { _p: () }
    impl ConnectOptions {
        pub fn new() -> ConnectOptions {}
        pub async fn connect<A>(self, addrs: A) -> Result<crate::Client, crate::ConnectError> {}
        pub fn with_token(token: String) -> Self {}
        pub fn token(self, token: String) -> Self {}
        pub fn with_user_and_password(user: String, pass: String) -> Self {}
        pub fn user_and_password(self, user: String, pass: String) -> Self {}
        pub fn with_nkey(seed: String) -> Self {}
        pub fn nkey(self, seed: String) -> Self {}
        pub async fn with_credentials_file(path: impl AsRef<std::path::Path>) -> std::io::Result<Self> {}
        pub async fn credentials_file(self, path: impl AsRef<std::path::Path>) -> std::io::Result<Self> {}
        pub fn require_tls(self, is_required: bool) -> ConnectOptions {}
        pub fn ping_interval(self, ping_interval: Duration) -> ConnectOptions {}
        pub fn connection_timeout(self, timeout: Duration) -> ConnectOptions {}
        pub fn request_timeout(self, timeout: Option<Duration>) -> ConnectOptions {}
        pub fn name<T: ToString>(self, name: T) -> ConnectOptions {}
        pub fn retry_on_initial_connect(self) -> ConnectOptions {}
        pub fn max_reconnects<T>(self, max_reconnects: T) -> ConnectOptions {}
        pub fn no_echo(self) -> ConnectOptions {}
    }
}
