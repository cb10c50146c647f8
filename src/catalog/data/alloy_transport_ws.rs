//! Signatures of alloy-transport-ws.
#[derive(Clone)]
pub struct WsConnect { _p: () }
impl WsConnect {
    pub fn new<S: Into<String>>(url: S) -> WsConnect {}
    pub fn with_max_retries(self, max_retries: u32) -> Self {}
}
