//! Plain folders: packages found by walking, manifests and locks read as data. Runs nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::lock::LockFile;
use super::manifest::{Manifest, folder_name};
use super::{LoadError, Loaded, Package, Problem, SourceFile, Target, TargetKind, Wanted, files, targets};
use crate::finding::Scope;

/// Reads every package below the folders. `wanted` says which targets are marked to be linted.
///
/// # Errors
/// If one of `dirs` is not a folder. Everything else that goes wrong is a problem in the answer.
pub fn load_folders(dirs: &[PathBuf], wanted: Wanted) -> Result<Loaded, LoadError> {
    for dir in dirs {
        if !dir.is_dir() {
            let hint = if dir.exists() { ": --no-cargo wants folders" } else { ": it does not exist" };
            return Err(LoadError::NotAFolder { at: dir.clone(), hint });
        }
    }
    let mut all = Loaded::default();
    let mut seen = BTreeSet::new();
    for dir in dirs {
        let mut loaded = Folder::read(dir, wanted).load();
        // Folders given twice, or one inside the other: what the first has read is the first's.
        loaded
            .packages
            .retain(|p| seen.insert(std::fs::canonicalize(&p.dir).unwrap_or_else(|_| p.dir.clone())));
        all.packages.append(&mut loaded.packages);
        all.problems.append(&mut loaded.problems);
    }
    Ok(all)
}

/// One folder that the user named.
struct Folder<'a> {
    root: &'a Path,
    wanted: Wanted,
    manifests: BTreeMap<PathBuf, Manifest>,
    locks: HashMap<PathBuf, Option<Arc<LockFile>>>,
    sources: Vec<PathBuf>,
    problems: Vec<Problem>,
}

impl<'a> Folder<'a> {
    fn read(root: &'a Path, wanted: Wanted) -> Self {
        let files::Found { manifests: dirs, sources, mut problems } = files::find(root, None);
        let mut manifests = BTreeMap::new();
        for dir in dirs {
            // A manifest that cannot be read still marks where a package begins.
            let manifest = Manifest::read(&dir).unwrap_or_else(|problem| {
                problems.push(problem);
                Manifest::empty(&dir)
            });
            if !manifest.is_whole() {
                let at = dir.join("Cargo.toml").display().to_string();
                let what = "holds neither [package] nor [workspace]: its folder is linted as a package without versions";
                problems.push(Problem::new(at, what));
            }
            manifests.insert(dir, manifest);
        }
        Self { root, wanted, manifests, locks: HashMap::new(), sources, problems }
    }

    fn load(mut self) -> Loaded {
        let texts = files::read_all(&self.sources);
        let mut of_package: BTreeMap<PathBuf, Vec<(PathBuf, Arc<str>)>> = BTreeMap::new();
        for (path, text) in std::mem::take(&mut self.sources).into_iter().zip(texts) {
            match text {
                Ok(text) => of_package.entry(self.owner(&path)).or_default().push((path, text)),
                Err(problem) => self.problems.push(problem),
            }
        }
        let packages = of_package.into_iter().map(|(dir, files)| self.package(&dir, files)).collect();
        Loaded { packages, problems: self.problems }
    }

    /// The folder of the package that a file belongs to. Files outside of every package, also those that lie
    /// in a mere workspace, are one package at the root.
    fn owner(&self, file: &Path) -> PathBuf {
        let manifest = file.ancestors().skip(1).find_map(|dir| self.manifests.get(dir));
        match manifest {
            Some(m) if m.package().is_some() || m.workspace().is_none() => m.dir.clone(),
            _ => self.root.to_path_buf(),
        }
    }

