//! The definitions of a group of crates, by small numbers. Definitions borrow the trees that they come from.

use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

use crate::finding::Scope;
use crate::syntax::ir::{self, Name, Span};
use crate::workspace::KnownVersion;

use super::ty::Ty;

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(pub u32);
        impl $id {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    CrateId, ModId, AdtId, TraitId, FnId, ImplId, AliasId, ConstId,
    /// A file of the group, or of a signature crate.
    FileId,
}

/// A crate: a target of a package under the lint, or the signatures of a dependency.
#[derive(Debug)]
pub struct CrateDef {
    /// The name in code.
    pub name: Name,
    pub root: ModId,
    /// Index into the packages of the group; `None` for signatures.
    pub package: Option<usize>,
    pub scope: Scope,
    pub is_lib: bool,
    /// Whether its findings are wanted.
    pub linted: bool,
    /// For signatures: the registry package and what is known of its version.
    pub registry: Option<(Name, KnownVersion)>,
}

#[derive(Debug)]
pub struct Module<'a> {
    pub krate: CrateId,
    pub parent: Option<ModId>,
    pub name: Name,
    pub names: HashMap<Name, Vec<Def>>,
    pub imports: Vec<(&'a ir::Import, bool)>,
    pub globs: Vec<(&'a ir::Import, bool)>,
    pub test: bool,
    /// Reachable from outside the crate by name, as far as `mod` items tell.
    pub public: bool,
    /// The items of a block: names not found here are looked up around it.
    pub block: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Def {
    Mod(ModId),
    Adt(AdtId),
    Variant(AdtId, u32),
    Trait(TraitId),
    Alias(AliasId),
    Fn(FnId),
    Const(ConstId),
    Prim(Name),
    /// Something of a crate whose sources and signatures are not at hand: its full path.
    Ext(Name),
}

#[derive(Debug)]
pub struct AdtDef<'a> {
    pub name: Name,
    pub module: ModId,
    pub file: FileId,
    pub item: &'a ir::Item,
    pub adt: &'a ir::Adt,
    pub test: bool,
}

#[derive(Debug)]
pub struct TraitDef<'a> {
    pub name: Name,
    pub module: ModId,
    pub file: FileId,
    pub item: &'a ir::Item,
    pub tr: &'a ir::Trait,
    pub methods: HashMap<Name, FnId>,
}

#[derive(Debug)]
pub struct ImplDef<'a> {
    pub module: ModId,
    pub file: FileId,
    pub imp: &'a ir::Impl,
    pub trait_: Option<TraitId>,
    /// The trait's last name, also where it did not resolve.
    pub trait_name: Option<Name>,
    pub trait_args: Rc<[Ty]>,
    pub self_ty: Ty,
    pub methods: HashMap<Name, Vec<FnId>>,
    pub types: HashMap<Name, &'a ir::TypeRef>,
}

/// What a function belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Module,
    Impl(ImplId),
    Trait(TraitId),
}

#[derive(Debug)]
pub struct FnDef<'a> {
    pub name: Name,
    pub span: Span,
    pub module: ModId,
    pub file: FileId,
    pub owner: Owner,
    pub item: &'a ir::Item,
    pub f: &'a ir::Function,
    pub test: bool,
    pub vis: ir::Vis,
}

#[derive(Debug)]
pub struct AliasDef<'a> {
    pub name: Name,
    pub module: ModId,
    pub generics: &'a ir::Generics,
    pub ty: &'a ir::TypeRef,
    pub owner: Owner,
}

#[derive(Debug)]
pub struct ConstDef<'a> {
    pub name: Name,
    pub module: ModId,
    pub file: FileId,
    pub ty: &'a ir::TypeRef,
    pub value: Option<&'a ir::Expr>,
    pub owner: Owner,
}
