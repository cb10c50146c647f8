//! Which rows hold at the versions that lock and manifest name, and how sure that is.

use std::collections::BTreeSet;

use semver::{Comparator, Op, Prerelease, Version, VersionReq};

use super::model::{Fact, Grade};
use crate::finding::Confidence;
use crate::workspace::KnownVersion;

/// What is known of the packages around the code under the lint. Names are package names (`hyper-util`).
pub trait Versions {
    /// The version that the code's own dependency on `package` resolves to.
    fn of(&self, package: &str) -> KnownVersion;
    /// All versions of `package` in the lock, however deep; empty where there is no lock.
    fn locked(&self, package: &str) -> Vec<Version>;
    /// The features asked of `package`, with `default` among them unless it is switched off; `None` where
    /// no manifest tells.
    fn features(&self, package: &str) -> Option<BTreeSet<String>>;
}

/// A row that holds.
#[derive(Clone, Debug)]
pub struct Decision {
    pub fact: &'static Fact,
    /// High for a locked version, and for a requirement over which the catalogue does not change its mind.
    pub confidence: Confidence,
    /// `lock`, `manifest` or `newest`.
    pub decided_by: &'static str,
    /// The locked version, or the manifest's requirement; `None` where neither names one.
    pub version: Option<String>,
}

/// The end of the catalogue's knowledge about a package: the least version above all its rows' ranges, or
/// none where some row has no upper bound.
#[derive(Clone, Debug, Default)]
pub(super) struct Horizon {
    open: bool,
    end: Option<Version>,
}

impl Horizon {
    pub(super) fn add(&mut self, requirement: &str) {
        match upper_bound(&parse(requirement)) {
            None if requirement == "*" => {}
            None => self.open = true,
            Some(end) => self.end = self.end.take().max(Some(end)),
        }
    }

    fn is_before(&self, version: &Version) -> bool {
        !self.open && self.end.as_ref().is_some_and(|end| version >= end)
    }
}