    fn package(&mut self, dir: &Path, sources: Vec<(PathBuf, Arc<str>)>) -> Package {
        let mut files: Vec<SourceFile> = sources
            .into_iter()
            .filter_map(|(path, text)| Some(SourceFile { path: files::relative(dir, &path)?, text }))
            .collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        let inside = files::relative(self.root, dir).unwrap_or_default();
        let scope = scope_of(&inside);
        let prefix = if inside.is_empty() { inside } else { inside + "/" };
        let root = self.root.display().to_string();
        let manifest = self.manifests.get(dir).filter(|m| m.package().is_some()).cloned();
        let Some(manifest) = manifest else {
            let name = folder_name(dir);
            let mut targets = targets::of_loose_files(&name, &files);
            mark(&mut targets, self.wanted, scope);
            return Package {
                name,
                version: None,
                edition: 2021,
                dir: dir.to_path_buf(),
                root,
                prefix,
                targets,
                deps: BTreeMap::new(),
                lock: None,
                features: None,
                files,
                scope,
            };
        };
        let workspace = self.workspace_of(&manifest);
        let lock = self.lock_of(dir, workspace.as_ref());
        let edition = manifest.edition(workspace.as_ref());
        let paths = files.iter().map(|f| f.path.as_str()).collect();
        let (mut targets, lacking) = targets::discover(&manifest, edition, &paths);
        mark(&mut targets, self.wanted, scope);
        let at = dir.join("Cargo.toml").display().to_string();
        // Published packages often leave out the tests and examples that their manifests name.
        let wanted = self.wanted;
        let lacking = lacking.into_iter().filter(|(kind, _)| wanted.scope(kind.scope()));
        self.problems.extend(lacking.map(|(_, what)| Problem::new(at.clone(), what)));
        Package {
            name: manifest.name(),
            version: manifest.version(workspace.as_ref()),
            edition,
            dir: dir.to_path_buf(),
            root,
            prefix,
            targets,
            deps: manifest.dependencies(workspace.as_ref(), lock.as_deref()),
            lock: lock.map(|l| l.lock.clone()),
            features: Some(manifest.features()),
            files,
            scope,
        }
    }

    /// The manifest that holds the package's `[workspace]`: above it within the root, and, where it takes
    /// something from one, also above the root.
    fn workspace_of(&mut self, manifest: &Manifest) -> Option<Manifest> {
        if manifest.workspace().is_some() {
            return Some(manifest.clone());
        }
        let inside = |dir: &Path| self.manifests.get(dir).filter(|m| m.workspace().is_some()).cloned();
        if let Some(found) = manifest.dir.ancestors().find_map(inside) {
            return Some(found);
        }
        if !manifest.inherits() {
            return None;
        }
        let root = std::fs::canonicalize(self.root).ok()?;
        root.ancestors()
            .skip(1)
            .filter(|dir| dir.join("Cargo.toml").is_file())
            .find_map(|dir| Manifest::read(dir).ok().filter(|m| m.workspace().is_some()))
    }

    /// The nearest lock from the package's folder up to the root, or else beside its workspace's manifest.
    fn lock_of(&mut self, dir: &Path, workspace: Option<&Manifest>) -> Option<Arc<LockFile>> {
        let root = self.root;
        let within = dir.ancestors().take_while(|d| d.starts_with(root)).map(Path::to_path_buf);
        let places: Vec<PathBuf> = within.chain(workspace.map(|w| w.dir.clone())).collect();
        places.into_iter().find_map(|dir| self.lock_in(dir))
    }

    fn lock_in(&mut self, dir: PathBuf) -> Option<Arc<LockFile>> {
        if let Some(known) = self.locks.get(&dir) {
            return known.clone();
        }
        let path = dir.join("Cargo.lock");
        let lock = path.is_file().then(|| LockFile::read(&path)).and_then(|lock| match lock {
            Ok(lock) => Some(Arc::new(lock)),
            Err(problem) => {
                self.problems.push(problem);
                None
            }
        });
        self.locks.insert(dir, lock.clone());
        lock
    }
}

/// The scope of a package that lies under tests, examples or benches of the folder given.
pub(super) fn scope_of(inside: &str) -> Option<Scope> {
    inside.split('/').find_map(|part| match part {
        "tests" => Some(Scope::Test),
        "examples" => Some(Scope::Example),
        "benches" => Some(Scope::Bench),
        _ => None,
    })
}

