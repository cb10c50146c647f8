//! A package's targets from its manifest and its files, as cargo discovers them.

use std::collections::BTreeSet;

use toml::{Table, Value};

use super::manifest::Manifest;
use super::{SourceFile, Target, TargetKind};

/// All targets; none is marked to be linted yet. The second answer says what the manifest names and the
/// files lack.
pub(super) fn discover(
    manifest: &Manifest,
    edition: u16,
    files: &BTreeSet<&str>,
) -> (Vec<Target>, Vec<(TargetKind, String)>) {
    let mut finder = Finder { manifest, edition, files, targets: Vec::new(), lacking: Vec::new() };
    finder.add_library();
    for kind in [TargetKind::Bin, TargetKind::Example, TargetKind::Test, TargetKind::Bench] {
        finder.named(kind);
        finder.found(kind);
    }
    finder.build_scripts();
    (finder.targets, finder.lacking)
}

struct Finder<'a> {
    manifest: &'a Manifest,
    edition: u16,
    files: &'a BTreeSet<&'a str>,
    targets: Vec<Target>,
    lacking: Vec<(TargetKind, String)>,
}

/// The manifest's words for a kind: its section, the switch for discovery, the folder.
fn words(kind: TargetKind) -> (&'static str, &'static str, &'static str) {
    match kind {
        TargetKind::Example => ("example", "autoexamples", "examples"),
        TargetKind::Test => ("test", "autotests", "tests"),
        TargetKind::Bench => ("bench", "autobenches", "benches"),
        TargetKind::Lib | TargetKind::Bin | TargetKind::BuildScript => ("bin", "autobins", "src/bin"),
    }
}

pub(super) fn crate_name(name: &str) -> String {
    name.replace('-', "_")
}

impl Finder<'_> {
    fn push(&mut self, name: &str, kind: TargetKind, root_file: &str) {
        let root_file = tidy(root_file);
        let is_known = |t: &Target| t.kind == kind && t.root_file == root_file;
        if !self.files.contains(root_file.as_str()) {
            self.lacking
                .push((kind, format!("names `{root_file}` as the root of `{name}`, but it was not read")));
        } else if !self.targets.iter().any(is_known) {
            self.targets.push(Target { name: crate_name(name), kind, root_file, linted: false });
        }
    }

    fn add_library(&mut self) {
        let section = self.manifest.section("lib");
        let field = |key| section.and_then(|s| s.get(key)).and_then(Value::as_str);
        let package = self.manifest.name();
        let name = field("name").unwrap_or(&package).to_owned();
        let is_on = self.switch("autolib", true);
        if let Some(path) = field("path") {
            self.push(&name, TargetKind::Lib, path);
        } else if self.files.contains("src/lib.rs") && (section.is_some() || is_on) {
            self.push(&name, TargetKind::Lib, "src/lib.rs");
        } else if section.is_some() {
            self.push(&name, TargetKind::Lib, &format!("src/{}.rs", crate_name(&name)));
        }
    }

    /// Targets with a section of their own.
    fn named(&mut self, kind: TargetKind) {
        let (section, _, folder) = words(kind);
        let package = self.manifest.name();
        for table in self.manifest.list(section) {
            let Some(name) = table.get("name").and_then(Value::as_str) else { continue };
            if let Some(path) = table.get("path").and_then(Value::as_str) {
                self.push(name, kind, path);
                continue;
            }
            let mut places = vec![format!("{folder}/{name}.rs"), format!("{folder}/{name}/main.rs")];
            if kind == TargetKind::Bin {
                let main = "src/main.rs".to_owned();
                // The package's own name is the main program's, whatever else lies in `src/bin`.
                places.insert(if name == package { 0 } else { places.len() }, main);
            }
            let place = places.iter().find(|p| self.files.contains(p.as_str())).unwrap_or(&places[0]);
            self.push(name, kind, place);
        }
    }

    /// Targets that lie where cargo looks for them.
    fn found(&mut self, kind: TargetKind) {
        let (section, switch, folder) = words(kind);
        let named = self.manifest.list(section);
        // Edition 2015 stops looking as soon as one is named.
        if !self.switch(switch, self.edition > 2015 || named.is_empty()) {
            return;
        }
        let package = self.manifest.name();
        let names: BTreeSet<&str> =
            named.iter().filter_map(|t| t.get("name").and_then(Value::as_str)).collect();
        let mut places = Vec::new();
        if kind == TargetKind::Bin && self.files.contains("src/main.rs") {
            places.push((package.as_str(), "src/main.rs"));
        }
        for file in self.files {
            let Some(rest) = file.strip_prefix(folder).and_then(|r| r.strip_prefix('/')) else { continue };
            match rest.strip_suffix("/main.rs").or_else(|| rest.strip_suffix(".rs")) {
                Some(name) if !name.contains('/') => places.push((name, file)),
                _ => {}
            }
        }
        for (name, file) in places {
            if !names.contains(name) {
                self.push(name, kind, file);
            }
        }
    }

    fn build_scripts(&mut self) {
        let name = "build_script_build";
        match self.manifest.package().and_then(|p| p.get("build")) {
            Some(Value::Boolean(false)) => {}
            Some(Value::String(path)) => self.push(name, TargetKind::BuildScript, path),
            Some(Value::Array(paths)) => {
                for path in paths.iter().filter_map(Value::as_str) {
                    self.push(name, TargetKind::BuildScript, path);
                }
            }
            _ if self.files.contains("build.rs") => self.push(name, TargetKind::BuildScript, "build.rs"),
            _ => {}
        }
    }

    fn switch(&self, key: &str, default: bool) -> bool {
        let package: Option<&Table> = self.manifest.package();
        package.and_then(|p| p.get(key)).and_then(Value::as_bool).unwrap_or(default)
    }
}

