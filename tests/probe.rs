//! The probe on this machine's loopback. The numbers are Linux's.
#![cfg(target_os = "linux")]

use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use nodelay_lint::finding::{Confidence, Finding, Impact, Level, Range, Scope};
use nodelay_lint::probe::{Grade, ProbeOptions, ProbeReport, Verdict, Way, probe_findings, probe_traffic};
use nodelay_lint::traffic::{Assumption, End, Lifetime, Side, Size, Traffic};

/// A busy machine can spoil one run; a wrong program spoils them all.
const TRIES: usize = 4;

/// One probe at a time: the tests must not starve one another on a small machine.
fn alone() -> MutexGuard<'static, ()> {
    static TURN: Mutex<()> = Mutex::new(());
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
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

/// A client with this burst on a reused connection, against a peer that is not in the sources.
fn client(writes: &[u32]) -> Traffic {
    Traffic {
        side: Side::Client,
        client: end(writes),
        server: End::unseen(),
        lifetime: Lifetime::Reused,
        answered: true,
        assumptions: vec![],
    }
}

/// Probes until the report satisfies `expected`, and fails with the last report if none does.
#[track_caller]
fn probed(traffic: &Traffic, expected: impl Fn(&ProbeReport) -> bool) -> ProbeReport {
    let _turn = alone();
    let mut report = probe_traffic(traffic, &ProbeOptions::default());
    for _ in 1..TRIES {
        if expected(&report) {
            break;
        }
        report = probe_traffic(traffic, &ProbeOptions::default());
    }
    assert!(expected(&report), "{report:#?}");
    report
}

fn stalls(way: &Way) -> bool {
    way.n == 12
        && way.stalled >= 11
        && way.held.is_some_and(|held| held >= way.stalled)
        && way.p50_us > 35_000
}

fn quick(way: &Way) -> bool {
    way.stalled == 0 && way.held == Some(0) && way.p50_us < 2_000
}

#[test]
fn a_header_and_a_small_body_stall_until_either_cure() {
    let report = probed(&client(&[64, 1000]), |report| {
        report.verdict == Verdict::Confirmed
            && report.passes.len() == 2
            && report.passes.iter().all(|pass| {
                stalls(&pass.ways.as_found) && quick(&pass.ways.nodelay) && quick(&pass.ways.one_write)
            })
    });
    assert_eq!(report.grade, Grade::Replayed);
    assert_eq!(report.passes[1].mss, Some(1448));
    assert!(report.passes[0].mss > Some(30_000));
    assert!(report.controls.iter().map(|c| (c.expected, c.ok)).eq([("stalls", true), ("clean", true)]));
    // Two segments and the answer, where one write needs one.
    let ways = &report.passes[0].ways;
    assert_eq!((ways.as_found.packets, ways.one_write.packets), (Some(3.0), Some(2.0)));
}

#[test]
fn the_report_has_the_fields_that_the_json_promises() {
    let report = probed(&client(&[4, 12]), |report| report.verdict == Verdict::Confirmed);
    let json = serde_json::to_value(&report).unwrap();
    let keys = |value: &serde_json::Value| {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys
    };
    assert_eq!(keys(&json), ["assumptions", "controls", "grade", "passes", "reason", "verdict"]);
    assert_eq!(json["grade"], "replayed");
    assert_eq!(json["verdict"], "confirmed");
    let pass = &json["passes"][0];
    assert_eq!(keys(pass), ["lifetime", "mss", "pattern", "reply", "ways"]);
    assert_eq!(pass["pattern"], serde_json::json!([4, 12]));
    assert_eq!(pass["lifetime"], "reused");
    assert_eq!(keys(&pass["ways"]), ["as_found", "nodelay", "one_write"]);
    assert_eq!(
        keys(&pass["ways"]["as_found"]),
        ["held", "max_us", "min_us", "n", "p50_us", "packets", "stalled"]
    );
    assert_eq!(keys(&json["assumptions"][0]), ["source", "value", "what"]);
}

