//! Which value is which socket, what is set on it, and what is written to it.

pub mod answers;
pub mod arrival;
pub mod build;
pub mod bursts;
pub mod connectors;
pub mod deeds;
mod facts;
pub mod failure;
pub mod flags;
pub mod frames;
pub mod graph;
pub mod infer;
pub mod kinds;
pub mod loops;
pub mod paths;
pub mod reach;
pub mod receivers;
pub mod settings;
pub mod sockets;
pub mod splits;
pub mod state;
pub mod traffic;
mod waits;
pub mod walk;
mod write_steps;
pub mod writers;
