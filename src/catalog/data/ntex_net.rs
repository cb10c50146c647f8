//! Signatures of ntex-net: connecting, and taking over a stream of the standard library.
pub async fn tcp_connect<C>(addr: std::net::SocketAddr, cfg: C) -> std::io::Result<Io> {}
pub fn from_tcp_stream<C>(stream: std::net::TcpStream, cfg: C) -> std::io::Result<Io> {}
pub struct Io { _stream: std::net::TcpStream }
