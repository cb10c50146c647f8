//! Signatures of alloy, a front for its parts.
pub use alloy_provider as providers;
