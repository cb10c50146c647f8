//! From findings to the exit code.

use super::args::FailOn;
use crate::finding::{Finding, Impact, Level};
use crate::probe::Verdict;

/// 1 if one of the findings that are shown is what the user wants to fail on, else 0.
pub(super) fn exit_code(findings: &[Finding], fail_on: FailOn) -> u8 {
    let fails = |f: &Finding| match fail_on {
        FailOn::Note => true,
        FailOn::Warning => f.level >= Level::Warning,
        FailOn::Stall => f.impact == Impact::Stall || is_confirmed(f),
        FailOn::Confirmed => is_confirmed(f),
        FailOn::Never => false,
    };
    u8::from(findings.iter().any(fails))
}

fn is_confirmed(f: &Finding) -> bool {
    f.probe.as_ref().is_some_and(|probe| probe.verdict == Verdict::Confirmed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::sample::finding;

    #[test]
    fn the_level_decides_unless_told_otherwise() {
        let mut note = finding("split_write", 1);
        (note.level, note.impact) = (Level::Note, Impact::Packets);
        let stall = finding("split_write", 2);
        let mut risk = finding("stream_without_nodelay", 3);
        risk.impact = Impact::Risk;
        for (findings, fail_on, expected) in [
            (vec![], FailOn::Note, 0),
            (vec![note.clone()], FailOn::Note, 1),
            (vec![note.clone()], FailOn::Warning, 0),
            (vec![note, risk.clone()], FailOn::Warning, 1),
            (vec![risk], FailOn::Stall, 0),
            (vec![stall.clone()], FailOn::Stall, 1),
            (vec![stall.clone()], FailOn::Confirmed, 0),
            (vec![stall], FailOn::Never, 0),
        ] {
            assert_eq!(exit_code(&findings, fail_on), expected, "{fail_on:?}");
        }
    }
}
