//! Which function a method call means: inherent before trait methods, along the dereferences.

use rustc_hash::FxHashSet as HashSet;
use std::rc::Rc;

use crate::syntax::ir::Name;

use super::defs::*;
use super::impls::{Holds, unify};
use super::lower::Env;
use super::ty::{Subst, Ty};
use super::world::World;

/// A callee of a method call or of a type-relative path.
#[derive(Clone, Debug)]
pub struct Method {
    pub f: FnId,
    /// What the parameters of the impl (and `Self`) stand for.
    pub subst: Subst,
    pub via: Via,
    /// The type that has the method, after dereferencing the receiver.
    pub self_ty: Ty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    Inherent,
    /// A trait method, by this impl.
    Impl(ImplId),
    /// A trait method through a bound or an object: any impl.
    Trait(TraitId),
}

/// A chain of `Deref`s longer than this is a cycle.
const MAX_DEREFS: usize = 12;

impl<'a> World<'a> {
    /// The callees of `receiver.name(…)`, written in `module`. Several where cfg twins or traits compete.
    pub fn methods(&mut self, env: &Env, module: ModId, receiver: &Ty, name: &Name) -> Vec<Method> {
        let mut ty = receiver.clone();
        for _ in 0..MAX_DEREFS {
            let found = self.methods_of(env, module, &ty, name, true);
            if !found.is_empty() {
                return found;
            }
            match self.deref_target(env, &ty) {
                Some(next) => ty = next,
                None => break,
            }
        }
        Vec::new()
    }

    /// The callees of `Type::name(…)`: methods and associated functions alike.
    pub fn associated(&mut self, env: &Env, module: ModId, ty: &Ty, name: &Name) -> Vec<Method> {
        self.methods_of(env, module, ty, name, false)
    }

    fn methods_of(&mut self, env: &Env, module: ModId, ty: &Ty, name: &Name, receiver: bool) -> Vec<Method> {
        if ty.is_unknown() {
            return Vec::new();
        }
        let mut found = self.inherent_methods(ty, name);
        // `[T; N]` has the methods of `[T]`.
        if found.is_empty()
            && let Ty::Array(t, _) = ty
        {
            found = self.inherent_methods(&Ty::Slice(t.clone()), name);
        }
        if receiver {
            found.retain(|m| self.fns[m.f.index()].f.receiver.is_some());
        }
        if found.is_empty() {
            found = self.trait_methods_of(env, module, ty, name, receiver);
        }
        found
    }

    fn inherent_methods(&mut self, ty: &Ty, name: &Name) -> Vec<Method> {
        let mut found = Vec::new();
        for n in 0..self.inherent_impls(ty).len() {
            let id = self.inherent_impls(ty)[n];
            let imp = &self.impls[id.index()];
            let Some(methods) = imp.methods.get(name).cloned() else { continue };
            let (pattern, generics) = (imp.self_ty.clone(), &imp.imp.generics);
            let mut subst = Subst::default();
            if unify(&pattern, ty, &mut subst, &|n| generics.params.iter().any(|p| p.name == *n)) {
                subst.set("Self".into(), ty.clone());
                found.extend(methods.into_iter().map(|f| Method {
                    f,
                    subst: subst.clone(),
                    via: Via::Inherent,
                    self_ty: ty.clone(),
                }));
            }
        }
        found
    }

    fn trait_methods_of(
        &mut self,
        env: &Env,
        module: ModId,
        ty: &Ty,
        name: &Name,
        receiver: bool,
    ) -> Vec<Method> {
        let Some(candidates) = self.trait_methods.get(name).cloned() else { return Vec::new() };
        let mut found: Vec<(TraitId, Method)> = Vec::new();
        for (tr, f) in candidates {
            if receiver && self.fns[f.index()].f.receiver.is_none() {
                continue;
            }
            let mut this = ty.clone();
            let mut holds = self.implements(env, ty, tr);
            if holds.is_none() && receiver {
                this = Ty::reference(true, ty.clone());
                holds = self.implements(env, &this, tr);
            }
            let Some(holds) = holds else { continue };
            found.extend(self.trait_callees(tr, f, name, holds, &this).into_iter().map(|m| (tr, m)));
        }
        if found.iter().any(|(t, _)| *t != found[0].0) {
            let scope = self.traits_in_scope(module);
            if found.iter().any(|(t, _)| scope.contains(t)) {
                found.retain(|(t, _)| scope.contains(t));
            }
        }
        found.into_iter().map(|(_, m)| m).collect()
    }

