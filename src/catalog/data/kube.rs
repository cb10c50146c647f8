//! Signatures of kube, a front for its parts.
pub use kube_client::{client, Client, Config, Error};
