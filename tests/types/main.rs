//! The engine's types against the compiler's, on published crates.
//!
//! For the receivers of calls that accept, connect, write or set the option
//! ([`nodelay_lint::flow::receivers`]) rustc is asked for their true types: in a copy of the crate each receiver
//! is bound to a variable of a deliberately wrong type, and stable rustc says in its error what it is.
//!
//!     cargo test --release --test types                      all crates of the list
//!     cargo test --release --test types -- mini-redis@0.4.1  some
//!     … -- --show                                            each site that is wrong or unknown, with both types, and each
//!                                                            that rustc did not compile
//!
//! Needs cargo, the registry (or a filled cargo cache), and minutes: the crates' dependencies are checked once.

mod compare;
mod shadow;
mod sites;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use compare::Verdict;
use shadow::Shadow;

/// Applications and libraries, blocking and async, with wrappers, generics and macros.
const CRATES: &[&str] = &[
    "mini-redis@0.4.1",
    "rathole@0.5.0",
    "fast-socks5@1.0.0",
    "tarpc@0.38.0",
    "tungstenite@0.30.0",
    "memcache@0.21.0",
    "tiny_http@0.12.0",
    "async-nats@0.51.0",
    "rumqttc@0.25.1",
    "tokio-postgres@0.7.18",
    "zeromq@0.7.0",
    "bore-cli@0.6.0",
    "rouille@3.6.2",
    "ureq@2.12.1",
    "lettre@0.11.23",
];

/// The floor: of all compared sites, typed right at least, and typed wrong at most; the exit code is 1 below it.
const RIGHT: f64 = 0.95;
const WRONG: f64 = 0.01;

/// The counts of one crate, or of all.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    right: usize,
    wrong: usize,
    unknown: usize,
    /// Sites that rustc did not compile: other features, other systems, tests.
    left_out: usize,
}

impl Tally {
    fn sites(self) -> usize {
        self.right + self.wrong + self.unknown
    }

    fn add(&mut self, other: Self) {
        self.right += other.right;
        self.wrong += other.wrong;
        self.unknown += other.unknown;
        self.left_out += other.left_out;
    }

    fn share(self, part: usize) -> f64 {
        part as f64 / self.sites().max(1) as f64
    }

    fn print(self, name: &str) {
        println!(
            "{name:<24} {:>6} {:>6} {:>6} {:>8} {:>7.1}% {:>6.1}% {:>9}",
            self.sites(),
            self.right,
            self.wrong,
            self.unknown,
            100.0 * self.share(self.right),
            100.0 * self.share(self.wrong),
            self.left_out
        );
    }
}

fn main() -> ExitCode {
    compare::check_itself();
    let (options, mut crates): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a.starts_with('-'));
    let show = options.iter().any(|o| o == "--show");
    if let Some(unknown) = options.iter().find(|o| *o != "--show") {
        eprintln!("unknown option {unknown}: there is --show; crates are named as NAME@VERSION");
        return ExitCode::from(2);
    }
    if crates.is_empty() {
        crates = CRATES.iter().map(ToString::to_string).collect();
    }
    println!(
        "{:<24} {:>6} {:>6} {:>6} {:>8} {:>8} {:>7} {:>9}",
        "crate", "sites", "right", "wrong", "unknown", "right", "wrong", "left out"
    );
    let mut total = Tally::default();
    let mut failed = false;
    for name in &crates {
        match measure(name, show) {
            Ok(tally) => {
                tally.print(name);
                total.add(tally);
            }
            Err(why) => {
                failed = true;
                println!("{name:<24} not measured: {why}");
            }
        }
    }
    total.print("all");
    if failed {
        return ExitCode::from(2);
    }
    let kept = total.share(total.right) >= RIGHT && total.share(total.wrong) <= WRONG;
    ExitCode::from(u8::from(!kept))
}

/// Compares one crate, `NAME@VERSION`.
fn measure(name: &str, show: bool) -> Result<Tally, String> {
    let source = unpacked(name)?;
    let mut shadow = Shadow::of(&source)?;
    let sites = sites::of(shadow.dir())?;
    let truth = shadow.ask(&sites)?;
    let mut tally = Tally::default();
    for (site, rustc) in sites.iter().zip(truth) {
        let Some(rustc) = rustc else {
            tally.left_out += 1;
            if show {
                println!("  left out {}:{} {}", site.file, site.line, site.method);
            }
            continue;
        };
        // `write!` in Display impls is no business of sockets, and would flatter the figures.
        if compare::is_formatter(&rustc) {
            continue;
        }
        let verdict = compare::compare(site.ty.as_deref(), &rustc);
        match verdict {
            Verdict::Right => tally.right += 1,
            Verdict::Wrong => tally.wrong += 1,
            Verdict::Unknown => tally.unknown += 1,
        }
        if show && verdict != Verdict::Right {
            let ty = site.ty.as_deref().unwrap_or("nothing");
            println!(
                "  {verdict:?} {}:{} {}\n    engine {ty}\n    rustc  {rustc}",
                site.file, site.line, site.method
            );
        }
    }
    Ok(tally)
}

/// The folder of a crate's unpacked source; cargo fetches it if need be.
fn unpacked(name: &str) -> Result<PathBuf, String> {
    let folder = name.replacen('@', "-", 1);
    let home = match std::env::var_os("CARGO_HOME") {
        Some(home) => PathBuf::from(home),
        None => PathBuf::from(std::env::var_os("HOME").ok_or("neither CARGO_HOME nor HOME is set")?)
            .join(".cargo"),
    };
    let find = || {
        let registries = std::fs::read_dir(home.join("registry/src")).ok()?;
        registries.flatten().map(|r| r.path().join(&folder)).find(|p| p.join("Cargo.toml").is_file())
    };
    if let Some(found) = find() {
        return Ok(found);
    }
    // Outside of any package, so that no lock file is asked.
    let fetched = Command::new("cargo").args(["info", "--quiet", name]).current_dir("/").output();
    let fetched = fetched.map_err(|e| format!("cargo: {e}"))?;
    find().ok_or_else(|| String::from_utf8_lossy(&fetched.stderr).trim().to_owned())
}
