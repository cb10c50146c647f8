//! Signatures of libc: the socket calls and what surrounds them. The ints that are descriptors are written
//! `RawFd`; the other ints stay ints.
use std::os::fd::RawFd;
pub use std::ffi::c_void;
pub type c_char = i8;
pub type c_uchar = u8;
pub type c_short = i16;
pub type c_ushort = u16;
pub type c_int = i32;
pub type c_uint = u32;
pub type c_long = i64;
pub type c_ulong = u64;
pub type size_t = usize;
pub type ssize_t = isize;
pub type socklen_t = u32;
pub type sa_family_t = u16;
pub type in_port_t = u16;
pub type in_addr_t = u32;
pub type pid_t = i32;
pub type nfds_t = u64;
pub type off_t = i64;
#[derive(Clone, Copy)]
pub struct sockaddr { pub sa_family: sa_family_t, pub sa_data: [c_char; 14] }
#[derive(Clone, Copy)]
pub struct sockaddr_in { pub sin_family: sa_family_t, pub sin_port: in_port_t, pub sin_addr: in_addr, pub sin_zero: [u8; 8] }
#[derive(Clone, Copy)]
pub struct sockaddr_in6 { pub sin6_family: sa_family_t, pub sin6_port: in_port_t, pub sin6_flowinfo: u32, pub sin6_addr: in6_addr, pub sin6_scope_id: u32 }
#[derive(Clone, Copy)]
pub struct sockaddr_un { pub sun_family: sa_family_t, pub sun_path: [c_char; 108] }
#[derive(Clone, Copy)]
pub struct sockaddr_storage { pub ss_family: sa_family_t }
#[derive(Clone, Copy)]
pub struct in_addr { pub s_addr: in_addr_t }
#[derive(Clone, Copy)]
pub struct in6_addr { pub s6_addr: [u8; 16] }
#[derive(Clone, Copy)]
pub struct iovec { pub iov_base: *mut c_void, pub iov_len: size_t }
#[derive(Clone, Copy)]
pub struct msghdr { pub msg_name: *mut c_void, pub msg_namelen: socklen_t, pub msg_iov: *mut iovec, pub msg_iovlen: size_t, pub msg_control: *mut c_void, pub msg_controllen: size_t, pub msg_flags: c_int }
#[derive(Clone, Copy)]
pub struct timeval { pub tv_sec: i64, pub tv_usec: i64 }
#[derive(Clone, Copy)]
pub struct linger { pub l_onoff: c_int, pub l_linger: c_int }
#[derive(Clone, Copy)]
pub struct pollfd { pub fd: RawFd, pub events: c_short, pub revents: c_short }
pub struct addrinfo { pub ai_flags: c_int, pub ai_family: c_int, pub ai_socktype: c_int, pub ai_protocol: c_int, pub ai_addrlen: socklen_t, pub ai_addr: *mut sockaddr, pub ai_next: *mut addrinfo }

pub const AF_UNSPEC: c_int = 0;
pub const AF_UNIX: c_int = 1;
pub const AF_LOCAL: c_int = 1;
pub const AF_INET: c_int = 2;
pub const AF_INET6: c_int = 10;
pub const AF_NETLINK: c_int = 16;
pub const AF_PACKET: c_int = 17;
pub const AF_VSOCK: c_int = 40;
pub const PF_UNIX: c_int = 1;
pub const PF_INET: c_int = 2;
pub const PF_INET6: c_int = 10;
pub const SOCK_STREAM: c_int = 1;
pub const SOCK_DGRAM: c_int = 2;
pub const SOCK_RAW: c_int = 3;
pub const SOCK_SEQPACKET: c_int = 5;
pub const SOCK_NONBLOCK: c_int = 2048;
pub const SOCK_CLOEXEC: c_int = 524288;
pub const IPPROTO_IP: c_int = 0;
pub const IPPROTO_TCP: c_int = 6;
pub const IPPROTO_UDP: c_int = 17;
pub const IPPROTO_IPV6: c_int = 41;
pub const SOL_SOCKET: c_int = 1;
pub const SOL_TCP: c_int = 6;
pub const TCP_NODELAY: c_int = 1;
pub const TCP_MAXSEG: c_int = 2;
pub const TCP_CORK: c_int = 3;
pub const TCP_NOPUSH: c_int = 4;
pub const TCP_KEEPIDLE: c_int = 4;
pub const TCP_KEEPINTVL: c_int = 5;
pub const TCP_KEEPCNT: c_int = 6;
pub const TCP_DEFER_ACCEPT: c_int = 9;
pub const TCP_QUICKACK: c_int = 12;
pub const TCP_USER_TIMEOUT: c_int = 18;
pub const TCP_FASTOPEN: c_int = 23;
pub const SO_REUSEADDR: c_int = 2;
pub const SO_TYPE: c_int = 3;
pub const SO_ERROR: c_int = 4;
pub const SO_BROADCAST: c_int = 6;
pub const SO_SNDBUF: c_int = 7;
pub const SO_RCVBUF: c_int = 8;
pub const SO_KEEPALIVE: c_int = 9;
pub const SO_LINGER: c_int = 13;
pub const SO_REUSEPORT: c_int = 15;
pub const SO_RCVTIMEO: c_int = 20;
pub const SO_SNDTIMEO: c_int = 21;
pub const SO_NOSIGPIPE: c_int = 4130;
pub const SOMAXCONN: c_int = 4096;
pub const INADDR_ANY: in_addr_t = 0;
pub const INADDR_LOOPBACK: in_addr_t = 2130706433;
pub const MSG_OOB: c_int = 1;
pub const MSG_PEEK: c_int = 2;
pub const MSG_DONTWAIT: c_int = 64;
pub const MSG_WAITALL: c_int = 256;
pub const MSG_NOSIGNAL: c_int = 16384;
pub const MSG_MORE: c_int = 32768;
pub const SHUT_RD: c_int = 0;
pub const SHUT_WR: c_int = 1;
pub const SHUT_RDWR: c_int = 2;
pub const F_GETFL: c_int = 3;
pub const F_SETFL: c_int = 4;
pub const O_NONBLOCK: c_int = 2048;
pub const EINTR: c_int = 4;
pub const EAGAIN: c_int = 11;
pub const EWOULDBLOCK: c_int = 11;
pub const EINPROGRESS: c_int = 115;
pub const STDIN_FILENO: c_int = 0;
pub const STDOUT_FILENO: c_int = 1;
pub const STDERR_FILENO: c_int = 2;

