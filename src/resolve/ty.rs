//! Types as terms.

use std::rc::Rc;

use crate::syntax::ir::Name;

use super::defs::{AdtId, FnId, TraitId};

pub type Args = Rc<[Ty]>;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ty {
    Adt(AdtId, Args),
    /// A type of a crate whose sources and signatures are not at hand: its full path.
    Ext(Name, Args),
    Prim(Name),
    Ref(bool, Rc<Ty>),
    Ptr(Rc<Ty>),
    Tuple(Args),
    Slice(Rc<Ty>),
    Array(Rc<Ty>, Option<u64>),
    /// A generic parameter, `Self` in a trait included.
    Param(Name),
    /// `<T as Trait>::Name` that is not known more exactly.
    Assoc(Rc<Ty>, Option<TraitId>, Name),
    Dyn(Rc<[TraitRef]>),
    /// `impl Trait`; also what an `async fn` gives.
    Impl(Rc<[TraitRef]>),
    Fn(FnId),
    Closure(u32),
    FnPtr(Args, Rc<Ty>),
    /// To be found out, in one body.
    Var(u32),
    Never,
    Unknown,
}

/// A bound: `Trait<Args, Assoc = T>`. `Fn(A, B) -> R` has `args` = [(A, B)] and `Output` = R.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TraitRef {
    pub id: Option<TraitId>,
    /// The last name of its path.
    pub name: Name,
    pub args: Args,
    pub assoc: Rc<[(Name, Ty)]>,
}

impl Ty {
    pub fn unit() -> Self {
        Self::Tuple(Rc::from([]))
    }
    pub fn prim(name: &str) -> Self {
        Self::Prim(name.into())
    }
    pub fn reference(mutable: bool, inner: Self) -> Self {
        Self::Ref(mutable, Rc::new(inner))
    }
    pub fn is_unknown(&self) -> bool {
        matches!(self, Self::Unknown | Self::Var(_))
    }
    /// Without references and raw pointers around it.
    pub fn peeled(&self) -> &Self {
        match self {
            Self::Ref(_, t) | Self::Ptr(t) => t.peeled(),
            other => other,
        }
    }

    /// Replaces each part for which `f` has an answer, from the outside in.
    pub fn map(&self, f: &mut dyn FnMut(&Self) -> Option<Self>) -> Self {
        if let Some(t) = f(self) {
            return t;
        }
        let args = |args: &Args, f: &mut dyn FnMut(&Self) -> Option<Self>| -> Args {
            if args.is_empty() { args.clone() } else { args.iter().map(|t| t.map(f)).collect() }
        };
        match self {
            Self::Adt(id, a) => Self::Adt(*id, args(a, f)),
            Self::Ext(id, a) => Self::Ext(id.clone(), args(a, f)),
            Self::Ref(m, t) => Self::Ref(*m, Rc::new(t.map(f))),
            Self::Ptr(t) => Self::Ptr(Rc::new(t.map(f))),
            Self::Tuple(a) => Self::Tuple(args(a, f)),
            Self::Slice(t) => Self::Slice(Rc::new(t.map(f))),
            Self::Array(t, n) => Self::Array(Rc::new(t.map(f)), *n),
            Self::Assoc(t, tr, n) => Self::Assoc(Rc::new(t.map(f)), *tr, n.clone()),
            Self::Dyn(b) => Self::Dyn(map_bounds(b, f)),
            Self::Impl(b) => Self::Impl(map_bounds(b, f)),
            Self::FnPtr(a, r) => Self::FnPtr(args(a, f), Rc::new(r.map(f))),
            Self::Prim(_)
            | Self::Param(_)
            | Self::Fn(_)
            | Self::Closure(_)
            | Self::Var(_)
            | Self::Never
            | Self::Unknown => self.clone(),
        }
    }

    /// Whether any part satisfies `f`.
    pub fn any(&self, f: &mut dyn FnMut(&Self) -> bool) -> bool {
        if f(self) {
            return true;
        }
        match self {
            Self::Adt(_, a) | Self::Ext(_, a) | Self::Tuple(a) => a.iter().any(|t| t.any(f)),
            Self::Ref(_, t) | Self::Ptr(t) | Self::Slice(t) | Self::Array(t, _) | Self::Assoc(t, ..) => {
                t.any(f)
            }
            Self::Dyn(b) | Self::Impl(b) => {
                b.iter().any(|b| b.args.iter().any(|t| t.any(f)) || b.assoc.iter().any(|(_, t)| t.any(f)))
            }
            Self::FnPtr(a, r) => a.iter().any(|t| t.any(f)) || r.any(f),
            _ => false,
        }
    }
}

pub fn map_bounds(bounds: &Rc<[TraitRef]>, f: &mut dyn FnMut(&Ty) -> Option<Ty>) -> Rc<[TraitRef]> {
    bounds
        .iter()
        .map(|b| TraitRef {
            id: b.id,
            name: b.name.clone(),
            args: b.args.iter().map(|t| t.map(f)).collect(),
            assoc: b.assoc.iter().map(|(n, t)| (n.clone(), t.map(f))).collect(),
        })
        .collect()
}

/// What generic parameters stand for. Few at a time, so a list.
#[derive(Clone, Debug, Default)]
pub struct Subst(pub Vec<(Name, Ty)>);

impl Subst {
    pub fn get(&self, name: &Name) -> Option<&Ty> {
        self.0.iter().rev().find(|(n, _)| n == name).map(|(_, t)| t)
    }
    pub fn set(&mut self, name: Name, ty: Ty) {
        self.0.push((name, ty));
    }
    /// Replaces parameters once; what they stand for is not looked at again.
    pub fn apply(&self, ty: &Ty) -> Ty {
        if self.0.is_empty() {
            return ty.clone();
        }
        ty.map(&mut |t| match t {
            Ty::Param(n) => self.get(n).cloned(),
            _ => None,
        })
    }
}
