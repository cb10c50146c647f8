//! Signatures of gdbstub: a server of GDB's remote protocol over a connection that it is given.
#[versions(">=0.6")]
pub mod stub {
    pub struct GdbStub<'a, T, C> { _t: &'a T, _c: C }
    impl<'a, T, C> GdbStub<'a, T, C> {
        pub fn new(conn: C) -> GdbStub<'a, T, C> {}
    }
}
