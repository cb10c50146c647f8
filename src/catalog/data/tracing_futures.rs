//! Signatures of tracing-futures.
pub use tracing::instrument::{Instrument, Instrumented};
