//! Signatures of gdbstub.
pub use self::conn::{Connection, ConnectionExt};
pub mod conn {
    pub trait Connection { fn write(&mut self, byte: u8) -> Result<(), ()>; fn flush(&mut self) -> Result<(), ()>; }
    pub trait ConnectionExt: Connection { fn read(&mut self) -> Result<u8, ()>; fn peek(&mut self) -> Result<Option<u8>, ()>; }
    impl Connection for std::net::TcpStream {}
    impl ConnectionExt for std::net::TcpStream {}
    impl Connection for std::os::unix::net::UnixStream {}
    impl ConnectionExt for std::os::unix::net::UnixStream {}
}
#[versions("<0.6")]
pub struct GdbStub<'a, T, C> { conn: C, _t: &'a T }
#[versions("<0.6")]
impl<'a, T, C> GdbStub<'a, T, C> {
    pub fn new(conn: C) -> GdbStub<'a, T, C> {}
    pub fn run(&mut self, target: &mut T) -> Result<(), ()> {}
}
pub mod stub {
    pub struct GdbStub<'a, T, C> { conn: C, _t: &'a T }
    impl<'a, T, C> GdbStub<'a, T, C> {
        pub fn new(conn: C) -> GdbStub<'a, T, C> {}
        pub fn builder(conn: C) -> GdbStubBuilder<'a, T, C> {}
        pub fn run_blocking<E>(self, target: &mut T) -> Result<(), ()> {}
        pub fn run_state_machine(self, target: &mut T) -> Result<GdbStub<'a, T, C>, ()> {}
    }
    pub struct GdbStubBuilder<'a, T, C> { conn: C, _t: &'a T }
    impl<'a, T, C> GdbStubBuilder<'a, T, C> {
        pub fn with_packet_buffer(self, packet_buffer: &'a mut [u8]) -> Self {}
        pub fn packet_buffer_size(self, packet_buffer_size: usize) -> Self {}
        pub fn build(self) -> Result<GdbStub<'a, T, C>, ()> {}
    }
}
