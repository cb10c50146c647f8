//! Signatures of hashbrown: the maps of std under another name.
pub use std::collections::{hash_map, hash_set, HashMap, HashSet};
