//! Which finding answers which label, and the counts that follow.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::data::{Demand, Fix, Kind, Label, Scope, Verdict};
use crate::lint::Finding;

/// A finding belongs to a label at most so many lines away.
const NEAR: u32 = 3;

/// A split write's fix names the first write, the finding stands at a later one.
const NEXT_WRITE: u32 = 15;

/// Labels of one kind, by how the lint answered them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Reported, as it must be.
    pub tp: u32,
    /// A miss.
    pub fn_: u32,
    /// A false alarm.
    pub fp: u32,
    /// Silent, as it must be.
    pub tn: u32,
    /// Findings that no label covers.
    pub new: u32,
    /// Labels that leave the answer open.
    pub open: u32,
}

impl Counts {
    pub fn recall(&self) -> Option<f64> {
        share(self.tp, self.tp + self.fn_)
    }

    /// Over the labelled findings alone.
    pub fn precision(&self) -> Option<f64> {
        share(self.tp, self.tp + self.fp)
    }

    /// Every finding that no label covers taken for a false alarm.
    pub fn strict(&self) -> Option<f64> {
        share(self.tp, self.tp + self.fp + self.new)
    }

    fn add(&mut self, more: &Counts) {
        self.tp += more.tp;
        self.fn_ += more.fn_;
        self.fp += more.fp;
        self.tn += more.tn;
        self.new += more.new;
        self.open += more.open;
    }
}

/// The part of a whole; `None` of nothing.
pub fn share(part: u32, whole: u32) -> Option<f64> {
    (whole > 0).then(|| f64::from(part) / f64::from(whole))
}

/// Findings that are judged right or wrong, or that no label judges.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    pub right: u32,
    pub wrong: u32,
    pub unlabelled: u32,
}

impl Judged {
    fn add(&mut self, more: &Judged) {
        self.right += more.right;
        self.wrong += more.wrong;
        self.unlabelled += more.unlabelled;
    }
}

/// What a line of the lists below the tables is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
pub enum Remark {
    Misses,
    Alarms,
    Unlabelled,
}

/// The counts of one crate or of many.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    pub kinds: BTreeMap<Kind, Counts>,
    /// By the finding's confidence.
    pub confidence: BTreeMap<String, Judged>,
    /// The findings of `nodelay_off_by_default`.
    pub off_by_default: Judged,
    pub remarks: Vec<(Remark, String)>,
}

impl Tally {
    pub fn add(&mut self, more: Tally) {
        for (kind, counts) in &more.kinds {
            self.kinds.entry(*kind).or_default().add(counts);
        }
        for (confidence, judged) in &more.confidence {
            self.confidence.entry(confidence.clone()).or_default().add(judged);
        }
        self.off_by_default.add(&more.off_by_default);
        self.remarks.extend(more.remarks);
    }

    fn judged(&mut self, finding: &Finding) -> &mut Judged {
        self.confidence.entry(finding.confidence.clone()).or_default()
    }

    /// The sum over the kinds that `of` takes.
    pub fn total(&self, of: impl Fn(Kind) -> bool) -> Counts {
        let mut total = Counts::default();
        self.kinds.iter().filter(|(kind, _)| of(**kind)).for_each(|(_, counts)| total.add(counts));
        total
    }
}

/// One place of a finding.
struct Spot<'a> {
    /// Index of its finding.
    of: usize,
    file: &'a str,
    line: u32,
}

