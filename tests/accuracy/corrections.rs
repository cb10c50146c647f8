//! What was found wrong in the labels after they were made, kept apart from them so that both can be scored.

use serde::Deserialize;

use crate::data::{Kind, Label, Scope, Sureness, Verdict};

/// The file `corrections.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Labels that do not hold.
    #[serde(default)]
    correction: Vec<Correction>,
    /// Sites that the first reading passed over.
    #[serde(default)]
    added: Vec<Added>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Correction {
    #[serde(rename = "crate")]
    name: String,
    version: String,
    file: String,
    line: u32,
    /// A verdict, or `drop`: the label says nothing that can be judged.
    verdict: String,
    reason: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Added {
    #[serde(rename = "crate")]
    name: String,
    version: String,
    file: String,
    line: u32,
    #[serde(default)]
    alt_lines: Vec<u32>,
    kind: Kind,
    verdict: Verdict,
    #[serde(default)]
    scope: Scope,
    #[serde(default)]
    confidence: Sureness,
    reason: String,
}

impl Corrections {
    /// Reads the file's text.
    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|e| e.to_string())
    }

    /// Applies both parts to the labels.
    ///
    /// An entry that corrects nothing is an error, so that the file cannot go stale in silence: one whose
    /// label does not exist or already has that verdict, one that adds a label where one of its kind
    /// stands, one that gives no reason.
    pub fn apply(self, mut labels: Vec<Label>) -> Result<Vec<Label>, String> {
        for change in self.correction {
            let at = format!("{}-{}/{}:{}", change.name, change.version, change.file, change.line);
            give_reason(&at, &change.reason)?;
            let found = labels.iter().position(|label| {
                label.name == change.name
                    && label.version == change.version
                    && label.file == change.file
                    && label.line == change.line
            });
            let found = found.ok_or_else(|| format!("{at}: no such label to correct"))?;
            if change.verdict == "drop" {
                labels.remove(found);
                continue;
            }
            let verdict = verdict(&change.verdict).map_err(|e| format!("{at}: {e}"))?;
            if labels[found].verdict == verdict {
                return Err(format!("{at}: the label already says {}", change.verdict));
            }
            labels[found].verdict = verdict;
            labels[found].note = change.reason;
        }
        for new in self.added {
            let at = format!("{}-{}/{}:{}", new.name, new.version, new.file, new.line);
            give_reason(&at, &new.reason)?;
            let twin = labels.iter().any(|label| {
                label.name == new.name
                    && label.version == new.version
                    && label.file == new.file
                    && label.kind == new.kind
                    && label.gap(new.line) == 0
            });
            if twin {
                return Err(format!("{at}: has a {} label already; correct that one", new.kind.word()));
            }
            labels.push(Label {
                name: new.name,
                version: new.version,
                file: new.file,
                line: new.line,
                alt_lines: new.alt_lines,
                kind: new.kind,
                verdict: new.verdict,
                scope: new.scope,
                confidence: new.confidence,
                api: String::new(),
                set_where: String::new(),
                note: new.reason,
            });
        }
        Ok(labels)
    }
}

fn give_reason(at: &str, reason: &str) -> Result<(), String> {
    if reason.trim().is_empty() { Err(format!("{at}: gives no reason")) } else { Ok(()) }
}

fn verdict(word: &str) -> Result<Verdict, String> {
    use serde::de::value::{Error, StrDeserializer};
    Verdict::deserialize(StrDeserializer::<Error>::new(word)).map_err(|e| e.to_string())
}
