//! The rules by which the accuracy benchmark counts, on small made-up sites, and the corpus's own form.
//!
//! The benchmark itself (`tests/accuracy`) downloads crates and is run by name; these tests need nothing.

// The benchmark's own modules: what only its runner calls is dead here.
#[allow(dead_code)]
#[path = "accuracy/baseline.rs"]
mod baseline;
#[allow(dead_code)]
#[path = "accuracy/corrections.rs"]
mod corrections;
#[allow(dead_code)]
#[path = "accuracy/data.rs"]
mod data;
#[allow(dead_code)]
#[path = "accuracy/figures.rs"]
mod figures;
#[allow(dead_code)]
#[path = "accuracy/lint.rs"]
mod lint;
#[allow(dead_code)]
#[path = "accuracy/score.rs"]
mod score;
#[allow(dead_code)]
#[path = "accuracy/table.rs"]
mod table;

use std::path::Path;

use corrections::Corrections;
use data::{Fix, Kind, Label, Scope, Sureness, Verdict};
use figures::Floor;
use lint::{Finding, Place};
use score::{Counts, Fixes, Judged, Tally};

fn label(line: u32, kind: Kind, verdict: Verdict) -> Label {
    Label {
        name: "made-up".into(),
        version: "1.0.0".into(),
        file: "src/lib.rs".into(),
        line,
        alt_lines: Vec::new(),
        kind,
        verdict,
        scope: Scope::Src,
        confidence: Sureness::High,
        api: String::new(),
        set_where: String::new(),
        note: String::new(),
    }
}

fn finding(line: u32, lint: &str) -> Finding {
    Finding {
        lint: lint.into(),
        file: "src/lib.rs".into(),
        line,
        confidence: "high".into(),
        also: Vec::new(),
    }
}

fn scored(labels: &[Label], findings: &[Finding]) -> Tally {
    score::score(&labels.iter().collect::<Vec<_>>(), Scope::Src, findings)
}

/// tp, fn, fp, tn, new, open over all kinds.
fn counts(tally: &Tally) -> [u32; 6] {
    let Counts { tp, fn_, fp, tn, new, open } = tally.total(|_| true);
    [tp, fn_, fp, tn, new, open]
}

#[test]
fn three_lines_away_belong_and_four_do_not() {
    let site = [label(10, Kind::Stream, Verdict::Missing)];
    for line in [7, 13] {
        assert_eq!(counts(&scored(&site, &[finding(line, "stream_without_nodelay")])), [1, 0, 0, 0, 0, 0]);
    }
    for line in [6, 14] {
        assert_eq!(counts(&scored(&site, &[finding(line, "stream_without_nodelay")])), [0, 1, 0, 0, 1, 0]);
    }
}

#[test]
fn another_file_does_not_belong() {
    let elsewhere = Finding { file: "src/other.rs".into(), ..finding(10, "stream_without_nodelay") };
    assert_eq!(
        counts(&scored(&[label(10, Kind::Stream, Verdict::Missing)], &[elsewhere])),
        [0, 1, 0, 0, 1, 0]
    );
}

#[test]
fn lints_that_do_not_fit_the_kind_answer_nothing() {
    let site = [label(10, Kind::Listener, Verdict::Missing)];
    assert_eq!(counts(&scored(&site, &[finding(10, "stream_without_nodelay")])), [0, 1, 0, 0, 1, 0]);
    assert_eq!(counts(&scored(&site, &[finding(10, "nodelay_ineffective")])), [1, 0, 0, 0, 0, 0]);
    let split = [label(10, Kind::SplitWrite, Verdict::Stall)];
    assert_eq!(counts(&scored(&split, &[finding(10, "nodelay_disabled")])), [0, 1, 0, 0, 1, 0]);
}

#[test]
fn alt_lines_and_further_places_belong_too() {
    let mut site = label(10, Kind::SplitWrite, Verdict::Stall);
    site.alt_lines = vec![40];
    assert_eq!(counts(&scored(&[site], &[finding(42, "split_write")])), [1, 0, 0, 0, 0, 0]);

    let twin = Finding {
        also: vec![Place { file: None, line: 90 }, Place { file: Some("src/b.rs".into()), line: 5 }],
        ..finding(10, "stream_without_nodelay")
    };
    let mut labels: Vec<Label> =
        [10, 90, 5].iter().map(|line| label(*line, Kind::Stream, Verdict::Missing)).collect();
    labels[2].file = "src/b.rs".into();
    assert_eq!(counts(&scored(&labels, &[twin])), [3, 0, 0, 0, 0, 0]);
}

