//! All crates of a group of packages that name each other, and the signature crates they use.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};

use typed_arena::Arena;

use crate::catalog::{Versions, catalog, item_holds};
use crate::finding::Scope;
use crate::syntax::ir::Name;
use crate::syntax::{self, MacroTable, ir};
use crate::workspace::{KnownVersion, Package, TargetKind};

use super::collect::Place;
use super::defs::*;
use super::impls::Holds;
use super::lower::Env;
use super::ty::{TraitRef, Ty};

/// The bounds of an impl or function.
pub(super) type Bounds = std::rc::Rc<Vec<(Ty, Vec<TraitRef>)>>;

/// The outcome of parsing one file: a tree, or why there is none.
pub type Parsed = Result<ir::File, syntax::NotParsed>;

#[derive(Debug)]
pub struct FileInfo<'a> {
    /// Index into the packages of the group; `None` for signatures.
    pub package: Option<usize>,
    /// Relative to the package's folder.
    pub path: String,
    pub tree: Option<&'a ir::File>,
    /// Named by some module tree.
    pub reached: bool,
}

pub struct World<'a> {
    pub(super) arena: &'a Arena<ir::File>,
    pub packages: &'a [&'a Package],
    pub files: Vec<FileInfo<'a>>,
    pub(super) file_index: HashMap<(usize, String), FileId>,
    pub crates: Vec<CrateDef>,
    pub modules: Vec<Module<'a>>,
    pub adts: Vec<AdtDef<'a>>,
    pub traits: Vec<TraitDef<'a>>,
    pub impls: Vec<ImplDef<'a>>,
    pub fns: Vec<FnDef<'a>>,
    pub aliases: Vec<AliasDef<'a>>,
    pub consts: Vec<ConstDef<'a>>,
    /// The library crate of each package.
    pub(super) libs: HashMap<usize, CrateId>,
    pub(super) signatures: HashMap<(Name, String), CrateId>,
    pub(super) lookups: HashMap<(ModId, Name), Vec<Def>>,
    pub(super) in_progress: HashSet<(ModId, Name)>,
    /// Modules made of the items of a block, by the block's address.
    pub(super) blocks: HashMap<*const ir::Block, ModId>,
    pub(super) impls_of_trait: HashMap<TraitId, Vec<ImplId>>,
    pub(super) impls_of_trait_name: HashMap<Name, Vec<ImplId>>,
    pub(super) inherent: HashMap<Head, Vec<ImplId>>,
    pub(super) trait_methods: HashMap<Name, Vec<(TraitId, FnId)>>,
    pub(super) holding: HashSet<(Ty, TraitId)>,
    /// Remembered answers; those about types only where the type has no parameters of a body in it.
    pub(super) impl_bounds: HashMap<ImplId, Bounds>,
    pub(super) supers: HashMap<TraitId, std::rc::Rc<[TraitRef]>>,
    pub(super) known_impls: HashMap<(Ty, TraitId), Option<Holds>>,
    pub(super) known_projections: HashMap<(Ty, Option<TraitId>, Name), Ty>,
    pub(super) envs: HashMap<FnId, Env>,
    pub(super) traits_with_type: HashMap<Name, Vec<TraitId>>,
    pub(super) scope_traits: HashMap<ModId, std::rc::Rc<HashSet<TraitId>>>,
    /// Dependencies named in code that neither catalogue nor sources know.
    pub unknown_crates: std::collections::BTreeSet<Name>,
}

/// What an inherent impl is looked up by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Head {
    Adt(AdtId),
    Prim(Name),
    Slice,
    Other,
}

/// Versions as one package's lock and manifest tell them.
pub struct PackageVersions<'a>(pub Option<&'a Package>);

