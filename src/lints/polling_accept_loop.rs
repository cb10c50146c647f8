//! `polling_accept_loop`: accept loops that poll and sleep.

use crate::catalog::model::Role;
use crate::finding::{Applicability, Confidence, Finding, Fix, Impact, Level};
use crate::flow::answers::Answers;
use crate::flow::flags::Flag;
use crate::flow::graph::{Call, CallId, Case, FrameId, NodeId, NodeKind};
use crate::flow::kinds::What;
use crate::flow::loops::{Around, Loops};
use crate::flow::sockets::{Scene, Socket};

use super::Lint;

pub static LINT: Lint = Lint {
    id: "polling_accept_loop",
    summary: "A non-blocking accept loop sleeps between polls",
    explanation: r#"
What it reports

A loop that calls accept on a non-blocking listener and sleeps when nobody is
there, often to look at a flag for shutting down in between. It stands at the
accept call.

Why it hurts

Every new connection waits until the sleep is over: half of it on average, all
of it at worst. Seen in the wild: sleeps of 10 ms and more, and a client that
opens a connection for each call pays that on each call. It looks like a
network's latency, and setting TCP_NODELAY does not touch it. The loop also
wakes a processor for nothing all day.

How to mend it

Let the listener block in a thread of its own and wake it up to shut down, by
connecting to its own address once the flag is set; or wait for readiness with a
time limit (poll, mio, or an asynchronous runtime's accept beside a shutdown
signal in `select!`), so that a connection ends the wait at once.

When to leave it

When connections are rare and long-lived, so that one short wait at their start
does not count. The finding is a note.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    let sleeping: Vec<CallId> = (0..scene.g.calls.len() as u32)
        .map(CallId)
        .filter(|c| scene.g.calls[c.index()].facts.iter().any(|d| d.fact.role == Role::Sleeps))
        .collect();
    if sleeping.is_empty() || !answers.sockets.iter().any(|s| s.role == Role::Accepts) {
        return out;
    }
    let loops = Loops::new(scene.g);
    let naps: Vec<(CallId, Around)> = sleeping
        .iter()
        .flat_map(|&c| loops.around(scene.w, c).into_iter().map(move |a| (c, a)))
        // Asleep in a loop of its own, it waits for something else.
        .filter(|(_, a)| a.inner == 0)
        .collect();
    for s in answers.sockets.iter().filter(|s| s.role == Role::Accepts) {
        if !scene.linted(scene.g.calls[s.call.index()].body) {
            continue;
        }
        for ask in loops.asking(s) {
            if let Some(poll) = polls(scene, &loops, s, ask, &naps)
                && let Some(f) = finding(scene, s, &poll)
            {
                out.push(f);
                break;
            }
        }
    }
    out
}

/// An accept loop that polls.
struct Poll {
    sleep: CallId,
    /// The callers' calls between the loop and the sleep.
    through: Vec<CallId>,
    /// Where the listener is made non-blocking, if that was seen.
    non_blocking: Option<CallId>,
    confidence: Confidence,
}

fn polls(
    scene: &mut Scene,
    loops: &Loops,
    s: &Socket,
    ask: CallId,
    naps: &[(CallId, Around)],
) -> Option<Poll> {
    let call = &scene.g.calls[ask.index()];
    // An asynchronous accept waits by itself, and a bare descriptor may be of any family.
    if loops.is_asynchronous(scene.w, ask) || !is_tcp(scene, s) {
        return None;
    }
    let results = loops.results(call.result);
    let waiting = loops.waiting_arms(&results);
    let around = loops.around(scene.w, ask);
    let near = |lp: FrameId| around.iter().any(|a| a.inner == 0 && loops.chain(a.lp).contains(&lp));
    let candidates: Vec<&(CallId, Around)> = naps.iter().filter(|(_, nap)| near(nap.lp)).collect();
    if candidates.is_empty() {
        return None;
    }
    let non_blocking = made_non_blocking(scene, s, ask);
    if non_blocking.is_none() && waiting.is_empty() {
        return None;
    }
    // A test that asks the server's accept in a loop of its own says nothing about the server.
    let scope = scene.scope(call.body);
    let (sleep, nap) = candidates.into_iter().find(|(sleep, nap)| {
        scene.scope(scene.g.calls[sleep.index()].body) == scope && is_idle(loops, nap, &results, &waiting)
    })?;
    let plain = |arm: &FrameId| loops.is_arm_of(*arm, &results, Case::Failure) || waiting.contains(arm);
    let sure = !s.unsure && nap.arms.iter().all(plain);
    Some(Poll {
        sleep: *sleep,
        through: nap.calls.clone(),
        non_blocking,
        confidence: if sure { Confidence::High } else { Confidence::Medium },
    })
}

/// Whether a type on the way of the connection says that it is TCP.
fn is_tcp(scene: &mut Scene, s: &Socket) -> bool {
    let g = scene.g;
    let accept = &g.calls[s.call.index()];
    let mut nodes: Vec<NodeId> = s.walk.visits.iter().map(|v| v.state.node).collect();
    nodes.extend(accept.args.get(Scene::position(accept, s.decision.fact.on)));
    nodes.into_iter().any(|n| scene.kinds.names_tcp(scene.w, &g.nodes[n.index()].ty))
}

