//! Signatures of thruster: its hyper server.
pub mod server {
    pub mod hyper_server {
        pub struct HyperServer<T, S> { _t: T, _s: S }
        impl<T, S> HyperServer<T, S> {
            pub fn new(app: T) -> HyperServer<T, S> {}
            pub fn start(self, host: &str, port: u16) {}
            pub async fn build(self, host: &str, port: u16) {}
        }
    }
}
