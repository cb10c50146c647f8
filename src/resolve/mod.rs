//! Names: the module tree, imports, re-exports, and which definition a path means.

mod collect;
mod defs;
mod impls;
mod lookup;
mod lower;
mod methods;
pub mod render;
pub mod ty;
mod world;

pub use defs::*;
pub use impls::{Holds, unify};
pub use lower::{Env, Scope};
pub use methods::{Method, Via};
pub use world::{FileInfo, Parsed, World};
