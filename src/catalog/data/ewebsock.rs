//! Signatures of ewebsock.
pub struct Options { _p: () }
impl Default for Options {}
pub struct WsSender { _p: () }
pub struct WsReceiver { _p: () }
pub fn connect(url: impl Into<String>, options: Options) -> Result<(WsSender, WsReceiver), String> {}
