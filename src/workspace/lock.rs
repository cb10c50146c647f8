//! Cargo.lock, read as data.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use semver::{Version, VersionReq};

use super::{KnownVersion, Lock, Problem, files};

/// A lock, and which version each of its packages depends on.
#[derive(Debug, Default)]
pub(super) struct LockFile {
    pub lock: Arc<Lock>,
    /// Package name and version to what it needs.
    needs: HashMap<(String, Version), Vec<Need>>,
}

/// A package that another depends on; its version is named only where the lock holds several.
type Need = (String, Option<Version>);

impl LockFile {
    /// # Errors
    /// A problem that names the file, if it cannot be read or is not a lock.
    pub fn read(path: &Path) -> Result<Self, Problem> {
        let text = files::read(path)?;
        Self::parse(&text).map_err(|what| {
            let what = format!("{what}: versions are taken from the manifests instead");
            Problem::new(path.display().to_string(), what)
        })
    }

    fn parse(text: &str) -> Result<Self, String> {
        let table: toml::Table =
            text.parse().map_err(|e: toml::de::Error| format!("not TOML ({})", e.message()))?;
        let mut lock = Lock::default();
        let mut needs = HashMap::new();
        for package in table.get("package").and_then(toml::Value::as_array).into_iter().flatten() {
            let field = |key| package.get(key).and_then(toml::Value::as_str);
            let (Some(name), Some(version)) = (field("name"), field("version").and_then(|v| v.parse().ok()))
            else {
                continue;
            };
            let needed = package.get("dependencies").and_then(toml::Value::as_array);
            let needed = needed.into_iter().flatten().filter_map(|d| need(d.as_str()?)).collect();
            lock.packages.entry(name.to_owned()).or_insert_with(Vec::new).push(Version::clone(&version));
            needs.insert((name.to_owned(), version), needed);
        }
        for versions in lock.packages.values_mut() {
            versions.sort();
            versions.dedup();
        }
        Ok(Self { lock: Arc::new(lock), needs })
    }

    /// The version of `package` that `owner` gets, if this lock is about them: a lock that lies above a
    /// package need not be its own.
    pub fn pick(
        &self,
        owner: (&str, Option<&Version>),
        package: &str,
        req: Option<&VersionReq>,
    ) -> Option<Version> {
        let versions = self.lock.packages.get(package)?;
        let own = owner.1.and_then(|version| self.needs.get(&(owner.0.to_owned(), version.clone())));
        let edges = own.into_iter().flatten().filter(|(name, _)| name == package);
        let named: Vec<&Version> = edges
            .flat_map(|(_, version)| {
                versions.iter().filter(move |v| version.as_ref().is_none_or(|w| w == *v))
            })
            .collect();
        let fits = |v: &&&Version| req.is_none_or(|req| req.matches(v));
        match *named {
            // The owner's own entry names it: a patched or pre-release version need not fit the requirement.
            [only] => Some(only.clone()),
            [] => versions.iter().rev().find(|v| fits(&v)).cloned(),
            _ => named.iter().rev().find(fits).map(|v| (*v).clone()),
        }
    }
}

/// `name`, `name 1.2.3` or `name 1.2.3 (source)`.
fn need(text: &str) -> Option<Need> {
    let mut words = text.split(' ');
    Some((words.next()?.to_owned(), words.next().and_then(|v| v.parse().ok())))
}

/// What lock and requirement together tell.
pub(super) fn known(
    lock: Option<&LockFile>,
    owner: (&str, Option<&Version>),
    package: &str,
    req: Option<&VersionReq>,
) -> KnownVersion {
    match (lock.and_then(|lock| lock.pick(owner, package, req)), req) {
        (Some(version), _) => KnownVersion::Locked(version),
        (None, Some(req)) if *req != VersionReq::STAR => KnownVersion::Required(req.clone()),
        (None, _) => KnownVersion::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
        version = 4
        [[package]]
        name = "app"
        version = "1.0.0"
        dependencies = ["hyper 0.14.32", "tokio"]
        [[package]]
        name = "hyper"
        version = "1.6.0"
        [[package]]
        name = "hyper"
        version = "0.14.32"
        [[package]]
        name = "tokio"
        version = "1.50.0-beta.1"
    "#;

    fn pick(owner: &str, package: &str, req: &str) -> KnownVersion {
        let lock = LockFile::parse(LOCK).unwrap();
        let owner = (owner, Some(&Version::new(1, 0, 0)));
        known(Some(&lock), owner, package, Some(&req.parse().unwrap()))
    }

    #[test]
    fn the_packages_own_entry_decides_between_versions() {
        assert_eq!(pick("app", "hyper", ">=0.14"), KnownVersion::Locked(Version::new(0, 14, 32)));
        assert_eq!(pick("stranger", "hyper", ">=0.14"), KnownVersion::Locked(Version::new(1, 6, 0)));
        assert_eq!(pick("app", "tokio", "1"), KnownVersion::Locked("1.50.0-beta.1".parse().unwrap()));
    }

    #[test]
    fn a_lock_that_is_about_others_gives_way_to_the_requirement() {
        let req: VersionReq = "0.13".parse().unwrap();
        assert_eq!(pick("stranger", "hyper", "0.13"), KnownVersion::Required(req));
        assert_eq!(pick("stranger", "absent", "*"), KnownVersion::Unknown);
    }

    #[test]
    fn versions_are_ascending() {
        let lock = LockFile::parse(LOCK).unwrap().lock;
        assert_eq!(lock.packages["hyper"], [Version::new(0, 14, 32), Version::new(1, 6, 0)]);
    }
}
