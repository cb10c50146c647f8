//! Signatures of fastwebsockets: web sockets over the stream that it is handed.
pub struct WebSocketError { _p: () }
#[derive(Clone, Copy)]
pub enum Role { Server, Client }
pub struct WebSocket<S> { stream: S }
impl<S> WebSocket<S> {
    pub fn after_handshake(stream: S, role: Role) -> Self {}
    pub fn set_writev(&mut self, vectored: bool) {}
    pub fn set_auto_close(&mut self, auto_close: bool) {}
    pub fn into_inner(self) -> S {}
}
pub mod handshake {
    pub async fn client<S, E, B>(executor: &E, request: http::Request<B>, socket: S) -> Result<(crate::WebSocket<S>, http::Response<()>), crate::WebSocketError> {}
}
