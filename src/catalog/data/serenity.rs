//! Signatures of serenity: its gateway client.
pub use self::client::Client;
pub mod client {
    pub struct Client { _p: () }
    impl Client {
        pub fn builder<I>(token: impl AsRef<str>, intents: I) -> ClientBuilder {}
        pub async fn start(&mut self) -> Result<(), crate::Error> {}
    }
    pub struct ClientBuilder { _p: () }
    impl ClientBuilder {
        pub fn event_handler<H>(self, event_handler: H) -> Self {}
        pub fn framework<F>(self, framework: F) -> Self {}
    }
    impl std::future::Future for ClientBuilder { type Output = Result<Client, crate::Error>; }
}
pub struct Error { _p: () }
pub mod prelude { pub use crate::client::Client; }
