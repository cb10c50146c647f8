//! Signatures of nix: sockets, descriptors. Descriptors are ints up to 0.26, then by and by I/O-safe types.
pub type Result<T> = std::result::Result<T, errno::Errno>;
pub type Error = errno::Errno;
pub use errno::Errno;
pub use libc;
pub mod errno {
    #[derive(Clone, Copy)]
    pub enum Errno { UnknownErrno, EINTR, EAGAIN, EINPROGRESS, ECONNRESET, EPIPE, EINVAL, EBADF }
    impl Errno {
        pub const EWOULDBLOCK: Errno = Errno::EAGAIN;
        pub fn last() -> Errno {}
        pub fn last_raw() -> i32 {}
        pub const fn from_raw(err: i32) -> Errno {}
        pub fn desc(self) -> &'static str {}
    }
    impl From<Errno> for std::io::Error {}
}
pub mod sys {
    pub mod socket {
        use crate::Result;
        use std::io::{IoSlice, IoSliceMut};
        use std::os::fd::{AsFd, OwnedFd, RawFd};
        // Enums in truth. Written as constants, whose names the facts' `unless` asks for.
        #[derive(Clone, Copy)]
        pub struct AddressFamily(i32);
        impl AddressFamily {
            pub const Unspec: AddressFamily = AddressFamily(0);
            pub const Unix: AddressFamily = AddressFamily(1);
            pub const Inet: AddressFamily = AddressFamily(2);
            pub const Inet6: AddressFamily = AddressFamily(10);
            pub const Netlink: AddressFamily = AddressFamily(16);
            pub const Packet: AddressFamily = AddressFamily(17);
            pub const Vsock: AddressFamily = AddressFamily(40);
        }
        #[derive(Clone, Copy)]
        pub struct SockType(i32);
        impl SockType {
            pub const Stream: SockType = SockType(1);
            pub const Datagram: SockType = SockType(2);
            pub const Raw: SockType = SockType(3);
            pub const Rdm: SockType = SockType(4);
            pub const SeqPacket: SockType = SockType(5);
        }
        #[derive(Clone, Copy)]
        pub enum SockProtocol { Tcp, Udp, Raw, Icmp }
        #[derive(Clone, Copy)]
        pub struct SockFlag { _p: () }
        impl SockFlag {
            pub const SOCK_NONBLOCK: SockFlag = SockFlag { _p: () };
            pub const SOCK_CLOEXEC: SockFlag = SockFlag { _p: () };
            pub const fn empty() -> SockFlag {}
        }
        #[derive(Clone, Copy)]
        pub struct MsgFlags { _p: () }
        impl MsgFlags {
            pub const MSG_DONTWAIT: MsgFlags = MsgFlags { _p: () };
            pub const MSG_NOSIGNAL: MsgFlags = MsgFlags { _p: () };
            pub const MSG_PEEK: MsgFlags = MsgFlags { _p: () };
            pub const MSG_MORE: MsgFlags = MsgFlags { _p: () };
            pub const fn empty() -> MsgFlags {}
        }
        #[derive(Clone, Copy)]
        pub enum Shutdown { Read, Write, Both }
        #[versions(">=0.28")]
        #[derive(Clone, Copy)]
        pub struct Backlog(i32);
        #[versions(">=0.28")]
        impl Backlog {
            pub const MAXCONN: Backlog = Backlog(0);
            pub fn new<I: Into<i32>>(val: I) -> Result<Self> {}
        }
        pub trait SockaddrLike {}
        #[derive(Clone, Copy)]
        pub struct SockaddrIn { _p: () }
        impl SockaddrIn {
            pub const fn new(a: u8, b: u8, c: u8, d: u8, port: u16) -> Self {}
            pub const fn ip(&self) -> std::net::Ipv4Addr {}
            pub const fn port(&self) -> u16 {}
        }
        impl SockaddrLike for SockaddrIn {}
        impl From<std::net::SocketAddrV4> for SockaddrIn {}
        impl std::str::FromStr for SockaddrIn { type Err = std::net::AddrParseError; }
        #[derive(Clone, Copy)]
        pub struct SockaddrIn6 { _p: () }
        impl SockaddrLike for SockaddrIn6 {}
        impl From<std::net::SocketAddrV6> for SockaddrIn6 {}
        #[derive(Clone, Copy)]
        pub struct SockaddrStorage { _p: () }
        impl SockaddrLike for SockaddrStorage {}
        impl From<std::net::SocketAddr> for SockaddrStorage {}
        #[derive(Clone, Copy)]
        pub struct UnixAddr { _p: () }
        impl UnixAddr { pub fn new<P: ?Sized>(path: &P) -> Result<UnixAddr> {} }
        impl SockaddrLike for UnixAddr {}
        #[versions("<0.27")]
        #[derive(Clone, Copy)]
        pub enum SockAddr { Inet(InetAddr), Unix(UnixAddr) }
        #[versions("<0.27")]
        impl SockAddr {
            pub fn new_inet(addr: InetAddr) -> SockAddr {}
            pub fn new_unix<P: ?Sized>(path: &P) -> Result<SockAddr> {}
        }
        #[versions("<0.27")]
        impl SockaddrLike for SockAddr {}
        #[versions("<0.27")]
        #[derive(Clone, Copy)]
        pub enum InetAddr { V4(()), V6(()) }
        #[versions("<0.27")]
        impl InetAddr { pub fn from_std(std: &std::net::SocketAddr) -> InetAddr {} }
        pub enum ControlMessage<'a> { ScmRights(&'a [RawFd]) }

        #[versions("<0.27")]
        pub fn socket<T: Into<Option<SockProtocol>>>(domain: AddressFamily, ty: SockType, flags: SockFlag, protocol: T) -> Result<RawFd> {}
        #[versions(">=0.27")]
        pub fn socket<T: Into<Option<SockProtocol>>>(domain: AddressFamily, ty: SockType, flags: SockFlag, protocol: T) -> Result<OwnedFd> {}
        #[versions("<0.27")]
        pub fn socketpair<T: Into<Option<SockProtocol>>>(domain: AddressFamily, ty: SockType, protocol: T, flags: SockFlag) -> Result<(RawFd, RawFd)> {}
        #[versions(">=0.27")]
        pub fn socketpair<T: Into<Option<SockProtocol>>>(domain: AddressFamily, ty: SockType, protocol: T, flags: SockFlag) -> Result<(OwnedFd, OwnedFd)> {}
        #[versions("<0.27")]
        pub fn listen(sockfd: RawFd, backlog: usize) -> Result<()> {}
        #[versions(">=0.27, <0.28")]
        pub fn listen<F: AsFd>(sock: &F, backlog: usize) -> Result<()> {}
        #[versions(">=0.28")]
        pub fn listen<F: AsFd>(sock: &F, backlog: Backlog) -> Result<()> {}
        pub fn bind(fd: RawFd, addr: &dyn SockaddrLike) -> Result<()> {}
        #[versions("<0.32")]
        pub fn accept(sockfd: RawFd) -> Result<RawFd> {}
        #[versions(">=0.32")]
        pub fn accept<Fd: AsFd>(sockfd: Fd) -> Result<OwnedFd> {}
        #[versions("<0.32")]
        pub fn accept4(sockfd: RawFd, flags: SockFlag) -> Result<RawFd> {}
        #[versions(">=0.32")]
        pub fn accept4<Fd: AsFd>(sockfd: Fd, flags: SockFlag) -> Result<OwnedFd> {}
        pub fn connect(fd: RawFd, addr: &dyn SockaddrLike) -> Result<()> {}
        pub fn recv(sockfd: RawFd, buf: &mut [u8], flags: MsgFlags) -> Result<usize> {}
        pub fn recvfrom<T: SockaddrLike>(sockfd: RawFd, buf: &mut [u8]) -> Result<(usize, Option<T>)> {}
        pub fn send(fd: RawFd, buf: &[u8], flags: MsgFlags) -> Result<usize> {}
        pub fn sendto(fd: RawFd, buf: &[u8], addr: &dyn SockaddrLike, flags: MsgFlags) -> Result<usize> {}
        pub fn sendmsg<S: SockaddrLike>(fd: RawFd, iov: &[IoSlice<'_>], cmsgs: &[ControlMessage], flags: MsgFlags, addr: Option<&S>) -> Result<usize> {}
        #[versions("<0.27")]
        pub fn getsockopt<O: GetSockOpt>(fd: RawFd, opt: O) -> Result<O::Val> {}
        #[versions(">=0.27")]
        pub fn getsockopt<F: AsFd, O: GetSockOpt>(fd: &F, opt: O) -> Result<O::Val> {}
        #[versions("<0.27")]
        pub fn setsockopt<O: SetSockOpt>(fd: RawFd, opt: O, val: &O::Val) -> Result<()> {}
        #[versions(">=0.27")]
        pub fn setsockopt<F: AsFd, O: SetSockOpt>(fd: &F, opt: O, val: &O::Val) -> Result<()> {}
        pub fn getpeername<T: SockaddrLike>(fd: RawFd) -> Result<T> {}
        pub fn getsockname<T: SockaddrLike>(fd: RawFd) -> Result<T> {}
        pub fn shutdown(df: RawFd, how: Shutdown) -> Result<()> {}
        pub trait GetSockOpt { type Val; }
        pub trait SetSockOpt { type Val; }
        pub mod sockopt {
            use super::{GetSockOpt, SetSockOpt};
            #[derive(Clone, Copy)]
            pub struct TcpNoDelay;
            impl GetSockOpt for TcpNoDelay { type Val = bool; }
            impl SetSockOpt for TcpNoDelay { type Val = bool; }
            #[derive(Clone, Copy)]
            pub struct TcpCork;
            impl GetSockOpt for TcpCork { type Val = bool; }
            impl SetSockOpt for TcpCork { type Val = bool; }
            #[derive(Clone, Copy)]
            pub struct ReuseAddr;
            impl SetSockOpt for ReuseAddr { type Val = bool; }
            #[derive(Clone, Copy)]
            pub struct ReusePort;
            impl SetSockOpt for ReusePort { type Val = bool; }
            #[derive(Clone, Copy)]
            pub struct KeepAlive;
            impl SetSockOpt for KeepAlive { type Val = bool; }
            #[derive(Clone, Copy)]
            pub struct SndBuf;
            impl SetSockOpt for SndBuf { type Val = usize; }
            #[derive(Clone, Copy)]
            pub struct RcvBuf;
            impl SetSockOpt for RcvBuf { type Val = usize; }
            #[derive(Clone, Copy)]
            pub struct SocketError;
            impl GetSockOpt for SocketError { type Val = i32; }
        }
    }
    pub mod uio {
        use crate::Result;
        use std::io::{IoSlice, IoSliceMut};
        use std::os::fd::{AsFd, RawFd};
        #[versions("<0.27")]
        pub fn writev(fd: RawFd, iov: &[IoSlice<'_>]) -> Result<usize> {}
        #[versions(">=0.27")]
        pub fn writev<Fd: AsFd>(fd: Fd, iov: &[IoSlice<'_>]) -> Result<usize> {}
        #[versions("<0.27")]
        pub fn readv(fd: RawFd, iov: &mut [IoSliceMut<'_>]) -> Result<usize> {}
        #[versions(">=0.27")]
        pub fn readv<Fd: AsFd>(fd: Fd, iov: &mut [IoSliceMut<'_>]) -> Result<usize> {}
    }
    pub mod sendfile {
        use crate::Result;
        use std::os::fd::AsFd;
        pub fn sendfile<F1: AsFd, F2: AsFd>(out_fd: F1, in_fd: F2, offset: Option<&mut i64>, count: usize) -> Result<usize> {}
    }
}
pub mod unistd {
    use crate::Result;
    use std::os::fd::{AsFd, IntoRawFd, OwnedFd, RawFd};
    #[versions("<0.30")]
    pub fn read(fd: RawFd, buf: &mut [u8]) -> Result<usize> {}
    #[versions(">=0.30")]
    pub fn read<Fd: AsFd>(fd: Fd, buf: &mut [u8]) -> Result<usize> {}
    #[versions("<0.28")]
    pub fn write(fd: RawFd, buf: &[u8]) -> Result<usize> {}
    #[versions(">=0.28")]
    pub fn write<Fd: AsFd>(fd: Fd, buf: &[u8]) -> Result<usize> {}
    #[versions("<0.30")]
    pub fn close(fd: RawFd) -> Result<()> {}
    #[versions(">=0.30")]
    pub fn close<Fd: IntoRawFd>(fd: Fd) -> Result<()> {}
    #[versions("<0.30")]
    pub fn dup(oldfd: RawFd) -> Result<RawFd> {}
    #[versions(">=0.30")]
    pub fn dup<Fd: AsFd>(oldfd: Fd) -> Result<OwnedFd> {}
}
