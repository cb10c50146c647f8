//! Signatures of socket2, 0.3 to 0.6.
use std::io;
use std::mem::MaybeUninit;
use std::net::{Ipv4Addr, Ipv6Addr, Shutdown, SocketAddr, SocketAddrV4, SocketAddrV6, TcpListener, TcpStream, UdpSocket};
use std::os::fd::{AsFd, AsRawFd, FromRawFd, IntoRawFd, OwnedFd};
use std::os::unix::net::{UnixDatagram, UnixListener, UnixStream};
use std::os::windows::io::{AsRawSocket, AsSocket, FromRawSocket, IntoRawSocket, OwnedSocket};
use std::time::Duration;

pub struct Socket { _p: () }
impl Socket {
    pub fn new(domain: Domain, ty: Type, protocol: Option<Protocol>) -> io::Result<Socket> {}
    #[versions(">=0.4")]
    pub fn new_raw(domain: Domain, ty: Type, protocol: Option<Protocol>) -> io::Result<Socket> {}
    pub fn pair(domain: Domain, ty: Type, protocol: Option<Protocol>) -> io::Result<(Socket, Socket)> {}
    #[versions("<0.4")]
    pub fn into_tcp_stream(self) -> TcpStream {}
    #[versions("<0.4")]
    pub fn into_tcp_listener(self) -> TcpListener {}
    #[versions("<0.4")]
    pub fn into_udp_socket(self) -> UdpSocket {}
    #[versions("<0.4")]
    pub fn into_unix_stream(self) -> UnixStream {}
    #[versions("<0.4")]
    pub fn into_unix_listener(self) -> UnixListener {}
    #[versions("<0.4")]
    pub fn into_unix_datagram(self) -> UnixDatagram {}
    pub fn bind(&self, address: &SockAddr) -> io::Result<()> {}
    pub fn connect(&self, address: &SockAddr) -> io::Result<()> {}
    pub fn connect_timeout(&self, addr: &SockAddr, timeout: Duration) -> io::Result<()> {}
    pub fn listen(&self, backlog: i32) -> io::Result<()> {}
    pub fn accept(&self) -> io::Result<(Socket, SockAddr)> {}
    #[versions(">=0.4")]
    pub fn accept_raw(&self) -> io::Result<(Socket, SockAddr)> {}
    #[versions(">=0.4")]
    pub fn accept4(&self, flags: i32) -> io::Result<(Socket, SockAddr)> {}
    pub fn local_addr(&self) -> io::Result<SockAddr> {}
    pub fn peer_addr(&self) -> io::Result<SockAddr> {}
    #[versions(">=0.4")]
    pub fn r#type(&self) -> io::Result<Type> {}
    #[versions(">=0.4")]
    pub fn domain(&self) -> io::Result<Domain> {}
    pub fn try_clone(&self) -> io::Result<Socket> {}
    pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
    pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
    pub fn recv(&self, buf: &mut [MaybeUninit<u8>]) -> io::Result<usize> {}
    pub fn recv_with_flags(&self, buf: &mut [MaybeUninit<u8>], flags: i32) -> io::Result<usize> {}
    #[versions(">=0.4")]
    pub fn recv_vectored(&self, bufs: &mut [MaybeUninitSlice<'_>]) -> io::Result<(usize, RecvFlags)> {}
    pub fn peek(&self, buf: &mut [MaybeUninit<u8>]) -> io::Result<usize> {}
    pub fn recv_from(&self, buf: &mut [MaybeUninit<u8>]) -> io::Result<(usize, SockAddr)> {}
    pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
    pub fn send_with_flags(&self, buf: &[u8], flags: i32) -> io::Result<usize> {}
    #[versions(">=0.4")]
    pub fn send_vectored(&self, bufs: &[io::IoSlice<'_>]) -> io::Result<usize> {}
    #[versions(">=0.4")]
    pub fn send_vectored_with_flags(&self, bufs: &[io::IoSlice<'_>], flags: i32) -> io::Result<usize> {}
    pub fn send_to(&self, buf: &[u8], addr: &SockAddr) -> io::Result<usize> {}
    #[versions(">=0.5")]
    pub fn sendmsg(&self, msg: &MsgHdr<'_, '_, '_>, flags: i32) -> io::Result<usize> {}
    #[versions("<0.6")]
    pub fn nodelay(&self) -> io::Result<bool> {}
    #[versions("<0.6")]
    pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
    #[versions(">=0.6")]
    pub fn tcp_nodelay(&self) -> io::Result<bool> {}
    #[versions(">=0.6")]
    pub fn set_tcp_nodelay(&self, nodelay: bool) -> io::Result<()> {}
    #[versions(">=0.4.4, <0.6")]
    pub fn cork(&self) -> io::Result<bool> {}
    #[versions(">=0.4.4, <0.6")]
    pub fn set_cork(&self, cork: bool) -> io::Result<()> {}
    #[versions(">=0.6")]
    pub fn tcp_cork(&self) -> io::Result<bool> {}
    #[versions(">=0.6")]
    pub fn set_tcp_cork(&self, cork: bool) -> io::Result<()> {}
    #[versions(">=0.4.4, <0.6")]
    pub fn set_quickack(&self, quickack: bool) -> io::Result<()> {}
    #[versions(">=0.6")]
    pub fn set_tcp_quickack(&self, quickack: bool) -> io::Result<()> {}
    pub fn set_broadcast(&self, broadcast: bool) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn set_keepalive(&self, keepalive: bool) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn set_tcp_keepalive(&self, params: &TcpKeepalive) -> io::Result<()> {}
    pub fn set_linger(&self, linger: Option<Duration>) -> io::Result<()> {}
    pub fn set_reuse_address(&self, reuse: bool) -> io::Result<()> {}
    pub fn set_reuse_port(&self, reuse: bool) -> io::Result<()> {}
    pub fn recv_buffer_size(&self) -> io::Result<usize> {}
    pub fn set_recv_buffer_size(&self, size: usize) -> io::Result<()> {}
    pub fn send_buffer_size(&self) -> io::Result<usize> {}
    pub fn set_send_buffer_size(&self, size: usize) -> io::Result<()> {}
    pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn set_read_timeout(&self, duration: Option<Duration>) -> io::Result<()> {}
    pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
    pub fn set_write_timeout(&self, duration: Option<Duration>) -> io::Result<()> {}
    pub fn set_only_v6(&self, only_v6: bool) -> io::Result<()> {}
    #[versions("<0.6")]
    pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
    #[versions(">=0.6")]
    pub fn set_ttl_v4(&self, ttl: u32) -> io::Result<()> {}
    #[versions(">=0.4, <0.6")]
    pub fn set_tos(&self, tos: u32) -> io::Result<()> {}
    #[versions(">=0.6")]
    pub fn set_tos_v4(&self, tos: u32) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn bind_device(&self, interface: Option<&[u8]>) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn set_mark(&self, mark: u32) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn set_tcp_user_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
    #[versions(">=0.4")]
    pub fn set_cloexec(&self, close_on_exec: bool) -> io::Result<()> {}
    pub fn join_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> io::Result<()> {}
    pub fn join_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> io::Result<()> {}
}
impl io::Read for Socket {}
impl io::Write for Socket {}
impl<'a> io::Read for &'a Socket {}
impl<'a> io::Write for &'a Socket {}
impl AsRawFd for Socket {}
impl FromRawFd for Socket {}
impl IntoRawFd for Socket {}
impl AsFd for Socket {}
impl AsRawSocket for Socket {}
impl FromRawSocket for Socket {}
impl IntoRawSocket for Socket {}
impl AsSocket for Socket {}
#[versions(">=0.5")]
impl From<Socket> for OwnedFd {}
#[versions(">=0.5")]
impl From<OwnedFd> for Socket {}
#[versions(">=0.5")]
impl From<Socket> for OwnedSocket {}
#[versions(">=0.5")]
impl From<OwnedSocket> for Socket {}
impl From<TcpStream> for Socket {}
impl From<TcpListener> for Socket {}
impl From<UdpSocket> for Socket {}
impl From<UnixStream> for Socket {}
impl From<UnixListener> for Socket {}
impl From<UnixDatagram> for Socket {}
impl From<Socket> for TcpStream {}
impl From<Socket> for TcpListener {}
impl From<Socket> for UdpSocket {}
impl From<Socket> for UnixStream {}
impl From<Socket> for UnixListener {}
impl From<Socket> for UnixDatagram {}

/// A view of any socket as a [`Socket`]; what is set through it is set on the socket looked at.
#[versions(">=0.4")]
pub struct SockRef<'s> { socket: &'s Socket }
#[versions(">=0.4")]
impl<'s> std::ops::Deref for SockRef<'s> { type Target = Socket; }
// Any socket by reference; the real bounds are AsFd or AsSocket (AsRawFd or AsRawSocket in 0.4).
#[versions(">=0.4")]
impl<'s, S> From<&'s S> for SockRef<'s> {}

#[derive(Clone, Copy)]
pub struct Domain(i32);
impl Domain {
    pub const IPV4: Domain = Domain(2);
    pub const IPV6: Domain = Domain(10);
    pub const UNIX: Domain = Domain(1);
    pub const PACKET: Domain = Domain(17);
    pub const VSOCK: Domain = Domain(40);
    #[versions("<0.4")]
    pub fn ipv4() -> Domain {}
    #[versions("<0.4")]
    pub fn ipv6() -> Domain {}
    #[versions("<0.4")]
    pub fn unix() -> Domain {}
    #[versions(">=0.4")]
    pub const fn for_address(address: SocketAddr) -> Domain {}
}
impl From<i32> for Domain {}
#[derive(Clone, Copy)]
pub struct Type(i32);
impl Type {
    pub const STREAM: Type = Type(1);
    pub const DGRAM: Type = Type(2);
    pub const SEQPACKET: Type = Type(5);
    pub const RAW: Type = Type(3);
    #[versions("<0.4")]
    pub fn stream() -> Type {}
    #[versions("<0.4")]
    pub fn dgram() -> Type {}
    #[versions("<0.4")]
    pub fn raw() -> Type {}
    pub const fn nonblocking(self) -> Type {}
    #[versions(">=0.4")]
    pub const fn cloexec(self) -> Type {}
}
impl From<i32> for Type {}
#[derive(Clone, Copy)]
pub struct Protocol(i32);
impl Protocol {
    pub const ICMPV4: Protocol = Protocol(1);
    pub const ICMPV6: Protocol = Protocol(58);
    pub const TCP: Protocol = Protocol(6);
    pub const UDP: Protocol = Protocol(17);
    pub const MPTCP: Protocol = Protocol(262);
    #[versions("<0.4")]
    pub fn tcp() -> Protocol {}
    #[versions("<0.4")]
    pub fn udp() -> Protocol {}
}
impl From<i32> for Protocol {}
#[derive(Clone)]
pub struct SockAddr { _p: () }
impl SockAddr {
    pub fn unix<P: AsRef<std::path::Path>>(path: P) -> io::Result<SockAddr> {}
    #[versions(">=0.4")]
    pub fn vsock(cid: u32, port: u32) -> SockAddr {}
    #[versions("<0.4")]
    pub fn as_std(&self) -> Option<SocketAddr> {}
    #[versions("<0.4")]
    pub fn as_inet(&self) -> Option<SocketAddrV4> {}
    #[versions("<0.4")]
    pub fn as_inet6(&self) -> Option<SocketAddrV6> {}
    #[versions(">=0.4")]
    pub fn as_socket(&self) -> Option<SocketAddr> {}
    #[versions(">=0.4")]
    pub fn as_socket_ipv4(&self) -> Option<SocketAddrV4> {}
    #[versions(">=0.4")]
    pub fn as_socket_ipv6(&self) -> Option<SocketAddrV6> {}
    #[versions(">=0.5")]
    pub fn is_unix(&self) -> bool {}
    #[versions(">=0.5")]
    pub const fn domain(&self) -> Domain {}
}
impl From<SocketAddr> for SockAddr {}
impl From<SocketAddrV4> for SockAddr {}
impl From<SocketAddrV6> for SockAddr {}
#[versions(">=0.4")]
#[derive(Clone)]
pub struct TcpKeepalive { _p: () }
#[versions(">=0.4")]
impl TcpKeepalive {
    pub const fn new() -> TcpKeepalive {}
    pub const fn with_time(self, time: Duration) -> Self {}
    pub const fn with_interval(self, interval: Duration) -> Self {}
    pub const fn with_retries(self, retries: u32) -> Self {}
}
pub struct MaybeUninitSlice<'a> { buf: &'a mut [MaybeUninit<u8>] }
pub struct RecvFlags { _p: () }
pub struct MsgHdr<'addr, 'bufs, 'control> { _p: (&'addr (), &'bufs (), &'control ()) }