impl Versions for PackageVersions<'_> {
    fn of(&self, package: &str) -> KnownVersion {
        let Some(p) = self.0 else { return KnownVersion::Unknown };
        if let Some(dep) = p.deps.values().find(|d| d.package == package)
            && dep.version != KnownVersion::Unknown
        {
            return dep.version.clone();
        }
        match self.locked(package).last() {
            Some(v) => KnownVersion::Locked(v.clone()),
            None => KnownVersion::Unknown,
        }
    }

    fn locked(&self, package: &str) -> Vec<semver::Version> {
        let lock = self.0.and_then(|p| p.lock.as_ref());
        lock.and_then(|l| l.packages.get(package)).cloned().unwrap_or_default()
    }

    fn features(&self, package: &str) -> Option<std::collections::BTreeSet<String>> {
        let dep = self.0?.deps.values().find(|d| d.package == package)?;
        let mut features = dep.features.clone();
        if dep.default_features {
            features.insert("default".to_owned());
        }
        Some(features)
    }
}

impl<'a> World<'a> {
    /// Builds the module trees of all targets. `parsed` holds each package's files in the packages' order.
    pub fn new(
        packages: &'a [&'a Package],
        parsed: Vec<Vec<Option<ir::File>>>,
        arena: &'a Arena<ir::File>,
    ) -> Self {
        let mut world = Self {
            arena,
            packages,
            files: Vec::new(),
            file_index: HashMap::default(),
            crates: Vec::new(),
            modules: Vec::new(),
            adts: Vec::new(),
            traits: Vec::new(),
            impls: Vec::new(),
            fns: Vec::new(),
            aliases: Vec::new(),
            consts: Vec::new(),
            libs: HashMap::default(),
            signatures: HashMap::default(),
            lookups: HashMap::default(),
            in_progress: HashSet::default(),
            blocks: HashMap::default(),
            impls_of_trait: HashMap::default(),
            impls_of_trait_name: HashMap::default(),
            inherent: HashMap::default(),
            trait_methods: HashMap::default(),
            holding: HashSet::default(),
            impl_bounds: HashMap::default(),
            supers: HashMap::default(),
            known_impls: HashMap::default(),
            known_projections: HashMap::default(),
            envs: HashMap::default(),
            traits_with_type: HashMap::default(),
            scope_traits: HashMap::default(),
            unknown_crates: Default::default(),
        };
        for (index, (package, trees)) in packages.iter().zip(parsed).enumerate() {
            for (file, tree) in package.files.iter().zip(trees) {
                let id = FileId(world.files.len() as u32);
                let tree = tree.map(|t| &*world.arena.alloc(t));
                world.files.push(FileInfo {
                    package: Some(index),
                    path: file.path.clone(),
                    tree,
                    reached: false,
                });
                world.file_index.insert((index, file.path.clone()), id);
            }
        }
        world.load_std();
        let before = world.impls.len();
        for (index, package) in packages.iter().enumerate() {
            let mut targets: Vec<_> = package.targets.iter().collect();
            targets.sort_by_key(|t| t.kind);
            for target in targets {
                // A library is loaded even where it is not linted: others name it.
                if target.linted || target.kind == TargetKind::Lib {
                    world.add_target(index, target);
                }
            }
        }
        world.index_impls(before);
        world
    }

    fn add_target(&mut self, package: usize, target: &crate::workspace::Target) {
        let Some(&file) = self.file_index.get(&(package, target.root_file.clone())) else { return };
        let scope = self.packages[package].scope.unwrap_or(target.kind.scope());
        let krate = CrateId(self.crates.len() as u32);
        let root = self.new_module(krate, None, "crate".into(), false, true, false);
        self.crates.push(CrateDef {
            name: target.name.as_str().into(),
            root,
            package: Some(package),
            scope,
            is_lib: target.kind == TargetKind::Lib,
            linted: target.linted,
            registry: None,
        });
        if target.kind == TargetKind::Lib {
            self.libs.insert(package, krate);
        }
        self.collect_file(file, root, Place::root_of(&target.root_file));
    }

    fn load_std(&mut self) {
        self.signature_crate("std", &KnownVersion::Unknown, None);
    }

    /// The signatures of a registry package at a version, if the catalogue has them.
    pub(super) fn signature_crate(
        &mut self,
        package: &str,
        version: &KnownVersion,
        by: Option<usize>,
    ) -> Option<CrateId> {
        let code: Name = package.replace('-', "_").into();
        let key = (code.clone(), format!("{version:?}"));
        if let Some(&id) = self.signatures.get(&key) {
            return Some(id);
        }
        let text = catalog().signatures(&code)?;
        // A signature file that does not parse is a defect that a test of the catalogue finds.
        let tree = syntax::parse(text, &MacroTable::default()).ok()?;
        let tree = &*self.arena.alloc(tree);
        let file = FileId(self.files.len() as u32);
        self.files.push(FileInfo {
            package: None,
            path: format!("{code}.rs"),
            tree: Some(tree),
            reached: true,
        });
        let krate = CrateId(self.crates.len() as u32);
        let root = self.new_module(krate, None, "crate".into(), false, true, false);
        self.crates.push(CrateDef {
            name: code,
            root,
            package: by,
            scope: Scope::Src,
            is_lib: true,
            linted: false,
            registry: Some((package.into(), version.clone())),
        });
        self.signatures.insert(key, krate);
        let before = self.impls.len();
        self.collect_file(file, root, Place::root_of(""));
        self.index_impls(before);
        Some(krate)
    }

    /// Whether an item of a signature crate exists at the version in use.
    pub(super) fn holds(&self, krate: CrateId, attrs: &ir::Attrs) -> bool {
        match (&attrs.versions, &self.crates[krate.index()].registry) {
            (Some(req), Some((_, version))) => item_holds(req, version),
            _ => true,
        }
    }

    pub(super) fn new_module(
        &mut self,
        krate: CrateId,
        parent: Option<ModId>,
        name: Name,
        test: bool,
        public: bool,
        block: bool,
    ) -> ModId {
        self.modules.push(Module {
            krate,
            parent,
            name,
            names: HashMap::default(),
            imports: Vec::new(),
            globs: Vec::new(),
            test,
            public,
            block,
        });
        ModId(self.modules.len() as u32 - 1)
    }

    pub fn krate(&self, module: ModId) -> &CrateDef {
        &self.crates[self.modules[module.index()].krate.index()]
    }

    /// Whether a definition of this module stands in a signature file.
    pub fn is_signature(&self, module: ModId) -> bool {
        self.krate(module).registry.is_some()
    }

    pub fn versions(&self, package: Option<usize>) -> PackageVersions<'a> {
        PackageVersions(package.map(|p| self.packages[p]))
    }

    /// `crate::a::b` of a module, by the names of its parents.
    pub fn module_path(&self, module: ModId) -> String {
        let m = &self.modules[module.index()];
        match m.parent {
            Some(parent) if m.block => self.module_path(parent),
            Some(parent) => format!("{}::{}", self.module_path(parent), m.name),
            None => self.crates[m.krate.index()].name.to_string(),
        }
    }

    pub fn adt_path(&self, id: AdtId) -> String {
        let adt = &self.adts[id.index()];
        format!("{}::{}", self.module_path(adt.module), adt.name)
    }

    pub fn trait_path(&self, id: TraitId) -> String {
        let tr = &self.traits[id.index()];
        format!("{}::{}", self.module_path(tr.module), tr.name)
    }

    /// The canonical path of a function: `a::f`, `a::Type::method`, `a::Trait::method`.
    pub fn fn_path(&self, id: FnId) -> String {
        let f = &self.fns[id.index()];
        let owner = match f.owner {
            Owner::Module => self.module_path(f.module),
            Owner::Trait(t) => self.trait_path(t),
            Owner::Impl(i) => match self.impls[i.index()].self_ty.peeled() {
                Ty::Adt(adt, _) => self.adt_path(*adt),
                Ty::Ext(path, _) => path.to_string(),
                Ty::Prim(p) => p.to_string(),
                _ => self.module_path(f.module),
            },
        };
        format!("{owner}::{}", f.name)
    }
}
