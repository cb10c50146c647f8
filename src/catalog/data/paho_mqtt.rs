//! Signatures of paho-mqtt: the C library opens the sockets.
#[derive(Clone)]
pub struct AsyncClient { _p: () }
impl AsyncClient {
    pub fn new<T>(opts: T) -> Result<AsyncClient, Error> {}
}
pub struct Client { _p: () }
impl Client {
    pub fn new<T>(opts: T) -> Result<Client, Error> {}
}
pub struct Error { _p: () }
