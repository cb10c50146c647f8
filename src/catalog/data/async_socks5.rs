//! Signatures of async-socks5: it speaks on the stream that it is lent.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
#[derive(Clone)]
pub struct Auth { pub username: String, pub password: String }
impl Auth { pub fn new<U: Into<String>, P: Into<String>>(username: U, password: P) -> Self {} }
#[derive(Clone)]
pub enum AddrKind { Ip(std::net::SocketAddr), Domain(String, u16) }
pub async fn connect<S, A>(socket: &mut S, addr: A, auth: Option<Auth>) -> Result<AddrKind> {}
pub struct SocksListener<S> { stream: S }
impl<S> SocksListener<S> {
    pub async fn bind<A>(stream: S, addr: A, auth: Option<Auth>) -> Result<Self> {}
    pub async fn accept(self) -> Result<(S, AddrKind)> {}
}
pub struct SocksDatagram<S> { stream: S, socket: tokio::net::UdpSocket }
impl<S> SocksDatagram<S> {
    pub async fn associate<A>(proxy_stream: S, socket: tokio::net::UdpSocket, auth: Option<Auth>, association_addr: Option<A>) -> Result<Self> {}
    pub fn into_inner(self) -> (S, tokio::net::UdpSocket) {}
}