/// Scores the findings of one crate against its labels, those of other scopes included.
pub fn score(labels: &[&Label], scope: Scope, findings: &[Finding]) -> Tally {
    let (sites, elsewhere): (Vec<&Label>, Vec<&Label>) =
        labels.iter().copied().partition(|label| label.scope == scope);
    let mut tally = Tally { off_by_default: off_by_default(&sites, findings), ..Tally::default() };
    let spots = spots(findings);
    let lint = |spot: &Spot| findings[spot.of].lint.as_str();

    let mut pairs = Vec::new();
    for (i, site) in sites.iter().enumerate() {
        for (j, spot) in spots.iter().enumerate() {
            if belongs(site, spot.file, spot.line) && site.kind.fits(lint(spot)) {
                pairs.push((site.gap(spot.line), i, j));
            }
        }
    }
    // Nearest pairs first, so that two sites close together do not take each other's finding.
    pairs.sort_unstable();
    let (mut hits, mut taken) = (HashMap::new(), HashSet::new());
    for &(_, i, j) in &pairs {
        if !hits.contains_key(&i) && !taken.contains(&j) {
            hits.insert(i, spots[j].of);
            taken.insert(j);
        }
    }

    for (i, site) in sites.iter().enumerate() {
        let hit = hits.get(&i).map(|&finding| &findings[finding]);
        let demand = site.demand();
        let counts = tally.kinds.entry(site.kind).or_default();
        *match (demand, hit) {
            (Demand::Open, _) => &mut counts.open,
            (Demand::Report, Some(_)) => &mut counts.tp,
            (Demand::Report, None) => &mut counts.fn_,
            (Demand::Silence, Some(_)) => &mut counts.fp,
            (Demand::Silence, None) => &mut counts.tn,
        } += 1;
        match (demand, hit) {
            (Demand::Report, Some(finding)) => tally.judged(finding).right += 1,
            (Demand::Report, None) => tally.remarks.push((Remark::Misses, describe(site))),
            (Demand::Silence, Some(finding)) => {
                tally.judged(finding).wrong += 1;
                tally.remarks.push((Remark::Alarms, describe(site)));
            }
            (Demand::Silence, None) | (Demand::Open, _) => {}
        }
    }

    // Further findings on a labelled site are not counted again.
    let known: HashSet<usize> = pairs.iter().map(|&(_, _, j)| spots[j].of).collect();
    for (n, finding) in findings.iter().enumerate() {
        let Some(kind) = Kind::of_lint(&finding.lint) else { continue };
        let excused = elsewhere
            .iter()
            .any(|site| site.kind.fits(&finding.lint) && belongs(site, &finding.file, finding.line));
        if known.contains(&n) || excused || beside_the_library(&finding.file) {
            continue;
        }
        tally.kinds.entry(kind).or_default().new += 1;
        tally.judged(finding).unlabelled += 1;
        let at = labels.first().map(|label| format!("{}-{}/", label.name, label.version));
        let Finding { file, line, lint, confidence, .. } = finding;
        let at = at.unwrap_or_default();
        tally.remarks.push((Remark::Unlabelled, format!("{at}{file}:{line} {lint} ({confidence})")));
    }
    tally
}

/// Every place of every finding, in their order.
fn spots(findings: &[Finding]) -> Vec<Spot<'_>> {
    let mut spots = Vec::new();
    for (of, finding) in findings.iter().enumerate() {
        spots.push(Spot { of, file: &finding.file, line: finding.line });
        spots.extend(finding.also.iter().map(|place| Spot {
            of,
            file: place.file.as_deref().unwrap_or(&finding.file),
            line: place.line,
        }));
    }
    spots
}

fn belongs(site: &Label, file: &str, line: u32) -> bool {
    site.file == file && site.gap(line) <= NEAR
}

/// Whether a file is of a target that a plain run leaves out.
pub fn beside_the_library(file: &str) -> bool {
    ["test/", "tests/", "example/", "examples/", "benches/"].iter().any(|folder| file.starts_with(folder))
}

/// This lint claims no fault, only that an option decides: right where the label says so as well, or where
/// nothing is set at all; wrong where the option is on.
fn off_by_default(sites: &[&Label], findings: &[Finding]) -> Judged {
    let mut judged = Judged::default();
    for finding in findings.iter().filter(|f| f.lint == "nodelay_off_by_default") {
        let near = |verdicts: &[Verdict]| {
            sites.iter().any(|site| {
                site.kind != Kind::SplitWrite
                    && belongs(site, &finding.file, finding.line)
                    && verdicts.contains(&site.verdict)
            })
        };
        if near(&[Verdict::Optional, Verdict::Missing]) {
            judged.right += 1;
        } else if near(&[Verdict::Set, Verdict::OptionalOn, Verdict::Exempt]) {
            judged.wrong += 1;
        } else {
            judged.unlabelled += 1;
        }
    }
    judged
}

