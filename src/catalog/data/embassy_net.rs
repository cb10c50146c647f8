//! Signatures of embassy-net: a TCP stack of its own, whose sockets have Nagle's algorithm by name.
pub mod tcp {
    pub struct TcpSocket<'a> { _p: &'a () }
    impl<'a> TcpSocket<'a> {
        pub fn new<S>(stack: S, rx_buffer: &'a mut [u8], tx_buffer: &'a mut [u8]) -> TcpSocket<'a> {}
        pub async fn connect<T>(&mut self, remote_endpoint: T) -> Result<(), ConnectError> {}
        pub async fn accept<T>(&mut self, local_endpoint: T) -> Result<(), AcceptError> {}
        pub async fn read(&mut self, buf: &mut [u8]) -> Result<usize, Error> {}
        pub async fn write(&mut self, buf: &[u8]) -> Result<usize, Error> {}
        pub async fn flush(&mut self) -> Result<(), Error> {}
        pub fn set_nagle_enabled(&mut self, enabled: bool) {}
        pub fn set_timeout<D>(&mut self, duration: Option<D>) {}
        pub fn close(&mut self) {}
        pub fn abort(&mut self) {}
    }
    pub enum Error { ConnectionReset }
    pub enum ConnectError { InvalidState, ConnectionReset, TimedOut, NoRoute }
    pub enum AcceptError { ConnectionReset, InvalidState, InvalidPort }
}
