//! Which loops a call runs in, through its callers too, and which of them its failure ends.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use crate::resolve::World;
use crate::resolve::ty::Ty;
use crate::syntax::ir::Span;

use super::graph::*;
use super::sockets::Socket;

/// Steps of one question: a bound for code in which everything calls everything.
const MAX_STEPS: usize = 2_000;
/// Callers gone up.
const MAX_UP: usize = 6;

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

/// A graph's frames and exits, ready to be asked.
pub struct Loops<'w> {
    g: &'w Graph,
    /// Exits on a value: `?`, `unwrap`.
    on_value: HashMap<NodeId, Vec<usize>>,
    /// Arms on a value.
    arms: HashMap<NodeId, Vec<FrameId>>,
    /// Exits by themselves (return, break, panic) inside an arm, and those inside a loop.
    inside: HashMap<FrameId, Vec<usize>>,
    /// Calls of values: `handler(stream)`.
    value_calls: HashMap<NodeId, Vec<CallId>>,
    awaits: HashMap<NodeId, Vec<FrameId>>,
    closures: HashMap<ClosureId, NodeId>,
    exits: Vec<Exit>,
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

    fn kind(&self, frame: FrameId) -> FrameKind {
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
    fn run_from(&self, w: &World, frame: FrameId) -> Vec<(FrameId, Option<CallId>)> {
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

    /// Whether a call's result is a future that somebody awaits.
    pub fn is_awaited(&self, result: NodeId) -> bool {
        is_future(&self.g.nodes[result.index()].ty) || !self.awaited(result).is_empty()
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

fn is_future(ty: &Ty) -> bool {
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
