//! Signatures of imap.
pub use self::client::Client;
pub mod client {
    pub struct Client<T> { stream: T }
    impl<T> Client<T> {
        pub fn new(stream: T) -> Client<T> {}
        pub fn login<U: AsRef<str>, P: AsRef<str>>(self, username: U, password: P) -> Result<Session<T>, (crate::Error, Client<T>)> {}
    }
    pub struct Session<T> { stream: T }
}
pub struct Error { _p: () }
pub fn connect<A, S, C>(addr: A, domain: S, ssl_connector: &C) -> Result<Client<native_tls::TlsStream<std::net::TcpStream>>, Error> {}
pub fn connect_insecure<A>(addr: A) -> Result<Client<std::net::TcpStream>, Error> {}
