//! The catalogue keeps its own rules: every file reads, every path is defined, no two rows disagree.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use nodelay_lint::catalog::catalog;
use nodelay_lint::catalog::model::{CrateFile, Fact, Form, Role};
use semver::{Version, VersionReq};

/// All families; panics with the file's name and toml's own message where one breaks the form.
fn families() -> Vec<(&'static str, &'static CrateFile)> {
    catalog().families().collect()
}

fn facts() -> impl Iterator<Item = (&'static str, &'static Fact)> {
    families().into_iter().flat_map(|(name, file)| file.facts.iter().map(move |fact| (name, fact)))
}

/// Reports all offenders at once: a data file is easier to mend that way.
fn none(what: &str, offenders: Vec<String>) {
    assert!(offenders.is_empty(), "{what}:\n  {}", offenders.join("\n  "));
}

#[test]
fn every_family_reads_and_an_unknown_key_is_named() {
    assert!(families().len() > 1);
    let text =
        "crates = [\"x\"]\n[[fact]]\ncrate = \"x\"\npaths = []\nrole = \"opens\"\nnodely = \"nagle_on\"\n";
    let error = toml::from_str::<CrateFile>(text).unwrap_err().to_string();
    assert!(error.contains("nodely") && error.contains("line 6"), "{error}");
}

#[test]
fn every_row_has_evidence_a_readable_range_and_what_its_role_needs() {
    let mut bad = Vec::new();
    for (family, fact) in facts() {
        let mut say =
            |what: &str| bad.push(format!("{family}.toml {:?} {:?}: {what}", fact.paths, fact.role));
        if fact.evidence.is_empty() || fact.evidence.iter().any(|e| e.trim().is_empty()) {
            say("no evidence");
        }
        if VersionReq::parse(&fact.versions).is_err() {
            say("unreadable versions");
        }
        if fact
            .lock
            .as_deref()
            .is_some_and(|lock| lock.split_once(' ').is_none_or(|(_, req)| VersionReq::parse(req).is_err()))
        {
            say("unreadable lock");
        }
        let made = matches!(fact.role, Role::Opens | Role::Accepts | Role::Serves);
        if made && (fact.nodelay.is_none() && fact.switch.is_none() || fact.kind.is_none()) {
            say("opens, accepts and serves need nodelay or switch, and kind");
        }
        if fact.role == Role::Sets && fact.set.is_none() {
            say("sets needs set");
        }
        if fact.role == Role::Writes && fact.write.is_none() {
            say("writes needs write");
        }
        if fact.set.as_ref().is_some_and(|s| s.form == Form::Bool && s.arg.is_none()) {
            say("a bool form needs its argument");
        }
    }
    none("rows that lack something", bad);
}

#[test]
fn traffic_names_exist_and_ignored_settings_are_rows() {
    let sets: BTreeSet<&str> = facts()
        .filter(|(_, fact)| fact.role == Role::Sets)
        .flat_map(|(_, fact)| fact.paths.iter().map(String::as_str))
        .collect();
    let mut bad = Vec::new();
    for (family, fact) in facts() {
        if let Some(name) = &fact.traffic
            && catalog().traffic(&fact.krate, name).is_none()
        {
            bad.push(format!("{family}.toml: no traffic row {name}"));
        }
        let missing = fact.ignores.iter().filter(|path| !sets.contains(path.as_str()));
        bad.extend(missing.map(|path| format!("{family}.toml: ignores {path}, which no row sets")));
    }
    none("names that lead nowhere", bad);
}

