//! Cargo.toml, read as data: what cargo would tell, without running it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use semver::{Version, VersionReq};
use toml::{Table, Value};

use super::lock::{self, LockFile};
use super::{Dependency, Problem, files};

/// One manifest, of a package, a workspace or both.
#[derive(Clone, Debug)]
pub(super) struct Manifest {
    pub dir: PathBuf,
    table: Table,
}

impl Manifest {
    /// Reads `dir/Cargo.toml`.
    ///
    /// # Errors
    /// A problem that names the file and, for a mistake in it, the line.
    pub fn read(dir: &Path) -> Result<Self, Problem> {
        let path = dir.join("Cargo.toml");
        let text = files::read(&path)?;
        let table = text.parse().map_err(|error: toml::de::Error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(start).filter(|b| *b == b'\n').count();
            let what = format!(
                "not TOML (line {line}: {}): its folder is linted as a package without versions",
                error.message()
            );
            Problem::new(path.display().to_string(), what)
        })?;
        Ok(Self { dir: dir.to_path_buf(), table })
    }

    /// Stands for a manifest that cannot be read.
    pub fn empty(dir: &Path) -> Self {
        Self { dir: dir.to_path_buf(), table: Table::new() }
    }

    pub fn package(&self) -> Option<&Table> {
        self.section("package").or_else(|| self.section("project"))
    }

    /// Whether it is one that cargo would take, as far as its sections go; one that stands for another that
    /// cannot be read has been spoken of.
    pub fn is_whole(&self) -> bool {
        self.package().is_some() || self.workspace().is_some() || self.table.is_empty()
    }

    pub fn workspace(&self) -> Option<&Table> {
        self.section("workspace")
    }

    pub fn section(&self, key: &str) -> Option<&Table> {
        self.table.get(key)?.as_table()
    }

    /// The tables of a target kind, such as `[[bin]]`.
    pub fn list(&self, key: &str) -> Vec<&Table> {
        let list = self.table.get(key).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_table).collect()
    }

    /// The name of the package; that of its folder where the manifest has none.
    pub fn name(&self) -> String {
        let name = self.package().and_then(|p| p.get("name")).and_then(Value::as_str);
        name.map_or_else(|| folder_name(&self.dir), str::to_owned)
    }

    /// Whether something in it is taken from a workspace's manifest.
    pub fn inherits(&self) -> bool {
        fn takes(value: &Value) -> bool {
            match value {
                Value::Table(table) => {
                    table.get("workspace").and_then(Value::as_bool) == Some(true) || table.values().any(takes)
                }
                _ => false,
            }
        }
        self.workspace().is_none() && self.table.values().any(takes)
    }

    pub fn version(&self, workspace: Option<&Self>) -> Option<Version> {
        self.package_field("version", workspace)?.parse().ok()
    }

    /// 2015 where the manifest names none, as cargo has it.
    pub fn edition(&self, workspace: Option<&Self>) -> u16 {
        self.package_field("edition", workspace).and_then(|e| e.parse().ok()).unwrap_or(2015)
    }

    fn package_field<'m>(&'m self, key: &str, workspace: Option<&'m Self>) -> Option<&'m str> {
        let value = self.package()?.get(key)?;
        match value.as_str() {
            Some(text) => Some(text),
            None if inherited(value) => workspace?.workspace()?.get("package")?.get(key)?.as_str(),
            None => None,
        }
    }

    /// Declared features, with the implicit ones of optional dependencies: those that no feature speaks of as
    /// `dep:name`.
    pub fn features(&self) -> BTreeSet<String> {
        let section = self.section("features");
        let enabled = section.into_iter().flat_map(Table::values).filter_map(Value::as_array).flatten();
        let explicit: BTreeSet<&str> = enabled.filter_map(|e| e.as_str()?.strip_prefix("dep:")).collect();
        let is_optional = |d: &Value| d.get("optional").and_then(Value::as_bool) == Some(true);
        let tables = self.dependency_tables();
        let optional = tables.iter().flat_map(|(_, table)| table.iter());
        let implicit = optional.filter(|(name, d)| is_optional(d) && !explicit.contains(name.as_str()));
        let declared = section.into_iter().flat_map(Table::keys);
        declared.chain(implicit.map(|(name, _)| name)).cloned().collect()
    }

    /// All tables of dependencies, those for tests and build scripts last (`true`).
    fn dependency_tables(&self) -> Vec<(bool, &Table)> {
        let kinds = [
            ("dependencies", false),
            ("dev-dependencies", true),
            ("dev_dependencies", true),
            ("build-dependencies", true),
            ("build_dependencies", true),
        ];
        let targets = self.section("target").into_iter().flat_map(Table::values).filter_map(Value::as_table);
        let places: Vec<&Table> = std::iter::once(&self.table).chain(targets).collect();
        let of_kind = |(key, aside): (&str, bool)| {
            let tables = places.iter().filter_map(|place| place.get(key)?.as_table());
            tables.map(|table| (aside, table)).collect::<Vec<_>>()
        };
        kinds.into_iter().flat_map(of_kind).collect()
    }

    /// Dependencies by the name that code uses, with what the lock or else the requirement tells.
    pub fn dependencies(
        &self,
        workspace: Option<&Self>,
        lock: Option<&LockFile>,
    ) -> BTreeMap<String, Dependency> {
        let shared = workspace.and_then(|w| w.workspace()?.get("dependencies")?.as_table());
        let name = self.name();
        let version = self.version(workspace);
        let declared = self.dependency_tables().into_iter().flat_map(|(aside, table)| {
            table.iter().map(move |(key, value)| (aside, declare(key, value, shared)))
        });
        collect(declared, lock, (&name, version.as_ref()))
    }
}

