//! Which definition a path means: lexical scopes, imports (renamed, re-exported, globbed), extern crates,
//! the prelude.

use crate::catalog::catalog;
use crate::syntax::ir::{self, Name, Path};
use crate::workspace::KnownVersion;

use super::defs::*;
use super::world::World;

const PRIMITIVES: &[&str] = &[
    "bool", "char", "str", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128",
    "isize", "f32", "f64",
];

impl<'a> World<'a> {
    /// All definitions of `name` in a module: cfg twins may be several.
    pub fn lookup(&mut self, module: ModId, name: &Name) -> Vec<Def> {
        let key = (module, name.clone());
        if let Some(known) = self.lookups.get(&key) {
            return known.clone();
        }
        if !self.in_progress.insert(key.clone()) {
            // `pub use self::serve::serve` beside `mod serve`: what is defined here is known without imports.
            return self.modules[module.index()].names.get(name).cloned().unwrap_or_default();
        }
        let m = &self.modules[module.index()];
        let mut found = m.names.get(name).cloned().unwrap_or_default();
        let imports: Vec<&'a ir::Import> =
            m.imports.iter().filter(|(i, _)| i.name == *name).map(|(i, _)| *i).collect();
        for import in imports {
            for def in self.import(module, import) {
                if !found.contains(&def) {
                    found.push(def);
                }
            }
        }
        if found.is_empty() {
            let globs: Vec<&'a ir::Import> =
                self.modules[module.index()].globs.iter().map(|(i, _)| *i).collect();
            for glob in globs {
                for source in self.import(module, glob) {
                    for def in self.member(&source, name) {
                        // What an unknown crate's glob might hold is no knowledge.
                        if !matches!(def, Def::Ext(_)) && !found.contains(&def) {
                            found.push(def);
                        }
                    }
                }
            }
        }
        // Known before unknown: `#[cfg]` twins of an import name one runtime each.
        found.sort_by_key(|d| matches!(d, Def::Ext(_)));
        self.in_progress.remove(&key);
        // An answer found while another one is under way may be cut short by it.
        if self.in_progress.is_empty() || !found.is_empty() {
            self.lookups.insert(key, found.clone());
        }
        found
    }

    fn import(&mut self, module: ModId, import: &ir::Import) -> Vec<Def> {
        if import.path.is_empty() {
            return Vec::new();
        }
        let found = self.resolve(module, import.rooted, &import.path);
        found.into_iter().filter(|(_, used)| *used == import.path.len()).map(|(d, _)| d).collect()
    }

