//! Signatures of clickhouse.
#[derive(Clone)]
pub struct Client { _p: () }
impl Default for Client {
    fn default() -> Client {}
}
impl Client {
    pub fn with_http_client<C>(client: C) -> Client {}
    pub fn with_url(self, url: impl Into<String>) -> Self {}
    pub fn with_database(self, database: impl Into<String>) -> Self {}
    pub fn with_user(self, user: impl Into<String>) -> Self {}
    pub fn with_password(self, password: impl Into<String>) -> Self {}
    pub fn with_compression<C>(self, compression: C) -> Self {}
    pub fn with_option(self, name: impl Into<String>, value: impl Into<String>) -> Self {}
    pub fn with_header(self, name: impl Into<String>, value: impl Into<String>) -> Self {}
}
