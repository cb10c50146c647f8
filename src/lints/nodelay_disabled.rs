//! `nodelay_disabled`: settings that turn Nagle back on.

use crate::finding::{Applicability, Confidence, Finding, Fix, Impact, Level};
use crate::flow::answers::Answers;
use crate::flow::flags::Flag;
use crate::flow::graph::CallId;
use crate::flow::sockets::Scene;
use crate::flow::state::OptionState;

use super::{Lint, missing, words};

pub static LINT: Lint = Lint {
    id: "nodelay_disabled",
    summary: "A call or argument turns Nagle's algorithm back on",
    explanation: r#"
What it reports

A setting that leaves or puts Nagle's algorithm on in so many words:
`set_nodelay(false)`, a builder's `tcp_nodelay(false)`, and above all arguments
whose sense is the other way round: `disable_nagle` given false,
`set_nagle_enabled(true)`. It stands at the setting and takes the place of the
finding about the socket.

Why it hurts

TCP_NODELAY set means Nagle off; some APIs name the algorithm, others the
option, so that true and false change places. A call such as
`connect_async_with_config(url, config, false)` reads like a default and decides
that every message in two writes waits about 40 ms on Linux. Several published
crates pass false there under a name that shows they meant the opposite. Where a
library switches Nagle off by itself, `tcp_nodelay(false)` takes that away.

How to mend it

Pass the value that switches Nagle off and say so by the name of the constant or
a comment:

    // Nagle off.
    connect_async_with_config(url, config, true).await?

When to leave it

When the few bytes of header that Nagle saves matter more than latency, such as
a bulk sender of many tiny one-way records. A literal `set_nodelay(false)` on a
socket whose messages are each one write is a note for this reason: someone
decided it.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    for r in &answers.rulings {
        let OptionState::Disabled(call) = r.state else { continue };
        let s = &answers.sockets[r.socket];
        let Some(mut f) = missing::start(scene, LINT.id, s, r, call) else { continue };
        let known = answers.traffic_of(scene, r);
        // An argument whose name reads the other way is a mistake; a plain `set_nodelay(false)` is a decision,
        // unless the socket splits its messages.
        let by_argument = s.decision.fact.switch.is_some() || inverted(scene, call);
        f.impact = words::impact(known.as_ref());
        f.level = if by_argument || f.impact == Impact::Stall { Level::Warning } else { Level::Note };
        let what = if by_argument {
            "this argument leaves Nagle's algorithm on: it says whether to disable it"
        } else {
            "this call turns Nagle's algorithm on"
        };
        f.message = missing::message(f.impact, known.as_ref(), what);
        f.fix = Some(Fix {
            title: if by_argument {
                "pass the value that disables Nagle's algorithm".to_owned()
            } else {
                "pass `true`, or say beside the call why small segments may wait".to_owned()
            },
            applicability: Applicability::MaybeIncorrect,
            edits: Vec::new(),
        });
        missing::follow(scene, &mut f, known);
        out.push(f);
    }
    out.extend(misread(scene, answers));
    out
}

/// A setter whose `true` turns Nagle on, given `true`: misread, whatever socket it is called on.
fn misread(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let g = scene.g;
    let mut out = Vec::new();
    for (n, call) in g.calls.iter().enumerate() {
        let id = CallId(n as u32);
        let told = answers.rulings.iter().any(|r| r.state == OptionState::Disabled(id));
        if told || !scene.linted(call.body) || !inverted(scene, id) {
            continue;
        }
        let switch = call.facts.iter().find_map(|d| d.fact.set.as_ref());
        if switch.and_then(|s| scene.set_flag(call, s)) != Some(Flag::Const(false)) {
            continue;
        }
        let Some(mut f) = scene.draft(LINT.id, id, Confidence::High) else { continue };
        f.impact = Impact::Risk;
        f.message =
            missing::message(f.impact, None, "this call turns Nagle's algorithm on: `true` enables it here");
        f.fix = Some(Fix {
            title: "pass `false`, which disables Nagle's algorithm".to_owned(),
            applicability: Applicability::MaybeIncorrect,
            edits: Vec::new(),
        });
        out.push(f);
    }
    out
}

/// Whether the setter's polarity is the other one: true turns Nagle on.
fn inverted(scene: &Scene, call: CallId) -> bool {
    scene.g.calls[call.index()].facts.iter().any(|d| d.fact.set.as_ref().is_some_and(|s| !s.off_when))
}
