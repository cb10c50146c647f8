//! Signatures of tokio, as far as sockets and what holds them go.

pub use self::task::spawn;

pub mod prelude {
    #[versions("<1")]
    pub use crate::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, AsyncBufReadExt};
}

pub mod net {
    pub use std::net::ToSocketAddrs;
    use crate::io::{AsyncRead, AsyncWrite, Interest, ReadBuf, Ready};
    use std::io;
    use std::net::SocketAddr;
    use std::path::Path;
    use std::task::{Context, Poll};
    use std::time::Duration;

    pub async fn lookup_host<T: ToSocketAddrs>(host: T) -> std::io::Result<std::vec::IntoIter<std::net::SocketAddr>> {}

    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub async fn connect<A: ToSocketAddrs>(addr: A) -> io::Result<TcpStream> {}
        #[versions("<1")]
        pub async fn connect_std(stream: std::net::TcpStream, addr: &SocketAddr) -> io::Result<TcpStream> {}
        pub fn from_std(stream: std::net::TcpStream) -> io::Result<TcpStream> {}
        pub fn into_std(self) -> io::Result<std::net::TcpStream> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
        pub fn poll_peek(&self, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<usize>> {}
        pub async fn ready(&self, interest: Interest) -> io::Result<Ready> {}
        pub async fn readable(&self) -> io::Result<()> {}
        pub fn poll_read_ready(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {}
        pub fn try_read(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn try_read_vectored(&self, bufs: &mut [io::IoSliceMut<'_>]) -> io::Result<usize> {}
        pub fn try_read_buf<B: bytes::BufMut>(&self, buf: &mut B) -> io::Result<usize> {}
        pub async fn writable(&self) -> io::Result<()> {}
        pub fn poll_write_ready(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {}
        pub fn try_write(&self, buf: &[u8]) -> io::Result<usize> {}
        pub fn try_write_vectored(&self, bufs: &[io::IoSlice<'_>]) -> io::Result<usize> {}
        pub fn try_io<R>(&self, interest: Interest, f: impl FnOnce() -> io::Result<R>) -> io::Result<R> {}
        pub async fn async_io<R>(&self, interest: Interest, f: impl FnMut() -> io::Result<R>) -> io::Result<R> {}
        pub async fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn nodelay(&self) -> io::Result<bool> {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        #[versions(">=1.48")]
        pub fn quickack(&self) -> io::Result<bool> {}
        #[versions(">=1.48")]
        pub fn set_quickack(&self, quickack: bool) -> io::Result<()> {}
        pub fn linger(&self) -> io::Result<Option<Duration>> {}
        pub fn set_linger(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn set_zero_linger(&self) -> io::Result<()> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        #[versions("<1")]
        pub fn shutdown(&self, how: std::net::Shutdown) -> io::Result<()> {}
        pub fn split<'a>(&'a mut self) -> (tcp::ReadHalf<'a>, tcp::WriteHalf<'a>) {}
        pub fn into_split(self) -> (tcp::OwnedReadHalf, tcp::OwnedWriteHalf) {}
    }
    impl AsyncRead for TcpStream {}
    impl AsyncWrite for TcpStream {}
    impl std::os::fd::AsRawFd for TcpStream {}
    impl std::os::fd::AsFd for TcpStream {}
    impl TryFrom<std::net::TcpStream> for TcpStream {
        type Error = io::Error;
        fn try_from(stream: std::net::TcpStream) -> Result<Self, Self::Error> {}
    }
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub async fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<TcpListener> {}
        pub async fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
        pub fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<io::Result<(TcpStream, SocketAddr)>> {}
        #[versions("<0.3")]
        pub fn incoming(&mut self) -> tcp::Incoming<'_> {}
        pub fn from_std(listener: std::net::TcpListener) -> io::Result<TcpListener> {}
        pub fn into_std(self) -> io::Result<std::net::TcpListener> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    }
    impl std::os::fd::AsRawFd for TcpListener {}
    impl std::os::fd::AsFd for TcpListener {}
    impl TryFrom<std::net::TcpListener> for TcpListener {
        type Error = io::Error;
        fn try_from(listener: std::net::TcpListener) -> Result<Self, Self::Error> {}
    }
    pub struct TcpSocket { _p: () }
    impl TcpSocket {
        pub fn new_v4() -> io::Result<TcpSocket> {}
        pub fn new_v6() -> io::Result<TcpSocket> {}
        pub fn from_std_stream(stream: std::net::TcpStream) -> TcpSocket {}
        pub async fn connect(self, addr: SocketAddr) -> io::Result<TcpStream> {}
        pub fn listen(self, backlog: u32) -> io::Result<TcpListener> {}
        pub fn bind(&self, addr: SocketAddr) -> io::Result<()> {}
        #[versions(">=1.29")]
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        #[versions(">=1.29")]
        pub fn nodelay(&self) -> io::Result<bool> {}
        pub fn set_keepalive(&self, keepalive: bool) -> io::Result<()> {}
        pub fn set_reuseaddr(&self, reuseaddr: bool) -> io::Result<()> {}
        pub fn set_reuseport(&self, reuseport: bool) -> io::Result<()> {}
        pub fn set_send_buffer_size(&self, size: u32) -> io::Result<()> {}
        pub fn set_recv_buffer_size(&self, size: u32) -> io::Result<()> {}
        pub fn set_linger(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn set_zero_linger(&self) -> io::Result<()> {}
        pub fn set_tos(&self, tos: u32) -> io::Result<()> {}
        pub fn set_tos_v4(&self, tos: u32) -> io::Result<()> {}
        pub fn bind_device(&self, interface: Option<&[u8]>) -> io::Result<()> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    }
    impl std::os::fd::AsRawFd for TcpSocket {}
    impl std::os::fd::AsFd for TcpSocket {}
    impl std::os::fd::FromRawFd for TcpSocket {
        unsafe fn from_raw_fd(fd: std::os::fd::RawFd) -> TcpSocket {}
    }
    pub struct UnixStream { _p: () }
    impl UnixStream {
        pub async fn connect<P: AsRef<Path>>(path: P) -> io::Result<UnixStream> {}
        pub fn pair() -> io::Result<(UnixStream, UnixStream)> {}
        pub fn from_std(stream: std::os::unix::net::UnixStream) -> io::Result<UnixStream> {}
        pub fn into_std(self) -> io::Result<std::os::unix::net::UnixStream> {}
        pub async fn readable(&self) -> io::Result<()> {}
        pub async fn writable(&self) -> io::Result<()> {}
        pub fn try_read(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn try_write(&self, buf: &[u8]) -> io::Result<usize> {}
        pub fn local_addr(&self) -> io::Result<unix::SocketAddr> {}
        pub fn peer_addr(&self) -> io::Result<unix::SocketAddr> {}
        pub fn peer_cred(&self) -> io::Result<unix::UCred> {}
        pub fn split<'a>(&'a mut self) -> (unix::ReadHalf<'a>, unix::WriteHalf<'a>) {}
        pub fn into_split(self) -> (unix::OwnedReadHalf, unix::OwnedWriteHalf) {}
    }
    impl AsyncRead for UnixStream {}
    impl AsyncWrite for UnixStream {}
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixListener> {}
        pub async fn accept(&self) -> io::Result<(UnixStream, unix::SocketAddr)> {}
        pub fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<io::Result<(UnixStream, unix::SocketAddr)>> {}
        pub fn from_std(listener: std::os::unix::net::UnixListener) -> io::Result<UnixListener> {}
        pub fn into_std(self) -> io::Result<std::os::unix::net::UnixListener> {}
        pub fn local_addr(&self) -> io::Result<unix::SocketAddr> {}
    }
    pub struct UnixDatagram { _p: () }
    impl UnixDatagram {
        pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixDatagram> {}
        pub fn unbound() -> io::Result<UnixDatagram> {}
        pub fn connect<P: AsRef<Path>>(&self, path: P) -> io::Result<()> {}
        pub async fn send(&self, buf: &[u8]) -> io::Result<usize> {}
        pub async fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
    }

    pub mod tcp {
        use std::io;
        use std::net::SocketAddr;
        use std::task::{Context, Poll};
        use crate::io::{AsyncRead, AsyncWrite, Interest, Ready};
        use super::TcpStream;
        #[versions("<0.3")]
        pub struct Incoming<'a> { _p: &'a () }
        #[versions("<0.3")]
        impl<'a> Incoming<'a> {
            pub fn poll_accept(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<TcpStream>> {}
        }
        #[versions("<0.3")]
        impl<'a> futures_core::Stream for Incoming<'a> {
            type Item = io::Result<TcpStream>;
        }
        pub struct OwnedReadHalf { _p: () }
        impl OwnedReadHalf {
            pub fn reunite(self, other: OwnedWriteHalf) -> Result<TcpStream, ReuniteError> {}
            pub async fn peek(&mut self, buf: &mut [u8]) -> io::Result<usize> {}
            pub async fn ready(&self, interest: Interest) -> io::Result<Ready> {}
            pub async fn readable(&self) -> io::Result<()> {}
            pub fn try_read(&self, buf: &mut [u8]) -> io::Result<usize> {}
            pub fn try_read_buf<B: bytes::BufMut>(&self, buf: &mut B) -> io::Result<usize> {}
            pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
            pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        }
        impl AsyncRead for OwnedReadHalf {}
        impl AsRef<TcpStream> for OwnedReadHalf {
            fn as_ref(&self) -> &TcpStream {}
        }
        pub struct OwnedWriteHalf { _p: () }
        impl OwnedWriteHalf {
            pub fn reunite(self, other: OwnedReadHalf) -> Result<TcpStream, ReuniteError> {}
            pub fn forget(self) {}
            pub async fn ready(&self, interest: Interest) -> io::Result<Ready> {}
            pub async fn writable(&self) -> io::Result<()> {}
            pub fn try_write(&self, buf: &[u8]) -> io::Result<usize> {}
            pub fn try_write_vectored(&self, bufs: &[io::IoSlice<'_>]) -> io::Result<usize> {}
            pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
            pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        }
        impl AsyncWrite for OwnedWriteHalf {}
        impl AsRef<TcpStream> for OwnedWriteHalf {
            fn as_ref(&self) -> &TcpStream {}
        }
        pub struct ReadHalf<'a> { _p: &'a () }
        impl<'a> ReadHalf<'a> {
            pub async fn peek(&mut self, buf: &mut [u8]) -> io::Result<usize> {}
            pub async fn readable(&self) -> io::Result<()> {}
            pub fn try_read(&self, buf: &mut [u8]) -> io::Result<usize> {}
        }
        impl<'a> AsyncRead for ReadHalf<'a> {}
        impl<'a> AsRef<TcpStream> for ReadHalf<'a> {
            fn as_ref(&self) -> &TcpStream {}
        }
        pub struct WriteHalf<'a> { _p: &'a () }
        impl<'a> WriteHalf<'a> {
            pub async fn writable(&self) -> io::Result<()> {}
            pub fn try_write(&self, buf: &[u8]) -> io::Result<usize> {}
            pub fn try_write_vectored(&self, bufs: &[io::IoSlice<'_>]) -> io::Result<usize> {}
        }
        impl<'a> AsyncWrite for WriteHalf<'a> {}
        impl<'a> AsRef<TcpStream> for WriteHalf<'a> {
            fn as_ref(&self) -> &TcpStream {}
        }
        pub struct ReuniteError(pub OwnedReadHalf, pub OwnedWriteHalf);
    }

    pub mod unix {
        use crate::io::{AsyncRead, AsyncWrite};
        pub struct SocketAddr { _p: () }
        pub struct UCred { _p: () }
        pub struct ReadHalf<'a> { _p: &'a () }
        impl<'a> AsyncRead for ReadHalf<'a> {}
        pub struct WriteHalf<'a> { _p: &'a () }
        impl<'a> AsyncWrite for WriteHalf<'a> {}
        pub struct OwnedReadHalf { _p: () }
        impl AsyncRead for OwnedReadHalf {}
        pub struct OwnedWriteHalf { _p: () }
        impl AsyncWrite for OwnedWriteHalf {}
    }

    pub struct UdpSocket { _p: () }
    impl UdpSocket {
        pub async fn bind<A: ToSocketAddrs>(addr: A) -> std::io::Result<UdpSocket> {}
        pub async fn connect<A: ToSocketAddrs>(&self, addr: A) -> std::io::Result<()> {}
        pub fn from_std(socket: std::net::UdpSocket) -> std::io::Result<UdpSocket> {}
        pub fn into_std(self) -> std::io::Result<std::net::UdpSocket> {}
        pub async fn send(&self, buf: &[u8]) -> std::io::Result<usize> {}
        pub async fn recv(&self, buf: &mut [u8]) -> std::io::Result<usize> {}
        pub async fn send_to<A: ToSocketAddrs>(&self, buf: &[u8], target: A) -> std::io::Result<usize> {}
        pub async fn recv_from(&self, buf: &mut [u8]) -> std::io::Result<(usize, std::net::SocketAddr)> {}
        pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    }

    pub mod windows {
        pub mod named_pipe {
            pub struct NamedPipeServer { _p: () }
            impl NamedPipeServer {
                pub async fn connect(&self) -> std::io::Result<()> {}
            }
            impl crate::io::AsyncRead for NamedPipeServer {}
            impl crate::io::AsyncWrite for NamedPipeServer {}
            pub struct NamedPipeClient { _p: () }
            impl crate::io::AsyncRead for NamedPipeClient {}
            impl crate::io::AsyncWrite for NamedPipeClient {}
            pub struct ServerOptions { _p: () }
            impl ServerOptions {
                pub fn new() -> ServerOptions {}
                pub fn create(&self, addr: impl AsRef<std::ffi::OsStr>) -> std::io::Result<NamedPipeServer> {}
            }
            pub struct ClientOptions { _p: () }
            impl ClientOptions {
                pub fn new() -> ClientOptions {}
                pub fn open(&self, addr: impl AsRef<std::ffi::OsStr>) -> std::io::Result<NamedPipeClient> {}
            }
        }
    }
}

pub mod io {
    pub use std::io::{Error, ErrorKind, Result, SeekFrom};
    use bytes::{Buf, BufMut};
    use std::io::{IoSlice, IoSliceMut};
    use std::ops::DerefMut;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    pub struct Interest { _p: () }
    impl Interest {
        pub const READABLE: Interest = Interest { _p: () };
        pub const WRITABLE: Interest = Interest { _p: () };
    }
    pub struct Ready { _p: () }
    impl Ready {
        pub fn is_readable(self) -> bool {}
        pub fn is_writable(self) -> bool {}
    }
    pub struct ReadBuf<'a> { _p: &'a () }
    impl<'a> ReadBuf<'a> {
        pub fn new(buf: &'a mut [u8]) -> ReadBuf<'a> {}
        pub fn filled(&self) -> &[u8] {}
        pub fn filled_mut(&mut self) -> &mut [u8] {}
        pub fn initialize_unfilled(&mut self) -> &mut [u8] {}
        pub fn remaining(&self) -> usize {}
        pub fn put_slice(&mut self, buf: &[u8]) {}
        pub fn advance(&mut self, n: usize) {}
        pub fn clear(&mut self) {}
    }

    pub trait AsyncRead {
        fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<Result<()>>;
    }
    impl<T: AsyncRead + ?Sized> AsyncRead for Box<T> {}
    impl<T: AsyncRead + ?Sized> AsyncRead for &mut T {}
    impl<P: DerefMut> AsyncRead for Pin<P> where P::Target: AsyncRead {}
    impl AsyncRead for &[u8] {}
    impl<T: AsRef<[u8]>> AsyncRead for std::io::Cursor<T> {}

    pub trait AsyncWrite {
        fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<Result<usize>>;
        fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>>;
        fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>>;
        fn poll_write_vectored(self: Pin<&mut Self>, cx: &mut Context<'_>, bufs: &[IoSlice<'_>]) -> Poll<Result<usize>> {}
        fn is_write_vectored(&self) -> bool {}
    }
    impl<T: AsyncWrite + ?Sized> AsyncWrite for Box<T> {}
    impl<T: AsyncWrite + ?Sized> AsyncWrite for &mut T {}
    impl<P: DerefMut> AsyncWrite for Pin<P> where P::Target: AsyncWrite {}
    impl AsyncWrite for Vec<u8> {}
    impl AsyncWrite for std::io::Cursor<Vec<u8>> {}
    impl AsyncWrite for std::io::Cursor<&mut Vec<u8>> {}
    impl AsyncWrite for std::io::Cursor<&mut [u8]> {}

    pub trait AsyncBufRead: AsyncRead {
        fn poll_fill_buf(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<&[u8]>>;
        fn consume(self: Pin<&mut Self>, amt: usize);
    }
    impl<T: AsyncBufRead + ?Sized> AsyncBufRead for Box<T> {}
    impl<T: AsyncBufRead + ?Sized> AsyncBufRead for &mut T {}
    impl<P: DerefMut> AsyncBufRead for Pin<P> where P::Target: AsyncBufRead {}

    pub trait AsyncReadExt: AsyncRead {
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
        async fn read_buf<B: BufMut>(&mut self, buf: &mut B) -> Result<usize>;
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<usize>;
        async fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_to_string(&mut self, dst: &mut String) -> Result<usize>;
        async fn read_u8(&mut self) -> Result<u8>;
        async fn read_i8(&mut self) -> Result<i8>;
        async fn read_u16(&mut self) -> Result<u16>;
        async fn read_i16(&mut self) -> Result<i16>;
        async fn read_u32(&mut self) -> Result<u32>;
        async fn read_i32(&mut self) -> Result<i32>;
        async fn read_u64(&mut self) -> Result<u64>;
        async fn read_i64(&mut self) -> Result<i64>;
        async fn read_u128(&mut self) -> Result<u128>;
        async fn read_i128(&mut self) -> Result<i128>;
        async fn read_f32(&mut self) -> Result<f32>;
        async fn read_f64(&mut self) -> Result<f64>;
        async fn read_u16_le(&mut self) -> Result<u16>;
        async fn read_i16_le(&mut self) -> Result<i16>;
        async fn read_u32_le(&mut self) -> Result<u32>;
        async fn read_i32_le(&mut self) -> Result<i32>;
        async fn read_u64_le(&mut self) -> Result<u64>;
        async fn read_i64_le(&mut self) -> Result<i64>;
        async fn read_u128_le(&mut self) -> Result<u128>;
        async fn read_i128_le(&mut self) -> Result<i128>;
        async fn read_f32_le(&mut self) -> Result<f32>;
        async fn read_f64_le(&mut self) -> Result<f64>;
        fn chain<R: AsyncRead>(self, next: R) -> Chain<Self, R> where Self: Sized;
        fn take(self, limit: u64) -> Take<Self> where Self: Sized;
    }
    impl<R: AsyncRead + ?Sized> AsyncReadExt for R {}

    pub trait AsyncBufReadExt: AsyncBufRead {
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        async fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume(&mut self, amt: usize);
        fn lines(self) -> Lines<Self> where Self: Sized;
        fn split(self, byte: u8) -> Split<Self> where Self: Sized;
    }
    impl<R: AsyncBufRead + ?Sized> AsyncBufReadExt for R {}

    pub trait AsyncWriteExt: AsyncWrite {
        async fn write(&mut self, src: &[u8]) -> Result<usize>;
        async fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> Result<usize>;
        async fn write_buf<B: Buf>(&mut self, src: &mut B) -> Result<usize>;
        async fn write_all_buf<B: Buf>(&mut self, src: &mut B) -> Result<()>;
        async fn write_all(&mut self, src: &[u8]) -> Result<()>;
        async fn write_u8(&mut self, n: u8) -> Result<()>;
        async fn write_i8(&mut self, n: i8) -> Result<()>;
        async fn write_u16(&mut self, n: u16) -> Result<()>;
        async fn write_i16(&mut self, n: i16) -> Result<()>;
        async fn write_u32(&mut self, n: u32) -> Result<()>;
        async fn write_i32(&mut self, n: i32) -> Result<()>;
        async fn write_u64(&mut self, n: u64) -> Result<()>;
        async fn write_i64(&mut self, n: i64) -> Result<()>;
        async fn write_u128(&mut self, n: u128) -> Result<()>;
        async fn write_i128(&mut self, n: i128) -> Result<()>;
        async fn write_f32(&mut self, n: f32) -> Result<()>;
        async fn write_f64(&mut self, n: f64) -> Result<()>;
        async fn write_u16_le(&mut self, n: u16) -> Result<()>;
        async fn write_i16_le(&mut self, n: i16) -> Result<()>;
        async fn write_u32_le(&mut self, n: u32) -> Result<()>;
        async fn write_i32_le(&mut self, n: i32) -> Result<()>;
        async fn write_u64_le(&mut self, n: u64) -> Result<()>;
        async fn write_i64_le(&mut self, n: i64) -> Result<()>;
        async fn write_u128_le(&mut self, n: u128) -> Result<()>;
        async fn write_i128_le(&mut self, n: i128) -> Result<()>;
        async fn write_f32_le(&mut self, n: f32) -> Result<()>;
        async fn write_f64_le(&mut self, n: f64) -> Result<()>;
        async fn flush(&mut self) -> Result<()>;
        async fn shutdown(&mut self) -> Result<()>;
    }
    impl<W: AsyncWrite + ?Sized> AsyncWriteExt for W {}

    pub struct Chain<T, U> { _t: T, _u: U }
    impl<T, U> Chain<T, U> {
        pub fn get_ref(&self) -> (&T, &U) {}
        pub fn get_mut(&mut self) -> (&mut T, &mut U) {}
        pub fn into_inner(self) -> (T, U) {}
    }
    impl<T: AsyncRead, U: AsyncRead> AsyncRead for Chain<T, U> {}
    pub struct Take<R> { _r: R }
    impl<R> Take<R> {
        pub fn limit(&self) -> u64 {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn into_inner(self) -> R {}
    }
    impl<R: AsyncRead> AsyncRead for Take<R> {}
    pub struct Lines<R> { _r: R }
    impl<R> Lines<R> {
        pub async fn next_line(&mut self) -> Result<Option<String>> {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn into_inner(self) -> R {}
    }
    pub struct Split<R> { _r: R }
    impl<R> Split<R> {
        pub async fn next_segment(&mut self) -> Result<Option<Vec<u8>>> {}
    }

    pub struct BufWriter<W> { _w: W }
    impl<W> BufWriter<W> {
        pub fn new(inner: W) -> BufWriter<W> {}
        pub fn with_capacity(cap: usize, inner: W) -> BufWriter<W> {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn into_inner(self) -> W {}
        pub fn buffer(&self) -> &[u8] {}
    }
    impl<W: AsyncWrite> AsyncWrite for BufWriter<W> {}
    impl<W: AsyncRead> AsyncRead for BufWriter<W> {}

    pub struct BufReader<R> { _r: R }
    impl<R> BufReader<R> {
        pub fn new(inner: R) -> BufReader<R> {}
        pub fn with_capacity(cap: usize, inner: R) -> BufReader<R> {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn into_inner(self) -> R {}
        pub fn buffer(&self) -> &[u8] {}
    }
    impl<R: AsyncRead> AsyncRead for BufReader<R> {}
    impl<R: AsyncRead> AsyncBufRead for BufReader<R> {}
    impl<R: AsyncWrite> AsyncWrite for BufReader<R> {}

    pub struct BufStream<RW> { _rw: RW }
    impl<RW> BufStream<RW> {
        pub fn new(stream: RW) -> BufStream<RW> {}
        pub fn with_capacity(reader: usize, writer: usize, stream: RW) -> BufStream<RW> {}
        pub fn get_ref(&self) -> &RW {}
        pub fn get_mut(&mut self) -> &mut RW {}
        pub fn into_inner(self) -> RW {}
    }
    impl<RW: AsyncRead> AsyncRead for BufStream<RW> {}
    impl<RW: AsyncRead> AsyncBufRead for BufStream<RW> {}
    impl<RW: AsyncWrite> AsyncWrite for BufStream<RW> {}

    pub fn split<T: AsyncRead + AsyncWrite>(stream: T) -> (ReadHalf<T>, WriteHalf<T>) {}
    pub struct ReadHalf<T> { _t: T }
    impl<T> ReadHalf<T> {
        pub fn unsplit(self, write: WriteHalf<T>) -> T {}
        pub fn is_pair_of(&self, other: &WriteHalf<T>) -> bool {}
    }
    impl<T: AsyncRead> AsyncRead for ReadHalf<T> {}
    pub struct WriteHalf<T> { _t: T }
    impl<T: AsyncWrite> AsyncWrite for WriteHalf<T> {}

    pub fn join<R: AsyncRead, W: AsyncWrite>(reader: R, writer: W) -> Join<R, W> {}
    pub struct Join<R, W> { _r: R, _w: W }
    impl<R, W> Join<R, W> {
        pub fn into_inner(self) -> (R, W) {}
        pub fn reader(&self) -> &R {}
        pub fn writer(&self) -> &W {}
        pub fn reader_mut(&mut self) -> &mut R {}
        pub fn writer_mut(&mut self) -> &mut W {}
    }
    impl<R: AsyncRead, W> AsyncRead for Join<R, W> {}
    impl<R, W: AsyncWrite> AsyncWrite for Join<R, W> {}

    pub async fn copy<R: AsyncRead + ?Sized, W: AsyncWrite + ?Sized>(reader: &mut R, writer: &mut W) -> Result<u64> {}
    pub async fn copy_buf<R: AsyncBufRead + ?Sized, W: AsyncWrite + ?Sized>(reader: &mut R, writer: &mut W) -> Result<u64> {}
    pub async fn copy_bidirectional<A: ?Sized, B: ?Sized>(a: &mut A, b: &mut B) -> Result<(u64, u64)> {}
    pub async fn copy_bidirectional_with_sizes<A: ?Sized, B: ?Sized>(a: &mut A, b: &mut B, a_to_b: usize, b_to_a: usize) -> Result<(u64, u64)> {}

    pub fn duplex(max_buf_size: usize) -> (DuplexStream, DuplexStream) {}
    pub struct DuplexStream { _p: () }
    impl AsyncRead for DuplexStream {}
    impl AsyncWrite for DuplexStream {}
    pub fn simplex(max_buf_size: usize) -> (ReadHalf<SimplexStream>, WriteHalf<SimplexStream>) {}
    pub struct SimplexStream { _p: () }
    impl AsyncRead for SimplexStream {}
    impl AsyncWrite for SimplexStream {}

    pub fn stdin() -> Stdin {}
    pub struct Stdin { _p: () }
    impl AsyncRead for Stdin {}
    pub fn stdout() -> Stdout {}
    pub struct Stdout { _p: () }
    impl AsyncWrite for Stdout {}
    pub fn stderr() -> Stderr {}
    pub struct Stderr { _p: () }
    impl AsyncWrite for Stderr {}
    pub fn sink() -> Sink {}
    pub struct Sink { _p: () }
    impl AsyncWrite for Sink {}
    pub fn empty() -> Empty {}
    pub struct Empty { _p: () }
    impl AsyncRead for Empty {}
    impl AsyncBufRead for Empty {}

    pub mod unix {
        pub struct AsyncFd<T> { _t: T }
        impl<T> AsyncFd<T> {
            pub fn new(inner: T) -> std::io::Result<AsyncFd<T>> {}
            pub fn with_interest(inner: T, interest: super::Interest) -> std::io::Result<AsyncFd<T>> {}
            pub fn get_ref(&self) -> &T {}
            pub fn get_mut(&mut self) -> &mut T {}
            pub fn into_inner(self) -> T {}
            pub async fn readable(&self) -> std::io::Result<AsyncFdReadyGuard<'_, T>> {}
            pub async fn writable(&self) -> std::io::Result<AsyncFdReadyGuard<'_, T>> {}
        }
        pub struct AsyncFdReadyGuard<'a, T> { _t: &'a T }
        impl<'a, T> AsyncFdReadyGuard<'a, T> {
            pub fn try_io<R>(&mut self, f: impl FnOnce(&AsyncFd<T>) -> std::io::Result<R>) -> Result<std::io::Result<R>, TryIoError> {}
            pub fn clear_ready(&mut self) {}
            pub fn get_inner(&self) -> &T {}
        }
        pub struct TryIoError { _p: () }
    }
}

pub mod fs {
    pub struct File { _p: () }
    impl File {
        pub async fn open(path: impl AsRef<std::path::Path>) -> std::io::Result<File> {}
        pub async fn create(path: impl AsRef<std::path::Path>) -> std::io::Result<File> {}
        pub fn from_std(file: std::fs::File) -> File {}
    }
    impl crate::io::AsyncRead for File {}
    impl crate::io::AsyncWrite for File {}
    pub async fn read(path: impl AsRef<std::path::Path>) -> std::io::Result<Vec<u8>> {}
    pub async fn read_to_string(path: impl AsRef<std::path::Path>) -> std::io::Result<String> {}
    pub async fn write(path: impl AsRef<std::path::Path>, contents: impl AsRef<[u8]>) -> std::io::Result<()> {}
}

pub mod process {
    pub struct Command { _p: () }
    impl Command {
        pub fn new<S: AsRef<std::ffi::OsStr>>(program: S) -> Command {}
        pub fn spawn(&mut self) -> std::io::Result<Child> {}
        pub fn stdin<T>(&mut self, cfg: T) -> &mut Command {}
        pub fn stdout<T>(&mut self, cfg: T) -> &mut Command {}
        pub fn stderr<T>(&mut self, cfg: T) -> &mut Command {}
        pub fn arg<S: AsRef<std::ffi::OsStr>>(&mut self, arg: S) -> &mut Command {}
    }
    pub struct Child { pub stdin: Option<ChildStdin>, pub stdout: Option<ChildStdout>, pub stderr: Option<ChildStderr> }
    pub struct ChildStdin { _p: () }
    impl crate::io::AsyncWrite for ChildStdin {}
    pub struct ChildStdout { _p: () }
    impl crate::io::AsyncRead for ChildStdout {}
    pub struct ChildStderr { _p: () }
    impl crate::io::AsyncRead for ChildStderr {}
}

pub mod task {
    use std::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    pub fn spawn<F: Future>(future: F) -> JoinHandle<F::Output> {}
    pub fn spawn_local<F: Future>(future: F) -> JoinHandle<F::Output> {}
    pub fn spawn_blocking<F: FnOnce() -> R, R>(f: F) -> JoinHandle<R> {}
    pub fn block_in_place<F: FnOnce() -> R, R>(f: F) -> R {}
    pub async fn yield_now() {}
    pub async fn unconstrained<F: Future>(inner: F) -> F::Output {}

    pub struct JoinHandle<T> { _t: T }
    impl<T> JoinHandle<T> {
        pub fn abort(&self) {}
        pub fn is_finished(&self) -> bool {}
        pub fn abort_handle(&self) -> AbortHandle {}
    }
    impl<T> Future for JoinHandle<T> {
        type Output = Result<T, JoinError>;
        fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {}
    }
    pub struct AbortHandle { _p: () }
    impl AbortHandle {
        pub fn abort(&self) {}
    }
    pub struct JoinError { _p: () }
    pub struct Id { _p: () }

    pub struct JoinSet<T> { _t: T }
    impl<T> JoinSet<T> {
        pub fn new() -> JoinSet<T> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn spawn<F: Future<Output = T>>(&mut self, task: F) -> AbortHandle {}
        pub fn spawn_local<F: Future<Output = T>>(&mut self, task: F) -> AbortHandle {}
        pub fn spawn_on<F: Future<Output = T>>(&mut self, task: F, handle: &crate::runtime::Handle) -> AbortHandle {}
        pub fn spawn_blocking<F: FnOnce() -> T>(&mut self, f: F) -> AbortHandle {}
        pub async fn join_next(&mut self) -> Option<Result<T, JoinError>> {}
        pub fn try_join_next(&mut self) -> Option<Result<T, JoinError>> {}
        pub async fn join_all(self) -> Vec<T> {}
        pub fn abort_all(&mut self) {}
        pub async fn shutdown(&mut self) {}
    }
    impl<T> Default for JoinSet<T> {
        fn default() -> JoinSet<T> {}
    }

    pub struct LocalSet { _p: () }
    impl LocalSet {
        pub fn new() -> LocalSet {}
        pub fn spawn_local<F: Future>(&self, future: F) -> JoinHandle<F::Output> {}
        pub fn block_on<F: Future>(&self, rt: &crate::runtime::Runtime, future: F) -> F::Output {}
        pub async fn run_until<F: Future>(&self, future: F) -> F::Output {}
    }
    pub struct LocalKey<T> { _t: T }
    impl<T> LocalKey<T> {
        pub async fn scope<F: Future>(&'static self, value: T, f: F) -> F::Output {}
        pub fn with<F: FnOnce(&T) -> R, R>(&'static self, f: F) -> R {}
    }
    pub mod coop {
        pub async fn unconstrained<F: std::future::Future>(inner: F) -> F::Output {}
    }
}

pub mod time {
    pub use std::time::Duration;
    use std::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    pub fn timeout<F: std::future::IntoFuture>(duration: Duration, future: F) -> Timeout<F::IntoFuture> {}
    pub fn timeout_at<F: std::future::IntoFuture>(deadline: Instant, future: F) -> Timeout<F::IntoFuture> {}
    pub struct Timeout<T> { _t: T }
    impl<T> Timeout<T> {
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: Future> Future for Timeout<T> {
        type Output = Result<T::Output, error::Elapsed>;
        fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {}
    }
    pub use self::error::Elapsed;
    pub mod error {
        pub struct Elapsed { _p: () }
    }

    pub fn sleep(duration: Duration) -> Sleep {}
    pub fn sleep_until(deadline: Instant) -> Sleep {}
    #[versions("<0.3")]
    pub fn delay_for(duration: Duration) -> Sleep {}
    pub struct Sleep { _p: () }
    impl Sleep {
        pub fn reset(self: Pin<&mut Self>, deadline: Instant) {}
        pub fn is_elapsed(&self) -> bool {}
    }
    impl Future for Sleep {
        type Output = ();
        fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {}
    }
    pub fn interval(period: Duration) -> Interval {}
    pub fn interval_at(start: Instant, period: Duration) -> Interval {}
    pub struct Interval { _p: () }
    impl Interval {
        pub async fn tick(&mut self) -> Instant {}
        pub fn reset(&mut self) {}
        pub fn set_missed_tick_behavior(&mut self, behavior: MissedTickBehavior) {}
    }
    pub enum MissedTickBehavior { Burst, Delay, Skip }
    #[derive(Clone, Copy)]
    pub struct Instant { _p: () }
    impl Instant {
        pub fn now() -> Instant {}
        pub fn elapsed(&self) -> Duration {}
        pub fn duration_since(&self, earlier: Instant) -> Duration {}
    }
}

pub mod sync {
    use std::ops::{Deref, DerefMut};
    use std::sync::Arc;

    pub struct Mutex<T: ?Sized> { _t: T }
    impl<T> Mutex<T> {
        pub fn new(t: T) -> Mutex<T> {}
        pub fn const_new(t: T) -> Mutex<T> {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: ?Sized> Mutex<T> {
        pub async fn lock(&self) -> MutexGuard<'_, T> {}
        pub fn blocking_lock(&self) -> MutexGuard<'_, T> {}
        pub async fn lock_owned(self: Arc<Self>) -> OwnedMutexGuard<T> {}
        pub fn try_lock(&self) -> Result<MutexGuard<'_, T>, TryLockError> {}
        pub fn try_lock_owned(self: Arc<Self>) -> Result<OwnedMutexGuard<T>, TryLockError> {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub struct TryLockError { _p: () }
    pub struct MutexGuard<'a, T: ?Sized> { _t: &'a T }
    impl<'a, T: ?Sized> MutexGuard<'a, T> {
        pub fn map<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(this: MutexGuard<'a, T>, f: F) -> MappedMutexGuard<'a, U> {}
    }
    impl<'a, T: ?Sized> Deref for MutexGuard<'a, T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<'a, T: ?Sized> DerefMut for MutexGuard<'a, T> {
        fn deref_mut(&mut self) -> &mut T {}
    }
    pub struct MappedMutexGuard<'a, T: ?Sized> { _t: &'a T }
    impl<'a, T: ?Sized> Deref for MappedMutexGuard<'a, T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<'a, T: ?Sized> DerefMut for MappedMutexGuard<'a, T> {
        fn deref_mut(&mut self) -> &mut T {}
    }
    pub struct OwnedMutexGuard<T: ?Sized> { _t: Arc<T> }
    impl<T: ?Sized> Deref for OwnedMutexGuard<T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<T: ?Sized> DerefMut for OwnedMutexGuard<T> {
        fn deref_mut(&mut self) -> &mut T {}
    }

    pub struct RwLock<T: ?Sized> { _t: T }
    impl<T> RwLock<T> {
        pub fn new(t: T) -> RwLock<T> {}
        pub fn const_new(t: T) -> RwLock<T> {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: ?Sized> RwLock<T> {
        pub async fn read(&self) -> RwLockReadGuard<'_, T> {}
        pub async fn write(&self) -> RwLockWriteGuard<'_, T> {}
        pub async fn read_owned(self: Arc<Self>) -> OwnedRwLockReadGuard<T> {}
        pub async fn write_owned(self: Arc<Self>) -> OwnedRwLockWriteGuard<T> {}
        pub fn blocking_read(&self) -> RwLockReadGuard<'_, T> {}
        pub fn blocking_write(&self) -> RwLockWriteGuard<'_, T> {}
        pub fn try_read(&self) -> Result<RwLockReadGuard<'_, T>, TryLockError> {}
        pub fn try_write(&self) -> Result<RwLockWriteGuard<'_, T>, TryLockError> {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub struct RwLockReadGuard<'a, T: ?Sized> { _t: &'a T }
    impl<'a, T: ?Sized> Deref for RwLockReadGuard<'a, T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    pub struct RwLockWriteGuard<'a, T: ?Sized> { _t: &'a T }
    impl<'a, T: ?Sized> Deref for RwLockWriteGuard<'a, T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<'a, T: ?Sized> DerefMut for RwLockWriteGuard<'a, T> {
        fn deref_mut(&mut self) -> &mut T {}
    }
    pub struct OwnedRwLockReadGuard<T: ?Sized> { _t: Arc<T> }
    impl<T: ?Sized> Deref for OwnedRwLockReadGuard<T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    pub struct OwnedRwLockWriteGuard<T: ?Sized> { _t: Arc<T> }
    impl<T: ?Sized> Deref for OwnedRwLockWriteGuard<T> {
        type Target = T;
        fn deref(&self) -> &T {}
    }
    impl<T: ?Sized> DerefMut for OwnedRwLockWriteGuard<T> {
        fn deref_mut(&mut self) -> &mut T {}
    }

    pub struct OnceCell<T> { _t: T }
    impl<T> OnceCell<T> {
        pub fn new() -> OnceCell<T> {}
        pub const fn const_new() -> OnceCell<T> {}
        pub fn new_with(value: Option<T>) -> OnceCell<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn set(&self, value: T) -> Result<(), SetError<T>> {}
        pub fn initialized(&self) -> bool {}
        pub async fn get_or_init<F: FnOnce() -> Fut, Fut: std::future::Future<Output = T>>(&self, f: F) -> &T {}
        pub async fn get_or_try_init<E, F: FnOnce() -> Fut, Fut: std::future::Future<Output = Result<T, E>>>(&self, f: F) -> Result<&T, E> {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
    }
    pub enum SetError<T> { AlreadyInitializedError(T), InitializingError(T) }

    pub struct Notify { _p: () }
    impl Notify {
        pub fn new() -> Notify {}
        pub fn notify_one(&self) {}
        pub fn notify_waiters(&self) {}
        pub async fn notified(&self) {}
    }
    pub struct Barrier { _p: () }
    impl Barrier {
        pub fn new(n: usize) -> Barrier {}
        pub async fn wait(&self) -> BarrierWaitResult {}
    }
    pub struct BarrierWaitResult { _p: () }
    pub struct Semaphore { _p: () }
    impl Semaphore {
        pub fn new(permits: usize) -> Semaphore {}
        pub async fn acquire(&self) -> Result<SemaphorePermit<'_>, AcquireError> {}
        pub async fn acquire_owned(self: Arc<Self>) -> Result<OwnedSemaphorePermit, AcquireError> {}
        pub fn try_acquire(&self) -> Result<SemaphorePermit<'_>, TryAcquireError> {}
        pub fn try_acquire_owned(self: Arc<Self>) -> Result<OwnedSemaphorePermit, TryAcquireError> {}
        pub fn add_permits(&self, n: usize) {}
        pub fn available_permits(&self) -> usize {}
    }
    pub struct SemaphorePermit<'a> { _p: &'a () }
    impl<'a> SemaphorePermit<'a> {
        pub fn forget(self) {}
    }
    pub struct OwnedSemaphorePermit { _p: () }
    pub struct AcquireError { _p: () }
    pub enum TryAcquireError { Closed, NoPermits }

    pub mod mpsc {
        use std::task::{Context, Poll};

        pub fn channel<T>(buffer: usize) -> (Sender<T>, Receiver<T>) {}
        pub fn unbounded_channel<T>() -> (UnboundedSender<T>, UnboundedReceiver<T>) {}
        pub struct Sender<T> { _t: T }
        impl<T> Clone for Sender<T> {
            fn clone(&self) -> Sender<T> {}
        }
        impl<T> Sender<T> {
            pub async fn send(&self, value: T) -> Result<(), error::SendError<T>> {}
            pub fn try_send(&self, message: T) -> Result<(), error::TrySendError<T>> {}
            pub async fn send_timeout(&self, value: T, timeout: std::time::Duration) -> Result<(), error::SendTimeoutError<T>> {}
            pub fn blocking_send(&self, value: T) -> Result<(), error::SendError<T>> {}
            pub async fn reserve(&self) -> Result<Permit<'_, T>, error::SendError<()>> {}
            pub async fn reserve_owned(self) -> Result<OwnedPermit<T>, error::SendError<()>> {}
            pub fn try_reserve(&self) -> Result<Permit<'_, T>, error::TrySendError<()>> {}
            pub fn is_closed(&self) -> bool {}
            pub async fn closed(&self) {}
            pub fn capacity(&self) -> usize {}
            pub fn downgrade(&self) -> WeakSender<T> {}
        }
        pub struct WeakSender<T> { _t: T }
        impl<T> WeakSender<T> {
            pub fn upgrade(&self) -> Option<Sender<T>> {}
        }
        pub struct Permit<'a, T> { _t: &'a T }
        impl<'a, T> Permit<'a, T> {
            pub fn send(self, value: T) {}
        }
        pub struct OwnedPermit<T> { _t: T }
        impl<T> OwnedPermit<T> {
            pub fn send(self, value: T) -> Sender<T> {}
        }
        pub struct Receiver<T> { _t: T }
        impl<T> Receiver<T> {
            pub async fn recv(&mut self) -> Option<T> {}
            pub async fn recv_many(&mut self, buffer: &mut Vec<T>, limit: usize) -> usize {}
            pub fn try_recv(&mut self) -> Result<T, error::TryRecvError> {}
            pub fn blocking_recv(&mut self) -> Option<T> {}
            pub fn poll_recv(&mut self, cx: &mut Context<'_>) -> Poll<Option<T>> {}
            pub fn close(&mut self) {}
            pub fn is_empty(&self) -> bool {}
        }
        pub struct UnboundedSender<T> { _t: T }
        impl<T> Clone for UnboundedSender<T> {
            fn clone(&self) -> UnboundedSender<T> {}
        }
        impl<T> UnboundedSender<T> {
            pub fn send(&self, message: T) -> Result<(), error::SendError<T>> {}
            pub fn is_closed(&self) -> bool {}
            pub async fn closed(&self) {}
        }
        pub struct UnboundedReceiver<T> { _t: T }
        impl<T> UnboundedReceiver<T> {
            pub async fn recv(&mut self) -> Option<T> {}
            pub async fn recv_many(&mut self, buffer: &mut Vec<T>, limit: usize) -> usize {}
            pub fn try_recv(&mut self) -> Result<T, error::TryRecvError> {}
            pub fn blocking_recv(&mut self) -> Option<T> {}
            pub fn poll_recv(&mut self, cx: &mut Context<'_>) -> Poll<Option<T>> {}
            pub fn close(&mut self) {}
        }
        pub mod error {
            pub struct SendError<T>(pub T);
            pub enum TrySendError<T> { Full(T), Closed(T) }
            pub enum SendTimeoutError<T> { Timeout(T), Closed(T) }
            pub enum TryRecvError { Empty, Disconnected }
        }
    }

    pub mod oneshot {
        pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
        pub struct Sender<T> { _t: T }
        impl<T> Sender<T> {
            pub fn send(self, t: T) -> Result<(), T> {}
            pub async fn closed(&mut self) {}
            pub fn is_closed(&self) -> bool {}
        }
        pub struct Receiver<T> { _t: T }
        impl<T> Receiver<T> {
            pub fn try_recv(&mut self) -> Result<T, error::TryRecvError> {}
            pub fn blocking_recv(self) -> Result<T, error::RecvError> {}
            pub fn close(&mut self) {}
        }
        impl<T> std::future::Future for Receiver<T> {
            type Output = Result<T, error::RecvError>;
            fn poll(self: std::pin::Pin<&mut Self>, cx: &mut std::task::Context<'_>) -> std::task::Poll<Self::Output> {}
        }
        pub mod error {
            pub struct RecvError { _p: () }
            pub enum TryRecvError { Empty, Closed }
        }
    }

    pub mod watch {
        pub fn channel<T>(init: T) -> (Sender<T>, Receiver<T>) {}
        pub struct Sender<T> { _t: T }
        impl<T> Sender<T> {
            pub fn new(init: T) -> Sender<T> {}
            pub fn send(&self, value: T) -> Result<(), error::SendError<T>> {}
            pub fn send_replace(&self, value: T) -> T {}
            pub fn send_modify<F: FnOnce(&mut T)>(&self, modify: F) {}
            pub fn subscribe(&self) -> Receiver<T> {}
            pub fn borrow(&self) -> Ref<'_, T> {}
            pub async fn closed(&self) {}
        }
        #[derive(Clone)]
        pub struct Receiver<T> { _t: T }
        impl<T> Receiver<T> {
            pub fn borrow(&self) -> Ref<'_, T> {}
            pub fn borrow_and_update(&mut self) -> Ref<'_, T> {}
            pub async fn changed(&mut self) -> Result<(), error::RecvError> {}
            pub fn has_changed(&self) -> Result<bool, error::RecvError> {}
            pub async fn wait_for(&mut self, f: impl FnMut(&T) -> bool) -> Result<Ref<'_, T>, error::RecvError> {}
        }
        pub struct Ref<'a, T> { _t: &'a T }
        impl<'a, T> std::ops::Deref for Ref<'a, T> {
            type Target = T;
            fn deref(&self) -> &T {}
        }
        pub mod error {
            pub struct SendError<T>(pub T);
            pub struct RecvError { _p: () }
        }
    }

    pub mod broadcast {
        pub fn channel<T>(capacity: usize) -> (Sender<T>, Receiver<T>) {}
        #[derive(Clone)]
        pub struct Sender<T> { _t: T }
        impl<T> Sender<T> {
            pub fn new(capacity: usize) -> Sender<T> {}
            pub fn send(&self, value: T) -> Result<usize, error::SendError<T>> {}
            pub fn subscribe(&self) -> Receiver<T> {}
        }
        pub struct Receiver<T> { _t: T }
        impl<T> Receiver<T> {
            pub async fn recv(&mut self) -> Result<T, error::RecvError> {}
            pub fn try_recv(&mut self) -> Result<T, error::TryRecvError> {}
            pub fn resubscribe(&self) -> Receiver<T> {}
        }
        pub mod error {
            pub struct SendError<T>(pub T);
            pub enum RecvError { Closed, Lagged(u64) }
            pub enum TryRecvError { Empty, Closed, Lagged(u64) }
        }
    }
}

pub mod runtime {
    use std::future::Future;
    use crate::task::JoinHandle;

    pub struct Runtime { _p: () }
    impl Runtime {
        pub fn new() -> std::io::Result<Runtime> {}
        pub fn handle(&self) -> &Handle {}
        pub fn spawn<F: Future>(&self, future: F) -> JoinHandle<F::Output> {}
        pub fn spawn_blocking<F: FnOnce() -> R, R>(&self, f: F) -> JoinHandle<R> {}
        pub fn block_on<F: Future>(&self, future: F) -> F::Output {}
        pub fn enter(&self) -> EnterGuard<'_> {}
        pub fn shutdown_background(self) {}
        pub fn shutdown_timeout(self, duration: std::time::Duration) {}
    }
    pub struct EnterGuard<'a> { _p: &'a () }
    #[derive(Clone)]
    pub struct Handle { _p: () }
    impl Handle {
        pub fn current() -> Handle {}
        pub fn try_current() -> Result<Handle, TryCurrentError> {}
        pub fn spawn<F: Future>(&self, future: F) -> JoinHandle<F::Output> {}
        pub fn spawn_blocking<F: FnOnce() -> R, R>(&self, f: F) -> JoinHandle<R> {}
        pub fn block_on<F: Future>(&self, future: F) -> F::Output {}
        pub fn enter(&self) -> EnterGuard<'_> {}
    }
    pub struct TryCurrentError { _p: () }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new_current_thread() -> Builder {}
        pub fn new_multi_thread() -> Builder {}
        #[versions("<1")]
        pub fn new() -> Builder {}
        pub fn enable_all(&mut self) -> &mut Builder {}
        pub fn enable_io(&mut self) -> &mut Builder {}
        pub fn enable_time(&mut self) -> &mut Builder {}
        pub fn worker_threads(&mut self, n: usize) -> &mut Builder {}
        pub fn max_blocking_threads(&mut self, n: usize) -> &mut Builder {}
        pub fn thread_name(&mut self, name: impl Into<String>) -> &mut Builder {}
        pub fn thread_stack_size(&mut self, n: usize) -> &mut Builder {}
        pub fn build(&mut self) -> std::io::Result<Runtime> {}
    }
}

pub mod signal {
    pub async fn ctrl_c() -> std::io::Result<()> {}
    pub mod unix {
        pub fn signal(kind: SignalKind) -> std::io::Result<Signal> {}
        pub struct SignalKind { _p: () }
        impl SignalKind {
            pub fn terminate() -> SignalKind {}
            pub fn interrupt() -> SignalKind {}
            pub fn hangup() -> SignalKind {}
        }
        pub struct Signal { _p: () }
        impl Signal {
            pub async fn recv(&mut self) -> Option<()> {}
        }
    }
}
