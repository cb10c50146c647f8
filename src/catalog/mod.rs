//! Facts about what crates' APIs do to TCP_NODELAY and how writes reach a socket, and the signatures that
//! let the engine follow a socket through them. Data, not code: see `README.md` in this folder.
//!
//! The way through: [`catalog`] gives the embedded [`Catalog`]; [`Catalog::signatures`] the Rust text of a
//! crate for the resolver; [`Catalog::decide`] the rows that hold for a path at the versions at hand.

mod explain;
mod load;
pub mod model;
mod versions;

pub use explain::explain_crate;
pub use load::{Catalog, catalog};
pub use versions::{Decision, Versions, item_holds};
