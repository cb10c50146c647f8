//! Signatures of async-tls.
pub use self::acceptor::TlsAcceptor;
pub use self::connector::TlsConnector;
pub mod connector {
    #[derive(Clone)]
    pub struct TlsConnector { _p: () }
    impl TlsConnector {
        pub fn new() -> TlsConnector {}
        pub async fn connect<D, IO>(&self, domain: D, stream: IO) -> std::io::Result<crate::client::TlsStream<IO>> {}
    }
    impl Default for TlsConnector {
        fn default() -> TlsConnector {}
    }
    impl<C> From<C> for TlsConnector {
        fn from(config: C) -> TlsConnector {}
    }
}
pub mod acceptor {
    #[derive(Clone)]
    pub struct TlsAcceptor { _p: () }
    impl TlsAcceptor {
        pub async fn accept<IO>(&self, stream: IO) -> std::io::Result<crate::server::TlsStream<IO>> {}
    }
    impl<C> From<C> for TlsAcceptor {
        fn from(config: C) -> TlsAcceptor {}
    }
}
pub mod client {
    pub struct TlsStream<IO> { _io: IO }
    impl<IO> TlsStream<IO> {
        pub fn get_ref(&self) -> &IO {}
        pub fn get_mut(&mut self) -> &mut IO {}
    }
    impl<IO: futures_io::AsyncRead> futures_io::AsyncRead for TlsStream<IO> {}
    impl<IO: futures_io::AsyncWrite> futures_io::AsyncWrite for TlsStream<IO> {}
}
pub mod server {
    pub struct TlsStream<IO> { _io: IO }
    impl<IO> TlsStream<IO> {
        pub fn get_ref(&self) -> &IO {}
        pub fn get_mut(&mut self) -> &mut IO {}
    }
    impl<IO: futures_io::AsyncRead> futures_io::AsyncRead for TlsStream<IO> {}
    impl<IO: futures_io::AsyncWrite> futures_io::AsyncWrite for TlsStream<IO> {}
}
