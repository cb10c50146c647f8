//! Expressions: their nodes, types, and the order in which things happen.

use std::rc::Rc;

use crate::resolve::Method;
use crate::resolve::ty::Ty;
use crate::syntax::ir::*;

use super::super::graph::*;
use super::call::At;
use super::values::CalleeValue;
use super::{Infer, MAX_NESTING, frames};

impl<'a> Infer<'_, 'a> {
    /// The node of an expression's value; `want` is the type that its surroundings ask for, or unknown.
    pub(super) fn expr(&mut self, e: &'a Expr, want: &Ty) -> NodeId {
        if self.depth > MAX_NESTING {
            return self.node(Ty::Unknown, e.span);
        }
        self.depth += 1;
        let n = self.expr_inner(e, want);
        self.depth -= 1;
        n
    }

    pub(super) fn unit(&mut self, span: Span) -> NodeId {
        self.g.node(Ty::unit(), NodeKind::Unit, span, self.body)
    }

    pub(super) fn never(&mut self, span: Span) -> NodeId {
        self.node(Ty::Never, span)
    }

    fn expr_inner(&mut self, e: &'a Expr, want: &Ty) -> NodeId {
        match &e.kind {
            ExprKind::Path(path) => self.path_expr(path, e.span, want),
            ExprKind::Lit(lit) => self.lit(lit, e.span),
            ExprKind::Call(f, args) => self.call(f, args, e.span, want),
            ExprKind::Method(m) => self.method(m, e.span, want),
            ExprKind::Field(base, name, at) => self.field(base, name, *at),
            ExprKind::Index(base, index) => {
                let b = self.expr(base, &Ty::Unknown);
                self.expr(index, &Ty::Unknown);
                let range = matches!(index.kind, ExprKind::Range(..));
                let ty = self.indexed(b, range);
                let n = self.node(ty, e.span);
                self.g.edge(b, n, Label::Through);
                self.same_place(n, b);
                n
            }
            ExprKind::Ref(m, inner) => {
                let want = match self.shallow(want) {
                    Ty::Ref(_, t) => (*t).clone(),
                    other => other,
                };
                let v = self.expr(inner, &want);
                let ty = Ty::reference(*m, self.ty_of(v));
                let n = self.node(ty, e.span);
                self.g.edge(v, n, Label::Flow);
                self.same_place(n, v);
                n
            }
            ExprKind::Deref(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                let ty = self.known(&self.ty_of(v));
                let ty = self.w.deref_target(&self.env.clone(), &ty).unwrap_or(Ty::Unknown);
                let n = self.node(ty, e.span);
                self.g.edge(v, n, Label::Flow);
                self.same_place(n, v);
                n
            }
            ExprKind::Not(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                let n = self.node(self.ty_of(v), e.span);
                self.g.edge(v, n, Label::Not);
                n
            }
            ExprKind::Neg(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                self.node(self.ty_of(v), e.span)
            }
            ExprKind::Binary(op, l, r) => self.binary(*op, l, r, e.span),
            ExprKind::Assign(l, r) => {
                let place = self.expr(l, &Ty::Unknown);
                let ty = self.ty_of(place);
                let v = self.expr(r, &ty);
                self.coerce(v, &ty);
                self.assign(place, v);
                self.unit(e.span)
            }
            ExprKind::Cast(inner, ty) => {
                let v = self.expr(inner, &Ty::Unknown);
                let ty = self.written(ty);
                let n = self.node(ty, e.span);
                self.g.edge(v, n, Label::Flow);
                n
            }
            ExprKind::Try(inner) => self.try_(inner, e.span),
            ExprKind::Await(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                self.await_(v, e.span)
            }
            ExprKind::Range(a, b) => {
                for part in [a, b].into_iter().flatten() {
                    self.expr(part, &Ty::Unknown);
                }
                self.node(Ty::Unknown, e.span)
            }
            ExprKind::Tuple(parts) => {
                let wants: Vec<Ty> = match self.shallow(want) {
                    Ty::Tuple(list) if list.len() == parts.len() => list.to_vec(),
                    _ => vec![Ty::Unknown; parts.len()],
                };
                let values: Vec<NodeId> = parts.iter().zip(&wants).map(|(p, w)| self.expr(p, w)).collect();
                let tys: Vec<Ty> = values.iter().map(|v| self.ty_of(*v)).collect();
                if parts.is_empty() {
                    return self.unit(e.span);
                }
                let n = self.node(Ty::Tuple(tys.as_slice().into()), e.span);
                for (at, v) in values.into_iter().enumerate() {
                    self.wrap(v, n, Key::Tuple(at as u32), &tys[at], true);
                }
                n
            }
            ExprKind::Array(parts) => {
                let elem = self.var();
                let values: Vec<NodeId> = parts.iter().map(|p| self.expr(p, &elem)).collect();
                let bytes = parts.len() as u32;
                let kind = NodeKind::Bytes(bytes);
                let ty = Ty::Array(Rc::new(elem.clone()), Some(u64::from(bytes)));
                let n = self.g.node(ty, kind, e.span, self.body);
                for v in values {
                    self.coerce(v, &elem);
                    self.g.edge(v, n, Label::Flow);
                }
                n
            }
            ExprKind::Repeat(value, len) => {
                let v = self.expr(value, &Ty::Unknown);
                let l = self.expr(len, &Ty::Unknown);
                let count = self.int(l);
                let ty = Ty::Array(Rc::new(self.ty_of(v)), count);
                let kind = count.map_or(NodeKind::Expr, |n| NodeKind::Bytes(n as u32));
                let n = self.g.node(ty, kind, e.span, self.body);
                self.g.edge(v, n, Label::Flow);
                n
            }
            ExprKind::Struct(path, fields, base) => self.struct_(path, fields, base.as_deref(), e.span, want),
            ExprKind::Block(b) => self.block(b, e.span, want),
            ExprKind::Async(b) => {
                let ret_ty = self.var();
                let ret = self.node(ret_ty.clone(), e.span);
                let outer = std::mem::replace(&mut self.ret, ret);
                let frame = FrameId(self.g.frames.len() as u32);
                let outer_frame = self.enter(FrameKind::Async { ret, future: ret });
                let v = self.block(b, e.span, &Ty::Unknown);
                self.ret = outer;
                self.frame = outer_frame;
                let ty = self.ty_of(v);
                self.unify(&ret_ty, &ty);
                self.g.edge(v, ret, Label::Flow);
                let ty = self.future_of(ret_ty);
                let n = self.node(ty, e.span);
                self.g.edge(ret, n, Label::Flow);
                self.g.frames[frame.index()].kind = FrameKind::Async { ret, future: n };
                n
            }
            ExprKind::Stream { body, fallible } => self.stream_of(body, *fallible, e.span),
            ExprKind::Yield(value) => {
                let v = self.expr(value, &Ty::Unknown);
                if let Some(item) = self.yielded {
                    let (ty, want) = (self.ty_of(v), self.ty_of(item));
                    self.unify(&want, &ty);
                    self.g.edge(v, item, Label::Flow);
                }
                self.unit(e.span)
            }
            ExprKind::If(cond, then, els) => self.if_(cond, then, els.as_deref(), e.span, want),
            ExprKind::Let(pat, init) => {
                let v = self.expr(init, &Ty::Unknown);
                let ty = self.ty_of(v);
                self.bind(pat, v, &ty);
                self.asked = Some((v, frames::case_of(pat)));
                self.node(Ty::prim("bool"), e.span)
            }
            ExprKind::Match(scrutinee, arms) => self.match_(scrutinee, arms, e.span, want),
            ExprKind::Loop(body, label) => {
                let ty = self.var();
                let value = self.node(ty, e.span);
                self.loop_(label.clone(), value, |this| {
                    this.block(body, e.span, &Ty::Unknown);
                });
                value
            }
            ExprKind::While(cond, body, label) => {
                let value = self.unit(e.span);
                self.loop_(label.clone(), value, |this| {
                    this.scoped(|this| {
                        let (_, asked) = this.condition(cond);
                        let outer = this.enter(asked.arm());
                        this.block(body, e.span, &Ty::Unknown);
                        this.frame = outer;
                    });
                });
                value
            }
            ExprKind::For(pat, iter, body, label) => {
                let it = self.expr(iter, &Ty::Unknown);
                let ty = self.ty_of(it);
                let item_ty = self.item_of(&ty);
                let item_ty = self.open(&item_ty);
                let item = self.node(item_ty.clone(), iter.span);
                self.g.edge(it, item, Label::Through);
                let root = self.g.root(it);
                self.g.roots.insert(item, root);
                let value = self.unit(e.span);
                self.loop_(label.clone(), value, |this| {
                    this.scoped(|this| {
                        this.next_item(it, item, iter.span);
                        this.bind(pat, item, &item_ty);
                        this.block(body, e.span, &Ty::Unknown);
                    });
                });
                value
            }
            ExprKind::Closure(c) => self.closure(c, e.span, None).0,
            ExprKind::Return(value) => {
                let mut returned = None;
                if let Some(value) = value {
                    let ret = self.ret;
                    let want = self.ty_of(ret);
                    let want = if matches!(want, Ty::Impl(_)) { Ty::Unknown } else { want };
                    let v = self.expr(value, &want);
                    self.coerce(v, &want);
                    self.g.edge(v, ret, Label::Flow);
                    returned = Some(v);
                }
                let fails = value.as_deref().is_some_and(|v| {
                    match &v.kind {
                        ExprKind::Call(f, _) => {
                            matches!(&f.kind, ExprKind::Path(p) if p.last().is_some_and(|s| s.name == "Err"))
                        }
                        // `bail!`
                        ExprKind::Macro(MacroCall::Effects(..)) => true,
                        _ => false,
                    }
                });
                self.step(if fails { Step::Fail } else { Step::Return });
                self.exit(ExitKind::Return(returned), e.span);
                self.never(e.span)
            }
            ExprKind::Break(label, value) => {
                let target = match label {
                    Some(l) => self.targets.iter().rev().find(|t| t.label.as_ref() == Some(l)),
                    None => self.targets.last(),
                };
                let left = target.map(|t| t.frame);
                let target = target.map(|t| t.value);
                let mut given = None;
                if let Some(value) = value {
                    let want = target.map_or(Ty::Unknown, |t| self.ty_of(t));
                    let v = self.expr(value, &want);
                    if let Some(t) = target {
                        self.coerce(v, &want);
                        self.g.edge(v, t, Label::Flow);
                    }
                    given = Some(v);
                }
                self.exit(ExitKind::Break(left, given), e.span);
                self.step(Step::Break);
                self.never(e.span)
            }
            ExprKind::Continue(_) => {
                self.step(Step::Continue);
                self.never(e.span)
            }
            ExprKind::Macro(m) => self.macro_(m, e.span, want),
            ExprKind::Unknown => self.node(Ty::Unknown, e.span),
        }
    }

    /// `n` names the same place as `of`.
    pub(super) fn same_place(&mut self, n: NodeId, of: NodeId) {
        let root = self.g.root(of);
        self.g.roots.insert(n, root);
        if let Some(f) = self.g.field_of.get(&of).copied() {
            self.g.field_of.insert(n, f);
        }
    }

    fn lit(&mut self, lit: &Lit, span: Span) -> NodeId {
        let (ty, kind) = match lit {
            Lit::Bool(b) => (Ty::prim("bool"), NodeKind::Bool(*b)),
            Lit::Int(n, suffix) => {
                let ty = if suffix.is_empty() { self.var() } else { Ty::Prim(suffix.clone()) };
                (ty, NodeKind::Int(u64::try_from(*n).unwrap_or(u64::MAX)))
            }
            Lit::Float => (Ty::prim("f64"), NodeKind::Expr),
            Lit::Str(s) => (Ty::reference(false, Ty::prim("str")), NodeKind::Text(s.clone())),
            Lit::Bytes(n) => {
                let array = Ty::Array(Rc::new(Ty::prim("u8")), Some(u64::from(*n)));
                (Ty::reference(false, array), NodeKind::Bytes(*n))
            }
            Lit::Byte => (Ty::prim("u8"), NodeKind::Expr),
            Lit::Char => (Ty::prim("char"), NodeKind::Expr),
        };
        self.g.node(ty, kind, span, self.body)
    }

    fn path_expr(&mut self, path: &'a Path, span: Span, want: &Ty) -> NodeId {
        let values = self.values(path);
        match values.into_iter().next() {
            Some(CalleeValue::Local(n)) => n,
            Some(CalleeValue::Const(c)) => self.const_value(c),
            Some(CalleeValue::Ctor(id, variant, args)) => {
                let ty = Ty::Adt(id, args);
                let adt = self.w.adts[id.index()].adt;
                let tuple = adt.variants.get(variant as usize).is_some_and(|v| v.tuple);
                if tuple {
                    // The constructor as a function: `.map(Stream::Plain)`.
                    let n = self.constructor_closure(id, variant, &ty, span);
                    return n;
                }
                self.unify(&ty, want);
                let kind = if Some(id) == self.lang.option { NodeKind::Unit } else { NodeKind::Expr };
                self.g.node(ty, kind, span, self.body)
            }
            Some(CalleeValue::Fn(Method { f, subst, .. })) => {
                let n = self.g.node(Ty::Fn(f), NodeKind::FnValue(f), span, self.body);
                self.fn_values.insert(n, subst);
                self.g.as_values.entry(f).or_default().push(n);
                n
            }
            Some(CalleeValue::TraitFn(_, f)) => self.g.node(Ty::Fn(f), NodeKind::FnValue(f), span, self.body),
            Some(CalleeValue::Ext(p)) => {
                let n = self.g.node(Ty::Unknown, NodeKind::Text(p), span, self.body);
                let v = self.var();
                self.g.nodes[n.index()].ty = v;
                n
            }
            Some(CalleeValue::Missing(..)) | None => {
                let v = self.var();
                let name = path.last().map(|s| s.name.clone()).unwrap_or_default();
                self.g.node(v, NodeKind::Text(name), span, self.body)
            }
        }
    }

    /// A tuple constructor named as a value is a closure that wraps its parameters.
    fn constructor_closure(
        &mut self,
        id: crate::resolve::AdtId,
        variant: u32,
        ty: &Ty,
        span: Span,
    ) -> NodeId {
        let cid = ClosureId(self.g.closures.len() as u32);
        let ret = self.g.node(ty.clone(), NodeKind::ClosureRet(cid), span, self.body);
        let args = match ty {
            Ty::Adt(_, args) => args.clone(),
            _ => Rc::from([]),
        };
        let fields = self.w.field_types(id, variant as usize, &args);
        let mut params = Vec::new();
        for (at, (name, field_ty)) in fields.into_iter().enumerate() {
            let p = self.g.node(field_ty.clone(), NodeKind::ClosureParam(cid, at as u32), span, self.body);
            self.wrap(p, ret, Key::Field(id, variant, name), &field_ty, true);
            params.push(p);
        }
        self.g.closures.push(ClosureInfo { params, ret, body: self.body, span });
        self.g.node(Ty::Closure(cid.0), NodeKind::Closure(cid), span, self.body)
    }

    pub(super) fn const_value(&mut self, c: crate::resolve::ConstId) -> NodeId {
        super::const_node(self.w, self.g, c, self.body)
    }

    fn field(&mut self, base: &'a Expr, name: &Name, at: Span) -> NodeId {
        let b = self.expr(base, &Ty::Unknown);
        let ty = self.ty_of(b);
        let mut key = None;
        let mut field_ty = Ty::Unknown;
        for t in self.derefs(&ty) {
            match &t {
                Ty::Tuple(list) => {
                    if let Ok(n) = name.parse::<usize>()
                        && let Some(t) = list.get(n)
                    {
                        key = Some(Key::Tuple(n as u32));
                        field_ty = t.clone();
                        break;
                    }
                }
                Ty::Adt(id, args) => {
                    let fields = self.w.field_types(*id, 0, args);
                    if let Some((_, t)) = fields.iter().find(|(n, _)| n == name) {
                        key = Some(Key::Field(*id, 0, name.clone()));
                        field_ty = self.accessed(b, *id, 0, name, t.clone());
                        break;
                    }
                }
                _ => {}
            }
        }
        if matches!(self.known(&ty), Ty::Var(_)) {
            self.late = true;
        }
        let field_ty = self.w.normalize(&self.env.clone(), &field_ty);
        let n = self.node(field_ty.clone(), at);
        match key {
            Some(key) => {
                let key = self.g.key(key);
                self.g.edge(b, n, Label::Unwrap(key));
                self.load_cell(key, &field_ty, n);
                self.g.field_of.insert(n, (b, key));
            }
            None => {
                let v = self.var();
                self.g.nodes[n.index()].ty = v;
                self.g.edge(b, n, Label::Through);
            }
        }
        let root = self.g.root(b);
        self.g.roots.insert(n, root);
        n
    }

    fn indexed(&mut self, base: NodeId, range: bool) -> Ty {
        let ty = self.ty_of(base);
        for t in self.derefs(&ty) {
            match &t {
                Ty::Slice(inner) | Ty::Array(inner, _) => {
                    return if range { Ty::Slice(inner.clone()) } else { (**inner).clone() };
                }
                Ty::Adt(id, args) if Some(*id) == self.lang.vec => {
                    let inner = args.first().cloned().unwrap_or(Ty::Unknown);
                    return if range { Ty::Slice(Rc::new(inner)) } else { inner };
                }
                Ty::Prim(p) if p == "str" => return t.clone(),
                Ty::Adt(..) => {
                    let out = self.project(&t, None, "Output");
                    if !out.is_unknown() && !matches!(out, Ty::Assoc(..)) {
                        return out;
                    }
                }
                _ => {}
            }
        }
        Ty::Unknown
    }

    fn binary(&mut self, op: BinOp, l: &'a Expr, r: &'a Expr, span: Span) -> NodeId {
        if op == BinOp::And || op == BinOp::Or {
            let a = self.expr(l, &Ty::Unknown);
            // The right side runs only if the left lets it.
            self.guards.push(Guard { cond: a, when: op == BinOp::And });
            let (b, steps) = self.apart(|this| this.expr(r, &Ty::Unknown));
            self.guards.pop();
            if !steps.is_empty() {
                self.step(Step::Branch(vec![steps, Vec::new()]));
            }
            let n = self.g.node(Ty::prim("bool"), NodeKind::Logic, span, self.body);
            self.g.edge(a, n, Label::Flow);
            self.g.edge(b, n, Label::Flow);
            return n;
        }
        let a = self.expr(l, &Ty::Unknown);
        let want = self.ty_of(a);
        let b = self.expr(r, &want);
        let ty = match op {
            BinOp::Eq | BinOp::Ne => Ty::prim("bool"),
            BinOp::Assign => Ty::unit(),
            _ => self.ty_of(a),
        };
        let n = self.node(ty, span);
        if let (Some(x), Some(y)) = (self.int(a), self.int(b)) {
            let folded = match op {
                BinOp::Add => x.checked_add(y),
                BinOp::Mul => x.checked_mul(y),
                _ => None,
            };
            if let Some(value) = folded {
                self.g.nodes[n.index()].kind = NodeKind::Int(value);
            }
        }
        if matches!(op, BinOp::Eq | BinOp::Ne) {
            // `flag == true` and `mode == Mode::Fast` are decided by their left side.
            self.g.edge(a, n, if op == BinOp::Ne { Label::Not } else { Label::Through });
        }
        n
    }

    /// The value of a constant integer, through constants' names.
    fn int(&self, node: NodeId) -> Option<u64> {
        let mut at = node;
        for _ in 0..4 {
            match self.g.nodes[at.index()].kind {
                NodeKind::Int(n) => return Some(n),
                NodeKind::Const(_) => at = self.g.into[at.index()].first()?.to,
                _ => return None,
            }
        }
        None
    }

    fn assign(&mut self, place: NodeId, value: NodeId) {
        self.store(value, place);
        if let Some((_, key)) = self.g.field_of.get(&place).copied() {
            let body = self.body;
            self.g.field_writes.entry(key).or_default().push(FieldWrite { value, body, literal: false });
        }
    }

    fn try_(&mut self, inner: &'a Expr, span: Span) -> NodeId {
        let v = self.expr(inner, &Ty::Unknown);
        let ty = self.ty_of(v);
        let (out, key) = self.tried(&ty);
        let out = self.open(&out);
        let n = self.node(out, span);
        match key {
            Some(key) => self.g.edge(v, n, Label::Unwrap(key)),
            None => self.g.edge(v, n, Label::Through),
        }
        self.same_place(n, v);
        self.mark_propagating(v);
        self.step(Step::Try);
        self.exit(ExitKind::Try(v), span);
        n
    }

    pub(super) fn await_(&mut self, v: NodeId, span: Span) -> NodeId {
        let ty = self.ty_of(v);
        if matches!(self.known(&ty), Ty::Var(_)) {
            self.late = true;
        }
        let out = self.awaited(&ty);
        let out = if matches!(out, Ty::Assoc(..)) { out } else { self.open(&out) };
        let n = self.node(out, span);
        self.g.edge(v, n, Label::Flow);
        self.g.awaits.push((v, self.frame));
        self.same_place(n, v);
        n
    }

    /// A `for` loop asks its iterator: `for stream in listener.incoming()` accepts in every round.
    fn next_item(&mut self, iter: NodeId, item: NodeId, span: Span) {
        let path: Name = "std::iter::Iterator::next".into();
        let at = At { name: span, whole: span };
        self.push_call("next".into(), path, Vec::new(), vec![iter], true, item, at, Vec::new(), None);
    }

    fn struct_(
        &mut self,
        path: &'a Path,
        fields: &'a [(Name, Expr)],
        base: Option<&'a Expr>,
        span: Span,
        want: &Ty,
    ) -> NodeId {
        let Some((id, variant, args)) = self.variant_of(path, want) else {
            let n = self.node(Ty::Unknown, span);
            for (_, e) in fields {
                let v = self.expr(e, &Ty::Unknown);
                self.g.edge(v, n, Label::Through);
            }
            return n;
        };
        let ty = Ty::Adt(id, args.clone());
        self.unify(&ty, want);
        let types = self.w.field_types(id, variant as usize, &args);
        let n = self.node(ty, span);
        for (name, e) in fields {
            let field_ty = types.iter().find(|(n, _)| n == name).map_or(Ty::Unknown, |(_, t)| t.clone());
            let v = self.expr(e, &field_ty);
            self.coerce(v, &field_ty);
            self.wrap(v, n, Key::Field(id, variant, name.clone()), &field_ty, true);
        }
        if let Some(base) = base {
            let b = self.expr(base, &Ty::Adt(id, args));
            self.g.edge(b, n, Label::Flow);
        }
        n
    }
}
