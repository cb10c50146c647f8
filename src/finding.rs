//! What a lint says: a finding, its place, its trail and what would mend it.
//!
//! These are the words of the tool's outside (JSON, exit codes); the engine's own types live in
//! [`crate::flow`].

use serde::Serialize;

use crate::probe::ProbeReport;
use crate::traffic::Traffic;

/// How loud a finding is. Ordered: a later one is more serious.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Note,
    Warning,
    Error,
}

/// How sure the reading of the code is. Ordered: a later one is surer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum Confidence {
    Low,
    Medium,
    High,
}

/// What the fault costs, predicted by the rule of RFC 896 and RFC 1122 from the traffic seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Impact {
    /// A wait for the peer's delayed acknowledgement, about 40 ms on Linux.
    Stall,
    /// One more round trip on a network; loopback cannot show it.
    Rtt,
    /// Nagle is on, but the traffic or the peer was not seen.
    Risk,
    /// Nagle is on, and this traffic does not stall.
    Latent,
    /// Nagle is off, but one message still leaves in several packets.
    Packets,
    /// One peer's reset can end the whole server (macOS, the BSDs).
    Outage,
    /// New connections wait up to the sleep of a polling accept loop.
    Delay,
}

/// The kind of code that a finding stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    Src,
    Test,
    Example,
    Bench,
    Build,
}

/// A range in a file. Lines and columns are 1-based, columns in characters; bytes are offsets into the
/// file as it is on disk, `byte_end` exclusive.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Range {
    pub line: u32,
    pub column: u32,
    pub end_line: u32,
    pub end_column: u32,
    pub byte_start: u32,
    pub byte_end: u32,
}

/// One step of the way from the socket's birth to the fault, in the order in which a person reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TrailStep {
    pub file: String,
    pub line: u32,
    pub column: u32,
    pub what: String,
    /// Byte range in `file`, for the human format; not part of the JSON.
    #[serde(skip)]
    pub bytes: (u32, u32),
}

/// Another place of the same cause, in the same function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Also {
    pub file: String,
    pub line: u32,
}

/// How far a fix may be trusted, in rustc's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Applicability {
    MachineApplicable,
    MaybeIncorrect,
    HasPlaceholders,
    Unspecified,
}

/// Replace `file[byte_start..byte_end]` with `text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edit {
    pub file: String,
    pub byte_start: u32,
    pub byte_end: u32,
    pub text: String,
}

/// What would mend it. `edits` may be empty: then the title alone is the advice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fix {
    pub title: String,
    pub applicability: Applicability,
    pub edits: Vec<Edit>,
}

/// The row of the catalogue that decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FactRef {
    #[serde(rename = "crate")]
    pub krate: String,
    /// The version looked at; null where neither lock nor manifest names one.
    pub version: Option<String>,
    /// How the version was known: `lock`, `manifest` or `newest`.
    pub decided_by: String,
    /// The evidence lines of the row, and its grade.
    pub evidence: String,
}

/// One fault at one place.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// One of the ids of [`crate::lints::ALL`].
    pub lint: &'static str,
    pub level: Level,
    pub confidence: Confidence,
    pub impact: Impact,
    pub scope: Scope,
    /// Consequence first, then the condition under which it holds.
    pub message: String,
    pub package: String,
    pub version: Option<String>,
    /// The folder as the user gave it, `.` for the workspace, null for a dependency.
    pub root: Option<String>,
    /// Relative to `root`, with `/`.
    pub file: String,
    #[serde(flatten)]
    pub range: Range,
    /// The API that makes or writes the socket, as a full path.
    pub api: String,
    pub fact: Option<FactRef>,
    pub trail: Vec<TrailStep>,
    pub also: Vec<Also>,
    pub fix: Option<Fix>,
    pub fingerprint: String,
    pub probe: Option<ProbeReport>,
    /// What the probe replays; null where no pattern was seen. Not part of the JSON.
    #[serde(skip)]
    pub traffic: Option<Traffic>,
}

/// Where the sockets of the code ended up: the reason to believe a run that found nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Inventory {
    /// TCP connections and connectors that the code opens.
    pub opened: usize,
    /// Accept calls and servers over a TCP listener.
    pub accepted: usize,
    /// Set in the code read.
    pub set_here: usize,
    /// Set by a library: (crate and version, sockets).
    pub set_by_library: Vec<(String, usize)>,
    /// An option of the code decides.
    pub by_option: usize,
    /// Left to this crate's callers.
    pub left_to_callers: usize,
    /// Nagle stays on.
    pub nagle_on: usize,
    /// Exempt: never used for an exchange (probes, wake-ups).
    pub unused: usize,
    /// Sockets lost from sight, with the place where that happened.
    pub lost: Vec<String>,
    /// Files read, and files that did not parse: what and why.
    pub files: usize,
    pub not_parsed: Vec<String>,
    /// Macro calls whose tokens were not understood.
    pub macros_skipped: usize,
    /// Crates whose sources were not at hand and that the catalogue does not know.
    pub sources_absent: Vec<String>,
    /// Findings not shown, by reason (`low confidence`, `allowed`, …).
    pub hidden: Vec<(String, usize)>,
}

impl Inventory {
    /// Adds another part's counts.
    pub fn absorb(&mut self, other: Self) {
        self.opened += other.opened;
        self.accepted += other.accepted;
        self.set_here += other.set_here;
        for (name, n) in other.set_by_library {
            match self.set_by_library.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += n,
                None => self.set_by_library.push((name, n)),
            }
        }
        self.by_option += other.by_option;
        self.left_to_callers += other.left_to_callers;
        self.nagle_on += other.nagle_on;
        self.unused += other.unused;
        self.lost.extend(other.lost);
        self.files += other.files;
        self.not_parsed.extend(other.not_parsed);
        self.macros_skipped += other.macros_skipped;
        self.sources_absent.extend(other.sources_absent);
        self.sources_absent.sort();
        self.sources_absent.dedup();
        self.hidden.extend(other.hidden);
    }
}
