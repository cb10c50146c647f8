//! Signatures of thrift: the TCP channel and the server.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
pub mod transport {
    pub struct TTcpChannel { stream: Option<std::net::TcpStream> }
    impl TTcpChannel {
        pub fn new() -> TTcpChannel {}
        pub fn with_stream(stream: std::net::TcpStream) -> TTcpChannel {}
        pub fn open<A: std::net::ToSocketAddrs>(&mut self, remote_address: A) -> crate::Result<()> {}
        pub fn close(&mut self) -> crate::Result<()> {}
    }
    impl std::io::Read for TTcpChannel {}
    impl std::io::Write for TTcpChannel {}
    pub trait TIoChannel {
        fn split(self) -> crate::Result<(ReadHalf<Self>, WriteHalf<Self>)>;
    }
    impl TIoChannel for TTcpChannel {}
    pub struct ReadHalf<C> { handle: C }
    impl<C: std::io::Read> std::io::Read for ReadHalf<C> {}
    pub struct WriteHalf<C> { handle: C }
    impl<C: std::io::Write> std::io::Write for WriteHalf<C> {}
    /// Gather a message and send it at the flush.
    pub struct TBufferedWriteTransport<C> { channel: C }
    impl<C> TBufferedWriteTransport<C> { pub fn new(channel: C) -> TBufferedWriteTransport<C> {} }
    pub struct TBufferedReadTransport<C> { channel: C }
    impl<C> TBufferedReadTransport<C> { pub fn new(channel: C) -> TBufferedReadTransport<C> {} }
    pub struct TFramedWriteTransport<C> { channel: C }
    impl<C> TFramedWriteTransport<C> { pub fn new(channel: C) -> TFramedWriteTransport<C> {} }
    pub struct TFramedReadTransport<C> { channel: C }
    impl<C> TFramedReadTransport<C> { pub fn new(channel: C) -> TFramedReadTransport<C> {} }
}
pub mod server {
    pub struct TServer<P> { processor: P }
    impl<P> TServer<P> {
        pub fn new<A, B, C, D>(read_transport_factory: A, input_protocol_factory: B, write_transport_factory: C, output_protocol_factory: D, processor: P, num_workers: usize) -> TServer<P> {}
        pub fn listen<A: std::net::ToSocketAddrs>(&mut self, listen_address: A) -> crate::Result<()> {}
    }
}
