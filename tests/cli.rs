//! The program from outside: what it prints where, and with which exit code it ends.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use nodelay_lint::workspace::{Members, Wanted, load_workspace};
use tempfile::TempDir;

struct Tree(TempDir);

impl Tree {
    fn new(files: &[(&str, &str)]) -> Self {
        let tree = Self(tempfile::tempdir().unwrap());
        for (path, text) in files {
            tree.write(path, text.as_bytes());
        }
        tree
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, path: &str, bytes: &[u8]) {
        let path = self.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::cargo_bin("cargo-nodelay-lint").unwrap();
        command.current_dir(self.path()).args(args).output().unwrap()
    }

    /// Every path below with its length, so that a write of any kind shows.
    fn listing(&self) -> Vec<(String, u64)> {
        let entries = walkdir::WalkDir::new(self.path()).sort_by_file_name().into_iter().map(Result::unwrap);
        entries.map(|e| (e.path().display().to_string(), e.metadata().unwrap().len())).collect()
    }
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("ended by a signal")
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

/// The rows of `--format json`: header, findings, summary.
fn rows(output: &Output) -> Vec<serde_json::Value> {
    out(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const MANIFEST: &str = "[package]\nname = \"sample\"\nversion = \"0.1.0\"\nedition = \"2021\"\n";

fn quiet_package() -> Tree {
    Tree::new(&[("Cargo.toml", MANIFEST), ("src/lib.rs", "pub fn sum(a: u8, b: u8) -> u8 {\n    a + b\n}\n")])
}

#[test]
fn nothing_found_is_0_and_shows_what_was_read() {
    let tree = quiet_package();
    for args in [&["--no-cargo", "."][..], &["nodelay-lint", "--no-cargo", "."], &["nodelay-lint"], &[]] {
        let output = tree.run(args);
        assert_eq!(code(&output), 0, "{args:?}: {}", err(&output));
        assert!(out(&output).contains("read: 1 file\n"), "{args:?}: {}", out(&output));
        assert!(out(&output).ends_with("findings: none\n"), "{args:?}: {}", out(&output));
        assert_eq!(err(&output), "");
    }
}

#[test]
fn the_short_format_keeps_stdout_for_findings() {
    let output = quiet_package().run(&["--no-cargo", ".", "--format", "short"]);
    assert_eq!((code(&output), out(&output)), (0, ""));
    assert!(err(&output).contains("findings: none"), "{}", err(&output));
}

#[test]
fn json_begins_with_the_tool_and_ends_with_the_summary() {
    let output = quiet_package().run(&["--format=json", "--no-cargo", "."]);
    let rows = rows(&output);
    assert_eq!(rows.len(), 2, "{}", out(&output));
    assert_eq!(rows[0]["schema"], 1);
    assert_eq!(rows[0]["tool"], "cargo-nodelay-lint");
    assert_eq!(rows[0]["version"], env!("CARGO_PKG_VERSION"));
    let summary = &rows[1]["summary"];
    assert_eq!((&summary["files"], &summary["exit"]), (&1.into(), &0.into()));
    for field in ["opened", "accepted", "nagle_on", "lost", "not_parsed", "hidden", "counts", "problems"] {
        assert!(!summary[field].is_null(), "{field}");
    }
}

#[test]
fn nothing_to_lint_is_2_and_says_what_to_do() {
    let empty = Tree::new(&[]);
    let output = empty.run(&["--no-cargo", "."]);
    assert_eq!((code(&output), out(&output)), (2, ""));
    assert!(err(&output).contains("no .rs file could be read below `.`"), "{}", err(&output));

    let output = empty.run(&["--no-cargo", "nowhere"]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("`nowhere` is not a folder: it does not exist"), "{}", err(&output));

    let output = empty.run(&[]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("no Cargo.toml in"), "{}", err(&output));
    assert!(err(&output).contains("--no-cargo DIR") && err(&output).contains("--manifest-path"));

    let output = empty.run(&["--manifest-path", "Cargo.toml"]);
    assert_eq!(code(&output), 2);
    assert!(err(&output).contains("`Cargo.toml`"), "{}", err(&output));
}

#[test]
fn a_manifest_that_cargo_refuses_is_2_with_cargos_words() {
    let tree = Tree::new(&[("Cargo.toml", "[package]\nname = 7\n"), ("src/lib.rs", "")]);
    let output = tree.run(&[]);
    assert_eq!(code(&output), 2);
    assert!(
        err(&output).contains("cargo metadata") && err(&output).contains("Cargo.toml"),
        "{}",
        err(&output)
    );
}

#[test]
fn mistakes_in_the_arguments_are_2() {
    let tree = quiet_package();
    for (args, said) in [
        (&["-A", "split_writes"][..], "did you mean `split_write`?"),
        (&["--deny", "nonsense", "--no-cargo", "."], "unknown lint `nonsense`"),
        (&["--min-confidence", "mid"], "medium"),
        (&["--fail-on", "confirmed"], "needs `--probe`"),
        (&["--probe=api"], "not there yet"),
        (&["--no-such-option"], "--no-such-option"),
        (&["."], "--no-cargo"),
        (&["--no-cargo"], "DIR"),
        (&["--no-cargo", ".", "-p", "sample"], "cannot be used with"),
        (&["-p", "simple"], "did you mean `sample`?"),
        (&["--exclude", "sample"], "every package of this workspace is excluded"),
        (&["--explain", "nodelay_disable"], "did you mean `nodelay_disabled`?"),
        (&["--explain", "tokyo"], "did you mean `tokio`?"),
        (&["probe"], "--pattern"),
        (&["probe", "--pattern", "0"], "0"),
    ] {
        let output = tree.run(args);
        assert_eq!((code(&output), out(&output)), (2, ""), "{args:?}");
        assert!(err(&output).contains(said), "{args:?}: {}", err(&output));
    }
}

#[test]
fn lints_are_listed_and_explained() {
    let tree = Tree::new(&[]);
    let listed = tree.run(&["--list"]);
    assert_eq!(code(&listed), 0);
    assert_eq!(out(&listed).lines().count(), 9);
    for line in out(&listed).lines() {
        let id = line.split_whitespace().next().unwrap();
        let explained = tree.run(&["--explain", &id.replace('_', "-")]);
        assert_eq!(code(&explained), 0, "{id}");
        assert!(out(&explained).starts_with(id) && out(&explained).contains("How to mend it"), "{id}");
    }
    let about_crate = tree.run(&["--explain", "tokio"]);
    assert_eq!(code(&about_crate), 0);
    assert!(out(&about_crate).contains("tokio::net::TcpStream::connect"), "{}", out(&about_crate));
}

#[test]
fn help_and_version_are_0() {
    for (args, said) in [
        (&["--help"][..], "--probe-required"),
        (&["-h"], "Exit code:\n  0  nothing above a note"),
        (&["nodelay-lint", "--help"], "cargo nodelay-lint"),
        (&["probe", "--help"], "--lifetime"),
        (&["--version"], env!("CARGO_PKG_VERSION")),
    ] {
        let output = Tree::new(&[]).run(args);
        assert_eq!(code(&output), 0, "{args:?}");
        assert!(out(&output).contains(said), "{args:?}: {}", out(&output));
    }
}

#[test]
fn what_cannot_be_read_is_named_and_the_rest_is_linted() {
    let tree = quiet_package();
    tree.write("src/latin.rs", b"// gr\xfc\xdfe\n");
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("..", tree.path().join("src/loop")).unwrap();
        std::os::unix::fs::symlink("nowhere.rs", tree.path().join("src/lost.rs")).unwrap();
        let pipe = std::ffi::CString::new(tree.path().join("src/pipe.rs").to_str().unwrap()).unwrap();
        // SAFETY: the path is a C string that lives until the call is over.
        assert_eq!(unsafe { libc::mkfifo(pipe.as_ptr(), 0o600) }, 0);
    }
    for args in [&["--no-cargo", "."][..], &[]] {
        let output = tree.run(args);
        assert_eq!(code(&output), 0, "{args:?}: {}", err(&output));
        assert!(out(&output).contains("read: 1 file\n"), "{}", out(&output));
        let mut expected = vec![("latin.rs", "not UTF-8 from line 1")];
        if cfg!(unix) {
            expected.extend([
                ("src/loop", "not followed"),
                ("lost.rs", "a link to nothing"),
                ("pipe.rs", "a pipe, socket or device"),
            ]);
        }
        for (file, said) in expected {
            let line = err(&output).lines().find(|line| line.contains(file)).unwrap_or_default();
            assert!(line.starts_with("problem: ") && line.contains(said), "{file}: {}", err(&output));
        }
        assert_eq!(tree.run(&[args, &["-q"]].concat()).stderr, b"");
    }
}

#[test]
fn plain_folders_and_workspaces_are_left_as_they_were() {
    let tree = quiet_package();
    let before = tree.listing();
    assert_eq!(code(&tree.run(&["--no-cargo", "."])), 0);
    assert_eq!(code(&tree.run(&[])), 0);
    assert_eq!(tree.listing(), before, "no Cargo.lock, no target folder");
}

#[test]
fn no_cargo_runs_nothing() {
    let tree = quiet_package();
    let mut command = Command::cargo_bin("cargo-nodelay-lint").unwrap();
    command.current_dir(tree.path()).env("PATH", "").env("CARGO", "/nonexistent/cargo");
    let output = command.args(["--no-cargo", "."]).output().unwrap();
    assert_eq!(code(&output), 0, "{}", err(&output));
}

/// Names of the workspace's packages with a target that is to be linted.
fn linted(tree: &Tree, members: &Members, wanted: Wanted) -> Vec<String> {
    let loaded = load_workspace(Some(&tree.path().join("Cargo.toml")), members, wanted).unwrap();
    assert_eq!(loaded.packages.len(), 3, "the others are read as well: code may lead into them");
    let mut names = Vec::new();
    for package in &loaded.packages {
        assert_eq!(package.root, ".");
        assert!(package.targets.iter().all(|t| package.files.iter().any(|f| f.path == t.root_file)));
        if package.targets.iter().any(|t| t.linted) {
            names.push(format!("{}{}", package.prefix, package.name));
        }
    }
    names
}

#[test]
fn members_are_selected_and_the_others_left_out() {
    let member =
        |name: &str| format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2021\"\n");
    let tree = Tree::new(&[
        ("Cargo.toml", "[workspace]\nmembers = [\"a\", \"b\", \"examples/c\"]\nresolver = \"2\"\n"),
        ("a/Cargo.toml", &(member("a") + "[dependencies]\nb = { path = \"../b\" }\n")),
        ("a/src/lib.rs", ""),
        ("a/tests/it.rs", ""),
        ("b/Cargo.toml", &member("b")),
        ("b/src/lib.rs", ""),
        ("examples/c/Cargo.toml", &member("c")),
        ("examples/c/src/main.rs", "fn main() {}"),
        ("b/stranger/Cargo.toml", "[package]\nname = \"stranger\"\n[workspace]\n"),
        ("b/stranger/src/lib.rs", ""),
    ]);
    let names = |names: &[&str]| names.iter().map(|n| (*n).to_owned()).collect::<Vec<_>>();
    let all = Members::default();
    let only = |spec: &str| Members { only: names(&[spec]), without: vec![] };
    let without = Members { only: vec![], without: names(&["a"]) };
    let usual = Wanted::default();
    assert_eq!(linted(&tree, &all, usual), ["a/a", "b/b"]);
    assert_eq!(linted(&tree, &all, Wanted::ALL), ["a/a", "b/b", "examples/c/c"]);
    assert_eq!(linted(&tree, &only("a"), usual), ["a/a"]);
    assert_eq!(linted(&tree, &only("c"), usual), ["examples/c/c"], "who names a package means it");
    assert_eq!(linted(&tree, &only("?"), usual), ["a/a", "b/b", "examples/c/c"]);
    assert_eq!(linted(&tree, &without, usual), ["b/b"]);

    let tests = Wanted { tests: true, ..usual };
    let loaded = load_workspace(Some(&tree.path().join("Cargo.toml")), &all, tests).unwrap();
    let roots = loaded.packages.iter().flat_map(|p| &p.targets).map(|t| t.root_file.as_str());
    assert_eq!(roots.collect::<Vec<_>>(), ["src/lib.rs", "tests/it.rs", "src/lib.rs"]);
    assert!(loaded.packages[0].deps.contains_key("b"));
}

#[test]
fn colours_are_for_terminals_unless_asked_for() {
    let tree = Tree::new(&[]);
    for (color, expected) in [("auto", false), ("never", false), ("always", true)] {
        let output = tree.run(&["--color", color, "-A", "nonsense", "--no-cargo", "."]);
        assert_eq!(err(&output).contains("\u{1b}["), expected, "{color}: {}", err(&output));
    }
}

#[test]
fn names_from_the_disk_cannot_steer_the_terminal() {
    let tree = quiet_package();
    tree.write("src/\u{1b}[31m\u{202e}.rs", b"\xff");
    for format in ["human", "short", "json"] {
        let output = tree.run(&["--no-cargo", ".", "--format", format]);
        let text = format!("{}{}", out(&output), err(&output));
        assert!(!text.contains(['\u{1b}', '\u{202e}']), "{format}: {text}");
        assert!(text.contains("1b") && text.contains("202e"), "{format}: {text}");
    }
}

#[test]
fn brackets_nested_ten_thousand_deep_are_survived() {
    let tree = quiet_package();
    for (name, open, close) in [("round", "(", ")"), ("square", "[", "]"), ("curly", "{", "}")] {
        let nest = format!("const X: () = {}{};\n", open.repeat(10_000), close.repeat(10_000));
        tree.write(&format!("src/{name}.rs"), nest.as_bytes());
    }
    tree.write("src/lib.rs", b"mod round;\nmod square;\nmod curly;\n");
    let output = tree.run(&["--no-cargo", "."]);
    assert_eq!(code(&output), 0, "{}", err(&output));
    assert!(out(&output).contains("read: 4 files"), "{}", out(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn a_pattern_replayed_by_hand_gives_a_verdict() {
    let tree = Tree::new(&[]);
    let output = tree.run(&["probe", "--pattern", "1064", "--format", "json"]);
    let rows = rows(&output);
    assert_eq!(rows.len(), 3, "{}", out(&output));
    let exit = rows[2]["summary"]["exit"].as_i64().unwrap();
    assert_eq!(i64::from(code(&output)), exit);
    // On a host without a usable loopback there is no verdict, and the code says so.
    let expected = if rows[1]["probe"]["verdict"] == "latent" { 0 } else { 2 };
    assert_eq!(exit, expected, "{}", out(&output));
}
