//! `nodelay_ineffective`: settings that never reach a socket.

use crate::finding::{Applicability, Finding, Fix, Level};
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;
use crate::flow::state::OptionState;

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
    out
}
