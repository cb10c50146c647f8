//! The reasons behind the verdicts, as sentences.

use super::plan::{Plan, name, opposite};
use super::report::{Pass, Verdict, Way};
use super::verdict::{Judgement, ends, expected, judge, round_trips, rule_mss, spared};
use crate::traffic::{Lifetime, Outcome, Side, predict};

/// Round-trip times, in milliseconds, for which the cost is spelled out.
const EXAMPLE_RTTS: [f64; 3] = [1.0, 10.0, 50.0];

/// `at loopback's segment size (32768 bytes)` or `at Ethernet's segment size (1448 bytes)`.
pub fn at(pass: &Pass) -> String {
    let size = pass.mss.map(|mss| format!(" ({mss} bytes)")).unwrap_or_default();
    match pass.maxseg {
        None => format!("at loopback's segment size{size}"),
        Some(1460) => format!("at Ethernet's segment size{size}"),
        Some(maxseg) => format!("with TCP_MAXSEG {maxseg}{size}"),
    }
}

/// The stall as seen in `pass`, then what each other pass adds, then what a fix at one end leaves.
pub fn confirmed(plan: &Plan, pass: &Pass, passes: &[Pass]) -> String {
    let ways = &pass.ways;
    let found = &ways.as_found;
    // A stall now and then does not show in the median.
    let as_found = if found.slow * 2 > found.n {
        format!("median {}", ms(found.p50_us))
    } else {
        format!("the longest {}", ms(found.max_us))
    };
    let mut reason = format!(
        "confirmed by replay of the pattern: {} exchanges wait for the peer's delayed ACK {}, {as_found} against a \
         median of {} with nodelay and {} in one write",
        of(found),
        at(pass),
        ms(ways.nodelay.p50_us),
        ms(ways.one_write.p50_us)
    );
    for other in passes.iter().filter(|other| other.maxseg != pass.maxseg) {
        let found = &other.ways.as_found;
        let said = match (other.verdict, judge(found)) {
            (Verdict::Confirmed, _) => format!("{} as well", of(found)),
            (Verdict::RoundTrip, _) => {
                format!("no stall, but {}", cost(plan, rule_mss(other.mss, other.maxseg)))
            }
            (Verdict::Latent, _) => "none".into(),
            (_, Judgement::Quiet) => format!("none in {} exchanges, where the rule expects it", found.n),
            _ => format!("unclear, {}", of(found)),
        };
        reason.push_str(&format!("; {} {said}", at(other)));
    }
    let (own, other) = (name(plan.side), name(opposite(plan.side)));
    if plan.as_found.part(plan.side).nodelay {
        reason.push_str(&format!("; the {own} has nodelay on, so that the wait is the {other}'s"));
    } else if let Some(one_end) = &ways.one_end {
        let (count, median) = (of(one_end), ms(one_end.p50_us));
        reason.push_str(&match judge(one_end) {
            Judgement::Stalls => format!(
                "; with nodelay on the {own} alone {count} still stall, median {median}, since the {other} splits \
                 its message too"
            ),
            _ => format!("; with nodelay on the {own} alone {count} stall, median {median}"),
        });
    }
    reason
}

/// One more round trip for each end that waits, spelled out for three networks.
pub fn round_trip(plan: &Plan, mss: u32) -> String {
    format!("no delayed-ACK stall, but {}; loopback cannot show it", cost(plan, mss))
}

fn cost(plan: &Plan, mss: u32) -> String {
    let setup = match plan.lifetime {
        Lifetime::Reused => 0.0,
        Lifetime::PerExchange => 1.0,
        Lifetime::PerExchangeAfterPreamble => 2.0,
    };
    let (what, base) = if plan.answered { ("a call", setup + 1.0) } else { ("a message", setup + 0.5) };
    let more = round_trips(plan, mss);
    let examples: Vec<String> = EXAMPLE_RTTS
        .iter()
        .map(|rtt| format!("{} ms instead of {} at {rtt} ms RTT", (base + f64::from(more)) * rtt, base * rtt))
        .collect();
    let times = if more == 1 { "one more round trip".into() } else { format!("{more} more round trips") };
    format!(
        "{} holds the rest of its message until the first part is acknowledged, {times} on a network: by the \
         rule {what} takes {}",
        who_waits(plan, mss),
        examples.join(", ")
    )
}

/// `the client`, `the server` or `each end`: who waits for one more round trip at `mss`.
fn who_waits(plan: &Plan, mss: u32) -> String {
    let waiting: Vec<Side> = ends(plan).filter(|&side| expected(plan, side, mss) == Outcome::Rtt).collect();
    match waiting[..] {
        [side] => format!("the {}", name(side)),
        _ => "each end".into(),
    }
}

/// Why nothing waits, and what would make it.
pub fn latent(plan: &Plan, passes: &[Pass]) -> String {
    let own = plan.as_found.part(plan.side);
    let writes = own.at_the_socket();
    if own.nodelay {
        return packets(plan, passes);
    }
    let waits_on_network = "on a network its later writes still wait one round trip";
    if writes.len() <= 1 {
        let how = match (own.corked, own.buffer, own.writes.len()) {
            (true, ..) => "the cork joins the writes",
            (_, Some(_), 2..) => "the buffer joins the writes",
            _ => "the message is one write",
        };
        if plan.answered {
            format!(
                "{how}, and with nothing unacknowledged before it that leaves at once even with Nagle on; a \
                 second write per message, a streamed body or pipelined messages would make it stall"
            )
        } else {
            format!(
                "{how}, and a prompt reader that answers nothing acknowledges at once; a second write per \
                 message towards a reader that answers now and then would make it stall"
            )
        }
    } else if !plan.answered {
        format!(
            "nobody answers, and a prompt reader that sends nothing acknowledges at once; a reader that answers \
             now and then, or reads late, would make it stall, and {waits_on_network}"
        )
    } else if spared(plan) {
        format!(
            "each exchange has a new connection, whose first bytes the peer acknowledges at once; a handshake \
             before the exchange, or a second exchange on the connection, would make it stall{}",
            if splits_small(plan, passes) { format!(", and {waits_on_network}") } else { String::new() }
        )
    } else {
        "at these lengths no small segment is left to wait behind another, since what follows a small one fills \
         whole segments, or nothing small goes first; other lengths would make it stall"
            .into()
    }
}

fn splits_small(plan: &Plan, passes: &[Pass]) -> bool {
    let writes = plan.as_found.part(plan.side).at_the_socket();
    passes.iter().any(|pass| predict(&writes, rule_mss(pass.mss, pass.maxseg)) != Outcome::Clean)
}

fn packets(plan: &Plan, passes: &[Pass]) -> String {
    let writes = plan.as_found.part(plan.side).at_the_socket().len();
    let counted = passes.last().and_then(|pass| {
        let (found, one) = (pass.ways.as_found.packets?, pass.ways.one_write.packets?);
        Some(format!(": {found:.1} data segments an exchange, {one:.1} in one write"))
    });
    let counted = counted.unwrap_or_default();
    if writes <= 1 {
        format!("nodelay is on and the message is one write{counted}")
    } else {
        format!(
            "nodelay is on, so that nothing waits; the message still leaves in {writes} writes{counted}; without \
             nodelay it could stall"
        )
    }
}

fn of(way: &Way) -> String {
    format!("{} of {}", way.stalled, way.n)
}

/// Milliseconds, with as many digits as the value bears.
fn ms(micros: u64) -> String {
    let ms = micros as f64 / 1000.0;
    if ms >= 10.0 { format!("{ms:.1} ms") } else { format!("{ms:.2} ms") }
}