    fn member(&mut self, of: &Def, name: &Name) -> Vec<Def> {
        match of {
            Def::Mod(m) => {
                let m = *m;
                let found = self.lookup(m, name);
                if found.is_empty() && self.is_signature(m) {
                    let is_root = self.modules[m.index()].parent.is_none();
                    if let Some(handed_on) = is_root.then(|| self.handed_on(name)).flatten() {
                        return vec![handed_on];
                    }
                    // The signatures tell a part of a crate: what they leave out has a path all the same.
                    return vec![Def::Ext(format!("{}::{name}", self.module_path(m)).into())];
                }
                found
            }
            Def::Adt(id) => {
                let adt = self.adts[id.index()].adt;
                let at = adt.is_enum.then(|| adt.variants.iter().position(|v| v.name == *name)).flatten();
                at.map(|n| vec![Def::Variant(*id, n as u32)]).unwrap_or_default()
            }
            Def::Alias(id) => {
                let alias = &self.aliases[id.index()];
                let (ir::TypeRef::Path(path), module) = (alias.ty, alias.module) else { return Vec::new() };
                let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
                let targets = self.resolve(module, path.rooted, &names);
                let whole = targets.into_iter().filter(|(_, used)| *used == names.len());
                let enums: Vec<Def> = whole.map(|(d, _)| d).filter(|d| matches!(d, Def::Adt(_))).collect();
                enums.iter().flat_map(|d| self.member(d, name)).collect()
            }
            Def::Ext(path) => {
                let whole = Def::Ext(format!("{path}::{name}").into());
                let handed_on = (!path.contains("::")).then(|| self.handed_on(name)).flatten();
                handed_on.into_iter().chain([whole]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// `web_core::futures::StreamExt`: crates hand on others, under their names.
    fn handed_on(&mut self, name: &Name) -> Option<Def> {
        if !catalog().knows(name) {
            return None;
        }
        let krate = self.signature_crate(name, &KnownVersion::Unknown, None)?;
        Some(Def::Mod(self.crates[krate.index()].root))
    }

    /// What a path's names mean, seen from a module: definitions, each with the number of names it took. The
    /// names left over are associated items.
    pub fn resolve(&mut self, module: ModId, rooted: bool, names: &[Name]) -> Vec<(Def, usize)> {
        let Some(first) = names.first() else { return Vec::new() };
        let start: Vec<(Def, usize)> = if rooted {
            self.extern_crate(module, first).into_iter().map(|d| (d, 1)).collect()
        } else {
            match first.as_str() {
                "crate" | "$crate" => vec![(Def::Mod(self.krate(module).root), 1)],
                "self" => vec![(Def::Mod(self.named_module(module)), 1)],
                "super" => {
                    let mut at = self.named_module(module);
                    let mut used = 0;
                    while names.get(used).is_some_and(|n| n == "super") {
                        at = self.modules[at.index()].parent.map_or(at, |p| self.named_module(p));
                        used += 1;
                    }
                    vec![(Def::Mod(at), used)]
                }
                _ => {
                    let mut found = self.scope(module, first);
                    // Only what has names below it can begin a longer path: a function hides no crate.
                    let hides_none = |d: &Def| match d {
                        Def::Fn(_) | Def::Const(_) => true,
                        // `use oops::oops` brings a macro in, beside the crate of that name.
                        Def::Ext(path) => **path == *format!("{first}::{first}"),
                        _ => false,
                    };
                    if names.len() > 1 && found.iter().all(hides_none) {
                        found = self.extern_crate(module, first).into_iter().collect();
                    }
                    found.into_iter().map(|d| (d, 1)).collect()
                }
            }
        };
        let mut done = Vec::new();
        for (def, mut used) in start {
            let mut here = vec![def];
            while used < names.len() {
                let next: Vec<Def> = here.iter().flat_map(|d| self.member(d, &names[used])).collect();
                if next.is_empty() {
                    break;
                }
                here = next;
                used += 1;
            }
            // One crate handed on by another has two paths; what is known of it counts.
            if here.iter().any(|d| !matches!(d, Def::Ext(_))) {
                here.retain(|d| !matches!(d, Def::Ext(_)));
            }
            done.extend(here.into_iter().map(|d| (d, used)));
        }
        // A path that was followed further is the better reading of it.
        let most = done.iter().map(|(_, used)| *used).max().unwrap_or(0);
        done.retain(|(d, used)| *used == most && !(matches!(d, Def::Mod(_)) && *used < names.len()));
        let mut unique: Vec<(Def, usize)> = Vec::with_capacity(done.len());
        for d in done {
            if !unique.contains(&d) {
                unique.push(d);
            }
        }
        unique
    }

    pub fn resolve_path(&mut self, module: ModId, path: &Path) -> Vec<(Def, usize)> {
        let names: Vec<Name> = path.segments.iter().map(|s| s.name.clone()).collect();
        self.resolve(module, path.rooted, &names)
    }

    /// The module around a block's items.
    pub fn named_module(&self, mut module: ModId) -> ModId {
        while self.modules[module.index()].block {
            match self.modules[module.index()].parent {
                Some(parent) => module = parent,
                None => break,
            }
        }
        module
    }

    /// A first name: the block, the module, extern crates, the prelude, primitives, and the crate's root as
    /// edition 2015 has it.
    fn scope(&mut self, module: ModId, name: &Name) -> Vec<Def> {
        let mut at = module;
        loop {
            let found = self.lookup(at, name);
            if !found.is_empty() {
                return found;
            }
            let m = &self.modules[at.index()];
            match m.parent {
                Some(parent) if m.block => at = parent,
                _ => break,
            }
        }
        if let Some(def) = self.extern_crate(module, name) {
            return vec![def];
        }
        let found = self.prelude(name);
        if !found.is_empty() {
            return found;
        }
        if PRIMITIVES.contains(&name.as_str()) {
            return vec![Def::Prim(name.clone())];
        }
        let root = self.krate(module).root;
        if root == module { Vec::new() } else { self.lookup(root, name) }
    }

    fn prelude(&mut self, name: &Name) -> Vec<Def> {
        let Some(std) = self.std_root() else { return Vec::new() };
        let mut at = std;
        for part in ["prelude", "v1"] {
            match self.lookup(at, &part.into()).first() {
                Some(Def::Mod(m)) => at = *m,
                _ => return Vec::new(),
            }
        }
        self.lookup(at, name)
    }

    fn std_root(&self) -> Option<ModId> {
        let key = (Name::from("std"), format!("{:?}", KnownVersion::Unknown));
        self.signatures.get(&key).map(|c| self.crates[c.index()].root)
    }

    /// A crate by its name in code, as the package of `module` may use it.
    pub fn extern_crate(&mut self, module: ModId, name: &Name) -> Option<Def> {
        if matches!(name.as_str(), "std" | "core" | "alloc") {
            return self.std_root().map(Def::Mod);
        }
        let krate = self.krate(module);
        let (package, is_signature) = (krate.package, krate.registry.is_some());
        if is_signature {
            if krate.name == *name {
                return Some(Def::Mod(krate.root));
            }
            // Signatures name other signatures freely; the version is the user's.
            let version = self.version_for(package, name);
            return self
                .signature_crate(name, &version, package)
                .map(|c| Def::Mod(self.crates[c.index()].root));
        }
        let index = package?;
        let own = self.packages[index];
        if let Some(dep) = own.deps.get(name.as_str()) {
            let other = self.packages.iter().position(|p| p.name == dep.package);
            if let Some(lib) = other.and_then(|p| self.libs.get(&p)) {
                return Some(Def::Mod(self.crates[lib.index()].root));
            }
            let (dep_package, version) = (dep.package.clone(), dep.version.clone());
            if let Some(c) = self.signature_crate(&dep_package, &version, package) {
                return Some(Def::Mod(self.crates[c.index()].root));
            }
            self.unknown_crates.insert(name.clone());
            return Some(Def::Ext(dep_package.replace('-', "_").into()));
        }
        if let Some(lib) = self.libs.get(&index)
            && self.crates[lib.index()].name == *name
        {
            return Some(Def::Mod(self.crates[lib.index()].root));
        }
        // Without a manifest every crate that the catalogue knows may be meant.
        if own.features.is_none() && own.deps.is_empty() && catalog().knows(name) {
            let c = self.signature_crate(name, &KnownVersion::Unknown, package)?;
            return Some(Def::Mod(self.crates[c.index()].root));
        }
        None
    }

    fn version_for(&self, package: Option<usize>, code_name: &str) -> KnownVersion {
        use crate::catalog::Versions;
        let versions = self.versions(package);
        let dashed = code_name.replace('_', "-");
        match versions.of(code_name) {
            KnownVersion::Unknown => versions.of(&dashed),
            known => known,
        }
    }
}
