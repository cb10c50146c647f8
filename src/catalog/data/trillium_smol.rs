//! Signatures of trillium-smol.
pub fn run<H>(handler: H) {}
pub async fn run_async<H>(handler: H) {}
pub fn config() -> trillium_server_common::Config {}