/// Both ends split their frames; one connection a call, a handshake first.
fn framed_rpc() -> Traffic {
    Traffic {
        side: Side::Client,
        client: end(&[4, 328]),
        server: end(&[4, 516]),
        lifetime: Lifetime::PerExchangeAfterPreamble,
        answered: true,
        assumptions: vec![],
    }
}

#[test]
fn two_splitting_ends_after_a_handshake_wait_twice_and_once_if_one_is_mended() {
    let report = probed(&framed_rpc(), |report| {
        let ways = &report.passes[0].ways;
        report.verdict == Verdict::Confirmed
            && stalls(&ways.as_found)
            && ways.as_found.p50_us > 70_000
            && ways.one_end.as_ref().is_some_and(|way| (30_000..60_000).contains(&way.p50_us))
            && [&ways.nodelay, &ways.one_write].iter().all(|cure| cure.stalled == 0 && cure.p50_us < 20_000)
    });
    assert!(report.reason.contains("with nodelay on the client alone"), "{}", report.reason);
    assert!(report.assumptions.iter().any(|a| a.what.contains("handshake")), "{:?}", report.assumptions);
}

#[test]
fn mending_one_of_two_ends_on_a_reused_connection_leaves_half_the_wait() {
    let report = probed(&Traffic { lifetime: Lifetime::Reused, ..framed_rpc() }, |report| {
        let ways = &report.passes[0].ways;
        ways.as_found.p50_us > 70_000
            && ways.one_end.as_ref().is_some_and(|way| stalls(way) && way.p50_us < 60_000)
    });
    assert!(report.reason.contains("12 still stall"), "{}", report.reason);
}

#[test]
fn without_the_handshake_the_same_is_latent() {
    let fresh = Traffic { lifetime: Lifetime::PerExchange, ..framed_rpc() };
    let report = probed(&fresh, |report| report.verdict == Verdict::Latent);
    assert!(report.reason.contains("a handshake before the exchange"), "{}", report.reason);
}

#[test]
fn one_write_is_latent_and_says_what_would_stall() {
    let report = probed(&client(&[1064]), |report| {
        report.verdict == Verdict::Latent && report.passes.iter().all(|pass| quick(&pass.ways.as_found))
    });
    assert!(report.reason.contains("second write per message"), "{}", report.reason);
}

#[test]
fn a_body_over_one_ethernet_segment_costs_a_round_trip_there_and_stalls_on_loopback() {
    let report = probed(&client(&[64, 2000]), |report| {
        let verdicts: Vec<Verdict> = report.passes.iter().map(|pass| pass.verdict).collect();
        verdicts == [Verdict::Confirmed, Verdict::RoundTrip]
    });
    assert_eq!(report.verdict, Verdict::Confirmed);
    assert!(report.reason.contains("20 ms instead of 10 at 10 ms RTT"), "{}", report.reason);
}

#[test]
fn a_body_over_one_loopback_segment_costs_a_round_trip_only() {
    let report = probed(&client(&[64, 100_000]), |report| report.verdict == Verdict::RoundTrip);
    for rtt in ["2 ms instead of 1 at 1", "20 ms instead of 10 at 10", "100 ms instead of 50 at 50"] {
        assert!(report.reason.contains(rtt), "{}", report.reason);
    }
}

#[test]
fn a_cork_joins_the_writes() {
    let corked = Traffic { client: End { corked: true, ..end(&[64, 1000]) }, ..client(&[]) };
    let report = probed(&corked, |report| {
        report.verdict == Verdict::Latent && report.passes.iter().all(|pass| quick(&pass.ways.as_found))
    });
    assert_eq!(report.passes[0].ways.as_found.packets, Some(2.0));
    assert!(report.reason.contains("cork"), "{}", report.reason);
}

