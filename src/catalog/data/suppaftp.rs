//! Signatures of suppaftp.
pub use self::types::{FtpError, FtpResult};
pub mod types {
    pub struct FtpError { _p: () }
    pub type FtpResult<T> = Result<T, FtpError>;
}
pub struct FtpStream { control: std::net::TcpStream }
impl FtpStream {
    pub fn connect<A: std::net::ToSocketAddrs>(addr: A) -> FtpResult<FtpStream> {}
    pub fn connect_timeout(addr: std::net::SocketAddr, timeout: std::time::Duration) -> FtpResult<FtpStream> {}
    pub fn connect_with_stream(stream: std::net::TcpStream) -> FtpResult<FtpStream> {}
    pub fn login<S: AsRef<str>>(&mut self, user: S, password: S) -> FtpResult<()> {}
    pub fn cwd<S: AsRef<str>>(&mut self, path: S) -> FtpResult<()> {}
    pub fn quit(&mut self) -> FtpResult<()> {}
    pub fn get_ref(&self) -> &std::net::TcpStream {}
}
pub mod tokio {
    use crate::FtpResult;
    pub struct AsyncFtpStream { control: ::tokio::net::TcpStream }
    impl AsyncFtpStream {
        pub async fn connect<A>(addr: A) -> FtpResult<AsyncFtpStream> {}
        pub async fn connect_with_stream(stream: ::tokio::net::TcpStream) -> FtpResult<AsyncFtpStream> {}
        pub async fn login<S: AsRef<str>>(&mut self, user: S, password: S) -> FtpResult<()> {}
        pub async fn quit(&mut self) -> FtpResult<()> {}
        pub async fn get_ref(&self) -> &::tokio::net::TcpStream {}
    }
}
