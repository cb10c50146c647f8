//! Signatures of zmq: libzmq opens the sockets.
#[derive(Clone)]
pub struct Context { _p: () }
impl Context {
    pub fn new() -> Context {}
    pub fn socket<T>(&self, socket_type: T) -> Result<Socket, Error> {}
}
pub struct Socket { _p: () }
impl Socket {
    pub fn bind(&self, endpoint: &str) -> Result<(), Error> {}
    pub fn connect(&self, endpoint: &str) -> Result<(), Error> {}
    pub fn send<T>(&self, data: T, flags: i32) -> Result<(), Error> {}
    pub fn recv_bytes(&self, flags: i32) -> Result<Vec<u8>, Error> {}
}
pub enum Error { EAGAIN, EINVAL }