/// `./src/x.rs` and `src//x.rs` as `src/x.rs`.
fn tidy(path: &str) -> String {
    let path = path.replace('\\', "/");
    path.split('/').filter(|part| !part.is_empty() && *part != ".").collect::<Vec<_>>().join("/")
}

/// The roots of a folder without a manifest: the usual places, and every other file that no file of the
/// folder names as a module, includes or points a `#[path]` at.
pub(super) fn of_loose_files(folder: &str, files: &[SourceFile]) -> Vec<Target> {
    let named = Named::of(files);
    let mut targets = Vec::new();
    for file in files {
        let (dir, base) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
        let stem = base.strip_suffix(".rs").unwrap_or(base);
        let is_usual =
            matches!(base, "main.rs" | "lib.rs") || dir == "src/bin" || base == "build.rs" && dir.is_empty();
        if !is_usual && named.has(dir, stem) {
            continue;
        }
        let kind = loose_kind(&file.path, &file.text);
        let own_folder =
            if matches!(dir, "" | "src") { folder } else { dir.rsplit('/').next().unwrap_or(folder) };
        let name = if matches!(stem, "main" | "lib" | "mod") { own_folder } else { stem };
        targets.push(Target { name: crate_name(name), kind, root_file: file.path.clone(), linted: false });
    }
    targets
}

fn loose_kind(path: &str, text: &str) -> TargetKind {
    let folder = path.split('/').rev().skip(1).find_map(|part| match part {
        "tests" => Some(TargetKind::Test),
        "examples" => Some(TargetKind::Example),
        "benches" => Some(TargetKind::Bench),
        _ => None,
    });
    match folder {
        Some(kind) => kind,
        None if path == "build.rs" => TargetKind::BuildScript,
        None if path.ends_with("main.rs") || text.contains("fn main(") => TargetKind::Bin,
        None => TargetKind::Lib,
    }
}

/// The names under which files of a folder speak of others. Read from the bare text: a name in a comment
/// costs at most a root that nothing else leads to.
#[derive(Default)]
struct Named<'a> {
    /// Folder of the naming file's modules, and the name behind `mod`.
    modules: BTreeSet<(String, &'a str)>,
    /// Last names of paths in `#[path = "…"]` and `include!("…")`.
    paths: BTreeSet<&'a str>,
}

impl<'a> Named<'a> {
    fn of(files: &'a [SourceFile]) -> Self {
        let mut named = Self::default();
        for file in files {
            let stem = file.path.strip_suffix(".rs").unwrap_or(&file.path);
            let dir = stem.rsplit_once('/').map_or("", |(dir, _)| dir);
            for line in file.text.lines().map(str::trim_start) {
                if let Some(name) = declared_module(line) {
                    // A root's modules lie beside it, another file's below its own name.
                    named.modules.insert((dir.to_owned(), name));
                    named.modules.insert((stem.to_owned(), name));
                }
                if line.contains("path") || line.contains("include!") {
                    let quoted = line.split('"').filter(|part| part.ends_with(".rs"));
                    named.paths.extend(quoted.filter_map(|part| part.rsplit('/').next()));
                }
            }
        }
        named
    }

