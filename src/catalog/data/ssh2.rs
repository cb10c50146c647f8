//! Signatures of ssh2: it speaks on the stream that it is handed.
pub struct Error { _p: () }
#[derive(Clone)]
pub struct Session { stream: std::net::TcpStream }
impl Session {
    pub fn new() -> Result<Session, Error> {}
    pub fn set_tcp_stream<S>(&mut self, stream: S) {}
    pub fn handshake(&mut self) -> Result<(), Error> {}
    pub fn userauth_password(&self, username: &str, password: &str) -> Result<(), Error> {}
    pub fn userauth_agent(&self, username: &str) -> Result<(), Error> {}
    pub fn set_blocking(&self, blocking: bool) {}
    pub fn set_timeout(&self, timeout_ms: u32) {}
    pub fn channel_session(&self) -> Result<Channel, Error> {}
}
pub struct Channel { _p: () }
