//! From measurements to a verdict. Pure: no socket, no clock, so that every case can be tested.

use std::time::Duration;

use super::plan::{Plan, opposite};
use super::replay::Sample;
use super::report::{Pass, Verdict, Way, Ways};
use super::words;
use crate::traffic::{Lifetime, Outcome, Side, predict};

/// An exchange is slow if it takes this much longer than the better cure's median. Below the shortest
/// delayed-acknowledgement timer known (40 ms), above what a busy scheduler usually takes.
const SLOW_US: u64 = 25_000;

/// The segment size of a fresh loopback connection on Linux: half the peer's first window. It grows to the
/// reported one within the first exchanges.
const FRESH_LOOPBACK_MSS: u32 = 32_768;

/// The segment size on loopback where the system does not tell.
const LOOPBACK_MSS: u32 = 65_483;

/// What one way's exchanges say together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    Stalls,
    Quiet,
    /// Neither: repeat with more exchanges, and if it stays so, say nothing.
    Unclear,
}

/// The pattern as found: it stalls if a quarter of the exchanges do (a kernel that turns interactive only
/// after three exchanges stalls every third), and does not if nothing was slow and nothing held back.
pub fn judge(way: &Way) -> Judgement {
    if many(way) {
        Judgement::Stalls
    } else if way.n > 0 && way.slow == 0 && way.held.unwrap_or(0) == 0 {
        Judgement::Quiet
    } else {
        Judgement::Unclear
    }
}

/// A cure works if no exchange stalled. Slow ones alone are the scheduler's: an exchange in which the kernel
/// holds nothing back does not wait for an acknowledgement.
fn judge_cure(way: &Way) -> Judgement {
    if many(way) {
        Judgement::Stalls
    } else if way.n > 0 && way.stalled == 0 {
        Judgement::Quiet
    } else {
        Judgement::Unclear
    }
}

/// One held exchange alone can be a sample of a segment in flight.
fn many(way: &Way) -> bool {
    way.stalled * 4 >= way.n && way.stalled >= 2
}

/// Whether a repetition is not needed.
pub fn settled(ways: &Ways) -> bool {
    judge(&ways.as_found) != Judgement::Unclear
        && [&ways.nodelay, &ways.one_write].into_iter().all(|cure| judge_cure(cure) != Judgement::Unclear)
}

/// Counts what was measured. `one_end` may be empty.
pub fn tally(as_found: &[Sample], nodelay: &[Sample], one_write: &[Sample], one_end: &[Sample]) -> Ways {
    let floor = median(nodelay).min(median(one_write));
    let way = |samples: &[Sample]| way(samples, floor);
    Ways {
        as_found: way(as_found),
        nodelay: way(nodelay),
        one_write: way(one_write),
        one_end: (!one_end.is_empty()).then(|| way(one_end)),
    }
}

fn way(samples: &[Sample], floor: u64) -> Way {
    let slow = |sample: &&Sample| micros(sample.elapsed) > floor + SLOW_US;
    let count = |n: usize| n as u32;
    let packets: Option<Vec<u32>> = samples.iter().map(|sample| sample.packets).collect();
    let held: Option<Vec<bool>> = samples.iter().map(|sample| sample.held).collect();
    Way {
        n: count(samples.len()),
        stalled: count(samples.iter().filter(slow).filter(|sample| sample.held != Some(false)).count()),
        held: held.map(|held| count(held.iter().filter(|held| **held).count())),
        slow: count(samples.iter().filter(slow).count()),
        min_us: samples.iter().map(|sample| micros(sample.elapsed)).min().unwrap_or(0),
        p50_us: median(samples),
        max_us: samples.iter().map(|sample| micros(sample.elapsed)).max().unwrap_or(0),
        packets: packets.filter(|packets| !packets.is_empty()).map(|packets| {
            let mean = packets.iter().sum::<u32>() as f64 / packets.len() as f64;
            (mean * 10.0).round() / 10.0
        }),
    }
}

