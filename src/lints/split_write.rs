//! `split_write`: messages split over small writes.

use crate::catalog::model::WriteShape;
use crate::finding::{Also, Applicability, Confidence, Finding, Fix, Impact};
use crate::flow::answers::Answers;
use crate::flow::graph::{CallId, Callee};
use crate::flow::sockets::Scene;
use crate::flow::splits::Split;
use crate::flow::state::OptionState;
use crate::flow::traffic::{self, Known};
use crate::resolve::Owner;
use crate::traffic::Side;

use super::{Lint, words};

pub static LINT: Lint = Lint {
    id: "split_write",
    summary: "One message leaves in several small unbuffered writes",
    explanation: r#"
What it reports

One message that leaves in several small writes straight to a socket, before
anything is read: a header and then a body, a length and then its bytes,
`write!` with several pieces, a serializer that writes onto the stream, a
BufWriter whose header is pushed out because the body is bigger than its buffer.
The finding stands at the second step; a helper that splits is reported once,
with its callers in the trail.

Why it hurts

With Nagle's algorithm on, everything behind the first small write is held until
the peer acknowledges that one, and a peer that answers does so late: about 40
ms on Linux. Measured on loopback, a median of 44 ms for each exchange but the
first, as much for `write!` with five pieces as for two writes: what is held
goes out together. A BufWriter does not help once header and body together
exceed its 8 KiB: it sends the header, then passes the body through.

With TCP_NODELAY set the wait is gone, but each write is a packet of its own:
five for that `write!` where one would do. The finding is then a note.

How to mend it

Make it one write first, and set the option second:

    let mut message = Vec::with_capacity(4 + body.len());
    message.extend_from_slice(&len.to_be_bytes());
    message.extend_from_slice(body);
    stream.write_all(&message)?;

In tokio `write_all_buf(&mut head.chain(body))` is one writev without a copy.
For `write!` and serializers put a BufWriter between and flush it once a
message. Corking (TCP_CORK, or MSG_MORE on all but the last write) is as good on
Linux.

When to leave it

When the connection is made for one message and closed behind it without a
handshake before: its first exchange escapes the wait. A peer that re-arms
TCP_QUICKACK before every read also takes it away, though not the extra round
trip.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    for split in &answers.splits {
        if !scene.linted(split.body) || carries_nothing(answers, split) {
            continue;
        }
        let Some(mut f) = scene.draft(LINT.id, split.at, split.confidence) else { continue };
        // The end that stalls is told about, if only one does.
        let sides = sides(answers, split);
        let known: Vec<Known> = sides.iter().map(|side| answers.of_split(scene, split, *side)).collect();
        let known = known.into_iter().max_by_key(|k| traffic::outcome(&k.traffic) as u8 == 0);
        let Some(known) = known else { continue };
        let nodelay = known.traffic.client.nodelay.filter(|_| known.traffic.side == Side::Client).or(known
            .traffic
            .server
            .nodelay
            .filter(|_| known.traffic.side == Side::Server));
        f.impact = if split.nature.sockets.is_empty() && !split.nature.raw {
            Impact::Risk
        } else if nodelay == Some(true) {
            Impact::Packets
        } else {
            words::impact(Some(&known))
        };
        if split.nature.open && !split.nature.raw {
            f.impact = Impact::Risk;
        }
        f.level = words::level(f.impact);
        f.message = message(f.impact, split, &known);
        let calls: Vec<_> = split.steps.iter().map(|s| s.call).collect();
        for (n, call) in calls.iter().enumerate().take(4) {
            let what = match n {
                0 => "the first write of the message",
                1 => "the second write, with no read between",
                _ => "and another one",
            };
            if *call != split.at || n != 1 {
                f.trail.push(scene.step(*call, what));
            }
        }
        for call in split.nature.sockets.iter().take(3) {
            f.trail.push(scene.step(*call, "to the connection made here"));
        }
        f.also = split.also.iter().map(|c| also(scene, *c)).collect();
        f.fix = Some(fix(scene, split));
        f.traffic = Some(known.traffic);
        if split.one_way && split.confidence == Confidence::Low {
            f.impact = Impact::Risk;
        }
        out.push(f);
    }
    out
}

