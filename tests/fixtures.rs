//! Every fixture's findings against the marks in its sources, under every lint.
//!
//! A mark stands at the end of the line that the finding names: `//~ lint`, then in any order an impact and
//! a confidence where the fixture cares (`//~ split_write stall high`); a second finding on that line
//! follows behind another `//~`. What bears no mark must stay silent. A file whose text says
//! `Look-alikes of: lint, lint` promises that it holds code that resembles those faults and is not one.

mod fixture_marks;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use fixture_marks::{FixtureSources, Mark};
use serde_json::Value;

/// The keys of a finding's row, as the README promises them to scripts.
const KEYS: [&str; 23] = [
    "lint",
    "level",
    "confidence",
    "impact",
    "scope",
    "message",
    "package",
    "version",
    "root",
    "file",
    "line",
    "column",
    "end_line",
    "end_column",
    "byte_start",
    "byte_end",
    "api",
    "fact",
    "trail",
    "also",
    "fix",
    "fingerprint",
    "probe",
];

/// One fixture: what its marks say, and what the tool said.
struct Run {
    name: String,
    sources: FixtureSources,
    exit: Option<i32>,
    stderr: String,
    rows: Vec<Value>,
}

impl Run {
    fn findings(&self) -> impl Iterator<Item = &Value> {
        self.rows.iter().filter(|row| row.get("lint").is_some())
    }
}

/// All fixtures, run once for all tests of this file.
fn runs() -> &'static [Run] {
    static RUNS: OnceLock<Vec<Run>> = OnceLock::new();
    RUNS.get_or_init(|| fixture_dirs().iter().map(|dir| run(dir)).collect())
}

fn fixture_dirs() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let entries = std::fs::read_dir(&root).expect("the folder fixtures/");
    let mut dirs: Vec<PathBuf> =
        entries.map(|e| e.unwrap().path()).filter(|p| p.join("Cargo.toml").is_file()).collect();
    dirs.sort();
    // For work on one of them: FIXTURES=lab,rpc_ runs those whose names hold one of the words.
    if let Ok(words) = std::env::var("FIXTURES") {
        dirs.retain(|dir| {
            words.split(',').any(|word| dir.file_name().unwrap().to_string_lossy().contains(word))
        });
        return dirs;
    }
    assert!(dirs.len() > 40, "only {} fixtures found in {}", dirs.len(), root.display());
    dirs
}

fn tool() -> Command {
    let mut tool = Command::new(env!("CARGO_BIN_EXE_cargo-nodelay-lint"));
    tool.arg("nodelay-lint");
    tool
}

fn run(dir: &Path) -> Run {
    let name = dir.file_name().unwrap().to_string_lossy().into_owned();
    let out = tool().args(["--no-cargo", "--format", "json"]).arg(dir).output().expect("the built binary");
    let stdout = String::from_utf8(out.stdout).expect("JSON is UTF-8");
    let rows = stdout
        .lines()
        .map(|line| {
            serde_json::from_str(line)
                .unwrap_or_else(|e| panic!("{name}: not one JSON object a line: {e}: {line}"))
        })
        .collect();
    let stderr = String::from_utf8_lossy(&out.stderr).into_owned();
    Run { name, sources: FixtureSources::read(dir), exit: out.status.code(), stderr, rows }
}

/// A finding's row as the mark that would expect exactly it.
fn said(row: &Value) -> Mark {
    let word = |key: &str| row[key].as_str().unwrap_or("?").to_owned();
    Mark {
        file: word("file"),
        line: row["line"].as_u64().unwrap_or(0) as usize,
        lint: word("lint"),
        impact: Some(word("impact")),
        confidence: Some(word("confidence")),
    }
}

