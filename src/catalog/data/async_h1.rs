//! Signatures of async-h1.
pub use self::client::connect;
pub use self::server::{accept, accept_with_opts};
pub mod client {
    pub async fn connect<RW, Q, R>(stream: RW, req: Q) -> Result<R, Error> {}
    pub struct Error { _p: () }
}
pub mod server {
    pub async fn accept<RW, F>(io: RW, endpoint: F) -> Result<(), crate::client::Error> {}
    pub async fn accept_with_opts<RW, F, O>(io: RW, endpoint: F, opts: O) -> Result<(), crate::client::Error> {}
}
