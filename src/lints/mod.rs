//! The lints, one file each: what it means for a person, and what it reads from the engine's answers.

mod connector_without_nodelay;
mod draft;
mod listener_without_nodelay;
mod missing;
mod nodelay_disabled;
mod nodelay_error_ends_accept_loop;
mod nodelay_ineffective;
mod nodelay_off_by_default;
mod polling_accept_loop;
mod split_write;
mod stream_without_nodelay;
mod words;

use crate::finding::Finding;
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;

/// A lint, as far as its users know it.
#[derive(Debug)]
pub struct Lint {
    /// Its name in arguments, in JSON and in comments.
    pub id: &'static str,
    /// One line without a full stop.
    pub summary: &'static str,
    /// What it reports, why that hurts, how to mend it, when to leave it. Plain text of 80 columns.
    pub explanation: &'static str,
}

/// Every lint, in the order in which they are listed.
pub static ALL: &[&Lint] = &[
    &connector_without_nodelay::LINT,
    &stream_without_nodelay::LINT,
    &listener_without_nodelay::LINT,
    &split_write::LINT,
    &nodelay_disabled::LINT,
    &nodelay_ineffective::LINT,
    &nodelay_off_by_default::LINT,
    &nodelay_error_ends_accept_loop::LINT,
    &polling_accept_loop::LINT,
];

/// What all lints find in the answers about one group of packages.
pub fn run(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    for find in [
        connector_without_nodelay::find,
        stream_without_nodelay::find,
        listener_without_nodelay::find,
        split_write::find,
        nodelay_disabled::find,
        nodelay_ineffective::find,
        nodelay_off_by_default::find,
        nodelay_error_ends_accept_loop::find,
        polling_accept_loop::find,
    ] {
        out.extend(find(scene, answers));
    }
    // A file that two targets name is read once for each.
    let mut seen = std::collections::HashSet::new();
    out.retain(|f: &Finding| seen.insert((f.lint, f.root.clone(), f.file.clone(), f.range.byte_start)));
    out
}

/// The lint of this id.
pub fn find(id: &str) -> Option<&'static Lint> {
    ALL.iter().copied().find(|lint| lint.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lint_is_listed_once_and_explained_in_full() {
        let mut ids: Vec<_> = ALL.iter().map(|lint| lint.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), 9);
        for lint in ALL {
            let text = lint.explanation;
            for heading in ["What it reports", "Why it hurts", "How to mend it", "When to leave it"] {
                assert!(text.contains(&format!("{heading}\n\n")), "{}: no `{heading}`", lint.id);
            }
            let widest = text.lines().max_by_key(|line| line.chars().count()).unwrap();
            assert!(widest.chars().count() <= 80, "{}: too wide: {widest}", lint.id);
            assert!(!lint.summary.ends_with('.') && lint.summary.len() <= 80, "{}", lint.id);
        }
    }

    #[test]
    fn every_file_of_a_lint_is_listed() {
        let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lints");
        for entry in std::fs::read_dir(dir).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let Some(id) = name.strip_suffix(".rs").filter(|stem| *stem != "mod") else { continue };
            let source = std::fs::read_to_string(format!("{}/src/lints/{name}", env!("CARGO_MANIFEST_DIR")));
            if source.unwrap().contains("pub static LINT: Lint") {
                assert!(find(id).is_some(), "{id} is not in ALL");
            }
        }
    }
}
