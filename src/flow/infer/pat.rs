//! Patterns: what each name binds, and which part of the value it is.

use crate::resolve::Def;
use crate::resolve::ty::Ty;
use crate::syntax::ir::{Lit, Name, Pat, PatKind, Path};

use super::super::graph::*;
use super::Infer;

impl<'a> Infer<'_, 'a> {
    /// Binds the names of a pattern to parts of `value`.
    pub(super) fn bind(&mut self, pat: &'a Pat, value: NodeId, ty: &Ty) {
        let ty = self.shallow(ty);
        match &pat.kind {
            PatKind::Bind(name, sub) => {
                if sub.is_none() && starts_upper(name) && self.names_a_value(name) {
                    return;
                }
                let n = self.g.node(ty.clone(), NodeKind::Binding(name.clone()), pat.span, self.body);
                if ty.is_unknown()
                    && let Some(hint) = self.hints.get(&pat.span).cloned()
                {
                    self.g.nodes[n.index()].ty = hint.clone();
                    self.unify(&ty, &hint);
                }
                self.g.edge(value, n, Label::Flow);
                self.g.taken_from.insert(n, value);
                if self.borrows(&ty) || self.is_shared(&ty) {
                    let root = self.g.root(value);
                    self.g.roots.insert(n, root);
                    if let Some(f) = self.g.field_of.get(&value).copied() {
                        self.g.field_of.insert(n, f);
                    }
                }
                if let Some(scope) = self.locals.last_mut() {
                    scope.insert(name.clone(), n);
                }
                if let Some(sub) = sub {
                    self.bind(sub, value, &ty);
                }
            }
            PatKind::Typed(inner, written) => {
                let written = self.written(written);
                self.unify(&ty, &written);
                self.bind(inner, value, &written);
            }
            PatKind::Ref(inner) => {
                let inner_ty = match &ty {
                    Ty::Ref(_, t) => (**t).clone(),
                    other => other.clone(),
                };
                self.bind(inner, value, &inner_ty);
            }
            PatKind::Tuple(parts) => {
                let tys: Vec<Ty> = match ty.peeled() {
                    Ty::Tuple(list) => list.to_vec(),
                    Ty::Var(_) | Ty::Unknown if !parts.iter().any(is_rest) => {
                        let list: Vec<Ty> = parts.iter().map(|_| self.var()).collect();
                        self.unify(&ty, &Ty::Tuple(list.as_slice().into()));
                        list
                    }
                    _ => Vec::new(),
                };
                for (at, part) in positions(parts, tys.len()) {
                    let key = self.g.key(Key::Tuple(at as u32));
                    let part_ty = tys.get(at).cloned().unwrap_or(Ty::Unknown);
                    self.part(part, value, key, &part_ty);
                }
            }
            PatKind::Slice(parts) => {
                let elem = match ty.peeled() {
                    Ty::Slice(t) | Ty::Array(t, _) => (**t).clone(),
                    Ty::Adt(id, args) if Some(*id) == self.lang.vec => {
                        args.first().cloned().unwrap_or(Ty::Unknown)
                    }
                    _ => Ty::Unknown,
                };
                for part in parts {
                    self.bind(part, value, &elem);
                }
            }
            PatKind::Or(cases) => {
                for case in cases {
                    self.bind_again(case, value, &ty);
                }
            }
            PatKind::TupleStruct(path, parts) => {
                if let Some((id, variant, args)) = self.variant_of(path, &ty) {
                    let fields = self.w.field_types(id, variant as usize, &args);
                    for (at, part) in positions(parts, fields.len()) {
                        let Some((name, field_ty)) = fields.get(at) else { continue };
                        let key = self.g.key(Key::Field(id, variant, name.clone()));
                        let field_ty = self.accessed(value, id, variant, name, field_ty.clone());
                        self.part(part, value, key, &field_ty);
                    }
                } else {
                    for part in parts {
                        self.bind(part, value, &Ty::Unknown);
                    }
                }
            }
            PatKind::Struct(path, parts) => match self.variant_of(path, &ty) {
                Some((id, variant, args)) => {
                    let fields = self.w.field_types(id, variant as usize, &args);
                    for (name, part) in parts {
                        let field_ty =
                            fields.iter().find(|(n, _)| n == name).map_or(Ty::Unknown, |(_, t)| t.clone());
                        let key = self.g.key(Key::Field(id, variant, name.clone()));
                        let field_ty = self.accessed(value, id, variant, name, field_ty);
                        self.part(part, value, key, &field_ty);
                    }
                }
                None => {
                    for (_, part) in parts {
                        self.bind(part, value, &Ty::Unknown);
                    }
                }
            },
            PatKind::Lit(Lit::Bool(_)) => self.unify(&ty, &Ty::prim("bool")),
            PatKind::Path(_) | PatKind::Wild | PatKind::Rest | PatKind::Lit(_) => {}
        }
    }

    /// The same names again in another alternative: the first binding takes the value too.
    fn bind_again(&mut self, case: &'a Pat, value: NodeId, ty: &Ty) {
        let before = self.locals.last().cloned().unwrap_or_default();
        self.bind(case, value, ty);
        let Some(scope) = self.locals.last_mut() else { return };
        let mut joined = Vec::new();
        for (name, n) in scope.iter_mut() {
            if let Some(old) = before.get(name)
                && old != n
                && self.g.nodes[old.index()].body == self.body
                && matches!(self.g.nodes[old.index()].kind, NodeKind::Binding(_))
            {
                joined.push((*n, *old));
                *n = *old;
            }
        }
        for (from, to) in joined {
            self.g.edge(from, to, Label::Flow);
        }
    }

    fn part(&mut self, pat: &'a Pat, value: NodeId, key: KeyId, ty: &Ty) {
        if matches!(pat.kind, PatKind::Wild | PatKind::Rest | PatKind::Lit(_)) {
            return;
        }
        let n = self.node(ty.clone(), pat.span);
        self.g.edge(value, n, Label::Unwrap(key));
        self.load_cell(key, ty, n);
        self.g.field_of.insert(n, (value, key));
        self.g.taken_from.insert(n, value);
        let root = self.g.root(value);
        self.g.roots.insert(n, root);
        self.bind(pat, n, ty);
    }

    /// What a field holds in any instance may be here too; only for the workspace's own types.
    pub(super) fn load_cell(&mut self, key: KeyId, ty: &Ty, n: NodeId) {
        if let Key::Field(adt, ..) = self.g.keys[key.index()]
            && !self.w.is_signature(self.w.adts[adt.index()].module)
        {
            let cell = self.g.cell(key, ty);
            self.g.edge(cell, n, Label::Heap);
        }
    }

    /// The variant that a pattern's or literal's path names, with the type's arguments from `ty` if it is
    /// that type.
    pub(super) fn variant_of(
        &mut self,
        path: &'a Path,
        ty: &Ty,
    ) -> Option<(crate::resolve::AdtId, u32, crate::resolve::ty::Args)> {
        let from_ty = |id: crate::resolve::AdtId, ty: &Ty| match ty.peeled() {
            Ty::Adt(t, args) if *t == id => Some(args.clone()),
            _ => None,
        };
        // `Self` and `Self::Variant`, or an alias.
        if let Some(first) = path.segments.first()
            && path.qself.is_none()
            && first.name == "Self"
            && let Some(Ty::Adt(id, args)) = self.scope.self_ty.clone()
        {
            let variant = match path.segments.get(1) {
                Some(s) => self.w.adts[id.index()].adt.variants.iter().position(|v| v.name == s.name)? as u32,
                None => 0,
            };
            let args = from_ty(id, ty).unwrap_or(args);
            return Some((id, variant, args));
        }
        for (def, used) in self.w.resolve_path(self.module, path) {
            if used != path.segments.len() {
                continue;
            }
            match def {
                Def::Variant(id, v) => {
                    let args = from_ty(id, ty).unwrap_or_else(|| self.fresh_args(id));
                    if ty.is_unknown() {
                        self.unify(ty, &Ty::Adt(id, args.clone()));
                    }
                    return Some((id, v, args));
                }
                Def::Adt(id) => {
                    let args = from_ty(id, ty).unwrap_or_else(|| self.fresh_args(id));
                    return Some((id, 0, args));
                }
                Def::Alias(_) => {
                    let aliased = self.w.def_ty(&def, std::rc::Rc::from([]));
                    if let Ty::Adt(id, args) = aliased {
                        let args = from_ty(id, ty).unwrap_or(args);
                        return Some((id, 0, args));
                    }
                }
                _ => {}
            }
        }
        None
    }

    pub(super) fn fresh_args(&mut self, id: crate::resolve::AdtId) -> crate::resolve::ty::Args {
        let n = self.w.adts[id.index()].adt.generics.params.len();
        (0..n).map(|_| self.var()).collect()
    }

    fn names_a_value(&mut self, name: &Name) -> bool {
        let found = self.w.resolve(self.module, false, std::slice::from_ref(name));
        found.iter().any(|(d, _)| matches!(d, Def::Variant(..) | Def::Const(_) | Def::Adt(_)))
    }

    /// Whether clones of the type are handles of one value: a counted pointer, an end of a channel.
    pub(super) fn is_shared(&self, ty: &Ty) -> bool {
        match ty.peeled() {
            Ty::Adt(id, _) => {
                let adt = &self.w.adts[id.index()];
                let handle = matches!(adt.name.as_str(), "Arc" | "Rc")
                    || adt.name.ends_with("Sender")
                    || adt.name.ends_with("Receiver");
                handle && self.w.is_signature(adt.module)
            }
            _ => false,
        }
    }

    /// Whether a value of this type gives access to another place.
    pub(super) fn borrows(&self, ty: &Ty) -> bool {
        match ty {
            Ty::Ref(..) | Ty::Ptr(_) => true,
            Ty::Adt(id, args) => {
                let adt = &self.w.adts[id.index()];
                let pin = Some(*id) == self.lang.pin;
                let wrapped = (Some(*id) == self.lang.option || Some(*id) == self.lang.result || pin)
                    && args.first().is_some_and(|t| self.borrows(t));
                wrapped
                    || (self.w.is_signature(adt.module)
                        && (adt.name.contains("Guard")
                            || adt.name.contains("Ref")
                            || adt.name.ends_with("Entry")))
            }
            _ => false,
        }
    }
}

fn starts_upper(name: &str) -> bool {
    name.chars().next().is_some_and(char::is_uppercase)
}

fn is_rest(pat: &Pat) -> bool {
    match &pat.kind {
        PatKind::Rest => true,
        PatKind::Bind(_, Some(sub)) => is_rest(sub),
        _ => false,
    }
}

/// Positions of the parts when a `..` stands for those not named.
fn positions(parts: &[Pat], len: usize) -> Vec<(usize, &Pat)> {
    let rest = parts.iter().position(is_rest);
    parts
        .iter()
        .enumerate()
        .filter(|(_, p)| !is_rest(p))
        .map(|(n, p)| match rest {
            Some(r) if n > r => (len.saturating_sub(parts.len() - n), p),
            _ => (n, p),
        })
        .collect()
}
