//! Calls: which functions they mean, what their arguments and results are, and the edges between.

use crate::resolve::ty::{Subst, TraitRef, Ty};
use crate::resolve::{FnId, Method, Owner, TraitId, Via};
use crate::syntax::ir::{Closure, Expr, ExprKind, Name, Span, TypeRef};

use super::super::graph::*;
use super::Infer;
use super::values::CalleeValue;

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
        let (function, name) = (def.f, def.name.clone());
        let scope = self.w.fn_scope(first.f);
        let mut subst = first.subst.clone();
        for (p, t) in function.generics.params.iter().zip(turbofish) {
            subst.set(p.name.clone(), t.clone());
        }
        self.open_params(first.f, &mut subst);
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

    /// Gives each parameter of a function that is not known, `Self` of a trait's included, a variable of its own.
    fn open_params(&mut self, f: FnId, subst: &mut Subst) {
        let mut names: Vec<Name> = self.w.fn_scope(f).params.to_vec();
        if matches!(self.w.fns[f.index()].owner, Owner::Trait(_)) {
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
        let mut subst = self.fn_values.get(&f).cloned().unwrap_or_default();
        self.open_params(id, &mut subst);
        let written = function.receiver.iter().chain(function.params.iter().map(|(_, t)| t));
        for (t, given) in written.zip(&shape.0) {
            let declared = subst.apply(&self.w.ty(&scope, t));
            let declared = self.known(&declared);
            let declared = self.w.normalize(&self.env.clone(), &declared);
            self.unify(&declared, given);
        }
        let ret = subst.apply(&self.w.ty(&scope, &function.ret));
        let ret = self.known(&ret);
        let ret = self.w.normalize(&self.env.clone(), &ret);
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

    /// A closure handed to a function that is known by its signature only: it is given what the receiver and
    /// the other arguments hold, and what it returns is in the result.
    pub(super) fn foreign_closure(
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