/// The ends that write this message, by the connections that reach it.
fn sides(answers: &Answers, split: &Split) -> Vec<Side> {
    let mut sides: Vec<Side> = split.nature.sockets.iter().filter_map(|c| answers.side_of(*c)).collect();
    sides.dedup();
    if sides.is_empty() {
        sides.push(Side::Client);
    }
    sides
}

/// Another place of the same cause.
fn also(scene: &Scene, call: CallId) -> Also {
    let body = scene.g.calls[call.index()].body;
    let file = scene.g.file_of(body).map_or(String::new(), |file| scene.path_of(file));
    Also { file, line: scene.line_of(call) }
}

/// All connections behind it are probes and wake-ups.
fn carries_nothing(answers: &Answers, split: &Split) -> bool {
    let mut rulings = answers
        .rulings
        .iter()
        .filter(|r| split.nature.sockets.contains(&answers.sockets[r.socket].call))
        .peekable();
    rulings.peek().is_some() && rulings.all(|r| r.state == OptionState::Unused)
}

fn message(impact: Impact, split: &Split, known: &Known) -> String {
    let what = match split.steps.as_slice() {
        [one] if one.many => "one message in several small writes".to_owned(),
        steps if split.buffered.is_some() && steps.iter().any(|s| !s.flush) => {
            "the body outgrows the buffer, so that the header leaves in a write of its own".to_owned()
        }
        _ => "one message in several writes with no read between".to_owned(),
    };
    match impact {
        Impact::Packets => format!("{what}: nodelay is on, so each leaves in a packet of its own"),
        Impact::Latent if split.closed => format!(
            "{what}; this does not stall: the connection is closed right behind it, which sends what is held. \
             A reused connection, on which an answer is awaited, would make it stall"
        ),
        Impact::Latent => format!("{what}; this traffic does not stall: {}", words::would_stall(Some(known))),
        Impact::Risk => format!(
            "a second small write waits for the peer's delayed ACK, about 40 ms on Linux, if Nagle is on: {what}"
        ),
        other => format!("{}: {what}", words::consequence(other, Some(known))),
    }
}

fn fix(scene: &Scene, split: &Split) -> Fix {
    let is = |shape: WriteShape| {
        split
            .steps
            .iter()
            .any(|s| scene.g.calls[s.call.index()].facts.iter().any(|d| d.fact.write == Some(shape)))
    };
    let title = if split.buffered.is_some() {
        "write header and body in one vectored write, or give the buffer room for both"
    } else if is(WriteShape::Format) {
        "format into a String first, and send it in one `write_all`"
    } else if is(WriteShape::Many) {
        "serialize into a Vec first, and send it in one `write_all`"
    } else if split.steps.iter().any(|s| has_sibling(scene, s.call, "write_all_buf")) {
        "send the message in one write: one combined buffer, or `write_all_buf(&mut head.chain(body))`, which is one writev"
    } else {
        "send the message in one write: put header and body into one buffer, or a BufWriter that is flushed once at its end"
    };
    Fix {
        title: format!("{title}; set TCP_NODELAY as well"),
        applicability: Applicability::HasPlaceholders,
        edits: Vec::new(),
    }
}

/// Whether the trait that a write's method belongs to has this method too.
fn has_sibling(scene: &Scene, call: CallId, method: &str) -> bool {
    scene.g.calls[call.index()].callees.iter().any(|c| match c {
        Callee::Signature(f) => match scene.w.fns[f.index()].owner {
            Owner::Trait(t) => scene.w.traits[t.index()].methods.contains_key(method),
            _ => false,
        },
        _ => false,
    })
}
