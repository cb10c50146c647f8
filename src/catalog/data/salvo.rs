//! Signatures of salvo.
pub use salvo_core::{conn, server, Server};
pub mod prelude {
    pub use salvo_core::conn::{Listener, TcpListener, UnixListener};
    pub use salvo_core::Server;
}
