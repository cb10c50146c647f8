//! Packages, targets, locked versions and files: the only room that reads a disk.
mod model;
pub use model::*;
