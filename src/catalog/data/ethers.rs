//! Signatures of ethers, a front for its parts.
pub use ethers_providers as providers;
