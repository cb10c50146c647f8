//! Finds manifests and sources below a folder and reads the sources. Whatever cannot be read becomes a
//! [`Problem`] that names it; nothing here stops the run.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;
use walkdir::{DirEntry, WalkDir};

use super::Problem;

/// No source that a person wrote is bigger; one that is would only cost memory.
const MAX_BYTES: u64 = 64 << 20;

/// What lies below a folder.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// Folders that hold a Cargo.toml, in the order of the walk.
    pub manifests: Vec<PathBuf>,
    /// Regular files named `*.rs`, in the order of the walk.
    pub sources: Vec<PathBuf>,
    pub problems: Vec<Problem>,
}

/// Walks `root`, without build output (`target`, and `build_output` by path), hidden folders and, inside a
/// package, `vendor`. Links are followed, but never to a folder above `root` and each only once a package.
pub(super) fn find(root: &Path, build_output: Option<&Path>) -> Found {
    let mut found = Found::default();
    let mut followed = HashSet::new();
    let mut refused = Vec::new();
    let real_root = fs::canonicalize(root).unwrap_or_else(|_| root.to_path_buf());
    let walk = WalkDir::new(root).follow_links(true).sort_by_file_name().into_iter().filter_entry(|entry| {
        if entry.depth() == 0 || !entry.file_type().is_dir() {
            return true;
        }
        if is_pruned(root, entry) || build_output.is_some_and(|out| entry.path() == out) {
            return false;
        }
        if !entry.path_is_symlink() {
            return true;
        }
        let Ok(real) = fs::canonicalize(entry.path()) else { return false };
        if real_root.starts_with(&real) {
            refused.push(entry.path().to_path_buf());
            return false;
        }
        followed.insert((nearest_manifest(root, entry.path()), real))
    });
    for step in walk {
        match step {
            Ok(entry) if entry.file_type().is_dir() => {}
            Ok(entry) if entry.file_name() == "Cargo.toml" && entry.file_type().is_file() => {
                found.manifests.extend(entry.path().parent().map(Path::to_path_buf));
            }
            Ok(entry) if is_source(entry.path()) => take_source(entry.path(), &entry, &mut found),
            Ok(_) => {}
            Err(error) => found.problems.extend(explain(&error)),
        }
    }
    found.problems.extend(refused.iter().map(|path| {
        Problem::new(path.display().to_string(), "a link to a folder above the one given: not followed")
    }));
    found
}

fn take_source(path: &Path, entry: &DirEntry, found: &mut Found) {
    if !entry.file_type().is_file() {
        found.problems.push(Problem::new(
            path.display().to_string(),
            "named like a source, but a pipe, socket or device: not read",
        ));
    } else if path.to_str().is_none() {
        found.problems.push(Problem::new(
            path.display().to_string(),
            "the path is not UTF-8, so no finding could name it: rename the file to have it read",
        ));
    } else {
        found.sources.push(path.to_path_buf());
    }
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|e| e == "rs")
}

/// Folders that hold no code of their package: hidden ones, build output, copies of other people's crates.
/// A module may bear any of these names, so below `src` only cargo's own mark tells build output.
fn is_pruned(root: &Path, dir: &DirEntry) -> bool {
    let name = dir.file_name().to_string_lossy();
    match &*name {
        "target" => dir.path().join("CACHEDIR.TAG").is_file() || !is_below_src(root, dir.path()),
        "vendor" => nearest_manifest(root, dir.path()).is_some() && !is_below_src(root, dir.path()),
        _ => name.starts_with('.'),
    }
}

/// The closest folder above `path`, up to `root`, that holds a manifest.
fn nearest_manifest(root: &Path, path: &Path) -> Option<PathBuf> {
    above(root, path).find(|dir| dir.join("Cargo.toml").is_file()).map(Path::to_path_buf)
}

fn is_below_src(root: &Path, path: &Path) -> bool {
    above(root, path)
        .take_while(|dir| !dir.join("Cargo.toml").is_file())
        .any(|dir| dir.file_name().is_some_and(|n| n == "src"))
}

/// The folders above `path`, nearest first, the last being `root`.
fn above<'p>(root: &'p Path, path: &'p Path) -> impl Iterator<Item = &'p Path> {
    path.ancestors().skip(1).take_while(move |dir| dir.starts_with(root))
}

/// What went wrong on the walk, unless it concerns a file that would not have been read anyway.
fn explain(error: &walkdir::Error) -> Option<Problem> {
    let path = error.path()?;
    let at = path.display().to_string();
    if let Some(ancestor) = error.loop_ancestor() {
        return Some(Problem::new(
            at,
            format!("a link back to `{}`, a folder that it lies in: not followed", ancestor.display()),
        ));
    }
    let io = error.io_error()?;
    let is_lost_link = fs::symlink_metadata(path).is_ok_and(|m| m.is_symlink());
    let matters = is_source(path) || path.file_name().is_some_and(|n| n == "Cargo.toml") || !is_lost_link;
    matters.then(|| {
        let what = if is_lost_link && io.kind() == io::ErrorKind::NotFound {
            "a link to nothing: not read".to_owned()
        } else {
            unreadable(io)
        };
        Problem::new(at, what)
    })
}

