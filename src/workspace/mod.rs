//! Packages, targets, locked versions and files: the only room that reads a disk. It writes nothing, and
//! the one program that it runs is `cargo metadata --no-deps`, and that only in [`load_workspace`].

mod cargo;
mod files;
mod lock;
mod manifest;
mod model;
mod plain;
mod targets;

use std::path::PathBuf;

pub use cargo::{Members, load_workspace};
pub use model::*;
pub use plain::load_folders;

/// What was found: packages in the order of their paths, and what could not be read.
#[derive(Debug, Default)]
pub struct Loaded {
    pub packages: Vec<Package>,
    pub problems: Vec<Problem>,
}

impl Loaded {
    /// How many files there are to lint or to look into.
    pub fn files(&self) -> usize {
        self.packages.iter().map(|p| p.files.len()).sum()
    }
}

/// Why there is nothing to lint. Each says what is wrong, where, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(
        "no Cargo.toml in `{}` or any folder above it: go into a package, name one with --manifest-path FILE, \
         or lint plain folders with --no-cargo DIR",
        .0.display()
    )]
    NoManifest(PathBuf),
    #[error("`{}` is not a Cargo.toml that can be read: --manifest-path wants the path of the file itself", .0.display())]
    NotAManifest(PathBuf),
    #[error("`cargo metadata` could not read the workspace of `{}`: {said}\nmend the manifest, or lint without cargo: --no-cargo DIR", .at.display())]
    Metadata { at: PathBuf, said: String },
    #[error("`{option} {spec}` names no package of this workspace{hint}")]
    NoSuchPackage { option: &'static str, spec: String, hint: String },
    #[error("every package of this workspace is excluded: leave one of them out of --exclude")]
    AllExcluded,
    #[error("`{}` is not a folder{hint}", .at.display())]
    NotAFolder { at: PathBuf, hint: &'static str },
}
