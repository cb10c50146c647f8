//! The arguments, with the texts of `--help`.

use std::path::PathBuf;

use clap::{ArgAction, ArgMatches, Args, Parser, Subcommand, ValueEnum, builder::Styles};

use super::CliError;
use super::probe::ProbeArgs;
use crate::filter::Wish;
use crate::finding::Confidence;
use crate::report::Format;
use crate::workspace::{Members, Wanted};
use crate::{lints, suggest};

const STYLES: Styles = Styles::styled()
    .header(clap_cargo::style::HEADER)
    .usage(clap_cargo::style::USAGE)
    .literal(clap_cargo::style::LITERAL)
    .placeholder(clap_cargo::style::PLACEHOLDER)
    .error(clap_cargo::style::ERROR)
    .valid(clap_cargo::style::VALID)
    .invalid(clap_cargo::style::INVALID);

const EXIT_CODES: &str = "\
Exit code:
  0  nothing above a note
  1  something at warning or error (--fail-on changes what)
  2  the tool could not do its job: arguments, manifest, no .rs file, a required probe that could not run

Findings go to stdout, everything else to stderr.";

const USAGE: &str = "\
cargo nodelay-lint [OPTIONS]
       cargo nodelay-lint [OPTIONS] --no-cargo <DIR>...
       cargo nodelay-lint probe --pattern <BYTES,…> [OPTIONS]";

/// The heading of everything about the report.
const REPORT: &str = "What to report";

/// Find TCP sockets that keep Nagle's algorithm on, and messages split over small writes
///
/// Lints the workspace around the current folder. A socket with Nagle's algorithm on whose messages leave in
/// more than one write waits for the peer's delayed acknowledgement, about 40 ms a message on Linux. Reads
/// sources and manifests, changes no file and needs no network; --probe puts each finding to the kernel.
#[derive(Debug, Parser)]
#[command(
    name = "cargo-nodelay-lint",
    bin_name = "cargo nodelay-lint",
    version,
    styles = STYLES,
    override_usage = USAGE,
    disable_help_subcommand = true,
    after_help = EXIT_CODES,
    args_conflicts_with_subcommands = true
)]
pub(super) struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub input: Input,
    #[command(flatten)]
    pub targets: Targets,
    #[command(flatten)]
    pub output: Output,
    #[command(flatten)]
    pub probe: Probe,

    /// Say what a lint means, why it hurts and how to mend it; or all facts about a crate
    #[arg(long, value_name = "LINT|CRATE", help_heading = "Information", conflicts_with = "list")]
    pub explain: Option<String>,
    /// List all lints, a line each
    #[arg(long, help_heading = "Information")]
    pub list: bool,
    /// For the project's maintenance: print, instead of a report, what the engine takes the receivers of socket
    /// calls for, one JSON object a line. tests/types compares it with the compiler's answer
    #[arg(long, hide = true)]
    pub dump_types: bool,
    /// Colours
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true, help_heading = REPORT)]
    pub color: clap::ColorChoice,
    /// List everything that was lost from sight or not read; say where the time goes
    #[arg(short, long, conflicts_with = "quiet", help_heading = REPORT)]
    pub verbose: bool,
    /// Print findings and errors, no problem lines and no progress
    #[arg(short, long, help_heading = REPORT)]
    pub quiet: bool,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Probe(ProbeArgs),
}

#[derive(Debug, Args)]
#[command(next_help_heading = "What to read")]
pub(super) struct Input {
    /// Read plain folders: run nothing, not even cargo, and take versions from the files alone
    #[arg(long, requires = "dirs", conflicts_with_all = ["manifest_path", "package", "workspace", "exclude"])]
    pub no_cargo: bool,
    /// Folders to read with --no-cargo
    #[arg(value_name = "DIR", requires = "no_cargo")]
    pub dirs: Vec<PathBuf>,
    /// Cargo.toml of the package or workspace to lint
    #[arg(long, value_name = "FILE")]
    pub manifest_path: Option<PathBuf>,
    #[command(flatten)]
    pub members: clap_cargo::Workspace,
}

