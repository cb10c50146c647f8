//! The main job: read, check, filter, report.

use std::io::{ErrorKind, Write};
use std::time::Instant;

use anstream::{AutoStream, eprintln};

use super::args::{Cli, FailOn, ProbeGrade};
use super::{CliError, PROBLEM, color, probe, verdict};
use crate::check::{CheckOptions, check};
use crate::filter::Policy;
use crate::flow::receivers::ReceiverType;
use crate::report::text::clean;
use crate::report::{Report, Sources};
use crate::workspace::{Loaded, Problem, load_folders, load_workspace};

pub(super) fn run(cli: &Cli, matches: &clap::ArgMatches) -> Result<u8, CliError> {
    let wishes = cli.output.wishes(matches)?;
    let is_probing = cli.probe.probe.is_some() || cli.probe.probe_required;
    if cli.probe.probe == Some(ProbeGrade::Api) {
        return Err(CliError::NoApiProbe);
    }
    if cli.output.fail_on == FailOn::Confirmed && !is_probing {
        return Err(CliError::NothingToConfirm);
    }

    let watch = Watch { on: cli.verbose, since: Instant::now() };
    let Loaded { packages, mut problems } = load(cli)?;
    watch.say("read");
    let outcome = check(&packages, &CheckOptions { receivers: cli.dump_types });
    watch.say("checked");
    problems.extend(outcome.problems);
    show_problems(cli, &problems);

    if cli.dump_types {
        return dump_types(&outcome.receivers).map(|()| 0);
    }

    let policy = Policy { wishes, min_confidence: cli.output.min_confidence };
    let filtered = policy.apply(outcome.findings);
    let mut inventory = outcome.inventory;
    inventory.hidden.extend(filtered.hidden);
    let mut findings = filtered.shown;
    // A required probe that could not run must not hide what was found.
    let probed =
        if is_probing { probe::findings(&mut findings, cli.quiet, cli.probe.probe_required) } else { Ok(()) };
    let exit = if probed.is_err() { 2 } else { verdict::exit_code(&findings, cli.output.fail_on) };

    let mut out = anstream::stdout().lock();
    let report = Report {
        findings: &findings,
        inventory: &inventory,
        problems: &problems,
        sources: &Sources::of(&packages),
        exit,
        width: color::width(),
        styled: AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never,
        verbose: cli.verbose,
    };
    let written = report.write(cli.output.format, &mut out, &mut anstream::stderr().lock());
    match written.and_then(|()| out.flush()) {
        // Whoever reads the report has seen enough; what was found does not change by that.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(exit),
        done => {
            done?;
            probed.map(|()| exit)
        }
    }
}

fn load(cli: &Cli) -> Result<Loaded, CliError> {
    let input = &cli.input;
    let wanted = cli.targets.wanted();
    let loaded = if input.no_cargo {
        load_folders(&input.dirs, wanted)?
    } else {
        load_workspace(input.manifest_path.as_deref(), &input.members(), wanted)?
    };
    if loaded.files() > 0 {
        return Ok(loaded);
    }
    // Why there is nothing to read is what the user has to know.
    show_problems(cli, &loaded.problems);
    let names = input.dirs.iter().map(|dir| format!("`{}`", dir.display()));
    let at = if input.no_cargo {
        format!("could be read below {}", names.collect::<Vec<_>>().join(", "))
    } else {
        "of this workspace could be read".to_owned()
    };
    Err(CliError::NoSource { at })
}

fn dump_types(receivers: &[ReceiverType]) -> Result<(), CliError> {
    let mut out = anstream::stdout().lock();
    for receiver in receivers {
        serde_json::to_writer(&mut out, receiver).map_err(std::io::Error::from)?;
        writeln!(out)?;
    }
    Ok(())
}

fn show_problems(cli: &Cli, problems: &[Problem]) {
    if cli.quiet {
        return;
    }
    for problem in problems {
        eprintln!("{PROBLEM}problem{PROBLEM:#}: {}: {}", clean(&problem.at), clean(&problem.what));
    }
}

/// Says on stderr where the time goes.
struct Watch {
    on: bool,
    since: Instant,
}

impl Watch {
    fn say(&self, what: &str) {
        if self.on {
            eprintln!("{what} after {:.2} s", self.since.elapsed().as_secs_f64());
        }
    }
}
