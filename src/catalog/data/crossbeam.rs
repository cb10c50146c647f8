//! Signatures of crossbeam: its channels.
pub use crossbeam_channel as channel;
