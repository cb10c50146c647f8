//! The workspace around a folder, as `cargo metadata --no-deps` tells it: no network, no file changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand};

use super::lock::LockFile;
use super::manifest::{Declared, collect};
use super::plain::{mark, scope_of};
use super::targets::crate_name;
use super::{LoadError, Loaded, Package, Problem, SourceFile, Target, TargetKind, Wanted, files};

/// Which members of the workspace are to be linted. The others are read too: code may lead into them.
#[derive(Clone, Debug, Default)]
pub struct Members {
    /// Only these, by name, `name@version` or pattern (`*`, `?`); empty for all.
    pub only: Vec<String>,
    pub without: Vec<String>,
}

/// Reads the workspace of `manifest`, or else of the current folder.
///
/// # Errors
/// If there is none, if cargo cannot read it, or if `members` selects nothing.
pub fn load_workspace(
    manifest: Option<&Path>,
    members: &Members,
    wanted: Wanted,
) -> Result<Loaded, LoadError> {
    let start = start(manifest)?;
    let mut command = MetadataCommand::new();
    command.no_deps().manifest_path(&start).other_options(["--offline".to_owned()]);
    let metadata = command.exec().map_err(|error| {
        let said = match error {
            cargo_metadata::Error::CargoMetadata { stderr } => stderr.trim().to_owned(),
            other => other.to_string(),
        };
        LoadError::Metadata { at: start.clone(), said }
    })?;
    let selected = select(&metadata, members)?;
    Ok(load(&metadata, &selected, members, wanted))
}

/// The manifest to start from.
fn start(manifest: Option<&Path>) -> Result<PathBuf, LoadError> {
    if let Some(path) = manifest {
        let is_manifest = path.is_file() && path.file_name().is_some_and(|n| n == "Cargo.toml");
        return if is_manifest { Ok(path.to_path_buf()) } else { Err(LoadError::NotAManifest(path.into())) };
    }
    let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("."));
    let found = here.ancestors().map(|dir| dir.join("Cargo.toml")).find(|path| path.is_file());
    found.ok_or(LoadError::NoManifest(here))
}

/// Indices into `metadata.packages`.
fn select(metadata: &Metadata, members: &Members) -> Result<BTreeSet<usize>, LoadError> {
    let matching = |option: &'static str, spec: &str| {
        let hits: Vec<usize> = metadata
            .packages
            .iter()
            .enumerate()
            .filter(|(_, p)| matches(spec, &p.name, &p.version.to_string()))
            .map(|(i, _)| i)
            .collect();
        if hits.is_empty() {
            let names = metadata.packages.iter().map(|p| p.name.as_str());
            let hint = crate::suggest::hint(spec, names);
            return Err(LoadError::NoSuchPackage { option, spec: spec.to_owned(), hint });
        }
        Ok(hits)
    };
    let mut selected = BTreeSet::new();
    for spec in &members.only {
        selected.extend(matching("--package", spec)?);
    }
    if members.only.is_empty() {
        selected.extend(0..metadata.packages.len());
    }
    for spec in &members.without {
        for hit in matching("--exclude", spec)? {
            selected.remove(&hit);
        }
    }
    if selected.is_empty() { Err(LoadError::AllExcluded) } else { Ok(selected) }
}

fn matches(spec: &str, name: &str, version: &str) -> bool {
    match spec.split_once('@') {
        Some((spec, wanted)) => glob(spec.as_bytes(), name.as_bytes()) && wanted == version,
        None => glob(spec.as_bytes(), name.as_bytes()),
    }
}

fn glob(pattern: &[u8], text: &[u8]) -> bool {
    match (pattern.split_first(), text.split_first()) {
        (None, None) => true,
        (Some((b'*', rest)), _) => (0..=text.len()).any(|skipped| glob(rest, &text[skipped..])),
        (Some((b'?', rest)), Some((_, more))) => glob(rest, more),
        (Some((a, rest)), Some((b, more))) => a == b && glob(rest, more),
        _ => false,
    }
}

