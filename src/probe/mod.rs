//! Puts a finding to the kernel: replays its traffic on loopback.
use serde::Serialize;
/// Placeholder until the probe lands.
#[derive(Clone, Debug, Serialize)]
pub struct ProbeReport {}
