//! Signatures of lettre: the SMTP transports.
pub use self::transport::smtp::{AsyncSmtpTransport, SmtpTransport};
pub mod transport {
    pub mod smtp {
        pub struct Error { _p: () }
        #[derive(Clone)]
        pub struct SmtpTransport { _p: () }
        #[derive(Clone)]
        pub struct SmtpTransportBuilder { _p: () }
        impl SmtpTransport {
            pub fn relay(relay: &str) -> Result<SmtpTransportBuilder, Error> {}
            pub fn starttls_relay(relay: &str) -> Result<SmtpTransportBuilder, Error> {}
            pub fn unencrypted_localhost() -> SmtpTransport {}
            pub fn builder_dangerous<S: Into<String>>(server: S) -> SmtpTransportBuilder {}
            pub fn from_url(connection_url: &str) -> Result<SmtpTransportBuilder, Error> {}
        }
        impl SmtpTransportBuilder {
            pub fn credentials<C>(self, credentials: C) -> Self {}
            pub fn hello_name<C>(self, name: C) -> Self {}
            pub fn timeout(self, timeout: Option<std::time::Duration>) -> Self {}
            pub fn port(self, port: u16) -> Self {}
            pub fn tls<T>(self, tls: T) -> Self {}
            pub fn pool_config<C>(self, pool_config: C) -> Self {}
            pub fn build(self) -> SmtpTransport {}
        }
        #[derive(Clone)]
        pub struct AsyncSmtpTransport<E> { _e: E }
        #[derive(Clone)]
        pub struct AsyncSmtpTransportBuilder { _p: () }
        impl<E> AsyncSmtpTransport<E> {
            pub fn relay(relay: &str) -> Result<AsyncSmtpTransportBuilder, Error> {}
            pub fn starttls_relay(relay: &str) -> Result<AsyncSmtpTransportBuilder, Error> {}
            pub fn unencrypted_localhost() -> AsyncSmtpTransport<E> {}
            pub fn builder_dangerous<S: Into<String>>(server: S) -> AsyncSmtpTransportBuilder {}
            pub fn from_url(connection_url: &str) -> Result<AsyncSmtpTransportBuilder, Error> {}
        }
        impl AsyncSmtpTransportBuilder {
            pub fn credentials<C>(self, credentials: C) -> Self {}
            pub fn hello_name<C>(self, name: C) -> Self {}
            pub fn timeout(self, timeout: Option<std::time::Duration>) -> Self {}
            pub fn port(self, port: u16) -> Self {}
            pub fn tls<T>(self, tls: T) -> Self {}
            pub fn pool_config<C>(self, pool_config: C) -> Self {}
            pub fn build<E>(self) -> AsyncSmtpTransport<E> {}
        }
    }
}