    fn has(&self, dir: &str, stem: &str) -> bool {
        let (dir, name) = match (stem, dir.rsplit_once('/')) {
            ("mod", Some((above, own))) => (above, own),
            ("mod", None) => ("", dir),
            _ => (dir, stem),
        };
        let file = format!("{stem}.rs");
        self.paths.contains(file.as_str()) || self.modules.contains(&(dir.to_owned(), name))
    }
}

/// `name` of a line `mod name;`, with or without visibility.
fn declared_module(line: &str) -> Option<&str> {
    let line = match line.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1.trim_start(),
        Some(rest) => rest.trim_start(),
        None => line,
    };
    let name = line.strip_prefix("mod ")?.split(';').next()?.trim();
    let name = name.strip_prefix("r#").unwrap_or(name);
    (line.contains(';') && name.chars().all(|c| c.is_alphanumeric() || c == '_')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets(manifest: &str, files: &[&str]) -> Vec<(TargetKind, String, String)> {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(dir.path().join("Cargo.toml"), manifest).unwrap();
        let manifest = Manifest::read(dir.path()).unwrap();
        let files = files.iter().copied().collect();
        let (targets, lacking) = discover(&manifest, manifest.edition(None), &files);
        assert_eq!(lacking, []);
        targets.into_iter().map(|t| (t.kind, t.name, t.root_file)).collect()
    }

    fn row(kind: TargetKind, name: &str, file: &str) -> (TargetKind, String, String) {
        (kind, name.to_owned(), file.to_owned())
    }

    #[test]
    fn targets_lie_where_cargo_finds_them() {
        use TargetKind::{Bench, Bin, BuildScript, Example, Lib, Test};
        let found = targets(
            "[package]\nname = \"my-app\"\nedition = \"2021\"\n[[bin]]\nname = \"tool\"\npath = \"./src/bin/t.rs\"\n",
            &[
                "build.rs",
                "src/lib.rs",
                "src/main.rs",
                "src/bin/one.rs",
                "src/bin/t.rs",
                "src/bin/two/main.rs",
                "src/bin/two/part.rs",
                "tests/it.rs",
                "tests/common/mod.rs",
                "tests/deep/main.rs",
                "examples/show.rs",
                "benches/b.rs",
            ],
        );
        let expected = [
            row(Lib, "my_app", "src/lib.rs"),
            row(Bin, "tool", "src/bin/t.rs"),
            row(Bin, "my_app", "src/main.rs"),
            row(Bin, "one", "src/bin/one.rs"),
            row(Bin, "two", "src/bin/two/main.rs"),
            row(Example, "show", "examples/show.rs"),
            row(Test, "deep", "tests/deep/main.rs"),
            row(Test, "it", "tests/it.rs"),
            row(Bench, "b", "benches/b.rs"),
            row(BuildScript, "build_script_build", "build.rs"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn discovery_can_be_switched_off_and_stops_by_itself_in_edition_2015() {
        let files = ["src/main.rs", "src/bin/other.rs", "lib/root.rs"];
        let off = "[package]\nname = \"a\"\nedition = \"2018\"\nautobins = false\n[lib]\nname = \"x\"\npath = \"lib/root.rs\"\n";
        assert_eq!(targets(off, &files), [row(TargetKind::Lib, "x", "lib/root.rs")]);
        let old = "[package]\nname = \"a\"\n[[bin]]\nname = \"a\"\n";
        assert_eq!(targets(old, &files), [row(TargetKind::Bin, "a", "src/main.rs")]);
    }

    #[test]
    fn loose_files_are_roots_unless_another_names_them() {
        let file = |path: &str, text: &str| SourceFile { path: path.into(), text: text.into() };
        let files = [
            file("client.rs", "pub(crate) mod wire;\nfn main() {}"),
            file("lone.rs", "// mod nothing\n"),
            file("shared.rs", ""),
            file("tests/t.rs", "#[path = \"../shared.rs\"]\nmod s;"),
            file("wire.rs", "mod deep;"),
            file("wire/deep.rs", ""),
        ];
        let found: Vec<_> =
            of_loose_files("folder", &files).into_iter().map(|t| (t.kind, t.name, t.root_file)).collect();
        let expected = [
            row(TargetKind::Bin, "client", "client.rs"),
            row(TargetKind::Lib, "lone", "lone.rs"),
            row(TargetKind::Test, "t", "tests/t.rs"),
        ];
        assert_eq!(found, expected);
    }
}
