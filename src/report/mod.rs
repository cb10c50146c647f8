//! The report, one file a format. Findings go to stdout, whatever the format.

mod human;
mod inventory;
mod json;
mod probe;
#[cfg(test)]
pub(crate) mod sample;
mod short;
mod source;
pub mod text;

use std::io::{self, Write};

pub use source::Sources;

use crate::finding::{Finding, Inventory, Level};
use crate::probe::ProbeReport;
use crate::workspace::Problem;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// One block a finding, with the code, the way to it and the fix.
    #[default]
    Human,
    /// One line a finding.
    Short,
    /// One JSON object a line: the tool, each finding, the summary.
    Json,
}

/// What a run found out, ready to be printed.
#[derive(Debug)]
pub struct Report<'a> {
    /// In the order in which they are shown.
    pub findings: &'a [Finding],
    /// With its `hidden` filled in.
    pub inventory: &'a Inventory,
    pub problems: &'a [Problem],
    /// For the human format's code.
    pub sources: &'a Sources,
    /// What the process is going to return.
    pub exit: u8,
    /// Columns of the terminal.
    pub width: usize,
    pub styled: bool,
    pub verbose: bool,
}

/// Findings shown, by level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Counts {
    pub error: usize,
    pub warning: usize,
    pub note: usize,
}

impl Counts {
    pub fn of(findings: &[Finding]) -> Self {
        let mut counts = Self::default();
        for finding in findings {
            match finding.level {
                Level::Error => counts.error += 1,
                Level::Warning => counts.warning += 1,
                Level::Note => counts.note += 1,
            }
        }
        counts
    }
}

impl Report<'_> {
    /// Writes the report: findings to `out`; the inventory where the format wants it, which for
    /// [`Format::Short`] is `err`.
    ///
    /// # Errors
    /// What writing gives, such as a closed pipe.
    pub fn write(&self, format: Format, out: &mut impl Write, err: &mut impl Write) -> io::Result<()> {
        match format {
            Format::Human => human::write(self, out),
            Format::Short => {
                short::write(self, out)?;
                inventory::write(self, err)
            }
            Format::Json => json::write(self, out),
        }
    }
}

/// Writes what a probe by hand gave; `exit` is what the process is going to return.
///
/// # Errors
/// What writing gives, such as a closed pipe.
pub fn write_probe(
    probe: &ProbeReport,
    format: Format,
    exit: u8,
    styled: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let verdict = probe::verdict_name(probe.verdict);
    match format {
        Format::Human => {
            let bold = if styled { anstyle::Style::new().bold() } else { anstyle::Style::new() };
            writeln!(out, "{bold}{verdict}{bold:#}")?;
            probe::notes(probe).iter().try_for_each(|note| writeln!(out, "{note}"))
        }
        Format::Short => writeln!(out, "{verdict}: {}", text::clean(&probe.reason)),
        Format::Json => json::write_probe(probe, exit, out),
    }
}

fn level_name(level: Level) -> &'static str {
    match level {
        Level::Note => "note",
        Level::Warning => "warning",
        Level::Error => "error",
    }
}
