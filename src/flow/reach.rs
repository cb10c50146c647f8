//! Whether the callers of the code that is read can get at a socket, and so set the option themselves.

use crate::catalog::catalog;
use crate::catalog::model::{Kind, Role};
use crate::resolve::ty::Ty;
use crate::resolve::{AdtId, FnId, ModId};
use crate::syntax::ir::Vis;

use super::graph::*;
use super::kinds::What;
use super::sockets::*;
use super::state::{Uses, is_prefix};
use super::walk::ChainId;

impl Scene<'_, '_, '_> {
    /// Whether the callers of this crate get the socket in a form on which they can set the option, and this
    /// crate speaks no protocol of its own on it.
    pub(super) fn left_to_callers(&mut self, s: &Socket, chain: ChainId, uses: &Uses) -> bool {
        if uses.copied || uses.served || uses.writes + uses.reads > uses.forwarded || uses.spoken {
            return false;
        }
        let escapes: Vec<Ty> =
            s.escapes.iter().filter(|e| is_prefix(s, e.up, chain)).map(|e| self.seen_as(s, e)).collect();
        if s.kind == Kind::Connector {
            let module = self.g.bodies[self.g.calls[s.call.index()].body.index()].module;
            return escapes.iter().any(|ty| module.is_some_and(|m| self.settable(ty, m, 0)));
        }
        escapes.iter().any(|ty| self.reachable(ty, 0))
    }

    /// Whether a caller who holds a value of this type can set the option on it: a connector or settings with a
    /// setter, bare or where a public field or method gives it out. Once it is inside a client, a box, or a type
    /// that nobody here knows, no setter is left.
    fn settable(&mut self, ty: &Ty, module: ModId, depth: u32) -> bool {
        if depth > 6 {
            return false;
        }
        match ty {
            Ty::Ref(_, t) | Ty::Ptr(t) | Ty::Slice(t) | Ty::Array(t, _) => {
                self.settable(t, module, depth + 1)
            }
            Ty::Tuple(parts) => parts.iter().any(|t| self.settable(t, module, depth + 1)),
            Ty::Impl(b) | Ty::Dyn(b) => {
                let outputs: Vec<Ty> =
                    b.iter().flat_map(|b| b.assoc.iter().map(|(_, t)| t.clone())).collect();
                outputs.iter().any(|t| self.settable(t, module, depth + 1))
            }
            Ty::Adt(id, args) => {
                let (id, args) = (*id, args.clone());
                if self.w.is_signature(self.w.adts[id.index()].module) {
                    return self.has_setter(id, module)
                        || args.iter().any(|t| self.settable(t, module, depth + 1));
                }
                let adt = self.w.adts[id.index()].adt;
                let mut parts: Vec<Ty> = Vec::new();
                for (n, v) in adt.variants.iter().enumerate() {
                    let fields = self.w.field_types(id, n, &args);
                    let open = v.fields.iter().zip(fields).filter(|(f, _)| f.public || adt.is_enum);
                    parts.extend(open.map(|(_, (_, t))| t));
                }
                for f in self.public_methods(id) {
                    if self.w.fns[f.index()].name.contains("nodelay") {
                        return true;
                    }
                    let ret = self.g.fn_rets.get(&f).map(|r| self.g.nodes[r.index()].ty.clone());
                    parts.extend(ret.filter(|t| !t.any(&mut |t| matches!(t, Ty::Adt(a, _) if *a == id))));
                }
                parts.iter().any(|t| self.settable(t, module, depth + 1))
            }
            _ => false,
        }
    }

    /// Whether the catalogue knows a method of the type that sets the option.
    fn has_setter(&mut self, id: AdtId, module: ModId) -> bool {
        let path = self.w.adt_path(id);
        let versions = self.w.versions(self.w.krate(module).package);
        self.public_methods(id).into_iter().any(|f| {
            let method = format!("{path}::{}", self.w.fns[f.index()].name);
            !catalog().decide(&method, &[Role::Sets], &versions).is_empty()
        })
    }

    /// The public methods of a type's own impls.
    pub(super) fn public_methods(&self, id: AdtId) -> Vec<FnId> {
        let own = self.w.impls.iter().filter(|imp| {
            imp.trait_name.is_none() && matches!(imp.self_ty.peeled(), Ty::Adt(a, _) if *a == id)
        });
        own.flat_map(|imp| imp.methods.values().flatten().copied())
            .filter(|f| {
                let def = &self.w.fns[f.index()];
                def.vis == Vis::Public && def.f.receiver.is_some()
            })
            .collect()
    }

    /// Whether a call stands in an impl of a reading or writing trait, in the method of its own name.
    pub(super) fn forwards(&self, call: &Call) -> bool {
        let Some(f) = self.g.bodies[call.body.index()].owner else { return false };
        let def = &self.w.fns[f.index()];
        let by_trait = match def.owner {
            crate::resolve::Owner::Impl(i) => self.w.impls[i.index()].trait_name.as_deref(),
            _ => None,
        };
        def.name == call.name
            && matches!(
                by_trait,
                Some("Read" | "Write" | "BufRead" | "AsyncRead" | "AsyncWrite" | "AsyncBufRead")
            )
    }

    /// An own type all of whose methods are at hand, perhaps in a `Result` or a future.
    pub(super) fn is_own_closed(&self, ty: &Ty) -> bool {
        let mut own = false;
        let mut foreign = false;
        ty.any(&mut |t| {
            match t {
                Ty::Adt(id, _) => own |= !self.w.is_signature(self.w.adts[id.index()].module),
                Ty::Param(_) | Ty::Ext(..) | Ty::Unknown => foreign = true,
                _ => {}
            }
            false
        });
        own && !foreign
    }

    /// The type that the callers see: a trait's method sees its own declared parameter, of which it knows no
    /// more than the bounds.
    pub(super) fn seen_as(&self, s: &Socket, e: &Escape) -> Ty {
        let EscapeKind::Callback(call) = e.how else {
            // What such a method made of it is no longer the socket.
            let hidden: Vec<NodeId> = s
                .escapes
                .iter()
                .filter_map(|e| match e.how {
                    EscapeKind::Callback(c) if self.hides(c, e.node) => Some(self.g.calls[c.index()].result),
                    _ => None,
                })
                .collect();
            let passed = !hidden.is_empty() && s.walk.trail(e.visit).iter().any(|n| hidden.contains(n));
            return if passed { Ty::Never } else { e.ty.clone() };
        };
        if self.hides(call, e.node) { Ty::Never } else { e.ty.clone() }
    }

    /// Whether a trait's method takes the argument as a parameter of its own.
    pub(super) fn hides(&self, call: CallId, argument: NodeId) -> bool {
        let c = &self.g.calls[call.index()];
        c.dispatch.is_some_and(|t| {
            let Some(&f) = self.w.traits[t.index()].methods.get(&c.name) else { return false };
            let f = self.w.fns[f.index()].f;
            let at = c.args.iter().position(|a| *a == argument).unwrap_or(0);
            let written = at.checked_sub(usize::from(f.receiver.is_some())).and_then(|n| f.params.get(n));
            let name = written.and_then(|(_, t)| match t {
                crate::syntax::ir::TypeRef::Path(p) => p.as_name(),
                _ => None,
            });
            name.is_some_and(|n| f.generics.params.iter().any(|p| p.name == *n))
        })
    }

    /// Whether a caller who holds a value of this type can reach the socket in it.
    pub(super) fn reachable(&mut self, ty: &Ty, depth: u32) -> bool {
        if depth > 6 {
            return false;
        }
        if self.kinds.kind(self.w, ty).is_some_and(|k| {
            use crate::catalog::model::TypeKind as K;
            matches!(k, K::TcpStream | K::TcpSocket | K::AnySocket | K::TcpListener)
        }) {
            return true;
        }
        match ty {
            Ty::Ref(_, t) | Ty::Ptr(t) | Ty::Slice(t) | Ty::Array(t, _) => self.reachable(t, depth + 1),
            Ty::Tuple(parts) => {
                // A descriptor's number beside what owns the socket is there to tell it apart.
                let owners: Vec<Ty> = parts
                    .iter()
                    .filter(|t| !self.is_number(t) && self.kinds.may_hold(self.w, t, What::Stream))
                    .cloned()
                    .collect();
                let parts = if owners.is_empty() { parts.to_vec() } else { owners };
                parts.iter().any(|t| self.reachable(t, depth + 1))
            }
            Ty::Param(_) | Ty::Assoc(..) => true,
            Ty::Ext(_, args) => args.iter().any(|t| self.reachable(t, depth + 1)),
            // What a future or an iterator gives.
            Ty::Impl(b) | Ty::Dyn(b) => {
                let outputs: Vec<Ty> =
                    b.iter().flat_map(|b| b.assoc.iter().map(|(_, t)| t.clone())).collect();
                outputs.iter().any(|t| self.reachable(t, depth + 1))
            }
            Ty::Adt(id, args) => {
                let (id, args) = (*id, args.clone());
                let signature = self.w.is_signature(self.w.adts[id.index()].module);
                if signature {
                    // What a failure carries is not how a caller gets the socket.
                    let failure = usize::from(self.w.adts[id.index()].name == "Result");
                    return args.iter().rev().skip(failure).any(|t| self.reachable(t, depth + 1));
                }
                self.public_part(id, &args, depth) || self.has_accessor(id, depth)
            }
            _ => false,
        }
    }

    /// Whether a type is a descriptor's bare number.
    pub(super) fn is_number(&self, ty: &Ty) -> bool {
        matches!(ty, Ty::Adt(id, _) if matches!(self.w.adts[id.index()].name.as_str(), "RawFd" | "RawSocket"))
    }

    pub(super) fn public_part(
        &mut self,
        id: crate::resolve::AdtId,
        args: &crate::resolve::ty::Args,
        depth: u32,
    ) -> bool {
        let adt = self.w.adts[id.index()].adt;
        for (n, v) in adt.variants.iter().enumerate() {
            let fields = self.w.field_types(id, n, args);
            for (f, (_, ty)) in v.fields.iter().zip(fields) {
                if (f.public || adt.is_enum)
                    && self.kinds.may_hold(self.w, &ty, What::Stream)
                    && self.reachable(&ty, depth + 1)
                {
                    return true;
                }
            }
        }
        false
    }

    /// A public method that gives the socket or sets the option, or a descriptor trait.
    pub(super) fn has_accessor(&mut self, id: crate::resolve::AdtId, depth: u32) -> bool {
        let mut methods = Vec::new();
        for imp in &self.w.impls {
            if !matches!(imp.self_ty.peeled(), Ty::Adt(a, _) if *a == id) {
                continue;
            }
            let by_trait = imp.trait_name.as_deref();
            if matches!(
                by_trait,
                Some(
                    "AsRawFd"
                        | "AsFd"
                        | "AsRawSocket"
                        | "AsSocket"
                        | "IntoRawFd"
                        | "Deref"
                        | "AsRef"
                        | "DerefMut"
                        | "AsMut"
                )
            ) {
                return true;
            }
            if by_trait.is_none() {
                methods.extend(imp.methods.values().flatten().copied());
            }
        }
        methods.into_iter().any(|f| {
            let def = &self.w.fns[f.index()];
            if def.vis != Vis::Public || def.f.receiver.is_none() {
                return false;
            }
            if def.name.contains("nodelay") || def.name.contains("no_delay") {
                return true;
            }
            let Some(&ret) = self.g.fn_rets.get(&f) else { return false };
            let ty = self.g.nodes[ret.index()].ty.clone();
            let own = ty.any(&mut |t| matches!(t, Ty::Adt(a, _) if *a == id));
            !own && !matches!(ty, Ty::Impl(_))
                && self.kinds.may_hold(self.w, &ty, What::Stream)
                && !ty.is_unknown()
                && self.reachable(&ty, depth + 1)
        })
    }
}