/// Marks what is to be linted and drops the rest, but for libraries, which other targets name.
pub(super) fn mark(targets: &mut Vec<Target>, wanted: Wanted, scope: Option<Scope>) {
    for target in targets.iter_mut() {
        target.linted = wanted.scope(target.kind.scope()) && scope.is_none_or(|s| wanted.scope(s));
    }
    targets.retain(|t| t.linted || t.kind == TargetKind::Lib);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::KnownVersion;

    fn tree(files: &[(&str, &str)]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for (file, text) in files {
            let path = dir.path().join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        dir
    }

    const LOCK: &str = "version = 4\n[[package]]\nname = \"hyper\"\nversion = \"1.6.0\"\n";

    #[test]
    fn nested_packages_are_their_own_and_of_the_scope_that_they_lie_under() {
        let dir = tree(&[
            ("Cargo.toml", "[package]\nname = \"outer\"\nversion = \"0.3.0\"\nedition = \"2021\"\n"),
            ("src/lib.rs", ""),
            ("examples/demo/Cargo.toml", "[package]\nname = \"demo\"\n"),
            ("examples/demo/src/main.rs", ""),
            ("tests/it.rs", ""),
        ]);
        let load = |wanted| load_folders(&[dir.path().to_path_buf()], wanted).unwrap();
        let packages = load(Wanted::default()).packages;
        let seen: Vec<_> = packages.iter().map(|p| (&*p.name, &*p.prefix, p.scope, p.files.len())).collect();
        assert_eq!(seen, [("outer", "", None, 2), ("demo", "examples/demo/", Some(Scope::Example), 1)]);
        assert_eq!(packages[0].version, Some(semver::Version::new(0, 3, 0)));
        let twice = [dir.path().to_path_buf(), dir.path().join("examples/demo")];
        assert_eq!(load_folders(&twice, Wanted::default()).unwrap().packages.len(), 2);
        assert!(packages[0].targets.iter().all(|t| t.linted && t.kind == TargetKind::Lib));
        assert!(packages[1].targets.is_empty(), "examples are linted only when asked for");
        let packages = load(Wanted { examples: true, ..Wanted::default() }).packages;
        assert!(packages[1].targets.iter().any(|t| t.linted && t.root_file == "src/main.rs"));
        assert!(packages[0].targets.iter().all(|t| t.kind != TargetKind::Test));
    }

    #[test]
    fn the_lock_of_a_parent_folder_and_the_table_of_a_workspace_above_the_root_hold() {
        let dir = tree(&[
            ("Cargo.toml", "[workspace]\nmembers = [\"a\"]\n[workspace.dependencies]\nhyper = \"1.2\"\n"),
            ("Cargo.lock", LOCK),
            ("a/Cargo.toml", "[package]\nname = \"a\"\n[dependencies]\nhyper.workspace = true\n"),
            ("a/src/lib.rs", ""),
        ]);
        let expected = KnownVersion::Locked(semver::Version::new(1, 6, 0));
        for given in [dir.path().to_path_buf(), dir.path().join("a")] {
            let loaded = load_folders(&[given], Wanted::default()).unwrap();
            assert_eq!(loaded.packages[0].deps["hyper"].version, expected);
            assert_eq!(loaded.packages[0].lock.as_ref().unwrap().packages["hyper"].len(), 1);
        }
    }

    #[test]
    fn a_broken_manifest_costs_the_versions_and_nothing_else() {
        let dir = tree(&[("Cargo.toml", "[package\n"), ("src/main.rs", "fn main() {}")]);
        let loaded = load_folders(&[dir.path().to_path_buf()], Wanted::default()).unwrap();
        assert_eq!(loaded.problems.len(), 1);
        assert_eq!(loaded.packages[0].version, None);
        assert_eq!(loaded.packages[0].targets.len(), 1);
    }

    #[test]
    fn a_folder_without_a_manifest_is_one_package() {
        let dir = tree(&[("a.rs", "fn main() {}"), ("b.rs", "")]);
        let loaded =
            load_folders(&[dir.path().to_path_buf(), dir.path().join(".")], Wanted::default()).unwrap();
        assert_eq!(loaded.packages.len(), 1, "the same folder twice counts once");
        assert_eq!((loaded.packages[0].targets.len(), loaded.packages[0].features.is_none()), (2, true));
    }
}
