//! Which type implements which trait, and what its associated types are.

use std::rc::Rc;

use crate::syntax::ir::Name;

use super::defs::*;
use super::lower::{Env, Scope};
use super::ty::{Subst, TraitRef, Ty};
use super::world::{Head, World};

/// A bound that needs a bound that needs a bound …: this deep at most.
const MAX_DEPTH: u32 = 6;

/// How a type comes to implement a trait.
#[derive(Clone, Debug)]
pub enum Holds {
    /// By this impl, its parameters standing for these.
    Impl(ImplId, Subst),
    /// By a bound: the impl is the caller's choice.
    Bound(TraitRef),
}

impl<'a> World<'a> {
    /// Resolves self types and traits of the impls from `from` on, once the modules are known.
    pub(super) fn index_impls(&mut self, from: usize) {
        let mut index = from;
        while index < self.impls.len() {
            let id = ImplId(index as u32);
            let (module, imp) = (self.impls[index].module, self.impls[index].imp);
            let names: Rc<[Name]> = imp.generics.params.iter().map(|p| p.name.clone()).collect();
            let mut scope = Scope { module, params: names, self_ty: None, owner: Owner::Module };
            let self_ty = self.ty(&scope, &imp.self_ty);
            self.impls[index].self_ty = self_ty.clone();
            scope.self_ty = Some(self_ty.clone());
            match &imp.trait_ {
                Some(path) => {
                    let tr = self.trait_ref(&scope, path);
                    self.impls[index].trait_ = tr.id;
                    self.impls[index].trait_args = tr.args;
                    match tr.id {
                        Some(t) => self.impls_of_trait.entry(t).or_default().push(id),
                        None => self.impls_of_trait_name.entry(tr.name).or_default().push(id),
                    }
                }
                None => self.inherent.entry(head(&self_ty)).or_default().push(id),
            }
            index += 1;
        }
        self.scope_traits.clear();
        // New impls may answer what had no answer.
        self.known_impls.clear();
        self.known_projections.clear();
    }

    pub fn inherent_impls(&self, ty: &Ty) -> &[ImplId] {
        self.inherent.get(&head(ty)).map_or(&[], Vec::as_slice)
    }

