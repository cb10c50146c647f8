//! `probe`: any write pattern, replayed by hand; and the probe's place in the main job.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::time::Duration;

use anstream::{AutoStream, eprintln};
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};

use super::CliError;
use crate::finding::Finding;
use crate::probe::{ProbeOptions, Verdict, probe_findings, probe_traffic};
use crate::report::text::clean;
use crate::report::{Format, write_probe};
use crate::traffic::{Assumption, End, Lifetime, Side, Size, Traffic};

/// Replay a pattern of writes on loopback: as given, with nodelay, in one write
#[derive(Debug, Args)]
#[command(after_help = "\
Exit code: 0 the pattern does not wait, 1 it stalls or costs one more round trip, 2 no verdict could be given.

Example: a length of 4 bytes, then a body of 12, answered with 64:
    cargo nodelay-lint probe --pattern 4,12 --reply 64")]
pub(super) struct ProbeArgs {
    /// Bytes of each write of one message, in order
    #[arg(long, value_name = "BYTES,…", value_delimiter = ',', required = true, value_parser = bytes())]
    pattern: Vec<u32>,
    /// Bytes of each write of the other end's answer; 0 for none
    #[arg(long, value_name = "BYTES,…", value_delimiter = ',', default_value = "64", value_parser = clap::value_parser!(u32).range(0..=MOST_BYTES))]
    reply: Vec<u32>,
    /// The end that writes the pattern
    #[arg(long, value_enum, default_value = "client")]
    side: SideArg,
    /// How long a connection lives
    #[arg(long, value_enum, default_value = "reused")]
    lifetime: LifetimeArg,
    /// The pattern's end has TCP_NODELAY set
    #[arg(long)]
    nodelay: bool,
    /// Form of the report
    #[arg(long, value_name = "FORM", value_enum, default_value_t)]
    format: Format,
}

/// Far beyond every size at which a pattern's outcome changes.
const MOST_BYTES: i64 = 1 << 20;

fn bytes() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=MOST_BYTES)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum SideArg {
    Client,
    Server,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LifetimeArg {
    /// Many exchanges on one connection
    Reused,
    /// A new connection for each exchange
    PerExchange,
    /// A new connection for each exchange, with a handshake first
    AfterPreamble,
}

impl ProbeArgs {
    fn traffic(&self) -> Traffic {
        let sizes = |bytes: &[u32]| bytes.iter().map(|n| Size::exact(*n)).collect();
        let reply: Vec<u32> = self.reply.iter().copied().filter(|n| *n > 0).collect();
        let own = End { writes: sizes(&self.pattern), nodelay: Some(self.nodelay), ..End::unseen() };
        let other = End { writes: sizes(&reply), ..End::unseen() };
        let side = match self.side {
            SideArg::Client => Side::Client,
            SideArg::Server => Side::Server,
        };
        let (client, server) = if side == Side::Client { (own, other) } else { (other, own) };
        let lifetime = match self.lifetime {
            LifetimeArg::Reused => Lifetime::Reused,
            LifetimeArg::PerExchange => Lifetime::PerExchange,
            LifetimeArg::AfterPreamble => Lifetime::PerExchangeAfterPreamble,
        };
        let given = Assumption {
            what: "the pattern, the reply and the lifetime".into(),
            value: "as on the command line".into(),
            source: "--pattern, --reply, --lifetime".into(),
        };
        Traffic { side, client, server, lifetime, answered: !reply.is_empty(), assumptions: vec![given] }
    }
}

/// Runs the subcommand; gives the exit code.
pub(super) fn by_hand(args: &ProbeArgs) -> Result<u8, CliError> {
    let report = probe_traffic(&args.traffic(), &ProbeOptions::default());
    let exit = match report.verdict {
        Verdict::Confirmed | Verdict::RoundTrip => 1,
        Verdict::Latent | Verdict::Refuted => 0,
        Verdict::Inconclusive => 2,
    };
    let styled = AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never;
    let mut out = anstream::stdout().lock();
    write_probe(&report, args.format, exit, styled, &mut out)?;
    out.flush()?;
    Ok(exit)
}

/// Puts the findings to the kernel, with a progress bar on a terminal.
///
/// # Errors
/// If `required` and one of them got no verdict.
pub(super) fn findings(findings: &mut [Finding], quiet: bool, required: bool) -> Result<(), CliError> {
    let bar = (!quiet && io::stderr().is_terminal() && !findings.is_empty()).then(bar);
    let mut options = ProbeOptions::default();
    if let Some(bar) = bar.clone() {
        options.progress = Some(Arc::new(move |done, all| {
            bar.set_length(all as u64);
            bar.set_position(done as u64);
        }));
    }
    let run = probe_findings(findings, &options);
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    if !quiet {
        for problem in &run.problems {
            eprintln!("{}problem{:#}: {}", super::PROBLEM, super::PROBLEM, clean(problem));
        }
    }
    let mut open =
        findings.iter().filter_map(|f| f.probe.as_ref()).filter(|p| p.verdict == Verdict::Inconclusive);
    match open.next() {
        Some(first) if required => {
            Err(CliError::NotProbed { n: 1 + open.count(), why: first.reason.clone() })
        }
        _ => Ok(()),
    }
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len} findings put to the kernel, {elapsed}");
    let bar = ProgressBar::new(0);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
