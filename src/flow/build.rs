//! The whole graph of a group of packages.

use crate::resolve::ty::Ty;
use crate::resolve::{ConstId, FnId, World};

use super::graph::*;
use super::infer::{self, Lang, Root};

/// Walks every body of the workspace's crates, the constants, and the signature bodies that they call.
pub fn graph(w: &mut World, tests: bool) -> Graph {
    let mut g = Graph::default();
    // Body 0 owns the nodes of no body: cells.
    g.bodies.push(Body::default());
    let lang = Lang::find(w);
    let mut wanted = Vec::new();
    let (mut next_fn, mut next_const) = (0, 0);
    // Walking a body may bring in blocks' items and signature crates, so the lists grow.
    loop {
        let before = (next_fn, next_const);
        while next_fn < w.fns.len() {
            let id = FnId(next_fn as u32);
            next_fn += 1;
            let f = &w.fns[id.index()];
            if f.f.body.is_some() && !w.is_signature(f.module) && (tests || !f.test) {
                infer::walk(w, &mut g, &lang, &mut wanted, &Root::Fn(id));
            }
        }
        while next_const < w.consts.len() {
            let id = ConstId(next_const as u32);
            next_const += 1;
            let c = &w.consts[id.index()];
            if let Some(value) = c.value
                && !w.is_signature(c.module)
            {
                infer::walk(w, &mut g, &lang, &mut wanted, &Root::Const(id, value));
            }
        }
        for id in std::mem::take(&mut wanted) {
            let walked = g.fn_bodies.get(&id).is_some_and(|b| !g.bodies[b.index()].steps.is_empty());
            if !walked && !g.walked.contains(&id) {
                g.walked.insert(id);
                infer::walk(w, &mut g, &lang, &mut wanted, &Root::Fn(id));
            }
        }
        if before == (next_fn, next_const) && wanted.is_empty() {
            break;
        }
    }
    link_values(&mut g);
    link_senders(w, &mut g);
    g
}

/// What is sent into a sender that was handed on comes out where its channel was made: along the ways of a
/// sender, its content also goes back.
fn link_senders(w: &World, g: &mut Graph) {
    let is_sender = |g: &Graph, n: NodeId| match g.nodes[n.index()].ty.peeled() {
        Ty::Adt(id, _) => {
            let adt = &w.adts[id.index()];
            adt.name.ends_with("Sender") && w.is_signature(adt.module)
        }
        _ => false,
    };
    let mut back = Vec::new();
    for n in 0..g.nodes.len() {
        let to = NodeId(n as u32);
        if !is_sender(g, to) {
            continue;
        }
        for e in g.into[n].iter().filter(|e| is_sender(g, e.to)) {
            let label = match e.label {
                Label::Flow | Label::Copy => Label::Flow,
                Label::Heap => Label::Heap,
                Label::Arg(call) => Label::Out(call),
                _ => continue,
            };
            back.push((to, e.to, label));
        }
        // The two ends of a channel are one container.
        let mut at = to;
        for _ in 0..4 {
            match g.taken_from.get(&at) {
                Some(&from) if g.nodes[from.index()].kind == NodeKind::Expr => {
                    back.push((to, from, Label::Through));
                    at = from;
                }
                _ => break,
            }
        }
    }
    for (from, to, label) in back {
        g.edge(from, to, label);
    }
}

/// Connects calls of values (`f(stream)` for a parameter `f`) with the closures and functions that reach
/// them. Each round may bring a closure further.
fn link_values(g: &mut Graph) {
    for _ in 0..3 {
        let mut found = Vec::new();
        for (n, call) in g.calls.iter().enumerate() {
            for callee in &call.callees {
                if let Callee::Value(f) = callee {
                    found.push((CallId(n as u32), *f));
                }
            }
        }
        let mut added = false;
        for (call, f) in found {
            for source in origins(g, f) {
                added |= connect(g, call, source);
            }
        }
        if !added {
            break;
        }
    }
}

/// The closures and function names that a value may be, backwards along plain flow. Bounded: what is not
/// found within it stays unknown.
fn origins(g: &Graph, from: NodeId) -> Vec<NodeId> {
    const MAX: usize = 400;
    let mut seen = vec![from];
    let mut at = 0;
    let mut out = Vec::new();
    while at < seen.len() && seen.len() < MAX {
        let n = seen[at];
        at += 1;
        if matches!(g.nodes[n.index()].kind, NodeKind::Closure(_) | NodeKind::FnValue(_)) {
            out.push(n);
            continue;
        }
        for e in &g.into[n.index()] {
            // A value that only passed through a call by its signature is a result, no longer a function.
            let follows = matches!(
                e.label,
                Label::Flow
                    | Label::Arg(_)
                    | Label::Ret(_)
                    | Label::Heap
                    | Label::Wrap(_)
                    | Label::Unwrap(_)
                    | Label::Copy
            ) || (e.label == Label::Through && is_function_like(g, e.to));
            if follows && !seen.contains(&e.to) {
                seen.push(e.to);
            }
        }
    }
    out
}

fn is_function_like(g: &Graph, n: NodeId) -> bool {
    matches!(g.nodes[n.index()].kind, NodeKind::Closure(_) | NodeKind::FnValue(_))
}

fn connect(g: &mut Graph, call: CallId, source: NodeId) -> bool {
    let (args, result) = (g.calls[call.index()].args.clone(), g.calls[call.index()].result);
    let ends = |g: &Graph| -> usize {
        args.iter().map(|a| g.out[a.index()].len()).sum::<usize>() + g.into[result.index()].len()
    };
    let before = ends(g);
    match g.nodes[source.index()].kind {
        NodeKind::Closure(c) => {
            let (params, ret) = (g.closures[c.index()].params.clone(), g.closures[c.index()].ret);
            for (a, p) in args.iter().zip(params) {
                g.edge(*a, p, Label::Flow);
            }
            g.edge(ret, result, Label::Flow);
        }
        NodeKind::FnValue(f) => {
            let Some(params) = g.fn_params.get(&f).cloned() else { return false };
            for (a, p) in args.iter().zip(params) {
                g.edge(*a, p, Label::Arg(call));
            }
            if let Some(&ret) = g.fn_rets.get(&f) {
                g.edge(ret, result, Label::Ret(call));
            }
            let callers = g.callers.entry(f).or_default();
            if !callers.contains(&call) {
                callers.push(call);
                g.calls[call.index()].callees.push(Callee::Body(f));
            }
        }
        _ => {}
    }
    ends(g) > before
}
