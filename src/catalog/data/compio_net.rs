//! Signatures of compio-net.
pub struct TcpStream { _p: () }
impl TcpStream {
    pub async fn connect<A>(addr: A) -> std::io::Result<TcpStream> {}
    pub fn from_std(stream: std::net::TcpStream) -> std::io::Result<TcpStream> {}
    #[versions(">=0.8")]
    pub fn set_nodelay(&self, nodelay: bool) -> std::io::Result<()> {}
    pub fn peer_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
}
pub struct TcpListener { _p: () }
impl TcpListener {
    pub async fn bind<A>(addr: A) -> std::io::Result<TcpListener> {}
    pub async fn accept(&self) -> std::io::Result<(TcpStream, std::net::SocketAddr)> {}
    pub fn from_std(listener: std::net::TcpListener) -> std::io::Result<TcpListener> {}
}
pub struct UnixStream { _p: () }
impl UnixStream {
    pub async fn connect<P>(path: P) -> std::io::Result<UnixStream> {}
    pub fn from_std(stream: std::os::unix::net::UnixStream) -> std::io::Result<UnixStream> {}
}
