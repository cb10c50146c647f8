//! Signatures of tcp-stream: a blocking or non-blocking stream, plain or under TLS.
pub struct TcpStream { inner: std::net::TcpStream }
impl TcpStream {
    pub fn connect<A: std::net::ToSocketAddrs>(addr: A) -> std::io::Result<TcpStream> {}
    pub fn connect_timeout(addr: &std::net::SocketAddr, timeout: std::time::Duration) -> std::io::Result<TcpStream> {}
    pub fn from_std(stream: std::net::TcpStream) -> std::io::Result<TcpStream> {}
    pub fn is_connected(&self) -> bool {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> std::io::Result<()> {}
    pub fn into_tls<C>(self, domain: &str, config: C) -> Result<TcpStream, HandshakeError> {}
}
impl std::ops::Deref for TcpStream { type Target = std::net::TcpStream; }
impl std::io::Read for TcpStream {}
impl std::io::Write for TcpStream {}
pub struct HandshakeError { _p: () }
