//! Made-up measurements, among them those that disagree with one another.

use super::*;
use crate::traffic::{End, Size, Traffic};

fn sample(ms: f64, held: Option<bool>) -> Sample {
    Sample { elapsed: Duration::from_micros((ms * 1000.0) as u64), held, packets: Some(3) }
}

/// `stalled` exchanges of 44 ms with a held segment, `slow` ones without, `held` ones that were quick, and
/// quick ones up to twelve.
fn samples(stalled: usize, slow: usize, held: usize) -> Vec<Sample> {
    let mut all = vec![sample(44.0, Some(true)); stalled];
    all.extend(vec![sample(31.0, Some(false)); slow]);
    all.extend(vec![sample(0.1, Some(true)); held]);
    all.resize(12, sample(0.1, Some(false)));
    all
}

fn ways(found: Vec<Sample>) -> Ways {
    tally(&found, &samples(0, 0, 0), &samples(0, 0, 0), &[])
}

fn end(writes: &[u32]) -> End {
    End {
        writes: writes.iter().map(|&n| Size::exact(n)).collect(),
        nodelay: Some(false),
        buffer: None,
        corked: false,
        quickack: false,
    }
}

fn traffic(client: &[u32]) -> Traffic {
    Traffic {
        side: Side::Client,
        client: end(client),
        server: End::unseen(),
        lifetime: Lifetime::Reused,
        answered: true,
        assumptions: vec![],
    }
}

fn plan(traffic: &Traffic) -> Plan {
    Plan::new(traffic).unwrap()
}

fn pass(plan: &Plan, maxseg: Option<u32>, ways: Ways) -> Pass {
    let mss = Some(if maxseg.is_some() { 1448 } else { 65_483 });
    Pass {
        mss,
        maxseg,
        pattern: vec![],
        reply: vec![],
        lifetime: plan.lifetime,
        verdict: of_pass(plan, mss, maxseg, &ways),
        ways,
    }
}

#[test]
fn the_kernels_sign_and_the_clock_must_agree() {
    for (stalled, slow, held, expected) in [
        (12, 0, 0, Judgement::Stalls),
        (3, 0, 0, Judgement::Stalls),
        (3, 2, 2, Judgement::Stalls),
        (2, 0, 0, Judgement::Unclear),
        (0, 1, 0, Judgement::Unclear),
        (0, 12, 0, Judgement::Unclear),
        (0, 0, 12, Judgement::Unclear),
        (0, 0, 0, Judgement::Quiet),
    ] {
        let ways = ways(samples(stalled, slow, held));
        assert_eq!(judge(&ways.as_found), expected, "{stalled} stalled, {slow} slow, {held} held");
    }
}

#[test]
fn no_measurement_is_no_judgement() {
    let none = tally(&[], &[], &[], &[]);
    assert_eq!(judge(&none.as_found), Judgement::Unclear);
    assert!(!settled(&none));
}

#[test]
fn without_the_kernels_word_time_judges_alone() {
    let quick = vec![sample(0.1, None); 12];
    let slow = tally(&vec![sample(44.0, None); 12], &quick, &quick, &[]);
    assert_eq!((slow.as_found.stalled, slow.as_found.held), (12, None));
    assert_eq!(judge(&slow.as_found), Judgement::Stalls);

    let plan = plan(&traffic(&[64, 1000]));
    let (verdict, reason) = conclude(&plan, &[pass(&plan, None, slow)]);
    assert_eq!(verdict, Verdict::Confirmed);
    assert!(reason.ends_with("this system does not tell what its kernel holds back"), "{reason}");
}

#[test]
fn slow_is_measured_from_the_better_cure() {
    // A way whose cure in one write is slow by itself: the other cure is the yardstick.
    let ways = tally(&samples(12, 0, 0), &samples(0, 0, 0), &vec![sample(30.0, Some(false)); 12], &[]);
    assert_eq!(ways.as_found.slow, 12);
    assert_eq!(ways.one_write.slow, 12);
    assert_eq!(ways.one_write.stalled, 0);
}

#[test]
fn medians_and_packets_come_from_all_samples() {
    let mut found = samples(3, 0, 0);
    found[0].packets = Some(5);
    let ways = ways(found);
    assert_eq!((ways.as_found.min_us, ways.as_found.p50_us, ways.as_found.max_us), (100, 100, 44_000));
    assert_eq!(ways.as_found.packets, Some(3.2));
}

#[test]
fn a_cure_that_does_not_cure_confirms_nothing() {
    let plan = plan(&traffic(&[64, 1000]));
    for (nodelay, one_write, named) in [
        (samples(12, 0, 0), samples(0, 0, 0), "12 of 12 still do with nodelay"),
        (samples(0, 0, 0), samples(12, 0, 0), "12 of 12 still do with one write"),
    ] {
        let ways = tally(&samples(12, 0, 0), &nodelay, &one_write, &[]);
        let (verdict, reason) = conclude(&plan, &[pass(&plan, None, ways)]);
        assert_eq!(verdict, Verdict::Inconclusive);
        assert!(reason.contains(named), "{reason}");
    }
}