#[test]
fn findings_match_the_marks() {
    let mut diff = String::new();
    for run in runs() {
        let mut unexpected: Vec<Mark> = run.findings().map(said).collect();
        let mut missing = Vec::new();
        // A mark that says more is matched first, lest a vaguer one on its line take its finding.
        let mut marks = run.sources.marks.clone();
        marks.sort_by_key(|m| !(m.impact.is_some() || m.confidence.is_some()));
        for mark in marks {
            match unexpected.iter().position(|finding| mark.expects(finding)) {
                Some(at) => drop(unexpected.remove(at)),
                None => missing.push(mark),
            }
        }
        if missing.is_empty() && unexpected.is_empty() {
            continue;
        }
        writeln!(diff, "\nfixtures/{} (exit {:?})", run.name, run.exit).unwrap();
        for mark in &missing {
            writeln!(diff, "  missing     {mark}").unwrap();
        }
        for finding in &unexpected {
            writeln!(diff, "  unexpected  {finding}").unwrap();
            writeln!(diff, "              {}", run.sources.line(&finding.file, finding.line).trim()).unwrap();
        }
        if run.rows.is_empty() {
            writeln!(diff, "  no output at all; stderr: {}", run.stderr.trim()).unwrap();
        }
    }
    assert!(diff.is_empty(), "findings and marks differ:\n{diff}");
}

#[test]
fn exit_code_says_whether_anything_is_above_a_note() {
    for run in runs() {
        let loud = run.findings().any(|row| row["level"] != "note");
        assert_eq!(run.exit, Some(i32::from(loud)), "fixtures/{}: {}", run.name, run.stderr);
    }
}

#[test]
fn level_follows_from_lint_and_impact() {
    for run in runs() {
        for row in run.findings() {
            let (lint, impact) = (row["lint"].as_str().unwrap(), row["impact"].as_str().unwrap());
            // A disabled or ineffective setting is loud or quiet by what was meant, so both are right there.
            if matches!(lint, "nodelay_disabled" | "nodelay_ineffective") {
                continue;
            }
            let quiet = matches!(impact, "latent" | "packets" | "delay") || lint == "nodelay_off_by_default";
            let expected = if quiet { "note" } else { "warning" };
            assert_eq!(row["level"], expected, "fixtures/{}: {lint} {impact}", run.name);
        }
    }
}

#[test]
fn output_is_framed_by_a_header_and_a_summary() {
    for run in runs() {
        let (first, last) = (run.rows.first(), run.rows.last());
        assert_eq!(first.map(|r| &r["schema"]), Some(&Value::from(1)), "fixtures/{}", run.name);
        assert!(
            first.is_some_and(|r| r["tool"].is_string() && r["version"].is_string()),
            "fixtures/{}",
            run.name
        );
        assert!(last.is_some_and(|r| r["summary"].is_object()), "fixtures/{}", run.name);
        assert_eq!(run.findings().count() + 2, run.rows.len(), "fixtures/{}: rows of no kind", run.name);
    }
}

#[test]
fn rows_have_every_key_of_the_schema() {
    for run in runs() {
        for row in run.findings() {
            for key in KEYS {
                assert!(row.get(key).is_some(), "fixtures/{}: no `{key}` in {row}", run.name);
            }
            assert_eq!(row["scope"], "src", "fixtures/{}: only lib and bins are linted: {row}", run.name);
            assert_eq!(row["package"], run.name.as_str(), "fixtures/{}", run.name);
            for text in ["message", "api", "fingerprint"] {
                assert!(row[text].as_str().is_some_and(|s| !s.is_empty()), "empty `{text}` in {row}");
            }
            assert!(row["trail"].is_array() && row["also"].is_array(), "lists in {row}");
            assert!(row["probe"].is_null(), "nobody asked for a probe: {row}");
            for step in row["trail"].as_array().unwrap() {
                for key in ["file", "line", "column", "what"] {
                    assert!(step.get(key).is_some(), "no `{key}` in the trail of {row}");
                }
            }
        }
    }
}

/// "Latent" alone tells a user nothing: the message must say what would turn it into a stall.
#[test]
fn latent_findings_say_what_would_make_them_stall() {
    for run in runs() {
        for row in run.findings().filter(|row| row["impact"] == "latent") {
            let message = row["message"].as_str().unwrap();
            let text = message.to_lowercase();
            assert_ne!(text.trim(), "latent");
            assert!(
                ["second write", "stream", "pipelin", "reuse", "preamble"].iter().any(|w| text.contains(w)),
                "fixtures/{}: no condition in {message:?}",
                run.name
            );
        }
    }
}

