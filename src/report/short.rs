//! One line a finding: `file:line:column: level: [lint] message`.

use std::io::{self, Write};

use super::text::clean;
use super::{Report, Sources, level_name};

pub(super) fn write(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    for f in report.findings {
        let path = Sources::shown(f.root.as_deref(), &f.file);
        let (line, column, level) = (f.range.line, f.range.column, level_name(f.level));
        let message = clean(&f.message);
        writeln!(out, "{}:{line}:{column}: {level}: [{}] {message}", clean(&path), f.lint)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::sample::{finding, report};
    use super::*;

    #[test]
    fn a_line_a_finding_whatever_the_message_holds() {
        let mut bad = finding("split_write", 7);
        bad.root = Some("some/folder/".into());
        bad.message = "two\nlines\u{1b}[2J".into();
        let mut out = Vec::new();
        report(&[bad], |report| write(report, &mut out).unwrap());
        let expected = "some/folder/src/lib.rs:7:9: warning: [split_write] two lines\\u{1b}[2J\n";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
