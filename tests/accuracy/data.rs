//! The labelled sites and the fixes, as they lie in `tests/corpus`.

use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// What a label is about. Decides which lints can be right there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Connector,
    Stream,
    Listener,
    SplitWrite,
    Disabled,
}

impl Kind {
    pub const ALL: [Kind; 5] =
        [Kind::Connector, Kind::Stream, Kind::Listener, Kind::SplitWrite, Kind::Disabled];

    /// The word in the data and in the tables.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Connector => "connector",
            Kind::Stream => "stream",
            Kind::Listener => "listener",
            Kind::SplitWrite => "split-write",
            Kind::Disabled => "disabled",
        }
    }

    /// Whether a finding of this lint answers a label of this kind.
    pub fn fits(self, lint: &str) -> bool {
        let setting = matches!(lint, "nodelay_disabled" | "nodelay_ineffective");
        match self {
            Kind::Connector | Kind::Stream => {
                setting || matches!(lint, "connector_without_nodelay" | "stream_without_nodelay")
            }
            Kind::Listener => setting || lint == "listener_without_nodelay",
            Kind::SplitWrite => lint == "split_write",
            Kind::Disabled => lint == "nodelay_disabled",
        }
    }

    /// The kind under which a finding that no label covers is counted; `None` for a lint that is not scored.
    pub fn of_lint(lint: &str) -> Option<Kind> {
        Some(match lint {
            "connector_without_nodelay" => Kind::Connector,
            "stream_without_nodelay" => Kind::Stream,
            "listener_without_nodelay" => Kind::Listener,
            "split_write" => Kind::SplitWrite,
            "nodelay_disabled" | "nodelay_ineffective" => Kind::Disabled,
            _ => return None,
        })
    }
}

/// What is true of a site; `tests/corpus/README.md` has the long form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Missing,
    Set,
    Optional,
    OptionalOn,
    Caller,
    Exempt,
    Stall,
    Packets,
    Buffered,
}

impl Verdict {
    /// The word in the data.
    pub fn word(self) -> &'static str {
        match self {
            Verdict::Missing => "missing",
            Verdict::Set => "set",
            Verdict::Optional => "optional",
            Verdict::OptionalOn => "optional_on",
            Verdict::Caller => "caller",
            Verdict::Exempt => "exempt",
            Verdict::Stall => "stall",
            Verdict::Packets => "packets",
            Verdict::Buffered => "buffered",
        }
    }
}

/// What a label asks of the lint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    Report,
    Silence,
    /// Either answer will do: not counted.
    Open,
}

/// How sure whoever read the site is of its verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sureness {
    #[default]
    High,
    Medium,
    Low,
}

/// What sort of code a site stands in. A run scores one of them, the rest only excuses findings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    #[default]
    Src,
    Test,
    Example,
    Bench,
}

/// One labelled site of a published crate.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Label {
    #[serde(rename = "crate")]
    pub name: String,
    pub version: String,
    /// Relative to the crate's folder.
    pub file: String,
    pub line: u32,
    /// Other lines of the same site: another branch, the builder's first line, the other writes.
    #[serde(default)]
    pub alt_lines: Vec<u32>,
    pub kind: Kind,
    pub verdict: Verdict,
    #[serde(default)]
    pub scope: Scope,
    #[serde(default)]
    pub confidence: Sureness,
    #[serde(default)]
    pub api: String,
    /// Where the option is set, for whoever checks the verdict; the score does not look at it.
    #[serde(default)]
    pub set_where: String,
    #[serde(default)]
    pub note: String,
}

impl Label {
    pub fn demand(&self) -> Demand {
        if self.confidence == Sureness::Low {
            return Demand::Open;
        }
        match self.verdict {
            Verdict::Missing | Verdict::Stall => Demand::Report,
            Verdict::Set | Verdict::OptionalOn | Verdict::Caller | Verdict::Exempt | Verdict::Buffered => {
                Demand::Silence
            }
            Verdict::Optional | Verdict::Packets => Demand::Open,
        }
    }

    /// Lines between this site and a line of the same file.
    pub fn gap(&self, line: u32) -> u32 {
        let nearest = self.alt_lines.iter().map(|alt| alt.abs_diff(line)).min();
        self.line.abs_diff(line).min(nearest.unwrap_or(u32::MAX))
    }
}

/// A published repair of such a fault. Scored where both a version before and its file are known.
#[derive(Clone, Debug, Deserialize)]
pub struct Fix {
    pub id: String,
    #[serde(rename = "crate")]
    pub name: Option<String>,
    pub version_before: Option<String>,
    pub version_after: Option<String>,
    pub crate_file: Option<String>,
    /// Where the file has another name after the fix.
    pub crate_file_after: Option<String>,
    pub line_before: Option<u32>,
    pub line_after: Option<u32>,
    pub kind: Kind,
    pub expect_after: Option<String>,
}

/// Reads one JSON object a line. The error names the line.
pub fn rows<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, String> {
    text.lines()
        .enumerate()
        .filter(|(_, row)| !row.trim().is_empty())
        .map(|(n, row)| serde_json::from_str(row).map_err(|e| format!("line {}: {e}", n + 1)))
        .collect()
}

/// The text of a file of the corpus. The error names the file.
pub fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