#[test]
fn a_buffer_helps_until_the_body_outgrows_it() {
    let buffered =
        |writes: &[u32]| Traffic { client: End { buffer: Some(8192), ..end(writes) }, ..client(&[]) };
    probed(&buffered(&[64, 9000]), |report| {
        let ways = &report.passes[0].ways;
        report.verdict == Verdict::Confirmed && stalls(&ways.as_found) && quick(&ways.one_write)
    });
    let report = probed(&buffered(&[64, 1000]), |report| report.verdict == Verdict::Latent);
    assert!(report.reason.contains("buffer"), "{}", report.reason);
}

#[test]
fn a_reader_with_quick_ack_ends_the_stall_but_not_the_round_trip() {
    let quick_reader = Traffic { server: End { quickack: true, ..end(&[100]) }, ..client(&[4, 12]) };
    let report = probed(&quick_reader, |report| report.verdict == Verdict::RoundTrip);
    assert!(report.passes.iter().all(|pass| pass.ways.as_found.p50_us < 2_000), "{report:#?}");
}

#[test]
fn a_splitting_server_stalls_with_the_client_as_reader() {
    let server = Traffic {
        side: Side::Server,
        client: End { nodelay: None, ..end(&[100]) },
        server: end(&[5, 1000, 2]),
        ..client(&[])
    };
    let report = probed(&server, |report| {
        report.verdict == Verdict::Confirmed && stalls(&report.passes[0].ways.as_found)
    });
    assert_eq!(report.passes[0].pattern, [100]);
    assert_eq!(report.passes[0].reply, [5, 1000, 2]);
}

#[test]
fn one_way_to_a_prompt_reader_is_latent_from_either_end() {
    for side in [Side::Client, Side::Server] {
        let one_way =
            Traffic { side, client: end(&[8, 120]), server: end(&[8, 120]), answered: false, ..client(&[]) };
        let report = probed(&one_way, |report| report.verdict == Verdict::Latent);
        assert!(report.reason.contains("nobody answers"), "{}", report.reason);
        assert_eq!(report.passes[0].pattern.is_empty(), side == Side::Server);
    }
}

#[test]
fn with_nodelay_on_the_packets_are_counted() {
    let on = Traffic { client: End { nodelay: Some(true), ..end(&[64, 1000]) }, ..client(&[]) };
    let report = probed(&on, |report| {
        report.verdict == Verdict::Latent && report.passes[0].ways.as_found.packets == Some(3.0)
    });
    assert!(report.reason.contains("3.0 data segments an exchange, 2.0 in one write"), "{}", report.reason);
}

fn finding(lint: &'static str, traffic: Option<Traffic>) -> Finding {
    Finding {
        lint,
        level: Level::Warning,
        confidence: Confidence::High,
        impact: Impact::Stall,
        scope: Scope::Src,
        message: String::new(),
        package: "fixture".into(),
        version: None,
        root: Some(".".into()),
        file: "src/lib.rs".into(),
        range: Range::default(),
        api: "std::net::TcpStream::connect".into(),
        fact: None,
        trail: vec![],
        also: vec![],
        fix: None,
        fingerprint: String::new(),
        probe: None,
        traffic,
    }
}

