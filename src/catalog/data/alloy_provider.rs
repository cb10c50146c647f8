//! Signatures of alloy-provider: the names of its transports.
pub use alloy_transport_ws::WsConnect;