/// The rows of `rows` that hold. All rows are about one path.
pub(super) fn decide(
    rows: &[&'static Fact],
    horizon: &dyn Fn(&str) -> Option<Horizon>,
    versions: &dyn Versions,
) -> Vec<Decision> {
    let mut decisions = Vec::new();
    let packages: BTreeSet<&str> = rows.iter().map(|fact| fact.krate.as_str()).collect();
    for package in packages {
        // Conditions beside the package's own version first: what is left differs by version alone.
        let rows: Vec<(&'static Fact, Confidence)> = rows
            .iter()
            .filter(|fact| fact.krate == package)
            .filter_map(|fact| Some((*fact, conditions(fact, versions)?)))
            .collect();
        let known = versions.of(package);
        let (at, confidence, decided_by, version) = match &known {
            KnownVersion::Locked(v) => match horizon(package) {
                Some(end) if end.is_before(v) => {
                    (newest(&rows, &VersionReq::STAR), Confidence::Medium, "newest", Some(v.to_string()))
                }
                _ => (Some(v.clone()), Confidence::High, "lock", Some(v.to_string())),
            },
            KnownVersion::Required(req) => {
                let sure = if agree(&rows, req) { Confidence::High } else { Confidence::Medium };
                (newest(&rows, req), sure, "manifest", Some(req.to_string()))
            }
            KnownVersion::Unknown => {
                // Rows that hold in every version need none.
                let any = rows.iter().all(|(fact, _)| fact.versions == "*");
                let sure = if any { Confidence::High } else { Confidence::Medium };
                (newest(&rows, &VersionReq::STAR), sure, "newest", None)
            }
        };
        let Some(at) = at else { continue };
        for (fact, limit) in rows {
            if matches(&parse(&fact.versions), &at) {
                let limit = if fact.grade == Grade::Unverified { Confidence::Medium } else { limit };
                let confidence = confidence.min(limit);
                decisions.push(Decision { fact, confidence, decided_by, version: version.clone() });
            }
        }
    }
    decisions
}

/// Whether an item of a signature file under `#[versions(req)]` exists at `version`. Of a requirement its
/// newest end decides, and so does the newest of all where nothing is known.
pub fn item_holds(req: &str, version: &KnownVersion) -> bool {
    let item = parse(req);
    match version {
        KnownVersion::Locked(v) => matches(&item, v),
        KnownVersion::Unknown => upper_bound(&item).is_none(),
        KnownVersion::Required(wanted) => {
            // An end of the wanted range below the item's: the item's range must reach that far down.
            let newest = bounds(&item).into_iter().chain(bounds(wanted)).filter(|v| matches(wanted, v)).max();
            match (newest, upper_bound(wanted)) {
                (Some(v), Some(_)) => matches(&item, &v),
                _ => upper_bound(&item).is_none(),
            }
        }
    }
}

/// Features and other locked packages that a row asks for: `None` if they rule it out, else how sure.
fn conditions(fact: &Fact, versions: &dyn Versions) -> Option<Confidence> {
    let mut sure = Confidence::High;
    if !fact.features.is_empty() {
        let known = versions.features(&fact.krate);
        let on = known.clone().unwrap_or_else(|| BTreeSet::from(["default".to_owned()]));
        for wanted in &fact.features {
            let (names, want) = match wanted.strip_prefix('!') {
                Some(names) => (names, false),
                None => (wanted.as_str(), true),
            };
            if names.split('|').any(|name| on.contains(name)) != want {
                return None;
            }
            // Features of one package are united over the whole graph: another crate may ask for it.
            if known.is_none() || !want {
                sure = Confidence::Medium;
            }
        }
    }
    if let Some(lock) = &fact.lock {
        let (package, req) = lock.split_once(' ').unwrap_or((lock, "*"));
        let req_parsed = parse(req);
        let locked = versions.locked(package);
        let holding = locked.iter().filter(|v| matches(&req_parsed, v)).count();
        match (locked.len(), holding) {
            (0, _) if !item_holds(req, &KnownVersion::Unknown) => return None,
            (0, _) => sure = Confidence::Medium,
            (_, 0) => return None,
            (all, some) if all != some => sure = Confidence::Medium,
            _ => {}
        }
    }
    Some(sure)
}

/// The versions at which the rows' answer may change inside `within`.
fn steps(rows: &[(&'static Fact, Confidence)], within: &VersionReq) -> BTreeSet<Version> {
    let own = rows.iter().flat_map(|(fact, _)| bounds(&parse(&fact.versions)));
    let mut steps: BTreeSet<_> = own.chain(bounds(within)).filter(|v| matches(within, v)).collect();
    if within.comparators.is_empty() {
        steps.insert(Version::new(0, 0, 0));
    }
    steps
}

/// The newest step within `within` at which some row holds.
fn newest(rows: &[(&'static Fact, Confidence)], within: &VersionReq) -> Option<Version> {
    steps(rows, within).into_iter().rev().find(|v| rows.iter().any(|(f, _)| matches(&parse(&f.versions), v)))
}

/// Whether the same rows hold over all of `within`, as far as any do.
fn agree(rows: &[(&'static Fact, Confidence)], within: &VersionReq) -> bool {
    let answers: BTreeSet<Vec<usize>> = steps(rows, within)
        .iter()
        .map(|v| (0..rows.len()).filter(|&i| matches(&parse(&rows[i].0.versions), v)).collect::<Vec<_>>())
        .filter(|answer| !answer.is_empty())
        .collect();
    answers.len() <= 1
}

/// Like semver's, but a pre-release counts as its release where the requirement names none of that version:
/// `2.0.0-rc.2` is a `>=2`.
pub(super) fn matches(req: &VersionReq, version: &Version) -> bool {
    if version.pre.is_empty() || req.matches(version) {
        return req.matches(version);
    }
    let named = req.comparators.iter().any(|c| {
        !c.pre.is_empty()
            && (c.major, c.minor, c.patch) == (version.major, Some(version.minor), Some(version.patch))
    });
    let release = Version { pre: Prerelease::EMPTY, ..version.clone() };
    !named && req.matches(&release)
}

/// An unreadable requirement holds for no version; a test reads all of the catalogue's.
pub(super) fn parse(req: &str) -> VersionReq {
    VersionReq::parse(req).unwrap_or_else(|_| VersionReq {
        comparators: vec![Comparator {
            op: Op::Less,
            major: 0,
            minor: Some(0),
            patch: Some(0),
            pre: Prerelease::EMPTY,
        }],
    })
}

/// The versions at which a requirement starts or stops to hold.
fn bounds(req: &VersionReq) -> Vec<Version> {
    req.comparators.iter().flat_map(|c| [lower(c), upper(c)]).flatten().collect()
}

fn upper_bound(req: &VersionReq) -> Option<Version> {
    req.comparators.iter().filter_map(upper).min()
}

fn full(c: &Comparator) -> Version {
    Version {
        major: c.major,
        minor: c.minor.unwrap_or(0),
        patch: c.patch.unwrap_or(0),
        pre: c.pre.clone(),
        build: semver::BuildMetadata::EMPTY,
    }
}

/// The first version that satisfies the comparator, if it bounds from below.
fn lower(c: &Comparator) -> Option<Version> {
    match c.op {
        Op::Less | Op::LessEq => None,
        Op::Greater => Some(after(c)),
        _ => Some(full(c)),
    }
}

/// The first version above all that satisfy the comparator, if it bounds from above.
fn upper(c: &Comparator) -> Option<Version> {
    let first = full(c);
    match c.op {
        Op::Greater | Op::GreaterEq => None,
        Op::Less => Some(first),
        Op::Exact | Op::LessEq | Op::Wildcard => Some(after(c)),
        Op::Tilde => Some(match c.minor {
            Some(minor) => Version::new(c.major, minor + 1, 0),
            None => Version::new(c.major + 1, 0, 0),
        }),
        Op::Caret => Some(match (c.major, c.minor, c.patch) {
            (0, None, _) => Version::new(1, 0, 0),
            (0, Some(0), None) => Version::new(0, 1, 0),
            (0, Some(0), Some(patch)) => Version::new(0, 0, patch + 1),
            (0, Some(minor), _) => Version::new(0, minor + 1, 0),
            (major, ..) => Version::new(major + 1, 0, 0),
        }),
        _ => None,
    }
}

/// The first version after all that the comparator's digits stand for.
fn after(c: &Comparator) -> Version {
    match (c.minor, c.patch) {
        (None, _) => Version::new(c.major + 1, 0, 0),
        (Some(minor), None) => Version::new(c.major, minor + 1, 0),
        (Some(minor), Some(patch)) => Version::new(c.major, minor, patch + 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(v: &str) -> Version {
        Version::parse(v).unwrap()
    }

    #[test]
    fn a_prerelease_counts_as_its_release() {
        for (req, v, holds) in [
            (">=1, <2", "2.0.0-rc.2", false),
            (">=2", "2.0.0-rc.2", true),
            (">=2.0.0-rc.2", "2.0.0-rc.1", false),
            (">=1, <2.0.0-rc.2", "2.0.0-rc.1", true),
            (">=1, <2", "1.8.1", true),
        ] {
            assert_eq!(matches(&parse(req), &version(v)), holds, "{req} at {v}");
        }
    }

    #[test]
    fn items_hold_at_the_newest_end_of_what_is_known() {
        let locked = |v| KnownVersion::Locked(version(v));
        let required = |r| KnownVersion::Required(parse(r));
        for (req, known, holds) in [
            ("<0.8", locked("0.7.9"), true),
            ("<0.8", locked("0.8.0"), false),
            (">=1", KnownVersion::Unknown, true),
            ("<1", KnownVersion::Unknown, false),
            ("<1", required("0.14"), true),
            (">=1", required("0.14"), false),
            (">=1", required("1"), true),
            (">=0.7.6, <0.8", required("0.7"), true),
            (">=0.7.6, <0.8", required("=0.7.5"), false),
            ("<0.8", required(">=0.7"), false),
            (">=0.8", required("*"), true),
            ("<0.8", required("*"), false),
        ] {
            assert_eq!(item_holds(req, &known), holds, "{req} with {known:?}");
        }
    }
}
