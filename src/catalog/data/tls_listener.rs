//! Signatures of tls-listener: a listener whose connections are under TLS.
pub struct TlsListener<A, T> { listener: A, tls: T }
impl<A, T> TlsListener<A, T> {
    pub fn new(tls: T, listener: A) -> Self {}
    pub fn replace_acceptor(&mut self, acceptor: T) {}
}
pub fn builder<T>(tls: T) -> Builder<T> {}
#[derive(Clone)]
pub struct Builder<T> { tls: T }
impl<T> Builder<T> {
    pub fn max_handshakes(&mut self, max: usize) -> &mut Self {}
    pub fn handshake_timeout(&mut self, timeout: std::time::Duration) -> &mut Self {}
    pub fn listen<A>(&self, listener: A) -> TlsListener<A, T> {}
}
