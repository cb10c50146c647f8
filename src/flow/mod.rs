//! Which value is which socket, what is set on it, and what is written to it.

pub mod answers;
pub mod build;
mod facts;
pub mod failure;
pub mod flags;
pub mod frames;
pub mod graph;
pub mod infer;
pub mod kinds;
pub mod loops;
pub mod sockets;
pub mod state;
pub mod walk;
