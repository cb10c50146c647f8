//! What of the findings is shown: levels given on the command line, and confidence.

use std::collections::BTreeMap;

use crate::finding::{Confidence, Finding, Level};

/// What a user wants of a lint. Later wishes about the same lint win, as with rustc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    Allow,
    Warn,
    Deny,
}

/// Which findings are shown, and how loud.
#[derive(Clone, Debug)]
pub struct Policy {
    /// Lint ids with the wishes about them, in the order given.
    pub wishes: Vec<(&'static str, Wish)>,
    pub min_confidence: Confidence,
}

impl Default for Policy {
    fn default() -> Self {
        Self { wishes: Vec::new(), min_confidence: Confidence::Medium }
    }
}

/// Findings to show, and how many are not, by reason.
#[derive(Debug, Default)]
pub struct Filtered {
    pub shown: Vec<Finding>,
    pub hidden: Vec<(String, usize)>,
}

impl Policy {
    /// Applies the wishes, hides what is allowed or too unsure, and sorts by package, file and line.
    pub fn apply(&self, findings: Vec<Finding>) -> Filtered {
        let mut hidden: BTreeMap<&str, usize> = BTreeMap::new();
        let mut shown = Vec::with_capacity(findings.len());
        for mut finding in findings {
            let wish =
                self.wishes.iter().rev().find(|(lint, _)| *lint == finding.lint).map(|(_, wish)| *wish);
            match wish {
                Some(Wish::Allow) => {
                    *hidden.entry("allowed").or_default() += 1;
                    continue;
                }
                Some(Wish::Warn) => finding.level = Level::Warning,
                Some(Wish::Deny) => finding.level = Level::Error,
                None => {}
            }
            if finding.confidence < self.min_confidence {
                let reason = match finding.confidence {
                    Confidence::Low => "low confidence",
                    Confidence::Medium | Confidence::High => "medium confidence",
                };
                *hidden.entry(reason).or_default() += 1;
                continue;
            }
            shown.push(finding);
        }
        shown.sort_by(|a, b| order(a).cmp(&order(b)));
        Filtered { shown, hidden: hidden.into_iter().map(|(reason, n)| (reason.to_owned(), n)).collect() }
    }
}

type Key<'a> = (Option<&'a str>, &'a str, &'a str, u32, u32, &'a str);

fn order(f: &Finding) -> Key<'_> {
    (f.root.as_deref(), &f.package, &f.file, f.range.line, f.range.column, f.lint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::sample::finding;

    type Shown = Vec<(&'static str, Level)>;

    fn apply(policy: &Policy) -> (Shown, Vec<(String, usize)>) {
        let mut low = finding("split_write", 9);
        low.confidence = Confidence::Low;
        let findings = vec![finding("split_write", 7), low, finding("stream_without_nodelay", 3)];
        let filtered = policy.apply(findings);
        (filtered.shown.iter().map(|f| (f.lint, f.level)).collect(), filtered.hidden)
    }

    #[test]
    fn unsure_findings_are_counted_and_the_rest_is_sorted() {
        let (shown, hidden) = apply(&Policy::default());
        assert_eq!(shown, [("stream_without_nodelay", Level::Warning), ("split_write", Level::Warning)]);
        assert_eq!(hidden, [("low confidence".to_owned(), 1)]);
        let (shown, hidden) = apply(&Policy { min_confidence: Confidence::Low, ..Policy::default() });
        assert_eq!((shown.len(), hidden.len()), (3, 0));
    }

    #[test]
    fn the_last_wish_about_a_lint_wins() {
        let wishes = vec![
            ("split_write", Wish::Deny),
            ("split_write", Wish::Allow),
            ("stream_without_nodelay", Wish::Allow),
            ("stream_without_nodelay", Wish::Deny),
        ];
        let (shown, hidden) = apply(&Policy { wishes, ..Policy::default() });
        assert_eq!(shown, [("stream_without_nodelay", Level::Error)]);
        assert_eq!(hidden, [("allowed".to_owned(), 2)]);
    }
}