#[test]
fn spans_lie_on_the_method_name_or_the_last_path_segment() {
    for run in runs() {
        for row in run.findings() {
            let file = row["file"].as_str().unwrap();
            let at = |key: &str| row[key].as_u64().unwrap_or_else(|| panic!("`{key}` in {row}")) as usize;
            let text = run.sources.text(file);
            let (start, end) = (at("byte_start"), at("byte_end"));
            let name =
                text.get(start..end).unwrap_or_else(|| panic!("bytes {start}..{end} of {file}: {row}"));
            let is_name = name.chars().all(|c| c.is_alphanumeric() || c == '_') && !name.is_empty();
            assert!(is_name, "fixtures/{}: the span holds {name:?}: {row}", run.name);
            assert_eq!(place(text, start), (at("line"), at("column")), "start of {name:?} in {row}");
            assert_eq!(place(text, end), (at("end_line"), at("end_column")), "end of {name:?} in {row}");
        }
    }
}

/// 1-based line and column, columns in characters.
fn place(text: &str, byte: usize) -> (usize, usize) {
    let before = &text[..byte];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}

#[test]
fn fixes_have_a_title_and_edits_that_fit_the_file() {
    let mut lints_with_a_fix = BTreeSet::new();
    for run in runs() {
        for row in run.findings() {
            let fix = &row["fix"];
            if fix.is_null() {
                continue;
            }
            lints_with_a_fix.insert(row["lint"].as_str().unwrap());
            assert!(fix["title"].as_str().is_some_and(|t| !t.trim().is_empty()), "no title: {row}");
            let trusted = ["MachineApplicable", "MaybeIncorrect", "HasPlaceholders", "Unspecified"];
            assert!(trusted.contains(&fix["applicability"].as_str().unwrap_or("")), "applicability: {row}");
            for edit in fix["edits"].as_array().expect("a list of edits") {
                let text = run.sources.text(edit["file"].as_str().unwrap());
                let range = edit["byte_start"].as_u64().unwrap() as usize
                    ..edit["byte_end"].as_u64().unwrap() as usize;
                assert!(text.get(range).is_some(), "an edit outside of its file: {row}");
            }
        }
    }
    let all: BTreeSet<String> = listed_lints();
    let without: Vec<_> = all.iter().filter(|l| !lints_with_a_fix.contains(l.as_str())).collect();
    assert!(without.is_empty(), "lints that never offer a fix: {without:?}");
}

/// The ids that `--list` prints, the first word of each line.
fn listed_lints() -> BTreeSet<String> {
    let out = tool().arg("--list").output().expect("the built binary");
    let stdout = String::from_utf8(out.stdout).unwrap();
    let ids: BTreeSet<String> = stdout
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| word.contains('_') && word.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
        .map(str::to_owned)
        .collect();
    assert!(ids.len() >= 9, "--list printed {stdout:?}");
    ids
}

/// A lock file would decide versions, and a target folder holds generated sources: neither belongs here, but
/// for the fixture that is about the lock.
#[test]
fn fixtures_hold_no_lock_and_no_build_products() {
    for dir in fixture_dirs() {
        let locked = dir.join("Cargo.lock").exists();
        assert_eq!(locked, dir.ends_with("locked_version"), "{}", dir.display());
        assert!(!dir.join("target").exists(), "{}", dir.display());
    }
}

#[test]
fn every_lint_has_a_fault_and_a_look_alike() {
    let mut marked: BTreeMap<String, usize> = BTreeMap::new();
    let mut resembled: BTreeMap<String, usize> = BTreeMap::new();
    for dir in fixture_dirs() {
        let sources = FixtureSources::read(&dir);
        for mark in &sources.marks {
            *marked.entry(mark.lint.clone()).or_default() += 1;
        }
        for (file, lints) in sources.look_alikes() {
            for lint in lints {
                let contradicted = sources.marks.iter().any(|m| m.file == file && m.lint == lint);
                assert!(!contradicted, "{}/{file} is to be silent on {lint}, and marks it", dir.display());
                *resembled.entry(lint).or_default() += 1;
            }
        }
    }
    let listed = listed_lints();
    for lint in &listed {
        assert!(marked.contains_key(lint), "no fixture marks a fault for {lint}");
        assert!(resembled.contains_key(lint), "no fixture file holds look-alikes of {lint}");
    }
    for lint in marked.keys().chain(resembled.keys()) {
        assert!(listed.contains(lint), "a fixture names {lint}, which --list does not know");
    }
}
