//! Type variables, unification, and the projections that expressions ask for.

use std::rc::Rc;

use crate::resolve::ty::{Args, TraitRef, Ty};
use crate::resolve::{AdtId, TraitId};
use crate::syntax::ir::Name;

use super::super::graph::*;
use super::Infer;

/// `x.into()` and kin: which conversion is meant is known once the target's type is.
pub struct Conversion {
    pub from: NodeId,
    pub call: CallId,
    /// `from` or `try_from`.
    pub method: &'static str,
}

impl<'a> Infer<'_, 'a> {
    pub(super) fn var(&mut self) -> Ty {
        self.vars.push(None);
        Ty::Var(self.vars.len() as u32 - 1)
    }

    pub(super) fn ty_of(&self, n: NodeId) -> Ty {
        self.shallow(&self.g.nodes[n.index()].ty)
    }

    /// With a variable at the top replaced by what is known of it.
    pub(super) fn shallow(&self, ty: &Ty) -> Ty {
        let mut ty = ty;
        while let Ty::Var(v) = ty {
            match self.vars.get(*v as usize).and_then(Option::as_ref) {
                Some(next) => ty = next,
                None => break,
            }
        }
        ty.clone()
    }

    pub(super) fn resolved(&self, ty: &Ty) -> Ty {
        if !ty.any(&mut |t| matches!(t, Ty::Var(_))) {
            return ty.clone();
        }
        self.resolved_at(ty, 0)
    }

    fn resolved_at(&self, ty: &Ty, depth: u32) -> Ty {
        if depth > 24 {
            return Ty::Unknown;
        }
        ty.map(&mut |t| match t {
            Ty::Var(_) => match self.shallow(t) {
                Ty::Var(_) => Some(Ty::Unknown),
                known => Some(self.resolved_at(&known, depth + 1)),
            },
            _ => None,
        })
    }

    /// Like [`Self::resolved`], but what is still open stays a variable.
    pub(super) fn known(&self, ty: &Ty) -> Ty {
        self.known_at(ty, 0)
    }

    fn known_at(&self, ty: &Ty, depth: u32) -> Ty {
        if depth > 24 {
            return Ty::Unknown;
        }
        ty.map(&mut |t| match t {
            Ty::Var(_) => match self.shallow(t) {
                Ty::Var(v) => Some(Ty::Var(v)),
                known => Some(self.known_at(&known, depth + 1)),
            },
            _ => None,
        })
    }

    /// Replaces unknown parts by variables, so that later text can settle them.
    pub(super) fn open(&mut self, ty: &Ty) -> Ty {
        if !ty.any(&mut |t| matches!(t, Ty::Unknown)) {
            return ty.clone();
        }
        let mut fresh = Vec::new();
        let base = self.vars.len() as u32;
        let out = ty.map(&mut |t| match t {
            Ty::Unknown => {
                fresh.push(None);
                Some(Ty::Var(base + fresh.len() as u32 - 1))
            }
            _ => None,
        });
        self.vars.extend(fresh);
        out
    }

    pub(super) fn unify(&mut self, a: &Ty, b: &Ty) {
        self.unify_at(a, b, 0);
    }

    fn unify_at(&mut self, a: &Ty, b: &Ty, depth: u32) {
        if depth > 24 {
            return;
        }
        let (a, b) = (self.shallow(a), self.shallow(b));
        match (&a, &b) {
            (Ty::Var(x), Ty::Var(y)) if x == y => {}
            (Ty::Var(v), t) | (t, Ty::Var(v))
                if !matches!(t, Ty::Unknown | Ty::Never) && !self.occurs(*v, t) =>
            {
                self.vars[*v as usize] = Some(t.clone());
            }
            (Ty::Var(_), _) | (_, Ty::Var(_)) => {}
            (Ty::Adt(x, p), Ty::Adt(y, q)) if x == y => self.unify_all(p, q, depth),
            (Ty::Ext(x, p), Ty::Ext(y, q)) if x == y => self.unify_all(p, q, depth),
            (Ty::Tuple(p), Ty::Tuple(q)) if p.len() == q.len() => self.unify_all(p, q, depth),
            (Ty::Ref(_, x), Ty::Ref(_, y)) | (Ty::Ptr(x), Ty::Ptr(y)) | (Ty::Slice(x), Ty::Slice(y)) => {
                self.unify_at(x, y, depth + 1);
            }
            (Ty::Array(x, _) | Ty::Slice(x), Ty::Array(y, _) | Ty::Slice(y)) => {
                self.unify_at(x, y, depth + 1)
            }
            (Ty::FnPtr(p, r), Ty::FnPtr(q, s)) => {
                self.unify_all(p, q, depth);
                self.unify_at(r, s, depth + 1);
            }
            (Ty::Impl(p) | Ty::Dyn(p), Ty::Impl(q) | Ty::Dyn(q)) => {
                if let (Some(x), Some(y)) = (p.first(), q.first())
                    && x.name == y.name
                {
                    for ((_, t), (_, u)) in x.assoc.iter().zip(y.assoc.iter()) {
                        self.unify_at(t, u, depth + 1);
                    }
                }
            }
            // One of them is borrowed: an automatic reference or dereference.
            (Ty::Ref(_, x), y) if !matches!(y, Ty::Ref(..)) => self.unify_at(&x.clone(), y, depth + 1),
            (x, Ty::Ref(_, y)) if !matches!(x, Ty::Ref(..)) => self.unify_at(x, &y.clone(), depth + 1),
            _ => {}
        }
    }

    fn unify_all(&mut self, a: &Args, b: &Args, depth: u32) {
        for (x, y) in a.iter().zip(b.iter()) {
            self.unify_at(x, y, depth + 1);
        }
    }

    fn occurs(&self, v: u32, ty: &Ty) -> bool {
        let ty = self.known(ty);
        ty.any(&mut |t| *t == Ty::Var(v))
    }

    pub(super) fn adt(&self, id: Option<AdtId>, args: &[Ty]) -> Ty {
        id.map_or(Ty::Unknown, |id| Ty::Adt(id, args.into()))
    }

    pub(super) fn future_of(&self, output: Ty) -> Ty {
        Ty::Impl(Rc::from([TraitRef {
            id: self.lang.future,
            name: "Future".into(),
            args: Rc::from([]),
            assoc: Rc::from([(Name::from("Output"), output)]),
        }]))
    }

    pub(super) fn stream_type(&self, item: Ty) -> Ty {
        Ty::Impl(Rc::from([TraitRef {
            id: self.stream_trait(),
            name: "Stream".into(),
            args: Rc::from([]),
            assoc: Rc::from([(Name::from("Item"), item)]),
        }]))
    }

    /// The trait of asynchronous streams, if anything loaded knows it.
    fn stream_trait(&self) -> Option<TraitId> {
        self.w.signature_trait("Stream", "poll_next")
    }

    pub(super) fn project(&mut self, ty: &Ty, tr: Option<TraitId>, name: &str) -> Ty {
        let ty = self.known(ty);
        let out = self.w.project(&self.env.clone(), &ty, tr, &name.into());
        match out {
            Ty::Assoc(..) if matches!(ty.peeled(), Ty::Impl(_) | Ty::Dyn(_)) => Ty::Unknown,
            other => other,
        }
    }

    pub(super) fn awaited(&mut self, ty: &Ty) -> Ty {
        let out = self.project(ty, self.lang.future, "Output");
        if !out.is_unknown() && !matches!(out, Ty::Assoc(..)) {
            return out;
        }
        let into = self.project(ty, self.lang.into_future, "Output");
        if !into.is_unknown() && !matches!(into, Ty::Assoc(..)) {
            return into;
        }
        // Future 0.1 and other crates' traits of that name.
        if let Ty::Impl(b) | Ty::Dyn(b) = ty.peeled()
            && let Some((_, t)) = b.iter().flat_map(|b| b.assoc.iter()).find(|(n, _)| n == "Output")
        {
            return t.clone();
        }
        out
    }

    pub(super) fn item_of(&mut self, ty: &Ty) -> Ty {
        let out = self.project(ty, self.lang.into_iterator, "Item");
        if !out.is_unknown() {
            return out;
        }
        let out = self.project(ty, self.lang.iterator, "Item");
        match self.stream_trait() {
            Some(stream) if out.is_unknown() => self.project(ty, Some(stream), "Item"),
            _ => out,
        }
    }

    /// The key of `Ok` and `Some`, and what `?` takes out of a type.
    pub(super) fn tried(&mut self, ty: &Ty) -> (Ty, Option<KeyId>) {
        match self.shallow(ty) {
            Ty::Adt(id, args) if Some(id) == self.lang.result => {
                let key = self.g.key(Key::Field(id, self.variant(id, "Ok"), "0".into()));
                (args.first().cloned().unwrap_or(Ty::Unknown), Some(key))
            }
            Ty::Adt(id, args) if Some(id) == self.lang.option => {
                let key = self.g.key(Key::Field(id, self.variant(id, "Some"), "0".into()));
                (args.first().cloned().unwrap_or(Ty::Unknown), Some(key))
            }
            Ty::Adt(id, args) if Some(id) == self.lang.poll => {
                let (inner, _) = self.tried(&args.first().cloned().unwrap_or(Ty::Unknown));
                (Ty::Adt(id, Rc::from([inner])), None)
            }
            _ => (Ty::Unknown, None),
        }
    }

    pub(super) fn variant(&self, id: AdtId, name: &str) -> u32 {
        let variants = &self.w.adts[id.index()].adt.variants;
        variants.iter().position(|v| v.name == name).unwrap_or(0) as u32
    }

    /// References, smart pointers' targets and so on, the type itself first.
    pub(super) fn derefs(&mut self, ty: &Ty) -> Vec<Ty> {
        let mut out = vec![self.known(ty)];
        for _ in 0..8 {
            let last = out.last().cloned().unwrap_or(Ty::Unknown);
            match self.w.deref_target(&self.env.clone(), &last) {
                Some(next) if !out.contains(&next) => out.push(self.known(&next)),
                _ => break,
            }
        }
        out
    }

    /// `into`, `try_into` and `parse` once their targets are known: the workspace's own conversions.
    pub(super) fn convert(&mut self) {
        for c in std::mem::take(&mut self.conversions) {
            let result = self.g.calls[c.call.index()].result;
            let mut target = self.resolved(&self.g.nodes[result.index()].ty.clone());
            if c.method == "try_from" {
                target = self.tried(&target).0;
            }
            let source = self.resolved(&self.g.nodes[c.from.index()].ty.clone());
            let found = self.w.associated(&self.env.clone(), self.module, &target, &c.method.into());
            for m in found {
                let (params, _) = super::fn_nodes(self.w, self.g, m.f);
                let takes = params.first().map(|p| self.g.nodes[p.index()].ty.clone());
                let fits = takes.is_some_and(|t| {
                    source.is_unknown()
                        || crate::resolve::unify(&t, &source, &mut Default::default(), &|_| true)
                });
                if fits {
                    self.link(c.call, m.f);
                }
            }
        }
    }
}
