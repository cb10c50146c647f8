//! How right the lint is, on published crates that were read by hand; `tests/corpus/README.md` says how.
//!
//!     cargo test --release --test accuracy
//!     cargo test --release --test accuracy -- --help
//!
//! Exits with 1 when a figure is below the floor or a crate could not be judged, with 2 when the corpus or
//! the arguments are at fault. Not part of `cargo test`: it downloads some ninety crates the first time.

mod baseline;
mod corrections;
mod data;
mod fetch;
mod figures;
mod lint;
mod score;
mod table;

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use rayon::prelude::*;

use corrections::Corrections;
use data::{Fix, Label, Scope};
use fetch::{Reach, Release};
use figures::Floor;
use lint::{Finding, Run};
use score::{Fixes, Remark, Tally};
use table::Report;

/// Nested code is walked recursively.
const STACK: usize = 64 << 20;

/// Scores the lint against hand-made labels on published crates, and against published fixes.
#[derive(Parser)]
#[command(name = "accuracy")]
struct Args {
    /// Score the labels as they were first made, without corrections.toml
    #[arg(long)]
    uncorrected: bool,
    /// Only these crates
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    crates: Vec<String>,
    /// Lists to print below the tables; an empty value for none
    #[arg(long, value_delimiter = ',', default_values_t = ["misses".to_owned(), "alarms".to_owned()],
        value_name = "misses,alarms,unlabelled")]
    show: Vec<String>,
    /// Fail if a figure is beyond a bound of this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["crates", "uncorrected", "scope"])]
    floor: Option<PathBuf>,
    /// Print the figures as one JSON object instead
    #[arg(long, conflicts_with = "markdown")]
    json: bool,
    /// Print the README's tables instead
    #[arg(long)]
    markdown: bool,
    /// The sort of code whose labels are scored
    #[arg(long, value_enum, default_value = "src")]
    scope: Scope,
    /// Another build of the lint
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_cargo-nodelay-lint"))]
    bin: PathBuf,
    /// Crates that are fetched and linted at the same time
    #[arg(long, default_value_t = 2)]
    jobs: usize,
}