#[test]
fn a_cure_that_is_slow_now_and_then_still_cures_but_one_that_stalls_is_repeated() {
    let plan = plan(&traffic(&[64, 1000]));
    let noisy = tally(&samples(12, 0, 0), &samples(0, 2, 0), &samples(0, 1, 0), &[]);
    assert!(settled(&noisy));
    assert_eq!(pass(&plan, None, noisy).verdict, Verdict::Confirmed);
    let doubtful = tally(&samples(12, 0, 0), &samples(1, 0, 0), &samples(0, 0, 0), &[]);
    assert!(!settled(&doubtful));
    assert_eq!(pass(&plan, None, doubtful).verdict, Verdict::Inconclusive);
}

#[test]
fn a_stall_at_one_segment_size_is_confirmed_whatever_the_other_does() {
    let plan = plan(&traffic(&[64, 2000]));
    for (ethernet, said) in [
        (samples(0, 0, 0), "no stall, but the client holds the rest"),
        (samples(1, 3, 0), "unclear, 1 of 12"),
        (samples(12, 0, 0), "12 of 12 as well"),
    ] {
        let passes = [pass(&plan, None, ways(samples(12, 0, 0))), pass(&plan, Some(1460), ways(ethernet))];
        let (verdict, reason) = conclude(&plan, &passes);
        assert_eq!(verdict, Verdict::Confirmed);
        assert!(reason.contains(said), "{reason}");
    }
}

#[test]
fn doubt_about_one_pass_is_doubt_about_all_where_none_stalls() {
    let plan = plan(&traffic(&[1064]));
    let passes = [pass(&plan, None, ways(samples(0, 0, 0))), pass(&plan, Some(1460), ways(samples(0, 1, 0)))];
    let (verdict, reason) = conclude(&plan, &passes);
    assert_eq!(verdict, Verdict::Inconclusive);
    assert!(reason.contains("at Ethernet's segment size (1448 bytes)"), "{reason}");
    assert!(reason.contains("1 were slow and 0 held back"), "{reason}");
}

#[test]
fn the_rule_decides_between_quiet_patterns() {
    let one_way = Traffic { answered: false, ..traffic(&[64, 1000]) };
    let fresh = Traffic { lifetime: Lifetime::PerExchange, ..traffic(&[64, 1000]) };
    let quickack = Traffic { server: End { quickack: true, ..End::unseen() }, ..traffic(&[64, 1000]) };
    for (what, traffic, maxseg, expected) in [
        ("one write", traffic(&[1064]), None, Verdict::Latent),
        ("body of a segment", traffic(&[64, 1448]), Some(1460), Verdict::Latent),
        ("body over a segment", traffic(&[64, 2000]), Some(1460), Verdict::RoundTrip),
        ("body over a loopback segment", traffic(&[64, 100_000]), None, Verdict::RoundTrip),
        // Between the fresh and the grown segment of loopback, whatever the connection had.
        ("body between loopback's sizes", traffic(&[64, 50_000]), None, Verdict::Latent),
        ("one way", one_way, None, Verdict::Latent),
        ("a connection each", fresh, None, Verdict::Latent),
        ("quick ACK", quickack, None, Verdict::RoundTrip),
        ("against the rule", traffic(&[64, 1000]), None, Verdict::Inconclusive),
    ] {
        let plan = plan(&traffic);
        assert_eq!(pass(&plan, maxseg, ways(samples(0, 0, 0))).verdict, expected, "{what}");
    }
}

#[test]
fn the_arithmetic_counts_connections_and_ends() {
    let both = Traffic { server: end(&[100, 10_000]), ..traffic(&[64, 2000]) };
    for (lifetime, said) in [
        (Lifetime::Reused, "30 ms instead of 10 at 10 ms RTT"),
        (Lifetime::PerExchange, "40 ms instead of 20 at 10 ms RTT"),
        (Lifetime::PerExchangeAfterPreamble, "50 ms instead of 30 at 10 ms RTT"),
    ] {
        let plan = plan(&Traffic { lifetime, ..both.clone() });
        let (verdict, reason) = conclude(&plan, &[pass(&plan, Some(1460), ways(samples(0, 0, 0)))]);
        assert_eq!(verdict, Verdict::RoundTrip);
        assert!(reason.contains(said) && reason.contains("2 more round trips"), "{reason}");
    }
}

#[test]
fn what_one_end_leaves_is_said() {
    let both = Traffic { server: end(&[4, 516]), ..traffic(&[4, 328]) };
    let plan = plan(&both);
    let ways = tally(&samples(12, 0, 0), &samples(0, 0, 0), &samples(0, 0, 0), &samples(12, 0, 0));
    let (_, reason) = conclude(&plan, &[pass(&plan, None, ways)]);
    assert!(
        reason.contains("with nodelay on the client alone 12 of 12 still stall, median 44.0 ms"),
        "{reason}"
    );
}

#[test]
fn nothing_measured_is_inconclusive() {
    assert_eq!(conclude(&plan(&traffic(&[4, 12])), &[]).0, Verdict::Inconclusive);
}
