//! Finds TCP sockets that keep Nagle's algorithm on, and messages split over small writes.
//!
//! The rooms, in the order in which data goes through them: [`workspace`] (packages and files), [`syntax`]
//! (text to an owned tree), [`resolve`] (names), [`catalog`] (facts about crates), [`flow`] (which value is
//! which socket, what is set, what is written), [`lints`] (findings), [`filter`] (levels and confidence),
//! [`probe`] (the kernel's word), [`report`] (formats). [`check`] walks through them, [`cli`] is the door.

pub mod catalog;
pub mod check;
pub mod cli;
pub mod filter;
pub mod finding;
pub mod flow;
pub mod lints;
pub mod probe;
pub mod report;
pub mod resolve;
mod suggest;
pub mod syntax;
pub mod traffic;
pub mod workspace;
