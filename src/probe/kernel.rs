//! What only the kernel knows of a socket: whether it holds a segment back, and how many it has sent.
//!
//! All unsafe code of the probe is here. Off Linux every question is answered with "not known".

use std::io;
use std::net::TcpStream;

/// Sets TCP_CORK. False where the system has no such option, so that nothing was set.
pub fn set_cork(stream: &TcpStream, on: bool) -> io::Result<bool> {
    #[cfg(target_os = "linux")]
    {
        socket2::SockRef::from(stream).set_tcp_cork(on)?;
        Ok(true)
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = (stream, on);
        Ok(false)
    }
}

/// Asks for the next acknowledgements at once. The kernel forgets it soon: call before each read.
pub fn quick_ack(stream: &TcpStream) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    socket2::SockRef::from(stream).set_tcp_quickack(true)?;
    #[cfg(not(target_os = "linux"))]
    let _ = stream;
    Ok(())
}

/// The segment size in bytes that the connection has now.
pub fn mss(stream: &TcpStream) -> Option<u32> {
    #[cfg(unix)]
    {
        socket2::SockRef::from(stream).tcp_mss().ok()
    }
    #[cfg(not(unix))]
    {
        let _ = stream;
        None
    }
}

/// Bounds the segment size of a socket that is not connected yet.
pub fn set_maxseg(socket: &socket2::Socket, bytes: u32) -> io::Result<()> {
    #[cfg(unix)]
    {
        socket.set_tcp_mss(bytes)
    }
    #[cfg(not(unix))]
    {
        let _ = (socket, bytes);
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(not(target_os = "linux"))]
pub fn held(_stream: &TcpStream) -> Option<bool> {
    None
}

#[cfg(not(target_os = "linux"))]
pub fn data_segments(_stream: &TcpStream) -> Option<u32> {
    None
}

#[cfg(target_os = "linux")]
pub use linux::{data_segments, held};

#[cfg(target_os = "linux")]
mod linux {
    use std::ffi::c_int;
    use std::net::TcpStream;
    use std::os::fd::AsRawFd;

    use socket2::SockRef;

    /// Bytes that were written and never sent (linux/sockios.h; the libc crate lacks it).
    const SIOCOUTQNSD: libc::Ioctl = 0x894B;

    /// A hold is believed if it outlasts this many looks, a millisecond apart: an acknowledgement that the
    /// kernel is about to process ends sooner, a delayed one takes 40 ms.
    const LOOKS: usize = 5;

    /// Whether Nagle's algorithm keeps the tail of the burst just written. Takes up to 5 ms, and only where
    /// it does; what the peer sends meanwhile stays to be read.
    pub fn held(stream: &TcpStream) -> Option<bool> {
        if SockRef::from(stream).tcp_nodelay().ok()? {
            return Some(false);
        }
        for _ in 0..LOOKS {
            if queued(stream, SIOCOUTQNSD)? == 0 {
                return Some(false);
            }
            wait_readable_1ms(stream);
        }
        held_by_nagle(stream)
    }

    /// Data segments sent since the connection began, retransmissions included.
    pub fn data_segments(stream: &TcpStream) -> Option<u32> {
        TcpInfo::of(stream)?.u32_at(TcpInfo::DATA_SEGS_OUT)
    }

    /// The one state in which nothing but Nagle's algorithm keeps a segment: option and cork off, less than
    /// one segment unsent, something unacknowledged, and neither congestion nor window in the way.
    fn held_by_nagle(stream: &TcpStream) -> Option<bool> {
        let outstanding = queued(stream, libc::TIOCOUTQ)?;
        let unsent = queued(stream, SIOCOUTQNSD)?;
        let info = TcpInfo::of(stream)?;
        let unacked = info.u32_at(TcpInfo::UNACKED)?;
        // Older kernels do not report the peer's window; a loopback reader that reads has room.
        let window = info.u32_at(TcpInfo::SND_WND).unwrap_or(u32::MAX);
        Some(
            !SockRef::from(stream).tcp_cork().ok()?
                && unsent > 0
                && unsent < info.u32_at(TcpInfo::SND_MSS)?
                && unacked > 0
                && unacked < info.u32_at(TcpInfo::SND_CWND)?
                && info.bytes[TcpInfo::CA_STATE] == 0
                && window >= outstanding,
        )
    }

    /// Bytes in a queue of the socket, by ioctl.
    fn queued(stream: &TcpStream, request: libc::Ioctl) -> Option<u32> {
        let mut bytes: c_int = 0;
        // SAFETY: both requests write one int through the pointer, which outlives the call; the descriptor
        // is open as long as `stream` is borrowed.
        let rc = unsafe { libc::ioctl(stream.as_raw_fd(), request, &raw mut bytes) };
        if rc == 0 { u32::try_from(bytes).ok() } else { None }
    }

    fn wait_readable_1ms(stream: &TcpStream) {
        let mut poll = libc::pollfd { fd: stream.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        // SAFETY: one pollfd, which outlives the call. The result does not matter: the caller looks again.
        unsafe { libc::poll(&raw mut poll, 1, 1) };
    }

    /// `struct tcp_info` as the running kernel fills it. It has grown over the years, so that fields are
    /// read by offset and only within the length returned.
    struct TcpInfo {
        bytes: [u8; 256],
        len: usize,
    }

    impl TcpInfo {
        const CA_STATE: usize = 1;
        const SND_MSS: usize = 16;
        const UNACKED: usize = 24;
        const SND_CWND: usize = 80;
        const DATA_SEGS_OUT: usize = 156;
        const SND_WND: usize = 228;

        fn of(stream: &TcpStream) -> Option<Self> {
            let mut info = Self { bytes: [0; 256], len: 0 };
            let mut len = info.bytes.len() as libc::socklen_t;
            // SAFETY: the kernel writes at most `len` bytes into the buffer of that size, and the length
            // into `len`; both outlive the call.
            let rc = unsafe {
                libc::getsockopt(
                    stream.as_raw_fd(),
                    libc::IPPROTO_TCP,
                    libc::TCP_INFO,
                    info.bytes.as_mut_ptr().cast(),
                    &raw mut len,
                )
            };
            info.len = len as usize;
            (rc == 0).then_some(info)
        }

        fn u32_at(&self, offset: usize) -> Option<u32> {
            let field = self.bytes[..self.len].get(offset..offset + 4)?;
            Some(u32::from_ne_bytes(field.try_into().ok()?))
        }
    }
}
