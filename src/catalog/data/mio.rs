//! Signatures of mio, 0.6 to 1.
use std::io;
use std::time::Duration;
#[derive(Clone, Copy)]
pub struct Token(pub usize);
#[derive(Clone, Copy)]
#[versions(">=0.7")]
pub struct Interest { _p: () }
#[versions(">=0.7")]
impl Interest {
    pub const READABLE: Interest = Interest { _p: () };
    pub const WRITABLE: Interest = Interest { _p: () };
    pub const fn add(self, other: Interest) -> Interest {}
}
#[versions("<0.7")]
#[derive(Clone, Copy)]
pub struct Ready { _p: () }
#[versions("<0.7")]
impl Ready {
    pub fn readable() -> Ready {}
    pub fn writable() -> Ready {}
    pub fn empty() -> Ready {}
    pub fn is_readable(&self) -> bool {}
    pub fn is_writable(&self) -> bool {}
}
#[versions("<0.7")]
#[derive(Clone, Copy)]
pub struct PollOpt { _p: () }
#[versions("<0.7")]
impl PollOpt {
    pub fn edge() -> PollOpt {}
    pub fn level() -> PollOpt {}
    pub fn oneshot() -> PollOpt {}
}
pub struct Poll { _p: () }
impl Poll {
    pub fn new() -> io::Result<Poll> {}
    #[versions(">=0.7")]
    pub fn registry(&self) -> &Registry {}
    #[versions(">=0.7")]
    pub fn poll(&mut self, events: &mut Events, timeout: Option<Duration>) -> io::Result<()> {}
    #[versions("<0.7")]
    pub fn poll(&self, events: &mut Events, timeout: Option<Duration>) -> io::Result<usize> {}
    #[versions("<0.7")]
    pub fn register<E: ?Sized>(&self, handle: &E, token: Token, interest: Ready, opts: PollOpt) -> io::Result<()> {}
    #[versions("<0.7")]
    pub fn reregister<E: ?Sized>(&self, handle: &E, token: Token, interest: Ready, opts: PollOpt) -> io::Result<()> {}
    #[versions("<0.7")]
    pub fn deregister<E: ?Sized>(&self, handle: &E) -> io::Result<()> {}
}
#[versions(">=0.7")]
pub struct Registry { _p: () }
#[versions(">=0.7")]
impl Registry {
    pub fn register<S: event::Source + ?Sized>(&self, source: &mut S, token: Token, interests: Interest) -> io::Result<()> {}
    pub fn reregister<S: event::Source + ?Sized>(&self, source: &mut S, token: Token, interests: Interest) -> io::Result<()> {}
    pub fn deregister<S: event::Source + ?Sized>(&self, source: &mut S) -> io::Result<()> {}
    pub fn try_clone(&self) -> io::Result<Registry> {}
}
pub use event::Events;
pub mod event {
    pub struct Event { _p: () }
    impl Event {
        pub fn token(&self) -> crate::Token {}
        pub fn is_readable(&self) -> bool {}
        pub fn is_writable(&self) -> bool {}
        pub fn is_error(&self) -> bool {}
        pub fn is_read_closed(&self) -> bool {}
        pub fn is_write_closed(&self) -> bool {}
    }
    pub struct Events { _p: () }
    impl Events {
        pub fn with_capacity(capacity: usize) -> Events {}
        pub fn iter(&self) -> std::slice::Iter<'_, Event> {}
        pub fn is_empty(&self) -> bool {}
        pub fn clear(&mut self) {}
    }
    impl<'a> IntoIterator for &'a Events { type Item = &'a Event; type IntoIter = std::slice::Iter<'a, Event>; }
    pub trait Source {}
    impl<T: Source + ?Sized> Source for Box<T> {}
}
pub struct Waker { _p: () }
impl Waker {
    pub fn new(registry: &Registry, token: Token) -> io::Result<Waker> {}
    pub fn wake(&self) -> io::Result<()> {}
}
pub mod net {
    use std::io;
    use std::net::{Shutdown, SocketAddr};
    use std::os::fd::{AsFd, AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
    pub struct TcpStream { _p: () }
    impl TcpStream {
        #[versions(">=0.7")]
        pub fn connect(addr: SocketAddr) -> io::Result<TcpStream> {}
        #[versions("<0.7")]
        pub fn connect(addr: &SocketAddr) -> io::Result<TcpStream> {}
        #[versions("<0.7")]
        pub fn connect_stream(stream: std::net::TcpStream, addr: &SocketAddr) -> io::Result<TcpStream> {}
        #[versions(">=0.7")]
        pub fn from_std(stream: std::net::TcpStream) -> TcpStream {}
        #[versions("<0.7")]
        pub fn from_stream(stream: std::net::TcpStream) -> io::Result<TcpStream> {}
        #[versions("<0.7")]
        pub fn try_clone(&self) -> io::Result<TcpStream> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        pub fn nodelay(&self) -> io::Result<bool> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
        pub fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn try_io<F: FnOnce() -> io::Result<T>, T>(&self, f: F) -> io::Result<T> {}
        #[versions("<0.7")]
        pub fn set_keepalive(&self, keepalive: Option<std::time::Duration>) -> io::Result<()> {}
        #[versions("<0.7")]
        pub fn set_linger(&self, dur: Option<std::time::Duration>) -> io::Result<()> {}
    }
    impl io::Read for TcpStream {}
    impl io::Write for TcpStream {}
    impl<'a> io::Read for &'a TcpStream {}
    impl<'a> io::Write for &'a TcpStream {}
    impl crate::event::Source for TcpStream {}
    #[versions(">=1")]
    impl From<TcpStream> for std::net::TcpStream {}
    #[versions(">=1")]
    impl From<TcpStream> for OwnedFd {}
    #[versions(">=1")]
    impl From<OwnedFd> for TcpStream {}
    impl AsRawFd for TcpStream {}
    impl FromRawFd for TcpStream {}
    impl IntoRawFd for TcpStream {}
    impl AsFd for TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        #[versions(">=0.7")]
        pub fn bind(addr: SocketAddr) -> io::Result<TcpListener> {}
        #[versions("<0.7")]
        pub fn bind(addr: &SocketAddr) -> io::Result<TcpListener> {}
        #[versions(">=0.7")]
        pub fn from_std(listener: std::net::TcpListener) -> TcpListener {}
        #[versions("<0.7")]
        pub fn from_std(listener: std::net::TcpListener) -> io::Result<TcpListener> {}
        pub fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
        #[versions("<0.7")]
        pub fn accept_std(&self) -> io::Result<(std::net::TcpStream, SocketAddr)> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    }
    impl crate::event::Source for TcpListener {}
    #[versions(">=1")]
    impl From<TcpListener> for std::net::TcpListener {}
    impl AsRawFd for TcpListener {}
    impl FromRawFd for TcpListener {}
    impl IntoRawFd for TcpListener {}
    impl AsFd for TcpListener {}
    pub struct UdpSocket { _p: () }
    impl UdpSocket {
        pub fn bind(addr: SocketAddr) -> io::Result<UdpSocket> {}
        pub fn from_std(socket: std::net::UdpSocket) -> UdpSocket {}
        pub fn connect(&self, addr: SocketAddr) -> io::Result<()> {}
        pub fn send_to(&self, buf: &[u8], target: SocketAddr) -> io::Result<usize> {}
        pub fn recv_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
        pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
        pub fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    }
    impl crate::event::Source for UdpSocket {}
    pub struct UnixStream { _p: () }
    impl UnixStream {
        pub fn connect<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixStream> {}
        pub fn from_std(stream: std::os::unix::net::UnixStream) -> UnixStream {}
        pub fn pair() -> io::Result<(UnixStream, UnixStream)> {}
        pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    }
    impl io::Read for UnixStream {}
    impl io::Write for UnixStream {}
    impl<'a> io::Read for &'a UnixStream {}
    impl<'a> io::Write for &'a UnixStream {}
    impl crate::event::Source for UnixStream {}
    impl AsRawFd for UnixStream {}
    impl FromRawFd for UnixStream {}
    impl IntoRawFd for UnixStream {}
    pub struct UnixListener { _p: () }
    impl UnixListener {
        pub fn bind<P: AsRef<std::path::Path>>(path: P) -> io::Result<UnixListener> {}
        pub fn from_std(listener: std::os::unix::net::UnixListener) -> UnixListener {}
        pub fn accept(&self) -> io::Result<(UnixStream, std::os::unix::net::SocketAddr)> {}
    }
    impl crate::event::Source for UnixListener {}
    impl AsRawFd for UnixListener {}
    pub struct UnixDatagram { _p: () }
}
#[versions("<0.7")]
pub mod tcp { pub use crate::net::{TcpListener, TcpStream}; }
