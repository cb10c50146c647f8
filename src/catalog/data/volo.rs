//! Signatures of volo: its connector.
pub mod net {
    pub mod dial {
        #[derive(Clone)]
        pub struct DefaultMakeTransport { _p: () }
        impl DefaultMakeTransport {
            pub fn new() -> DefaultMakeTransport {}
        }
    }
}
