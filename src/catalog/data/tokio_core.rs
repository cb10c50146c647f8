//! Signatures of tokio-core: TCP for futures 0.1.
pub mod net {
    use futures::{Future, Poll, Stream};
    use std::net::SocketAddr;
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub fn connect(addr: &SocketAddr, handle: &crate::reactor::Handle) -> TcpStreamNew {}
        pub fn from_stream(stream: std::net::TcpStream, handle: &crate::reactor::Handle) -> std::io::Result<TcpStream> {}
        pub fn connect_stream(stream: std::net::TcpStream, addr: &SocketAddr, handle: &crate::reactor::Handle) -> TcpStreamNew {}
        pub fn set_nodelay(&self, nodelay: bool) -> std::io::Result<()> {}
        pub fn nodelay(&self) -> std::io::Result<bool> {}
        pub fn set_keepalive(&self, keepalive: Option<std::time::Duration>) -> std::io::Result<()> {}
        pub fn local_addr(&self) -> std::io::Result<SocketAddr> {}
        pub fn peer_addr(&self) -> std::io::Result<SocketAddr> {}
        pub fn shutdown(&self, how: std::net::Shutdown) -> std::io::Result<()> {}
        pub fn need_read(&self) {}
        pub fn need_write(&self) {}
    }
    impl std::io::Read for TcpStream {}
    impl std::io::Write for TcpStream {}
    impl<'a> std::io::Read for &'a TcpStream {}
    impl<'a> std::io::Write for &'a TcpStream {}
    pub struct TcpStreamNew { _p: () }
    impl Future for TcpStreamNew {
        type Item = TcpStream;
        type Error = std::io::Error;
    }
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind(addr: &SocketAddr, handle: &crate::reactor::Handle) -> std::io::Result<TcpListener> {}
        pub fn from_listener(listener: std::net::TcpListener, addr: &SocketAddr, handle: &crate::reactor::Handle) -> std::io::Result<TcpListener> {}
        pub fn accept(&mut self) -> std::io::Result<(TcpStream, SocketAddr)> {}
        pub fn incoming(self) -> Incoming {}
        pub fn local_addr(&self) -> std::io::Result<SocketAddr> {}
    }
    pub struct Incoming { _p: () }
    impl Stream for Incoming {
        type Item = (TcpStream, SocketAddr);
        type Error = std::io::Error;
    }
    pub struct UdpSocket { _p: () }
}
pub mod reactor {
    #[derive(Clone)]
    pub struct Handle { _p: () }
    pub struct Core { _p: () }
}
