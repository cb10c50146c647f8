//! What a server is served: a listener of the library's, an own one, a stream of connections that was mapped.
//! What they do to a connection before the server gets it.

use crate::resolve::FnId;
use crate::resolve::ty::Ty;

use super::graph::*;
use super::sockets::{Deed, Event, Scene, Socket};
use super::walk::Walk;

/// The methods by which an own listener hands out connections.
const HANDS_OUT: &[&str] = &["accept", "poll_accept", "poll_next", "next"];

impl Scene<'_, '_, '_> {
    /// The methods of an own listener type that hand out its connections.
    fn arrivals(&self, ty: &Ty) -> Vec<FnId> {
        let mut own = Vec::new();
        ty.any(&mut |t| {
            if let Ty::Adt(id, _) = t
                && !self.w.is_signature(self.w.adts[id.index()].module)
            {
                own.push(*id);
            }
            false
        });
        let is_own = |t: &Ty| matches!(t.peeled(), Ty::Adt(id, _) if own.contains(id));
        let impls = self.w.impls.iter().filter(|i| i.trait_name.is_some() && is_own(&i.self_ty));
        impls
            .flat_map(|i| HANDS_OUT.iter().filter_map(|n| i.methods.get(*n)).flatten().copied())
            .filter(|f| self.w.fns[f.index()].f.body.is_some())
            .collect()
    }

    /// Whether an own listener hands out connections that are no TCP sockets.
    pub(super) fn hands_out_foreign(&mut self, ty: &Ty) -> bool {
        let mut foreign = false;
        for f in self.arrivals(ty) {
            let Some(&ret) = self.g.fn_rets.get(&f) else { continue };
            let mut given = self.g.nodes[ret.index()].ty.clone();
            if let crate::resolve::Owner::Impl(i) = self.w.fns[f.index()].owner
                && let Some(item) = self.w.impl_type(i, &["Io", "Item", "Conn", "Connection"])
            {
                given = Ty::Tuple([given, item].into());
            }
            if self.kinds.names_tcp(self.w, &given) {
                return false;
            }
            foreign |= self.kinds.is_foreign(self.w, &given);
        }
        foreign
    }

    /// Settings made on each connection before the server gets it: by an own listener's `accept`, by a closure
    /// that a stream of connections was mapped with.
    pub(super) fn settings_on_arrival(&mut self, socket: &mut Socket, prior: &Walk) {
        let g = self.g;
        let mut bodies = Vec::new();
        for v in &prior.visits {
            let node = &g.nodes[v.state.node.index()];
            let ty = node.ty.clone();
            bodies.extend(self.arrivals(&ty).iter().filter_map(|f| g.fn_bodies.get(f).copied()));
            let Some(made) = g.made_by.get(&v.state.node) else { continue };
            for &a in &g.calls[made.index()].args {
                let closure = matches!(g.nodes[a.index()].kind, NodeKind::Closure(_) | NodeKind::FnValue(_));
                if let Some(flag) = closure.then(|| self.closure_flag(a)).flatten() {
                    socket.events.push(setting(*made, Deed::Set(flag)));
                }
            }
        }
        bodies.sort();
        bodies.dedup();
        for n in 0..g.calls.len() {
            let c = &g.calls[n];
            if bodies.binary_search(&c.body).is_err() {
                continue;
            }
            for (deed, _) in self.deeds(CallId(n as u32), 0) {
                if matches!(deed, Deed::Set(_)) {
                    socket.events.push(setting(CallId(n as u32), deed));
                }
            }
        }
    }
}

fn setting(call: CallId, deed: Deed) -> Event {
    Event { call, deed, visit: 0, up: 0, heap: false, copied: false, prior: true, unsure: false }
}
