//! Signatures of net2 0.2.
use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream, ToSocketAddrs, UdpSocket};
use std::time::Duration;
pub struct TcpBuilder { _p: () }
impl TcpBuilder {
    pub fn new_v4() -> io::Result<TcpBuilder> {}
    pub fn new_v6() -> io::Result<TcpBuilder> {}
    pub fn bind<T: ToSocketAddrs>(&self, addr: T) -> io::Result<&TcpBuilder> {}
    pub fn listen(&self, backlog: i32) -> io::Result<TcpListener> {}
    pub fn connect<T: ToSocketAddrs>(&self, addr: T) -> io::Result<TcpStream> {}
    pub fn to_tcp_stream(&self) -> io::Result<TcpStream> {}
    pub fn to_tcp_listener(&self) -> io::Result<TcpListener> {}
    pub fn local_addr(&self) -> io::Result<SocketAddr> {}
    pub fn ttl(&self, ttl: u32) -> io::Result<&Self> {}
    pub fn only_v6(&self, only_v6: bool) -> io::Result<&Self> {}
    pub fn reuse_address(&self, reuse: bool) -> io::Result<&Self> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
}
impl std::os::fd::AsRawFd for TcpBuilder {}
impl std::os::fd::FromRawFd for TcpBuilder {}
pub mod unix {
    pub trait UnixTcpBuilderExt { fn reuse_port(&self, reuse: bool) -> std::io::Result<&Self>; }
    impl UnixTcpBuilderExt for crate::TcpBuilder {}
}
pub struct UdpBuilder { _p: () }
impl UdpBuilder {
    pub fn new_v4() -> io::Result<UdpBuilder> {}
    pub fn new_v6() -> io::Result<UdpBuilder> {}
    pub fn bind<T: ToSocketAddrs>(&self, addr: T) -> io::Result<UdpSocket> {}
}
pub trait TcpStreamExt {
    fn set_nodelay(&self, nodelay: bool) -> io::Result<()>;
    fn nodelay(&self) -> io::Result<bool>;
    fn set_recv_buffer_size(&self, size: usize) -> io::Result<()>;
    fn set_send_buffer_size(&self, size: usize) -> io::Result<()>;
    fn set_keepalive(&self, keepalive: Option<Duration>) -> io::Result<()>;
    fn set_keepalive_ms(&self, keepalive: Option<u32>) -> io::Result<()>;
    fn set_read_timeout(&self, val: Option<Duration>) -> io::Result<()>;
    fn set_read_timeout_ms(&self, val: Option<u32>) -> io::Result<()>;
    fn set_write_timeout(&self, val: Option<Duration>) -> io::Result<()>;
    fn set_write_timeout_ms(&self, val: Option<u32>) -> io::Result<()>;
    fn set_ttl(&self, ttl: u32) -> io::Result<()>;
    fn connect<T: ToSocketAddrs>(&self, addr: T) -> io::Result<()>;
    fn take_error(&self) -> io::Result<Option<io::Error>>;
    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()>;
    fn set_linger(&self, dur: Option<Duration>) -> io::Result<()>;
}
impl TcpStreamExt for TcpStream {}
pub trait TcpListenerExt {
    fn set_ttl(&self, ttl: u32) -> io::Result<()>;
    fn take_error(&self) -> io::Result<Option<io::Error>>;
    fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()>;
}
impl TcpListenerExt for TcpListener {}
pub trait UdpSocketExt { fn send(&self, buf: &[u8]) -> io::Result<usize>; fn recv(&self, buf: &mut [u8]) -> io::Result<usize>; }
impl UdpSocketExt for UdpSocket {}
