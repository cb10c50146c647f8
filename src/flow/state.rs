//! The option's state on each socket, one answer for each caller that makes one.

use std::collections::BTreeSet;

use crate::catalog::catalog;
use crate::catalog::model::{Form, Kind, Role, State as Nagle};
use crate::finding::Confidence;

use crate::resolve::ty::Ty;
use crate::syntax::ir::{Name, Vis};

use super::flags::Flag;
use super::graph::*;
use super::kinds::What;
use super::sockets::*;
use super::walk::{ChainId, Visit};

/// What is known of TCP_NODELAY on a socket.
#[derive(Clone, Debug, PartialEq)]
pub enum OptionState {
    /// Set by this call of the code, or by the library (`None`).
    On(Option<CallId>),
    /// Nagle is on and nothing sets it.
    Off,
    /// An option of this crate decides: by the field of `key`, or by a parameter.
    ByOption { name: Name, key: Option<KeyId>, default: Option<bool>, call: CallId },
    /// The code itself says no, by this call.
    Disabled(CallId),
    /// A setting that does not reach the socket.
    Ineffective(CallId),
    /// Left to the callers of this crate.
    Callers,
    /// Never used for an exchange.
    Unused,
}

/// What is done with a socket, over all that was seen.
#[derive(Clone, Debug, Default)]
pub struct Uses {
    pub writes: u32,
    /// A write that may run more than once for the socket.
    pub repeated: bool,
    pub reads: u32,
    /// Those of them that only pass a caller's call on: `poll_write` inside the `poll_write` of a wrapper.
    pub forwarded: u32,
    pub copied: bool,
    /// Handed to a library that speaks on it, or that may.
    pub spoken: bool,
    pub served: bool,
    pub lost: Vec<CallId>,
    /// Kept in a field or container.
    pub kept: bool,
    pub escapes: bool,
    /// It leaves as a type on which others may read and write.
    pub open: bool,
}

impl Uses {
    /// Only written, and nobody else has it: whether anything waits for these bytes is not to be seen.
    fn is_one_way(&self) -> bool {
        self.writes > 0 && self.reads == 0 && !self.copied && !self.spoken && !self.served && !self.open
    }

    /// A probe, a wake-up, one message in its whole life.
    fn trivial(&self) -> bool {
        self.writes <= 1
            && !self.repeated
            && !self.copied
            && !self.spoken
            && !self.served
            && self.lost.is_empty()
            && !(self.escapes && self.open)
            && !(self.kept && self.writes + self.reads > 0)
    }
}

/// The answer for one socket, or for one caller's share of those made in a helper.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// Index into the sockets.
    pub socket: usize,
    /// The call to report: the opening one, or the helper's call in the caller.
    pub at: CallId,
    pub state: OptionState,
    pub uses: Uses,
    pub confidence: Confidence,
}

