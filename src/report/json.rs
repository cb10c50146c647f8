//! One JSON object a line: the tool, a row for each finding, the summary.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;

use super::text::is_harmful;
use super::{Counts, Report};
use crate::finding::Inventory;
use crate::probe::ProbeReport;

/// The version of this form. It changes when a field goes or changes its meaning, not when one is added.
const SCHEMA: u32 = 1;

#[derive(Serialize)]
struct Header {
    schema: u32,
    tool: &'static str,
    version: &'static str,
}

#[derive(Serialize)]
struct Last<'a> {
    summary: Summary<'a>,
}

#[derive(Serialize)]
struct Summary<'a> {
    #[serde(flatten)]
    inventory: &'a Inventory,
    counts: Counts,
    by_lint: BTreeMap<&'static str, usize>,
    problems: Vec<At<'a>>,
    exit: u8,
}

#[derive(Serialize)]
struct At<'a> {
    at: &'a str,
    what: &'a str,
}

const HEADER: Header =
    Header { schema: SCHEMA, tool: "cargo-nodelay-lint", version: env!("CARGO_PKG_VERSION") };

/// A probe by hand: the tool, `{"probe": …}`, the summary.
pub(super) fn write_probe(probe: &ProbeReport, exit: u8, out: &mut impl Write) -> io::Result<()> {
    row(out, &HEADER)?;
    row(out, &BTreeMap::from([("probe", probe)]))?;
    row(out, &BTreeMap::from([("summary", BTreeMap::from([("exit", exit)]))]))
}

pub(super) fn write(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    row(out, &HEADER)?;
    let mut by_lint = BTreeMap::new();
    for finding in report.findings {
        *by_lint.entry(finding.lint).or_default() += 1;
        row(out, finding)?;
    }
    let problems = report.problems.iter().map(|p| At { at: &p.at, what: &p.what }).collect();
    let summary = Summary {
        inventory: report.inventory,
        counts: Counts::of(report.findings),
        by_lint,
        problems,
        exit: report.exit,
    };
    row(out, &Last { summary })
}

/// One object and a line feed. What a terminal might act upon stands in its escaped form, which means the
/// same to a reader of JSON.
pub(crate) fn row(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    let text = serde_json::to_string(value)?;
    let mut safe = String::with_capacity(text.len() + 1);
    let mut units = [0; 2];
    for c in text.chars() {
        if is_harmful(c) {
            safe.extend(c.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
        } else {
            safe.push(c);
        }
    }
    safe.push('\n');
    out.write_all(safe.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::super::sample::{finding, report};
    use super::*;

    fn rows(findings: &[crate::finding::Finding]) -> Vec<serde_json::Value> {
        let mut out = Vec::new();
        report(findings, |report| write(report, &mut out).unwrap());
        let text = String::from_utf8(out).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn the_first_row_is_the_tool_the_last_the_summary() {
        let rows = rows(&[finding("split_write", 7)]);
        assert_eq!(rows.len(), 3);
        assert_eq!((&rows[0]["schema"], &rows[0]["tool"]), (&1.into(), &"cargo-nodelay-lint".into()));
        assert_eq!(rows[2]["summary"]["counts"]["warning"], 1);
        assert_eq!(rows[2]["summary"]["by_lint"]["split_write"], 1);
        assert_eq!(rows[2]["summary"]["exit"], 1);
        assert!(rows[2]["summary"]["hidden"].is_array() && rows[2]["summary"]["lost"].is_array());
    }

    #[test]
    fn every_field_of_a_finding_is_there_null_or_not() {
        let rows = rows(&[finding("split_write", 7)]);
        let mut names: Vec<&str> = rows[1].as_object().unwrap().keys().map(String::as_str).collect();
        names.sort_unstable();
        let expected = "also api byte_end byte_start column confidence end_column end_line fact file fingerprint \
                        fix impact level line lint message package probe root scope trail version";
        assert_eq!(names, expected.split_whitespace().collect::<Vec<_>>());
        assert!(rows[1]["probe"].is_null() && rows[1]["fact"].is_null());
        assert_eq!(rows[1]["line"], 7);
    }

    #[test]
    fn harmful_characters_are_escaped_and_mean_the_same() {
        let mut bad = finding("split_write", 7);
        bad.message = "x\u{1b}[2J\u{202e}\u{9b}\u{e0041}".into();
        let mut out = Vec::new();
        row(&mut out, &bad).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert!(text.trim_end().chars().all(|c| !is_harmful(c)), "{text}");
        let back: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(back["message"], bad.message);
    }
}
