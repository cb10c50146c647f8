//! Signatures of gdbstub: a server of GDB's remote protocol over a connection that it is given.
#[versions(">=0.6")]
pub mod stub {
    pub struct GdbStub<'a, T, C> { _t: &'a T, _c: C }
    impl<'a, T, C> GdbStub<'a, T, C> {
        pub fn new(conn: C) -> GdbStub<'a, T, C> {}
        pub fn run_blocking<E>(self, target: &mut T) -> Result<DisconnectReason, GdbStubError> {}
        pub fn run_state_machine(self, target: &mut T) -> Result<state_machine::GdbStubStateMachine<'a, T, C>, GdbStubError> {}
    }
    pub mod state_machine {
        pub struct GdbStubStateMachine<'a, T, C> { _t: &'a T, _c: C }
    }
    pub struct DisconnectReason { _p: () }
    pub struct GdbStubError { _p: () }
}
#[versions("<0.6")]
pub struct GdbStub<'a, T, C> { _t: &'a T, _c: C }
#[versions("<0.6")]
impl<'a, T, C> GdbStub<'a, T, C> {
    pub fn new(conn: C) -> GdbStub<'a, T, C> {}
    pub fn run(&mut self, target: &mut T) -> Result<(), ()> {}
}
