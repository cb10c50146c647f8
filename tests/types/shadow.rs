//! Asks rustc for the types of expressions, in a copy of the crate.
//!
//! Each receiver `EXPR` becomes `(*match &EXPR { x => { struct NdlProbe7; let _: &NdlProbe7 = x; x } })`: the
//! same place of the same type for the rest of the function, so that one error hides no other, and an error
//! `expected reference &NdlProbe7, found reference &T`. All are reported in one run, since the borrow
//! checker, which would complain of the copies, starts only where type checking succeeded.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::sites::Site;

/// Runs with some probes taken out, where they do not parse (in the arguments of some macros).
const ROUNDS: usize = 6;

pub struct Shadow {
    dir: tempfile::TempDir,
}

impl Shadow {
    /// Copies a package's folder, and locks the newest dependencies: old locks name versions that today's
    /// rustc refuses, and crates locked on one day share what has to be compiled.
    pub fn of(source: &Path) -> Result<Self, String> {
        let dir = tempfile::tempdir().map_err(|e| e.to_string())?;
        for entry in walkdir::WalkDir::new(source).into_iter().flatten() {
            if entry.file_name() == "Cargo.lock" {
                continue;
            }
            let to = dir.path().join(entry.path().strip_prefix(source).unwrap_or(entry.path()));
            let done = if entry.file_type().is_dir() {
                std::fs::create_dir_all(&to)
            } else {
                std::fs::copy(entry.path(), &to).map(|_| ())
            };
            done.map_err(|e| format!("{}: {e}", to.display()))?;
        }
        let lock =
            Command::new("cargo").args(["generate-lockfile", "--quiet"]).current_dir(dir.path()).output();
        let lock = lock.map_err(|e| format!("cargo: {e}"))?;
        if lock.status.success() {
            Ok(Self { dir })
        } else {
            Err(String::from_utf8_lossy(&lock.stderr).into())
        }
    }

    pub fn dir(&self) -> &Path {
        self.dir.path()
    }

    /// The type of each site as rustc prints it; `None` where rustc did not get to see the site.
    pub fn ask(&mut self, sites: &[Site]) -> Result<Vec<Option<String>>, String> {
        let mut texts = BTreeMap::new();
        for site in sites {
            if !texts.contains_key(&site.file) {
                let text = std::fs::read_to_string(self.dir().join(&site.file)).map_err(|e| e.to_string())?;
                texts.insert(site.file.clone(), text);
            }
        }
        let mut answers: Vec<Option<String>> = vec![None; sites.len()];
        // Those without an answer are asked again: an answered site's error may have hidden them.
        let mut asked: BTreeSet<usize> = (0..sites.len()).collect();
        for _ in 0..ROUNDS {
            let written: BTreeMap<&str, String> = texts
                .iter()
                .map(|(file, text)| {
                    let here = asked.iter().filter(|n| sites[**n].file == *file);
                    (file.as_str(), probed(text, here.map(|&n| (n, &sites[n]))))
                })
                .collect();
            for (file, text) in &written {
                std::fs::write(self.dir().join(file), text).map_err(|e| e.to_string())?;
            }
            let before = asked.len();
            let mut broken = BTreeSet::new();
            let errors = self.check()?;
            let mut answered = false;
            for error in &errors {
                if let Some((n, ty)) = answer(error) {
                    answered = true;
                    answers[n].get_or_insert(ty);
                } else {
                    broken.extend(probes_at(error, &written));
                }
            }
            asked.retain(|n| answers[*n].is_none());
            if !answered {
                if errors.is_empty() {
                    break;
                }
                asked.retain(|n| !broken.contains(n));
                if asked.len() == before {
                    let first = errors[0]["rendered"].as_str().unwrap_or_default();
                    return Err(format!("it does not compile here: {first}"));
                }
            }
            if asked.is_empty() {
                break;
            }
        }
        Ok(answers)
    }

    /// The errors of `cargo check` in the copy itself.
    fn check(&self) -> Result<Vec<Value>, String> {
        // One target folder for all crates: they share dependencies.
        let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("types");
        let run = Command::new("cargo")
            .args(["check", "--quiet", "--keep-going", "--message-format=json", "--target-dir"])
            .arg(target)
            .current_dir(self.dir())
            // Types in full, and no error for what the copy's own lints forbid.
            .env("RUSTFLAGS", "--verbose --cap-lints=allow")
            .output()
            .map_err(|e| format!("cargo: {e}"))?;
        let here = self.dir().to_string_lossy().into_owned();
        let mut errors = Vec::new();
        for line in String::from_utf8_lossy(&run.stdout).lines() {
            let Ok(mut row) = serde_json::from_str::<Value>(line) else { continue };
            let message = row["message"].take();
            if row["reason"] != "compiler-message" || message["level"] != "error" {
                continue;
            }
            if !row["manifest_path"].as_str().is_some_and(|p| p.contains(&here)) {
                return Err(format!("a dependency does not compile: {}", row["package_id"]));
            }
            errors.push(message);
        }
        if errors.is_empty() && !run.status.success() {
            return Err(String::from_utf8_lossy(&run.stderr).trim().to_owned());
        }
        Ok(errors)
    }
}

/// The text with the receivers of these sites wrapped.
fn probed<'a>(text: &str, sites: impl Iterator<Item = (usize, &'a Site)>) -> String {
    // Where, and in which order at one place: closing before opening, inner closing first, outer opening first.
    let mut inserts: Vec<(usize, (u8, usize), String)> = Vec::new();
    for (n, site) in sites {
        let len = site.end - site.start;
        inserts.push((site.start, (1, usize::MAX - len), "(*match &".to_owned()));
        let probe = format!(" {{ x => {{ struct NdlProbe{n}; let _: &NdlProbe{n} = x; x }} }})");
        inserts.push((site.end, (0, len), probe));
    }
    inserts.sort();
    let mut out = String::with_capacity(text.len() + inserts.len() * 60);
    let mut at = 0;
    for (place, _, insert) in inserts {
        out.push_str(&text[at..place]);
        out.push_str(&insert);
        at = place;
    }
    out.push_str(&text[at..]);
    out
}

/// The site and type that an error names.
fn answer(error: &Value) -> Option<(usize, String)> {
    if error["code"]["code"] != "E0308" {
        return None;
    }
    let children = error["children"].as_array()?.iter().filter_map(|c| c["message"].as_str());
    let spans = error["spans"].as_array()?.iter().filter_map(|s| s["label"].as_str());
    // The note has the type in full; a label may shorten it.
    children.chain(spans).find_map(|text| {
        let (expected, found) = text.split_once("found ")?;
        let digits = expected.split_once("`&NdlProbe")?.1;
        let n = digits.split('`').next()?.parse().ok()?;
        let ty = found.split_once('`')?.1.split('`').next()?;
        Some((n, ty.strip_prefix('&')?.to_owned()))
    })
}

/// The probes on the lines that an error points at.
fn probes_at(error: &Value, written: &BTreeMap<&str, String>) -> Vec<usize> {
    let mut found = Vec::new();
    for span in error["spans"].as_array().into_iter().flatten() {
        let text = span["file_name"].as_str().and_then(|f| written.get(f));
        let (Some(text), Some(from), Some(to)) =
            (text, span["line_start"].as_u64(), span["line_end"].as_u64())
        else {
            continue;
        };
        let lines = text.lines().skip(from.saturating_sub(1) as usize).take((to + 1 - from) as usize);
        for line in lines {
            for rest in line.split("struct NdlProbe").skip(1) {
                found.extend(rest.split(';').next().and_then(|n| n.parse::<usize>().ok()));
            }
        }
    }
    found
}
