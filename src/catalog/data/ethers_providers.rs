//! Signatures of ethers-providers: its web socket.
pub struct Ws { _p: () }
impl Ws {
    pub async fn connect<C>(conn: C) -> Result<Ws, WsClientError> {}
}
pub struct WsClientError { _p: () }