#[test]
fn nearest_pairs_are_joined_first() {
    // In the order of the labels the first would take the second's finding, and leave it with none.
    let labels = [label(10, Kind::Stream, Verdict::Set), label(12, Kind::Stream, Verdict::Missing)];
    let found = [finding(12, "stream_without_nodelay")];
    assert_eq!(counts(&scored(&labels, &found)), [1, 0, 0, 1, 0, 0]);
}

#[test]
fn further_findings_on_a_labelled_site_count_once() {
    let labels = [label(10, Kind::Stream, Verdict::Missing)];
    let found = [finding(10, "stream_without_nodelay"), finding(11, "nodelay_disabled")];
    assert_eq!(counts(&scored(&labels, &found)), [1, 0, 0, 0, 0, 0]);
}

#[test]
fn verdicts_ask_what_the_readme_says() {
    let report = [Verdict::Missing, Verdict::Stall];
    let silence = [Verdict::Set, Verdict::OptionalOn, Verdict::Caller, Verdict::Exempt, Verdict::Buffered];
    let open = [Verdict::Optional, Verdict::Packets];
    let found = [finding(10, "stream_without_nodelay")];
    for (verdicts, reported, silent) in [
        (&report[..], [1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]),
        (&silence[..], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0]),
        (&open[..], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1]),
    ] {
        for verdict in verdicts {
            let site = [label(10, Kind::Stream, *verdict)];
            assert_eq!(counts(&scored(&site, &found)), reported, "{verdict:?} reported");
            assert_eq!(counts(&scored(&site, &[])), silent, "{verdict:?} silent");
        }
    }
    let unsure = Label { confidence: Sureness::Low, ..label(10, Kind::Stream, Verdict::Missing) };
    assert_eq!(counts(&scored(&[unsure], &[])), [0, 0, 0, 0, 0, 1]);
}

#[test]
fn sites_of_another_scope_excuse_and_are_not_scored() {
    let test = Label { scope: Scope::Test, ..label(10, Kind::Stream, Verdict::Missing) };
    assert_eq!(counts(&scored(&[test], &[finding(10, "stream_without_nodelay")])), [0; 6]);
    let example = Finding { file: "examples/client.rs".into(), ..finding(10, "stream_without_nodelay") };
    assert_eq!(counts(&scored(&[], &[example])), [0; 6]);
}

#[test]
fn confidence_is_the_findings_own() {
    let labels = [
        label(10, Kind::Stream, Verdict::Missing),
        label(30, Kind::Stream, Verdict::Exempt),
        label(50, Kind::Stream, Verdict::Optional),
    ];
    let medium = |line| Finding { confidence: "medium".into(), ..finding(line, "stream_without_nodelay") };
    let tally = scored(&labels, &[finding(10, "stream_without_nodelay"), medium(30), medium(50), medium(70)]);
    assert_eq!(tally.confidence["high"], Judged { right: 1, wrong: 0, unlabelled: 0 });
    assert_eq!(tally.confidence["medium"], Judged { right: 0, wrong: 1, unlabelled: 1 });
}

#[test]
fn a_default_that_is_off_is_judged_apart() {
    let labels = [
        label(10, Kind::Stream, Verdict::Optional),
        label(30, Kind::Listener, Verdict::OptionalOn),
        label(50, Kind::SplitWrite, Verdict::Packets),
    ];
    let found = [10, 30, 50].map(|line| finding(line, "nodelay_off_by_default"));
    let tally = scored(&labels, &found);
    assert_eq!(tally.off_by_default, Judged { right: 1, wrong: 1, unlabelled: 1 });
    assert_eq!(counts(&tally), [0, 0, 0, 1, 0, 2], "it answers no label of the other lints");
}