/// A dependency as its line says, whoever read the line.
#[derive(Clone, Debug)]
pub(super) struct Declared {
    pub code_name: String,
    pub package: String,
    pub req: Option<VersionReq>,
    pub features: BTreeSet<String>,
    pub default_features: bool,
}

/// Joins the lines of one crate: those for tests and build scripts (`true`), which come last, count only
/// where nothing else names it, others add their features.
pub(super) fn collect(
    declared: impl IntoIterator<Item = (bool, Declared)>,
    lock: Option<&LockFile>,
    owner: (&str, Option<&Version>),
) -> BTreeMap<String, Dependency> {
    let mut all: BTreeMap<String, Dependency> = BTreeMap::new();
    for (aside, line) in declared {
        if let Some(known) = all.get_mut(&line.code_name) {
            if !aside && known.package == line.package {
                known.features.extend(line.features);
                known.default_features |= line.default_features;
            }
            continue;
        }
        let version = lock::known(lock, owner, &line.package, line.req.as_ref());
        let Declared { code_name, package, features, default_features, .. } = line;
        all.insert(code_name, Dependency { package, version, features, default_features });
    }
    all
}

/// One line of a dependency table; `shared` is the workspace's table.
fn declare(key: &str, value: &Value, shared: Option<&Table>) -> Declared {
    let from_workspace = if inherited(value) { shared.and_then(|s| s.get(key)) } else { None };
    let sources = [Some(value), from_workspace];
    let text = |field: &str| sources.iter().flatten().find_map(|v| v.get(field)?.as_str());
    let req = sources.iter().flatten().find_map(|v| v.as_str()).or_else(|| text("version"));
    let features = sources.iter().flatten().filter_map(|v| v.get("features")?.as_array()).flatten();
    // A member may add the default features that the workspace leaves out, not take them away.
    let defaults =
        |v: &Value| v.get("default-features").or_else(|| v.get("default_features")).and_then(Value::as_bool);
    let default_features = match from_workspace {
        Some(shared) => defaults(shared).unwrap_or(true) || defaults(value) == Some(true),
        None => defaults(value).unwrap_or(true),
    };
    Declared {
        code_name: key.replace('-', "_"),
        package: text("package").unwrap_or(key).to_owned(),
        req: req.and_then(|r| r.parse().ok()),
        features: features.filter_map(Value::as_str).map(str::to_owned).collect(),
        default_features,
    }
}

fn inherited(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool) == Some(true)
}

/// The last name of a folder, even where the path is `.` or ends in `..`.
pub(super) fn folder_name(dir: &Path) -> String {
    let named = |path: &Path| path.file_name().map(|n| n.to_string_lossy().into_owned());
    named(dir).or_else(|| named(&std::fs::canonicalize(dir).ok()?)).unwrap_or_else(|| "root".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::KnownVersion;

    fn manifest(text: &str) -> Manifest {
        Manifest { dir: "pkg".into(), table: text.parse().unwrap() }
    }

    #[test]
    fn workspace_inheritance_renames_targets_and_optional_dependencies() {
        let workspace = manifest(
            r#"
            [workspace.package]
            version = "3.1.0"
            edition = "2024"
            [workspace.dependencies]
            hyper-one = { package = "hyper", version = "1.2", default-features = false, features = ["client"] }
            tokio = "1.40"
            "#,
        );
        let member = manifest(
            r#"
            [package]
            name = "member"
            version.workspace = true
            edition.workspace = true
            [features]
            default = []
            proxy = ["dep:socks"]
            [dependencies]
            socks = { version = "0.3", optional = true }
            hyper-one = { workspace = true, features = ["http2"] }
            redis = { version = "1", optional = true }
            [target."cfg(unix)".dependencies]
            tokio = { workspace = true, features = ["net"] }
            [dev-dependencies]
            tokio = { version = "1", features = ["full"] }
            reqwest = "0.12"
            "#,
        );
        assert_eq!(member.version(Some(&workspace)), Some(Version::new(3, 1, 0)));
        assert_eq!(member.edition(Some(&workspace)), 2024);
        assert!(member.inherits() && !workspace.inherits());
        assert_eq!(member.features().into_iter().collect::<Vec<_>>(), ["default", "proxy", "redis"]);
        let deps = member.dependencies(Some(&workspace), None);
        assert_eq!(deps.keys().collect::<Vec<_>>(), ["hyper_one", "redis", "reqwest", "socks", "tokio"]);
        let hyper = &deps["hyper_one"];
        assert_eq!((hyper.package.as_str(), hyper.default_features), ("hyper", false));
        assert_eq!(hyper.version, KnownVersion::Required("1.2".parse().unwrap()));
        assert_eq!(hyper.features.iter().collect::<Vec<_>>(), ["client", "http2"]);
        let tokio = &deps["tokio"];
        assert_eq!(tokio.version, KnownVersion::Required("1.40".parse().unwrap()));
        assert!(!tokio.features.contains("full"), "a test's features are not the library's");
    }

    #[test]
    fn a_mistake_is_named_with_its_line() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("Cargo.toml"), "[package]\nname = \n").unwrap();
        let problem = Manifest::read(dir.path()).unwrap_err();
        assert!(problem.at.ends_with("Cargo.toml") && problem.what.contains("line 2"), "{problem:?}");
    }
}
