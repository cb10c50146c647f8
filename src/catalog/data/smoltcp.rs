//! Signatures of smoltcp: TCP in user space, no socket of the system.
pub mod socket {
    pub mod tcp {
        pub struct Socket<'a> { _p: &'a () }
        impl<'a> Socket<'a> {
            pub fn new<T>(rx_buffer: T, tx_buffer: T) -> Socket<'a> {}
            pub fn set_nagle_enabled(&mut self, enabled: bool) {}
            pub fn connect<C, R, L>(&mut self, cx: C, remote: R, local: L) -> Result<(), ConnectError> {}
            pub fn listen<T>(&mut self, local: T) -> Result<(), ConnectError> {}
            pub fn send_slice(&mut self, data: &[u8]) -> Result<usize, ConnectError> {}
            pub fn recv_slice(&mut self, data: &mut [u8]) -> Result<usize, ConnectError> {}
        }
        pub struct ConnectError { _p: () }
    }
}
