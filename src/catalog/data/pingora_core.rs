//! Signatures of pingora-core: its listeners and connectors.
pub type Result<T> = std::result::Result<T, Box<Error>>;
pub struct Error { _p: () }
pub mod services {
    pub mod listening {
        pub struct Service<A> { _a: A }
        impl<A> Service<A> {
            pub fn new(name: String, app_logic: A) -> Service<A> {}
            pub fn add_tcp(&mut self, addr: &str) {}
            pub fn add_tcp_with_settings<O>(&mut self, addr: &str, sock_opt: O) {}
            pub fn add_uds<P>(&mut self, addr: &str, perm: Option<P>) {}
            pub fn add_tls(&mut self, addr: &str, cert_path: &str, key_path: &str) -> crate::Result<()> {}
            pub fn add_tls_with_settings<O, S>(&mut self, addr: &str, sock_opt: Option<O>, settings: S) {}
        }
    }
}
pub mod connectors {
    pub struct TransportConnector { _p: () }
    impl TransportConnector {
        pub fn new<O>(options: Option<O>) -> TransportConnector {}
    }
}
