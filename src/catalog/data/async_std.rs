//! Signatures of async-std.
pub mod net {
    pub use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr};
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
}
pub mod os {
    pub mod unix {
        pub mod net {
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
    }
}
pub mod io {
    pub use futures_util::io::{BufReader, BufWriter};
    pub use std::io::{Error, ErrorKind, Result};
    pub use futures_io::{AsyncBufRead as BufRead, AsyncRead as Read, AsyncWrite as Write};
    pub use futures_util::io::{AsyncBufReadExt as BufReadExt, AsyncReadExt as ReadExt, AsyncWriteExt as WriteExt};
    pub mod prelude {
        pub use futures_util::io::{AsyncBufReadExt as BufReadExt, AsyncReadExt as ReadExt, AsyncWriteExt as WriteExt};
    }
    pub async fn copy<R: futures_io::AsyncRead, W: futures_io::AsyncWrite>(reader: R, writer: W) -> std::io::Result<u64> {}
    pub async fn timeout<F: std::future::Future<Output = std::io::Result<T>>, T>(dur: std::time::Duration, f: F) -> std::io::Result<T> {}
}
pub mod prelude {
    pub use futures_util::io::{AsyncBufReadExt as BufReadExt, AsyncReadExt as ReadExt, AsyncWriteExt as WriteExt};
    pub use futures_util::stream::StreamExt;
}
pub mod stream {
    pub use futures_core::Stream;
    pub use futures_util::stream::StreamExt;
}
pub mod task {
    pub fn spawn<F: std::future::Future>(future: F) -> JoinHandle<F::Output> {}
    pub fn spawn_local<F: std::future::Future>(future: F) -> JoinHandle<F::Output> {}
    pub fn spawn_blocking<F: FnOnce() -> T, T>(f: F) -> JoinHandle<T> {}
    pub fn block_on<F: std::future::Future>(future: F) -> F::Output {}
    pub async fn sleep(dur: std::time::Duration) {}
    pub struct JoinHandle<T> { _t: T }
    impl<T> std::future::Future for JoinHandle<T> {
        type Output = T;
    }
}
pub mod future {
    pub async fn timeout<F: std::future::Future>(dur: std::time::Duration, f: F) -> Result<F::Output, TimeoutError> {}
    pub struct TimeoutError { _p: () }
}
pub mod sync {
    pub use std::sync::Arc;
    pub struct Mutex<T: ?Sized> { _t: T }
    impl<T> Mutex<T> {
        pub fn new(t: T) -> Mutex<T> {}
        pub async fn lock(&self) -> MutexGuard<'_, T> {}
        pub fn try_lock(&self) -> Option<MutexGuard<'_, T>> {}
        pub fn into_inner(self) -> T {}
    }
    pub struct MutexGuard<'a, T: ?Sized> { _t: &'a T }
    impl<'a, T: ?Sized> std::ops::Deref for MutexGuard<'a, T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<'a, T: ?Sized> std::ops::DerefMut for MutexGuard<'a, T> {
        fn deref_mut(&mut self) -> &mut T {}
    }
}
