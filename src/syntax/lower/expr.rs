//! Expressions, statements and blocks. Places are put together from the parts, since asking syn for an
//! expression's place prints it again.

use super::types::member;
use super::{Lower, join, name};
use crate::syntax::ir::*;

type Boxed = Box<Expr>;

impl Lower<'_> {
    fn boxed(&mut self, e: &syn::Expr) -> Boxed {
        Box::new(self.expr(e))
    }

    pub(super) fn expr(&mut self, e: &syn::Expr) -> Expr {
        use ExprKind as K;
        let (kind, span) = match e {
            syn::Expr::Array(a) => {
                let span =
                    join(self.span(a.bracket_token.span.open()), self.span(a.bracket_token.span.close()));
                (K::Array(a.elems.iter().map(|e| self.expr(e)).collect()), span)
            }
            syn::Expr::Assign(a) => {
                let (l, r) = (self.boxed(&a.left), self.boxed(&a.right));
                let span = join(l.span, r.span);
                (K::Assign(l, r), span)
            }
            syn::Expr::Async(a) => {
                let span = self.block_span(&a.block);
                (K::Async(self.block(&a.block)), span)
            }
            syn::Expr::Await(a) => {
                let base = self.boxed(&a.base);
                let span = join(base.span, self.span(a.await_token.span));
                (K::Await(base), span)
            }
            syn::Expr::Binary(b) => {
                let (l, r) = (self.boxed(&b.left), self.boxed(&b.right));
                let span = join(l.span, r.span);
                (K::Binary(bin_op(&b.op), l, r), span)
            }
            syn::Expr::Block(b) => {
                let span = self.block_span(&b.block);
                let block = self.block(&b.block);
                match &b.label {
                    // A labelled block is a loop that runs once: only `break 'label` tells them apart.
                    Some(label) => {
                        let label = Some(label.name.ident.to_string().into());
                        let tail = Expr { kind: K::Block(block), span };
                        let once = Expr { kind: K::Break(label.clone(), Some(Box::new(tail))), span };
                        let body = Block {
                            stmts: vec![Stmt::Expr(once)],
                            tail: None,
                            items: Vec::new(),
                            cfgs: Vec::new(),
                        };
                        (K::Loop(body, label), span)
                    }
                    None => (K::Block(block), span),
                }
            }
            syn::Expr::Unsafe(b) => (K::Block(self.block(&b.block)), self.block_span(&b.block)),
            syn::Expr::Const(b) => (K::Block(self.block(&b.block)), self.block_span(&b.block)),
            syn::Expr::TryBlock(b) => (K::Block(self.block(&b.block)), self.block_span(&b.block)),
            syn::Expr::Break(b) => {
                let value = b.expr.as_ref().map(|e| self.boxed(e));
                let span = self.span(b.break_token.span);
                (K::Break(b.label.as_ref().map(|l| l.ident.to_string().into()), value), span)
            }
            syn::Expr::Continue(c) => {
                let span = self.span(c.continue_token.span);
                (K::Continue(c.label.as_ref().map(|l| l.ident.to_string().into())), span)
            }
            syn::Expr::Call(c) => {
                let func = self.boxed(&c.func);
                let args = c.args.iter().map(|e| self.expr(e)).collect();
                let span = join(func.span, self.span(c.paren_token.span.close()));
                (K::Call(func, args), span)
            }
            syn::Expr::Cast(c) => {
                let inner = self.boxed(&c.expr);
                let span = inner.span;
                (K::Cast(inner, self.ty(&c.ty)), span)
            }
            syn::Expr::Closure(c) => {
                let params = c
                    .inputs
                    .iter()
                    .map(|p| match p {
                        syn::Pat::Type(t) => (self.pat(&t.pat), self.ty(&t.ty)),
                        other => (self.pat(other), TypeRef::Infer),
                    })
                    .collect();
                let ret = match &c.output {
                    syn::ReturnType::Default => TypeRef::Infer,
                    other => self.ret(other),
                };
                let body = self.expr(&c.body);
                let span = join(self.span(c.inputs_begin.span), body.span);
                (K::Closure(Box::new(Closure { params, ret, is_async: c.asyncness.is_some(), body })), span)
            }
            syn::Expr::Field(f) => {
                let base = self.boxed(&f.base);
                let at = self.span(match &f.member {
                    syn::Member::Named(ident) => ident.span(),
                    syn::Member::Unnamed(index) => index.span,
                });
                let span = join(base.span, at);
                (K::Field(base, member(&f.member), at), span)
            }
            syn::Expr::ForLoop(f) => {
                let (pat, iter) = (Box::new(self.pat(&f.pat)), self.boxed(&f.expr));
                let span = join(self.span(f.for_token.span), self.block_span(&f.body));
                (K::For(pat, iter, self.block(&f.body), label(&f.label)), span)
            }
            syn::Expr::Group(g) => return self.expr(&g.expr),
            syn::Expr::Paren(p) => return self.expr(&p.expr),
            syn::Expr::If(i) => {
                let cond = self.boxed(&i.cond);
                let then_span = self.block_span(&i.then_branch);
                let then = Box::new(Expr { kind: K::Block(self.block(&i.then_branch)), span: then_span });
                let els = i.else_branch.as_ref().map(|(_, e)| self.boxed(e));
                let end = els.as_ref().map_or(then_span, |e| e.span);
                let span = join(self.span(i.if_token.span), end);
                (K::If(cond, then, els), span)
            }
            syn::Expr::Index(i) => {
                let (base, index) = (self.boxed(&i.expr), self.boxed(&i.index));
                let span = join(base.span, self.span(i.bracket_token.span.close()));
                (K::Index(base, index), span)
            }
            syn::Expr::Let(l) => {
                let (pat, init) = (Box::new(self.pat(&l.pat)), self.boxed(&l.expr));
                let span = join(self.span(l.let_token.span), init.span);
                (K::Let(pat, init), span)
            }
            syn::Expr::Lit(l) => (K::Lit(self.lit(&l.lit)), self.span(l.lit.span())),
            syn::Expr::Loop(l) => {
                let span = join(self.span(l.loop_token.span), self.block_span(&l.body));
                (K::Loop(self.block(&l.body), label(&l.label)), span)
            }
            syn::Expr::Macro(m) => return self.macro_expr(&m.mac),
            syn::Expr::Match(m) => {
                let scrutinee = self.boxed(&m.expr);
                let arms = m.arms.iter().map(|a| self.arm(a)).collect();
                let span = join(self.span(m.match_token.span), self.span(m.brace_token.span.close()));
                (K::Match(scrutinee, arms), span)
            }
            syn::Expr::MethodCall(m) => {
                let receiver = self.expr(&m.receiver);
                let turbofish = m.turbofish.iter().flat_map(|t| &t.args).filter_map(|a| match a {
                    syn::GenericArgument::Type(ty) => Some(self.ty(ty)),
                    _ => None,
                });
                let turbofish = turbofish.collect();
                let span = join(receiver.span, self.span(m.paren_token.span.close()));
                let call = MethodCall {
                    receiver,
                    name: name(&m.method),
                    name_span: self.span(m.method.span()),
                    turbofish,
                    args: m.args.iter().map(|e| self.expr(e)).collect(),
                };
                (K::Method(Box::new(call)), span)
            }
            syn::Expr::Path(p) => {
                let path = self.path(&p.path, p.qself.as_ref());
                let span = path.span;
                (K::Path(path), span)
            }
            syn::Expr::Range(r) => {
                let start = r.start.as_ref().map(|e| self.boxed(e));
                let end = r.end.as_ref().map(|e| self.boxed(e));
                let span = start.as_ref().or(end.as_ref()).map_or(Span::default(), |e| e.span);
                (K::Range(start, end), span)
            }
            syn::Expr::RawAddr(r) => {
                let inner = self.boxed(&r.expr);
                let span = join(self.span(r.and_token.span), inner.span);
                (K::Ref(true, inner), span)
            }
            syn::Expr::Reference(r) => {
                let inner = self.boxed(&r.expr);
                let span = join(self.span(r.and_token.span), inner.span);
                (K::Ref(r.mutability.is_some(), inner), span)
            }
            syn::Expr::Repeat(r) => {
                let (value, len) = (self.boxed(&r.expr), self.boxed(&r.len));
                let span = join(value.span, len.span);
                (K::Repeat(value, len), span)
            }
            syn::Expr::Return(r) => {
                let value = r.expr.as_ref().map(|e| self.boxed(e));
                (K::Return(value), self.span(r.return_token.span))
            }
            syn::Expr::Struct(s) => {
                let path = self.path(&s.path, s.qself.as_ref());
                let fields = s.fields.iter().map(|f| (member(&f.member), self.expr(&f.expr))).collect();
                let base = s.rest.as_ref().map(|e| self.boxed(e));
                let span = join(path.span, self.span(s.brace_token.span.close()));
                (K::Struct(path, fields, base), span)
            }
            syn::Expr::Try(t) => {
                let inner = self.boxed(&t.expr);
                let span = join(inner.span, self.span(t.question_token.span));
                (K::Try(inner), span)
            }
            syn::Expr::Tuple(t) => {
                let span = join(self.span(t.paren_token.span.open()), self.span(t.paren_token.span.close()));
                (K::Tuple(t.elems.iter().map(|e| self.expr(e)).collect()), span)
            }
            syn::Expr::Unary(u) => {
                let inner = self.boxed(&u.expr);
                let span = inner.span;
                let kind = match u.op {
                    syn::UnOp::Deref(_) => K::Deref(inner),
                    syn::UnOp::Not(_) => K::Not(inner),
                    _ => K::Neg(inner),
                };
                (kind, span)
            }
            syn::Expr::While(w) => {
                let cond = self.boxed(&w.cond);
                let span = join(self.span(w.while_token.span), self.block_span(&w.body));
                (K::While(cond, self.block(&w.body), label(&w.label)), span)
            }
            syn::Expr::Yield(y) => {
                let at = self.span(y.yield_token.span);
                match &y.expr {
                    Some(e) => {
                        let value = self.boxed(e);
                        let span = join(at, value.span);
                        (K::Yield(value), span)
                    }
                    None => (K::Unknown, at),
                }
            }
            _ => (K::Unknown, Span::default()),
        };
        Expr { kind, span }
    }

    fn arm(&mut self, arm: &syn::Arm) -> Arm {
        let guard = match &arm.pat {
            syn::Pat::Guard(g) => Some(self.expr(&g.guard)),
            _ => None,
        };
        Arm { pat: self.pat(&arm.pat), guard, body: self.expr(&arm.body), attrs: self.attrs(&arm.attrs) }
    }

    fn block_span(&self, b: &syn::Block) -> Span {
        join(self.span(b.brace_token.span.open()), self.span(b.brace_token.span.close()))
    }

    pub(super) fn block(&mut self, block: &syn::Block) -> Block {
        self.stmts(&block.stmts)
    }

    pub(super) fn stmts(&mut self, stmts: &[syn::Stmt]) -> Block {
        let mut out = Block { stmts: Vec::new(), tail: None, items: Vec::new(), cfgs: Vec::new() };
        for (n, stmt) in stmts.iter().enumerate() {
            let last = n + 1 == stmts.len();
            if stmt_attrs(stmt).iter().any(|a| a.path().is_ident("cfg")) && !last {
                out.cfgs.push(out.stmts.len() as u32);
            }
            match stmt {
                syn::Stmt::Local(l) => {
                    let (pat, ty) = match &l.pat {
                        syn::Pat::Type(t) => (self.pat(&t.pat), self.ty(&t.ty)),
                        other => (self.pat(other), TypeRef::Infer),
                    };
                    let init = l.init.as_ref().map(|i| self.expr(&i.expr));
                    let els = l.init.as_ref().and_then(|i| i.diverge.as_ref()).map(|(_, e)| self.expr(e));
                    out.stmts.push(Stmt::Let(Box::new(LetStmt { pat, ty, init, els })));
                }
                syn::Stmt::Item(i) => out.items.extend(self.item(i)),
                syn::Stmt::Expr(e, semi) => {
                    let e = self.expr(e);
                    if last && semi.is_none() {
                        out.tail = Some(Box::new(e));
                    } else {
                        out.stmts.push(Stmt::Expr(e));
                    }
                }
                syn::Stmt::Macro(m) => {
                    // A macro of a whole statement list may bind names for what follows, so its
                    // statements join this block's.
                    if let Some(block) = self.macro_stmts(&m.mac) {
                        out.stmts.extend(block.stmts);
                        out.items.extend(block.items);
                        match block.tail {
                            Some(tail) if last && m.semi_token.is_none() => out.tail = Some(tail),
                            Some(tail) => out.stmts.push(Stmt::Expr(*tail)),
                            None => {}
                        }
                        continue;
                    }
                    let e = self.macro_expr(&m.mac);
                    if last && m.semi_token.is_none() {
                        out.tail = Some(Box::new(e));
                    } else {
                        out.stmts.push(Stmt::Expr(e));
                    }
                }
            }
        }
        out
    }
}

