//! What a run prints: plain tables, the README's tables, JSON.

use std::fmt::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::data::Kind;
use crate::figures::confidences;
use crate::score::{Counts, Fixes, Judged, Remark, Tally, share};

/// All that a run found out.
pub struct Report {
    pub lint: Tally,
    pub fixes: Fixes,
    /// The same labels and fixes, answered by the closed world.
    pub baseline: Tally,
    pub baseline_fixes: Fixes,
    /// Releases whose labels were scored.
    pub crates: usize,
    /// The labels of the scored scope.
    pub labels: usize,
    /// Summed over the runs of the lint.
    pub seconds: f64,
    pub failed: Vec<String>,
    /// Whether `corrections.toml` was applied.
    pub corrected: bool,
}

/// The kinds that both rules answer: the closed world says nothing on split writes.
fn opening(kind: Kind) -> bool {
    kind != Kind::SplitWrite
}

/// The kinds with anything to show, then the sums.
fn lines(tally: &Tally) -> Vec<(&'static str, Counts)> {
    let mut lines: Vec<_> = tally.kinds.iter().map(|(kind, counts)| (kind.word(), *counts)).collect();
    lines.push(("all", tally.total(|_| true)));
    lines
}

impl Report {
    /// The tables for a terminal.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let labels = if self.corrected { "" } else { ", labels uncorrected" };
        let _ = writeln!(out, "the lint, on {} labels in {} crates{labels}", self.labels, self.crates);
        write_kinds(&mut out, &lines(&self.lint));
        out.push('\n');
        let right = total_right(&self.lint);
        for (confidence, judged) in confidences(&self.lint) {
            let Judged { right: r, wrong: w, unlabelled: u } = judged;
            let _ = writeln!(
                out,
                "confidence {confidence:7} {r:3} right, {w:2} wrong, {u:2} unlabelled: {} right; {} of all right ones",
                percent(share(r, r + w)),
                percent(share(r, right)),
            );
        }
        let Judged { right, wrong, unlabelled } = self.lint.off_by_default;
        let _ =
            writeln!(out, "nodelay_off_by_default: {right} right, {wrong} wrong, {unlabelled} unlabelled");
        let _ = writeln!(out, "fixes: {}", fixes_text(&self.fixes));
        out.push_str("\nthe closed world: every opening call of a crate without the word nodelay\n");
        let mut baseline = lines(&self.baseline);
        baseline.retain(|(word, _)| *word != Kind::SplitWrite.word() && *word != "all");
        baseline.push(("all of these", self.baseline.total(opening)));
        baseline.push(("(the lint)", self.lint.total(opening)));
        write_kinds(&mut out, &baseline);
        let _ = writeln!(out, "fixes: {}", fixes_text(&self.baseline_fixes));
        let _ = writeln!(out, "\n{:.1} s of lint; failed: {}", self.seconds, self.failed.len());
        for row in &self.failed {
            let _ = writeln!(out, "  failed: {row}");
        }
        out
    }

    /// The lists behind the figures, of the wanted sorts.
    pub fn lists(&self, wanted: &[Remark]) -> String {
        let mut out = String::new();
        for sort in [Remark::Misses, Remark::Alarms, Remark::Unlabelled] {
            if !wanted.contains(&sort) {
                continue;
            }
            let all = self.lint.remarks.iter().chain(&self.fixes.remarks);
            let rows: Vec<&str> = all.filter(|(s, _)| *s == sort).map(|(_, row)| row.as_str()).collect();
            let title = match sort {
                Remark::Misses => "misses",
                Remark::Alarms => "false alarms",
                Remark::Unlabelled => "no label covers",
            };
            let _ = writeln!(out, "\n{title}: {}", rows.len());
            rows.iter().for_each(|row| {
                let _ = writeln!(out, "  {row}");
            });
        }
        out
    }

    /// The README's tables.
    pub fn markdown(&self) -> String {
        let mut out =
            format!("Measured on {}: {} labels in {} crates.\n\n", today(), self.labels, self.crates);
        out.push_str("| kind | to report | reported | to be silent on | false alarms | unlabelled | recall | precision | strict | closed world: recall | precision |\n");
        out.push_str("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n");
        let mut rows: Vec<(&str, Counts, Option<Counts>)> = Vec::new();
        for (&kind, &counts) in &self.lint.kinds {
            let baseline = self.baseline.kinds.get(&kind).copied().filter(|_| opening(kind));
            rows.push((kind.word(), counts, baseline));
        }
        let without = (self.lint.total(opening), Some(self.baseline.total(opening)));
        rows.push(("all but split-write", without.0, without.1));
        rows.push(("all", self.lint.total(|_| true), None));
        for (word, c, baseline) in rows {
            let theirs = |of: fn(&Counts) -> Option<f64>| match &baseline {
                Some(counts) => percent(of(counts)),
                None => "-".to_owned(),
            };
            let cells = [
                word.to_owned(),
                (c.tp + c.fn_).to_string(),
                c.tp.to_string(),
                (c.fp + c.tn).to_string(),
                c.fp.to_string(),
                c.new.to_string(),
                percent(c.recall()),
                percent(c.precision()),
                percent(c.strict()),
                theirs(Counts::recall),
                theirs(Counts::precision),
            ];
            push_row(&mut out, &cells);
        }
        out.push_str(
            "\n| confidence | right | wrong | unlabelled | share right | share of all right ones |\n",
        );
        out.push_str("| --- | --- | --- | --- | --- | --- |\n");
        let right = total_right(&self.lint);
        for (confidence, judged) in confidences(&self.lint) {
            let cells = [
                confidence,
                judged.right.to_string(),
                judged.wrong.to_string(),
                judged.unlabelled.to_string(),
                percent(share(judged.right, judged.right + judged.wrong)),
                percent(share(judged.right, right)),
            ];
            push_row(&mut out, &cells);
        }
        let Judged { right, wrong, unlabelled } = self.lint.off_by_default;
        let _ = writeln!(
            out,
            "\n`nodelay_off_by_default`: {right} right, {wrong} wrong, {unlabelled} unlabelled. Published fixes: {}; the closed world {}.",
            fixes_text(&self.fixes),
            fixes_text(&self.baseline_fixes)
        );
        out
    }

    /// The figures for a program: one object.
    pub fn json(&self) -> Value {
        let kinds = |tally: &Tally| {
            let of = |(word, c): (&str, Counts)| {
                let row = json!({
                    "recall": c.recall(), "precision": c.precision(), "strict": c.strict(),
                    "tp": c.tp, "fn": c.fn_, "fp": c.fp, "tn": c.tn, "new": c.new, "open": c.open,
                });
                (word.to_owned(), row)
            };
            Value::Object(lines(tally).into_iter().map(of).collect())
        };
        let judged = |j: &Judged| json!({ "right": j.right, "wrong": j.wrong, "unlabelled": j.unlabelled });
        let fixes = |f: &Fixes| {
            json!({
                "reported_before": f.reported_before, "of_before": f.of_before,
                "silent_after": f.silent_after, "of_after": f.of_after,
            })
        };
        let confidence = confidences(&self.lint);
        json!({
            "date": today(),
            "corrected": self.corrected,
            "crates": self.crates,
            "labels": self.labels,
            "kinds": kinds(&self.lint),
            "confidence": Value::Object(confidence.iter().map(|(c, j)| (c.clone(), judged(j))).collect()),
            "off_by_default": judged(&self.lint.off_by_default),
            "fixes": fixes(&self.fixes),
            "closed_world": { "kinds": kinds(&self.baseline), "fixes": fixes(&self.baseline_fixes) },
            "seconds": self.seconds,
            "failed": self.failed,
        })
    }
}

