//! Blocks, branches and loops: the order in which things happen.

use crate::resolve::ty::Ty;
use crate::syntax::ir::*;

use super::super::graph::*;
use super::{Infer, Target, frames};

impl<'a> Infer<'_, 'a> {
    pub(super) fn if_(
        &mut self,
        cond: &'a Expr,
        then: &'a Expr,
        els: Option<&'a Expr>,
        span: Span,
        want: &Ty,
    ) -> NodeId {
        let out = self.node(Ty::Unknown, span);
        let mut ty = self.shallow(want);
        if ty == Ty::Unknown {
            ty = self.var();
        }
        let mut arms = Vec::new();
        self.scoped(|this| {
            let (c, asked) = this.condition(cond);
            let pattern = has_let(cond);
            let outer = this.enter(asked.arm());
            if !pattern {
                this.guards.push(Guard { cond: c, when: true });
            }
            let (v, steps) = this.apart(|this| this.expr(then, &ty));
            arms.push(steps);
            this.join(v, out, &ty);
            this.frame = outer;
            if !pattern {
                this.guards.pop();
                this.guards.push(Guard { cond: c, when: false });
            }
            if let Some(els) = els {
                let outer = this.enter(asked.other_arm());
                let (v, steps) = this.apart(|this| this.expr(els, &ty));
                arms.push(steps);
                this.join(v, out, &ty);
                this.frame = outer;
            } else {
                arms.push(Vec::new());
            }
            if !pattern {
                this.guards.pop();
            }
        });
        self.step(Step::Branch(arms));
        self.g.nodes[out.index()].ty = if els.is_some() { ty } else { Ty::unit() };
        out
    }

    /// One arm's value into the whole's.
    pub(super) fn join(&mut self, value: NodeId, out: NodeId, ty: &Ty) {
        let got = self.ty_of(value);
        if got == Ty::Never {
            return;
        }
        self.unify(ty, &got);
        self.g.edge(value, out, Label::Flow);
        if !self.g.roots.contains_key(&out) && self.borrows(&got) {
            let root = self.g.root(value);
            self.g.roots.insert(out, root);
        }
    }

    pub(super) fn match_(&mut self, scrutinee: &'a Expr, arms: &'a [Arm], span: Span, want: &Ty) -> NodeId {
        let v = self.expr(scrutinee, &Ty::Unknown);
        let scrutinee_ty = self.ty_of(v);
        let out = self.node(Ty::Unknown, span);
        let mut ty = self.shallow(want);
        if ty == Ty::Unknown {
            ty = self.var();
        }
        let mut branches = Vec::new();
        let cases = frames::cases(arms);
        for (arm, case) in arms.iter().zip(cases) {
            let would_block = frames::names_would_block(arm);
            let outer = self.enter(FrameKind::Arm { on: v, case, would_block });
            let guard = match &arm.pat.kind {
                PatKind::Lit(Lit::Bool(b)) => Some(Guard { cond: v, when: *b }),
                _ => None,
            };
            self.guards.extend(guard);
            let (_, steps) = self.apart(|this| {
                this.scoped(|this| {
                    this.bind(&arm.pat, v, &scrutinee_ty);
                    let condition = arm.guard.as_ref().map(|g| this.expr(g, &Ty::Unknown));
                    this.guards.extend(condition.map(|cond| Guard { cond, when: true }));
                    let value = this.expr(&arm.body, &ty);
                    if condition.is_some() {
                        this.guards.pop();
                    }
                    this.join(value, out, &ty);
                });
            });
            if guard.is_some() {
                self.guards.pop();
            }
            self.frame = outer;
            branches.push(steps);
        }
        self.step(Step::Branch(branches));
        self.g.nodes[out.index()].ty = ty;
        out
    }

    pub(super) fn loop_(&mut self, label: Option<Name>, value: NodeId, body: impl FnOnce(&mut Self)) {
        let outer = self.enter(FrameKind::Loop(value));
        self.targets.push(Target { label, value, frame: self.frame });
        self.loops += 1;
        self.loop_count += 1;
        let outer_loop = std::mem::replace(&mut self.in_loop, self.loop_count);
        let ((), steps) = self.apart(body);
        self.in_loop = outer_loop;
        self.loops -= 1;
        self.frame = outer;
        self.targets.pop();
        self.step(Step::Loop(steps));
    }

    pub(super) fn block(&mut self, b: &'a Block, span: Span, want: &Ty) -> NodeId {
        let outer = self.module;
        if !b.items.is_empty() {
            self.module = self.w.block_module(b, self.module, self.file);
            self.scope.module = self.module;
        }
        let n = self.scoped(|this| {
            let mut diverges = false;
            // Neighbours under different `#[cfg]`s are alternatives, not a sequence.
            let mut twins: Vec<Vec<Step>> = Vec::new();
            for (n, stmt) in b.stmts.iter().enumerate() {
                let cfg = b.cfgs.iter().any(|&at| at as usize == n);
                if !cfg && !twins.is_empty() {
                    this.step(Step::Branch(std::mem::take(&mut twins)));
                }
                let before = if cfg && !twins.is_empty() { this.locals.last().cloned() } else { None };
                let (ends, steps) = this.apart(|this| this.stmt(stmt));
                // `#[cfg(a)] let s = …; #[cfg(b)] let s = …;` is one `s`.
                for (name, old) in before.into_iter().flatten() {
                    if let Some(new) = this.local(&name)
                        && new != old
                    {
                        this.g.edge(old, new, Label::Flow);
                    }
                }
                if cfg {
                    twins.push(steps);
                } else {
                    diverges |= ends;
                    for s in steps {
                        this.step(s);
                    }
                }
            }
            if !twins.is_empty() {
                this.step(Step::Branch(twins));
            }
            match &b.tail {
                Some(e) => {
                    let v = this.expr(e, want);
                    this.coerce(v, want);
                    v
                }
                None if diverges => this.never(span),
                None => this.unit(span),
            }
        });
        self.module = outer;
        self.scope.module = outer;
        n
    }

    /// A statement; true if nothing behind it runs.
    /// A stream macro's block: a stream of what it yields. What it returns ends it; `?` is its last item.
    pub(super) fn stream_of(&mut self, body: &'a Block, fallible: bool, span: Span) -> NodeId {
        let item_ty = self.var();
        let item = self.node(item_ty.clone(), span);
        let ty = self.var();
        let ret = self.node(ty, span);
        let outer_ret = std::mem::replace(&mut self.ret, ret);
        let outer_item = self.yielded.replace(item);
        let frame = FrameId(self.g.frames.len() as u32);
        let outer_frame = self.enter(FrameKind::Async { ret, future: ret });
        self.block(body, span, &Ty::Unknown);
        self.ret = outer_ret;
        self.yielded = outer_item;
        self.frame = outer_frame;
        let (ty, label) = match self.lang.result {
            Some(id) if fallible => {
                let key = self.g.key(Key::Field(id, self.variant(id, "Ok"), "0".into()));
                let error = self.var();
                (self.adt(self.lang.result, &[item_ty, error]), Label::Wrap(key))
            }
            _ => (item_ty, Label::Flow),
        };
        let ty = self.stream_type(ty);
        let n = self.node(ty, span);
        self.g.edge(item, n, label);
        self.g.frames[frame.index()].kind = FrameKind::Async { ret, future: n };
        n
    }

    pub(super) fn stmt(&mut self, stmt: &'a Stmt) -> bool {
        match stmt {
            Stmt::Expr(e) => {
                let v = self.expr(e, &Ty::Unknown);
                self.ty_of(v) == Ty::Never
            }
            Stmt::Let(l) => {
                self.let_(l);
                false
            }
        }
    }

    pub(super) fn let_(&mut self, l: &'a LetStmt) {
        let ty = self.written(&l.ty);
        let ty = self.open(&ty);
        let Some(init) = &l.init else {
            let n = self.node(ty.clone(), l.pat.span);
            self.bind(&l.pat, n, &ty);
            return;
        };
        let v = self.expr(init, &ty);
        let got = self.ty_of(v);
        self.unify(&ty, &got);
        // The written type is the better one where it says more (`Box<dyn Write>`).
        let ty = if matches!(l.ty, TypeRef::Infer) { got } else { self.shallow(&ty) };
        if let Some(els) = &l.els {
            let case = frames::case_of(&l.pat).opposite();
            let outer = self.enter(FrameKind::Arm { on: v, case, would_block: None });
            let (_, steps) = self.apart(|this| this.expr(els, &Ty::Unknown));
            self.frame = outer;
            self.step(Step::Branch(vec![steps, Vec::new()]));
        }
        self.bind(&l.pat, v, &ty);
    }
}

fn has_let(e: &Expr) -> bool {
    match &e.kind {
        ExprKind::Let(..) => true,
        ExprKind::Binary(_, l, r) => has_let(l) || has_let(r),
        _ => false,
    }
}
