//! Connectors of this code's own: a public type that connects, and that has a setter for the option, made and
//! wrapped away where nobody can call that setter any more.

use std::collections::BTreeSet;

use crate::catalog::model::{Kind, Role};
use crate::finding::Confidence;
use crate::resolve::ty::Ty;
use crate::resolve::{AdtId, FnId, Owner};
use crate::syntax::ir::Vis;

use super::flags::is_flag;
use super::graph::*;
use super::kinds::What;
use super::sockets::{Scene, Socket};
use super::state::{OptionState, Ruling, Uses};

impl Scene<'_, '_, '_> {
    /// The makings of own connectors that leave wrapped, with the option off as the connector's default is. Each
    /// comes as the ruling of the connector's own socket, standing at the call that makes the connector.
    pub fn own_connectors(&mut self, sockets: &[Socket], rulings: &[Ruling]) -> Vec<Ruling> {
        let mut out = Vec::new();
        let mut done = BTreeSet::new();
        for r in rulings {
            let OptionState::ByOption { key: Some(key), default: Some(false), .. } = r.state else {
                continue;
            };
            let s = &sockets[r.socket];
            if s.role != Role::Opens || s.kind != Kind::Stream || !done.insert(key) {
                continue;
            }
            let setters = self.setters(key);
            let types: BTreeSet<AdtId> = setters.iter().filter_map(|f| self.type_of(*f)).collect();
            for adt in types {
                if self.w.adts[adt.index()].item.vis != Vis::Public || !self.connects(adt, s.call) {
                    continue;
                }
                for n in 0..self.g.calls.len() {
                    let call = CallId(n as u32);
                    if self.makes(call, adt) && self.is_wrapped_away(call, adt, &setters) {
                        let uses = Uses { escapes: true, ..Uses::default() };
                        let confidence = r.confidence.min(Confidence::Medium);
                        let state = OptionState::Off;
                        out.push(Ruling { socket: r.socket, at: call, state, uses, confidence });
                    }
                }
            }
        }
        out
    }

    /// The public methods that give an option's field the value that their caller names.
    fn setters(&mut self, key: KeyId) -> BTreeSet<FnId> {
        let Some(&cell) = self.g.cells.get(&key) else { return BTreeSet::new() };
        let walk = self.walker().backwards_until(&[cell], What::Value, &mut |this, n| {
            matches!(this.g.nodes[n.index()].kind, NodeKind::Param(..))
        });
        let mut out = BTreeSet::new();
        for v in walk.visits.iter().filter(|v| v.state.parts == 0) {
            let node = &self.g.nodes[v.state.node.index()];
            let NodeKind::Param(f, _) = node.kind else { continue };
            let def = &self.w.fns[f.index()];
            if def.f.receiver.is_some() && def.vis == Vis::Public && is_flag(&node.ty, self.w) {
                out.insert(f);
            }
        }
        out
    }

    fn type_of(&self, f: FnId) -> Option<AdtId> {
        let Owner::Impl(i) = self.w.fns[f.index()].owner else { return None };
        match self.w.impls[i.index()].self_ty.peeled() {
            Ty::Adt(id, _) => Some(*id),
            _ => None,
        }
    }

    /// Whether methods of the type lead to the opening call: it connects, and does not merely carry settings.
    fn connects(&self, adt: AdtId, opening: CallId) -> bool {
        const MAX_BODIES: usize = 2000;
        let mut seen = vec![self.g.calls[opening.index()].body];
        let mut at = 0;
        while at < seen.len() && seen.len() < MAX_BODIES {
            let Some(f) = self.g.bodies[seen[at].index()].owner else {
                at += 1;
                continue;
            };
            if self.type_of(f) == Some(adt) && self.w.fns[f.index()].f.receiver.is_some() {
                return true;
            }
            for call in self.g.callers.get(&f).into_iter().flatten() {
                let body = self.g.calls[call.index()].body;
                if !seen.contains(&body) {
                    seen.push(body);
                }
            }
            at += 1;
        }
        false
    }

    /// Whether a call is an associated function that makes the type, called from code that is not the type's own.
    fn makes(&self, call: CallId, adt: AdtId) -> bool {
        let c = &self.g.calls[call.index()];
        let of_type = |f: FnId| self.type_of(f) == Some(adt);
        let made = matches!(&self.g.nodes[c.result.index()].ty, Ty::Adt(id, _) if *id == adt);
        made && !c.has_receiver
            && !self.g.bodies[c.body.index()].test
            && c.callees.iter().any(|callee| matches!(callee, Callee::Body(f) if of_type(*f)))
            && !self.g.bodies[c.body.index()].owner.is_some_and(of_type)
    }

    /// Whether the made value leaves in something that does not give it out, and no setter was called on it.
    fn is_wrapped_away(&mut self, call: CallId, adt: AdtId, setters: &BTreeSet<FnId>) -> bool {
        let g = self.g;
        // What comes out of a field again is asked of the type that has the field.
        let walk =
            self.walker().forwards_until(&[g.calls[call.index()].result], What::Own(adt), &mut |this, n| {
                matches!(this.g.nodes[n.index()].kind, NodeKind::Cell(_))
            });
        let mut leaves = false;
        for v in &walk.visits {
            for &(used, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
                let sets = |callee: &Callee| matches!(callee, Callee::Body(f) if setters.contains(f));
                if arg == 0 && g.calls[used.index()].callees.iter().any(sets) {
                    return false;
                }
            }
            if let NodeKind::Ret(f) = g.nodes[v.state.node.index()].kind
                && v.state.calls == 0
                && self.walker().is_api(f)
            {
                if self.gives_out(&g.nodes[v.state.node.index()].ty, adt, 0) {
                    return false;
                }
                leaves = true;
            }
        }
        leaves && !walk.cut
    }

    /// Whether a caller who holds a value of this type gets the connector itself: as it is, in a public field, by
    /// a public method.
    fn gives_out(&mut self, ty: &Ty, adt: AdtId, depth: u32) -> bool {
        if depth > 6 {
            return false;
        }
        match ty {
            Ty::Adt(id, _) if *id == adt => true,
            Ty::Ref(_, t) | Ty::Ptr(t) | Ty::Slice(t) | Ty::Array(t, _) => self.gives_out(t, adt, depth + 1),
            Ty::Tuple(parts) => parts.iter().any(|t| self.gives_out(t, adt, depth + 1)),
            Ty::Adt(id, args) => {
                let (id, args) = (*id, args.clone());
                if self.w.is_signature(self.w.adts[id.index()].module) {
                    return args.iter().any(|t| self.gives_out(t, adt, depth + 1));
                }
                let holds = |this: &mut Self, t: &Ty| this.kinds.may_hold(this.w, t, What::Own(adt));
                let whole = self.w.adts[id.index()].adt;
                for (n, variant) in whole.variants.iter().enumerate() {
                    let types = self.w.field_types(id, n, &args);
                    for (field, (_, t)) in variant.fields.iter().zip(types) {
                        if (field.public || whole.is_enum)
                            && holds(self, &t)
                            && self.gives_out(&t, adt, depth + 1)
                        {
                            return true;
                        }
                    }
                }
                self.public_methods(id).into_iter().any(|f| {
                    let Some(&ret) = self.g.fn_rets.get(&f) else { return false };
                    // `&mut C` of a generic wrapper is the connector too.
                    match self.g.nodes[ret.index()].ty.peeled() {
                        Ty::Param(_) => true,
                        Ty::Adt(a, _) => *a == adt,
                        _ => false,
                    }
                })
            }
            _ => false,
        }
    }
}