fn load(metadata: &Metadata, selected: &BTreeSet<usize>, members: &Members, wanted: Wanted) -> Loaded {
    let root = metadata.workspace_root.as_std_path();
    let mut loaded = Loaded::default();
    let lock_path = root.join("Cargo.lock");
    let lock = lock_path.is_file().then(|| LockFile::read(&lock_path)).and_then(|lock| match lock {
        Ok(lock) => Some(lock),
        Err(problem) => {
            loaded.problems.push(problem);
            None
        }
    });
    let mut sources = Sources::read(metadata, &mut loaded.problems);
    for (index, package) in metadata.packages.iter().enumerate() {
        let dir = package.manifest_path.parent().map_or(root, |p| p.as_std_path());
        let inside = inside(root, dir);
        let scope = scope_of(&inside);
        // Whoever names a package means it, wherever it lies.
        let is_named = !members.only.is_empty();
        let mut files = sources.of_package.remove(dir).unwrap_or_default();
        let mut targets = Vec::new();
        for target in &package.targets {
            let path = target.src_path.as_std_path();
            let Some(kind) = kind_of(target) else { continue };
            let Some(root_file) = root_file(dir, path, &mut files, &mut loaded.problems) else { continue };
            targets.push(Target { name: crate_name(&target.name), kind, root_file, linted: false });
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        if selected.contains(&index) {
            mark(&mut targets, wanted, scope.filter(|_| !is_named));
        } else {
            targets.retain(|t| t.kind == TargetKind::Lib);
        }
        let owner = (package.name.as_str(), Some(&package.version));
        let mut lines: Vec<(bool, Declared)> = package.dependencies.iter().map(declared).collect();
        lines.sort_by_key(|(aside, _)| *aside);
        loaded.packages.push(Package {
            name: package.name.to_string(),
            version: Some(package.version.clone()),
            edition: package.edition.as_str().parse().unwrap_or(2021),
            dir: dir.to_path_buf(),
            root: ".".to_owned(),
            prefix: if inside.is_empty() { inside } else { inside + "/" },
            targets,
            deps: collect(lines, lock.as_ref(), owner),
            lock: lock.as_ref().map(|l| Arc::clone(&l.lock)),
            features: Some(package.features.keys().cloned().collect()),
            files,
            scope,
        });
    }
    loaded.packages.sort_by(|a, b| a.dir.cmp(&b.dir));
    loaded
}

/// `dir` from the workspace's folder, with `/`; a member may lie beside it.
fn inside(root: &Path, dir: &Path) -> String {
    let shared = root.components().zip(dir.components()).take_while(|(a, b)| a == b).count();
    let up = root.components().skip(shared).map(|_| "..".to_owned());
    let down = dir.components().skip(shared).map(|c| c.as_os_str().to_string_lossy().into_owned());
    up.chain(down).collect::<Vec<_>>().join("/")
}

fn kind_of(target: &cargo_metadata::Target) -> Option<TargetKind> {
    use cargo_metadata::TargetKind as Cargo;
    target.kind.iter().find_map(|kind| match kind {
        Cargo::Bin => Some(TargetKind::Bin),
        Cargo::Example => Some(TargetKind::Example),
        Cargo::Test => Some(TargetKind::Test),
        Cargo::Bench => Some(TargetKind::Bench),
        Cargo::CustomBuild => Some(TargetKind::BuildScript),
        Cargo::Lib | Cargo::RLib | Cargo::DyLib | Cargo::CDyLib | Cargo::StaticLib | Cargo::ProcMacro => {
            Some(TargetKind::Lib)
        }
        _ => None,
    })
}

fn declared(dep: &cargo_metadata::Dependency) -> (bool, Declared) {
    let code_name = dep.rename.as_ref().unwrap_or(&dep.name).replace('-', "_");
    let line = Declared {
        code_name,
        package: dep.name.clone(),
        req: (dep.req != semver::VersionReq::STAR).then(|| dep.req.clone()),
        features: dep.features.iter().cloned().collect(),
        default_features: dep.uses_default_features,
    };
    (dep.kind != DependencyKind::Normal, line)
}

/// The root file's path below `dir`. One that lies elsewhere is read for itself.
fn root_file(
    dir: &Path,
    path: &Path,
    files: &mut Vec<SourceFile>,
    problems: &mut Vec<Problem>,
) -> Option<String> {
    let relative = files::relative(dir, path).unwrap_or_else(|| inside(dir, path));
    if !files.iter().any(|f| f.path == relative) {
        match files::read(path) {
            Ok(text) => files.push(SourceFile { path: relative.clone(), text: text.into() }),
            Err(problem) => {
                // The walk has met it already, unless it lies outside.
                if !problems.contains(&problem) {
                    problems.push(problem);
                }
                return None;
            }
        }
    }
    Some(relative)
}

/// The sources of all members, by the folder of their package.
struct Sources {
    of_package: BTreeMap<PathBuf, Vec<SourceFile>>,
}

impl Sources {
    fn read(metadata: &Metadata, problems: &mut Vec<Problem>) -> Self {
        let root = metadata.workspace_root.as_std_path();
        let build_output = metadata.target_directory.as_std_path();
        let members = metadata.packages.iter().filter_map(|p| p.manifest_path.parent());
        let members: BTreeSet<PathBuf> = members.map(|p| p.as_std_path().to_path_buf()).collect();
        let outside = members.iter().map(PathBuf::as_path).filter(|dir| !dir.starts_with(root));
        let mut paths = Vec::new();
        for start in std::iter::once(root).chain(outside) {
            let mut found = files::find(start, Some(build_output));
            let manifests: BTreeSet<PathBuf> = found.manifests.into_iter().collect();
            problems.append(&mut found.problems);
            paths.extend(found.sources.into_iter().filter_map(|path| {
                let dir = path.ancestors().skip(1).find(|dir| manifests.contains(*dir))?.to_path_buf();
                members.contains(&dir).then_some((dir, path))
            }));
        }
        paths.sort_unstable();
        paths.dedup();
        let files: Vec<PathBuf> = paths.iter().map(|(_, path)| path.clone()).collect();
        let mut of_package: BTreeMap<PathBuf, Vec<SourceFile>> = BTreeMap::new();
        for ((dir, path), text) in paths.into_iter().zip(files::read_all(&files)) {
            match (text, files::relative(&dir, &path)) {
                (Ok(text), Some(path)) => of_package.entry(dir).or_default().push(SourceFile { path, text }),
                (Err(problem), _) => problems.push(problem),
                (Ok(_), None) => {}
            }
        }
        Self { of_package }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_names_versions_and_patterns() {
        for (spec, expected) in [
            ("my-crate", true),
            ("my-crate@1.2.0", true),
            ("my-crate@1.3.0", false),
            ("my-*", true),
            ("*rate", true),
            ("my-crat", false),
            ("my?crate", true),
            ("*other*", false),
        ] {
            assert_eq!(matches(spec, "my-crate", "1.2.0"), expected, "{spec}");
        }
    }

    #[test]
    fn members_beside_the_workspace_have_a_path_too() {
        assert_eq!(inside(Path::new("/w/home"), Path::new("/w/home/a/b")), "a/b");
        assert_eq!(inside(Path::new("/w/home"), Path::new("/w/other")), "../other");
        assert_eq!(inside(Path::new("/w/home"), Path::new("/w/home")), "");
    }
}
