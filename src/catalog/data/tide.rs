//! Signatures of tide.
pub use self::server::Server;
pub fn new() -> Server<()> {}
pub fn with_state<S>(state: S) -> Server<S> {}
pub mod server {
    #[derive(Clone)]
    pub struct Server<S> { _s: S }
    impl<S> Server<S> {
        pub fn with<M>(&mut self, middleware: M) -> &mut Self {}
        pub async fn listen<L>(self, listener: L) -> std::io::Result<()> {}
        pub async fn bind<L>(self, listener: L) -> std::io::Result<L> {}
    }
}
