//! Signatures of nats, the blocking client.
#[derive(Clone)]
pub struct Connection { _p: () }
pub fn connect<I>(nats_urls: I) -> std::io::Result<Connection> {}
pub struct Options { _p: () }
impl Options {
    pub fn new() -> Options {}
    pub fn with_token(token: &str) -> Options {}
    pub fn with_user_pass(user: &str, password: &str) -> Options {}
    pub fn with_name(self, name: &str) -> Options {}
    pub fn connect<I>(self, nats_urls: I) -> std::io::Result<Connection> {}
}