fn label(label: &Option<syn::Label>) -> Option<Name> {
    label.as_ref().map(|l| l.name.ident.to_string().into())
}

fn bin_op(op: &syn::BinOp) -> BinOp {
    use syn::BinOp as B;
    match op {
        B::And(_) => BinOp::And,
        B::Or(_) => BinOp::Or,
        B::Eq(_) => BinOp::Eq,
        B::Ne(_) => BinOp::Ne,
        B::Add(_) => BinOp::Add,
        B::Mul(_) => BinOp::Mul,
        B::AddAssign(_) | B::SubAssign(_) | B::MulAssign(_) | B::BitOrAssign(_) | B::BitAndAssign(_) => {
            BinOp::Assign
        }
        _ => BinOp::Other,
    }
}

/// The attributes of a statement, for the kinds of expressions that carry them in practice.
fn stmt_attrs(stmt: &syn::Stmt) -> &[syn::Attribute] {
    use syn::Expr as E;
    match stmt {
        syn::Stmt::Local(l) => &l.attrs,
        syn::Stmt::Macro(m) => &m.attrs,
        syn::Stmt::Item(_) => &[],
        syn::Stmt::Expr(e, _) => match e {
            E::Assign(e) => &e.attrs,
            E::Await(e) => &e.attrs,
            E::Block(e) => &e.attrs,
            E::Call(e) => &e.attrs,
            E::If(e) => &e.attrs,
            E::Loop(e) => &e.attrs,
            E::ForLoop(e) => &e.attrs,
            E::While(e) => &e.attrs,
            E::Macro(e) => &e.attrs,
            E::Match(e) => &e.attrs,
            E::MethodCall(e) => &e.attrs,
            E::Return(e) => &e.attrs,
            E::Try(e) => &e.attrs,
            E::Unsafe(e) => &e.attrs,
            _ => &[],
        },
    }
}
