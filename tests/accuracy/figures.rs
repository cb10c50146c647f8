//! All figures of a run by name, and the floor they must not fall under.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::data::Kind;
use crate::score::{Counts, Fixes, Tally, share};

/// Named figures: shares from 0 to 1, and counts. `None` where there was nothing to take a share of.
pub type Figures = BTreeMap<String, Option<f64>>;

/// The figures of a run. Shares end in `recall`, `precision`, `strict` or `share`; the rest are counts.
pub fn figures(tally: &Tally, fixes: &Fixes) -> Figures {
    let mut figures = Figures::new();
    let mut count = |name: String, n: u32| figures.insert(name, Some(f64::from(n)));
    for (confidence, judged) in confidences(tally) {
        count(format!("confidence.{confidence}.right"), judged.right);
        count(format!("confidence.{confidence}.wrong"), judged.wrong);
        count(format!("confidence.{confidence}.unlabelled"), judged.unlabelled);
    }
    count("off_by_default.right".into(), tally.off_by_default.right);
    count("off_by_default.wrong".into(), tally.off_by_default.wrong);
    count("off_by_default.unlabelled".into(), tally.off_by_default.unlabelled);
    count("fixes.reported_before".into(), fixes.reported_before);
    count("fixes.silent_after".into(), fixes.silent_after);
    count("fixes.reported_after".into(), fixes.of_after - fixes.silent_after);
    for kind in Kind::ALL {
        let counts = tally.kinds.get(&kind).copied().unwrap_or_default();
        of_kind(&mut figures, kind.word(), &counts);
    }
    of_kind(&mut figures, "all", &tally.total(|_| true));
    let right: u32 = tally.confidence.values().map(|judged| judged.right).sum();
    for (confidence, judged) in confidences(tally) {
        let name = |what: &str| format!("confidence.{confidence}.{what}_share");
        figures.insert(name("right"), share(judged.right, judged.right + judged.wrong));
        figures.insert(name("of_right"), share(judged.right, right));
    }
    figures
}

/// High and medium always, so that a floor can name them; others if they occur.
pub fn confidences(tally: &Tally) -> BTreeMap<String, crate::score::Judged> {
    let mut all = tally.confidence.clone();
    for expected in ["high", "medium"] {
        all.entry(expected.to_owned()).or_default();
    }
    all
}

fn of_kind(figures: &mut Figures, word: &str, counts: &Counts) {
    for (name, share) in
        [("recall", counts.recall()), ("precision", counts.precision()), ("strict", counts.strict())]
    {
        figures.insert(format!("{word}.{name}"), share);
    }
    let Counts { tp, fn_, fp, tn, new, open } = *counts;
    for (name, n) in [("tp", tp), ("fn", fn_), ("fp", fp), ("tn", tn), ("new", new), ("open", open)] {
        figures.insert(format!("{word}.{name}"), Some(f64::from(n)));
    }
}

/// Bounds on figures, by their names.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Floor {
    #[serde(default)]
    at_least: BTreeMap<String, f64>,
    #[serde(default)]
    at_most: BTreeMap<String, f64>,
}

impl Floor {
    /// Reads the file's text.
    pub fn parse(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|e| e.to_string())
    }

    /// What falls short, one sentence each; a figure that could not be taken falls short too. A bound on a
    /// figure that does not exist is an error.
    pub fn broken(&self, figures: &Figures) -> Result<Vec<String>, String> {
        let mut broken = Vec::new();
        let least = self.at_least.iter().map(|bound| (bound, "at least"));
        let most = self.at_most.iter().map(|bound| (bound, "at most"));
        for ((name, &bound), word) in least.chain(most) {
            let figure = figures.get(name).ok_or_else(|| format!("the floor names no figure: {name}"))?;
            match figure {
                Some(value) if word == "at least" && *value >= bound => {}
                Some(value) if word == "at most" && *value <= bound => {}
                Some(value) => broken.push(format!("{name} is {}, must be {word} {bound}", rounded(*value))),
                None => broken.push(format!("{name} could not be taken, must be {word} {bound}")),
            }
        }
        Ok(broken)
    }
}

/// To four places, without zeros at the end.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}
