//! Signatures of monoio: buffers go in by value and come back.
pub use self::task::JoinHandle;
pub type BufResult<T, B> = (std::io::Result<T>, B);
pub fn spawn<T: std::future::Future>(future: T) -> task::JoinHandle<T::Output> {}
pub mod task {
    pub struct JoinHandle<T> { output: T }
    impl<T> std::future::Future for JoinHandle<T> { type Output = T; }
}
pub mod io {
    use crate::BufResult;
    pub trait AsyncReadRent {
        async fn read<T>(&mut self, buf: T) -> BufResult<usize, T>;
        async fn readv<T>(&mut self, buf: T) -> BufResult<usize, T>;
    }
    pub trait AsyncReadRentExt: AsyncReadRent {
        async fn read_exact<T>(&mut self, buf: T) -> BufResult<usize, T>;
    }
    impl<A: AsyncReadRent + ?Sized> AsyncReadRentExt for A {}
    pub trait AsyncWriteRent {
        async fn write<T>(&mut self, buf: T) -> BufResult<usize, T>;
        async fn writev<T>(&mut self, buf_vec: T) -> BufResult<usize, T>;
        async fn flush(&mut self) -> std::io::Result<()>;
        async fn shutdown(&mut self) -> std::io::Result<()>;
    }
    pub trait AsyncWriteRentExt: AsyncWriteRent {
        async fn write_all<T>(&mut self, buf: T) -> BufResult<usize, T>;
    }
    impl<A: AsyncWriteRent + ?Sized> AsyncWriteRentExt for A {}
    pub trait Splitable {
        fn into_split(self) -> (OwnedReadHalf<Self>, OwnedWriteHalf<Self>);
    }
    impl Splitable for crate::net::TcpStream {}
    impl Splitable for crate::net::UnixStream {}
    pub struct OwnedReadHalf<T> { inner: T }
    pub struct OwnedWriteHalf<T> { inner: T }
    impl<T: AsyncReadRent> AsyncReadRent for OwnedReadHalf<T> {}
    impl<T: AsyncWriteRent> AsyncWriteRent for OwnedWriteHalf<T> {}
}
pub mod net {
    use crate::io::{AsyncReadRent, AsyncWriteRent};
    use std::io;
    use std::net::{SocketAddr, ToSocketAddrs};
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub async fn connect<A: ToSocketAddrs>(addr: A) -> io::Result<TcpStream> {}
        pub async fn connect_addr(addr: SocketAddr) -> io::Result<TcpStream> {}
        pub fn from_std(stream: std::net::TcpStream) -> io::Result<TcpStream> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        pub async fn readable(&self, relaxed: bool) -> io::Result<()> {}
        pub async fn writable(&self, relaxed: bool) -> io::Result<()> {}
    }
    impl AsyncReadRent for TcpStream {}
    impl AsyncWriteRent for TcpStream {}
    impl std::os::fd::AsRawFd for TcpStream {}
    impl std::os::fd::IntoRawFd for TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<TcpListener> {}
        pub fn bind_with_config<A: ToSocketAddrs, C>(addr: A, opts: &C) -> io::Result<TcpListener> {}
        pub async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
        pub fn from_std(sys_listener: std::net::TcpListener) -> io::Result<TcpListener> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    }
    pub struct UnixStream { _p: () }
    impl UnixStream {
        pub async fn connect<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixStream> {}
        pub fn pair() -> io::Result<(UnixStream, UnixStream)> {}
    }
    impl AsyncReadRent for UnixStream {}
    impl AsyncWriteRent for UnixStream {}
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixListener> {}
        pub async fn accept(&self) -> io::Result<(UnixStream, std::os::unix::net::SocketAddr)> {}
    }
    pub mod udp {
        pub struct UdpSocket { _p: () }
        impl UdpSocket {
            pub fn bind<A: std::net::ToSocketAddrs>(addr: A) -> std::io::Result<UdpSocket> {}
        }
    }
}
