//! Signatures of native-tls: wraps a stream, opens and accepts nothing itself.
use std::io::{self, Read, Write};
pub type Result<T> = std::result::Result<T, Error>;
pub struct Error { _p: () }
impl std::error::Error for Error {}
#[derive(Clone)]
pub struct Identity { _p: () }
impl Identity {
    pub fn from_pkcs12(der: &[u8], password: &str) -> Result<Identity> {}
    pub fn from_pkcs8(pem: &[u8], key: &[u8]) -> Result<Identity> {}
}
#[derive(Clone)]
pub struct Certificate { _p: () }
impl Certificate {
    pub fn from_der(der: &[u8]) -> Result<Certificate> {}
    pub fn from_pem(pem: &[u8]) -> Result<Certificate> {}
    pub fn to_der(&self) -> Result<Vec<u8>> {}
}
#[derive(Clone, Copy)]
pub enum Protocol { Sslv3, Tlsv10, Tlsv11, Tlsv12, Tlsv13 }
pub struct MidHandshakeTlsStream<S> { stream: S }
impl<S> MidHandshakeTlsStream<S> {
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
    pub fn handshake(self) -> std::result::Result<TlsStream<S>, HandshakeError<S>> {}
}
pub enum HandshakeError<S> { Failure(Error), WouldBlock(MidHandshakeTlsStream<S>) }
#[derive(Clone)]
pub struct TlsConnector { _p: () }
impl TlsConnector {
    pub fn new() -> Result<TlsConnector> {}
    pub fn builder() -> TlsConnectorBuilder {}
    pub fn connect<S: Read + Write>(&self, domain: &str, stream: S) -> std::result::Result<TlsStream<S>, HandshakeError<S>> {}
}
pub struct TlsConnectorBuilder { _p: () }
impl TlsConnectorBuilder {
    pub fn identity(&mut self, identity: Identity) -> &mut TlsConnectorBuilder {}
    pub fn min_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut TlsConnectorBuilder {}
    pub fn max_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut TlsConnectorBuilder {}
    pub fn add_root_certificate(&mut self, cert: Certificate) -> &mut TlsConnectorBuilder {}
    pub fn disable_built_in_roots(&mut self, disable: bool) -> &mut TlsConnectorBuilder {}
    pub fn request_alpns(&mut self, protocols: &[&str]) -> &mut TlsConnectorBuilder {}
    pub fn danger_accept_invalid_certs(&mut self, accept: bool) -> &mut TlsConnectorBuilder {}
    pub fn danger_accept_invalid_hostnames(&mut self, accept: bool) -> &mut TlsConnectorBuilder {}
    pub fn use_sni(&mut self, use_sni: bool) -> &mut TlsConnectorBuilder {}
    pub fn build(&self) -> Result<TlsConnector> {}
}
#[derive(Clone)]
pub struct TlsAcceptor { _p: () }
impl TlsAcceptor {
    pub fn new(identity: Identity) -> Result<TlsAcceptor> {}
    pub fn builder(identity: Identity) -> TlsAcceptorBuilder {}
    pub fn accept<S: Read + Write>(&self, stream: S) -> std::result::Result<TlsStream<S>, HandshakeError<S>> {}
}
pub struct TlsAcceptorBuilder { _p: () }
impl TlsAcceptorBuilder {
    pub fn min_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut TlsAcceptorBuilder {}
    pub fn max_protocol_version(&mut self, protocol: Option<Protocol>) -> &mut TlsAcceptorBuilder {}
    pub fn build(&self) -> Result<TlsAcceptor> {}
}
pub struct TlsStream<S> { stream: S }
impl<S> TlsStream<S> {
    pub fn get_ref(&self) -> &S {}
    pub fn get_mut(&mut self) -> &mut S {}
    pub fn buffered_read_size(&self) -> Result<usize> {}
    pub fn peer_certificate(&self) -> Result<Option<Certificate>> {}
    pub fn tls_server_end_point(&self) -> Result<Option<Vec<u8>>> {}
    pub fn negotiated_alpn(&self) -> Result<Option<Vec<u8>>> {}
    pub fn shutdown(&mut self) -> io::Result<()> {}
}
impl<S: Read + Write> Read for TlsStream<S> {}
impl<S: Read + Write> Write for TlsStream<S> {}