fn unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "gone since the folder was listed: not read".to_owned(),
        io::ErrorKind::PermissionDenied => "not readable: give this user leave to read it".to_owned(),
        _ => format!("cannot be read: {error}"),
    }
}

/// Reads the files on all cores; the answers stand in the order of `paths`.
pub(super) fn read_all(paths: &[PathBuf]) -> Vec<Result<Arc<str>, Problem>> {
    paths.par_iter().map(|path| read(path).map(Arc::from)).collect()
}

/// Reads one file of text.
///
/// # Errors
/// A problem that names the file, if it is not a regular file, too big, unreadable or not UTF-8.
pub(super) fn read(path: &Path) -> Result<String, Problem> {
    let problem = |what: String| Problem::new(path.display().to_string(), what);
    let meta = fs::metadata(path).map_err(|e| problem(unreadable(&e)))?;
    if !meta.is_file() {
        return Err(problem("not a regular file: not read".into()));
    }
    let too_big = || problem(format!("bigger than {} MiB: not read", MAX_BYTES >> 20));
    if meta.len() > MAX_BYTES {
        return Err(too_big());
    }
    let file = fs::File::open(path).map_err(|e| problem(unreadable(&e)))?;
    let mut bytes = Vec::with_capacity(usize::try_from(meta.len()).unwrap_or(0) + 1);
    // The file may grow while it is read.
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(|e| problem(unreadable(&e)))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(too_big());
    }
    String::from_utf8(bytes).map_err(|e| {
        let good = e.utf8_error().valid_up_to();
        let line = 1 + e.as_bytes()[..good].iter().filter(|b| **b == b'\n').count();
        problem(format!("not UTF-8 from line {line} on: not read; store it as UTF-8 to have it linted"))
    })
}

/// `path` below `base`, with `/`; `None` where it does not lie there.
pub(super) fn relative(base: &Path, path: &Path) -> Option<String> {
    let rest = path.strip_prefix(base).ok()?;
    let parts: Option<Vec<_>> = rest.components().map(|c| c.as_os_str().to_str()).collect();
    Some(parts?.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(files: &[&str]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for file in files {
            let path = dir.path().join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
        dir
    }

    fn sources(dir: &Path) -> Vec<String> {
        find(dir, None).sources.iter().map(|p| relative(dir, p).unwrap()).collect()
    }

    #[test]
    fn build_output_hidden_folders_and_vendored_crates_are_left_out() {
        let dir = tree(&[
            "a/Cargo.toml",
            "a/src/lib.rs",
            "a/src/vendor/mod.rs",
            "a/src/target/mod.rs",
            "a/src/target/debug/CACHEDIR.TAG",
            "a/vendor/b/src/lib.rs",
            "a/target/debug/build/x.rs",
            "a/.git/x.rs",
            "vendor/c/src/lib.rs",
        ]);
        let expected = ["a/src/lib.rs", "a/src/target/mod.rs", "a/src/vendor/mod.rs", "vendor/c/src/lib.rs"];
        assert_eq!(sources(dir.path()), expected);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_once_and_never_upwards() {
        let dir = tree(&["pkg/Cargo.toml", "pkg/src/lib.rs", "shared/wire.rs"]);
        let at = |p: &str| dir.path().join(p);
        std::os::unix::fs::symlink("../../shared", at("pkg/src/shared")).unwrap();
        std::os::unix::fs::symlink("../../shared", at("pkg/src/again")).unwrap();
        std::os::unix::fs::symlink("..", at("pkg/src/loop")).unwrap();
        std::os::unix::fs::symlink("nowhere", at("pkg/src/lost.rs")).unwrap();
        let found = find(&at("pkg"), None);
        let names: Vec<_> = found.sources.iter().map(|p| relative(&at("pkg"), p).unwrap()).collect();
        assert_eq!(names, ["src/again/wire.rs", "src/lib.rs"]);
        let mut said: Vec<_> =
            found.problems.iter().map(|p| (&p.at[dir.path().as_os_str().len()..], &*p.what)).collect();
        said.sort_unstable();
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].0 == "/pkg/src/loop" && said[0].1.contains("not followed"), "{said:?}");
        assert!(said[1].0 == "/pkg/src/lost.rs" && said[1].1.contains("a link to nothing"), "{said:?}");
    }

    #[test]
    fn text_that_is_not_utf8_is_named_with_its_line() {
        let dir = tree(&[]);
        let path = dir.path().join("x.rs");
        fs::write(&path, b"fn a() {}\n// \xff\n").unwrap();
        let problem = read(&path).unwrap_err();
        assert!(problem.at.ends_with("x.rs") && problem.what.contains("from line 2"), "{problem:?}");
    }
}