fn median(samples: &[Sample]) -> u64 {
    let mut micros: Vec<u64> = samples.iter().map(|sample| micros(sample.elapsed)).collect();
    micros.sort_unstable();
    micros.get(micros.len() / 2).copied().unwrap_or(0)
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

/// What the rule expects of one end's burst at a segment size, the reader's quick ACK taken into account:
/// it ends the wait for the timer, not the round trip.
pub fn expected(plan: &Plan, side: Side, mss: u32) -> Outcome {
    let end = plan.as_found.part(side);
    if end.nodelay {
        return Outcome::Clean;
    }
    let outcome = predict(&end.at_the_socket(), mss);
    if outcome == Outcome::Stall && plan.as_found.part(opposite(side)).quickack {
        Outcome::Rtt
    } else {
        outcome
    }
}

/// The ends whose bursts can be mended, the faulty one first.
pub fn ends(plan: &Plan) -> impl Iterator<Item = Side> {
    std::iter::once(plan.side).chain(plan.other_in_sources.then(|| opposite(plan.side)))
}

/// How many ends wait one more round trip for their last bytes.
pub fn round_trips(plan: &Plan, mss: u32) -> u32 {
    ends(plan).filter(|&side| expected(plan, side, mss) == Outcome::Rtt).count() as u32
}

/// The segment size that the rule is applied to.
pub fn rule_mss(mss: Option<u32>, maxseg: Option<u32>) -> u32 {
    mss.or(maxseg).unwrap_or(LOOPBACK_MSS)
}

/// What one pass says alone.
pub fn of_pass(plan: &Plan, mss: Option<u32>, maxseg: Option<u32>, ways: &Ways) -> Verdict {
    match judge(&ways.as_found) {
        Judgement::Unclear => Verdict::Inconclusive,
        Judgement::Stalls if cured(ways) => Verdict::Confirmed,
        Judgement::Stalls => Verdict::Inconclusive,
        Judgement::Quiet => of_quiet_pass(plan, rule_mss(mss, maxseg), maxseg),
    }
}

fn cured(ways: &Ways) -> bool {
    judge_cure(&ways.nodelay) == Judgement::Quiet && judge_cure(&ways.one_write) == Judgement::Quiet
}

fn of_quiet_pass(plan: &Plan, mss: u32, maxseg: Option<u32>) -> Verdict {
    // A loopback connection may have had the fresh size or the grown one; one that is certain to stall
    // does so at both.
    let first = if maxseg.is_none() { mss.min(FRESH_LOOPBACK_MSS) } else { mss };
    let stall_expected = ends(plan)
        .any(|side| [first, mss].into_iter().all(|mss| expected(plan, side, mss) == Outcome::Stall));
    if stall_expected && spared(plan) {
        Verdict::Latent
    } else if stall_expected {
        Verdict::Inconclusive
    } else if round_trips(plan, mss) > 0 {
        Verdict::RoundTrip
    } else {
        Verdict::Latent
    }
}

/// Whether the connection's life keeps the reader from delaying its acknowledgements.
pub fn spared(plan: &Plan) -> bool {
    !plan.answered || plan.lifetime == Lifetime::PerExchange
}

/// The verdict over all passes, and its reason. A stall that the kernel showed at one segment size is
/// confirmed whatever the other does; where none was shown, doubt about one pass is doubt about all.
pub fn conclude(plan: &Plan, passes: &[Pass]) -> (Verdict, String) {
    let first = |verdict| passes.iter().find(|pass| pass.verdict == verdict);
    let (verdict, mut reason) = if let Some(pass) = first(Verdict::Confirmed) {
        (Verdict::Confirmed, words::confirmed(plan, pass, passes))
    } else if let Some(pass) = first(Verdict::Inconclusive) {
        (Verdict::Inconclusive, inconclusive(pass))
    } else if let Some(pass) = first(Verdict::RoundTrip) {
        (Verdict::RoundTrip, words::round_trip(plan, rule_mss(pass.mss, pass.maxseg)))
    } else if passes.is_empty() {
        (Verdict::Inconclusive, "nothing was measured".into())
    } else {
        (Verdict::Latent, words::latent(plan, passes))
    };
    if passes.iter().any(|pass| pass.ways.as_found.held.is_none()) {
        reason.push_str("; judged by time alone: this system does not tell what its kernel holds back");
    }
    (verdict, reason)
}

fn inconclusive(pass: &Pass) -> String {
    let ways = &pass.ways;
    let found = &ways.as_found;
    match judge(found) {
        Judgement::Unclear => format!(
            "neither a stall nor none {}: of {} exchanges {} were slow and {} held back, after a repetition",
            words::at(pass),
            found.n,
            found.slow,
            found.held.map_or("an unknown number".into(), |held| held.to_string())
        ),
        Judgement::Stalls => {
            let (cure, way) = if judge_cure(&ways.nodelay) == Judgement::Quiet {
                ("one write", &ways.one_write)
            } else {
                ("nodelay", &ways.nodelay)
            };
            format!(
                "{} of {} exchanges stall as found {}, and {} of {} still do with {cure}: something else \
                 than this fault is slow",
                found.stalled,
                found.n,
                words::at(pass),
                way.stalled,
                way.n
            )
        }
        Judgement::Quiet => format!(
            "the rule expects a stall from this pattern {}, and the replay showed none in {} exchanges",
            words::at(pass),
            found.n
        ),
    }
}

#[cfg(test)]
#[path = "verdict_tests.rs"]
mod tests;
