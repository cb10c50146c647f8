//! What the engine is told about the code it reads: packages, their targets, the versions of their
//! dependencies, and the text of their files. Plain values; nothing here touches a disk.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use semver::{Version, VersionReq};

use crate::finding::Scope;

/// One package.
#[derive(Clone, Debug)]
pub struct Package {
    pub name: String,
    pub version: Option<Version>,
    pub edition: u16,
    /// The folder of its manifest, for reading and for showing paths.
    pub dir: PathBuf,
    /// The `root` of its findings: the folder as the user gave it, `.` for the workspace.
    pub root: String,
    /// Path of `dir` relative to `root`, with `/` and a `/` at its end; empty where they are the same.
    pub prefix: String,
    /// The targets to lint, and the library even where it is not linted (others name it).
    pub targets: Vec<Target>,
    /// Dependencies by the name that the code uses (renames applied, `-` as `_`).
    pub deps: BTreeMap<String, Dependency>,
    /// All versions of all packages in the lock that holds for this package.
    pub lock: Option<Arc<Lock>>,
    /// Features that this package declares; `None` without a manifest.
    pub features: Option<BTreeSet<String>>,
    /// Every .rs file below `dir` that belongs to this package, sorted by path.
    pub files: Vec<SourceFile>,
    /// Set where the package itself lies under tests, examples or benches of another.
    pub scope: Option<Scope>,
}

/// One target of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The crate's name in code.
    pub name: String,
    pub kind: TargetKind,
    /// Path of its root file relative to the package's `dir`, with `/`.
    pub root_file: String,
    /// Whether findings in it are wanted.
    pub linted: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TargetKind {
    Lib,
    Bin,
    Example,
    Test,
    Bench,
    BuildScript,
}

impl TargetKind {
    pub fn scope(self) -> Scope {
        match self {
            Self::Lib | Self::Bin => Scope::Src,
            Self::Example => Scope::Example,
            Self::Test => Scope::Test,
            Self::Bench => Scope::Bench,
            Self::BuildScript => Scope::Build,
        }
    }
}

/// A dependency as far as manifest and lock tell.
#[derive(Clone, Debug)]
pub struct Dependency {
    /// The package's name in the registry.
    pub package: String,
    pub version: KnownVersion,
    /// Features asked for by this manifest, and whether default features are on.
    pub features: BTreeSet<String>,
    pub default_features: bool,
}

/// What is known of a dependency's version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownVersion {
    /// From Cargo.lock.
    Locked(Version),
    /// From a manifest's requirement.
    Required(VersionReq),
    Unknown,
}

/// Cargo.lock as data: package name to its locked versions, ascending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    pub packages: BTreeMap<String, Vec<Version>>,
}

/// The text of one file.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// Relative to the package's `dir`, with `/`.
    pub path: String,
    pub text: Arc<str>,
}

/// Something that could not be read or understood; never a finding. Printed on stderr.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file or argument.
    pub at: String,
    /// What is wrong, and what to do.
    pub what: String,
}

impl Problem {
    pub fn new(at: impl Into<String>, what: impl Into<String>) -> Self {
        Self { at: at.into(), what: what.into() }
    }
}

/// Which targets beside libraries and binaries are to be linted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    pub tests: bool,
    pub examples: bool,
    pub benches: bool,
    pub build_scripts: bool,
}

impl Wanted {
    pub const ALL: Self = Self { tests: true, examples: true, benches: true, build_scripts: true };

    /// Whether code of this scope is to be linted.
    pub fn scope(self, scope: Scope) -> bool {
        match scope {
            Scope::Src => true,
            Scope::Test => self.tests,
            Scope::Example => self.examples,
            Scope::Bench => self.benches,
            Scope::Build => self.build_scripts,
        }
    }
}
