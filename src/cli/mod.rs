//! The command line: arguments in, exit code out. Nothing below this room knows of either.

mod args;
mod color;
mod explain;
mod lint;
mod probe;
mod verdict;

use std::process::ExitCode;

use anstream::eprintln;
use clap::{CommandFactory, FromArgMatches};

use args::Cli;

/// How the word before a problem line looks.
const PROBLEM: anstyle::Style = anstyle::AnsiColor::Yellow.on_default().bold();

/// What went wrong at the edge. Each says what, where, and what to do; all end with exit code 2.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    #[error("unknown lint `{name}`{hint}: `cargo nodelay-lint --list` names them all")]
    UnknownLint { name: String, hint: String },
    #[error("neither a lint nor a crate of the catalogue is called `{name}`{hint}: `--list` names the lints")]
    UnknownTopic { name: String, hint: String },
    #[error(transparent)]
    Load(#[from] crate::workspace::LoadError),
    #[error("no .rs file {at}: give the folder that holds the code")]
    NoSource { at: String },
    #[error("`--fail-on confirmed` needs `--probe`: without it no finding can be confirmed")]
    NothingToConfirm,
    #[error(
        "`--probe=api` is not there yet: this version replays the pattern read from the code (`--probe` or \
         `--probe=replay`)"
    )]
    NoApiProbe,
    #[error("{n} of the findings could not be put to the kernel, and `--probe-required` asks for all: {why}")]
    NotProbed { n: usize, why: String },
    #[error("the report could not be written: {0}")]
    Output(#[from] std::io::Error),
}

/// Runs the tool with the arguments of the process.
pub fn main() -> ExitCode {
    let mut words: Vec<_> = std::env::args_os().collect();
    // Cargo passes the name of its subcommand on.
    if words.get(1).is_some_and(|word| word == "nodelay-lint") {
        words.remove(1);
    }
    let matches = Cli::command().get_matches_from(words);
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    color::choose(cli.color);
    match run(&cli, &matches) {
        Ok(code) => ExitCode::from(code),
        // Whoever reads the output has seen enough.
        Err(CliError::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let style = anstyle::AnsiColor::Red.on_default().bold();
            eprintln!("{style}error{style:#}: {}", crate::report::text::clean_lines(&error.to_string()));
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli, matches: &clap::ArgMatches) -> Result<u8, CliError> {
    if let Some(args::Command::Probe(args)) = &cli.command {
        return probe::by_hand(args);
    }
    if cli.list {
        return explain::list().map(|()| 0);
    }
    if let Some(topic) = &cli.explain {
        return explain::explain(topic).map(|()| 0);
    }
    lint::run(cli, matches)
}
