//! Signatures of rustls: a connection has no socket in it; the two stream types hold one.
use std::io::{self, Read, Write};
use std::sync::Arc;
pub struct Stream<'a, C: ?Sized, T: ?Sized> { pub conn: &'a mut C, pub sock: &'a mut T }
impl<'a, C, T: Read + Write> Stream<'a, C, T> { pub fn new(conn: &'a mut C, sock: &'a mut T) -> Self {} }
impl<'a, C, T: Read + Write> Read for Stream<'a, C, T> {}
impl<'a, C, T: Read + Write> io::BufRead for Stream<'a, C, T> {}
impl<'a, C, T: Read + Write> Write for Stream<'a, C, T> {}
pub struct StreamOwned<C, T> { pub conn: C, pub sock: T }
impl<C, T: Read + Write> StreamOwned<C, T> {
    pub fn new(conn: C, sock: T) -> Self {}
    pub fn get_ref(&self) -> &T {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn into_parts(self) -> (C, T) {}
}
impl<C, T: Read + Write> Read for StreamOwned<C, T> {}
impl<C, T: Read + Write> io::BufRead for StreamOwned<C, T> {}
impl<C, T: Read + Write> Write for StreamOwned<C, T> {}
pub struct ConnectionCommon<Data> { data: Data }
impl<Data> ConnectionCommon<Data> {
    pub fn reader(&mut self) -> Reader<'_> {}
    pub fn writer(&mut self) -> Writer<'_> {}
    pub fn read_tls(&mut self, rd: &mut dyn Read) -> Result<usize, io::Error> {}
    pub fn write_tls(&mut self, wr: &mut dyn Write) -> Result<usize, io::Error> {}
    pub fn process_new_packets(&mut self) -> Result<IoState, Error> {}
    pub fn complete_io<T: Read + Write>(&mut self, io: &mut T) -> Result<(usize, usize), io::Error> {}
}
/// What both kinds of connection share; there is no socket in it.
pub struct CommonState { _p: () }
impl CommonState {
    pub fn wants_read(&self) -> bool {}
    pub fn wants_write(&self) -> bool {}
    pub fn is_handshaking(&self) -> bool {}
    pub fn send_close_notify(&mut self) {}
    pub fn alpn_protocol(&self) -> Option<&[u8]> {}
    pub fn set_buffer_limit(&mut self, limit: Option<usize>) {}
}
impl<Data> std::ops::Deref for ConnectionCommon<Data> { type Target = CommonState; }
impl<Data> std::ops::DerefMut for ConnectionCommon<Data> {}
pub mod client {
    pub use crate::{ClientConfig, ClientConnection};
    pub struct ClientConnectionData { _p: () }
}
pub mod server {
    pub use crate::{ServerConfig, ServerConnection};
    pub struct ServerConnectionData { _p: () }
    pub struct Acceptor { _p: () }
    impl Acceptor { pub fn read_tls(&mut self, rd: &mut dyn std::io::Read) -> Result<usize, std::io::Error> {} }
    impl Default for Acceptor {}
}
pub struct ClientConnection { _p: () }
impl ClientConnection { pub fn new<N>(config: Arc<ClientConfig>, name: N) -> Result<Self, Error> {} }
impl std::ops::Deref for ClientConnection { type Target = ConnectionCommon<client::ClientConnectionData>; }
impl std::ops::DerefMut for ClientConnection {}
pub struct ServerConnection { _p: () }
impl ServerConnection {
    pub fn new(config: Arc<ServerConfig>) -> Result<Self, Error> {}
    pub fn server_name(&self) -> Option<&str> {}
}
impl std::ops::Deref for ServerConnection { type Target = ConnectionCommon<server::ServerConnectionData>; }
impl std::ops::DerefMut for ServerConnection {}
pub enum Connection { Client(ClientConnection), Server(ServerConnection) }
impl Connection {
    pub fn reader(&mut self) -> Reader<'_> {}
    pub fn writer(&mut self) -> Writer<'_> {}
    pub fn read_tls(&mut self, rd: &mut dyn Read) -> Result<usize, io::Error> {}
    pub fn write_tls(&mut self, wr: &mut dyn Write) -> Result<usize, io::Error> {}
    pub fn process_new_packets(&mut self) -> Result<IoState, Error> {}
    pub fn complete_io<T: Read + Write>(&mut self, io: &mut T) -> Result<(usize, usize), io::Error> {}
}
impl std::ops::Deref for Connection { type Target = CommonState; }
impl std::ops::DerefMut for Connection {}
impl From<ClientConnection> for Connection {}
impl From<ServerConnection> for Connection {}
#[versions("<0.20")]
pub struct ClientSession { _p: () }
#[versions("<0.20")]
pub struct ServerSession { _p: () }
pub struct Reader<'a> { _p: &'a () }
pub struct Writer<'a> { _p: &'a () }
impl<'a> Read for Reader<'a> {}
impl<'a> io::BufRead for Reader<'a> {}
impl<'a> Write for Writer<'a> {}
pub struct IoState { _p: () }
impl IoState {
    pub fn tls_bytes_to_write(&self) -> usize {}
    pub fn plaintext_bytes_to_read(&self) -> usize {}
    pub fn peer_has_closed(&self) -> bool {}
}
pub struct Error { _p: () }
impl std::error::Error for Error {}
#[derive(Clone)]
pub struct ClientConfig { _p: () }
#[derive(Clone)]
pub struct ServerConfig { _p: () }
#[derive(Clone)]
pub struct RootCertStore { _p: () }
impl RootCertStore { pub fn empty() -> Self {} }
pub mod pki_types {
    #[derive(Clone)]
    pub struct ServerName<'a> { _p: &'a () }
    impl<'a> ServerName<'a> { pub fn to_owned(&self) -> ServerName<'static> {} }
    pub struct InvalidDnsNameError;
    impl<'a> TryFrom<&'a str> for ServerName<'a> { type Error = InvalidDnsNameError; }
    impl TryFrom<String> for ServerName<'static> { type Error = InvalidDnsNameError; }
}
