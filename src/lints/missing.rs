//! What the lints about single sockets share: from a ruling to a finding.

use crate::catalog::model::{Grade, Kind, Role};
use crate::finding::*;
use crate::flow::answers::Answers;
use crate::flow::graph::{CallId, NodeId, NodeKind};
use crate::flow::sockets::{Scene, Socket};
use crate::flow::state::{OptionState, Ruling};
use crate::flow::traffic::Known;

use super::words;

/// The findings of the three "nothing sets it" lints.
pub fn find(scene: &mut Scene, answers: &Answers, lint: &'static str, kind: Kind) -> Vec<Finding> {
    let mut out = Vec::new();
    let plain = answers.rulings.iter().filter(|r| answers.sockets[r.socket].kind == kind);
    // An own connector's socket is a stream, and what makes and hides it makes a client.
    let own = answers.connectors.iter().filter(|_| kind == Kind::Connector);
    for r in plain.chain(own) {
        let s = &answers.sockets[r.socket];
        if r.state != OptionState::Off {
            continue;
        }
        let Some(mut f) = start(scene, lint, s, r, r.at) else { continue };
        let known = answers.traffic_of(scene, r);
        f.impact = words::impact(known.as_ref());
        f.level = words::level(f.impact);
        let what = match kind {
            Kind::Connector => "this client's connections keep Nagle's algorithm on",
            Kind::Stream => "this connection keeps Nagle's algorithm on",
            Kind::Listener => "accepted connections keep Nagle's algorithm on",
        };
        f.message = message(f.impact, known.as_ref(), what);
        f.fix = Some(words::fix(scene, s, known.as_ref()));
        follow(scene, &mut f, known);
        out.push((r.socket, r.at, f));
    }
    merge_twins(scene, answers, out)
}

/// The message of a finding about a socket: what it costs, then why.
pub fn message(impact: Impact, known: Option<&Known>, what: &str) -> String {
    match impact {
        Impact::Latent => format!("{what}; this traffic does not stall: {}", words::would_stall(known)),
        impact => format!("{}: {what}", words::consequence(impact, known)),
    }
}

/// Adds the traffic and its places.
pub fn follow(scene: &mut Scene, f: &mut Finding, known: Option<Known>) {
    let Some(known) = known else { return };
    for (n, call) in known.steps.iter().enumerate() {
        let what = match (known.fact, n) {
            (Some(fact), _) => fact.what.clone(),
            (None, 0) => "the first write of the message".to_owned(),
            (None, _) => "the next write waits for the first one's ACK".to_owned(),
        };
        f.trail.push(scene.step(*call, what));
    }
    if let Some(call) = known.streamed_by {
        f.trail.push(scene.step(call, "bodies are streamed here: head and pieces leave apart"));
    }
    f.traffic = Some(known.traffic);
}

/// Retry arms, address families and cfg twins in one function whose values meet are one finding.
fn merge_twins(scene: &Scene, answers: &Answers, findings: Vec<(usize, CallId, Finding)>) -> Vec<Finding> {
    let g = scene.g;
    // Where a socket's value goes in its own function, plainly: not through fields, not into helpers.
    let meets = |socket: usize, body| -> Vec<NodeId> {
        let s = &answers.sockets[socket];
        let plain =
            s.walk.visits.iter().map(|v| v.state).filter(|st| !st.heap && st.calls == 0 && st.up == 0);
        plain.map(|st| st.node).filter(|n| g.nodes[n.index()].body == body && n_is_place(g, *n)).collect()
    };
    let mut out: Vec<(Finding, Vec<NodeId>, crate::flow::graph::BodyId)> = Vec::new();
    for (socket, at, f) in findings {
        let body = g.calls[at.index()].body;
        let nodes = meets(socket, body);
        let twin = out.iter_mut().find(|(o, known, b)| {
            *b == body && o.lint == f.lint && (o.range == f.range || known.iter().any(|n| nodes.contains(n)))
        });
        match twin {
            Some((old, known, _)) => {
                if old.range != f.range {
                    old.also.push(Also { file: f.file.clone(), line: f.range.line });
                }
                known.extend(nodes);
            }
            None => out.push((f, nodes, body)),
        }
    }
    out.into_iter().map(|(f, ..)| f).collect()
}

/// A variable or a joined value, which several calls may feed.
fn n_is_place(g: &crate::flow::graph::Graph, n: NodeId) -> bool {
    matches!(g.nodes[n.index()].kind, NodeKind::Binding(_) | NodeKind::Ret(_)) || g.into[n.index()].len() > 1
}

/// A finding about a socket at one of its calls, with what all of them carry.
pub fn start(scene: &mut Scene, lint: &'static str, s: &Socket, r: &Ruling, at: CallId) -> Option<Finding> {
    let body = scene.g.calls[at.index()].body;
    if !scene.linted(body) {
        return None;
    }
    let mut f = scene.draft(lint, at, r.confidence)?;
    f.api = scene.g.calls[s.call.index()].path.to_string();
    let fact = s.decision.fact;
    let grade = match fact.grade {
        Grade::Measured => "measured",
        Grade::Source => "read in source",
        Grade::Unverified => "unverified",
    };
    f.fact = Some(FactRef {
        krate: fact.krate.clone(),
        version: s.decision.version.clone(),
        decided_by: s.decision.decided_by.to_owned(),
        evidence: format!("{grade}: {}", fact.evidence.join("; ")),
    });
    if at != s.call {
        let what = match s.role {
            Role::Accepts => "accepted here",
            Role::Serves => "served here",
            Role::Opens => "made here",
            _ => "here",
        };
        f.trail.push(scene.step(s.call, what));
    }
    Some(f)
}
