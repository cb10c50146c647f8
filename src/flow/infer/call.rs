//! Calls: which functions they mean, what their arguments and results are, and the edges between.

use crate::catalog::{Decision, catalog};
use crate::resolve::ty::{Subst, TraitRef, Ty};
use crate::resolve::{FnId, Method, Owner, TraitId, Via};
use crate::syntax::ir::{self, Closure, Expr, ExprKind, Name, Span, TypeRef};

use super::super::facts::ROLES;
use super::super::graph::*;
use super::types::Conversion;
use super::values::CalleeValue;
use super::{Infer, fn_nodes};

/// Where a call stands.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub name: Span,
    pub whole: Span,
}

/// `Fn(args) -> out` as a bound asks for it.
type FnShape = (Vec<Ty>, Ty);

impl<'a> Infer<'_, 'a> {
    /// `func(args)`.
    pub(super) fn call(&mut self, func: &'a Expr, args: &'a [Expr], whole: Span, want: &Ty) -> NodeId {
        let ExprKind::Path(path) = &func.kind else {
            let f = self.expr(func, &Ty::Unknown);
            return self.call_value(f, args, At { name: func.span, whole });
        };
        let at = At { name: path.last().map_or(path.span, |s| s.span), whole };
        let values = self.values(path);
        match values.first() {
            Some(CalleeValue::Local(n)) => self.call_value(*n, args, at),
            Some(CalleeValue::Const(c)) => {
                let n = self.const_value(*c);
                self.call_value(n, args, at)
            }
            Some(CalleeValue::Ctor(id, variant, targs)) => {
                let (id, variant, targs) = (*id, *variant, targs.clone());
                self.construct(id, variant, &targs, args, whole, want)
            }
            Some(CalleeValue::Fn(_)) => {
                let methods = values.into_iter().filter_map(|v| match v {
                    CalleeValue::Fn(m) => Some(m),
                    _ => None,
                });
                self.invoke(methods.collect(), None, args, &[], at, want)
            }
            Some(CalleeValue::TraitFn(tr, f)) => self.call_trait_fn(*tr, *f, args, at, want),
            Some(CalleeValue::Ext(p)) => {
                let p = p.clone();
                self.call_ext(p, None, args, at)
            }
            Some(CalleeValue::Missing(ty, name)) => {
                let (ty, name) = (ty.clone(), name.clone());
                let path: Name = match ty.peeled() {
                    Ty::Adt(id, _) => format!("{}::{name}", self.w.adt_path(*id)).into(),
                    _ => name,
                };
                let result = self.call_ext(path, None, args, at);
                // A constructor by convention: what comes out is of the type, or a result of it.
                if matches!(ty, Ty::Adt(..)) {
                    self.g.nodes[result.index()].ty = self.var();
                }
                result
            }
            None => {
                let name = path.last().map(|s| s.name.clone()).unwrap_or_default();
                self.call_ext(name, None, args, at)
            }
        }
    }

    pub(super) fn construct(
        &mut self,
        id: crate::resolve::AdtId,
        variant: u32,
        targs: &crate::resolve::ty::Args,
        args: &'a [Expr],
        span: Span,
        want: &Ty,
    ) -> NodeId {
        let ty = Ty::Adt(id, targs.clone());
        self.unify(&ty, want);
        let fields = self.w.field_types(id, variant as usize, targs);
        let n = self.node(ty, span);
        for (at, arg) in args.iter().enumerate() {
            let field = fields.get(at).cloned();
            let field_ty = field.as_ref().map_or(Ty::Unknown, |(_, t)| t.clone());
            let value = self.expr(arg, &field_ty);
            self.coerce(value, &field_ty);
            let name = field.map_or_else(|| at.to_string().into(), |(n, _)| n);
            self.wrap(value, n, Key::Field(id, variant, name), &field_ty, true);
        }
        n
    }

    /// `value` becomes the field `key` of `whole`.
    pub(super) fn wrap(&mut self, value: NodeId, whole: NodeId, key: Key, ty: &Ty, literal: bool) {
        let adt = match &key {
            Key::Field(id, ..) => Some(*id),
            Key::Tuple(_) => None,
        };
        let key = self.g.key(key);
        self.g.edge(value, whole, Label::Wrap(key));
        if let Some(id) = adt
            && !self.w.is_signature(self.w.adts[id.index()].module)
        {
            let cell = self.g.cell(key, ty);
            self.g.edge(value, cell, Label::Heap);
            let body = self.body;
            self.g.field_writes.entry(key).or_default().push(FieldWrite { value, body, literal });
        }
    }

    pub(super) fn coerce(&mut self, value: NodeId, want: &Ty) {
        let ty = self.ty_of(value);
        self.unify(&ty, want);
    }

    /// A method call.
    pub(super) fn method(&mut self, m: &'a ir::MethodCall, whole: Span, want: &Ty) -> NodeId {
        let receiver = self.expr(&m.receiver, &Ty::Unknown);
        let at = At { name: m.name_span, whole };
        let ty = self.ty_of(receiver);
        let known = self.known(&ty);
        if let Ty::Var(_) = known {
            self.late = true;
        }
        let turbofish: Vec<Ty> = m.turbofish.iter().map(|t| self.written(t)).collect();
        let env = self.env.clone();
        let mut found = self.w.methods(&env, self.module, &known, &m.name);
        // A derived `Clone` is written nowhere; what is found instead clones a reference.
        if m.name == "clone"
            && !matches!(known, Ty::Ref(..))
            && found.first().is_some_and(|m| matches!(m.self_ty, Ty::Ref(..)))
        {
            found.clear();
        }
        if found.is_empty() {
            return self.unknown_method(m, receiver, &known, at, want);
        }
        let result = self.invoke(found, Some(receiver), &m.args, &turbofish, at, want);
        self.conversion(&m.name, receiver, result);
        if matches!(m.name.as_str(), "unwrap" | "expect") {
            self.mark_propagating(receiver);
            self.exit(ExitKind::Unwrap(receiver), whole);
        }
        result
    }

    fn conversion(&mut self, name: &str, receiver: NodeId, result: NodeId) {
        let method = match name {
            "into" => "from",
            "try_into" => "try_from",
            _ => return,
        };
        if let Some(call) = self.call_of(result) {
            self.conversions.push(Conversion { from: receiver, call, method });
        }
    }

    pub(super) fn call_of(&self, result: NodeId) -> Option<CallId> {
        self.g.made_by.get(&result).copied()
    }

    /// `?` or `unwrap` behind a call: its failure leaves.
    pub(super) fn mark_propagating(&mut self, value: NodeId) {
        let from: Vec<NodeId> =
            std::iter::once(value).chain(self.g.into[value.index()].iter().map(|e| e.to)).collect();
        for n in from {
            let recent = self.g.calls.len().saturating_sub(6);
            for call in self.g.calls[recent..].iter_mut().filter(|c| c.result == n) {
                call.how.propagates = true;
            }
        }
    }

    fn unknown_method(
        &mut self,
        m: &'a ir::MethodCall,
        receiver: NodeId,
        ty: &Ty,
        at: At,
        want: &Ty,
    ) -> NodeId {
        // A field that holds a function is no method, but a derived `clone` is one.
        if matches!(m.name.as_str(), "clone" | "to_owned" | "by_ref" | "borrow" | "borrow_mut")
            && m.args.is_empty()
        {
            let out = match ty {
                Ty::Ref(_, t) if m.name != "by_ref" => (**t).clone(),
                other => other.clone(),
            };
            let n = self.node(out, at.whole);
            let label = if m.name == "clone" { Label::Copy } else { Label::Flow };
            self.g.edge(receiver, n, label);
            let (name, path) = (m.name.clone(), m.name.clone());
            self.push_call(name, path, vec![Callee::Unknown], vec![receiver], true, n, at, Vec::new(), None);
            return n;
        }
        if let Some(n) = self.pinned(m, receiver, ty, at) {
            return n;
        }
        let mut args = vec![receiver];
        let result = self.node(Ty::Unknown, at.whole);
        let open = self.var();
        self.g.nodes[result.index()].ty = open;
        for arg in &m.args {
            let value = match &arg.kind {
                ExprKind::Closure(c) => self.foreign_closure(c, arg.span, &[receiver], result, None),
                _ => self.expr(arg, &Ty::Unknown),
            };
            args.push(value);
        }
        for &a in &args {
            self.g.edge(a, result, Label::Through);
        }
        // A signature file lists what matters; a builder's other methods give the builder back.
        if self.is_builder(ty) {
            let own = ty.peeled().clone();
            self.coerce(result, &own);
        }
        self.coerce(result, want);
        let path: Name = match ty.peeled() {
            Ty::Adt(id, _) => format!("{}::{}", self.w.adt_path(*id), m.name).into(),
            Ty::Ext(p, _) => format!("{p}::{}", m.name).into(),
            _ => m.name.clone(),
        };
        let facts = self.facts_of(std::slice::from_ref(&path));
        self.push_call(m.name.clone(), path, vec![Callee::Unknown], args, true, result, at, facts, None);
        result
    }

    /// What `pin_project` derives: `project()` gives access to the fields, each behind a reference or a `Pin`
    /// of one, whose own methods (`as_mut`, `set`) then fit.
    fn pinned(&mut self, m: &'a ir::MethodCall, receiver: NodeId, ty: &Ty, at: At) -> Option<NodeId> {
        match (m.name.as_str(), m.args.as_slice()) {
            ("project" | "project_ref", []) => {
                let own = self.derefs(ty).into_iter().find(
                    |t| matches!(t, Ty::Adt(id, _) if !self.w.is_signature(self.w.adts[id.index()].module)),
                )?;
                let n = self.node(Ty::reference(m.name == "project", own), at.whole);
                self.g.edge(receiver, n, Label::Flow);
                self.same_place(n, receiver);
                Some(n)
            }
            ("as_mut" | "as_ref" | "get_mut" | "get_ref" | "get_pin_mut" | "get_unchecked_mut", [])
                if self.g.field_of.contains_key(&receiver) =>
            {
                let n = self.node(ty.clone(), at.whole);
                self.g.edge(receiver, n, Label::Flow);
                self.same_place(n, receiver);
                Some(n)
            }
            ("set", [value]) if self.g.field_of.contains_key(&receiver) => {
                let v = self.expr(value, ty);
                self.store(v, receiver);
                Some(self.node(Ty::unit(), at.whole))
            }
            _ => None,
        }
    }

    fn is_builder(&self, ty: &Ty) -> bool {
        use crate::catalog::model::TypeKind;
        let Ty::Adt(id, _) = ty.peeled() else { return false };
        let adt = &self.w.adts[id.index()];
        if !self.w.is_signature(adt.module) {
            return false;
        }
        let kind = catalog().type_fact(&self.w.adt_path(*id)).map(|f| f.is);
        adt.name.ends_with("Builder")
            || matches!(kind, Some(TypeKind::Connector | TypeKind::Server | TypeKind::Settings))
    }

    /// A call of a closure, a function pointer, or a value of unknown type.
    fn call_value(&mut self, f: NodeId, args: &'a [Expr], at: At) -> NodeId {
        let ty = self.known(&self.ty_of(f));
        let mut out = Ty::Unknown;
        let mut shape: Option<FnShape> = None;
        match ty.peeled() {
            Ty::Closure(c) => {
                let info = &self.g.closures[*c as usize];
                let params = info.params.iter().map(|p| self.g.nodes[p.index()].ty.clone()).collect();
                shape = Some((params, self.g.nodes[info.ret.index()].ty.clone()));
            }
            Ty::FnPtr(params, ret) => shape = Some((params.to_vec(), (**ret).clone())),
            Ty::Fn(f) => {
                let m = Method { f: *f, subst: Subst::default(), via: Via::Inherent, self_ty: Ty::Unknown };
                return self.invoke(vec![m], None, args, &[], at, &Ty::Unknown);
            }
            other => {
                for t in self.derefs(other) {
                    let bounds = self.w.bounds_of(&self.env.clone(), &t);
                    shape = bounds.iter().find_map(fn_shape);
                    if shape.is_some() {
                        break;
                    }
                }
            }
        }
        let mut nodes = vec![];
        if let Some((_, o)) = &shape {
            out = o.clone();
        }
        for (n, arg) in args.iter().enumerate() {
            let want = shape.as_ref().and_then(|(p, _)| p.get(n)).cloned().unwrap_or(Ty::Unknown);
            let v = self.expr(arg, &want);
            self.coerce(v, &want);
            nodes.push(v);
        }
        let result = self.node(out, at.whole);
        if let Ty::Closure(c) = ty.peeled() {
            let (params, ret) =
                (self.g.closures[*c as usize].params.clone(), self.g.closures[*c as usize].ret);
            for (a, p) in nodes.iter().zip(params) {
                self.g.edge(*a, p, Label::Flow);
            }
            self.g.edge(ret, result, Label::Flow);
        }
        self.push_call(
            "call".into(),
            "call".into(),
            vec![Callee::Value(f)],
            nodes,
            false,
            result,
            at,
            Vec::new(),
            None,
        );
        result
    }

    fn call_ext(&mut self, path: Name, receiver: Option<NodeId>, args: &'a [Expr], at: At) -> NodeId {
        let open = self.var();
        let result = self.node(open, at.whole);
        let mut nodes: Vec<NodeId> = receiver.into_iter().collect();
        for arg in args {
            let value = match &arg.kind {
                ExprKind::Closure(c) => self.foreign_closure(c, arg.span, &nodes.clone(), result, None),
                _ => self.expr(arg, &Ty::Unknown),
            };
            nodes.push(value);
        }
        for &a in &nodes {
            self.g.edge(a, result, Label::Through);
        }
        let name = path.rsplit("::").next().unwrap_or(&path).into();
        let facts = self.facts_of(std::slice::from_ref(&path));
        self.push_call(
            name,
            path.clone(),
            vec![Callee::Ext(path)],
            nodes,
            receiver.is_some(),
            result,
            at,
            facts,
            None,
        );
        result
    }

    fn call_trait_fn(&mut self, tr: TraitId, f: FnId, args: &'a [Expr], at: At, want: &Ty) -> NodeId {
        let def = &self.w.fns[f.index()];
        if def.f.receiver.is_some() && !args.is_empty() {
            // UFCS: the first argument decides, as the receiver of a method call does.
            let receiver = self.expr(&args[0], &Ty::Unknown);
            let ty = self.known(&self.ty_of(receiver));
            let mut methods = Vec::new();
            for t in self.derefs(&ty) {
                let found = self.trait_fn(tr, f, &t);
                methods.extend(found.into_iter().filter_map(|v| match v {
                    CalleeValue::Fn(m) => Some(m),
                    _ => None,
                }));
                if !methods.is_empty() {
                    break;
                }
            }
            if methods.is_empty() {
                methods.push(Method { f, subst: Subst::default(), via: Via::Trait(tr), self_ty: ty });
            }
            return self.invoke(methods, Some(receiver), &args[1..], &[], at, want);
        }
        let ty = self.known(want);
        let methods: Vec<Method> = if ty.is_unknown() {
            Vec::new()
        } else {
            self.trait_fn(tr, f, &ty)
                .into_iter()
                .filter_map(|v| match v {
                    CalleeValue::Fn(m) => Some(m),
                    _ => None,
                })
                .collect()
        };
        let methods = if methods.is_empty() {
            let mut subst = Subst::default();
            subst.set("Self".into(), self.var());
            vec![Method { f, subst, via: Via::Trait(tr), self_ty: Ty::Unknown }]
        } else {
            methods
        };
        let result = self.invoke(methods, None, args, &[], at, want);
        if self.w.fns[f.index()].name == "default" && args.is_empty() {
            self.g.nodes[result.index()].kind = NodeKind::DefaultOf;
        }
        result
    }

    /// Calls one of `methods` (cfg twins, or the candidates of one name).
    pub(super) fn invoke(
        &mut self,
        mut methods: Vec<Method>,
        receiver: Option<NodeId>,
        args: &'a [Expr],
        turbofish: &[Ty],
        at: At,
        want: &Ty,
    ) -> NodeId {
        // One function found by several ways is one callee.
        let mut seen = Vec::new();
        methods.retain(|m| {
            let new = !seen.contains(&m.f);
            seen.push(m.f);
            new
        });
        let first = methods[0].clone();
        let def = &self.w.fns[first.f.index()];
        let (function, owner, name) = (def.f, def.owner, def.name.clone());
        let scope = self.w.fn_scope(first.f);
        let mut subst = first.subst.clone();
        for (p, t) in function.generics.params.iter().zip(turbofish) {
            subst.set(p.name.clone(), t.clone());
        }
        let mut names: Vec<Name> = scope.params.to_vec();
        if matches!(owner, Owner::Trait(_)) {
            names.push("Self".into());
        }
        for name in names {
            match subst.get(&name).cloned() {
                None => {
                    let v = self.var();
                    subst.set(name, v);
                }
                Some(t) if t.any(&mut |t| *t == Ty::Unknown) => {
                    let t = self.open(&t);
                    subst.set(name, t);
                }
                Some(_) => {}
            }
        }
        let env = self.w.fn_env(first.f);
        let mut nodes: Vec<NodeId> = receiver.into_iter().collect();
        // A path call of a method takes its receiver as the first argument.
        let mut written: Vec<&'a TypeRef> = function.params.iter().map(|(_, t)| t).collect();
        if receiver.is_none()
            && let Some(r) = &function.receiver
        {
            written.insert(0, r);
        }
        let result = self.node(Ty::Unknown, at.whole);
        let local = methods.iter().any(|m| self.has_body(m));
        for (n, arg) in args.iter().enumerate() {
            let declared = written.get(n).map(|t| self.w.ty(&scope, t)).unwrap_or(Ty::Unknown);
            let shape = self.shape_of(&declared, &env, &subst);
            let want = subst.apply(&declared);
            let want = self.w.normalize(&self.env.clone(), &self.known(&want));
            let value = match &arg.kind {
                ExprKind::Closure(c) if !local => {
                    self.foreign_closure(c, arg.span, &nodes.clone(), result, shape)
                }
                ExprKind::Closure(c) => self.closure(c, arg.span, shape.as_ref()).0,
                _ => {
                    let impl_arg = matches!(declared, Ty::Impl(_));
                    let v = self.expr(arg, if impl_arg { &Ty::Unknown } else { &want });
                    self.coerce(v, &want);
                    // A function named as an argument is called like a closure would be.
                    if let (Some(shape), false) = (&shape, local) {
                        self.pass_function(v, &nodes.clone(), result, shape, at);
                    }
                    v
                }
            };
            nodes.push(value);
        }
        self.settle_bounds(&env, &subst);
        self.settle_bounds(&env, &subst);
        let ret = self.w.ty(&scope, &function.ret);
        let ret = subst.apply(&ret);
        let ret = self.known(&ret);
        let ret = self.w.normalize(&self.env.clone(), &ret);
        let ret = self.open(&ret);
        let ret = if function.is_async { self.future_of(ret) } else { ret };
        self.unify(&ret, want);
        self.g.nodes[result.index()].ty = ret;
        self.link_call(&methods, name, nodes, receiver.is_some(), result, at)
    }

    /// Records the call and draws its edges.
    fn link_call(
        &mut self,
        methods: &[Method],
        name: Name,
        nodes: Vec<NodeId>,
        has_receiver: bool,
        result: NodeId,
        at: At,
    ) -> NodeId {
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

    fn link_edges(&mut self, call: CallId, f: FnId) {
        let (params, ret) = fn_nodes(self.w, self.g, f);
        let c = &self.g.calls[call.index()];
        let (args, result) = (c.args.clone(), c.result);
        for (a, p) in args.iter().zip(&params) {
            self.g.edge(*a, *p, Label::Arg(call));
            if matches!(self.g.nodes[p.index()].ty, Ty::Ref(true, _)) {
                let root = self.g.root(*a);
                self.g.edge(*p, root, Label::Out(call));
            }
        }
        self.g.edge(ret, result, Label::Ret(call));
    }

    /// Whether the body of a callee is to be looked into: the workspace's, or one written in a signature
    /// file because the default flow is wrong.
    fn has_body(&self, m: &Method) -> bool {
        let def = &self.w.fns[m.f.index()];
        match (&def.f.body, self.w.is_signature(def.module)) {
            (Some(_), false) => !(matches!(m.via, Via::Trait(_))),
            (Some(Expr { kind: ExprKind::Block(b), .. }), true) => !b.stmts.is_empty() || b.tail.is_some(),
            _ => false,
        }
    }

    /// `&mut self` methods known by their signature keep the arguments that are of the receiver's own type
    /// parameters: `Vec::push`, a channel's `send`, a map's `insert`.
    fn store_arguments(&mut self, methods: &[Method], nodes: &[NodeId], has_receiver: bool) {
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
            }
        }
    }

    /// `place` now holds `value`.
    pub(super) fn store(&mut self, value: NodeId, place: NodeId) {
        if let Some((base, key)) = self.g.field_of.get(&place).copied() {
            let root = self.g.root(base);
            self.g.edge(value, root, Label::Wrap(key));
            if let Key::Field(adt, ..) = self.g.keys[key.index()]
                && !self.w.is_signature(self.w.adts[adt.index()].module)
            {
                let ty = self.ty_of(place);
                let cell = self.g.cell(key, &ty);
                self.g.edge(value, cell, Label::Heap);
            }
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

    /// What a parameter of this declared type is called with, if it is something to call.
    fn shape_of(&mut self, declared: &Ty, env: &crate::resolve::Env, subst: &Subst) -> Option<FnShape> {
        let bounds: Vec<TraitRef> = match declared {
            Ty::Param(_) => env.of(declared).cloned().collect(),
            Ty::Impl(b) => b.to_vec(),
            Ty::FnPtr(args, ret) => {
                let args = args.iter().map(|t| subst.apply(t)).collect();
                return Some((args, subst.apply(ret)));
            }
            Ty::Adt(id, args) if Some(*id) == self.lang.boxed || Some(*id) == self.lang.pin => {
                return args.first().cloned().and_then(|t| self.shape_of(&t, env, subst));
            }
            Ty::Dyn(b) => b.to_vec(),
            _ => return None,
        };
        let (args, out) = bounds.iter().find_map(fn_shape)?;
        let apply = |this: &mut Self, t: &Ty| {
            let t = this.known(&subst.apply(t));
            this.w.normalize(&this.env.clone(), &t)
        };
        let args = args.iter().map(|t| apply(self, t)).collect();
        let out = apply(self, &out);
        Some((args, out))
    }

    /// A function's name passed where something to call is wanted, by a callee known by its signature.
    fn pass_function(&mut self, f: NodeId, others: &[NodeId], result: NodeId, shape: &FnShape, at: At) {
        let NodeKind::FnValue(id) = self.g.nodes[f.index()].kind else { return };
        let m = Method { f: id, subst: Subst::default(), via: Via::Inherent, self_ty: Ty::Unknown };
        let params: Vec<NodeId> = shape
            .0
            .iter()
            .map(|t| {
                let n = self.node(t.clone(), at.name);
                for &o in others {
                    self.g.edge(o, n, Label::Through);
                }
                n
            })
            .collect();
        let function = self.w.fns[id.index()].f;
        let scope = self.w.fn_scope(id);
        let ret = self.w.ty(&scope, &function.ret);
        let ret = if function.is_async { self.future_of(ret) } else { ret };
        let ret = self.open(&ret);
        self.unify(&ret, &shape.1);
        let out = self.node(ret, at.whole);
        let name = self.w.fns[id.index()].name.clone();
        self.link_call(&[m], name, params, function.receiver.is_some(), out, at);
        self.g.edge(out, result, Label::Through);
    }

    /// Uses what bounds say of associated types: `F: Future<Output = T>` fixes `T`.
    fn settle_bounds(&mut self, env: &crate::resolve::Env, subst: &Subst) {
        for (ty, bounds) in env.bounds.iter() {
            if !bounds.iter().any(|b| !b.assoc.is_empty() && fn_shape(b).is_none()) {
                continue;
            }
            let ty = self.known(&subst.apply(ty));
            let ty = self.w.normalize(&self.env.clone(), &ty);
            if ty.is_unknown() {
                continue;
            }
            for b in bounds.iter().filter(|b| fn_shape(b).is_none()) {
                for (name, want) in b.assoc.iter() {
                    let got = self.project(&ty, b.id, name);
                    let want = subst.apply(want);
                    self.unify(&got, &want);
                }
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

    /// A closure handed to a function that is known by its signature only: it is given what the receiver and
    /// the other arguments hold, and what it returns is in the result.
    fn foreign_closure(
        &mut self,
        c: &'a Closure,
        span: Span,
        others: &[NodeId],
        result: NodeId,
        shape: Option<FnShape>,
    ) -> NodeId {
        let (n, id) = self.closure(c, span, shape.as_ref());
        let info = &self.g.closures[id.index()];
        let (params, ret) = (info.params.clone(), info.ret);
        for p in params {
            for &o in others {
                self.g.edge(o, p, Label::Through);
            }
        }
        self.g.edge(ret, result, Label::Through);
        n
    }

    pub(super) fn closure(
        &mut self,
        c: &'a Closure,
        span: Span,
        shape: Option<&FnShape>,
    ) -> (NodeId, ClosureId) {
        let id = ClosureId(self.g.closures.len() as u32);
        let n = self.g.node(Ty::Closure(id.0), NodeKind::Closure(id), span, self.body);
        let ret_ty = self.written(&c.ret);
        let ret_ty = self.open(&ret_ty);
        let ret = self.g.node(ret_ty.clone(), NodeKind::ClosureRet(id), span, self.body);
        self.g.closures.push(ClosureInfo { params: Vec::new(), ret, body: self.body, span });
        let outer_ret = std::mem::replace(&mut self.ret, ret);
        let outer_closure = self.closure.replace(id);
        let outer_frame = self.enter(FrameKind::Closure(id));
        let outer_loops = std::mem::take(&mut self.loops);
        let outer_targets = std::mem::take(&mut self.targets);
        let (_, steps) = self.apart(|this| {
            this.scoped(|this| {
                for (at, (pat, written)) in c.params.iter().enumerate() {
                    let ty = this.written(written);
                    if let Some((params, _)) = shape
                        && let Some(p) = params.get(at)
                    {
                        this.unify(&ty, p);
                    }
                    let known = this.shallow(&ty);
                    let p = this.g.node(
                        known.clone(),
                        NodeKind::ClosureParam(id, at as u32),
                        pat.span,
                        this.body,
                    );
                    if known.is_unknown()
                        && let Some(hint) = this.hints.get(&pat.span).cloned()
                    {
                        this.unify(&ty, &hint);
                        this.g.nodes[p.index()].ty = hint;
                    }
                    this.g.closures[id.index()].params.push(p);
                    let ty = this.ty_of(p);
                    this.bind(pat, p, &ty);
                }
                // The type that a bound wants is known before the body is read, as far as it is known.
                let want = match shape {
                    Some((_, out)) if !c.is_async => this.known(out),
                    _ => Ty::Unknown,
                };
                let value = this.expr(
                    &c.body,
                    if want.is_unknown() || matches!(want, Ty::Impl(_)) { &ret_ty } else { &want },
                );
                let ty = this.ty_of(value);
                this.unify(&ret_ty, &ty);
                this.g.edge(value, ret, Label::Flow);
            });
        });
        self.ret = outer_ret;
        self.closure = outer_closure;
        self.frame = outer_frame;
        self.loops = outer_loops;
        self.targets = outer_targets;
        if c.is_async {
            let out = self.ty_of(ret);
            let future = self.future_of(out);
            self.g.nodes[ret.index()].ty = future;
        }
        if let Some((_, out)) = shape {
            let ty = self.ty_of(ret);
            self.unify(&ty, out);
        }
        if !steps.is_empty() {
            self.step(Step::Branch(vec![steps, Vec::new()]));
        }
        (n, id)
    }
}

/// `Fn(A, B) -> R`, as any of the function traits.
fn fn_shape(b: &TraitRef) -> Option<FnShape> {
    if !matches!(b.name.as_str(), "Fn" | "FnMut" | "FnOnce" | "AsyncFn" | "AsyncFnMut" | "AsyncFnOnce") {
        return None;
    }
    let params = match b.args.first() {
        Some(Ty::Tuple(list)) => list.to_vec(),
        _ => Vec::new(),
    };
    let out = b.assoc.iter().find(|(n, _)| n == "Output").map_or(Ty::unit(), |(_, t)| t.clone());
    Some((params, out))
}
