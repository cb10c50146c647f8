//! Which loops a call runs in, through its callers too, and what leaves them.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use crate::resolve::World;
use crate::resolve::ty::Ty;
use crate::syntax::ir::Span;

use super::graph::*;
use super::sockets::Socket;

/// Steps of one question: a bound for code in which everything calls everything.
pub(super) const MAX_STEPS: usize = 2_000;
/// Callers gone up.
pub(super) const MAX_UP: usize = 6;

/// A loop around a call.
#[derive(Clone, Debug)]
pub struct Around {
    pub lp: FrameId,
    /// The arms between, in all functions on the way, innermost first.
    pub arms: Vec<FrameId>,
    /// The callers' calls on the way, innermost first.
    pub calls: Vec<CallId>,
    /// Other loops between it and the call.
    pub inner: usize,
}

/// A graph's frames and exits, ready to be asked.
pub struct Loops<'w> {
    pub(super) g: &'w Graph,
    /// Exits on a value: `?`, `unwrap`.
    pub(super) on_value: HashMap<NodeId, Vec<usize>>,
    /// Arms on a value.
    pub(super) arms: HashMap<NodeId, Vec<FrameId>>,
    /// Exits by themselves (return, break, panic) inside an arm, and those inside a loop.
    pub(super) inside: HashMap<FrameId, Vec<usize>>,
    /// Calls of values: `handler(stream)`.
    value_calls: HashMap<NodeId, Vec<CallId>>,
    awaits: HashMap<NodeId, Vec<FrameId>>,
    closures: HashMap<ClosureId, NodeId>,
    pub(super) exits: Vec<Exit>,
}

impl<'w> Loops<'w> {
    pub fn new(g: &'w Graph) -> Self {
        let mut loops = Self {
            g,
            on_value: HashMap::default(),
            arms: HashMap::default(),
            inside: HashMap::default(),
            value_calls: HashMap::default(),
            awaits: HashMap::default(),
            closures: HashMap::default(),
            exits: g.exits.clone(),
        };
        for (n, call) in g.calls.iter().enumerate() {
            for callee in &call.callees {
                if let Callee::Value(f) = callee {
                    loops.value_calls.entry(*f).or_default().push(CallId(n as u32));
                }
            }
            // `process::exit()` ends more than a panic does.
            if g.nodes[call.result.index()].ty == Ty::Never {
                loops.exits.push(Exit { frame: call.frame, kind: ExitKind::Panic, span: call.whole });
            }
        }
        for n in 0..loops.exits.len() {
            let exit = loops.exits[n];
            match exit.kind {
                ExitKind::Try(v) | ExitKind::Unwrap(v) => loops.on_value.entry(v).or_default().push(n),
                ExitKind::Panic | ExitKind::Return(_) | ExitKind::Break(..) => {
                    for frame in loops.chain(exit.frame) {
                        loops.inside.entry(frame).or_default().push(n);
                    }
                }
            }
        }
        for (n, frame) in g.frames.iter().enumerate() {
            if let FrameKind::Arm { on, .. } = frame.kind {
                loops.arms.entry(on).or_default().push(FrameId(n as u32));
            }
        }
        for &(value, frame) in &g.awaits {
            loops.awaits.entry(value).or_default().push(frame);
        }
        for (n, node) in g.nodes.iter().enumerate() {
            if let NodeKind::Closure(id) = node.kind {
                loops.closures.insert(id, NodeId(n as u32));
            }
        }
        loops
    }

    pub(super) fn kind(&self, frame: FrameId) -> FrameKind {
        self.g.frames[frame.index()].kind
    }

    /// A frame and those around it, up to its function, closure or async block.
    pub fn chain(&self, frame: FrameId) -> Vec<FrameId> {
        let mut out = vec![frame];
        let mut at = frame;
        while !self.kind(at).is_function_like()
            && let Some(parent) = self.g.frames[at.index()].parent
        {
            out.push(parent);
            at = parent;
        }
        out
    }

    /// The calls that wait for a connection: the accepting one, and those that ask what it made (`incoming`, a
    /// stream of connections) for the next.
    pub fn asking(&self, s: &Socket) -> Vec<CallId> {
        const NEXT: &[&str] = &["next", "try_next", "poll_next", "try_poll_next", "select_next_some"];
        let mut out = vec![s.call];
        for v in &s.walk.visits {
            for &(c, arg) in self.g.uses.get(&v.state.node).into_iter().flatten() {
                let call = &self.g.calls[c.index()];
                let asks = arg == 0 && call.has_receiver && NEXT.contains(&call.name.as_str());
                if asks && !out.contains(&c) {
                    out.push(c);
                }
            }
        }
        out
    }

