//! What the three "nothing sets it" lints share.

use crate::catalog::model::Kind;
use crate::finding::*;
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;
use crate::flow::state::OptionState;

pub fn find(scene: &mut Scene, answers: &Answers, lint: &'static str, kind: Kind) -> Vec<Finding> {
    let mut out = Vec::new();
    for r in &answers.rulings {
        let s = &answers.sockets[r.socket];
        let body = scene.g.calls[r.at.index()].body;
        if s.kind != kind || r.state != OptionState::Off || !scene.linted(body) {
            continue;
        }
        let Some(mut f) = scene.draft(lint, r.at, r.confidence) else { continue };
        f.message = format!("Nagle stays on: {}", f.api);
        out.push(f);
    }
    out
}
