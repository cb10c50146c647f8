//! Frames and exits as the walk goes: which arm a pattern or a condition stands for.

use crate::syntax::ir::{Arm, BinOp, Expr, ExprKind, MacroCall, Pat, PatKind, Path, Span};

use super::super::graph::*;
use super::Infer;
use crate::resolve::ty::Ty;

/// What a condition asked: of which value, and the case in which it holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    on: NodeId,
    case: Case,
    /// The case in which it does not hold.
    other: Case,
    would_block: Option<bool>,
}

impl Asked {
    pub fn arm(self) -> FrameKind {
        FrameKind::Arm { on: self.on, case: self.case, would_block: self.would_block }
    }

    pub fn other_arm(self) -> FrameKind {
        let would_block = self.would_block.map(|is| !is);
        FrameKind::Arm { on: self.on, case: self.other, would_block }
    }
}

impl<'a> Infer<'_, 'a> {
    /// Goes into a construct; gives back the one to return to.
    pub(super) fn enter(&mut self, kind: FrameKind) -> FrameId {
        let id = FrameId(self.g.frames.len() as u32);
        self.g.frames.push(Frame { parent: Some(self.frame), body: self.body, kind });
        std::mem::replace(&mut self.frame, id)
    }

    pub(super) fn exit(&mut self, kind: ExitKind, span: Span) {
        self.g.exits.push(Exit { frame: self.frame, kind, span });
    }

    /// A condition's value, and what its arms stand for.
    pub(super) fn condition(&mut self, cond: &'a Expr) -> (NodeId, Asked) {
        let outer = self.asked.take();
        let value = self.expr(cond, &Ty::Unknown);
        let asked = std::mem::replace(&mut self.asked, outer);
        let would_block = would_block(cond);
        let asked = match asked {
            Some((on, case)) => {
                let alone = matches!(cond.kind, ExprKind::Let(..));
                let other = if alone { case.opposite() } else { Case::Other };
                Asked { on, case, other, would_block }
            }
            None => Asked { on: value, case: Case::True, other: Case::False, would_block },
        };
        (value, asked)
    }
}

/// The case that a pattern takes, looking through `Poll::Ready` and nested results.
pub(super) fn case_of(pat: &Pat) -> Case {
    match &pat.kind {
        PatKind::TupleStruct(path, parts) => match last(path) {
            "Err" => Case::Failure,
            "Ok" | "Some" | "Ready" => match parts.first().map(case_of) {
                Some(inner @ (Case::Failure | Case::Success)) => inner,
                _ if last(path) == "Ready" => Case::Other,
                _ => Case::Success,
            },
            _ => Case::Other,
        },
        PatKind::Path(path) if last(path) == "None" => Case::Failure,
        PatKind::Bind(name, None) if name == "None" => Case::Failure,
        PatKind::Bind(_, Some(inner)) | PatKind::Ref(inner) | PatKind::Typed(inner, _) => case_of(inner),
        PatKind::Or(parts) => {
            let mut cases = parts.iter().map(case_of);
            let first = cases.next().unwrap_or(Case::Other);
            if cases.all(|c| c == first) { first } else { Case::Other }
        }
        PatKind::Lit(crate::syntax::ir::Lit::Bool(b)) => {
            if *b {
                Case::True
            } else {
                Case::False
            }
        }
        _ => Case::Other,
    }
}

/// The cases of a `match`'s arms: a catch-all takes what those before it left.
pub(super) fn cases(arms: &[Arm]) -> Vec<Case> {
    let mut left: Option<Case> = None;
    let mut out = Vec::new();
    for arm in arms {
        let case = case_of(&arm.pat);
        let catches_all = match &arm.pat.kind {
            PatKind::Wild => true,
            PatKind::Bind(name, None) => name.starts_with(|c: char| c.is_lowercase() || c == '_'),
            _ => false,
        };
        match left {
            Some(rest) if catches_all => out.push(rest),
            _ => out.push(case),
        }
        if arm.guard.is_none() && case != Case::Other {
            left = match left {
                // Both cases are spoken for.
                Some(rest) if rest == case => Some(Case::Other),
                _ => Some(case.opposite()),
            };
        }
    }
    out
}

pub(super) fn names_would_block(arm: &Arm) -> Option<bool> {
    arm.guard.as_ref().and_then(would_block).or_else(|| in_pattern(&arm.pat).then_some(true))
}

/// Whether a condition names the error of a call that would have to wait, and holds for it.
fn would_block(e: &Expr) -> Option<bool> {
    match &e.kind {
        ExprKind::Path(path) => is_name(path).then_some(true),
        ExprKind::Binary(op, l, r) => {
            let found = would_block(l).or_else(|| would_block(r))?;
            Some(if *op == BinOp::Ne { !found } else { found })
        }
        ExprKind::Not(inner) => would_block(inner).map(|found| !found),
        ExprKind::Call(_, args) => args.iter().find_map(would_block),
        ExprKind::Method(m) => would_block(&m.receiver).or_else(|| m.args.iter().find_map(would_block)),
        ExprKind::Ref(_, inner) | ExprKind::Cast(inner, _) => would_block(inner),
        ExprKind::Let(pat, _) => in_pattern(pat).then_some(true),
        ExprKind::Macro(MacroCall::Matches(value, pat)) => {
            would_block(value).or_else(|| in_pattern(pat).then_some(true))
        }
        _ => None,
    }
}

fn in_pattern(pat: &Pat) -> bool {
    match &pat.kind {
        PatKind::Path(path) => is_name(path),
        PatKind::Bind(name, inner) => {
            NAMES.contains(&name.as_str()) || inner.as_ref().is_some_and(|p| in_pattern(p))
        }
        PatKind::TupleStruct(path, parts) => is_name(path) || parts.iter().any(in_pattern),
        PatKind::Or(parts) | PatKind::Tuple(parts) => parts.iter().any(in_pattern),
        PatKind::Ref(inner) | PatKind::Typed(inner, _) => in_pattern(inner),
        _ => false,
    }
}

const NAMES: &[&str] = &["WouldBlock", "EAGAIN", "EWOULDBLOCK"];

fn is_name(path: &Path) -> bool {
    NAMES.contains(&last(path))
}

fn last(path: &Path) -> &str {
    path.last().map_or("", |s| s.name.as_str())
}
