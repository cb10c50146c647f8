//! Signatures of async-io; smol::Async is its Async.
use std::net::{SocketAddr, TcpListener, TcpStream};
pub struct Async<T> { _t: T }
impl<T> Async<T> {
    pub fn new(io: T) -> std::io::Result<Async<T>> {}
    pub fn new_nonblocking(io: T) -> std::io::Result<Async<T>> {}
    pub fn get_ref(&self) -> &T {}
    pub unsafe fn get_mut(&mut self) -> &mut T {}
    pub fn into_inner(self) -> std::io::Result<T> {}
    pub async fn readable(&self) -> std::io::Result<()> {}
    pub async fn writable(&self) -> std::io::Result<()> {}
    pub async fn read_with<R>(&self, op: impl FnMut(&T) -> std::io::Result<R>) -> std::io::Result<R> {}
    pub async fn write_with<R>(&self, op: impl FnMut(&T) -> std::io::Result<R>) -> std::io::Result<R> {}
}
impl Async<TcpListener> {
    pub fn bind<A: Into<SocketAddr>>(addr: A) -> std::io::Result<Async<TcpListener>> {}
    pub async fn accept(&self) -> std::io::Result<(Async<TcpStream>, SocketAddr)> {}
    pub fn incoming(&self) -> Incoming<'_> {}
}
impl Async<TcpStream> {
    pub async fn connect<A: Into<SocketAddr>>(addr: A) -> std::io::Result<Async<TcpStream>> {}
    pub async fn peek(&self, buf: &mut [u8]) -> std::io::Result<usize> {}
}
impl Async<std::os::unix::net::UnixListener> {
    pub fn bind<P: AsRef<std::path::Path>>(path: P) -> std::io::Result<Async<std::os::unix::net::UnixListener>> {}
    pub async fn accept(&self) -> std::io::Result<(Async<std::os::unix::net::UnixStream>, std::os::unix::net::SocketAddr)> {}
}
impl Async<std::os::unix::net::UnixStream> {
    pub async fn connect<P: AsRef<std::path::Path>>(path: P) -> std::io::Result<Async<std::os::unix::net::UnixStream>> {}
}
pub struct Incoming<'a> { _p: &'a () }
impl<'a> futures_core::Stream for Incoming<'a> {
    type Item = std::io::Result<Async<TcpStream>>;
}
impl<T: std::io::Read> futures_io::AsyncRead for Async<T> {}
impl<T: std::io::Write> futures_io::AsyncWrite for Async<T> {}
impl<T> futures_io::AsyncRead for &Async<T> {}
impl<T> futures_io::AsyncWrite for &Async<T> {}
pub struct Timer { _p: () }
impl Timer {
    pub fn after(duration: std::time::Duration) -> Timer {}
    pub fn interval(period: std::time::Duration) -> Timer {}
}
impl std::future::Future for Timer {
    type Output = std::time::Instant;
}
pub fn block_on<F: std::future::Future>(future: F) -> F::Output {}