/// Whether the loop sleeps when nobody was there: not after a connection, and not after other errors only.
fn is_idle(loops: &Loops, nap: &Around, results: &[NodeId], waiting: &[FrameId]) -> bool {
    let mut failed = false;
    for &arm in &nap.arms {
        match loops.would_block(arm) {
            Some(true) if waiting.contains(&arm) => return true,
            Some(false) if waiting.contains(&arm) => return false,
            _ => {}
        }
        if loops.is_arm_of(arm, results, Case::Success) {
            return false;
        }
        failed |= loops.is_arm_of(arm, results, Case::Failure);
    }
    let for_waiting: Vec<FrameId> =
        waiting.iter().copied().filter(|arm| loops.would_block(*arm) == Some(true)).collect();
    if failed {
        return for_waiting.is_empty();
    }
    // Every turn sleeps, unless each turn without a connection leaves the loop.
    for_waiting.is_empty() || for_waiting.iter().any(|arm| !loops.arm_leaves(*arm, nap.lp))
}

/// `set_nonblocking(true)` on the listener before it gets here.
fn made_non_blocking(scene: &mut Scene, s: &Socket, ask: CallId) -> Option<CallId> {
    let g = scene.g;
    let accept = &g.calls[s.call.index()];
    let listener = *accept.args.get(Scene::position(accept, s.decision.fact.on))?;
    let walk = scene.walker().backwards(&[listener], What::Listener);
    for v in &walk.visits {
        for &(c, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
            let call = &g.calls[c.index()];
            if arg != 0 || call.name != "set_nonblocking" || call.args.len() != 2 {
                continue;
            }
            // In the text of one function, what is set later does not count.
            let until = walk.ups.pop(v.state.up).map_or(ask, |(_, last)| last);
            let until = &g.calls[until.index()];
            let too_late = !v.state.heap && until.body == call.body && until.span.start < call.span.start;
            if !too_late && scene.walker().flag(call.args[1]) == Flag::Const(true) {
                return Some(c);
            }
        }
    }
    None
}

fn finding(scene: &mut Scene, s: &Socket, poll: &Poll) -> Option<Finding> {
    let mut f = scene.draft(LINT.id, s.call, poll.confidence)?;
    let sleep = &scene.g.calls[poll.sleep.index()];
    let length = length(scene, sleep);
    f.level = Level::Note;
    f.impact = Impact::Delay;
    let wait = match &length {
        Some(time) => format!("waits up to {time}"),
        None => "waits until a sleep is over".to_owned(),
    };
    f.message =
        format!("each new connection {wait}: this loop asks a non-blocking listener and sleeps in between");
    if let Some(set) = poll.non_blocking {
        f.trail.push(scene.step(set, "accept on this listener does not wait"));
    }
    for &c in poll.through.iter().rev() {
        f.trail.push(scene.step(c, "sleeps inside"));
    }
    let what = length.map_or_else(|| "sleeps here".to_owned(), |time| format!("sleeps {time} here"));
    f.trail.push(scene.step(poll.sleep, what));
    f.fix = Some(Fix {
        title:
            "let accept block in a thread of its own and end it by a connection to its own address, or wait \
                for readiness with a time limit instead of sleeping"
                .to_owned(),
        applicability: Applicability::Unspecified,
        edits: Vec::new(),
    });
    Some(f)
}

/// The time of a sleep that is written as a number: `10 ms`.
fn length(scene: &mut Scene, sleep: &Call) -> Option<String> {
    let time = *sleep.args.first()?;
    let g = scene.g;
    if sleep.name == "sleep_ms" {
        return number(scene, time).map(|n| format!("{n} ms"));
    }
    let walk = scene.walker().backwards(&[time], What::Value);
    let mut found = None;
    for v in &walk.visits {
        let Some(made) = g.made_by.get(&v.state.node) else { continue };
        let made = &g.calls[made.index()];
        let unit = match made.path.strip_prefix("std::time::Duration::")? {
            "from_secs" => "s",
            "from_millis" => "ms",
            "from_micros" => "µs",
            "from_nanos" => "ns",
            _ => return None,
        };
        let text = format!("{} {unit}", number(scene, *made.args.first()?)?);
        // Two values: neither is the one to tell.
        if found.is_some_and(|known| known != text) {
            return None;
        }
        found = Some(text);
    }
    found
}

fn number(scene: &mut Scene, node: NodeId) -> Option<u64> {
    let g = scene.g;
    let walk = scene.walker().backwards(&[node], What::Value);
    let mut values = walk.visits.iter().filter_map(|v| match g.nodes[v.state.node.index()].kind {
        NodeKind::Int(n) => Some(n),
        _ => None,
    });
    let first = values.next()?;
    values.all(|n| n == first).then_some(first)
}