#[test]
fn many_findings_are_replayed_at_once_and_leave_nothing_behind() {
    let _turn = alone();
    let assumption = Assumption {
        what: "an HTTP/2 client".into(),
        value: "HEADERS, then DATA".into(),
        source: "catalogue".into(),
    };
    let known = Traffic { assumptions: vec![assumption.clone()], ..client(&[64, 1000]) };
    let mut findings: Vec<Finding> = (0..20)
        .map(|i| finding("split_write", Some(if i % 2 == 0 { known.clone() } else { client(&[1064]) })))
        .collect();
    findings.push(finding("connector_without_nodelay", None));
    findings.push(finding("nodelay_error_ends_accept_loop", Some(known.clone())));
    findings.push(finding("polling_accept_loop", None));

    let (calls, last) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (calls2, last2) = (calls.clone(), last.clone());
    let options = ProbeOptions {
        progress: Some(Arc::new(move |done, total| {
            assert_eq!(total, 21);
            calls2.fetch_add(1, Ordering::Relaxed);
            last2.fetch_max(done, Ordering::Relaxed);
        })),
        ..ProbeOptions::default()
    };
    let start = Instant::now();
    let run = probe_findings(&mut findings, &options);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());

    assert!(run.problems.is_empty() && run.replayed == 20, "{run:#?}");
    assert_eq!((calls.load(Ordering::Relaxed), last.load(Ordering::Relaxed)), (21, 21));
    let verdict = |i: usize| findings[i].probe.as_ref().unwrap().verdict;
    // Twenty at once on a busy machine: one or two may be left open, none may be wrong.
    let wrong = (0..20).filter(|&i| {
        let right = if i % 2 == 0 { Verdict::Confirmed } else { Verdict::Latent };
        ![right, Verdict::Inconclusive].contains(&verdict(i))
    });
    assert_eq!(wrong.count(), 0, "{findings:#?}");
    assert!((0..20).filter(|&i| verdict(i) == Verdict::Inconclusive).count() <= 4, "{findings:#?}");
    assert!(findings[0].probe.as_ref().unwrap().assumptions.contains(&assumption));
    let unseen = findings[20].probe.as_ref().unwrap();
    assert_eq!((unseen.grade, unseen.verdict), (Grade::Predicted, Verdict::Inconclusive));
    assert_eq!(unseen.reason, "write pattern not seen");
    assert!(findings[21].probe.is_none() && findings[22].probe.is_none());

    assert_eq!(sockets(), 0, "sockets left open");
}

/// TCP sockets that this process has open.
fn sockets() -> usize {
    std::fs::read_dir("/proc/self/fd")
        .unwrap()
        .filter_map(|entry| std::fs::read_link(entry.ok()?.path()).ok())
        .filter(|target| target.to_string_lossy().starts_with("socket:"))
        .count()
}

#[test]
fn what_the_deadline_cuts_off_is_inconclusive() {
    let _turn = alone();
    let options = ProbeOptions { deadline: Duration::from_millis(1), ..ProbeOptions::default() };
    let mut findings = [finding("split_write", Some(client(&[64, 1000])))];
    let start = Instant::now();
    let run = probe_findings(&mut findings, &options);
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    let report = findings[0].probe.as_ref().unwrap();
    assert_eq!(report.verdict, Verdict::Inconclusive);
    assert!(report.reason.contains("time"), "{}", report.reason);
    assert_eq!(run.replayed, 0);
}

/// Runs itself again in a network namespace, whose loopback is down. Skipped where this user may not make one.
#[test]
fn no_loopback_means_no_verdict() {
    const INSIDE: &str = "NODELAY_LINT_TEST_WITHOUT_LOOPBACK";
    if std::env::var_os(INSIDE).is_some() {
        return without_loopback();
    }
    if !Command::new("unshare").args(["-rn", "true"]).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: no network namespace to be had");
        return;
    }
    let output = Command::new("unshare")
        .arg("-rn")
        .arg(std::env::current_exe().unwrap())
        .args(["--exact", "no_loopback_means_no_verdict"])
        .env(INSIDE, "1")
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("1 passed"), "{text}");
}

fn without_loopback() {
    let mut findings = [finding("split_write", Some(client(&[64, 1000])))];
    let run = probe_findings(&mut findings, &ProbeOptions::default());
    let report = findings[0].probe.as_ref().unwrap();
    assert_eq!((report.grade, report.verdict), (Grade::Predicted, Verdict::Inconclusive));
    assert!(report.reason.starts_with("no loopback to replay on"), "{}", report.reason);
    assert!(run.problems.len() == 1 && run.controls.is_empty() && run.replayed == 0, "{run:#?}");
}
