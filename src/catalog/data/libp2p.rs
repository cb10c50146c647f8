//! Signatures of libp2p: the name of its TCP transport.
pub use libp2p_tcp as tcp;
