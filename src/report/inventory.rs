//! Where the sockets of the code ended up, in a few lines: the reason to believe a run that found nothing.

use std::io::{self, Write};

use super::text::{clean, count};
use super::{Counts, Report};
use crate::finding::Inventory;

/// Names listed in a line before the rest is only counted; `-v` lists all.
const LISTED: usize = 5;

pub(super) fn write(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    let i = report.inventory;
    line(out, "sockets", &opened(i))?;
    for (label, text) in [("nodelay", nodelay(i)), ("Nagle on", nagle(i))] {
        if !text.is_empty() {
            line(out, label, &text)?;
        }
    }
    let listed = if report.verbose { usize::MAX } else { LISTED };
    line(out, "read", &read(i, listed))?;
    list(out, "lost", &i.lost, "lost from sight", listed)?;
    list(out, "not read", &i.not_parsed, "not parsed", listed)?;
    if !i.hidden.is_empty() {
        line(out, "hidden", &hidden(i))?;
    }
    line(out, "findings", &findings(report))
}

fn line(out: &mut impl Write, label: &str, text: &str) -> io::Result<()> {
    writeln!(out, "{label:>9}: {text}")
}

/// A count with its entries below, one a line: each names a place.
fn list(out: &mut impl Write, label: &str, entries: &[String], what: &str, listed: usize) -> io::Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    line(out, label, &format!("{} {what}", entries.len()))?;
    for entry in entries.iter().take(listed) {
        writeln!(out, "{:>11}{}", "", clean(entry))?;
    }
    match entries.len().saturating_sub(listed) {
        0 => Ok(()),
        more => writeln!(out, "{:>11}and {more} more (-v lists them)", ""),
    }
}

fn opened(i: &Inventory) -> String {
    match (i.opened, i.accepted) {
        (0, 0) => "no TCP socket opened or accepted in the code read".to_owned(),
        (opened, accepted) => format!("{opened} opened, {accepted} accepted"),
    }
}

fn nodelay(i: &Inventory) -> String {
    let mut parts = Vec::new();
    if i.set_here > 0 {
        parts.push(format!("{} set in this code", i.set_here));
    }
    let by_library: usize = i.set_by_library.iter().map(|(_, n)| n).sum();
    if by_library > 0 {
        let names = i.set_by_library.iter().map(|(name, n)| format!("{} {n}", clean(name)));
        let names: Vec<String> = names.collect();
        parts.push(format!("{by_library} by a library's default ({})", names.join(", ")));
    }
    if i.by_option > 0 {
        parts.push(format!("{} by an option", i.by_option));
    }
    parts.join(", ")
}

fn nagle(i: &Inventory) -> String {
    let rest = [(i.left_to_callers, "left to callers"), (i.unused, "never used for an exchange")];
    let rest = rest.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}"));
    let kept = (i.nagle_on > 0 || i.opened + i.accepted > 0).then(|| format!("{} keep it", i.nagle_on));
    kept.into_iter().chain(rest).collect::<Vec<_>>().join(", ")
}

fn read(i: &Inventory, listed: usize) -> String {
    let mut text = count(i.files, "file");
    if i.macros_skipped > 0 {
        text += &format!("; {} not looked into", count(i.macros_skipped, "macro call"));
    }
    if !i.sources_absent.is_empty() {
        let names = i.sources_absent.iter().take(listed).map(|name| clean(name));
        let names = names.collect::<Vec<_>>().join(", ");
        let more = i.sources_absent.len().saturating_sub(listed);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        text += &format!("; not known and not read: {names}{more}");
    }
    text
}

fn hidden(i: &Inventory) -> String {
    let part = |(reason, n): &(String, usize)| match reason.as_str() {
        "low confidence" => format!("{n} of low confidence (--min-confidence low shows them)"),
        "medium confidence" => format!("{n} of medium confidence (--min-confidence medium shows them)"),
        "allowed" => format!("{n} allowed by -A"),
        other => format!("{n} {}", clean(other)),
    };
    i.hidden.iter().map(part).collect::<Vec<_>>().join(", ")
}

fn findings(report: &Report<'_>) -> String {
    let counts = Counts::of(report.findings);
    let parts = [(counts.error, "error"), (counts.warning, "warning"), (counts.note, "note")];
    let parts: Vec<String> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, one)| count(*n, one)).collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{finding, report_of};
    use super::super::source::Sources;
    use super::*;

    fn shown(inventory: &Inventory, findings: usize) -> String {
        let findings: Vec<_> = (0..findings).map(|_| finding("split_write", 1)).collect();
        let mut out = Vec::new();
        report_of(&findings, inventory, &Sources::default(), |report| write(report, &mut out).unwrap());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_run_that_found_nothing_says_what_it_looked_at() {
        let inventory = Inventory {
            opened: 3,
            accepted: 1,
            set_here: 2,
            set_by_library: vec![("reqwest 0.12.28".into(), 1)],
            left_to_callers: 1,
            lost: (1..=7).map(|n| format!("src/x.rs:{n}: a call of an unknown type")).collect(),
            files: 12,
            macros_skipped: 1,
            sources_absent: vec!["odd".into()],
            hidden: vec![("low confidence".into(), 2)],
            ..Inventory::default()
        };
        let expected = "  \
  sockets: 3 opened, 1 accepted
  nodelay: 2 set in this code, 1 by a library's default (reqwest 0.12.28 1)
 Nagle on: 0 keep it, 1 left to callers
     read: 12 files; 1 macro call not looked into; not known and not read: odd
     lost: 7 lost from sight
           src/x.rs:1: a call of an unknown type
           src/x.rs:2: a call of an unknown type
           src/x.rs:3: a call of an unknown type
           src/x.rs:4: a call of an unknown type
           src/x.rs:5: a call of an unknown type
           and 2 more (-v lists them)
   hidden: 2 of low confidence (--min-confidence low shows them)
 findings: none
";
        assert_eq!(shown(&inventory, 0), expected);
    }

    #[test]
    fn code_without_sockets_says_so() {
        let text = shown(&Inventory { files: 1, ..Inventory::default() }, 0);
        assert_eq!(
            text,
            "  sockets: no TCP socket opened or accepted in the code read\n     read: 1 file\n findings: none\n"
        );
        assert!(shown(&Inventory::default(), 2).ends_with(" findings: 2 warnings\n"));
    }
}