impl Scene<'_, '_, '_> {
    /// All answers for one socket.
    pub fn rulings(&mut self, index: usize, s: &Socket) -> Vec<Ruling> {
        let chains: BTreeSet<ChainId> = s.walk.visits.iter().map(|v| v.state.up).collect();
        let mut answers: Vec<(ChainId, OptionState, Uses, Confidence)> = Vec::new();
        for &chain in &chains {
            let is_leaf = !chains.iter().any(|&c| c != chain && is_prefix(s, chain, c));
            if is_leaf {
                let (state, uses, confidence) = self.leaf(s, chain);
                answers.push((chain, state, uses, confidence));
            }
        }
        let mut out = Vec::new();
        report(self.g, s, 0, &answers, &mut out, index, s.call);
        if s.is_unconnected(self) {
            out.retain_mut(|r| self.stand_at_connect(s, r));
        }
        out
    }

    /// A socket that is made first and connected later: the finding stands at the call that connects it. One
    /// that listens, or is never connected in sight and never used, is no connection.
    fn stand_at_connect(&mut self, s: &Socket, r: &mut Ruling) -> bool {
        let g = self.g;
        let body = g.calls[r.at.index()].body;
        let connects: Vec<&Event> =
            s.events.iter().filter(|e| e.deed == Deed::Connected && e.call != s.call).collect();
        // A helper that is called `connect` is taken at its word where nothing else connects the socket, or only a
        // system call on its number.
        let here = |e: &&&Event| g.calls[e.call.index()].body == body;
        let whole = |scene: &Self, e: &Event| {
            let node = s.walk.visits[e.visit as usize].state.node;
            !scene.is_number(&g.nodes[node.index()].ty)
        };
        let near = connects
            .iter()
            .find(|e| here(e) && !e.unsure)
            .or_else(|| connects.iter().filter(|e| !e.unsure && whole(self, e)).min_by_key(|e| e.visit))
            .or_else(|| connects.iter().find(here))
            .or_else(|| connects.iter().filter(|e| !e.unsure).min_by_key(|e| e.visit));
        if let Some(e) = near {
            r.at = e.call;
            return true;
        }
        if s.events.iter().any(|e| e.deed == Deed::Listens) {
            return false;
        }
        r.confidence = r.confidence.min(Confidence::Medium);
        r.uses.writes + r.uses.reads > 0 || r.uses.copied
    }

    /// The state of one caller's socket: all that happened on the way to it counts.
    fn leaf(&mut self, s: &Socket, chain: ChainId) -> (OptionState, Uses, Confidence) {
        let events: Vec<&Event> = s.events.iter().filter(|e| is_prefix(s, e.up, chain) || e.prior).collect();
        let uses = self.uses(s, chain, &events);
        let mut confidence = Confidence::High.min(s.decision.confidence);
        if s.unsure || s.walk.cut {
            confidence = confidence.min(Confidence::Medium);
        }
        if !uses.lost.is_empty() || uses.is_one_way() {
            confidence = confidence.min(Confidence::Medium);
        }
        if let Some(state) = self.born_by_argument(s) {
            return (state, uses, confidence);
        }
        if self.set_by_type(s) {
            return (OptionState::On(Some(s.call)), uses, confidence);
        }
        let born_on = s.born() == Nagle::NagleOff;
        let mut on = None;
        let mut off = None;
        let mut option: Option<OptionState> = None;
        let mut on_copy = None;
        let mut unknown = None;
        for e in &events {
            let Deed::Set(flag) = &e.deed else { continue };
            if e.prior && s.decision.fact.overwrites {
                continue;
            }
            // A copy that is handed on in the original's place is the one that counts.
            if e.copied && s.kind == Kind::Connector && self.is_handed_on(s) {
                on_copy = on_copy.or(Some(e.call));
                continue;
            }
            match self.effective(s, e, flag) {
                Flag::Const(true) => on = on.or(Some(e.call)),
                Flag::Const(false) => off = off.or(Some(e.call)),
                flag @ (Flag::Option { .. } | Flag::Param { .. }) => {
                    // The surest default is the one to tell.
                    if matches!(option, None | Some(OptionState::ByOption { default: None, .. })) {
                        option = by_option(flag, e.call);
                    }
                }
                Flag::Absent => {}
                Flag::Mixed | Flag::Unknown => unknown = unknown.or(Some(e.call)),
            }
        }
        let on_original = |call: CallId| events.iter().any(|e| e.call == call && !e.copied && !e.prior);
        let late =
            on.filter(|call| s.kind == Kind::Connector && on_original(*call) && self.set_too_late(s, *call));
        let state = if let Some(call) = late {
            OptionState::Ineffective(call)
        } else if let Some(call) = on {
            OptionState::On(Some(call))
        } else if let Some(option) = option {
            option
        } else if let Some(call) = unknown {
            OptionState::ByOption { name: Name::default(), key: None, default: None, call }
        } else if let Some(call) = off {
            OptionState::Disabled(call)
        } else if born_on {
            OptionState::On(None)
        } else if let Some(call) = on_copy {
            OptionState::Ineffective(call)
        } else if let Some(call) = self.thrown_away(s, &events) {
            OptionState::Ineffective(call)
        } else if self.left_to_callers(s, chain, &uses) {
            OptionState::Callers
        } else if s.kind != Kind::Connector && s.role != Role::Serves && uses.trivial() {
            OptionState::Unused
        } else {
            OptionState::Off
        };
        (state, uses, confidence)
    }

    /// Whether a type among the opening call's arguments is one whose very presence sets the option.
    fn set_by_type(&mut self, s: &Socket) -> bool {
        let g = self.g;
        let c = &g.calls[s.call.index()];
        let Some(module) = g.bodies[c.body.index()].module else { return false };
        let mut ids = Vec::new();
        for &a in &c.args {
            g.nodes[a.index()].ty.any(&mut |t| {
                if let Ty::Adt(id, _) = t
                    && self.w.is_signature(self.w.adts[id.index()].module)
                {
                    ids.push(*id);
                }
                false
            });
        }
        let versions = self.w.versions(self.w.krate(module).package);
        ids.into_iter().any(|id| {
            let facts = catalog().decide(&self.w.adt_path(id), &[Role::Sets], &versions);
            facts.iter().any(|d| d.fact.set.as_ref().is_some_and(|s| s.form == Form::Type))
        })
    }

    /// A setting on a builder whose next call makes its sockets by other means, as the catalogue says.
    fn thrown_away(&mut self, s: &Socket, events: &[&Event]) -> Option<CallId> {
        let g = self.g;
        let mut calls: Vec<CallId> = vec![s.call];
        calls.extend(events.iter().map(|e| e.call));
        for call in calls {
            let c = &g.calls[call.index()];
            let ignored: Vec<&String> = c.facts.iter().flat_map(|d| &d.fact.ignores).collect();
            let Some(&builder) = c.args.first().filter(|_| !ignored.is_empty()) else { continue };
            let walk = self.walker().backwards(&[builder], What::Value);
            for v in &walk.visits {
                for &(set, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
                    let setter = &g.calls[set.index()];
                    let names =
                        |d: &crate::catalog::Decision| d.fact.paths.iter().any(|p| ignored.contains(&p));
                    let row = setter.facts.iter().find(|d| d.fact.role == Role::Sets && names(d));
                    if let Some(switch) = row.and_then(|d| d.fact.set.as_ref())
                        && arg == 0
                        && self.set_flag(setter, switch) == Some(Flag::Const(true))
                    {
                        return Some(set);
                    }
                }
            }
        }
        None
    }

    /// Whether the original itself is given to something, or returned.
    fn is_handed_on(&self, s: &Socket) -> bool {
        let g = self.g;
        s.walk.visits.iter().filter(|v| !v.state.copied).any(|v| {
            matches!(g.nodes[v.state.node.index()].kind, NodeKind::Ret(_))
                || g.uses.get(&v.state.node).into_iter().flatten().any(|&(call, arg)| {
                    let has_receiver = g.calls[call.index()].has_receiver;
                    !has_receiver || arg > 0
                })
        })
    }

    /// Set on the original, after a copy of it was handed on and nothing else: the copy makes the sockets.
    fn set_too_late(&mut self, s: &Socket, set: CallId) -> bool {
        let g = self.g;
        let mut cloned: Option<CallId> = None;
        for v in &s.walk.visits {
            if v.state.copied {
                continue;
            }
            for &(call, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
                let c = &g.calls[call.index()];
                if c.name == "clone" && arg == 0 {
                    cloned = cloned.or(Some(call));
                } else if call != set
                    && c.args.len() > usize::from(c.has_receiver)
                    && !(c.has_receiver && arg == 0)
                {
                    // Handed on as it is.
                    return false;
                }
            }
            if matches!(g.nodes[v.state.node.index()].kind, NodeKind::Ret(_) | NodeKind::Cell(_)) {
                return false;
            }
        }
        cloned.is_some_and(|c| c < set && g.calls[c.index()].body == g.calls[set.index()].body)
    }

    /// `disable_nagle` and its like: an argument of the opening call decides.
    fn born_by_argument(&mut self, s: &Socket) -> Option<OptionState> {
        let switch = s.decision.fact.switch.as_ref()?;
        let g = self.g;
        let flag = self.set_flag(&g.calls[s.call.index()], switch)?;
        Some(match flag {
            Flag::Const(true) => OptionState::On(Some(s.call)),
            Flag::Const(false) => OptionState::Disabled(s.call),
            Flag::Absent => return None,
            Flag::Mixed | Flag::Unknown => {
                OptionState::ByOption { name: Name::default(), key: None, default: None, call: s.call }
            }
            flag => return by_option(flag, s.call),
        })
    }

    /// A setting's value, with the conditions that it stands under.
    fn effective(&mut self, s: &Socket, e: &Event, flag: &Flag) -> Flag {
        if *flag != Flag::Const(true) {
            return flag.clone();
        }
        let g = self.g;
        let mut calls = vec![e.call];
        if !e.prior {
            calls.extend(s.walk.calls.items(s.walk.visits[e.visit as usize].state.calls));
        }
        for call in calls {
            for &guard in g.calls[call.index()].guards.iter() {
                match self.walker().decides(guard) {
                    Some(Flag::Const(true)) | None => {}
                    Some(Flag::Const(false)) => return Flag::Absent,
                    Some(Flag::Unknown | Flag::Mixed | Flag::Absent) => {}
                    Some(option) => return option,
                }
            }
        }
        // A public setter that nobody here calls is the callers' means, not a setting.
        let last = s.walk.visits.get(e.visit as usize).map_or(0, |v| v.state.calls);
        if e.heap && last == 0 && !e.prior && self.uncalled_setter(e.call) {
            return Flag::Absent;
        }
        flag.clone()
    }

    fn uncalled_setter(&mut self, call: CallId) -> bool {
        let g = self.g;
        let Some(f) = g.bodies[g.calls[call.index()].body.index()].owner else { return false };
        let def = &self.w.fns[f.index()];
        let inherent = matches!(def.owner, crate::resolve::Owner::Impl(i) if self.w.impls[i.index()].trait_name.is_none());
        inherent
            && def.vis == Vis::Public
            && g.callers.get(&f).is_none_or(Vec::is_empty)
            && def.name.contains("delay")
    }

    fn uses(&mut self, s: &Socket, chain: ChainId, events: &[&Event]) -> Uses {
        let g = self.g;
        let mut uses = Uses::default();
        for e in events.iter().filter(|e| !e.prior) {
            if matches!(e.deed, Deed::Wrote | Deed::Read) && self.forwards(&g.calls[e.call.index()]) {
                uses.forwarded += 1;
            }
            match e.deed {
                Deed::Wrote => {
                    uses.writes += 1;
                    // In a loop that the socket is not made in, or in a helper that is called from one.
                    let made = &g.calls[s.call.index()];
                    let through = s.walk.calls.items(s.walk.visits[e.visit as usize].state.calls);
                    uses.repeated |= through.iter().chain([&e.call]).any(|c| {
                        let c = &g.calls[c.index()];
                        c.loops > 0 && !(c.body == made.body && c.in_loop == made.in_loop)
                    });
                }
                Deed::Read => uses.reads += 1,
                Deed::Copied => uses.copied = true,
                Deed::Spoke | Deed::Handed => uses.spoken = true,
                Deed::Served => uses.served = true,
                Deed::Lost => uses.lost.push(e.call),
                Deed::Set(_)
                | Deed::Corked
                | Deed::Closed
                | Deed::Inspected
                | Deed::Connected
                | Deed::Listens => {}
            }
        }
        let is_kept = |v: &Visit| v.state.heap || g.kept.contains(&v.state.node);
        uses.kept = s.walk.visits.iter().any(|v| is_kept(v) && is_prefix(s, v.state.up, chain));
        let leaves: Vec<Ty> =
            s.escapes.iter().filter(|e| is_prefix(s, e.up, chain)).map(|e| e.ty.clone()).collect();
        uses.open = leaves.iter().any(|ty| !self.is_own_closed(ty) || self.reachable(ty, 0));
        uses.escapes = s.escapes.iter().any(|e| is_prefix(s, e.up, chain));
        uses
    }
}

