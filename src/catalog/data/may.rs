//! Signatures of may: coroutines with blocking-looking sockets.
pub mod net {
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub fn connect<A: std::net::ToSocketAddrs>(addr: A) -> std::io::Result<TcpStream> {}
        pub fn inner(&self) -> &std::net::TcpStream {}
        pub fn inner_mut(&mut self) -> &mut std::net::TcpStream {}
        pub fn into_inner(self) -> std::net::TcpStream {}
        pub fn try_clone(&self) -> std::io::Result<TcpStream> {}
        pub fn set_nodelay(&self, nodelay: bool) -> std::io::Result<()> {}
        pub fn nodelay(&self) -> std::io::Result<bool> {}
        pub fn peer_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    }
    impl std::io::Read for TcpStream {}
    impl std::io::Write for TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind<A: std::net::ToSocketAddrs>(addr: A) -> std::io::Result<TcpListener> {}
        pub fn accept(&self) -> std::io::Result<(TcpStream, std::net::SocketAddr)> {}
        pub fn incoming(&self) -> Incoming<'_> {}
        pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
    }
    pub struct Incoming<'a> { _p: &'a () }
    impl<'a> Iterator for Incoming<'a> {
        type Item = std::io::Result<TcpStream>;
    }
}
