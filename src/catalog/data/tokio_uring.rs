//! Signatures of tokio-uring: buffers go in by value and come back.
pub type BufResult<T, B> = (std::io::Result<T>, B);
pub fn spawn<T: std::future::Future>(task: T) -> tokio::task::JoinHandle<T::Output> {}
pub fn start<F: std::future::Future>(future: F) -> F::Output {}
pub mod net {
    use crate::BufResult;
    use std::io;
    use std::net::SocketAddr;
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub async fn connect(addr: SocketAddr) -> io::Result<TcpStream> {}
        pub fn from_std(socket: std::net::TcpStream) -> TcpStream {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        pub async fn read<T>(&self, buf: T) -> BufResult<usize, T> {}
        pub async fn write<T>(&self, buf: T) -> BufResult<usize, T> {}
        pub async fn write_all<T>(&self, buf: T) -> BufResult<(), T> {}
        pub async fn writev<T>(&self, buf: Vec<T>) -> BufResult<usize, Vec<T>> {}
        pub fn shutdown(&self, how: std::net::Shutdown) -> io::Result<()> {}
    }
    impl std::os::fd::AsRawFd for TcpStream {}
    impl std::os::fd::FromRawFd for TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind(addr: SocketAddr) -> io::Result<TcpListener> {}
        pub fn from_std(socket: std::net::TcpListener) -> TcpListener {}
        pub async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    }
    pub struct UnixStream { _p: () }
    impl UnixStream { pub async fn connect<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixStream> {} }
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixListener> {}
        pub async fn accept(&self) -> io::Result<UnixStream> {}
    }
    pub struct UdpSocket { _p: () }
    impl UdpSocket { pub async fn bind(socket_addr: SocketAddr) -> io::Result<UdpSocket> {} }
}