fn describe(site: &Label) -> String {
    let Label { name, version, file, line, api, note, set_where, .. } = site;
    let (kind, verdict) = (site.kind.word(), site.verdict.word());
    let api = if api.is_empty() { String::new() } else { format!(" ({api})") };
    let set = if set_where.is_empty() { String::new() } else { format!(" [set: {set_where}]") };
    format!("{name}-{version}/{file}:{line} {kind} {verdict}{api}{set} {note}")
}

/// Fixes: the version before must have a finding at the site, the version after none.
#[derive(Clone, Debug, Default)]
pub struct Fixes {
    pub reported_before: u32,
    pub of_before: u32,
    pub silent_after: u32,
    pub of_after: u32,
    pub remarks: Vec<(Remark, String)>,
}

impl Fixes {
    /// Judges the version before. Where the fault is a default that is off, its own lint will do, anywhere
    /// in the crate.
    pub fn before(&mut self, fix: &Fix, site: &FixSite, findings: &[Finding]) {
        let by_default =
            fix.kind == Kind::Disabled && findings.iter().any(|f| f.lint == "nodelay_off_by_default");
        let hit = by_default || reported(fix.kind, site, findings);
        self.of_before += 1;
        self.reported_before += u32::from(hit);
        if !hit {
            self.remarks.push((Remark::Misses, format!("fix {} {site} {}", fix.id, fix.kind.word())));
        }
    }

    /// Judges the version after, where `nodelay_off_by_default` may stay.
    pub fn after(&mut self, fix: &Fix, site: &FixSite, findings: &[Finding]) {
        let hit = reported(fix.kind, site, findings);
        self.of_after += 1;
        self.silent_after += u32::from(!hit);
        if hit {
            let expected = fix.expect_after.as_deref().unwrap_or("unknown");
            let id = &fix.id;
            self.remarks.push((
                Remark::Alarms,
                format!("fix {id} {site}: reported after the fix (expected: {expected})"),
            ));
        }
    }
}

/// Where a fix's fault stood, or stands no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FixSite {
    pub release: (String, String),
    pub file: String,
    pub line: u32,
}

impl std::fmt::Display for FixSite {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}-{}/{}:{}", self.release.0, self.release.1, self.file, self.line)
    }
}

impl Fix {
    /// The site in the version before. `None` if no published version has it.
    pub fn site_before(&self) -> Option<FixSite> {
        let release = (self.name.clone()?, self.version_before.clone()?);
        Some(FixSite { release, file: self.crate_file.clone()?, line: self.line_before? })
    }

    /// The site in the version after. `None` if the version before has none, or the fix is not published.
    pub fn site_after(&self) -> Option<FixSite> {
        self.version_before.as_ref()?;
        let release = (self.name.clone()?, self.version_after.clone()?);
        let file = self.crate_file_after.as_ref().or(self.crate_file.as_ref())?.clone();
        Some(FixSite { release, file, line: self.line_after? })
    }
}

fn reported(kind: Kind, site: &FixSite, findings: &[Finding]) -> bool {
    let fits = |lint: &str| match kind {
        Kind::Disabled => Kind::Stream.fits(lint) || Kind::Listener.fits(lint),
        other => other.fits(lint),
    };
    let below = if kind == Kind::SplitWrite { NEXT_WRITE } else { NEAR };
    spots(findings).iter().any(|spot| {
        spot.file == site.file
            && fits(&findings[spot.of].lint)
            && spot.line + NEAR >= site.line
            && spot.line <= site.line + below
    })
}
