//! Signatures of rustis.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
pub mod client {
    #[derive(Clone)]
    pub struct Config { pub no_delay: bool, pub keep_alive: Option<std::time::Duration> }
    impl Default for Config {}
    impl std::str::FromStr for Config { type Err = crate::Error; }
    #[derive(Clone)]
    pub struct Client { _p: () }
    impl Client {
        pub async fn connect<C>(config: C) -> crate::Result<Client> {}
    }
}
