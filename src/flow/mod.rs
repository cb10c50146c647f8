//! Which value is which socket, what is set on it, and what is written to it.
mod facts;
pub mod graph;
pub mod infer;