pub unsafe fn socket(domain: c_int, ty: c_int, protocol: c_int) -> RawFd {}
pub unsafe fn socketpair(domain: c_int, type_: c_int, protocol: c_int, socket_vector: *mut RawFd) -> c_int {}
pub unsafe fn connect(socket: RawFd, address: *const sockaddr, len: socklen_t) -> c_int {}
pub unsafe fn bind(socket: RawFd, address: *const sockaddr, address_len: socklen_t) -> c_int {}
pub unsafe fn listen(socket: RawFd, backlog: c_int) -> c_int {}
pub unsafe fn accept(socket: RawFd, address: *mut sockaddr, address_len: *mut socklen_t) -> RawFd {}
pub unsafe fn accept4(fd: RawFd, addr: *mut sockaddr, len: *mut socklen_t, flg: c_int) -> RawFd {}
pub unsafe fn setsockopt(socket: RawFd, level: c_int, name: c_int, value: *const c_void, option_len: socklen_t) -> c_int {}
pub unsafe fn getsockopt(sockfd: RawFd, level: c_int, optname: c_int, optval: *mut c_void, optlen: *mut socklen_t) -> c_int {}
pub unsafe fn getpeername(socket: RawFd, address: *mut sockaddr, address_len: *mut socklen_t) -> c_int {}
pub unsafe fn getsockname(socket: RawFd, address: *mut sockaddr, address_len: *mut socklen_t) -> c_int {}
pub unsafe fn shutdown(socket: RawFd, how: c_int) -> c_int {}
pub unsafe fn send(socket: RawFd, buf: *const c_void, len: size_t, flags: c_int) -> ssize_t {}
pub unsafe fn sendto(socket: RawFd, buf: *const c_void, len: size_t, flags: c_int, addr: *const sockaddr, addrlen: socklen_t) -> ssize_t {}
pub unsafe fn sendmsg(fd: RawFd, msg: *const msghdr, flags: c_int) -> ssize_t {}
pub unsafe fn sendfile(out_fd: RawFd, in_fd: RawFd, offset: *mut off_t, count: size_t) -> ssize_t {}
pub unsafe fn recv(socket: RawFd, buf: *mut c_void, len: size_t, flags: c_int) -> ssize_t {}
pub unsafe fn recvfrom(socket: RawFd, buf: *mut c_void, len: size_t, flags: c_int, addr: *mut sockaddr, addrlen: *mut socklen_t) -> ssize_t {}
pub unsafe fn recvmsg(fd: RawFd, msg: *mut msghdr, flags: c_int) -> ssize_t {}
pub unsafe fn read(fd: RawFd, buf: *mut c_void, count: size_t) -> ssize_t {}
pub unsafe fn readv(fd: RawFd, iov: *const iovec, iovcnt: c_int) -> ssize_t {}
pub unsafe fn write(fd: RawFd, buf: *const c_void, count: size_t) -> ssize_t {}
pub unsafe fn writev(fd: RawFd, iov: *const iovec, iovcnt: c_int) -> ssize_t {}
pub unsafe fn close(fd: RawFd) -> c_int {}
pub unsafe fn dup(fd: RawFd) -> RawFd {}
pub unsafe fn dup2(src: RawFd, dst: RawFd) -> RawFd {}
pub unsafe fn fcntl(fd: RawFd, cmd: c_int, arg: c_int) -> c_int {}
pub unsafe fn ioctl(fd: RawFd, request: c_ulong, arg: *mut c_int) -> c_int {}
pub unsafe fn poll(fds: *mut pollfd, nfds: nfds_t, timeout: c_int) -> c_int {}
pub unsafe fn fork() -> pid_t {}
pub unsafe fn getpid() -> pid_t {}
pub unsafe fn strlen(cs: *const c_char) -> size_t {}
pub unsafe fn usleep(secs: c_uint) -> c_int {}
pub unsafe fn htons(hostshort: u16) -> u16 {}
pub unsafe fn htonl(hostlong: u32) -> u32 {}
