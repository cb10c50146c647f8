//! A finding and a report for the tests of this room.

use super::{Report, Sources};
use crate::finding::{Confidence, Finding, Impact, Inventory, Level, Range, Scope};

pub(crate) fn finding(lint: &'static str, line: u32) -> Finding {
    Finding {
        lint,
        level: Level::Warning,
        confidence: Confidence::High,
        impact: Impact::Stall,
        scope: Scope::Src,
        message: "each call after the first waits for the peer's delayed ACK".into(),
        package: "sample".into(),
        version: None,
        root: Some(".".into()),
        file: "src/lib.rs".into(),
        range: Range { line, column: 9, end_line: line, end_column: 14, byte_start: 0, byte_end: 0 },
        api: "std::io::Write::write_all".into(),
        fact: None,
        trail: Vec::new(),
        also: Vec::new(),
        fix: None,
        fingerprint: "0".into(),
        probe: None,
        traffic: None,
    }
}

pub(crate) fn report(findings: &[Finding], then: impl FnOnce(&Report<'_>)) {
    report_of(findings, &Inventory::default(), &Sources::default(), then);
}

pub(crate) fn report_of(
    findings: &[Finding],
    inventory: &Inventory,
    sources: &Sources,
    then: impl FnOnce(&Report<'_>),
) {
    then(&Report {
        findings,
        inventory,
        problems: &[],
        sources,
        exit: u8::from(!findings.is_empty()),
        width: 100,
        styled: false,
        verbose: false,
    });
}
