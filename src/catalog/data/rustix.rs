//! Signatures of rustix: sockets and reads and writes on descriptors.
pub mod fd {
    pub use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
}
pub mod io {
    use std::io::{IoSlice, IoSliceMut};
    use std::os::fd::AsFd;
    pub type Result<T> = std::result::Result<T, Errno>;
    #[derive(Clone, Copy)]
    pub struct Errno { _p: () }
    impl Errno {
        pub const INTR: Errno = Errno { _p: () };
        pub const AGAIN: Errno = Errno { _p: () };
        pub const WOULDBLOCK: Errno = Errno { _p: () };
        pub const INPROGRESS: Errno = Errno { _p: () };
        pub fn kind(self) -> std::io::ErrorKind {}
        pub const fn raw_os_error(self) -> i32 {}
    }
    impl From<Errno> for std::io::Error {}
    #[versions("<1")]
    pub fn read<Fd: AsFd>(fd: Fd, buf: &mut [u8]) -> Result<usize> {}
    #[versions(">=1")]
    pub fn read<Fd: AsFd, Buf>(fd: Fd, buf: Buf) -> Result<usize> {}
    pub fn write<Fd: AsFd>(fd: Fd, buf: &[u8]) -> Result<usize> {}
    pub fn readv<Fd: AsFd>(fd: Fd, bufs: &mut [IoSliceMut<'_>]) -> Result<usize> {}
    pub fn writev<Fd: AsFd>(fd: Fd, bufs: &[IoSlice<'_>]) -> Result<usize> {}
    pub unsafe fn close(raw_fd: std::os::fd::RawFd) {}
    pub fn dup<Fd: AsFd>(fd: Fd) -> Result<std::os::fd::OwnedFd> {}
    pub fn ioctl_fionbio<Fd: AsFd>(fd: Fd, value: bool) -> Result<()> {}
}
pub mod net {
    use crate::io;
    use std::os::fd::{AsFd, OwnedFd};
    pub use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
    #[derive(Clone, Copy)]
    pub struct AddressFamily(u16);
    impl AddressFamily {
        pub const UNSPEC: AddressFamily = AddressFamily(0);
        pub const INET: AddressFamily = AddressFamily(2);
        pub const INET6: AddressFamily = AddressFamily(10);
        pub const UNIX: AddressFamily = AddressFamily(1);
        pub const NETLINK: AddressFamily = AddressFamily(16);
        pub const VSOCK: AddressFamily = AddressFamily(40);
    }
    #[derive(Clone, Copy)]
    pub struct SocketType(u32);
    impl SocketType {
        pub const STREAM: SocketType = SocketType(1);
        pub const DGRAM: SocketType = SocketType(2);
        pub const SEQPACKET: SocketType = SocketType(5);
        pub const RAW: SocketType = SocketType(3);
    }
    #[derive(Clone, Copy)]
    pub struct Protocol(u32);
    #[derive(Clone, Copy)]
    pub struct SocketFlags { _p: () }
    impl SocketFlags {
        pub const NONBLOCK: SocketFlags = SocketFlags { _p: () };
        pub const CLOEXEC: SocketFlags = SocketFlags { _p: () };
        pub const fn empty() -> SocketFlags {}
    }
    #[derive(Clone, Copy)]
    pub struct SendFlags { _p: () }
    impl SendFlags {
        pub const MORE: SendFlags = SendFlags { _p: () };
        pub const NOSIGNAL: SendFlags = SendFlags { _p: () };
        pub const DONTWAIT: SendFlags = SendFlags { _p: () };
        pub const fn empty() -> SendFlags {}
    }
    #[derive(Clone, Copy)]
    pub struct RecvFlags { _p: () }
    impl RecvFlags { pub const fn empty() -> RecvFlags {} }
    #[derive(Clone, Copy)]
    pub enum Shutdown { Read, Write, Both }
    #[derive(Clone)]
    pub struct SocketAddrAny { _p: () }
    #[derive(Clone)]
    pub struct SocketAddrUnix { _p: () }
    pub fn socket(domain: AddressFamily, type_: SocketType, protocol: Option<Protocol>) -> io::Result<OwnedFd> {}
    pub fn socket_with(domain: AddressFamily, type_: SocketType, flags: SocketFlags, protocol: Option<Protocol>) -> io::Result<OwnedFd> {}
    pub fn socketpair(domain: AddressFamily, type_: SocketType, flags: SocketFlags, protocol: Option<Protocol>) -> io::Result<(OwnedFd, OwnedFd)> {}
    pub fn bind<Fd: AsFd, A>(sockfd: Fd, addr: &A) -> io::Result<()> {}
    pub fn connect<Fd: AsFd, A>(sockfd: Fd, addr: &A) -> io::Result<()> {}
    #[versions("<1")]
    pub fn bind_v4<Fd: AsFd>(sockfd: Fd, addr: &SocketAddrV4) -> io::Result<()> {}
    #[versions("<1")]
    pub fn bind_v6<Fd: AsFd>(sockfd: Fd, addr: &SocketAddrV6) -> io::Result<()> {}
    #[versions("<1")]
    pub fn connect_v4<Fd: AsFd>(sockfd: Fd, addr: &SocketAddrV4) -> io::Result<()> {}
    #[versions("<1")]
    pub fn connect_v6<Fd: AsFd>(sockfd: Fd, addr: &SocketAddrV6) -> io::Result<()> {}
    #[versions("<1")]
    pub fn connect_any<Fd: AsFd>(sockfd: Fd, addr: &SocketAddrAny) -> io::Result<()> {}
    pub fn listen<Fd: AsFd>(sockfd: Fd, backlog: i32) -> io::Result<()> {}
    pub fn accept<Fd: AsFd>(sockfd: Fd) -> io::Result<OwnedFd> {}
    pub fn accept_with<Fd: AsFd>(sockfd: Fd, flags: SocketFlags) -> io::Result<OwnedFd> {}
    pub fn acceptfrom<Fd: AsFd>(sockfd: Fd) -> io::Result<(OwnedFd, Option<SocketAddrAny>)> {}
    pub fn acceptfrom_with<Fd: AsFd>(sockfd: Fd, flags: SocketFlags) -> io::Result<(OwnedFd, Option<SocketAddrAny>)> {}
    pub fn shutdown<Fd: AsFd>(sockfd: Fd, how: Shutdown) -> io::Result<()> {}
    pub fn getsockname<Fd: AsFd>(sockfd: Fd) -> io::Result<SocketAddrAny> {}
    pub fn getpeername<Fd: AsFd>(sockfd: Fd) -> io::Result<Option<SocketAddrAny>> {}
    #[versions("<1")]
    pub fn recv<Fd: AsFd>(fd: Fd, buf: &mut [u8], flags: RecvFlags) -> io::Result<usize> {}
    #[versions(">=1")]
    pub fn recv<Fd: AsFd, Buf>(fd: Fd, buf: Buf, flags: RecvFlags) -> io::Result<(usize, usize)> {}
    pub fn send<Fd: AsFd>(fd: Fd, buf: &[u8], flags: SendFlags) -> io::Result<usize> {}
    pub fn sendto<Fd: AsFd, A>(fd: Fd, buf: &[u8], flags: SendFlags, addr: &A) -> io::Result<usize> {}
    pub fn sendmsg<Fd: AsFd, C>(socket: Fd, iov: &[std::io::IoSlice<'_>], control: &mut C, flags: SendFlags) -> io::Result<usize> {}
    pub mod sockopt {
        use crate::io;
        use std::os::fd::AsFd;
        pub fn set_tcp_nodelay<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
        #[versions(">=1")]
        pub fn tcp_nodelay<Fd: AsFd>(fd: Fd) -> io::Result<bool> {}
        #[versions("<1")]
        pub fn get_tcp_nodelay<Fd: AsFd>(fd: Fd) -> io::Result<bool> {}
        pub fn set_tcp_cork<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
        pub fn set_tcp_quickack<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
        pub fn set_socket_reuseaddr<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
        pub fn set_socket_reuseport<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
        pub fn set_socket_keepalive<Fd: AsFd>(fd: Fd, value: bool) -> io::Result<()> {}
    }
}