    /// All loops that run a call, the innermost of each way first. Code that a thread or task runs is not
    /// inside the loop that starts it.
    pub fn around(&self, w: &World, call: CallId) -> Vec<Around> {
        struct At {
            frame: FrameId,
            arms: Vec<FrameId>,
            calls: Vec<CallId>,
            inner: usize,
        }
        let start = self.g.calls[call.index()].frame;
        let mut queue = vec![At { frame: start, arms: Vec::new(), calls: Vec::new(), inner: 0 }];
        let mut seen: HashSet<FrameId> = HashSet::default();
        let mut out = Vec::new();
        let mut at = 0;
        while at < queue.len() && at < MAX_STEPS {
            let At { frame, mut arms, calls, mut inner } = std::mem::replace(
                &mut queue[at],
                At { frame: start, arms: Vec::new(), calls: Vec::new(), inner: 0 },
            );
            at += 1;
            for f in self.chain(frame) {
                match self.kind(f) {
                    FrameKind::Arm { .. } => arms.push(f),
                    FrameKind::Loop(_) => {
                        out.push(Around { lp: f, arms: arms.clone(), calls: calls.clone(), inner });
                        inner += 1;
                    }
                    _ if calls.len() < MAX_UP => {
                        for (frame, call) in self.run_from(w, f) {
                            if !seen.insert(frame) {
                                continue;
                            }
                            let mut calls = calls.clone();
                            calls.extend(call);
                            queue.push(At { frame, arms: arms.clone(), calls, inner });
                        }
                    }
                    _ => {}
                }
            }
        }
        out
    }

    /// The frames in which a function, closure or async block runs as a part: where it is called, or its
    /// future awaited. A spawned one has none.
    pub(super) fn run_from(&self, w: &World, frame: FrameId) -> Vec<(FrameId, Option<CallId>)> {
        match self.kind(frame) {
            FrameKind::Fn(ret) => {
                let NodeKind::Ret(f) = self.g.nodes[ret.index()].kind else { return Vec::new() };
                let mut out = Vec::new();
                for &c in self.g.callers.get(&f).into_iter().flatten() {
                    let call = &self.g.calls[c.index()];
                    if w.fns[f.index()].f.is_async {
                        out.extend(self.awaited(call.result).into_iter().map(|frame| (frame, Some(c))));
                    } else {
                        out.push((call.frame, Some(c)));
                    }
                }
                out
            }
            FrameKind::Async { future, .. } => {
                self.awaited(future).into_iter().map(|frame| (frame, None)).collect()
            }
            FrameKind::Closure(id) => self.called(id).into_iter().map(|c| (c.1, Some(c.0))).collect(),
            _ => Vec::new(),
        }
    }

    /// Where a future is awaited.
    fn awaited(&self, future: NodeId) -> Vec<FrameId> {
        let mut out = Vec::new();
        for n in self.spread(future, is_future) {
            out.extend(self.awaits.get(&n).into_iter().flatten());
            for &(c, _) in self.g.uses.get(&n).into_iter().flatten() {
                let call = &self.g.calls[c.index()];
                if call.name == "block_on" {
                    out.push(call.frame);
                }
            }
        }
        out
    }

    /// Where a closure is called: by its name, or by an adapter of std that calls it at once.
    fn called(&self, id: ClosureId) -> Vec<(CallId, FrameId)> {
        let Some(&closure) = self.closures.get(&id) else { return Vec::new() };
        let mut out = Vec::new();
        for n in self.spread(closure, |_| true) {
            out.extend(self.value_calls.get(&n).into_iter().flatten());
            for &(c, _) in self.g.uses.get(&n).into_iter().flatten() {
                let path = self.g.calls[c.index()].path.as_str();
                if ["std::option::", "std::result::", "std::iter::"].iter().any(|p| path.starts_with(p)) {
                    out.push(c);
                }
            }
        }
        out.into_iter().map(|c| (c, self.g.calls[c.index()].frame)).collect()
    }

    /// The nodes that a value reaches as itself.
    fn spread(&self, from: NodeId, fits: fn(&Ty) -> bool) -> Vec<NodeId> {
        let mut out = vec![from];
        let mut at = 0;
        while at < out.len() && out.len() < 64 {
            for e in &self.g.out[out[at].index()] {
                let spawned = self.g.made_by.get(&e.to).is_some_and(|c| {
                    let call = &self.g.calls[c.index()];
                    call.name.contains("spawn") || call.path.contains("thread")
                });
                let same = matches!(e.label, Label::Flow | Label::Through | Label::Ret(_) | Label::Arg(_));
                if same && !spawned && fits(&self.g.nodes[e.to.index()].ty) && !out.contains(&e.to) {
                    out.push(e.to);
                }
            }
            at += 1;
        }
        out
    }

