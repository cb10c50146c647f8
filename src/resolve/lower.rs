//! Written types to terms, in the scope of an item.

use std::rc::Rc;

use crate::syntax::ir::{Bound, Generics, Name, Path, TypeRef};

use super::defs::*;
use super::ty::{Args, Subst, TraitRef, Ty};
use super::world::World;

/// What names of types mean at some place.
#[derive(Clone, Debug)]
pub struct Scope {
    pub module: ModId,
    pub params: Rc<[Name]>,
    pub self_ty: Option<Ty>,
    pub owner: Owner,
}

/// What is known of the generic parameters in a body: their bounds.
#[derive(Clone, Debug, Default)]
pub struct Env {
    pub bounds: Rc<Vec<(Ty, Vec<TraitRef>)>>,
}

impl Env {
    pub fn of<'e>(&'e self, ty: &'e Ty) -> impl Iterator<Item = &'e TraitRef> {
        self.bounds.iter().filter(move |(t, _)| is_same(t, ty)).flat_map(|(_, b)| b)
    }
}

/// Equal; `T::Item` is also `<T as Trait>::Item`.
fn is_same(a: &Ty, b: &Ty) -> bool {
    match (a, b) {
        (Ty::Assoc(x, t, n), Ty::Assoc(y, u, m)) => {
            n == m && (t == u || t.is_none() || u.is_none()) && is_same(x, y)
        }
        _ => a == b,
    }
}

impl<'a> World<'a> {
    pub fn scope_of_module(&self, module: ModId) -> Scope {
        Scope { module, params: Rc::from([]), self_ty: None, owner: Owner::Module }
    }

    fn generic_names(generics: &Generics, into: &mut Vec<Name>) {
        into.extend(generics.params.iter().map(|p| p.name.clone()));
    }

