//! Signatures of color-eyre: errors, and `wrap_err`, through which a value passes.
pub use eyre;
pub use eyre::{Report, Result};
pub fn install() -> Result<()> {}
