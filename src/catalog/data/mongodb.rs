//! Signatures of mongodb.
pub use self::options::ClientOptions;
pub mod error {
    pub struct Error { _p: () }
    pub type Result<T> = std::result::Result<T, Error>;
}
pub mod options {
    #[derive(Clone)]
    pub struct ClientOptions { _p: () }
    impl ClientOptions {
        pub async fn parse<C>(conn_str: C) -> crate::error::Result<ClientOptions> {}
    }
}
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub async fn with_uri_str<U: AsRef<str>>(uri: U) -> error::Result<Client> {}
    pub fn with_options(options: ClientOptions) -> error::Result<Client> {}
}
pub mod sync {
    #[derive(Clone)]
    pub struct Client { _p: () }
    impl Client {
        pub fn with_uri_str<U: AsRef<str>>(uri: U) -> crate::error::Result<Client> {}
        pub fn with_options(options: crate::ClientOptions) -> crate::error::Result<Client> {}
    }
}
