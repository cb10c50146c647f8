//! The signature files are Rust that syn reads, and every path that a data file names is written in one.
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use nodelay_lint::catalog::model::CrateFile;

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/catalog/data")
}

/// The files of the data folder that end in `extension`, by their stem.
fn files(extension: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(data()).expect("the data folder is there") {
        let path = entry.expect("it can be listed").path();
        if path.extension().is_some_and(|e| e == extension) {
            let stem = path.file_stem().expect("a file has a stem").to_string_lossy().into_owned();
            found.insert(stem, fs::read_to_string(&path).expect("it can be read"));
        }
    }
    found
}

/// The methods of every trait in every signature file, by the trait's own name.
type TraitMethods = BTreeMap<String, BTreeSet<String>>;

fn trait_methods(items: &[syn::Item], out: &mut TraitMethods) {
    for item in items {
        match item {
            syn::Item::Mod(syn::ItemMod { content: Some((_, content)), .. }) => trait_methods(content, out),
            syn::Item::Trait(of) => {
                let methods = of.items.iter().filter_map(|item| match item {
                    syn::TraitItem::Fn(f) => Some(f.sig.ident.to_string()),
                    _ => None,
                });
                out.entry(of.ident.to_string()).or_default().extend(methods);
            }
            _ => {}
        }
    }
}

/// Paths of the functions, types, methods, variants and fields that one signature file writes out, among them
/// the methods that a type there has by a trait (`Client::default`).
fn paths_in(items: &[syn::Item], prefix: &str, traits: &TraitMethods, out: &mut BTreeSet<String>) {
    for item in items {
        let mut define = |name: &syn::Ident| {
            let path = format!("{prefix}::{name}");
            out.insert(path.clone());
            path
        };
        match item {
            syn::Item::Mod(m) => {
                let path = define(&m.ident);
                if let Some((_, content)) = &m.content {
                    paths_in(content, &path, traits, out);
                }
            }
            syn::Item::Fn(f) => drop(define(&f.sig.ident)),
            syn::Item::Const(c) => drop(define(&c.ident)),
            syn::Item::Static(s) => drop(define(&s.ident)),
            syn::Item::Type(t) => drop(define(&t.ident)),
            syn::Item::Union(u) => drop(define(&u.ident)),
            syn::Item::Struct(s) => {
                let path = define(&s.ident);
                out.extend(s.fields.iter().filter_map(|f| f.ident.as_ref()).map(|f| format!("{path}::{f}")));
            }
            syn::Item::Enum(e) => {
                let path = define(&e.ident);
                out.extend(e.variants.iter().map(|v| format!("{path}::{}", v.ident)));
            }
            syn::Item::Trait(t) => {
                let path = define(&t.ident);
                for item in &t.items {
                    if let syn::TraitItem::Fn(f) = item {
                        out.insert(format!("{path}::{}", f.sig.ident));
                    }
                }
            }
            syn::Item::Impl(i) => {
                // Impls stand beside their type.
                let syn::Type::Path(of) = &*i.self_ty else { continue };
                let Some(of) = of.path.segments.last().map(|segment| &segment.ident) else { continue };
                let mut methods: Vec<String> = Vec::new();
                for item in &i.items {
                    if let syn::ImplItem::Fn(f) = item {
                        methods.push(f.sig.ident.to_string());
                    }
                }
                if let Some((path, _)) = &i.trait_ {
                    let name = path.segments.last().map(|segment| segment.ident.to_string());
                    methods.extend(name.and_then(|name| traits.get(&name)).into_iter().flatten().cloned());
                }
                out.extend(methods.iter().map(|method| format!("{prefix}::{of}::{method}")));
            }
            _ => {}
        }
    }
}

#[test]
fn every_signature_file_parses() {
    let files = files("rs");
    assert!(files.contains_key("std"), "the signatures of std are among them");
    for (name, text) in files {
        if let Err(error) = syn::parse_file(&text) {
            let at = error.span().start();
            panic!("{name}.rs:{}:{}: {error}", at.line, at.column + 1);
        }
    }
}

#[test]
fn every_fact_and_type_names_a_signature() {
    let parsed = files("rs").into_iter().map(|(name, text)| {
        let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{name}.rs: {error}"));
        (name, file)
    });
    let parsed: Vec<(String, syn::File)> = parsed.collect();
    let mut traits = TraitMethods::new();
    for (_, file) in &parsed {
        trait_methods(&file.items, &mut traits);
    }
    let mut known = BTreeMap::new();
    for (name, file) in &parsed {
        let mut paths = BTreeSet::new();
        paths_in(&file.items, name, &traits, &mut paths);
        known.insert(name.as_str(), paths);
    }
    let mut strays = Vec::new();
    for (name, text) in files("toml") {
        let file: CrateFile = toml::from_str(&text).unwrap_or_else(|error| panic!("{name}.toml: {error}"));
        let packages: BTreeSet<String> = file.crates.iter().map(|name| name.replace('-', "_")).collect();
        let facts = file.facts.iter().flat_map(|fact| &fact.paths);
        for path in facts.chain(file.types.iter().map(|of| &of.path)) {
            let krate = path.split("::").next().unwrap_or_default();
            if !packages.contains(krate) {
                strays.push(format!("{name}.toml: {path}: `{krate}` is not among its crates"));
            } else if !known.get(krate).is_some_and(|paths| paths.contains(path)) {
                strays.push(format!("{name}.toml: {path}: no signature"));
            }
        }
    }
    assert!(strays.is_empty(), "{}", strays.join("\n"));
}
