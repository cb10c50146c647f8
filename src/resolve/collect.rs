//! Items into modules: files by `mod`, `#[path]` and `include!`, items inside item macros, blocks.

use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

use crate::syntax::ir::{self, Item, ItemKind, Name, Vis};

use super::defs::*;
use super::ty::Ty;
use super::world::World;

/// Where a module's child files are looked for, relative to the package's folder.
#[derive(Clone, Debug)]
pub struct Place {
    /// The folder of the file that is being read.
    file_dir: String,
    /// The folder for `mod child;`.
    child_dir: String,
}

impl Place {
    pub fn root_of(path: &str) -> Self {
        let dir = parent(path).to_owned();
        Self { child_dir: dir.clone(), file_dir: dir }
    }
    fn inside(&self, module: &Name) -> Self {
        Self { file_dir: self.file_dir.clone(), child_dir: joined(&self.child_dir, module) }
    }
}

fn parent(path: &str) -> &str {
    path.rfind('/').map_or("", |i| &path[..i])
}

/// `dir/rest` with `.` and `..` taken out.
fn joined(dir: &str, rest: &str) -> String {
    let mut parts: Vec<&str> = dir.split('/').filter(|p| !p.is_empty()).collect();
    for part in rest.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            other => parts.push(other),
        }
    }
    parts.join("/")
}

/// Files included by files included by …: this deep at most.
const MAX_INCLUDES: u32 = 32;

impl<'a> World<'a> {
    pub(super) fn collect_file(&mut self, file: FileId, module: ModId, place: Place) {
        self.collect_file_at(file, module, &place, 0);
    }

    fn collect_file_at(&mut self, file: FileId, module: ModId, place: &Place, depth: u32) {
        self.files[file.index()].reached = true;
        if let Some(tree) = self.files[file.index()].tree
            && depth < MAX_INCLUDES
        {
            self.collect(&tree.items, module, file, place, depth);
        }
    }