    /// All impls of an item of the code that is read.
    pub fn inherent_and_trait_impls(&self, id: AdtId) -> impl Iterator<Item = &ImplDef<'_>> {
        self.impls.iter().filter(move |i| matches!(i.self_ty.peeled(), Ty::Adt(a, _) if *a == id))
    }

    pub fn impls_of(&self, tr: TraitId) -> &[ImplId] {
        self.impls_of_trait.get(&tr).map_or(&[], Vec::as_slice)
    }

    /// A trait of std by its path, such as `["ops", "Deref"]`.
    pub fn std_trait(&mut self, path: &[&str]) -> Option<TraitId> {
        let mut names: Vec<Name> = vec!["std".into()];
        names.extend(path.iter().map(|p| Name::from(*p)));
        let any = ModId(0);
        self.resolve(any, true, &names).into_iter().find_map(|(d, used)| match d {
            Def::Trait(t) if used == names.len() => Some(t),
            _ => None,
        })
    }

    /// A trait of the catalogue's signatures by its name and a method that it has; of those that are loaded.
    pub fn signature_trait(&self, name: &str, method: &str) -> Option<TraitId> {
        let fits =
            |t: &TraitDef| t.name == *name && t.methods.contains_key(method) && self.is_signature(t.module);
        self.traits.iter().position(fits).map(|n| TraitId(n as u32))
    }

    pub fn supertraits(&mut self, tr: TraitId) -> Rc<[TraitRef]> {
        if let Some(known) = self.supers.get(&tr) {
            return known.clone();
        }
        let def = &self.traits[tr.index()];
        let (module, bounds) = (def.module, &def.tr.supers);
        let scope = self.owner_scope(module, Owner::Trait(tr));
        let list: Rc<[TraitRef]> = self.bounds(&scope, bounds).into();
        self.supers.insert(tr, list.clone());
        list
    }

    /// Whether one of the bounds is the trait or has it above it.
    pub fn bound_of(&mut self, bounds: &[TraitRef], tr: TraitId) -> Option<TraitRef> {
        let mut queue: Vec<TraitRef> = bounds.to_vec();
        let mut seen = Vec::new();
        while let Some(b) = queue.pop() {
            let Some(id) = b.id else { continue };
            if id == tr {
                return Some(b);
            }
            if !seen.contains(&id) {
                seen.push(id);
                queue.extend(self.supertraits(id).iter().cloned());
            }
        }
        None
    }

    /// The bounds that stand for a type: of a parameter, a projection, an `impl` or `dyn` type.
    pub fn bounds_of(&mut self, env: &Env, ty: &Ty) -> Vec<TraitRef> {
        match ty {
            Ty::Dyn(b) | Ty::Impl(b) => b.to_vec(),
            Ty::Param(_) => env.of(ty).cloned().collect(),
            Ty::Assoc(base, tr, name) => {
                let mut out: Vec<TraitRef> = env.of(ty).cloned().collect();
                out.extend(self.declared_assoc_bounds(env, base, *tr, name));
                out
            }
            _ => Vec::new(),
        }
    }

    /// `type Name: Bounds;` in the traits that bound `base`.
    fn declared_assoc_bounds(
        &mut self,
        env: &Env,
        base: &Ty,
        tr: Option<TraitId>,
        name: &Name,
    ) -> Vec<TraitRef> {
        let mut traits: Vec<TraitId> = tr.into_iter().collect();
        if traits.is_empty() && !matches!(base, Ty::Assoc(..)) {
            traits.extend(self.bounds_of(env, base).iter().filter_map(|b| b.id));
        }
        let mut out = Vec::new();
        for t in traits {
            let def = &self.traits[t.index()];
            let (module, tr) = (def.module, def.tr);
            if let Some((_, bounds, _)) = tr.types.iter().find(|(n, ..)| n == name) {
                let scope = self.owner_scope(module, Owner::Trait(t));
                out.extend(self.bounds(&scope, bounds));
            }
        }
        out
    }

    pub fn implements(&mut self, env: &Env, ty: &Ty, tr: TraitId) -> Option<Holds> {
        if !is_ground(ty) || !self.holding.is_empty() {
            return self.implements_at(env, ty, tr, 0);
        }
        let key = (ty.clone(), tr);
        if let Some(known) = self.known_impls.get(&key) {
            return known.clone();
        }
        let answer = self.implements_at(env, ty, tr, 0);
        self.known_impls.insert(key, answer.clone());
        answer
    }

    fn implements_at(&mut self, env: &Env, ty: &Ty, tr: TraitId, depth: u32) -> Option<Holds> {
        if depth > MAX_DEPTH || ty.is_unknown() {
            return None;
        }
        let bounds = self.bounds_of(env, ty);
        if let Some(b) = self.bound_of(&bounds, tr) {
            return Some(Holds::Bound(b));
        }
        // Asked already further up: a cycle of blanket impls proves nothing.
        let key = (ty.clone(), tr);
        if !self.holding.insert(key.clone()) {
            return None;
        }
        let mut found = None;
        for n in 0..self.impls_of(tr).len() {
            let id = self.impls_of(tr)[n];
            if let Some(subst) = self.impl_matches(env, id, ty, depth) {
                found = Some(Holds::Impl(id, subst));
                break;
            }
        }
        self.holding.remove(&key);
        found
    }

    /// Whether an impl is one for `ty`: its self type unifies and its own bounds hold.
    fn impl_matches(&mut self, env: &Env, id: ImplId, ty: &Ty, depth: u32) -> Option<Subst> {
        let imp = &self.impls[id.index()];
        let (pattern, generics, module) = (imp.self_ty.clone(), &imp.imp.generics, imp.module);
        let mut subst = Subst::default();
        let is_param = |n: &Name| generics.params.iter().any(|p| p.name == *n);
        if !unify(&pattern, ty, &mut subst, &is_param) {
            return None;
        }
        if generics.params.is_empty() {
            return Some(subst);
        }
        let bounds = match self.impl_bounds.get(&id) {
            Some(known) => known.clone(),
            None => {
                let scope = self.owner_scope(module, Owner::Impl(id));
                let mut bounds = Vec::new();
                self.generic_bounds(&scope, generics, &mut bounds);
                let bounds = Rc::new(bounds);
                self.impl_bounds.insert(id, bounds.clone());
                bounds
            }
        };
        for (t, list) in bounds.iter() {
            let t = subst.apply(t);
            let t = self.normalize(env, &t);
            // What nothing fixes yet may be anything: `impl<T: AsRef<str>> Encoder<T> for LinesCodec`.
            let open = matches!(&t, Ty::Param(n) if is_param(n) && subst.get(n).is_none());
            if open || t.is_unknown() || matches!(t, Ty::Assoc(..)) {
                continue;
            }
            for b in list {
                let Some(bound_trait) = b.id else { continue };
                if is_auto_like(&self.traits[bound_trait.index()].name) {
                    continue;
                }
                // A parameter that only a bound's associated type fixes: `impl<F, T> … where F: Future<Output = T>`.
                match self.implements_at(env, &t, bound_trait, depth + 1) {
                    Some(_) => {
                        for (name, want) in b.assoc.iter() {
                            if let Ty::Param(p) = want
                                && is_param(p)
                                && subst.get(p).is_none()
                            {
                                let got = self.project(env, &t, Some(bound_trait), name);
                                subst.set(p.clone(), got);
                            }
                        }
                    }
                    None if is_fn_like(&b.name) => {}
                    None => return None,
                }
            }
        }
        Some(subst)
    }

    /// Replaces projections by what they are, as far as known.
    pub fn normalize(&mut self, env: &Env, ty: &Ty) -> Ty {
        if !ty.any(&mut |t| matches!(t, Ty::Assoc(..))) {
            return ty.clone();
        }
        ty.map(&mut |t| match t {
            Ty::Assoc(base, tr, name) => {
                let base = self.normalize(env, base);
                Some(self.project(env, &base, *tr, name))
            }
            _ => None,
        })
    }

    /// `<ty as tr>::name`.
    pub fn project(&mut self, env: &Env, ty: &Ty, tr: Option<TraitId>, name: &Name) -> Ty {
        if !is_ground(ty) || !self.holding.is_empty() {
            return self.project_anew(env, ty, tr, name);
        }
        let key = (ty.clone(), tr, name.clone());
        if let Some(known) = self.known_projections.get(&key) {
            return known.clone();
        }
        let answer = self.project_anew(env, ty, tr, name);
        self.known_projections.insert(key, answer.clone());
        answer
    }

    fn project_anew(&mut self, env: &Env, ty: &Ty, tr: Option<TraitId>, name: &Name) -> Ty {
        let rigid = Ty::Assoc(Rc::new(ty.clone()), tr, name.clone());
        if ty.is_unknown() {
            return Ty::Unknown;
        }
        let bounds = self.bounds_of(env, ty);
        if let Some(t) = self.assoc_of_bounds(&bounds, name) {
            return t;
        }
        if let Ty::FnPtr(_, ret) = ty
            && name == "Output"
        {
            return (**ret).clone();
        }
        let traits: Vec<TraitId> = match tr {
            Some(t) => vec![t],
            None => self.traits_with_type.get(name).cloned().unwrap_or_default(),
        };
        for t in traits {
            if let Some(Holds::Impl(id, subst)) = self.implements(env, ty, t)
                && let Some(written) = self.impls[id.index()].types.get(name).copied()
            {
                let module = self.impls[id.index()].module;
                let scope = self.owner_scope(module, Owner::Impl(id));
                let key = (ModId(u32::MAX - 1), Name::from(format!("{}{name}{ty:?}", id.0)));
                if !self.in_progress.insert(key.clone()) {
                    return Ty::Unknown;
                }
                let out = self.ty(&scope, written);
                let out = self.bound_projections(id, &out);
                let out = subst.apply(&out);
                let out = self.normalize(env, &out);
                self.in_progress.remove(&key);
                return out;
            }
        }
        match ty {
            Ty::Param(_) | Ty::Assoc(..) | Ty::Impl(_) | Ty::Dyn(_) => rigid,
            // `&T` and `&mut T` of what is a future, an iterator, a reader.
            Ty::Ref(_, inner) => self.project(env, &inner.clone(), tr, name),
            _ => Ty::Unknown,
        }
    }

    /// `type Item = I::Item;` in an impl for `I: Iterator` means that bound's item, not the impl's own again.
    fn bound_projections(&mut self, id: ImplId, ty: &Ty) -> Ty {
        let Some(bounds) = self.impl_bounds.get(&id).cloned() else { return ty.clone() };
        ty.map(&mut |t| match t {
            Ty::Assoc(base, None, name) if matches!(**base, Ty::Param(_)) => {
                let of_base = bounds.iter().filter(|(t, _)| *t == **base).flat_map(|(_, list)| list.clone());
                let tr = self.declaring(of_base.collect(), name)?;
                Some(Ty::Assoc(base.clone(), Some(tr), name.clone()))
            }
            _ => None,
        })
    }

    /// Of these bounds and what stands above them, the trait that declares an associated type of this name.
    fn declaring(&mut self, mut queue: Vec<TraitRef>, name: &Name) -> Option<TraitId> {
        let mut seen = Vec::new();
        while let Some(id) = queue.pop().map(|b| b.id) {
            let Some(id) = id.filter(|id| !seen.contains(id)) else { continue };
            if self.traits_with_type.get(name).is_some_and(|list| list.contains(&id)) {
                return Some(id);
            }
            seen.push(id);
            queue.extend(self.supertraits(id).iter().cloned());
        }
        None
    }

    fn assoc_of_bounds(&mut self, bounds: &[TraitRef], name: &Name) -> Option<Ty> {
        let mut queue: Vec<TraitRef> = bounds.to_vec();
        let mut seen = Vec::new();
        while let Some(b) = queue.pop() {
            if let Some((_, t)) = b.assoc.iter().find(|(n, _)| n == name) {
                return Some(t.clone());
            }
            if let Some(id) = b.id
                && !seen.contains(&id)
            {
                seen.push(id);
                queue.extend(self.supertraits(id).iter().cloned());
            }
        }
        None
    }

    /// What `*value` is, for a type that is not a plain reference.
    pub fn deref_target(&mut self, env: &Env, ty: &Ty) -> Option<Ty> {
        match ty {
            Ty::Ref(_, t) | Ty::Ptr(t) => return Some((**t).clone()),
            Ty::Adt(..) | Ty::Param(_) | Ty::Impl(_) | Ty::Assoc(..) => {}
            _ => return None,
        }
        let deref = self.std_trait(&["ops", "Deref"])?;
        match self.implements(env, ty, deref)? {
            Holds::Impl(..) => {
                let t = self.project(env, ty, Some(deref), &"Target".into());
                (!t.is_unknown() && t != *ty).then_some(t)
            }
            Holds::Bound(b) => b.assoc.iter().find(|(n, _)| n == "Target").map(|(_, t)| t.clone()),
        }
    }
}

