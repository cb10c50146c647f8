//! Follows one value through the graph: forwards from where it is made, or backwards to where it may come
//! from. Calls and returns are matched, parts of wholes too, each up to a bound.

use rustc_hash::FxHashMap as HashMap;

use crate::resolve::World;
use crate::resolve::ty::Ty;

use super::graph::*;
use super::kinds::{Kinds, What};

/// States visited for one value: a bound, so that a hub of a large program cannot stall a run.
const MAX_STATES: usize = 20_000;
const MAX_CALLS: u32 = 14;
/// Calls into which a value is followed as a part of an object before the instance is given up.
const MAX_OBJECT_CALLS: u32 = 3;
const MAX_PARTS: u32 = 8;
const MAX_UP: u32 = 6;

/// A chain of calls or keys; 0 is the empty one.
pub type ChainId = u32;

/// Chains share their beginnings.
#[derive(Debug)]
pub struct Chains<T> {
    links: Vec<(ChainId, T, u32)>,
    index: HashMap<(ChainId, T), ChainId>,
}

impl<T> Default for Chains<T> {
    fn default() -> Self {
        Self { links: Vec::new(), index: HashMap::default() }
    }
}

impl<T: Copy + Eq + std::hash::Hash> Chains<T> {
    pub fn push(&mut self, chain: ChainId, item: T) -> ChainId {
        if let Some(&id) = self.index.get(&(chain, item)) {
            return id;
        }
        let depth = self.depth(chain) + 1;
        self.links.push((chain, item, depth));
        let id = self.links.len() as u32;
        self.index.insert((chain, item), id);
        id
    }
    /// The rest and the last item.
    pub fn pop(&self, chain: ChainId) -> Option<(ChainId, T)> {
        let link = self.links.get((chain as usize).wrapping_sub(1))?;
        Some((link.0, link.1))
    }
    pub fn depth(&self, chain: ChainId) -> u32 {
        self.links.get((chain as usize).wrapping_sub(1)).map_or(0, |l| l.2)
    }
    pub fn contains(&self, mut chain: ChainId, item: T) -> bool {
        while let Some((rest, last)) = self.pop(chain) {
            if last == item {
                return true;
            }
            chain = rest;
        }
        false
    }
    /// First to last.
    pub fn items(&self, mut chain: ChainId) -> Vec<T> {
        let mut out = Vec::new();
        while let Some((rest, last)) = self.pop(chain) {
            out.push(last);
            chain = rest;
        }
        out.reverse();
        out
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub node: NodeId,
    /// Calls entered and not yet left, innermost last.
    pub calls: ChainId,
    /// Parts that the value is wrapped as, outermost last.
    pub parts: ChainId,
    /// Calls that the value was returned out of, beyond where it started: each such chain is one socket of
    /// its own, made by one caller.
    pub up: ChainId,
    /// It went through a field's cell: the instance is not known.
    pub heap: bool,
    /// It is a copy.
    pub copied: bool,
    /// An odd number of negations.
    pub negated: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct Visit {
    pub state: State,
    /// The visit that led here: the trail comes free.
    pub from: Option<u32>,
}

#[derive(Default)]
pub struct Walk {
    pub visits: Vec<Visit>,
    pub calls: Chains<CallId>,
    pub parts: Chains<KeyId>,
    pub ups: Chains<CallId>,
    /// The walk stopped at its bound.
    pub cut: bool,
    seen: HashMap<State, u32>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Forwards,
    Backwards,
}

pub struct Walker<'x, 'w, 'a> {
    pub w: &'x mut World<'a>,
    pub g: &'w Graph,
    pub kinds: &'x mut Kinds,
}

impl Walker<'_, '_, '_> {
    /// Everywhere that the value of `starts` goes.
    pub fn forwards(&mut self, starts: &[NodeId], what: What) -> Walk {
        self.walk(starts, what, Way::Forwards, &mut |_, _| false)
    }

    /// Forwards, but not through the cells of these fields: their objects are followed themselves.
    pub fn forwards_in_person(&mut self, starts: &[NodeId], what: What, fields: &[KeyId]) -> Walk {
        let g = self.g;
        let is_cell = |n: NodeId| matches!(g.nodes[n.index()].kind, NodeKind::Cell(k) if fields.contains(&k));
        self.walk(starts, what, Way::Forwards, &mut |_, n| is_cell(n))
    }

    /// Everything that the value of `starts` may be.
    pub fn backwards(&mut self, starts: &[NodeId], what: What) -> Walk {
        self.walk(starts, what, Way::Backwards, &mut |_, _| false)
    }

    /// Forwards, but not beyond the nodes for which `stop` holds.
    pub fn forwards_until(
        &mut self,
        starts: &[NodeId],
        what: What,
        stop: &mut dyn FnMut(&mut Self, NodeId) -> bool,
    ) -> Walk {
        self.walk(starts, what, Way::Forwards, stop)
    }

    /// Backwards, but not beyond the nodes for which `stop` holds.
    pub fn backwards_until(
        &mut self,
        starts: &[NodeId],
        what: What,
        stop: &mut dyn FnMut(&mut Self, NodeId) -> bool,
    ) -> Walk {
        self.walk(starts, what, Way::Backwards, stop)
    }

