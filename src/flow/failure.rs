//! Where a call's failure goes: to `?`, to an arm, to the caller, and out of which loops.

use rustc_hash::FxHashSet as HashSet;

use crate::resolve::World;
use crate::resolve::ty::Ty;
use crate::syntax::ir::Span;

use super::graph::*;
use super::loops::{Loops, MAX_STEPS, MAX_UP, is_future};

/// A loop that a failure ends.
#[derive(Clone, Debug)]
pub struct Left {
    pub lp: FrameId,
    /// What stands around the place that leaves, but for the arm of the failure.
    pub site: FrameId,
    pub by: Way,
    /// The expression that leaves, and its body.
    pub span: Span,
    pub body: BodyId,
    /// The callers' calls through which the failure came, innermost first.
    pub calls: Vec<CallId>,
    /// It stands under a further condition.
    pub perhaps: bool,
}

/// How a failure leaves a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Try,
    Unwrap,
    Panic,
    Return,
    Break,
}

/// What a value says of the failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Sense {
    /// `Err` or `None` is the failure.
    Bad,
    /// `Some` is: what `.err()` gives.
    Found,
    /// This bool is.
    Flag(bool),
}

impl Loops<'_> {
    /// The loops that end if the result of this call is a failure.
    pub fn ended_by(&self, w: &World, call: CallId) -> Vec<Left> {
        let mut walk =
            Failure { loops: self, w, queue: Vec::new(), seen: HashSet::default(), out: Vec::new() };
        walk.push(At::Value(self.g.calls[call.index()].result, Sense::Bad), Trace::default());
        let mut at = 0;
        while at < walk.queue.len() && at < MAX_STEPS {
            let (item, trace) = walk.queue[at].clone();
            match item {
                At::Value(node, sense) => walk.value(node, sense, &trace),
                At::Panic(frame) => walk.panic(frame, &trace),
            }
            at += 1;
        }
        walk.out
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum At {
    Value(NodeId, Sense),
    Panic(FrameId),
}

#[derive(Clone, Debug, Default)]
struct Trace {
    calls: Vec<CallId>,
    perhaps: bool,
    /// Set once something is left: the way and the place.
    left: Option<(Way, FrameId, Span, BodyId)>,
}

struct Failure<'x, 'w, 'a> {
    loops: &'x Loops<'w>,
    w: &'x World<'a>,
    queue: Vec<(At, Trace)>,
    seen: HashSet<At>,
    out: Vec<Left>,
}

