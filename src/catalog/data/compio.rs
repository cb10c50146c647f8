//! Signatures of compio.
pub use compio_net as net;
