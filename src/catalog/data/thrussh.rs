//! Signatures of thrussh.
pub mod client {
    use std::sync::Arc;
    pub struct Config { _p: () }
    impl Default for Config {}
    pub struct Handle<H> { _h: H }
    pub async fn connect<H, A>(config: Arc<Config>, addr: A, handler: H) -> Result<Handle<H>, crate::Error> {}
    pub async fn connect_stream<H, R>(config: Arc<Config>, stream: R, handler: H) -> Result<Handle<H>, crate::Error> {}
}
pub struct Error { _p: () }