    fn trait_callees(&mut self, tr: TraitId, f: FnId, name: &Name, holds: Holds, ty: &Ty) -> Vec<Method> {
        match holds {
            Holds::Impl(id, mut subst) => {
                subst.set("Self".into(), ty.clone());
                self.trait_params(tr, &self.impls[id.index()].trait_args.clone(), &mut subst);
                match self.impls[id.index()].methods.get(name).cloned() {
                    Some(own) => own
                        .into_iter()
                        .map(|f| Method { f, subst: subst.clone(), via: Via::Impl(id), self_ty: ty.clone() })
                        .collect(),
                    None => vec![Method { f, subst, via: Via::Impl(id), self_ty: ty.clone() }],
                }
            }
            Holds::Bound(b) => {
                let mut subst = Subst::default();
                self.trait_params(tr, &b.args, &mut subst);
                subst.set("Self".into(), ty.clone());
                vec![Method { f, subst, via: Via::Trait(tr), self_ty: ty.clone() }]
            }
        }
    }

    fn trait_params(&self, tr: TraitId, args: &[Ty], subst: &mut Subst) {
        let outer = subst.clone();
        for (p, t) in self.traits[tr.index()].tr.generics.params.iter().zip(args) {
            subst.set(p.name.clone(), outer.apply(t));
        }
    }

    /// Brings in the crates that a module imports from, so that their traits are known before a method is
    /// looked up.
    pub fn prepare(&mut self, module: ModId) {
        self.traits_in_scope(module);
    }

    /// The traits whose methods a module may call by name.
    fn traits_in_scope(&mut self, module: ModId) -> Rc<HashSet<TraitId>> {
        if let Some(known) = self.scope_traits.get(&module) {
            return known.clone();
        }
        let mut set = HashSet::default();
        let mut at = Some(module);
        while let Some(m) = at {
            let def = &self.modules[m.index()];
            let names: Vec<Def> = def.names.values().flatten().cloned().collect();
            let imports: Vec<_> = def.imports.iter().map(|(i, _)| *i).collect();
            let globs: Vec<_> = def.globs.iter().map(|(i, _)| *i).collect();
            at = if def.block { def.parent } else { None };
            set.extend(names.iter().filter_map(as_trait));
            for import in imports {
                for (d, used) in self.resolve(m, import.rooted, &import.path) {
                    if used == import.path.len() {
                        set.extend(as_trait(&d));
                    }
                }
            }
            for glob in globs {
                for (d, _) in self.resolve(m, glob.rooted, &glob.path) {
                    if let Def::Mod(inner) = d {
                        let inner = &self.modules[inner.index()];
                        let names: Vec<Def> = inner.names.values().flatten().cloned().collect();
                        let imports: Vec<_> = inner.imports.iter().map(|(i, _)| *i).collect();
                        set.extend(names.iter().filter_map(as_trait));
                        for import in imports {
                            if let Def::Mod(from) = d {
                                for (d, _) in self.resolve(from, import.rooted, &import.path) {
                                    set.extend(as_trait(&d));
                                }
                            }
                        }
                    }
                }
            }
        }
        let set = Rc::new(set);
        self.scope_traits.insert(module, set.clone());
        set
    }

    /// Every function that a call of this trait method may reach: the impls' own, and the default.
    pub fn implementations(&self, tr: TraitId, name: &Name) -> Vec<(Option<ImplId>, FnId)> {
        let mut out = Vec::new();
        for &id in self.impls_of(tr) {
            for &f in self.impls[id.index()].methods.get(name).into_iter().flatten() {
                out.push((Some(id), f));
            }
        }
        if let Some(&f) = self.traits[tr.index()].methods.get(name)
            && self.fns[f.index()].f.body.is_some()
        {
            out.push((None, f));
        }
        out
    }
}

fn as_trait(def: &Def) -> Option<TraitId> {
    match def {
        Def::Trait(t) => Some(*t),
        _ => None,
    }
}