fn write_kinds(out: &mut String, lines: &[(&str, Counts)]) {
    let _ = writeln!(
        out,
        "{:12} {:>7} {:>9} {:>7} {:>4} {:>3} {:>3} {:>3} {:>4} {:>4}",
        "kind", "recall", "precision", "strict", "tp", "fn", "fp", "tn", "new", "open"
    );
    for (word, c) in lines {
        let _ = writeln!(
            out,
            "{word:12} {:>7} {:>9} {:>7} {:4} {:3} {:3} {:3} {:4} {:4}",
            percent(c.recall()),
            percent(c.precision()),
            percent(c.strict()),
            c.tp,
            c.fn_,
            c.fp,
            c.tn,
            c.new,
            c.open
        );
    }
}

fn push_row(out: &mut String, cells: &[String]) {
    let _ = writeln!(out, "| {} |", cells.join(" | "));
}

fn total_right(tally: &Tally) -> u32 {
    tally.confidence.values().map(|judged| judged.right).sum()
}

fn fixes_text(fixes: &Fixes) -> String {
    let Fixes { reported_before, of_before, silent_after, of_after, .. } = fixes;
    format!("reported before {reported_before} of {of_before}, silent after {silent_after} of {of_after}")
}

fn percent(share: Option<f64>) -> String {
    share.map_or("-".to_owned(), |share| format!("{:.1} %", 100.0 * share))
}

/// The day by the system's clock, in UTC.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date(since.as_secs() / 86_400)
}

/// The date so many days after 1970-01-01, as `2026-12-01`.
pub fn date(mut days: u64) -> String {
    let leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let lengths = [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    format!("{year}-{:02}-{:02}", month + 1, days + 1)
}
