//! `nodelay_ineffective`: settings that never reach a socket.

use crate::catalog::model::Role;
use crate::finding::{Applicability, Confidence, Finding, Fix, Impact, Level};
use crate::flow::answers::Answers;
use crate::flow::flags::Flag;
use crate::flow::graph::{Call, CallId, Callee};
use crate::flow::sockets::Scene;
use crate::flow::state::OptionState;

use crate::resolve::ty::Ty;
use crate::syntax::ir::TypeRef;

use super::{Lint, missing, words};

pub static LINT: Lint = Lint {
    id: "nodelay_ineffective",
    summary: "A nodelay setting never reaches the socket",
    explanation: r#"
What it reports

Code that sets TCP_NODELAY on something that never becomes, or never reaches,
the socket in use: tonic's own `tcp_nodelay` beside `serve_with_incoming` or
`connect_with_connector`, which bring sockets of their own; a connector's clone
that is dropped while the original goes on; a builder whose result is thrown
away; a switch that is honoured on one path and forgotten on its twin. It stands
at the setting and takes the place of the finding about the socket.

Why it hurts

The line says that the matter is settled, so nobody looks again, and the socket
keeps Nagle on: each message in more than one write waits about 40 ms on Linux
for the peer's delayed acknowledgement. tonic's `Endpoint::tcp_nodelay(true)`
with a connector of one's own was seen to give a socket with the option at 0.
hyper's HttpConnector copies its settings when they change, so a call on a clone
leaves the original as it was.

How to mend it

Set the option on what makes the sockets: the connector handed to
`connect_with_connector`, the incoming handed to `serve_with_incoming`, the
original rather than the clone, the builder's returned value. Where two paths
open the same kind of connection, let both go through one function that sets it.

When to leave it

Rarely: a setting without effect misleads whoever reads it. If the socket is
meant to keep Nagle on, delete the line.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    for r in &answers.rulings {
        let OptionState::Ineffective(call) = r.state else { continue };
        let s = &answers.sockets[r.socket];
        let Some(mut f) = missing::start(scene, LINT.id, s, r, call) else { continue };
        let known = answers.traffic_of(scene, r);
        f.impact = words::impact(known.as_ref());
        f.level = Level::Warning;
        f.message = missing::message(f.impact, known.as_ref(), "this setting never reaches the socket");
        let detour = s.decision.fact.detour.clone();
        f.fix = Some(Fix {
            title: detour.unwrap_or_else(|| {
                "set it on the value that the connections are made with, before it is handed on".to_owned()
            }),
            applicability: Applicability::MaybeIncorrect,
            edits: Vec::new(),
        });
        missing::follow(scene, &mut f, known);
        out.push(f);
    }
    out.extend(discarded(scene));
    out
}

/// A setter that takes its builder by value and gives it back, and whose result nobody takes.
fn discarded(scene: &mut Scene) -> Vec<Finding> {
    let g = scene.g;
    let mut out = Vec::new();
    for (n, call) in g.calls.iter().enumerate() {
        let unused = g.out[call.result.index()].is_empty() && !g.uses.contains_key(&call.result);
        if !unused || !scene.linted(call.body) || !by_value(scene, call) {
            continue;
        }
        let switch = call.facts.iter().find(|d| d.fact.role == Role::Sets).and_then(|d| d.fact.set.as_ref());
        if switch.and_then(|s| scene.set_flag(call, s)) != Some(Flag::Const(true)) {
            continue;
        }
        let Some(mut f) = scene.draft(LINT.id, CallId(n as u32), Confidence::High) else { continue };
        f.impact = Impact::Risk;
        f.message = missing::message(
            f.impact,
            None,
            "this setting is lost: the call gives back a new value, which nobody takes",
        );
        f.fix = Some(Fix {
            title: "use the value that the call gives back".to_owned(),
            applicability: Applicability::MaybeIncorrect,
            edits: Vec::new(),
        });
        out.push(f);
    }
    out
}

/// Whether a call consumes its receiver and gives a value of its type back.
fn by_value(scene: &Scene, call: &Call) -> bool {
    call.callees.iter().any(|c| {
        let (Callee::Signature(f) | Callee::Body(f)) = c else { return false };
        let f = scene.w.fns[f.index()].f;
        let consumes = f.receiver.as_ref().is_some_and(|r| !matches!(r, TypeRef::Ref(..)));
        let ret = scene.g.nodes[call.result.index()].ty.peeled();
        let receiver = call.args.first().map(|a| scene.g.nodes[a.index()].ty.peeled());
        consumes && matches!((ret, receiver), (Ty::Adt(a, _), Some(Ty::Adt(b, _))) if a == b)
    })
}