impl Failure<'_, '_, '_> {
    fn push(&mut self, at: At, trace: Trace) {
        if self.seen.insert(at) {
            self.queue.push((at, trace));
        }
    }

    fn value(&mut self, node: NodeId, sense: Sense, trace: &Trace) {
        let (loops, g) = (self.loops, self.loops.g);
        for &n in loops.on_value.get(&node).into_iter().flatten().filter(|_| sense == Sense::Bad) {
            let exit = loops.exits[n];
            match exit.kind {
                ExitKind::Try(_) => self.returns(exit, exit.frame, Way::Try, true, trace),
                _ => {
                    let trace = self.leave(exit, exit.frame, Way::Unwrap, trace);
                    self.push(At::Panic(exit.frame), trace);
                }
            }
        }
        for &arm in loops.arms.get(&node).into_iter().flatten() {
            let FrameKind::Arm { case, .. } = loops.kind(arm) else { continue };
            let taken = match sense {
                Sense::Bad => case == Case::Failure,
                Sense::Found => case == Case::Success,
                Sense::Flag(b) => case == if b { Case::True } else { Case::False },
            };
            if taken {
                self.arm(arm, trace);
            }
        }
        for e in &g.out[node.index()] {
            if let Some((sense, call)) = self.step(node, *e, sense) {
                let mut trace = trace.clone();
                if trace.calls.len() > MAX_UP {
                    continue;
                }
                trace.calls.extend(call);
                self.push(At::Value(e.to, sense), trace);
            }
        }
    }

    /// The failure's arm is taken: what it does by itself.
    fn arm(&mut self, arm: FrameId, trace: &Trace) {
        let loops = self.loops;
        let site = loops.g.frames[arm.index()].parent.unwrap_or(arm);
        for &n in loops.inside.get(&arm).into_iter().flatten() {
            let exit = loops.exits[n];
            let within: Vec<FrameId> =
                loops.chain(exit.frame).into_iter().take_while(|f| *f != arm).collect();
            let mut trace = trace.clone();
            trace.perhaps |= !within.is_empty();
            match exit.kind {
                ExitKind::Return(value) => {
                    let fails = value.is_some_and(|v| self.is_failure(v, 0));
                    self.returns(exit, site, Way::Return, fails, &trace);
                }
                ExitKind::Break(Some(target), value) if !within.contains(&target) => {
                    let trace = self.leave(exit, site, Way::Break, &trace);
                    for f in loops.chain(exit.frame) {
                        self.record(f, &trace);
                        if f == target {
                            break;
                        }
                    }
                    if let FrameKind::Loop(out) = loops.kind(target)
                        && value.is_some_and(|v| self.is_failure(v, 0))
                    {
                        self.push(At::Value(out, Sense::Bad), trace);
                    }
                }
                ExitKind::Panic => {
                    let trace = self.leave(exit, site, Way::Panic, &trace);
                    self.push(At::Panic(exit.frame), trace);
                }
                _ => {}
            }
        }
    }

    /// `return` or `?`: the loops of this function are left, and it fails if `fails`.
    fn returns(&mut self, exit: Exit, site: FrameId, way: Way, fails: bool, trace: &Trace) {
        let loops = self.loops;
        let trace = self.leave(exit, site, way, trace);
        let chain = loops.chain(exit.frame);
        for &f in &chain {
            self.record(f, &trace);
        }
        let Some(&outer) = chain.last().filter(|_| fails) else { return };
        let ret = match loops.kind(outer) {
            FrameKind::Fn(ret) | FrameKind::Async { ret, .. } => ret,
            FrameKind::Closure(id) => loops.g.closures[id.index()].ret,
            _ => return,
        };
        self.push(At::Value(ret, Sense::Bad), Trace { left: None, ..trace });
    }

    /// The trace with the place that leaves.
    fn leave(&self, exit: Exit, site: FrameId, way: Way, trace: &Trace) -> Trace {
        let body = self.loops.g.frames[exit.frame.index()].body;
        Trace { left: Some((way, site, exit.span, body)), ..trace.clone() }
    }

    fn panic(&mut self, frame: FrameId, trace: &Trace) {
        let loops = self.loops;
        for f in loops.chain(frame) {
            self.record(f, trace);
            if loops.kind(f).is_function_like() {
                for (outer, call) in loops.run_from(self.w, f) {
                    let mut trace = trace.clone();
                    if trace.calls.len() > MAX_UP {
                        continue;
                    }
                    trace.calls.extend(call);
                    // In the caller, what leaves is the call.
                    if let (Some(call), Some(left)) = (call, &mut trace.left) {
                        let c = &loops.g.calls[call.index()];
                        (left.1, left.2, left.3) = (outer, c.whole, c.body);
                    }
                    self.push(At::Panic(outer), trace);
                }
            }
        }
    }

    fn record(&mut self, frame: FrameId, trace: &Trace) {
        if let (FrameKind::Loop(_), Some((by, site, span, body))) = (self.loops.kind(frame), trace.left) {
            self.out.push(Left {
                lp: frame,
                site,
                by,
                span,
                body,
                calls: trace.calls.clone(),
                perhaps: trace.perhaps,
            });
        }
    }

    /// What the failure is at the other end of an edge, and the caller's call if it went to a caller.
    fn step(&self, from: NodeId, e: Edge, sense: Sense) -> Option<(Sense, Option<CallId>)> {
        let g = self.loops.g;
        let ty = &g.nodes[e.to.index()].ty;
        let fits = match sense {
            Sense::Bad | Sense::Found => self.may_fail(ty),
            Sense::Flag(_) => matches!(ty, Ty::Prim(_) | Ty::Unknown),
        };
        match e.label {
            Label::Flow if fits => Some((sense, None)),
            Label::Ret(c) if fits => Some((sense, Some(c))),
            Label::Not => match sense {
                Sense::Flag(b) => Some((Sense::Flag(!b), None)),
                _ => None,
            },
            // `Poll::Ready(result)`, and out of it.
            Label::Wrap(k) | Label::Unwrap(k) if fits && self.is_poll(k) => Some((sense, None)),
            Label::Through => {
                let Some(c) = g.made_by.get(&e.to) else {
                    // `ready!` gives the result of a poll; `?` on a type that is not known gives a success.
                    let ready = matches!(ty, Ty::Adt(id, _) if self.w.adts[id.index()].name == "Result");
                    return ready.then_some((sense, None));
                };
                self.adapted(from, *c, sense).map(|s| (s, None))
            }
            _ => None,
        }
    }

    /// What a method makes of the failure.
    fn adapted(&self, from: NodeId, c: CallId, sense: Sense) -> Option<Sense> {
        let g = self.loops.g;
        let call = &g.calls[c.index()];
        if call.args.first() != Some(&from) {
            return (call.name == "and" && sense == Sense::Bad).then_some(sense);
        }
        let bad = sense == Sense::Bad;
        match call.name.as_str() {
            "is_err" | "is_none" if bad => Some(Sense::Flag(true)),
            "is_ok" | "is_some" if bad => Some(Sense::Flag(false)),
            "is_some" if sense == Sense::Found => Some(Sense::Flag(true)),
            "is_none" if sense == Sense::Found => Some(Sense::Flag(false)),
            "err" if bad => Some(Sense::Found),
            // What takes another value's place is no failure any more.
            "or" | "or_else" | "unwrap_or" | "unwrap_or_else" | "unwrap_or_default" | "unwrap" | "expect"
            | "unwrap_err" | "expect_err" | "map_or" | "map_or_else" | "is_ok_and" | "is_err_and"
            | "is_some_and" | "then" | "then_some" => None,
            name if name.contains("spawn") => None,
            _ if matches!(sense, Sense::Flag(_)) => None,
            _ => self.may_fail(&g.nodes[call.result.index()].ty).then_some(sense),
        }
    }

    /// Types whose value can be this failure: a result, also one to be awaited or polled for.
    fn may_fail(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Unknown => true,
            Ty::Ref(_, inner) => self.may_fail(inner),
            Ty::Adt(id, args) => match self.w.adts[id.index()].name.as_str() {
                "Result" | "Option" => true,
                "Poll" | "Pin" | "Box" => args.first().is_some_and(|t| self.may_fail(t)),
                _ => false,
            },
            Ty::Impl(_) | Ty::Dyn(_) => is_future(ty),
            _ => false,
        }
    }

    fn is_poll(&self, key: KeyId) -> bool {
        matches!(&self.loops.g.keys[key.index()],
            Key::Field(adt, ..) if self.w.adts[adt.index()].name == "Poll")
    }

    /// Whether a returned value is a failure: `Err(…)`, also converted, in a `Poll`, or from `bail!`.
    fn is_failure(&self, value: NodeId, depth: u32) -> bool {
        let g = self.loops.g;
        let node = &g.nodes[value.index()];
        // `bail!` returns what it makes itself; no other unit stands where a result is wanted.
        if node.kind == NodeKind::Unit && node.ty == Ty::unit() {
            return true;
        }
        depth < 4
            && g.into[value.index()].iter().any(|e| match e.label {
                Label::Wrap(k) => match &g.keys[k.index()] {
                    Key::Field(adt, variant, _) => {
                        let adt = &self.w.adts[adt.index()];
                        let name = adt.adt.variants.get(*variant as usize).map(|v| v.name.as_str());
                        match (adt.name.as_str(), name) {
                            ("Result", name) => name == Some("Err"),
                            ("Poll", _) | ("Option", _) => self.is_failure(e.to, depth + 1),
                            _ => false,
                        }
                    }
                    Key::Tuple(_) => false,
                },
                Label::Flow | Label::Through => self.is_failure(e.to, depth + 1),
                _ => false,
            })
    }
}