    /// Whether the loop goes round at most once with a connection: past the site it is always left.
    pub fn is_left_anyway(&self, lp: FrameId, site: FrameId, after: Span, accept: CallId) -> bool {
        let given: Vec<FrameId> = self.chain(site);
        let accepted = self.results(self.g.calls[accept.index()].result);
        self.inside.get(&lp).into_iter().flatten().any(|&n| {
            let exit = self.exits[n];
            if exit.span.start <= after.start {
                return false;
            }
            let chain = self.chain(exit.frame);
            let up_to: Vec<FrameId> = chain.iter().copied().take_while(|f| *f != lp).collect();
            let ends = match exit.kind {
                ExitKind::Return(_) | ExitKind::Panic => true,
                // Out of this loop or one around it.
                ExitKind::Break(Some(target), _) => !up_to.contains(&target),
                _ => false,
            };
            ends && up_to.iter().all(|f| given.contains(f) || self.is_success(*f, &accepted))
        })
    }

    fn is_success(&self, frame: FrameId, of: &[NodeId]) -> bool {
        matches!(self.kind(frame), FrameKind::Arm { on, case: Case::Success, .. } if of.contains(&on))
    }

    /// The nodes that hold a call's result, awaited, tried or renamed.
    pub fn results(&self, result: NodeId) -> Vec<NodeId> {
        let mut out = vec![result];
        let mut at = 0;
        while at < out.len() && out.len() < 32 {
            for e in &self.g.out[out[at].index()] {
                let same = matches!(e.label, Label::Flow | Label::Through | Label::Unwrap(_) | Label::Ret(_));
                if same && !out.contains(&e.to) {
                    out.push(e.to);
                }
            }
            at += 1;
        }
        out
    }

    /// The arms inside a loop that stand for these values' failure or name the error of waiting.
    pub fn waiting_arms(&self, of: &[NodeId]) -> Vec<FrameId> {
        let is_failure = |f: FrameId| matches!(self.kind(f), FrameKind::Arm { on, case: Case::Failure, .. } if of.contains(&on));
        (0..self.g.frames.len() as u32)
            .map(FrameId)
            .filter(|f| {
                matches!(self.kind(*f), FrameKind::Arm { would_block: Some(_), .. })
                    && self.chain(*f).into_iter().any(is_failure)
            })
            .collect()
    }

    /// Whether an arm is taken when the values are a success; a failure.
    pub fn is_arm_of(&self, frame: FrameId, of: &[NodeId], wanted: Case) -> bool {
        matches!(self.kind(frame), FrameKind::Arm { on, case, .. } if case == wanted && of.contains(&on))
    }

    /// Whether an arm's condition names the error of waiting, and holds for it.
    pub fn would_block(&self, frame: FrameId) -> Option<bool> {
        match self.kind(frame) {
            FrameKind::Arm { would_block, .. } => would_block,
            _ => None,
        }
    }

    /// Whether an arm always leaves the loop around it.
    pub fn arm_leaves(&self, arm: FrameId, lp: FrameId) -> bool {
        self.inside.get(&arm).into_iter().flatten().any(|&n| {
            let exit = self.exits[n];
            exit.frame == arm
                && match exit.kind {
                    ExitKind::Return(_) | ExitKind::Panic => true,
                    ExitKind::Break(Some(target), _) => self.chain(lp).contains(&target),
                    _ => false,
                }
        })
    }

    /// Whether a call is asynchronous: a future, or polled by one.
    pub fn is_asynchronous(&self, w: &World, call: CallId) -> bool {
        let result = self.g.calls[call.index()].result;
        let ty = &self.g.nodes[result.index()].ty;
        let polled = matches!(ty, Ty::Adt(id, _) if w.adts[id.index()].name == "Poll");
        polled || is_future(ty) || !self.awaited(result).is_empty()
    }
}

pub(super) fn is_future(ty: &Ty) -> bool {
    match ty {
        Ty::Unknown => true,
        Ty::Impl(bounds) | Ty::Dyn(bounds) => bounds.iter().any(|b| b.name.contains("Future")),
        Ty::Adt(_, args) => {
            args.first().is_some_and(|t| matches!(t, Ty::Impl(_) | Ty::Dyn(_)) && is_future(t))
        }
        Ty::Ref(_, inner) => is_future(inner),
        _ => false,
    }
}
