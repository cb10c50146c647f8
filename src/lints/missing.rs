//! What the lints about single sockets share: from a ruling to a finding.

use crate::catalog::model::{Grade, Kind, Role};
use crate::finding::*;
use crate::flow::answers::Answers;
use crate::flow::graph::CallId;
use crate::flow::sockets::{Scene, Socket};
use crate::flow::state::{OptionState, Ruling};

/// The findings of the three "nothing sets it" lints.
pub fn find(scene: &mut Scene, answers: &Answers, lint: &'static str, kind: Kind) -> Vec<Finding> {
    let mut out = Vec::new();
    for r in &answers.rulings {
        let s = &answers.sockets[r.socket];
        if s.kind != kind || r.state != OptionState::Off {
            continue;
        }
        let Some(mut f) = start(scene, lint, s, r, r.at) else { continue };
        f.message = format!("Nagle stays on: {}", f.api);
        out.push(f);
    }
    out
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