fn fix(kind: &str) -> Fix {
    let row = format!(
        r#"{{"id": "made-up-2020", "crate": "made-up", "version_before": "1.0.0", "version_after": "1.1.0",
            "crate_file": "src/lib.rs", "line_before": 10, "line_after": 30, "kind": "{kind}"}}"#
    );
    serde_json::from_str(&row).expect("a fix's row")
}

#[test]
fn a_fix_is_found_before_and_gone_after() {
    let (stream, found) = (fix("stream"), [finding(10, "stream_without_nodelay")]);
    let mut fixes = Fixes::default();
    fixes.before(&stream, &stream.site_before().unwrap(), &found);
    fixes.after(&stream, &stream.site_after().unwrap(), &found);
    assert_eq!((fixes.reported_before, fixes.of_before), (1, 1));
    assert_eq!((fixes.silent_after, fixes.of_after), (1, 1), "the finding stands at another line");
    fixes.before(&stream, &stream.site_before().unwrap(), &[]);
    fixes.after(&stream, &stream.site_after().unwrap(), &[finding(33, "stream_without_nodelay")]);
    assert_eq!((fixes.reported_before, fixes.of_before), (1, 2));
    assert_eq!((fixes.silent_after, fixes.of_after), (1, 2));
    assert_eq!(fixes.remarks.len(), 2, "one miss, one alarm");
}

#[test]
fn a_split_write_may_stand_lines_below_its_first_write() {
    let hit = |kind: &str, line, lint: &str| {
        let fix = fix(kind);
        let mut fixes = Fixes::default();
        fixes.before(&fix, &fix.site_before().unwrap(), &[finding(line, lint)]);
        fixes.reported_before == 1
    };
    assert!(hit("split-write", 25, "split_write"));
    assert!(!hit("split-write", 26, "split_write"));
    assert!(!hit("split-write", 6, "split_write"));
    assert!(!hit("stream", 14, "stream_without_nodelay"));
    // A default that is off counts before the fix, but only where the fault is a default.
    assert!(hit("disabled", 500, "nodelay_off_by_default"));
    assert!(!hit("stream", 10, "nodelay_off_by_default"));
}

/// The labels after these corrections, or why there are none.
fn corrected(text: &str) -> Result<Vec<Label>, String> {
    let labels = vec![label(10, Kind::Stream, Verdict::Missing), label(20, Kind::Stream, Verdict::Set)];
    Corrections::parse(text)?.apply(labels)
}

const AT: &str = "crate = 'made-up'\nversion = '1.0.0'\nfile = 'src/lib.rs'";

#[test]
fn a_correction_changes_or_drops_its_label_alone() {
    let entry = |verdict: &str| {
        format!("[[correction]]\n{AT}\nline = 10\nverdict = '{verdict}'\nreason = 'set two lines below'")
    };
    let labels = corrected(&entry("set")).unwrap();
    assert_eq!(labels.iter().map(|l| l.verdict).collect::<Vec<_>>(), [Verdict::Set, Verdict::Set]);
    assert_eq!(labels[0].note, "set two lines below");
    let labels = corrected(&entry("drop")).unwrap();
    assert_eq!(labels.iter().map(|l| l.line).collect::<Vec<_>>(), [20]);
}

#[test]
fn an_added_label_is_scored_like_the_others() {
    let text = format!(
        "[[added]]\n{AT}\nline = 77\nkind = 'listener'\nverdict = 'missing'\nreason = 'served as accepted'"
    );
    let labels = corrected(&text).unwrap();
    assert_eq!(labels.len(), 3);
    let tally = scored(&labels, &[finding(77, "listener_without_nodelay")]);
    assert_eq!(counts(&tally), [1, 1, 0, 1, 0, 0]);
}

#[test]
fn corrections_that_correct_nothing_are_refused() {
    let change = |line: u32, verdict: &str, reason: &str| {
        format!("[[correction]]\n{AT}\nline = {line}\nverdict = '{verdict}'\nreason = '{reason}'")
    };
    let add = |line: u32, reason: &str| {
        format!("[[added]]\n{AT}\nline = {line}\nkind = 'stream'\nverdict = 'set'\nreason = '{reason}'")
    };
    for (text, why) in [
        (change(11, "set", "x"), "no such label"),
        (change(10, "missing", "x"), "already says missing"),
        (change(10, "wrong", "x"), "unknown variant"),
        (change(10, "set", " "), "no reason"),
        (add(10, "x"), "has a stream label already"),
        (add(11, ""), "no reason"),
        (add(11, "x").replace("kind", "sort"), "unknown field"),
    ] {
        let error = corrected(&text).expect_err(&text);
        assert!(error.contains(why), "{error:?} should say {why:?}");
    }
}

