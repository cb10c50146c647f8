//! Signatures of tokio-openssl.
pub struct SslStream<S> { _s: S }
impl<S> SslStream<S> {
    pub fn new(ssl: openssl::ssl::Ssl, stream: S) -> Result<SslStream<S>, openssl::error::ErrorStack> {}
    pub async fn connect(self: std::pin::Pin<&mut Self>) -> Result<(), openssl::ssl::Error> {}
    pub async fn accept(self: std::pin::Pin<&mut Self>) -> Result<(), openssl::ssl::Error> {}
    pub async fn do_handshake(self: std::pin::Pin<&mut Self>) -> Result<(), openssl::ssl::Error> {}
    pub fn ssl(&self) -> &openssl::ssl::SslRef {}
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
}
impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for SslStream<S> {}
impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for SslStream<S> {}