fn main() -> ExitCode {
    match run(&Args::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether all is well. Errors are the corpus's or the caller's, not the lint's.
fn run(args: &Args) -> Result<bool, String> {
    let show = wanted(&args.show)?;
    let mut labels = corpus(args.uncorrected)?;
    let mut fixes: Vec<Fix> = data::rows(&data::read(&at("fixes.jsonl"))?)?;
    if !args.crates.is_empty() {
        let named = |name: &str| args.crates.iter().any(|one| one == name);
        labels.retain(|label| named(&label.name));
        fixes.retain(|fix| fix.name.as_deref().is_some_and(named));
    }
    let floor = args.floor.as_deref().map(|path| {
        let text = data::read(path)?;
        Floor::parse(&text).map_err(|e| format!("{}: {e}", path.display()))
    });
    let floor = floor.transpose()?;

    let releases = releases(&labels, &fixes, args.scope);
    if releases.is_empty() {
        return Err("no label and no fix to score".to_owned());
    }
    if matches!(fetch::reach(&releases), Reach::None) {
        eprintln!(
            "{0}\n  ACCURACY NOT MEASURED\n  No crate of the corpus is unpacked, and none could be downloaded.\n{0}",
            "!".repeat(72)
        );
        return Ok(true);
    }
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs).stack_size(STACK).build();
    let pool = pool.map_err(|e| e.to_string())?;
    let seen: HashMap<Release, Result<Seen, String>> = pool
        .install(|| releases.par_iter().map(|release| (release.clone(), look(&args.bin, release))).collect());

    let report = report(args, &labels, &fixes, &seen);
    if args.json {
        println!("{}", report.json());
    } else if args.markdown {
        print!("{}", report.markdown());
    } else {
        print!("{}{}", report.text(), report.lists(&show));
    }
    let mut well = report.failed.is_empty();
    if let Some(floor) = floor {
        for short in floor.broken(&figures::figures(&report.lint, &report.fixes))? {
            eprintln!("below the floor: {short}");
            well = false;
        }
    }
    if !report.failed.is_empty() {
        eprintln!("not judged: {}", report.failed.join("; "));
    }
    Ok(well)
}

/// What both rules said on one release.
struct Seen {
    run: Run,
    baseline: Vec<Finding>,
}

fn look(tool: &Path, release: &Release) -> Result<Seen, String> {
    let folder = fetch::source(release).ok_or("no source to be had")?;
    Ok(Seen { run: lint::lint(tool, &folder)?, baseline: baseline::findings(&folder) })
}

fn report(
    args: &Args,
    labels: &[Label],
    fixes: &[Fix],
    seen: &HashMap<Release, Result<Seen, String>>,
) -> Report {
    let mut by_release: BTreeMap<Release, Vec<&Label>> = BTreeMap::new();
    for label in labels {
        by_release.entry((label.name.clone(), label.version.clone())).or_default().push(label);
    }
    by_release.retain(|_, labels| labels.iter().any(|label| label.scope == args.scope));
    let mut report = Report {
        lint: Tally::default(),
        fixes: Fixes::default(),
        baseline: Tally::default(),
        baseline_fixes: Fixes::default(),
        crates: by_release.len(),
        labels: labels.iter().filter(|label| label.scope == args.scope).count(),
        seconds: 0.0,
        failed: Vec::new(),
        corrected: !args.uncorrected,
    };
    let mut failed = BTreeSet::new();
    for (release, seen) in seen {
        let at = format!("{} {}", release.0, release.1);
        match seen {
            Err(error) => drop(failed.insert(format!("{at}: {error}"))),
            Ok(seen) => {
                report.seconds += seen.run.took.as_secs_f64();
                match seen.run.exit {
                    Some(0 | 1) => {}
                    Some(code) => drop(failed.insert(format!("{at}: exit {code}"))),
                    None => drop(failed.insert(format!("{at}: ended by a signal"))),
                }
            }
        }
    }
    report.failed = failed.into_iter().collect();
    for (release, labels) in &by_release {
        if let Some(Ok(seen)) = seen.get(release) {
            report.lint.add(score::score(labels, args.scope, &seen.run.findings));
            report.baseline.add(score::score(labels, args.scope, &seen.baseline));
        }
    }
    for fix in fixes {
        if let Some(site) = fix.site_before()
            && let Some(Ok(seen)) = seen.get(&site.release)
        {
            report.fixes.before(fix, &site, &seen.run.findings);
            report.baseline_fixes.before(fix, &site, &seen.baseline);
        }
        if let Some(site) = fix.site_after()
            && let Some(Ok(seen)) = seen.get(&site.release)
        {
            report.fixes.after(fix, &site, &seen.run.findings);
            report.baseline_fixes.after(fix, &site, &seen.baseline);
        }
    }
    report
}

/// All releases that the labels of a scope and the fixes need, each once.
fn releases(labels: &[Label], fixes: &[Fix], scope: Scope) -> Vec<Release> {
    let labels = labels.iter().filter(|label| label.scope == scope);
    let labelled = labels.map(|label| (label.name.clone(), label.version.clone()));
    let sites = fixes.iter().flat_map(|fix| [fix.site_before(), fix.site_after()]).flatten();
    let all: BTreeSet<Release> = labelled.chain(sites.map(|site| site.release)).collect();
    all.into_iter().collect()
}

fn corpus(uncorrected: bool) -> Result<Vec<Label>, String> {
    let labels = data::rows(&data::read(&at("sites.jsonl"))?).map_err(|e| format!("sites.jsonl: {e}"))?;
    if uncorrected {
        return Ok(labels);
    }
    let corrections = Corrections::parse(&data::read(&at("corrections.toml"))?);
    corrections.and_then(|c| c.apply(labels)).map_err(|e| format!("corrections.toml: {e}"))
}

fn at(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(file)
}

fn wanted(words: &[String]) -> Result<Vec<Remark>, String> {
    let words = words.iter().filter(|word| !word.is_empty());
    words.map(|word| <Remark as clap::ValueEnum>::from_str(word, false)).collect()
}
