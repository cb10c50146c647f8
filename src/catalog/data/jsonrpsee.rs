//! Signatures of jsonrpsee, a front for its parts.
pub use jsonrpsee_http_client as http_client;
pub use jsonrpsee_server as server;
pub use jsonrpsee_ws_client as ws_client;