/// Whether an answer about the type is the same in every body.
fn is_ground(ty: &Ty) -> bool {
    !ty.any(&mut |t| matches!(t, Ty::Param(_) | Ty::Assoc(..) | Ty::Var(_) | Ty::Unknown | Ty::Closure(_)))
}

fn is_auto_like(name: &str) -> bool {
    matches!(
        name,
        "Send"
            | "Sync"
            | "Unpin"
            | "Clone"
            | "Copy"
            | "Debug"
            | "Display"
            | "Default"
            | "PartialEq"
            | "Eq"
            | "Hash"
            | "Ord"
            | "PartialOrd"
            | "Any"
            | "Error"
            | "UnwindSafe"
            | "RefUnwindSafe"
    )
}

fn is_fn_like(name: &str) -> bool {
    matches!(name, "Fn" | "FnMut" | "FnOnce" | "AsyncFn" | "AsyncFnMut" | "AsyncFnOnce")
}

pub(super) fn head(ty: &Ty) -> Head {
    match ty {
        Ty::Adt(id, _) => Head::Adt(*id),
        Ty::Prim(name) => Head::Prim(name.clone()),
        Ty::Slice(_) | Ty::Array(..) => Head::Slice,
        _ => Head::Other,
    }
}

/// Makes `pattern` equal `ty` by binding the parameters for which `is_param` holds. What is unknown on
/// either side fits.
pub fn unify(pattern: &Ty, ty: &Ty, subst: &mut Subst, is_param: &dyn Fn(&Name) -> bool) -> bool {
    let all =
        |a: &[Ty], b: &[Ty], subst: &mut Subst| a.iter().zip(b).all(|(a, b)| unify(a, b, subst, is_param));
    match (pattern, ty) {
        (Ty::Param(n), _) if is_param(n) => match subst.get(n).cloned() {
            Some(old) if !old.is_unknown() && !ty.is_unknown() => loosely_equal(&old, ty),
            _ => {
                subst.set(n.clone(), ty.clone());
                true
            }
        },
        (Ty::Unknown | Ty::Var(_) | Ty::Assoc(..), _) | (_, Ty::Unknown | Ty::Var(_)) => true,
        (Ty::Adt(a, x), Ty::Adt(b, y)) => a == b && all(x, y, subst),
        (Ty::Ext(a, x), Ty::Ext(b, y)) => a == b && all(x, y, subst),
        (Ty::Prim(a), Ty::Prim(b)) => a == b,
        (Ty::Ref(_, a), Ty::Ref(_, b)) | (Ty::Ptr(a), Ty::Ptr(b)) => unify(a, b, subst, is_param),
        (Ty::Tuple(a), Ty::Tuple(b)) => a.len() == b.len() && all(a, b, subst),
        (Ty::Slice(a), Ty::Slice(b) | Ty::Array(b, _)) => unify(a, b, subst, is_param),
        (Ty::Array(a, _), Ty::Array(b, _)) => unify(a, b, subst, is_param),
        (Ty::FnPtr(a, r), Ty::FnPtr(b, s)) => {
            a.len() == b.len() && all(a, b, subst) && unify(r, s, subst, is_param)
        }
        (Ty::Dyn(a), Ty::Dyn(b)) | (Ty::Impl(a), Ty::Impl(b)) => {
            let same = a.first().map(|t| &t.name) == b.first().map(|t| &t.name);
            if same && let (Some(x), Some(y)) = (a.first(), b.first()) {
                for ((_, t), (_, u)) in x.assoc.iter().zip(y.assoc.iter()) {
                    unify(t, u, subst, is_param);
                }
                all(&x.args, &y.args, subst);
            }
            same
        }
        (a, b) => a == b,
    }
}

fn loosely_equal(a: &Ty, b: &Ty) -> bool {
    unify(a, b, &mut Subst::default(), &|_| false)
}