/// The state of a socket that an option or a parameter decides at a call.
fn by_option(flag: Flag, call: CallId) -> Option<OptionState> {
    match flag {
        Flag::Option { name, key, default } => {
            Some(OptionState::ByOption { name, key: Some(key), default, call })
        }
        Flag::Param { name, default, .. } => Some(OptionState::ByOption { name, key: None, default, call }),
        _ => None,
    }
}

/// Whether chain `a` is `b` or a beginning of it.
pub fn is_prefix(s: &Socket, a: ChainId, b: ChainId) -> bool {
    let mut at = b;
    loop {
        if at == a {
            return true;
        }
        match s.walk.ups.pop(at) {
            Some((rest, _)) => at = rest,
            None => return false,
        }
    }
}

/// Findings stand as far out as all sockets below agree.
fn report(
    g: &Graph,
    s: &Socket,
    chain: ChainId,
    answers: &[(ChainId, OptionState, Uses, Confidence)],
    out: &mut Vec<Ruling>,
    socket: usize,
    at: CallId,
) {
    let below: Vec<&(ChainId, OptionState, Uses, Confidence)> =
        answers.iter().filter(|(c, ..)| is_prefix(s, chain, *c)).collect();
    // What nobody uses says nothing about its siblings; nor does what others may set, where it is a trait's
    // method that calls the like of itself: they are one way, not several callers.
    let through_trait =
        |chain: ChainId| s.walk.ups.items(chain).iter().any(|c| g.calls[c.index()].dispatch.is_some());
    let says_nothing = |chain: ChainId, state: &OptionState| match state {
        OptionState::Unused => true,
        OptionState::Callers => chain == 0 || through_trait(chain),
        _ => false,
    };
    let telling: Vec<_> = below.iter().filter(|(c, st, ..)| !says_nothing(*c, st)).collect();
    let pick = telling.first().copied().or(below.first());
    let Some((_, state, ..)) = pick else { return };
    let same = telling.iter().all(|(_, st, ..)| std::mem::discriminant(st) == std::mem::discriminant(state));
    if same {
        let mut uses = Uses::default();
        let mut confidence = Confidence::High;
        for (_, st, u, c) in &below {
            if std::mem::discriminant(st) != std::mem::discriminant(state) {
                continue;
            }
            uses.writes += u.writes;
            uses.reads += u.reads;
            uses.forwarded += u.forwarded;
            uses.repeated |= u.repeated;
            uses.copied |= u.copied;
            uses.spoken |= u.spoken;
            uses.served |= u.served;
            uses.kept |= u.kept;
            uses.escapes |= u.escapes;
            uses.open |= u.open;
            uses.lost.extend(&u.lost);
            confidence = confidence.min(*c);
        }
        out.push(Ruling { socket, at, state: state.clone(), uses, confidence });
        return;
    }
    let mut children: Vec<ChainId> = Vec::new();
    for (c, ..) in &below {
        let mut at = *c;
        while let Some((rest, _)) = s.walk.ups.pop(at) {
            if rest == chain {
                if !children.contains(&at) {
                    children.push(at);
                }
                break;
            }
            at = rest;
        }
    }
    for child in children {
        let call = s.walk.ups.pop(child).map_or(at, |(_, c)| c);
        report(g, s, child, answers, out, socket, call);
    }
}