impl Input {
    pub fn members(&self) -> Members {
        Members { only: self.members.package.clone(), without: self.members.exclude.clone() }
    }
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Which targets (libraries and binaries always)")]
pub(super) struct Targets {
    /// Also tests, examples, benches and build scripts
    #[arg(long)]
    pub all_targets: bool,
    /// Also test targets
    #[arg(long)]
    pub tests: bool,
    /// Also examples
    #[arg(long)]
    pub examples: bool,
    /// Also benches
    #[arg(long)]
    pub benches: bool,
}

impl Targets {
    pub fn wanted(&self) -> Wanted {
        if self.all_targets {
            return Wanted::ALL;
        }
        Wanted { tests: self.tests, examples: self.examples, benches: self.benches, build_scripts: false }
    }
}

#[derive(Debug, Args)]
#[command(next_help_heading = REPORT)]
pub(super) struct Output {
    /// Form of the report
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    pub format: Format,
    /// Show only findings at least as sure as this; the others are counted
    #[arg(long, value_name = "HOW", value_enum, default_value = "medium")]
    pub min_confidence: Confidence,
    /// What makes the exit code 1
    #[arg(long, value_name = "WHAT", value_enum, default_value = "warning")]
    pub fail_on: FailOn,
    /// Hide a lint
    #[arg(short = 'A', long, value_name = "LINT", value_delimiter = ',', action = ArgAction::Append)]
    pub allow: Vec<String>,
    /// Make every finding of a lint a warning
    #[arg(short = 'W', long, value_name = "LINT", value_delimiter = ',', action = ArgAction::Append)]
    pub warn: Vec<String>,
    /// Make every finding of a lint an error
    #[arg(short = 'D', long, value_name = "LINT", value_delimiter = ',', action = ArgAction::Append)]
    pub deny: Vec<String>,
}

impl Output {
    /// The wishes of -A, -W and -D in the order in which they were given.
    ///
    /// # Errors
    /// If one names no lint.
    pub fn wishes(&self, matches: &ArgMatches) -> Result<Vec<(&'static str, Wish)>, CliError> {
        let options = [
            ("allow", &self.allow, Wish::Allow),
            ("warn", &self.warn, Wish::Warn),
            ("deny", &self.deny, Wish::Deny),
        ];
        let mut wishes = Vec::new();
        for (id, names, wish) in options {
            let places = matches.indices_of(id).into_iter().flatten();
            for (place, name) in places.zip(names) {
                wishes.push((place, lint_id(name)?, wish));
            }
        }
        wishes.sort_by_key(|(place, _, _)| *place);
        Ok(wishes.into_iter().map(|(_, lint, wish)| (lint, wish)).collect())
    }
}

/// The id of a lint that a user typed, `-` for `_` allowed.
fn lint_id(name: &str) -> Result<&'static str, CliError> {
    let id = name.replace('-', "_");
    lints::find(&id).map(|lint| lint.id).ok_or_else(|| {
        let hint = suggest::hint(&id, lints::ALL.iter().map(|l| l.id));
        CliError::UnknownLint { name: name.to_owned(), hint }
    })
}

#[derive(Debug, Args)]
#[command(next_help_heading = "Proof")]
pub(super) struct Probe {
    /// Put each finding to the kernel: replay its writes on loopback as found, with nodelay, in one write
    #[arg(
        long,
        value_name = "GRADE",
        value_enum,
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "replay"
    )]
    pub probe: Option<ProbeGrade>,
    /// Exit with 2 if a finding cannot be put to the kernel (implies --probe)
    #[arg(long)]
    pub probe_required: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum ProbeGrade {
    /// Our own program, with the pattern of writes read from the code
    Replay,
    /// The locked crate's real call on a real socket (not there yet)
    Api,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FailOn {
    /// Any finding
    Note,
    /// A finding at warning or error
    Warning,
    /// A finding whose predicted cost is a stall
    Stall,
    /// A finding that the probe confirmed
    Confirmed,
    /// Nothing
    Never,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, FromArgMatches};

    fn wishes(words: &[&str]) -> Result<Vec<(&'static str, Wish)>, CliError> {
        let matches = Cli::command().get_matches_from([&["x"], words].concat());
        Cli::from_arg_matches(&matches).unwrap().output.wishes(&matches)
    }

    #[test]
    fn the_command_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn wishes_keep_the_order_in_which_they_were_given() {
        let given =
            wishes(&["-Dsplit_write", "-A", "split-write,nodelay_disabled", "-W", "split_write"]).unwrap();
        let expected = [
            ("split_write", Wish::Deny),
            ("split_write", Wish::Allow),
            ("nodelay_disabled", Wish::Allow),
            ("split_write", Wish::Warn),
        ];
        assert_eq!(given, expected);
        let error = wishes(&["-A", "split_writ"]).unwrap_err().to_string();
        assert!(error.contains("did you mean `split_write`"), "{error}");
    }
}
