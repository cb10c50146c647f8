//! Signatures of wtx: its TCP settings.
pub mod net {
    #[derive(Clone)]
    pub struct TcpParams { _p: () }
    impl TcpParams {
        pub fn set_tcp_nodelay(self, elem: bool) -> Self {}
    }
}
