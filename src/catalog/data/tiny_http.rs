//! Signatures of tiny-http.
pub struct Server { listener: std::net::TcpListener }
impl Server {
    pub fn http<A>(addr: A) -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn https<A, C>(addr: A, config: C) -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn http_unix(path: &std::path::Path) -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn new(config: ServerConfig) -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn from_listener<L, C>(listener: L, ssl_config: C) -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {}
    pub fn incoming_requests(&self) -> IncomingRequests<'_> {}
    pub fn recv(&self) -> std::io::Result<Request> {}
    pub fn recv_timeout(&self, timeout: std::time::Duration) -> std::io::Result<Option<Request>> {}
    pub fn try_recv(&self) -> std::io::Result<Option<Request>> {}
    pub fn unblock(&self) {}
}
pub struct ServerConfig { _p: () }
pub struct IncomingRequests<'a> { _p: &'a () }
impl<'a> Iterator for IncomingRequests<'a> {
    type Item = Request;
}
/// Owns its connection out of sight; writes go through the 1 KiB buffer of the server.
pub struct Request { _p: () }
impl Request {
    pub fn url(&self) -> &str {}
    pub fn as_reader(&mut self) -> &mut dyn std::io::Read {}
    pub fn into_writer(self) -> Box<dyn std::io::Write + Send> {}
    pub fn upgrade<R>(self, protocol: &str, response: Response<R>) -> Box<dyn ReadWrite + Send> {}
    pub fn respond<R>(self, response: Response<R>) -> std::io::Result<()> {}
}
pub trait ReadWrite: std::io::Read + std::io::Write {}
pub struct Response<R> { _r: R }
impl<R> Response<R> {
    pub fn from_string<S: Into<String>>(data: S) -> Response<std::io::Cursor<Vec<u8>>> {}
    pub fn from_data<D: Into<Vec<u8>>>(data: D) -> Response<std::io::Cursor<Vec<u8>>> {}
    pub fn from_file(file: std::fs::File) -> Response<std::fs::File> {}
}
