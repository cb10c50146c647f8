//! Packages in, findings out: the engine from end to end.

use crate::finding::{Finding, Inventory};
use crate::workspace::{Package, Problem};

/// What the engine may be told beside the code.
#[derive(Clone, Debug, Default)]
pub struct CheckOptions {}

/// Everything that the engine has to say, before levels and confidence are applied.
#[derive(Debug, Default)]
pub struct Outcome {
    pub findings: Vec<Finding>,
    pub inventory: Inventory,
    pub problems: Vec<Problem>,
}

/// Lints the marked targets of `packages`.
pub fn check(packages: &[Package], _options: &CheckOptions) -> Outcome {
    let files = packages.iter().map(|p| p.files.len()).sum();
    Outcome { inventory: Inventory { files, ..Inventory::default() }, ..Outcome::default() }
}
