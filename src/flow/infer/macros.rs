//! Macro calls whose meaning is known: `write!`, `select!`, and those that hold plain expressions.

use crate::resolve::ty::Ty;
use crate::syntax::ir::*;

use super::super::graph::*;
use super::call::At;
use super::{Infer, frames};

impl<'a> Infer<'_, 'a> {
    pub(super) fn macro_(&mut self, m: &'a MacroCall, span: Span, want: &Ty) -> NodeId {
        match m {
            MacroCall::Write(dest, format) => self.write_macro(dest, format, span),
            MacroCall::Format(f) => {
                for a in &f.args {
                    self.expr(a, &Ty::Unknown);
                }
                let ty = self.adt(self.lang.string, &[]);
                self.node(ty, span)
            }
            MacroCall::Effects(args, diverges) => {
                for a in args {
                    self.expr(a, &Ty::Unknown);
                }
                if *diverges {
                    self.exit(ExitKind::Panic, span);
                    self.step(Step::Fail);
                    self.never(span)
                } else {
                    self.unit(span)
                }
            }
            MacroCall::Select(arms) => self.select(arms, span, want),
            MacroCall::Join(parts, fails) => {
                let mut values = Vec::new();
                for p in parts {
                    let v = self.expr(p, &Ty::Unknown);
                    let mut v = self.await_(v, p.span);
                    if *fails {
                        let ty = self.ty_of(v);
                        let (inner, key) = self.tried(&ty);
                        let n = self.node(inner, p.span);
                        self.g.edge(v, n, key.map_or(Label::Through, Label::Unwrap));
                        v = n;
                    }
                    values.push(v);
                }
                let tys: Vec<Ty> = values.iter().map(|v| self.ty_of(*v)).collect();
                let mut ty = Ty::Tuple(tys.as_slice().into());
                let tuple = self.node(ty.clone(), span);
                for (at, v) in values.into_iter().enumerate() {
                    self.wrap(v, tuple, Key::Tuple(at as u32), &tys[at], true);
                }
                if !*fails {
                    return tuple;
                }
                let error = self.var();
                ty = self.adt(self.lang.result, &[ty, error]);
                let n = self.node(ty, span);
                match self.lang.result {
                    Some(id) => {
                        let key = self.g.key(Key::Field(id, self.variant(id, "Ok"), "0".into()));
                        self.g.edge(tuple, n, Label::Wrap(key));
                    }
                    None => self.g.edge(tuple, n, Label::Flow),
                }
                n
            }
            MacroCall::Ready(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                let ty = match self.known(&self.ty_of(v)) {
                    Ty::Adt(id, args) if Some(id) == self.lang.poll => {
                        args.first().cloned().unwrap_or(Ty::Unknown)
                    }
                    _ => self.var(),
                };
                let n = self.node(ty, span);
                self.g.edge(v, n, Label::Through);
                self.same_place(n, v);
                self.mark_propagating(v);
                n
            }
            MacroCall::Vec(parts) => {
                let elem = self.var();
                let ty = self.adt(self.lang.vec, std::slice::from_ref(&elem));
                let n = self.node(ty, span);
                for p in parts {
                    let v = self.expr(p, &elem);
                    if !matches!(p.kind, ExprKind::Repeat(..)) {
                        self.coerce(v, &elem);
                    }
                    self.g.edge(v, n, Label::Through);
                    if let NodeKind::Bytes(len) = self.g.nodes[v.index()].kind {
                        self.g.nodes[n.index()].kind = NodeKind::Bytes(len);
                    }
                }
                n
            }
            MacroCall::Matches(value, pat) => {
                let v = self.expr(value, &Ty::Unknown);
                let ty = self.ty_of(v);
                self.scoped(|this| this.bind(pat, v, &ty));
                self.node(Ty::prim("bool"), span)
            }
            MacroCall::Pin(inner) => {
                let v = self.expr(inner, &Ty::Unknown);
                let ty = Ty::reference(true, self.ty_of(v));
                let ty = self.adt(self.lang.pin, &[ty]);
                let n = self.node(ty, span);
                self.g.edge(v, n, Label::Flow);
                self.same_place(n, v);
                n
            }
            MacroCall::List(_, parts) => {
                let ty = self.var();
                let n = self.node(ty, span);
                let mut values = Vec::new();
                for p in parts {
                    let v = self.expr(p, &Ty::Unknown);
                    values.push(v);
                    self.g.edge(v, n, Label::Through);
                }
                // One value in, one value out: as a rule the macro only looks at errors.
                if let [only] = values.as_slice() {
                    let got = self.ty_of(*only);
                    let (inner, _) = self.tried(&got);
                    if !inner.is_unknown() {
                        self.coerce(n, &inner);
                    }
                }
                n
            }
            MacroCall::Value => {
                let v = self.var();
                self.node(v, span)
            }
        }
    }

    pub(super) fn select(&mut self, arms: &'a [SelectArm], span: Span, want: &Ty) -> NodeId {
        let out = self.node(Ty::Unknown, span);
        let mut ty = self.shallow(want);
        if ty == Ty::Unknown {
            ty = self.var();
        }
        // All futures are polled, then one body runs.
        let futures: Vec<(NodeId, Vec<Step>)> = arms
            .iter()
            .map(|arm| {
                self.apart(|this| {
                    let f = this.expr(&arm.future, &Ty::Unknown);
                    this.await_(f, arm.future.span)
                })
            })
            .collect();
        self.step(Step::Wait);
        let mut branches = Vec::new();
        for (arm, (value, mut steps)) in arms.iter().zip(futures) {
            let (_, body) = self.apart(|this| {
                this.scoped(|this| {
                    let value_ty = this.ty_of(value);
                    this.bind(&arm.pat, value, &value_ty);
                    let case = frames::case_of(&arm.pat);
                    let outer = this.enter(FrameKind::Arm { on: value, case, would_block: None });
                    let v = this.expr(&arm.body, &ty);
                    this.frame = outer;
                    this.join(v, out, &ty);
                });
            });
            steps.extend(body);
            branches.push(steps);
        }
        self.step(Step::Branch(branches));
        self.g.nodes[out.index()].ty = ty;
        out
    }

    /// `write!(dest, …)` is `dest.write_fmt(…)`, with as many writes as it has pieces.
    pub(super) fn write_macro(&mut self, dest: &'a Expr, format: &'a Format, span: Span) -> NodeId {
        let d = self.expr(dest, &Ty::Unknown);
        for a in &format.args {
            self.expr(a, &Ty::Unknown);
        }
        let ty = self.known(&self.ty_of(d));
        let at =
            At { name: Span { start: span.start, end: span.start + self.macro_name_len(span) }, whole: span };
        let env = self.env.clone();
        let found = self.w.methods(&env, self.module, &ty, &"write_fmt".into());
        let result = if found.is_empty() {
            let n = self.node(Ty::Unknown, span);
            let v = self.var();
            self.g.nodes[n.index()].ty = v;
            self.push_call(
                "write_fmt".into(),
                "write_fmt".into(),
                vec![Callee::Unknown],
                vec![d],
                true,
                n,
                at,
                Vec::new(),
                None,
            );
            n
        } else {
            self.invoke(found, Some(d), &[], &[], at, &Ty::Unknown)
        };
        let (pieces, known) = weigh(&format.pieces);
        if let Some(id) = self.call_of(result) {
            self.g.calls[id.index()].how.is_macro = true;
            self.g.formats.insert(id, FormatWrites { pieces, known });
        }
        result
    }

    pub(super) fn macro_name_len(&self, span: Span) -> u32 {
        // `write` or `writeln`: the text is not at hand, and both have their `!` within eight bytes.
        (span.end - span.start).min(5)
    }
}

/// The number of writes that a template makes, and the lengths of those that are literal.
fn weigh(pieces: &[Piece]) -> (u32, Vec<Option<u32>>) {
    let mut out = Vec::new();
    for piece in pieces {
        match piece {
            Piece::Text(n) => out.push(Some(*n)),
            // Width, precision and `{:?}` write in parts of their own.
            Piece::Arg(true) => out.extend([None, None]),
            Piece::Arg(false) => out.push(None),
        }
    }
    (out.len() as u32, out)
}
