//! Signatures of tokio-tfo: TCP with fast open.
pub use self::listener::TfoListener;
pub use self::stream::TfoStream;
pub mod stream {
    use std::io;
    use std::net::SocketAddr;
    use std::time::Duration;
    pub struct TfoStream { inner: tokio::net::TcpStream }
    impl TfoStream {
        pub async fn connect(addr: SocketAddr) -> io::Result<TfoStream> {}
        pub async fn connect_with_socket(socket: tokio::net::TcpSocket, addr: SocketAddr) -> io::Result<TfoStream> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn nodelay(&self) -> io::Result<bool> {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        pub fn linger(&self) -> io::Result<Option<Duration>> {}
        pub fn set_linger(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    }
    impl tokio::io::AsyncRead for TfoStream {}
    impl tokio::io::AsyncWrite for TfoStream {}
    impl From<tokio::net::TcpStream> for TfoStream {}
    impl std::os::fd::AsFd for TfoStream {}
    impl std::os::fd::AsRawFd for TfoStream {}
    impl std::os::windows::io::AsRawSocket for TfoStream {}
    impl std::os::windows::io::AsSocket for TfoStream {}
}
pub mod listener {
    use super::stream::TfoStream;
    use std::io;
    use std::net::SocketAddr;
    use std::task::{Context, Poll};
    pub struct TfoListener { inner: tokio::net::TcpListener }
    impl TfoListener {
        pub async fn bind(addr: SocketAddr) -> io::Result<TfoListener> {}
        pub fn from_std(listener: std::net::TcpListener) -> io::Result<TfoListener> {}
        pub fn from_tokio(listener: tokio::net::TcpListener) -> io::Result<TfoListener> {}
        pub fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<io::Result<(TfoStream, SocketAddr)>> {}
        pub async fn accept(&self) -> io::Result<(TfoStream, SocketAddr)> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    }
}
