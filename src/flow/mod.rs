//! Which value is which socket, what is set on it, and what is written to it.

pub mod answers;
pub mod build;
pub mod bursts;
pub mod deeds;
mod facts;
pub mod failure;
pub mod flags;
pub mod frames;
pub mod graph;
pub mod infer;
pub mod kinds;
pub mod loops;
pub mod reach;
pub mod receivers;
pub mod sockets;
pub mod splits;
pub mod state;
pub mod traffic;
pub mod walk;
pub mod writers;