    /// The generics that are in force in an item: its owner's first.
    pub fn owner_generics(&self, owner: Owner) -> Option<&'a Generics> {
        match owner {
            Owner::Module => None,
            Owner::Impl(i) => Some(&self.impls[i.index()].imp.generics),
            Owner::Trait(t) => Some(&self.traits[t.index()].tr.generics),
        }
    }

    pub fn owner_scope(&self, module: ModId, owner: Owner) -> Scope {
        let mut params = Vec::new();
        if let Some(g) = self.owner_generics(owner) {
            Self::generic_names(g, &mut params);
        }
        let self_ty = match owner {
            Owner::Module => None,
            Owner::Impl(i) => Some(self.impls[i.index()].self_ty.clone()),
            Owner::Trait(_) => Some(Ty::Param("Self".into())),
        };
        Scope { module, params: params.into(), self_ty, owner }
    }

    pub fn fn_scope(&self, id: FnId) -> Scope {
        let f = &self.fns[id.index()];
        let mut scope = self.owner_scope(f.module, f.owner);
        let mut params = scope.params.to_vec();
        Self::generic_names(&f.f.generics, &mut params);
        scope.params = params.into();
        scope
    }

    pub fn fn_env(&mut self, id: FnId) -> Env {
        if let Some(known) = self.envs.get(&id) {
            return known.clone();
        }
        let env = self.fn_env_anew(id);
        self.envs.insert(id, env.clone());
        env
    }

    fn fn_env_anew(&mut self, id: FnId) -> Env {
        let scope = self.fn_scope(id);
        let f = &self.fns[id.index()];
        let (owner, own) = (f.owner, &f.f.generics);
        let mut bounds = Vec::new();
        if let Owner::Trait(t) = owner {
            let tr = TraitRef {
                id: Some(t),
                name: self.traits[t.index()].name.clone(),
                args: self.traits[t.index()]
                    .tr
                    .generics
                    .params
                    .iter()
                    .map(|p| Ty::Param(p.name.clone()))
                    .collect(),
                assoc: Rc::from([]),
            };
            bounds.push((Ty::Param("Self".into()), vec![tr]));
        }
        if let Some(g) = self.owner_generics(owner) {
            self.generic_bounds(&scope, g, &mut bounds);
        }
        self.generic_bounds(&scope, own, &mut bounds);
        Env { bounds: Rc::new(bounds) }
    }

    pub fn generic_bounds(&mut self, scope: &Scope, generics: &Generics, out: &mut Vec<(Ty, Vec<TraitRef>)>) {
        for p in &generics.params {
            if !p.bounds.is_empty() {
                let list = self.bounds(scope, &p.bounds);
                out.push((Ty::Param(p.name.clone()), list));
            }
        }
        for (ty, list) in &generics.bounds {
            let ty = self.ty(scope, ty);
            let list = self.bounds(scope, list);
            out.push((ty, list));
        }
    }

    pub fn bounds(&mut self, scope: &Scope, bounds: &[Bound]) -> Vec<TraitRef> {
        bounds.iter().map(|b| self.trait_ref(scope, b)).collect()
    }

    pub fn trait_ref(&mut self, scope: &Scope, path: &Path) -> TraitRef {
        let id = self.resolve_path(scope.module, path).into_iter().find_map(|(d, used)| match d {
            Def::Trait(t) if used == path.segments.len() => Some(t),
            _ => None,
        });
        let Some(last) = path.last() else {
            return TraitRef { id, name: Name::default(), args: Rc::from([]), assoc: Rc::from([]) };
        };
        let (args, assoc): (Args, Vec<(Name, Ty)>) = match &last.sugar {
            Some(sugar) => {
                let inputs: Args = sugar.0.iter().map(|t| self.ty(scope, t)).collect();
                let output = self.ty(scope, &sugar.1);
                (Rc::from([Ty::Tuple(inputs)]), vec![("Output".into(), output)])
            }
            None => (
                last.args.iter().map(|t| self.ty(scope, t)).collect(),
                last.assoc.iter().map(|(n, t)| (n.clone(), self.ty(scope, t))).collect(),
            ),
        };
        TraitRef { id, name: last.name.clone(), args, assoc: assoc.into() }
    }

    pub fn ty(&mut self, scope: &Scope, t: &TypeRef) -> Ty {
        match t {
            TypeRef::Path(path) => self.path_ty(scope, path),
            TypeRef::Ref(m, inner) => Ty::reference(*m, self.ty(scope, inner)),
            TypeRef::Ptr(inner) => Ty::Ptr(Rc::new(self.ty(scope, inner))),
            TypeRef::Tuple(list) => Ty::Tuple(list.iter().map(|t| self.ty(scope, t)).collect()),
            TypeRef::Slice(inner) => Ty::Slice(Rc::new(self.ty(scope, inner))),
            TypeRef::Array(inner, n) => Ty::Array(Rc::new(self.ty(scope, inner)), *n),
            TypeRef::FnPtr(args, ret) => {
                Ty::FnPtr(args.iter().map(|t| self.ty(scope, t)).collect(), Rc::new(self.ty(scope, ret)))
            }
            TypeRef::Dyn(bounds) => Ty::Dyn(self.bounds(scope, bounds).into()),
            TypeRef::Impl(bounds) => Ty::Impl(self.bounds(scope, bounds).into()),
            TypeRef::Never => Ty::Never,
            TypeRef::Infer => Ty::Unknown,
        }
    }

    fn path_ty(&mut self, scope: &Scope, path: &Path) -> Ty {
        if let Some(qself) = &path.qself {
            let base = self.ty(scope, qself);
            let tr = (path.qself_len > 0).then(|| {
                let mut prefix = path.clone();
                prefix.qself = None;
                prefix.segments.truncate(path.qself_len);
                self.trait_ref(scope, &prefix).id
            });
            let mut ty = base;
            for (n, segment) in path.segments[path.qself_len.min(path.segments.len())..].iter().enumerate() {
                let tr = if n == 0 { tr.flatten() } else { None };
                ty = Ty::Assoc(Rc::new(ty), tr, segment.name.clone());
            }
            return self.normalize(&Env::default(), &ty);
        }
        let Some(first) = path.segments.first() else { return Ty::Unknown };
        let mut start = None;
        if !path.rooted {
            if first.name == "Self" {
                start = scope.self_ty.clone();
            } else if scope.params.contains(&first.name) {
                start = Some(Ty::Param(first.name.clone()));
            }
        }
        if let Some(mut ty) = start {
            for segment in &path.segments[1..] {
                ty = self.assoc_in(scope, ty, &segment.name);
            }
            return ty;
        }
        let Some((def, used)) = self.resolve_path(scope.module, path).into_iter().next() else {
            return Ty::Unknown;
        };
        let args: Args = match path.segments.get(used - 1) {
            Some(s) => s.args.iter().map(|t| self.ty(scope, t)).collect(),
            None => Rc::from([]),
        };
        let mut ty = self.def_ty(&def, args);
        // `dyn`-less trait objects of edition 2015.
        if let Def::Trait(_) = def {
            ty = Ty::Dyn(Rc::from([self.trait_ref(scope, path)]));
        }
        for segment in &path.segments[used.min(path.segments.len())..] {
            ty = self.assoc_in(scope, ty, &segment.name);
        }
        ty
    }

    /// `ty::name` in a scope: an associated type of the impl that the scope is in, or of a bound.
    fn assoc_in(&mut self, scope: &Scope, ty: Ty, name: &Name) -> Ty {
        if let Owner::Impl(i) = scope.owner
            && scope.self_ty.as_ref() == Some(&ty)
            && let Some(written) = self.impls[i.index()].types.get(name).copied()
        {
            // `impl<F: Future> IntoFuture for F { type Output = F::Output; }` means the bound's, not its own.
            let key = (ModId(u32::MAX - 2), Name::from(format!("{}::{name}", i.0)));
            if self.in_progress.insert(key.clone()) {
                let ty = self.ty(scope, written);
                self.in_progress.remove(&key);
                return ty;
            }
        }
        let ty = Ty::Assoc(Rc::new(ty), None, name.clone());
        self.normalize(&Env::default(), &ty)
    }

    /// The type that a definition names, with the arguments written (the rest by default or unknown).
    pub fn def_ty(&mut self, def: &Def, args: Args) -> Ty {
        match def {
            Def::Adt(id) => {
                let generics = &self.adts[id.index()].adt.generics;
                let module = self.adts[id.index()].module;
                Ty::Adt(*id, self.fill(module, generics, args))
            }
            Def::Variant(id, _) => {
                let generics = &self.adts[id.index()].adt.generics;
                let module = self.adts[id.index()].module;
                Ty::Adt(*id, self.fill(module, generics, args))
            }
            Def::Alias(id) => {
                let alias = &self.aliases[id.index()];
                let (module, generics, written) = (alias.module, alias.generics, alias.ty);
                let names: Rc<[Name]> = generics.params.iter().map(|p| p.name.clone()).collect();
                let scope = Scope { module, params: names.clone(), self_ty: None, owner: Owner::Module };
                let filled = self.fill(module, generics, args);
                let subst = Subst(names.iter().cloned().zip(filled.iter().cloned()).collect());
                if !self.enter_alias(*id) {
                    return Ty::Unknown;
                }
                let ty = self.ty(&scope, written);
                self.leave_alias(*id);
                subst.apply(&ty)
            }
            Def::Prim(name) => Ty::Prim(name.clone()),
            Def::Ext(path) => Ty::Ext(path.clone(), args),
            _ => Ty::Unknown,
        }
    }

    // An alias that names itself would never end.
    fn enter_alias(&mut self, id: AliasId) -> bool {
        self.in_progress.insert((ModId(u32::MAX), format!("{}", id.0).into()))
    }
    fn leave_alias(&mut self, id: AliasId) {
        self.in_progress.remove(&(ModId(u32::MAX), format!("{}", id.0).into()));
    }

    fn fill(&mut self, module: ModId, generics: &'a Generics, given: Args) -> Args {
        if given.len() == generics.params.len() {
            return given;
        }
        let mut out: Vec<Ty> = given.iter().take(generics.params.len()).cloned().collect();
        for p in &generics.params[out.len()..] {
            let ty = match &p.default {
                Some(default) => {
                    let names: Rc<[Name]> = generics.params.iter().map(|p| p.name.clone()).collect();
                    let scope = Scope { module, params: names.clone(), self_ty: None, owner: Owner::Module };
                    let ty = self.ty(&scope, default);
                    Subst(names.iter().cloned().zip(out.iter().cloned()).collect()).apply(&ty)
                }
                None => Ty::Unknown,
            };
            out.push(ty);
        }
        out.into()
    }

    /// The first of these associated types that an impl defines, in the impl's own parameters.
    pub fn impl_type(&mut self, id: ImplId, names: &[&str]) -> Option<Ty> {
        let imp = &self.impls[id.index()];
        let module = imp.module;
        let written = names.iter().find_map(|n| imp.types.get(*n).copied())?;
        let scope = self.owner_scope(module, Owner::Impl(id));
        Some(self.ty(&scope, written))
    }

    /// The types of a variant's fields, for a value of the type with these arguments.
    pub fn field_types(&mut self, id: AdtId, variant: usize, args: &Args) -> Vec<(Name, Ty)> {
        let adt = &self.adts[id.index()];
        let (module, generics) = (adt.module, &adt.adt.generics);
        let Some(variant) = adt.adt.variants.get(variant) else { return Vec::new() };
        let names: Rc<[Name]> = generics.params.iter().map(|p| p.name.clone()).collect();
        let self_ty = Ty::Adt(id, names.iter().map(|n| Ty::Param(n.clone())).collect());
        let scope = Scope { module, params: names.clone(), self_ty: Some(self_ty), owner: Owner::Module };
        let subst = Subst(names.iter().cloned().zip(args.iter().cloned()).collect());
        let fields: Vec<(Name, &'a TypeRef)> =
            variant.fields.iter().map(|f| (f.name.clone(), &f.ty)).collect();
        fields.into_iter().map(|(n, t)| (n, subst.apply(&self.ty(&scope, t)))).collect()
    }
}
