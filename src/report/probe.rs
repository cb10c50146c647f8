//! The kernel's word about a finding, as notes.

use super::text::{clean, count};
use crate::probe::{Grade, Pass, ProbeReport, Verdict, Way};

/// The verdict with its reason, the figures of each pass, what was assumed, and controls that failed.
pub(super) fn notes(probe: &ProbeReport) -> Vec<String> {
    let verdict = verdict_name(probe.verdict);
    let grade = grade_name(probe.grade);
    let reason = clean(&probe.reason);
    let first = if reason.starts_with(verdict) {
        format!("{grade}: {reason}")
    } else {
        format!("{grade}: {verdict}: {reason}")
    };
    let mut notes = vec![first];
    notes.extend(probe.passes.iter().map(figures));
    if !probe.assumptions.is_empty() {
        let each = probe.assumptions.iter().map(|a| format!("{}: {} [{}]", a.what, a.value, a.source));
        notes.push(format!("taken as given: {}", clean(&each.collect::<Vec<_>>().join("; "))));
    }
    let failed = probe.controls.iter().filter(|c| !c.ok);
    notes.extend(failed.map(|c| {
        let (pattern, n) = (writes(&c.pattern), c.n);
        format!(
            "control failed: {pattern} is known as `{}`, but {} of {n} stalled here",
            c.expected, c.stalled
        )
    }));
    notes
}

pub(crate) fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Confirmed => "confirmed",
        Verdict::RoundTrip => "one more round trip",
        Verdict::Latent => "latent",
        Verdict::Refuted => "refuted",
        Verdict::Inconclusive => "inconclusive",
    }
}

fn grade_name(grade: Grade) -> &'static str {
    match grade {
        Grade::Predicted => "not replayed",
        Grade::Replayed => "replayed on loopback",
        Grade::Measured => "measured on the crate's own socket",
        Grade::Compared => "compared with the option set",
        Grade::Observed => "observed",
    }
}

/// One pass as a small table: a line a way.
fn figures(pass: &Pass) -> String {
    let mss = pass.mss.map(|mss| format!(", segments of {mss} bytes")).unwrap_or_default();
    let reply =
        if pass.reply.is_empty() { "no reply".to_owned() } else { format!("reply {}", writes(&pass.reply)) };
    let mut text = format!("request {}, {reply}{mss}; min / median / max:", writes(&pass.pattern));
    for (name, way) in [
        ("as found", &pass.ways.as_found),
        ("with nodelay", &pass.ways.nodelay),
        ("in one write", &pass.ways.one_write),
    ] {
        text += &format!("\n  {name:12} {}", figure(way));
    }
    text
}

fn figure(way: &Way) -> String {
    let packets = way.packets.map(|p| format!(", {p:.1} packets an exchange")).unwrap_or_default();
    format!(
        "{:>2} of {} stalled, {} / {} / {} ms{packets}",
        way.stalled,
        way.n,
        ms(way.min_us),
        ms(way.p50_us),
        ms(way.max_us)
    )
}

fn ms(micros: u64) -> String {
    let ms = micros as f64 / 1000.0;
    if ms >= 10.0 { format!("{ms:.1}") } else { format!("{ms:.2}") }
}

fn writes(sizes: &[u32]) -> String {
    let shown: Vec<String> = sizes.iter().take(8).map(u32::to_string).collect();
    let more =
        if sizes.len() > 8 { format!(", … {} in all", count(sizes.len(), "write")) } else { String::new() };
    format!("[{}{more}]", shown.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::probe::{Control, Ways};
    use crate::traffic::{Assumption, Lifetime};

    #[test]
    fn verdict_figures_assumptions_and_failed_controls_are_told() {
        let way = |stalled, p50_us| Way {
            n: 12,
            stalled,
            held: None,
            slow: stalled,
            min_us: 9,
            p50_us,
            max_us: 48_012,
            packets: Some(2.0),
        };
        let pass = Pass {
            mss: Some(1448),
            maxseg: Some(1460),
            pattern: vec![4, 12],
            reply: vec![64],
            lifetime: Lifetime::Reused,
            ways: Ways {
                as_found: way(12, 44_020),
                nodelay: way(0, 31),
                one_write: way(0, 28),
                one_end: None,
            },
            verdict: Verdict::Confirmed,
        };
        let probe = ProbeReport {
            grade: Grade::Replayed,
            verdict: Verdict::Confirmed,
            reason: "stalls".into(),
            assumptions: vec![Assumption {
                what: "length of the body".into(),
                value: "12 bytes".into(),
                source: "src/x.rs:7\u{1b}".into(),
            }],
            controls: vec![Control {
                expected: "clean",
                pattern: vec![16],
                n: 12,
                stalled: 3,
                p50_us: 40,
                ok: false,
            }],
            passes: vec![pass],
        };
        let expected = [
            "replayed on loopback: confirmed: stalls",
            "request [4, 12], reply [64], segments of 1448 bytes; min / median / max:\n  \
             as found     12 of 12 stalled, 0.01 / 44.0 / 48.0 ms, 2.0 packets an exchange\n  \
             with nodelay  0 of 12 stalled, 0.01 / 0.03 / 48.0 ms, 2.0 packets an exchange\n  \
             in one write  0 of 12 stalled, 0.01 / 0.03 / 48.0 ms, 2.0 packets an exchange",
            "taken as given: length of the body: 12 bytes [src/x.rs:7\\u{1b}]",
            "control failed: [16] is known as `clean`, but 3 of 12 stalled here",
        ];
        assert_eq!(notes(&probe), expected);
    }
}
