//! Signatures of hyperlocal: unix sockets.
#[derive(Clone, Copy)]
pub struct UnixConnector { _p: () }