#[test]
fn the_closed_world_reports_opening_calls_and_nothing_else() {
    let source = r#"
        //! TcpStream::connect("in a comment");
        fn dial() { let s = std::net::TcpStream::connect("TcpStream::connect(a)"); }
        fn smol() { Async::<TcpStream>::connect(a); }
        fn serve() { let (s, _) = listener.accept().await?; axum::serve(l, app).await; }
        fn http() { let c = HttpConnector::new(); select! { s = l.accept() => go(s) } }
        fn others() { UnixStream::connect(p); tls.accept(stream); HashMap::new(); signal.connect(f); }
        fn connect(a: A) {} fn accept() {}
        #[cfg(test)] mod tests { fn t() { TcpStream::connect(a); } }
        fn last() { TcpStream::connect_timeout(&a, d); }
    "#;
    let file = |text: &str| ("src/lib.rs".to_owned(), text.to_owned());
    let found = baseline::of_sources(&[file(source)]);
    let found: Vec<(u32, &str)> = found.iter().map(|f| (f.line, f.lint.as_str())).collect();
    let expected = [
        (3, "stream_without_nodelay"),
        (4, "stream_without_nodelay"),
        (5, "listener_without_nodelay"),
        (5, "listener_without_nodelay"),
        (6, "connector_without_nodelay"),
        (6, "listener_without_nodelay"),
        (10, "stream_without_nodelay"),
    ];
    assert_eq!(found, expected);
    let set = file("fn f(s: &TcpStream) { s.set_nodelay(true); }");
    assert!(baseline::of_sources(&[file(source), set]).is_empty(), "the word opens the world");
}

#[test]
fn the_floor_names_what_falls_short() {
    let labels = [label(10, Kind::Stream, Verdict::Missing), label(30, Kind::Stream, Verdict::Missing)];
    let tally = scored(&labels, &[finding(10, "stream_without_nodelay")]);
    let figures = figures::figures(&tally, &Fixes::default());
    let broken = |text: &str| Floor::parse(text).unwrap().broken(&figures);
    assert_eq!(broken("[at_least]\n'stream.recall' = 0.5\n'stream.precision' = 1.0"), Ok(Vec::new()));
    assert_eq!(
        broken("[at_least]\n'stream.recall' = 0.6\n[at_most]\n'stream.fn' = 0"),
        Ok(vec![
            "stream.recall is 0.5, must be at least 0.6".to_owned(),
            "stream.fn is 1, must be at most 0".to_owned()
        ])
    );
    let untaken = broken("[at_least]\n'confidence.medium.right_share' = 0.9").unwrap();
    assert_eq!(untaken.len(), 1, "no figure is no pass");
    assert!(broken("[at_least]\n'streams.recall' = 0.1").is_err());
}

#[test]
fn days_become_dates() {
    assert_eq!(table::date(0), "1970-01-01");
    assert_eq!(table::date(11_016), "2000-02-29");
    assert_eq!(table::date(19_722), "2023-12-31");
    assert_eq!(table::date(20_788), "2026-12-01");
}

#[test]
fn the_corpus_is_in_form() {
    let corpus = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus").join(file);
        data::read(&path).unwrap_or_else(|e| panic!("{e}"))
    };
    let labels: Vec<Label> = data::rows(&corpus("sites.jsonl")).unwrap();
    let first = labels.len();
    assert!(first > 700, "only {first} labels");
    let fixes: Vec<Fix> = data::rows(&corpus("fixes.jsonl")).unwrap();
    assert!(fixes.iter().filter_map(Fix::site_before).count() > 40);
    let corrections = Corrections::parse(&corpus("corrections.toml")).unwrap();
    corrections.apply(labels).unwrap();
    let figures = figures::figures(&Tally::default(), &Fixes::default());
    Floor::parse(&corpus("floor.toml")).unwrap().broken(&figures).expect("bounds on known figures");
}