    fn collect(&mut self, items: &'a [Item], module: ModId, file: FileId, place: &Place, depth: u32) {
        for item in items {
            let krate = self.modules[module.index()].krate;
            if !self.holds(krate, &item.attrs) {
                continue;
            }
            let test = self.modules[module.index()].test || item.attrs.test;
            match &item.kind {
                ItemKind::Mod(inline) => {
                    self.collect_mod(item, inline.as_deref(), module, file, place, test, depth)
                }
                ItemKind::Items(items) => self.collect(items, module, file, place, depth),
                ItemKind::Include(path) => {
                    let path = joined(&place.file_dir, path);
                    if let Some(included) = self.file_of(file, &path) {
                        self.collect_file_at(included, module, &Place::root_of(&path), depth + 1);
                    }
                }
                ItemKind::Use(imports) => {
                    for import in imports {
                        let public = item.vis == Vis::Public;
                        let m = &mut self.modules[module.index()];
                        if import.glob {
                            m.globs.push((import, public))
                        } else {
                            m.imports.push((import, public))
                        }
                    }
                }
                ItemKind::ExternCrate(name) => {
                    if let Some(def) = self.extern_crate(module, name) {
                        self.define(module, item.name.clone(), def);
                    }
                }
                ItemKind::Fn(f) => {
                    let id = self.add_fn(item, f, module, file, Owner::Module, test);
                    self.define(module, item.name.clone(), Def::Fn(id));
                }
                ItemKind::Adt(adt) => {
                    let id = AdtId(self.adts.len() as u32);
                    self.adts.push(AdtDef { name: item.name.clone(), module, file, item, adt, test });
                    self.define(module, item.name.clone(), Def::Adt(id));
                    for other in &item.attrs.projections {
                        self.define(module, other.clone(), Def::Adt(id));
                    }
                }
                ItemKind::Trait(tr) => self.collect_trait(item, tr, module, file, test),
                ItemKind::Impl(imp) => self.collect_impl(imp, module, file, test),
                ItemKind::Alias(generics, ty) => {
                    let id = AliasId(self.aliases.len() as u32);
                    self.aliases.push(AliasDef {
                        name: item.name.clone(),
                        module,
                        generics,
                        ty,
                        owner: Owner::Module,
                    });
                    self.define(module, item.name.clone(), Def::Alias(id));
                }
                ItemKind::Const(ty, value) => {
                    let id = self.add_const(item, ty, value.as_deref(), module, file, Owner::Module);
                    self.define(module, item.name.clone(), Def::Const(id));
                }
            }
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn collect_mod(
        &mut self,
        item: &'a Item,
        inline: Option<&'a [Item]>,
        parent: ModId,
        file: FileId,
        place: &Place,
        test: bool,
        depth: u32,
    ) {
        let krate = self.modules[parent.index()].krate;
        // Two cfg twins of one name are one module each.
        let public = self.modules[parent.index()].public && item.vis == Vis::Public;
        let id = self.new_module(krate, Some(parent), item.name.clone(), test, public, false);
        self.define(parent, item.name.clone(), Def::Mod(id));
        match inline {
            Some(items) => {
                let dir = match &item.attrs.path {
                    Some(path) => {
                        Place { file_dir: place.file_dir.clone(), child_dir: joined(&place.child_dir, path) }
                    }
                    None => place.inside(&item.name),
                };
                self.collect(items, id, file, &dir, depth);
            }
            None => {
                let candidates = match &item.attrs.path {
                    Some(path) => vec![(joined(&place.file_dir, path), true)],
                    None => {
                        let base = joined(&place.child_dir, &item.name);
                        vec![(format!("{base}.rs"), false), (format!("{base}/mod.rs"), true)]
                    }
                };
                for (path, owns_dir) in candidates {
                    if let Some(child) = self.file_of(file, &path) {
                        let file_dir = self::parent(&path).to_owned();
                        let child_dir =
                            if owns_dir { file_dir.clone() } else { joined(&file_dir, &item.name) };
                        self.collect_file_at(child, id, &Place { file_dir, child_dir }, depth + 1);
                        break;
                    }
                }
            }
        }
    }

    fn file_of(&self, from: FileId, path: &str) -> Option<FileId> {
        let package = self.files[from.index()].package?;
        self.file_index.get(&(package, path.to_owned())).copied()
    }

    fn collect_trait(&mut self, item: &'a Item, tr: &'a ir::Trait, module: ModId, file: FileId, test: bool) {
        let id = TraitId(self.traits.len() as u32);
        self.traits.push(TraitDef {
            name: item.name.clone(),
            module,
            file,
            item,
            tr,
            methods: HashMap::default(),
        });
        self.define(module, item.name.clone(), Def::Trait(id));
        for (name, ..) in &tr.types {
            self.traits_with_type.entry(name.clone()).or_default().push(id);
        }
        let krate = self.modules[module.index()].krate;
        for member in &tr.items {
            if !self.holds(krate, &member.attrs) {
                continue;
            }
            match &member.kind {
                ItemKind::Fn(f) => {
                    let f = self.add_fn(member, f, module, file, Owner::Trait(id), test);
                    self.traits[id.index()].methods.insert(member.name.clone(), f);
                    self.trait_methods.entry(member.name.clone()).or_default().push((id, f));
                }
                ItemKind::Const(ty, value) => {
                    self.add_const(member, ty, value.as_deref(), module, file, Owner::Trait(id));
                }
                _ => {}
            }
        }
    }

    fn collect_impl(&mut self, imp: &'a ir::Impl, module: ModId, file: FileId, test: bool) {
        let id = ImplId(self.impls.len() as u32);
        // The self type and trait are resolved once all modules are there (`index_impls`).
        self.impls.push(ImplDef {
            module,
            file,
            imp,
            trait_: None,
            trait_name: imp.trait_.as_ref().and_then(|p| p.last()).map(|s| s.name.clone()),
            trait_args: Rc::from([]),
            self_ty: Ty::Unknown,
            methods: HashMap::default(),
            types: HashMap::default(),
        });
        let krate = self.modules[module.index()].krate;
        let mut members: Vec<&'a Item> = Vec::new();
        flatten(&imp.items, &mut members);
        for member in members {
            if !self.holds(krate, &member.attrs) {
                continue;
            }
            match &member.kind {
                ItemKind::Fn(f) => {
                    let f = self.add_fn(member, f, module, file, Owner::Impl(id), test || member.attrs.test);
                    self.impls[id.index()].methods.entry(member.name.clone()).or_default().push(f);
                }
                ItemKind::Alias(_, ty) => {
                    self.impls[id.index()].types.insert(member.name.clone(), ty);
                }
                ItemKind::Const(ty, value) => {
                    self.add_const(member, ty, value.as_deref(), module, file, Owner::Impl(id));
                }
                _ => {}
            }
        }
    }

    fn add_fn(
        &mut self,
        item: &'a Item,
        f: &'a ir::Function,
        module: ModId,
        file: FileId,
        owner: Owner,
        test: bool,
    ) -> FnId {
        self.fns.push(FnDef {
            name: item.name.clone(),
            span: item.span,
            module,
            file,
            owner,
            item,
            f,
            test,
            vis: item.vis,
        });
        FnId(self.fns.len() as u32 - 1)
    }

    fn add_const(
        &mut self,
        item: &'a Item,
        ty: &'a ir::TypeRef,
        value: Option<&'a ir::Expr>,
        module: ModId,
        file: FileId,
        owner: Owner,
    ) -> ConstId {
        self.consts.push(ConstDef { name: item.name.clone(), module, file, ty, value, owner });
        ConstId(self.consts.len() as u32 - 1)
    }

    fn define(&mut self, module: ModId, name: Name, def: Def) {
        self.modules[module.index()].names.entry(name).or_default().push(def);
    }

    /// The module of a block's items, made when the block is first entered.
    pub fn block_module(&mut self, block: &'a ir::Block, parent: ModId, file: FileId) -> ModId {
        if block.items.is_empty() {
            return parent;
        }
        if let Some(&id) = self.blocks.get(&(block as *const _)) {
            return id;
        }
        let (krate, test) = (self.modules[parent.index()].krate, self.modules[parent.index()].test);
        let id = self.new_module(krate, Some(parent), "{block}".into(), test, false, true);
        self.blocks.insert(block, id);
        let before = self.impls.len();
        let dir = Place::root_of(&self.files[file.index()].path);
        self.collect(&block.items, id, file, &dir, 0);
        self.index_impls(before);
        id
    }
}

fn flatten<'a>(items: &'a [Item], out: &mut Vec<&'a Item>) {
    for item in items {
        match &item.kind {
            ItemKind::Items(inner) => flatten(inner, out),
            _ => out.push(item),
        }
    }
}
