//! Signatures of async-net; smol::net is this.
pub use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, Shutdown};
#[derive(Clone)]
pub struct TcpStream { _p: () }
impl TcpStream {
    pub async fn connect<A>(addr: A) -> std::io::Result<TcpStream> {}
    pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    pub fn peer_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    pub fn shutdown(&self, how: std::net::Shutdown) -> std::io::Result<()> {}
    pub async fn peek(&self, buf: &mut [u8]) -> std::io::Result<usize> {}
    pub fn nodelay(&self) -> std::io::Result<bool> {}
    pub fn set_nodelay(&self, nodelay: bool) -> std::io::Result<()> {}
    pub fn ttl(&self) -> std::io::Result<u32> {}
    pub fn set_ttl(&self, ttl: u32) -> std::io::Result<()> {}
}
impl From<std::net::TcpStream> for TcpStream {
    fn from(stream: std::net::TcpStream) -> TcpStream {}
}
impl TryFrom<std::net::TcpStream> for TcpStream {
    type Error = std::io::Error;
    fn try_from(stream: std::net::TcpStream) -> std::io::Result<TcpStream> {}
}
impl futures_io::AsyncRead for TcpStream {}
impl futures_io::AsyncWrite for TcpStream {}
impl futures_io::AsyncRead for &TcpStream {}
impl futures_io::AsyncWrite for &TcpStream {}
pub struct TcpListener { _p: () }
impl TcpListener {
    pub async fn bind<A>(addr: A) -> std::io::Result<TcpListener> {}
    pub async fn accept(&self) -> std::io::Result<(TcpStream, std::net::SocketAddr)> {}
    pub fn incoming(&self) -> Incoming<'_> {}
    pub fn into_incoming(self) -> Incoming<'static> {}
    pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
}
impl From<std::net::TcpListener> for TcpListener {
    fn from(listener: std::net::TcpListener) -> TcpListener {}
}
impl TryFrom<std::net::TcpListener> for TcpListener {
    type Error = std::io::Error;
    fn try_from(listener: std::net::TcpListener) -> std::io::Result<TcpListener> {}
}
pub struct Incoming<'a> { _p: &'a () }
impl<'a> futures_core::Stream for Incoming<'a> {
    type Item = std::io::Result<TcpStream>;
}
pub struct UdpSocket { _p: () }
impl UdpSocket {
    pub async fn bind<A>(addr: A) -> std::io::Result<UdpSocket> {}
    pub async fn connect<A>(&self, addr: A) -> std::io::Result<()> {}
    pub async fn send(&self, buf: &[u8]) -> std::io::Result<usize> {}
    pub async fn recv(&self, buf: &mut [u8]) -> std::io::Result<usize> {}
}
pub mod unix {
    #[derive(Clone)]
    pub struct UnixStream { _p: () }
    impl UnixStream {
        pub async fn connect<P: AsRef<std::path::Path>>(path: P) -> std::io::Result<UnixStream> {}
        pub fn pair() -> std::io::Result<(UnixStream, UnixStream)> {}
    }
    impl futures_io::AsyncRead for UnixStream {}
    impl futures_io::AsyncWrite for UnixStream {}
    impl futures_io::AsyncRead for &UnixStream {}
    impl futures_io::AsyncWrite for &UnixStream {}
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<P: AsRef<std::path::Path>>(path: P) -> std::io::Result<UnixListener> {}
        pub async fn accept(&self) -> std::io::Result<(UnixStream, std::os::unix::net::SocketAddr)> {}
        pub fn incoming(&self) -> Incoming<'_> {}
    }
    pub struct Incoming<'a> { _p: &'a () }
    impl<'a> futures_core::Stream for Incoming<'a> {
        type Item = std::io::Result<UnixStream>;
    }
}
