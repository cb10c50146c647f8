//! A call's place in the graph: its callees, its facts, and the edges of its arguments and result.

use crate::catalog::{Decision, catalog};
use crate::resolve::ty::Ty;
use crate::resolve::{FnId, Method, Owner, TraitId, Via};
use crate::syntax::ir::{Expr, ExprKind, Name};

use super::super::facts::ROLES;
use super::super::graph::*;
use super::call::At;
use super::{Infer, fn_nodes};

impl<'a> Infer<'_, 'a> {
    /// Records the call and draws its edges.
    pub(super) fn link_call(
        &mut self,
        methods: &[Method],
        name: Name,
        nodes: Vec<NodeId>,
        has_receiver: bool,
        result: NodeId,
        at: At,
    ) -> NodeId {
        // `TcpStream::set_nodelay(&stream, true)` has a receiver all the same.
        let has_receiver = has_receiver
            || (!nodes.is_empty() && methods.iter().any(|m| self.w.fns[m.f.index()].f.receiver.is_some()));
        let mut callees = Vec::new();
        let mut dispatch = None;
        let mut paths: Vec<Name> = Vec::new();
        for m in methods {
            let path: Name = self.w.fn_path(m.f).into();
            paths.push(path);
            if let Via::Impl(i) = m.via {
                if let Some(t) = self.w.impls[i.index()].trait_ {
                    paths.push(format!("{}::{name}", self.w.trait_path(t)).into());
                }
                if let Ty::Adt(id, _) = m.self_ty.peeled() {
                    paths.push(format!("{}::{name}", self.w.adt_path(*id)).into());
                }
            }
            if self.has_body(m) {
                callees.push(Callee::Body(m.f));
                if self.w.is_signature(self.w.fns[m.f.index()].module) && !self.wanted.contains(&m.f) {
                    self.wanted.push(m.f);
                }
            }
            if let Via::Trait(t) = m.via {
                dispatch = Some(t);
                for (_, f) in self.w.implementations(t, &name) {
                    let local = !self.w.is_signature(self.w.fns[f.index()].module);
                    if local && !callees.iter().any(|c| matches!(c, Callee::Body(g) if *g == f)) {
                        callees.push(Callee::Body(f));
                    }
                }
            }
            if self.w.is_signature(self.w.fns[m.f.index()].module) && !self.has_body(m) {
                callees.push(Callee::Signature(m.f));
            }
        }
        let facts = self.facts_of(&paths);
        let by_signature = callees.iter().any(|c| matches!(c, Callee::Signature(_))) || callees.is_empty();
        if by_signature {
            // A clone shares a socket and copies settings: what it means depends on what is followed.
            let label = if name == "clone" && nodes.len() == 1 { Label::Copy } else { Label::Through };
            for &a in &nodes {
                self.g.edge(a, result, label);
            }
            self.store_arguments(methods, &nodes, has_receiver);
        }
        // `Arc::clone(&self.map)` is the same map.
        let shares = by_signature && name == "clone" && nodes.len() == 1 && {
            let ty = self.ty_of(result);
            self.is_shared(&ty)
        };
        // `Pin::new(&mut self.stream)` names the place that it is given.
        if by_signature && !has_receiver && nodes.len() == 1 && self.borrows(&self.ty_of(result)) {
            self.same_place(result, nodes[0]);
        }
        if has_receiver || shares {
            let root = self.g.root(nodes[0]);
            self.g.roots.insert(result, root);
            if by_signature && let Some(f) = self.g.field_of.get(&nodes[0]).copied() {
                self.g.field_of.insert(result, f);
            }
        }
        let bodies: Vec<FnId> =
            callees.iter().filter_map(|c| if let Callee::Body(f) = c { Some(*f) } else { None }).collect();
        let path = paths.first().cloned().unwrap_or_default();
        let call = self.push_call(name, path, callees, nodes, has_receiver, result, at, facts, dispatch);
        for f in bodies {
            self.link_edges(call, f);
        }
        result
    }

    /// Adds a callee that was found later.
    pub(super) fn link(&mut self, call: CallId, f: FnId) {
        if self.w.is_signature(self.w.fns[f.index()].module) {
            return;
        }
        self.g.calls[call.index()].callees.push(Callee::Body(f));
        self.g.callers.entry(f).or_default().push(call);
        self.link_edges(call, f);
    }

    pub(super) fn link_edges(&mut self, call: CallId, f: FnId) {
        let (params, ret) = fn_nodes(self.w, self.g, f);
        let c = &self.g.calls[call.index()];
        let (args, result) = (c.args.clone(), c.result);
        for (a, p) in args.iter().zip(&params) {
            self.g.edge(*a, *p, Label::Arg(call));
            if matches!(self.g.nodes[p.index()].ty, Ty::Ref(true, _)) {
                if self.g.field_of.contains_key(a) {
                    let (ty, span) = (self.ty_of(*a), self.g.nodes[a.index()].span);
                    let changed = self.node(ty, span);
                    self.g.edge(*p, changed, Label::Out(call));
                    self.store(changed, *a);
                } else {
                    let root = self.g.root(*a);
                    self.g.edge(*p, root, Label::Out(call));
                }
            }
        }
        self.g.edge(ret, result, Label::Ret(call));
    }

    /// Whether the body of a callee is to be looked into: the workspace's, or one written in a signature
    /// file because the default flow is wrong.
    pub(super) fn has_body(&self, m: &Method) -> bool {
        let def = &self.w.fns[m.f.index()];
        match (&def.f.body, self.w.is_signature(def.module)) {
            (Some(_), false) => !(matches!(m.via, Via::Trait(_))),
            (Some(Expr { kind: ExprKind::Block(b), .. }), true) => !b.stmts.is_empty() || b.tail.is_some(),
            _ => false,
        }
    }

    /// `&mut self` methods known by their signature keep the arguments that are of the receiver's own type
    /// parameters: `Vec::push`, a channel's `send`, a map's `insert`.
    pub(super) fn store_arguments(&mut self, methods: &[Method], nodes: &[NodeId], has_receiver: bool) {
        let Some(m) = methods.first() else { return };
        if !has_receiver || nodes.len() < 2 {
            return;
        }
        let def = &self.w.fns[m.f.index()];
        let (function, owner) = (def.f, def.owner);
        if matches!(owner, Owner::Trait(_))
            && !matches!(def.name.as_str(), "send" | "feed" | "start_send" | "extend")
        {
            return;
        }
        let scope = self.w.fn_scope(m.f);
        let Some(generics) = self.w.owner_generics(owner) else { return };
        for ((_, t), &arg) in function.params.iter().zip(&nodes[1..]) {
            let ty = self.w.ty(&scope, t);
            let kept =
                ty.any(&mut |t| matches!(t, Ty::Param(n) if generics.params.iter().any(|p| p.name == *n)));
            if kept {
                self.store(arg, nodes[0]);
                if self.loops > 0 {
                    let root = self.g.root(nodes[0]);
                    self.g.kept.insert(root);
                }
            }
        }
    }

    /// `place` now holds `value`: where it is a field, so does what it is a field of.
    pub(super) fn store(&mut self, mut value: NodeId, mut place: NodeId) {
        /// `self.a.b.c = value`: deeper places are of no interest.
        const MAX_DEPTH: u32 = 6;
        for _ in 0..MAX_DEPTH {
            let Some((base, key)) = self.g.field_of.get(&place).copied() else { break };
            if let Key::Field(adt, ..) = self.g.keys[key.index()]
                && !self.w.is_signature(self.w.adts[adt.index()].module)
            {
                let ty = self.ty_of(place);
                let cell = self.g.cell(key, &ty);
                self.g.edge(value, cell, Label::Heap);
            }
            let (ty, span) = (self.ty_of(base), self.g.nodes[base.index()].span);
            let whole = self.node(ty, span);
            self.g.edge(value, whole, Label::Wrap(key));
            (value, place) = (whole, base);
        }
        let root = self.g.root(place);
        self.g.edge(value, root, Label::Flow);
        // The two ends of a channel are one container.
        let mut at = root;
        for _ in 0..4 {
            match self.g.taken_from.get(&at).copied() {
                Some(from) if self.g.nodes[from.index()].kind == NodeKind::Expr => {
                    self.g.edge(value, from, Label::Through);
                    at = from;
                }
                _ => break,
            }
        }
    }

    pub(super) fn facts_of(&mut self, paths: &[Name]) -> Vec<Decision> {
        let package = self.w.krate(self.module).package;
        let versions = self.w.versions(package);
        let mut out: Vec<Decision> = Vec::new();
        for path in paths.iter().filter(|p| p.contains("::")) {
            for d in catalog().decide(path, ROLES, &versions) {
                if !out.iter().any(|o| std::ptr::eq(o.fact, d.fact)) {
                    out.push(d);
                }
            }
        }
        out
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn push_call(
        &mut self,
        name: Name,
        path: Name,
        callees: Vec<Callee>,
        args: Vec<NodeId>,
        has_receiver: bool,
        result: NodeId,
        at: At,
        facts: Vec<Decision>,
        dispatch: Option<TraitId>,
    ) -> CallId {
        let call = Call {
            body: self.body,
            name,
            span: at.name,
            whole: at.whole,
            callees,
            args,
            has_receiver,
            result,
            guards: self.guards(),
            path,
            facts,
            loops: self.loops,
            in_loop: self.in_loop,
            closure: self.closure,
            frame: self.frame,
            how: CallForm::default(),
            dispatch,
        };
        let id = self.g.add_call(call);
        self.step(Step::Call(id));
        id
    }
}
