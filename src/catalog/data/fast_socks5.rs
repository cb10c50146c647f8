//! Signatures of fast-socks5.
pub mod client {
    pub struct Config { _p: () }
    pub struct Socks5Stream<S> { _s: S }
    impl<S> Socks5Stream<S> {
        pub async fn use_stream<A>(socket: S, auth: Option<A>, config: Config) -> crate::Result<Socks5Stream<S>> {}
        pub async fn request<C, T>(&mut self, cmd: C, target_addr: T) -> crate::Result<T> {}
        pub fn get_socket(self) -> S {}
        pub fn get_socket_ref(&self) -> &S {}
        pub fn get_socket_mut(&mut self) -> &mut S {}
    }
    impl Socks5Stream<tokio::net::TcpStream> {
        pub async fn connect<T>(socks_server: T, target_addr: String, target_port: u16, config: Config) -> crate::Result<Socks5Stream<tokio::net::TcpStream>> {}
        pub async fn connect_with_password<T>(socks_server: T, target_addr: String, target_port: u16, username: String, password: String, config: Config) -> crate::Result<Socks5Stream<tokio::net::TcpStream>> {}
        pub async fn connect_raw<C, T, A>(cmd: C, socks_server: T, target_addr: String, target_port: u16, auth: Option<A>, config: Config) -> crate::Result<Socks5Stream<tokio::net::TcpStream>> {}
    }
    impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for Socks5Stream<S> {}
    impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for Socks5Stream<S> {}
}
pub mod server {
    pub struct Config { _p: () }
    impl Config {
        pub fn set_nodelay(&mut self, nodelay: bool) -> &mut Self {}
        pub fn set_request_timeout(&mut self, n: u64) -> &mut Self {}
        pub fn set_skip_auth(&mut self, value: bool) -> &mut Self {}
    }
}
pub struct SocksError { _p: () }
pub type Result<T, E = SocksError> = std::result::Result<T, E>;