    fn walk(
        &mut self,
        starts: &[NodeId],
        what: What,
        way: Way,
        stop: &mut dyn FnMut(&mut Self, NodeId) -> bool,
    ) -> Walk {
        let mut walk = Walk::default();
        for &node in starts {
            let state = State { node, calls: 0, parts: 0, up: 0, heap: false, copied: false, negated: false };
            walk.visit(state, None);
        }
        let mut at = 0;
        while at < walk.visits.len() {
            if walk.visits.len() > MAX_STATES {
                walk.cut = true;
                break;
            }
            let state = walk.visits[at].state;
            if stop(self, state.node) {
                at += 1;
                continue;
            }
            let edges = match way {
                Way::Forwards => &self.g.out[state.node.index()],
                Way::Backwards => &self.g.into[state.node.index()],
            };
            for e in edges {
                if let Some(next) = step(self.g, &mut walk, state, *e, way)
                    && self.fits(next, what)
                {
                    walk.visit(next, Some(at as u32));
                }
            }
            at += 1;
        }
        walk
    }

    fn fits(&mut self, state: State, what: What) -> bool {
        let ty = &self.g.nodes[state.node.index()].ty;
        self.kinds.may_hold(self.w, ty, what)
    }
}

impl Walk {
    fn visit(&mut self, state: State, from: Option<u32>) {
        if let std::collections::hash_map::Entry::Vacant(e) = self.seen.entry(state) {
            e.insert(self.visits.len() as u32);
            self.visits.push(Visit { state, from });
        }
    }

    /// Whether the value is a field, at last, of a type whose fields are followed.
    fn is_in_field(&self, g: &Graph, s: State) -> bool {
        self.parts.pop(s.parts).is_some_and(|(_, key)| g.is_own(key))
    }

    /// The parts up to the outermost own object: a library's functions may change what is around that, and
    /// nothing inside.
    fn inside(&self, g: &Graph, mut parts: ChainId) -> ChainId {
        while let Some((rest, key)) = self.parts.pop(parts) {
            if g.is_own(key) {
                break;
            }
            parts = rest;
        }
        parts
    }

    /// Whether a node of this type may hold the object that the value is a part of.
    fn is_possible(&self, g: &Graph, s: State) -> bool {
        let Some((_, key)) = self.parts.pop(s.parts) else { return true };
        match g.keys[key.index()] {
            Key::Field(adt, ..) if g.is_own(key) => g.nodes[s.node.index()].ty.any(&mut |t| match t {
                Ty::Adt(id, _) => *id == adt,
                Ty::Unknown
                | Ty::Var(_)
                | Ty::Param(_)
                | Ty::Assoc(..)
                | Ty::Dyn(_)
                | Ty::Impl(_)
                | Ty::Ext(..)
                | Ty::Fn(_)
                | Ty::FnPtr(..)
                | Ty::Closure(_) => true,
                _ => false,
            }),
            _ => true,
        }
    }

    /// From the start to a visit.
    pub fn trail(&self, mut at: u32) -> Vec<NodeId> {
        let mut out = Vec::new();
        loop {
            let v = self.visits[at as usize];
            out.push(v.state.node);
            match v.from {
                Some(from) => at = from,
                None => break,
            }
        }
        out.reverse();
        out
    }
}

fn step(g: &Graph, walk: &mut Walk, s: State, e: Edge, way: Way) -> Option<State> {
    let mut next = State { node: e.to, ..s };
    match (e.label, way) {
        (Label::Flow, _) => {}
        // Known by its type only: how it was wrapped is forgotten where the type is another one.
        (Label::Through, _) => {
            if g.nodes[s.node.index()].ty != g.nodes[e.to.index()].ty {
                next.parts = walk.inside(g, s.parts);
            }
        }
        (Label::Copy, Way::Forwards) => next.copied = true,
        (Label::Copy, Way::Backwards) => {}
        (Label::Not, _) => next.negated = !s.negated,
        (Label::Heap, _) => {
            next.calls = 0;
            next.heap = true;
        }
        (Label::Wrap(k), Way::Forwards) | (Label::Unwrap(k), Way::Backwards) => {
            if walk.parts.depth(s.parts) >= MAX_PARTS {
                return None;
            }
            next.parts = walk.parts.push(s.parts, k);
        }
        (Label::Unwrap(k), Way::Forwards) | (Label::Wrap(k), Way::Backwards) => match walk.parts.pop(s.parts)
        {
            Some((rest, last)) if last == k => next.parts = rest,
            // What was around the object has been forgotten on the way.
            Some((_, last)) if g.is_own(last) && !g.is_own(k) => {}
            Some(_) => return None,
            None => {}
        },
        (Label::Arg(c), Way::Forwards) | (Label::Ret(c), Way::Backwards) => {
            if walk.calls.depth(s.calls) >= MAX_CALLS || walk.calls.contains(s.calls, c) {
                return None;
            }
            // The methods of an object call each other in more ways than can be told apart.
            let most = if s.heap { 1 } else { MAX_OBJECT_CALLS };
            if walk.calls.depth(s.calls) >= most && walk.is_in_field(g, s) {
                next.calls = 0;
                next.heap = true;
            }
            next.calls = walk.calls.push(next.calls, c);
        }
        (Label::Ret(c) | Label::Out(c), Way::Forwards) | (Label::Arg(c), Way::Backwards) => {
            match walk.calls.pop(s.calls) {
                Some((rest, last)) if last == c => next.calls = rest,
                Some(_) => return None,
                // Out of an accessor of a kept value: the callers do not make sockets of their own.
                None if s.heap => {}
                None => {
                    if walk.ups.depth(s.up) >= MAX_UP || walk.ups.contains(s.up, c) {
                        return None;
                    }
                    next.up = walk.ups.push(s.up, c);
                }
            }
        }
        (Label::Out(_), Way::Backwards) => return None,
    }
    walk.is_possible(g, next).then_some(next)
}
