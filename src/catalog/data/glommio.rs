//! Signatures of glommio.
pub struct GlommioError<T> { _t: T }
pub type Result<T, V> = std::result::Result<T, GlommioError<V>>;
pub fn spawn_local<T>(future: impl std::future::Future<Output = T>) -> Task<T> {}
pub struct Task<T> { output: T }
impl<T> Task<T> { pub fn detach(self) {} }
impl<T> std::future::Future for Task<T> { type Output = T; }
pub mod net {
    use crate::Result;
    use std::net::{SocketAddr, ToSocketAddrs};
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub async fn connect<A: ToSocketAddrs>(addr: A) -> Result<TcpStream, ()> {}
        pub async fn connect_timeout<A: ToSocketAddrs>(addr: A, duration: std::time::Duration) -> Result<TcpStream, ()> {}
        pub fn set_nodelay(&self, value: bool) -> Result<(), ()> {}
        pub fn nodelay(&self) -> Result<bool, ()> {}
        pub fn set_buffer_size(&mut self, buffer_size: usize) {}
        pub fn local_addr(&self) -> Result<SocketAddr, ()> {}
        pub fn peer_addr(&self) -> Result<SocketAddr, ()> {}
        pub async fn shutdown(&self, how: std::net::Shutdown) -> Result<(), ()> {}
    }
    impl futures_io::AsyncRead for TcpStream {}
    impl futures_io::AsyncBufRead for TcpStream {}
    impl futures_io::AsyncWrite for TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind<A: ToSocketAddrs>(addr: A) -> Result<TcpListener, ()> {}
        pub async fn accept(&self) -> Result<TcpStream, ()> {}
        pub async fn shared_accept(&self) -> Result<AcceptedTcpStream, ()> {}
        pub fn incoming(&self) -> Incoming<'_> {}
        pub fn local_addr(&self) -> Result<SocketAddr, ()> {}
    }
    pub struct Incoming<'a> { listener: &'a TcpListener, accepted: TcpStream }
    impl<'a> futures_core::stream::Stream for Incoming<'a> { type Item = Result<TcpStream, ()>; }
    pub struct AcceptedTcpStream { accepted: TcpStream }
    impl AcceptedTcpStream { pub fn bind_to_executor(self) -> TcpStream {} }
    pub struct UnixStream { _p: () }
    impl UnixStream { pub async fn connect<A: AsRef<std::path::Path>>(addr: A) -> Result<UnixStream, ()> {} }
    impl futures_io::AsyncRead for UnixStream {}
    impl futures_io::AsyncWrite for UnixStream {}
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<A: AsRef<std::path::Path>>(addr: A) -> Result<UnixListener, ()> {}
        pub async fn accept(&self) -> Result<UnixStream, ()> {}
    }
    pub struct UdpSocket { _p: () }
    impl UdpSocket { pub fn bind<A: ToSocketAddrs>(addr: A) -> Result<UdpSocket, ()> {} }
}