/// Two rows for one path and role must differ in version, feature, lock or the argument they are about.
#[test]
fn no_two_rows_speak_of_one_version() {
    let mut by_key: BTreeMap<String, Vec<&Fact>> = BTreeMap::new();
    for (_, fact) in facts() {
        for path in &fact.paths {
            let key = format!("{path} {:?} {:?} {:?} {}", fact.role, fact.features, fact.lock, fact.krate);
            by_key.entry(format!("{key} {:?}", fact.on)).or_default().push(fact);
        }
    }
    let mut bad = Vec::new();
    for (key, rows) in &by_key {
        for (n, a) in rows.iter().enumerate() {
            for b in &rows[n + 1..] {
                let (a, b) =
                    (VersionReq::parse(&a.versions).unwrap(), VersionReq::parse(&b.versions).unwrap());
                let starts = [&a, &b]
                    .into_iter()
                    .flat_map(|req| &req.comparators)
                    .map(|c| Version::new(c.major, c.minor.unwrap_or(0), c.patch.unwrap_or(0)));
                if starts.chain([Version::new(0, 0, 0)]).any(|v| a.matches(&v) && b.matches(&v)) {
                    bad.push(format!("{key}: {a} and {b}"));
                }
            }
        }
    }
    none("rows that overlap", bad);
}

#[test]
fn every_signature_file_parses_and_its_versions_read() {
    let mut bad = Vec::new();
    for name in catalog().signature_crates() {
        match syn::parse_file(catalog().signatures(name).unwrap()) {
            Err(e) => bad.push(format!("{name}.rs:{}: {e}", e.span().start().line)),
            Ok(file) => {
                let mut reqs = Reqs(Vec::new());
                syn::visit::visit_file(&mut reqs, &file);
                bad.extend(reqs.0.into_iter().map(|req| format!("{name}.rs: versions {req}")));
            }
        }
    }
    none("files that do not parse", bad);
}

/// Unreadable `#[versions("...")]`.
struct Reqs(Vec<String>);

impl<'ast> syn::visit::Visit<'ast> for Reqs {
    fn visit_attribute(&mut self, attr: &'ast syn::Attribute) {
        if attr.path().is_ident("versions") {
            match attr.parse_args::<syn::LitStr>() {
                Ok(req) if VersionReq::parse(&req.value()).is_ok() => {}
                Ok(req) => self.0.push(req.value()),
                Err(e) => self.0.push(e.to_string()),
            }
        }
    }
}

/// The engine asks by canonical path, so a row must name the place of definition, not a re-export.
#[test]
fn every_path_is_defined_in_the_signatures() {
    let mut defined: HashMap<&str, Defined> = HashMap::new();
    for name in catalog().signature_crates() {
        if let Ok(file) = syn::parse_file(catalog().signatures(name).unwrap()) {
            defined.insert(name, Defined::of(name, &file));
        }
    }
    let types = families().into_iter().flat_map(|(_, file)| file.types.iter().map(|t| t.path.as_str()));
    let paths = facts().flat_map(|(_, fact)| fact.paths.iter().map(String::as_str)).chain(types);
    let mut bad = BTreeSet::new();
    for path in paths {
        let krate = path.split("::").next().unwrap();
        match defined.get(krate) {
            None => drop(bad.insert(format!("{path}: no signature file {krate}.rs"))),
            Some(all) if all.paths.contains(path) => {}
            Some(_) => drop(bad.insert(path.to_owned())),
        }
    }
    none("paths that no signature defines", bad.into_iter().collect());
}

/// What one signature file defines, by canonical path.
#[derive(Default)]
struct Defined {
    paths: BTreeSet<String>,
    /// Names that a module imports: (module, name) to full path.
    uses: HashMap<(String, String), String>,
    /// Methods of impl blocks: (module, self type as written, method).
    methods: Vec<(String, String, String)>,
}

impl Defined {
    fn of(krate: &str, file: &syn::File) -> Self {
        let mut all = Self::default();
        all.items(krate, krate, &file.items);
        for (module, written, method) in std::mem::take(&mut all.methods) {
            let owner = all.resolve(krate, &module, &written);
            all.paths.insert(format!("{owner}::{method}"));
        }
        all
    }

