//! Signatures of mail-send.
pub use self::smtp::builder::SmtpClientBuilder;
pub mod smtp {
    pub mod builder {
        pub struct SmtpClientBuilder<T> { _t: T }
        impl<T> SmtpClientBuilder<T> {
            pub fn new(hostname: T, port: u16) -> SmtpClientBuilder<T> {}
            pub fn implicit_tls(self, tls_implicit: bool) -> Self {}
            pub fn credentials<U>(self, credentials: U) -> Self {}
            pub async fn connect(&self) -> Result<crate::SmtpClient, crate::Error> {}
            pub async fn connect_plain(&self) -> Result<crate::SmtpClient, crate::Error> {}
        }
    }
}
pub struct SmtpClient { _p: () }
pub struct Error { _p: () }
