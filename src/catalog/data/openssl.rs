//! Signatures of openssl's TLS streams: they wrap a stream, open and accept nothing themselves.
pub mod error { pub struct ErrorStack { _p: () } }
pub mod ssl {
    use crate::error::ErrorStack;
    use std::io::{Read, Write};
    use std::ops::{Deref, DerefMut};
    #[derive(Clone, Copy)]
    pub struct SslMethod { _p: () }
    impl SslMethod {
        pub fn tls() -> SslMethod {}
        pub fn tls_client() -> SslMethod {}
        pub fn tls_server() -> SslMethod {}
    }
    #[derive(Clone, Copy)]
    pub struct SslVerifyMode { _p: () }
    impl SslVerifyMode {
        pub const NONE: SslVerifyMode = SslVerifyMode { _p: () };
        pub const PEER: SslVerifyMode = SslVerifyMode { _p: () };
    }
    pub struct Error { _p: () }
    pub struct SslContextRef { _p: () }
    #[derive(Clone)]
    pub struct SslContext { _p: () }
    impl SslContext { pub fn builder(method: SslMethod) -> Result<SslContextBuilder, ErrorStack> {} }
    impl Deref for SslContext { type Target = SslContextRef; }
    pub struct SslContextBuilder { _p: () }
    impl SslContextBuilder {
        pub fn set_verify(&mut self, mode: SslVerifyMode) {}
        pub fn set_alpn_protos(&mut self, protocols: &[u8]) -> Result<(), ErrorStack> {}
        pub fn build(self) -> SslContext {}
    }
    pub struct SslRef { _p: () }
    impl SslRef {
        pub fn set_hostname(&mut self, hostname: &str) -> Result<(), ErrorStack> {}
        pub fn selected_alpn_protocol(&self) -> Option<&[u8]> {}
    }
    pub struct Ssl { _p: () }
    impl Ssl {
        pub fn new(ctx: &SslContextRef) -> Result<Ssl, ErrorStack> {}
        pub fn connect<S: Read + Write>(self, stream: S) -> Result<SslStream<S>, HandshakeError<S>> {}
        pub fn accept<S: Read + Write>(self, stream: S) -> Result<SslStream<S>, HandshakeError<S>> {}
    }
    impl Deref for Ssl { type Target = SslRef; }
    impl DerefMut for Ssl {}
    #[derive(Clone)]
    pub struct SslConnector(SslContext);
    impl SslConnector {
        pub fn builder(method: SslMethod) -> Result<SslConnectorBuilder, ErrorStack> {}
        pub fn connect<S: Read + Write>(&self, domain: &str, stream: S) -> Result<SslStream<S>, HandshakeError<S>> {}
        pub fn configure(&self) -> Result<ConnectConfiguration, ErrorStack> {}
    }
    pub struct SslConnectorBuilder(SslContextBuilder);
    impl SslConnectorBuilder { pub fn build(self) -> SslConnector {} }
    impl Deref for SslConnectorBuilder { type Target = SslContextBuilder; }
    impl DerefMut for SslConnectorBuilder {}
    pub struct ConnectConfiguration { ssl: Ssl }
    impl ConnectConfiguration {
        pub fn use_server_name_indication(self, use_sni: bool) -> ConnectConfiguration {}
        pub fn verify_hostname(self, verify_hostname: bool) -> ConnectConfiguration {}
        pub fn into_ssl(self, domain: &str) -> Result<Ssl, ErrorStack> {}
        pub fn connect<S: Read + Write>(self, domain: &str, stream: S) -> Result<SslStream<S>, HandshakeError<S>> {}
    }
    impl Deref for ConnectConfiguration { type Target = SslRef; }
    impl DerefMut for ConnectConfiguration {}
    #[derive(Clone)]
    pub struct SslAcceptor(SslContext);
    impl SslAcceptor {
        pub fn mozilla_intermediate(method: SslMethod) -> Result<SslAcceptorBuilder, ErrorStack> {}
        pub fn mozilla_intermediate_v5(method: SslMethod) -> Result<SslAcceptorBuilder, ErrorStack> {}
        pub fn mozilla_modern(method: SslMethod) -> Result<SslAcceptorBuilder, ErrorStack> {}
        pub fn accept<S: Read + Write>(&self, stream: S) -> Result<SslStream<S>, HandshakeError<S>> {}
        pub fn context(&self) -> &SslContextRef {}
    }
    pub struct SslAcceptorBuilder(SslContextBuilder);
    impl SslAcceptorBuilder { pub fn build(self) -> SslAcceptor {} }
    impl Deref for SslAcceptorBuilder { type Target = SslContextBuilder; }
    impl DerefMut for SslAcceptorBuilder {}
    pub struct MidHandshakeSslStream<S> { stream: SslStream<S> }
    impl<S> MidHandshakeSslStream<S> {
        pub fn get_ref(&self) -> &S {}
        pub fn get_mut(&mut self) -> &mut S {}
        pub fn handshake(self) -> Result<SslStream<S>, HandshakeError<S>> {}
    }
    pub enum HandshakeError<S> { SetupFailure(ErrorStack), Failure(MidHandshakeSslStream<S>), WouldBlock(MidHandshakeSslStream<S>) }
    pub enum ShutdownResult { Sent, Received }
    pub struct SslStream<S> { stream: S }
    impl<S> SslStream<S> {
        pub fn new(ssl: Ssl, stream: S) -> Result<Self, ErrorStack> {}
        pub fn connect(&mut self) -> Result<(), Error> {}
        pub fn accept(&mut self) -> Result<(), Error> {}
        pub fn do_handshake(&mut self) -> Result<(), Error> {}
        pub fn ssl_read(&mut self, buf: &mut [u8]) -> Result<usize, Error> {}
        pub fn ssl_write(&mut self, buf: &[u8]) -> Result<usize, Error> {}
        pub fn shutdown(&mut self) -> Result<ShutdownResult, Error> {}
        pub fn get_ref(&self) -> &S {}
        pub fn get_mut(&mut self) -> &mut S {}
        pub fn ssl(&self) -> &SslRef {}
    }
    impl<S: Read + Write> Read for SslStream<S> {}
    impl<S: Read + Write> Write for SslStream<S> {}
    pub struct SslStreamBuilder<S> { inner: SslStream<S> }
    impl<S> SslStreamBuilder<S> {
        pub fn new(ssl: Ssl, stream: S) -> Self {}
        pub fn connect(self) -> Result<SslStream<S>, HandshakeError<S>> {}
        pub fn accept(self) -> Result<SslStream<S>, HandshakeError<S>> {}
        pub fn get_ref(&self) -> &S {}
        pub fn get_mut(&mut self) -> &mut S {}
    }
}