    fn items(&mut self, krate: &str, module: &str, items: &[syn::Item]) {
        for item in items {
            match item {
                syn::Item::Mod(m) => {
                    let inner = format!("{module}::{}", m.ident);
                    if let Some((_, items)) = &m.content {
                        self.items(krate, &inner, items);
                    }
                }
                syn::Item::Fn(f) => drop(self.paths.insert(format!("{module}::{}", f.sig.ident))),
                syn::Item::Const(c) => drop(self.paths.insert(format!("{module}::{}", c.ident))),
                syn::Item::Static(c) => drop(self.paths.insert(format!("{module}::{}", c.ident))),
                syn::Item::Struct(s) => {
                    let path = format!("{module}::{}", s.ident);
                    self.paths.extend(
                        s.fields.iter().filter_map(|f| Some(format!("{path}::{}", f.ident.as_ref()?))),
                    );
                    self.paths.insert(path);
                }
                syn::Item::Enum(e) => {
                    let path = format!("{module}::{}", e.ident);
                    self.paths.extend(e.variants.iter().map(|v| format!("{path}::{}", v.ident)));
                    self.paths.insert(path);
                }
                syn::Item::Trait(t) => {
                    let path = format!("{module}::{}", t.ident);
                    for item in &t.items {
                        if let syn::TraitItem::Fn(f) = item {
                            self.paths.insert(format!("{path}::{}", f.sig.ident));
                        }
                    }
                    self.paths.insert(path);
                }
                syn::Item::Impl(i) => {
                    let syn::Type::Path(ty) = &*i.self_ty else { continue };
                    let written: Vec<_> = ty.path.segments.iter().map(|s| s.ident.to_string()).collect();
                    for item in &i.items {
                        if let syn::ImplItem::Fn(f) = item {
                            self.methods.push((module.into(), written.join("::"), f.sig.ident.to_string()));
                        }
                    }
                }
                syn::Item::Use(u) => self.tree(krate, module, &mut Vec::new(), &u.tree),
                _ => {}
            }
        }
    }

    fn tree(&mut self, krate: &str, module: &str, prefix: &mut Vec<String>, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(p) => {
                prefix.push(p.ident.to_string());
                self.tree(krate, module, prefix, &p.tree);
                prefix.pop();
            }
            syn::UseTree::Group(g) => {
                for tree in &g.items {
                    self.tree(krate, module, prefix, tree);
                }
            }
            syn::UseTree::Name(n) => self.import(krate, module, prefix, &n.ident, &n.ident),
            syn::UseTree::Rename(r) => self.import(krate, module, prefix, &r.ident, &r.rename),
            _ => {}
        }
    }

    fn import(&mut self, krate: &str, module: &str, prefix: &[String], from: &syn::Ident, to: &syn::Ident) {
        let full = absolute(krate, module, &format!("{}::{from}", prefix.join("::")));
        self.uses.insert((module.into(), to.to_string()), full);
    }

    /// A type as an impl block in `module` writes it, to its canonical path; follows imports by name.
    fn resolve(&self, krate: &str, module: &str, written: &str) -> String {
        let (first, rest) = written.split_once("::").map_or((written, None), |(a, b)| (a, Some(b)));
        let local = absolute(krate, module, first);
        let base = match self.uses.get(&(module.to_owned(), first.to_owned())) {
            // Of one version the module defines the type itself, of another it re-exports it.
            Some(full) if !self.paths.contains(&local) => full.clone(),
            _ => local,
        };
        rest.map_or(base.clone(), |rest| format!("{base}::{rest}"))
    }
}

/// `crate::`, `self::` and `super::` made full; a bare name is the module's own.
fn absolute(krate: &str, module: &str, path: &str) -> String {
    match path.split_once("::") {
        Some(("crate", rest)) => format!("{krate}::{rest}"),
        Some(("self", rest)) => format!("{module}::{rest}"),
        Some(("super", rest)) => absolute(krate, module.rsplit_once("::").map_or(krate, |m| m.0), rest),
        Some(_) => path.to_owned(),
        None => match path {
            "crate" => krate.to_owned(),
            "super" => module.rsplit_once("::").map_or(krate, |m| m.0).to_owned(),
            name => format!("{module}::{name}"),
        },
    }
}
