//! What one call does to a socket that it is given.

use crate::catalog::model::{Form, Role, Switch, TypeKind};
use crate::resolve::ty::Ty;
use crate::syntax::ir::Name;

use super::flags::Flag;
use super::graph::*;
use super::kinds::What;
use super::sockets::*;

impl Scene<'_, '_, '_> {
    /// Whether a call gives its argument to something of the caller's choice.
    pub(super) fn callback(&mut self, call: CallId, arg: usize) -> Option<EscapeKind> {
        let c = &self.g.calls[call.index()];
        if arg > 0 && self.asks_foreign_object(c) {
            return Some(EscapeKind::Callback(call));
        }
        let to_value = c.callees.len() == 1 && matches!(c.callees[0], Callee::Value(_));
        // A trait of this crate without an impl that is at hand, or one that others may have more impls of.
        let argument = c.args[arg];
        let to_trait = c.dispatch.is_some_and(|t| {
            !self.w.is_signature(self.w.traits[t.index()].module)
                && (!c.callees.iter().any(|c| matches!(c, Callee::Body(_))) || self.hides(call, argument))
        });
        (to_value || to_trait).then_some(EscapeKind::Callback(call))
    }

    /// A method that nobody here has, of a trait object or parameter: the caller's implementation.
    pub(super) fn asks_foreign_object(&self, c: &Call) -> bool {
        if !c.has_receiver || !matches!(c.callees.as_slice(), [Callee::Unknown]) {
            return false;
        }
        let mut ty = self.g.nodes[c.args[0].index()].ty.peeled();
        while let Ty::Adt(id, args) = ty {
            let owns = matches!(self.w.adts[id.index()].name.as_str(), "Box" | "Arc" | "Rc" | "Pin");
            match args.first() {
                Some(inner) if owns => ty = inner.peeled(),
                _ => return false,
            }
        }
        matches!(ty, Ty::Dyn(_) | Ty::Impl(_) | Ty::Param(_))
    }

    /// What a call does to its argument at this position.
    pub(super) fn deeds(&mut self, call: CallId, arg: usize) -> Vec<(Deed, bool)> {
        let g = self.g;
        let c = &g.calls[call.index()];
        let mut out = Vec::new();
        for d in &c.facts {
            let fact = d.fact;
            let here = Self::position(c, fact.on) == arg;
            match fact.role {
                Role::Sets if here => {
                    if let Some(switch) = &fact.set {
                        out.extend(self.set_flag(c, switch).map(|f| (Deed::Set(f), false)));
                    }
                }
                Role::Corks if here && super::bursts::corks(self, c, fact) => out.push((Deed::Corked, false)),
                // A channel or a queue of sockets moves them; no bytes go over one.
                Role::Writes | Role::Reads if here && self.moves_sockets(c) => {
                    out.push((Deed::Inspected, false));
                }
                Role::Writes if here => out.push((Deed::Wrote, false)),
                Role::Reads if here => out.push((Deed::Read, false)),
                // Both ends of a copy are in use; which one is written matters elsewhere.
                Role::Copies => out.push((if here { Deed::Copied } else { Deed::Read }, false)),
                Role::Speaks if here || fact.on.is_none() => out.push((Deed::Spoke, false)),
                Role::Serves => out.push((Deed::Served, false)),
                Role::Closes if here => out.push((Deed::Closed, false)),
                Role::Inspects | Role::Flushes | Role::Exempt => out.push((Deed::Inspected, false)),
                _ => {}
            }
        }
        if !out.is_empty() {
            return out;
        }
        if let Some(d) =
            c.facts.iter().find(|d| matches!(d.fact.role, Role::Opens | Role::Accepts | Role::Listens))
        {
            let here = Self::position(c, d.fact.on) == arg;
            return vec![(
                match d.fact.role {
                    Role::Opens if here => Deed::Connected,
                    Role::Listens if here => Deed::Listens,
                    _ => Deed::Inspected,
                },
                false,
            )];
        }
        // An own helper by that name connects what it is given.
        if c.name.starts_with("connect")
            && matches!(c.callees.first(), Some(Callee::Body(_) | Callee::Unknown))
        {
            out.push((Deed::Connected, true));
            return out;
        }
        match c.callees.first() {
            // The rounds of a `for` loop over whatever holds the socket read nothing from it.
            None => {}
            Some(Callee::Unknown) if arg == 0 && c.has_receiver => {
                if let Some(deed) = self.by_name(c) {
                    out.push((deed, true));
                }
            }
            // The caller's object: an escape, which is told apart.
            Some(Callee::Unknown) if arg > 0 && self.asks_foreign_object(c) => {}
            Some(Callee::Ext(_) | Callee::Unknown) => out.push((Deed::Lost, false)),
            Some(Callee::Signature(f)) => {
                let module = self.w.fns[f.index()].module;
                let own = self.w.krate(module).name == "std";
                let result = g.nodes[c.result.index()].ty.clone();
                let passes = self.kinds.may_hold(self.w, &result, What::Stream);
                if own || passes {
                } else if c.has_receiver
                    && if arg == 0 {
                        self.is_bare(c.args[0]) || self.is_refilled(c) || self.is_packed(c.args[0])
                    } else {
                        self.is_kept_by(c.args[0])
                    }
                {
                    // A method of the socket itself, or what stores it.
                    out.push((Deed::Inspected, false));
                } else if self.is_own_and_silent(c.args[arg]) {
                    // `spawn(Worker { queue, … })`: what the library does with it is in its impls, at hand.
                    out.push((Deed::Inspected, false));
                } else {
                    out.push((Deed::Handed, false));
                }
            }
            _ => {}
        }
        out
    }

    /// Whether a node is the socket and no more: its methods that no fact names say nothing on it.
    pub(super) fn is_bare(&mut self, node: NodeId) -> bool {
        let ty = self.g.nodes[node.index()].ty.clone();
        let kind = self.kinds.kind(self.w, &ty);
        matches!(
            kind,
            Some(TypeKind::TcpStream | TypeKind::TcpSocket | TypeKind::AnySocket | TypeKind::TcpListener)
        )
    }

    /// Whether what a call takes or gives beside its receiver is a socket itself.
    fn moves_sockets(&mut self, c: &Call) -> bool {
        let mut beside = c.args.iter().skip(1).chain([&c.result]);
        beside.any(|n| {
            let ty = self.g.nodes[n.index()].ty.clone();
            self.kinds.names_tcp(self.w, &ty)
        })
    }

    /// Whether a node holds sockets to come, or several, in a form that is none itself: a set of futures, a
    /// queue of results.
    fn is_packed(&mut self, node: NodeId) -> bool {
        let Ty::Adt(_, args) = self.g.nodes[node.index()].ty.peeled() else { return false };
        let args = args.clone();
        let holding: Vec<&Ty> =
            args.iter().filter(|t| self.kinds.may_hold(self.w, t, What::Stream)).collect();
        !holding.is_empty()
            && holding.into_iter().all(|t| match t {
                Ty::Impl(b) | Ty::Dyn(b) => b.iter().any(|b| b.name == "Future"),
                Ty::Tuple(_) => true,
                Ty::Adt(id, _) => matches!(self.w.adts[id.index()].name.as_str(), "Result" | "Option"),
                _ => false,
            })
    }

    /// Whether a node is of an own type on which nobody can read or write.
    fn is_own_and_silent(&self, node: NodeId) -> bool {
        let ty = &self.g.nodes[node.index()].ty;
        let Ty::Adt(id, _) = ty.peeled() else { return false };
        if self.w.is_signature(self.w.adts[id.index()].module) {
            return false;
        }
        let speaks = |name: &str| matches!(name, "Read" | "Write" | "AsyncRead" | "AsyncWrite");
        !self.w.inherent_and_trait_impls(*id).any(|i| i.trait_name.as_deref().is_some_and(speaks))
    }

    /// Whether a method puts another stream, or one to come, into the container that it is called on.
    fn is_refilled(&mut self, c: &Call) -> bool {
        c.args[1..].iter().any(|a| {
            let ty = self.g.nodes[a.index()].ty.clone();
            !ty.is_unknown() && self.kinds.may_hold(self.w, &ty, What::Stream)
        })
    }

    /// Whether a method's receiver may keep a stream that it is given: a map, a slab, a channel.
    pub(super) fn is_kept_by(&mut self, receiver: NodeId) -> bool {
        let ty = self.g.nodes[receiver.index()].ty.clone();
        self.kinds.may_hold(self.w, &ty, What::Stream)
    }

    /// A method on a value of unknown type, by its name: the last resort.
    pub(super) fn by_name(&mut self, c: &Call) -> Option<Deed> {
        Some(match c.name.as_str() {
            "set_nodelay" | "set_tcp_nodelay" | "tcp_nodelay" | "nodelay" | "set_no_delay"
                if c.args.len() == 2 =>
            {
                Deed::Set(self.walker().flag(c.args[1]))
            }
            "set_nodelay" | "set_tcp_nodelay" if c.args.len() == 1 => Deed::Set(Flag::Const(true)),
            "write_all" | "write" | "write_fmt" | "poll_write" | "send" | "write_vectored" => Deed::Wrote,
            "read" | "read_exact" | "read_to_end" | "read_until" | "read_line" | "poll_read" | "recv"
            | "next" => Deed::Read,
            "shutdown" | "close" => Deed::Closed,
            _ => return None,
        })
    }

    /// What a setter's call sets.
    pub fn set_flag(&mut self, c: &Call, switch: &Switch) -> Option<Flag> {
        let offset = usize::from(c.has_receiver);
        let arg = |n: Option<usize>| n.and_then(|n| c.args.get(n + offset)).copied();
        let turned = |f: Flag| if switch.off_when { f } else { f.negated() };
        match switch.form {
            Form::Bool | Form::OptionBool | Form::Field => Some(turned(self.walker().flag(arg(switch.arg)?))),
            Form::Call | Form::Type => Some(Flag::Const(true)),
            Form::Sockopt => {
                let option = arg(switch.option_arg)?;
                let names = self.names_of(option);
                if !names.iter().any(|n| switch.names.contains(&n.to_string())) {
                    return None;
                }
                Some(turned(self.walker().flag(arg(switch.arg)?)))
            }
            Form::Closure => self.closure_flag(arg(switch.arg)?),
            // The value inside is followed by its own setters.
            Form::Carrier => Some(self.carried_flag(arg(switch.arg)?)),
            Form::Text => None,
        }
    }

    /// The last names of the paths that a value may be: `TCP_NODELAY`, `TcpNoDelay`.
    pub fn names_of(&mut self, node: NodeId) -> Vec<Name> {
        let walk = self.walker().backwards(&[node], What::Value);
        let mut out = Vec::new();
        for v in &walk.visits {
            let n = &self.g.nodes[v.state.node.index()];
            if let Some(&made) = self.g.made_by.get(&v.state.node) {
                out.push(self.g.calls[made.index()].name.clone());
            }
            match &n.kind {
                NodeKind::Const(c) => out.push(self.w.consts[c.index()].name.clone()),
                NodeKind::Text(t) => out.push(t.rsplit("::").next().unwrap_or(t).into()),
                _ => {}
            }
            if let Ty::Adt(id, _) = n.ty.peeled() {
                out.push(self.w.adts[id.index()].name.clone());
            }
        }
        out
    }

    /// A closure that is given the stream: what it sets on it. Or one that makes the service that will be given
    /// it: what its settings were told.
    pub(super) fn closure_flag(&mut self, node: NodeId) -> Option<Flag> {
        let walk = self.walker().backwards(&[node], What::Value);
        let mut params = Vec::new();
        let mut results = Vec::new();
        for v in &walk.visits {
            match self.g.nodes[v.state.node.index()].kind {
                NodeKind::Closure(id) => {
                    let info = &self.g.closures[id.index()];
                    params.extend(info.params.clone());
                    results.push(info.ret);
                }
                NodeKind::FnValue(f) => {
                    params.extend(self.g.fn_params.get(&f).cloned().unwrap_or_default());
                    results.extend(self.g.fn_rets.get(&f).copied());
                }
                _ => {}
            }
        }
        let inside = self.walker().forwards(&params, What::Stream);
        let mut found = None;
        for v in &inside.visits {
            for &(call, arg) in self.g.uses.get(&v.state.node).into_iter().flatten() {
                for (deed, _) in self.deeds(call, arg as usize) {
                    if let Deed::Set(flag) = deed {
                        found = Some(flag);
                    }
                }
            }
        }
        let by_settings = |this: &mut Self, n| match this.carried_flag(n) {
            Flag::Absent => None,
            flag => Some(flag),
        };
        found.or_else(|| results.into_iter().find_map(|n| by_settings(self, n)))
    }

    /// A settings value handed over: what its own setters and fields say, and nothing where they are silent.
    pub(super) fn carried_flag(&mut self, node: NodeId) -> Flag {
        let walk = self.walker().backwards(&[node], What::Maker);
        for v in &walk.visits {
            for &(call, arg) in self.g.uses.get(&v.state.node).into_iter().flatten() {
                let c = &self.g.calls[call.index()];
                for d in &c.facts {
                    if d.fact.role == Role::Sets
                        && d.fact.set.as_ref().is_some_and(|s| s.form != Form::Carrier)
                        && Self::position(c, d.fact.on) == arg as usize
                        && let Some(switch) = &d.fact.set
                        && let Some(flag) = self.set_flag(c, switch)
                    {
                        return flag;
                    }
                }
            }
        }
        Flag::Absent
    }
}
