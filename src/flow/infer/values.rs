//! What a path in expression position names.

use std::rc::Rc;

use crate::resolve::ty::{Args, Subst, Ty};
use crate::resolve::{AdtId, ConstId, Def, FnId, Holds, Method, TraitId, Via};
use crate::syntax::ir::{Name, Path, Segment, TypeRef};

use super::super::graph::*;
use super::Infer;

#[derive(Clone, Debug)]
pub enum CalleeValue {
    Local(NodeId),
    Fn(Method),
    /// A trait's function whose `Self` the arguments or the expected type decide.
    TraitFn(TraitId, FnId),
    /// A constructor: type, variant, arguments of the type.
    Ctor(AdtId, u32, Args),
    Const(ConstId),
    Ext(Name),
    /// `Type::name` that no impl has: the type, the name.
    Missing(Ty, Name),
}

impl<'a> Infer<'_, 'a> {
    /// A written type in expression position: what is left out is to be found.
    pub(super) fn written(&mut self, t: &'a TypeRef) -> Ty {
        let ty = self.w.ty(&self.scope.clone(), t);
        let ty = self.w.normalize(&self.env.clone(), &ty);
        self.open(&ty)
    }

    fn segment_args(&mut self, s: &'a Segment) -> Args {
        s.args.iter().map(|t| self.written(t)).collect()
    }

    pub(super) fn values(&mut self, path: &'a Path) -> Vec<CalleeValue> {
        if let Some(name) = path.as_name()
            && let Some(n) = self.local(name)
        {
            return vec![CalleeValue::Local(n)];
        }
        if let Some(qself) = &path.qself {
            let ty = self.written(qself);
            return self.qualified(path, ty);
        }
        let Some(first) = path.segments.first() else { return Vec::new() };
        if !path.rooted && path.segments.len() > 1 {
            let start = if first.name == "Self" {
                self.scope.self_ty.clone()
            } else if self.scope.params.contains(&first.name) {
                Some(Ty::Param(first.name.clone()))
            } else {
                None
            };
            if let Some(ty) = start {
                return self.relative(ty, &path.segments[1..]);
            }
        }
        if first.name == "Self"
            && path.segments.len() == 1
            && let Some(Ty::Adt(id, args)) = self.scope.self_ty.clone()
        {
            return vec![CalleeValue::Ctor(id, 0, args)];
        }
        let mut out = Vec::new();
        for (def, used) in self.w.resolve_path(self.module, path) {
            let rest = &path.segments[used..];
            let args = path.segments.get(used.wrapping_sub(1)).map_or(Rc::from([]), |s| self.segment_args(s));
            if rest.is_empty() {
                match def {
                    Def::Fn(f) => out.push(CalleeValue::Fn(Method {
                        f,
                        subst: self.turbofish(f, &args),
                        via: Via::Inherent,
                        self_ty: Ty::Unknown,
                    })),
                    Def::Variant(id, v) => {
                        // `Enum::<T>::Variant`
                        let given = path
                            .segments
                            .get(used.wrapping_sub(2))
                            .map_or(Rc::from([]), |s| self.segment_args(s));
                        let n = self.w.adts[id.index()].adt.generics.params.len();
                        let args = [args, given].into_iter().find(|a| a.len() == n && n > 0);
                        let args = args.unwrap_or_else(|| self.fresh_args(id));
                        out.push(CalleeValue::Ctor(id, v, args));
                    }
                    Def::Adt(id) => {
                        let args = self.open_args(id, args);
                        out.push(CalleeValue::Ctor(id, 0, args));
                    }
                    Def::Alias(_) => {
                        let ty = self.w.def_ty(&def, args);
                        if let Ty::Adt(id, args) = self.open(&ty) {
                            out.push(CalleeValue::Ctor(id, 0, args));
                        }
                    }
                    Def::Const(c) => out.push(CalleeValue::Const(c)),
                    Def::Ext(p) => out.push(CalleeValue::Ext(p)),
                    _ => {}
                }
                continue;
            }
            match def {
                Def::Trait(t) if rest.len() == 1 => {
                    if let Some(&f) = self.w.traits[t.index()].methods.get(&rest[0].name) {
                        out.push(CalleeValue::TraitFn(t, f));
                    }
                }
                Def::Adt(_) | Def::Alias(_) | Def::Prim(_) | Def::Ext(_) => {
                    let ty = match &def {
                        Def::Adt(id) => {
                            let args = self.open_args(*id, args);
                            Ty::Adt(*id, args)
                        }
                        other => {
                            let ty = self.w.def_ty(other, args);
                            self.open(&ty)
                        }
                    };
                    out.extend(self.relative(ty, rest));
                }
                _ => {}
            }
        }
        out
    }

    fn open_args(&mut self, id: AdtId, args: Args) -> Args {
        let ty = self.w.def_ty(&Def::Adt(id), args);
        match self.open(&ty) {
            Ty::Adt(_, args) => args,
            _ => Rc::from([]),
        }
    }

    fn turbofish(&mut self, f: FnId, args: &Args) -> Subst {
        let generics = &self.w.fns[f.index()].f.generics;
        Subst(generics.params.iter().map(|p| p.name.clone()).zip(args.iter().cloned()).collect())
    }

    /// `<T as Trait>::name` and `<T>::name`.
    fn qualified(&mut self, path: &'a Path, ty: Ty) -> Vec<CalleeValue> {
        let rest = &path.segments[path.qself_len.min(path.segments.len())..];
        if path.qself_len == 0 {
            return self.relative(ty, rest);
        }
        let mut prefix = path.clone();
        prefix.qself = None;
        prefix.segments.truncate(path.qself_len);
        let tr = self.w.trait_ref(&self.scope.clone(), &prefix).id;
        let (Some(tr), Some(last)) = (tr, rest.last()) else { return Vec::new() };
        if rest.len() > 1 {
            let ty = self.project(&ty, Some(tr), &rest[0].name);
            return self.relative(ty, &rest[1..]);
        }
        let Some(&f) = self.w.traits[tr.index()].methods.get(&last.name) else { return Vec::new() };
        self.trait_fn(tr, f, &ty)
    }

    /// A trait's function for a known `Self`.
    pub(super) fn trait_fn(&mut self, tr: TraitId, f: FnId, ty: &Ty) -> Vec<CalleeValue> {
        let ty = self.known(ty);
        let name = self.w.fns[f.index()].name.clone();
        match self.w.implements(&self.env.clone(), &ty, tr) {
            Some(Holds::Impl(id, mut subst)) => {
                subst.set("Self".into(), ty.clone());
                let own = self.w.impls[id.index()].methods.get(&name).cloned().unwrap_or_else(|| vec![f]);
                let method = |f| Method { f, subst: subst.clone(), via: Via::Impl(id), self_ty: ty.clone() };
                own.into_iter().map(|f| CalleeValue::Fn(method(f))).collect()
            }
            Some(Holds::Bound(b)) => {
                let mut subst = Subst::default();
                subst.set("Self".into(), ty.clone());
                for (p, t) in self.w.traits[tr.index()].tr.generics.params.iter().zip(b.args.iter()) {
                    subst.set(p.name.clone(), t.clone());
                }
                vec![CalleeValue::Fn(Method { f, subst, via: Via::Trait(tr), self_ty: ty })]
            }
            None => vec![CalleeValue::TraitFn(tr, f)],
        }
    }

    /// `ty::a::b`: a variant, an associated function or constant, through associated types.
    fn relative(&mut self, mut ty: Ty, rest: &'a [Segment]) -> Vec<CalleeValue> {
        let Some((last, middle)) = rest.split_last() else { return Vec::new() };
        for s in middle {
            ty = match ty {
                Ty::Assoc(..) | Ty::Param(_) | Ty::Adt(..) => {
                    let env = self.env.clone();
                    let whole = Ty::Assoc(Rc::new(ty), None, s.name.clone());
                    self.w.normalize(&env, &whole)
                }
                _ => Ty::Unknown,
            };
        }
        if let Ty::Adt(id, args) = &ty {
            let adt = self.w.adts[id.index()].adt;
            if adt.is_enum
                && let Some(v) = adt.variants.iter().position(|v| v.name == last.name)
            {
                return vec![CalleeValue::Ctor(*id, v as u32, args.clone())];
            }
        }
        let known = self.known(&ty);
        let env = self.env.clone();
        let found = self.w.associated(&env, self.module, &known, &last.name);
        if !found.is_empty() {
            let args = self.segment_args(last);
            let with_args = |this: &mut Self, mut m: Method| {
                m.subst.0.extend(this.turbofish(m.f, &args).0);
                CalleeValue::Fn(m)
            };
            return found.into_iter().map(|m| with_args(self, m)).collect();
        }
        if let Some(c) = self.assoc_const(&known, &last.name) {
            return vec![CalleeValue::Const(c)];
        }
        match &known {
            Ty::Ext(path, _) => vec![CalleeValue::Ext(format!("{path}::{}", last.name).into())],
            _ => vec![CalleeValue::Missing(known, last.name.clone())],
        }
    }

    fn assoc_const(&mut self, ty: &Ty, name: &Name) -> Option<ConstId> {
        let of = |owner: crate::resolve::Owner, w: &crate::resolve::World| match owner {
            crate::resolve::Owner::Impl(i) => {
                let this = w.impls[i.index()].self_ty.clone();
                crate::resolve::unify(&this, ty, &mut Subst::default(), &|_| true)
            }
            _ => false,
        };
        let found = (0..self.w.consts.len())
            .find(|&n| self.w.consts[n].name == *name && of(self.w.consts[n].owner, self.w));
        found.map(|n| ConstId(n as u32))
    }
}
