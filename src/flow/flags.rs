//! What a flag is: a constant, an option of this crate with its default, or the caller's choice.

use crate::resolve::ty::Ty;
use crate::resolve::{AdtId, FnId};
use crate::syntax::ir::{Name, Vis};

use super::graph::*;
use super::kinds::What;
use super::walk::{Walk, Walker};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flag {
    Const(bool),
    /// `None` where an `Option<bool>` is wanted.
    Absent,
    /// A field decides; its default, as far as it was found.
    Option {
        name: Name,
        key: KeyId,
        default: Option<bool>,
    },
    /// A parameter of a function that others call; the value that this crate passes itself, if it does.
    Param {
        name: Name,
        f: FnId,
        default: Option<bool>,
    },
    /// Both constants occur.
    Mixed,
    Unknown,
}

impl Flag {
    /// The opposite: what `disable_nagle` says of `nodelay`.
    pub fn negated(self) -> Flag {
        match self {
            Flag::Const(b) => Flag::Const(!b),
            Flag::Option { name, key, default } => Flag::Option { name, key, default: default.map(|d| !d) },
            Flag::Param { name, f, default } => Flag::Param { name, f, default: default.map(|d| !d) },
            other => other,
        }
    }
}

impl Walker<'_, '_, '_> {
    pub fn flag(&mut self, node: NodeId) -> Flag {
        self.flag_at(node, 0)
    }

    fn flag_at(&mut self, node: NodeId, depth: u32) -> Flag {
        if depth > 3 {
            return Flag::Unknown;
        }
        let walk = self.backwards(&[node], What::Value);
        let mut consts: Vec<bool> = Vec::new();
        let mut absent = false;
        let mut option: Option<KeyId> = None;
        let mut param: Option<(FnId, u32)> = None;
        let mut option_negated = false;
        for v in &walk.visits {
            let n = v.state.node;
            let is_source = self.g.into[n.index()].is_empty();
            match &self.g.nodes[n.index()].kind {
                NodeKind::Bool(b) if !v.state.heap => consts.push(*b != v.state.negated),
                NodeKind::Int(i) if !v.state.heap && is_source => consts.push((*i != 0) != v.state.negated),
                NodeKind::Unit if !v.state.heap && is_source => absent = true,
                NodeKind::Cell(key) if option.is_none() && self.is_flag_field(*key) => {
                    option = Some(*key);
                    option_negated = v.state.negated;
                }
                NodeKind::Param(f, i) if param.is_none() && self.is_api(*f) && !v.state.heap => {
                    param = Some((*f, *i))
                }
                _ => {}
            }
        }
        if let Some(key) = option {
            let default = self.field_default(key, depth).map(|d| d != option_negated);
            let own = self.only_constant(key, depth);
            // A field that nobody can give another value is a constant.
            if let Some(b) = own {
                return Flag::Const(b != option_negated);
            }
            return Flag::Option { name: self.key_name(key), key, default };
        }
        let settled = match (consts.iter().any(|b| *b), consts.iter().any(|b| !*b)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        };
        if let Some((f, i)) = param {
            let name = self.param_name(f, i);
            return Flag::Param { name, f, default: settled.or(if absent { Some(false) } else { None }) };
        }
        match settled {
            Some(b) => Flag::Const(b),
            None if !consts.is_empty() => Flag::Mixed,
            None if absent => Flag::Absent,
            None => Flag::Unknown,
        }
    }

    fn is_flag_field(&mut self, key: KeyId) -> bool {
        let Some(&cell) = self.g.cells.get(&key) else { return false };
        let ty = self.g.nodes[cell.index()].ty.clone();
        is_flag(&ty, self.w)
    }

    /// Whether code outside the group of packages may call a function.
    pub fn is_api(&self, f: FnId) -> bool {
        let def = &self.w.fns[f.index()];
        let is_lib = self.w.krate(def.module).is_lib;
        let public = match def.owner {
            crate::resolve::Owner::Trait(_) => true,
            crate::resolve::Owner::Impl(i) => {
                let imp = &self.w.impls[i.index()];
                let hidden = matches!(imp.self_ty.peeled(), Ty::Adt(id, _) if self.w.adts[id.index()].item.vis != Vis::Public);
                !hidden && (imp.trait_name.is_some() || def.vis == Vis::Public)
            }
            crate::resolve::Owner::Module => def.vis == Vis::Public,
        };
        is_lib && public
    }

    pub fn key_name(&self, key: KeyId) -> Name {
        match &self.g.keys[key.index()] {
            Key::Field(adt, _, field) => format!("{}::{field}", self.w.adts[adt.index()].name).into(),
            Key::Tuple(n) => n.to_string().into(),
        }
    }

    fn param_name(&self, f: FnId, i: u32) -> Name {
        let def = &self.w.fns[f.index()];
        let at = i as usize - usize::from(def.f.receiver.is_some() && i > 0);
        match def.f.params.get(at).map(|(p, _)| &p.kind) {
            Some(crate::syntax::ir::PatKind::Bind(name, _)) => name.clone(),
            _ => i.to_string().into(),
        }
    }

    /// The constant that all writes of a private field have in common, if there are writes and none of them
    /// lets anybody choose.
    fn only_constant(&mut self, key: KeyId, depth: u32) -> Option<bool> {
        let Key::Field(adt, variant, name) = self.g.keys[key.index()].clone() else { return None };
        let item = &self.w.adts[adt.index()];
        let field = item.adt.variants.get(variant as usize)?.fields.iter().find(|f| f.name == name)?;
        let open = field.public && item.item.vis == Vis::Public && self.w.krate(item.module).is_lib;
        let derived =
            item.item.attrs.derives.iter().any(|d| d == "Deserialize" || d == "Parser" || d == "Args");
        if open || derived || item.item.attrs.derives.iter().any(|d| d == "Default") {
            return None;
        }
        let writes = self.g.field_writes.get(&key)?.clone();
        let mut all = None;
        for w in writes {
            // A `Default` impl makes it an option, even if nobody here has chosen yet.
            let owner = self.g.bodies[w.body.index()].owner;
            if owner.is_some_and(|f| self.w.fns[f.index()].name == "default") {
                return None;
            }
            match self.local_flag(w.value, depth) {
                Some(b) if all.is_none_or(|a| a == b) => all = Some(b),
                _ => return None,
            }
        }
        all
    }

    /// The value of a written field if it is a constant there.
    fn local_flag(&mut self, value: NodeId, depth: u32) -> Option<bool> {
        match self.flag_at(value, depth + 1) {
            Flag::Const(b) => Some(b),
            Flag::Absent => Some(false),
            _ => None,
        }
    }

    /// The default of an option: what its `Default` impl, derive or constructor gives it.
    fn field_default(&mut self, key: KeyId, depth: u32) -> Option<bool> {
        let Key::Field(adt, variant, name) = self.g.keys[key.index()].clone() else { return None };
        let writes = self.g.field_writes.get(&key).cloned().unwrap_or_default();
        let mut by_default = None;
        let mut by_new = None;
        let mut made: Vec<bool> = Vec::new();
        let mut any: Vec<bool> = Vec::new();
        for w in &writes {
            if !w.literal {
                continue;
            }
            let Some(b) = self.default_flag(w.value, depth) else { continue };
            let owner = self.g.bodies[w.body.index()].owner;
            let owner_name = owner.map(|f| self.w.fns[f.index()].name.clone()).unwrap_or_default();
            match owner_name.as_str() {
                "default" => by_default = by_default.or(Some(b)),
                "new" if self.returns_own(owner, adt) => by_new = by_new.or(Some(b)),
                _ if self.returns_own(owner, adt) => made.push(b),
                _ => any.push(b),
            }
        }
        let item = &self.w.adts[adt.index()];
        let field = item.adt.variants.get(variant as usize)?.fields.iter().find(|f| f.name == name)?;
        let derived = item.item.attrs.derives.iter().any(|d| d == "Default");
        // A switch of the command line is off unless it is given.
        let by_command = item
            .item
            .attrs
            .derives
            .iter()
            .any(|d| matches!(d.as_str(), "Parser" | "Args" | "Subcommand" | "Clap" | "StructOpt"));
        if let Some(function) = field.attrs.serde_default.as_ref().filter(|f| !f.is_empty()) {
            let names: Vec<Name> = function.split("::").map(Name::from).collect();
            let found = self.w.resolve(item.module, false, &names);
            let body = found.into_iter().find_map(|(d, _)| match d {
                crate::resolve::Def::Fn(f) => Some(f),
                _ => None,
            });
            if let Some(&ret) = body.and_then(|f| self.g.fn_rets.get(&f))
                && let Some(b) = self.local_flag(ret, depth)
            {
                return Some(b);
            }
        }
        if let Some(b) = by_default {
            return Some(b);
        }
        if derived {
            return Some(false);
        }
        let cell = self.g.cells.get(&key).map(|c| self.g.nodes[c.index()].ty.clone());
        if by_command && matches!(cell, Some(crate::resolve::ty::Ty::Prim(p)) if p == "bool") {
            return Some(false);
        }
        let agreed = |list: &[bool]| match (list.contains(&true), list.contains(&false)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        };
        by_new.or_else(|| if made.is_empty() { agreed(&any) } else { agreed(&made) })
    }

    /// What a literal gives a field when nobody chooses: a constant, or the default of the option that it is
    /// copied from.
    fn default_flag(&mut self, value: NodeId, depth: u32) -> Option<bool> {
        match self.flag_at(value, depth + 1) {
            Flag::Const(b) => Some(b),
            Flag::Absent => Some(false),
            Flag::Option { default, .. } => default,
            _ => None,
        }
    }

    /// Whether a function is a constructor of the type by its result.
    fn returns_own(&self, f: Option<FnId>, adt: AdtId) -> bool {
        let Some(&ret) = f.and_then(|f| self.g.fn_rets.get(&f)) else { return false };
        self.g.nodes[ret.index()]
            .ty
            .any(&mut |t| matches!(t, crate::resolve::ty::Ty::Adt(id, _) if *id == adt))
    }

    /// Whether a condition asks about the option: then it decides, and is no mere circumstance.
    pub fn decides(&mut self, guard: Guard) -> Option<Flag> {
        let walk = self.backwards(&[guard.cond], What::Value);
        self.option_name(&walk)?;
        let flag = self.flag(guard.cond);
        Some(match flag {
            Flag::Const(b) => Flag::Const(b == guard.when),
            Flag::Option { name, key, default } => {
                Flag::Option { name, key, default: default.map(|d| d == guard.when) }
            }
            Flag::Param { name, f, default } => {
                Flag::Param { name, f, default: default.map(|d| d == guard.when) }
            }
            other => other,
        })
    }

    fn option_name(&self, walk: &Walk) -> Option<Name> {
        walk.visits.iter().find_map(|v| {
            let name = match &self.g.nodes[v.state.node.index()].kind {
                NodeKind::Cell(key) => self.key_name(*key),
                NodeKind::Binding(name) => name.clone(),
                NodeKind::Param(f, i) => self.param_name(*f, *i),
                _ => return None,
            };
            let lower = name.to_lowercase();
            (lower.contains("delay") || lower.contains("nagle")).then_some(name)
        })
    }
}

/// `bool` or `Option<bool>`.
pub fn is_flag(ty: &crate::resolve::ty::Ty, w: &crate::resolve::World) -> bool {
    use crate::resolve::ty::Ty;
    match ty.peeled() {
        Ty::Prim(p) => p == "bool",
        Ty::Adt(id, args) => {
            w.adts[id.index()].name == "Option"
                && args.first().is_some_and(|t| matches!(t, Ty::Prim(p) if p == "bool"))
        }
        _ => false,
    }
}
