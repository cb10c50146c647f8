//! Facts about what crates' APIs do to TCP_NODELAY and how writes reach a socket.
pub mod model;
