//! Signatures of tokio-listener: one listener for TCP and other addresses.
pub struct Listener { inner: tokio::net::TcpListener }
impl Listener {
    pub async fn bind<A>(addr: A, sopts: &SystemOptions, uopts: &UserOptions) -> std::io::Result<Listener> {}
    pub async fn accept(&mut self) -> std::io::Result<(Connection, SomeSocketAddr)> {}
}
pub struct Connection { inner: tokio::net::TcpStream }
impl tokio::io::AsyncRead for Connection {}
impl tokio::io::AsyncWrite for Connection {}
pub struct SomeSocketAddr { _p: () }
#[derive(Clone)]
pub struct SystemOptions { pub sleep_on_errors: bool, pub nodelay: bool }
impl Default for SystemOptions {}
#[derive(Clone)]
pub struct UserOptions { _p: () }
impl Default for UserOptions {}
