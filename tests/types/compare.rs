//! Two texts of types, the engine's and rustc's: the same type?
//!
//! Compared are the constructors by their last names and, where both texts give one, their crates; arguments
//! pairwise as far as both know them. References do not count (method calls look through them), nor lifetimes,
//! nor arguments that one side leaves out as defaults. rustc shortens a path to its last name only if nothing
//! else that is visible in the whole crate graph is called so.

use syn::{GenericArgument, PathArguments, Type, TypeParamBound};

/// Types that rustc prints by the new name of a `pub use … as …`: where they are defined, what is printed.
const RENAMED: &[(&str, &str)] = &[("tokio_websockets::client::Builder", "ClientBuilder")];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Right,
    Wrong,
    /// The engine does not know.
    Unknown,
}

/// Judges the engine's text by rustc's.
pub fn compare(engine: Option<&str>, rustc: &str) -> Verdict {
    let Some(engine) = engine else { return Verdict::Unknown };
    let (Some(e), Some(r)) = (parse(engine), parse(rustc)) else {
        return if engine == rustc { Verdict::Right } else { Verdict::Wrong };
    };
    match peeled(&e) {
        Type::Infer(_) => Verdict::Unknown,
        _ if same(&e, &r) => Verdict::Right,
        _ => Verdict::Wrong,
    }
}

/// The target of `write!` in Display and Debug impls.
pub fn is_formatter(rustc: &str) -> bool {
    parse(rustc).is_some_and(|t| match peeled(&t) {
        Type::Path(p) => p.path.segments.last().is_some_and(|s| s.ident == "Formatter"),
        _ => false,
    })
}

fn parse(text: &str) -> Option<Type> {
    // Closures, async blocks and functions have no name in Rust: `{closure@src/a.rs:1:2}`.
    let mut plain = String::new();
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '{' => {
                depth += 1;
                if depth == 1 {
                    plain.push_str("Anonymous");
                }
            }
            '}' => depth -= 1,
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    syn::parse_str(&with_raw_names(&plain)).ok()
}

/// A module may bear a keyword as its name, which paths show bare: `own::pub::Socket`.
fn with_raw_names(text: &str) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while !rest.is_empty() {
        let word = &rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())];
        let in_path = out.ends_with("::") || rest[word.len()..].starts_with("::");
        let is_keyword = syn::parse_str::<syn::Ident>(word).is_err();
        if in_path && is_keyword && !matches!(word, "" | "Self" | "self" | "super" | "crate") {
            out.push_str("r#");
        }
        let other = rest[word.len()..].chars().next();
        out.push_str(word);
        out.extend(other);
        rest = &rest[word.len() + other.map_or(0, char::len_utf8)..];
    }
    out
}

/// Without references and parentheses.
fn peeled(ty: &Type) -> &Type {
    match ty {
        Type::Reference(r) => peeled(&r.elem),
        Type::Paren(p) => peeled(&p.elem),
        Type::Group(g) => peeled(&g.elem),
        other => other,
    }
}

fn same(engine: &Type, rustc: &Type) -> bool {
    match (peeled(engine), peeled(rustc)) {
        (Type::Infer(_), _) | (_, Type::Infer(_)) => true,
        (Type::Path(e), Type::Path(r)) => same_path(e, r),
        (Type::Tuple(e), Type::Tuple(r)) => {
            e.elems.len() == r.elems.len() && e.elems.iter().zip(&r.elems).all(|(e, r)| same(e, r))
        }
        (Type::Slice(e), Type::Slice(r)) => same(&e.elem, &r.elem),
        (Type::Array(e), Type::Array(r)) => same(&e.elem, &r.elem),
        (Type::Ptr(e), Type::Ptr(r)) => same(&e.elem, &r.elem),
        (Type::TraitObject(e), Type::TraitObject(r)) => same_bounds(e.bounds.iter(), r.bounds.iter()),
        (Type::ImplTrait(e), Type::ImplTrait(r)) => same_bounds(e.bounds.iter(), r.bounds.iter()),
        // The compiler names an async block by its place, the engine by what it is.
        (Type::ImplTrait(e), Type::Path(r)) => {
            r.path.is_ident("Anonymous") && bound_name(e.bounds.iter()).is_some_and(|n| n == "Future")
        }
        (Type::Never(_), Type::Never(_)) => true,
        (Type::FnPtr(_), Type::FnPtr(_)) => true,
        _ => false,
    }
}

fn same_path(engine: &syn::TypePath, rustc: &syn::TypePath) -> bool {
    let (e, r) = (&engine.path.segments, &rustc.path.segments);
    let written = e.iter().map(|s| s.ident.to_string()).collect::<Vec<_>>().join("::");
    let shown = r.last().filter(|_| r.len() == 1).map(|s| s.ident.to_string());
    if RENAMED.iter().any(|(defined, name)| written == *defined && shown.as_deref() == Some(*name)) {
        return true;
    }
    let (Some(e_last), Some(r_last)) = (e.last(), r.last()) else { return false };
    if e_last.ident != r_last.ident {
        return false;
    }
    if let (Some(e), Some(r)) = (&engine.qself, &rustc.qself)
        && !same(&e.ty, &r.ty)
    {
        return false;
    }
    if engine.qself.is_none() && rustc.qself.is_none() && e.len() > 1 && r.len() > 1 {
        // rustc leaves out the name of the crate at hand: then its path is the end of the engine's.
        let names = |p: &syn::punctuated::Punctuated<syn::PathSegment, syn::Token![::]>| -> Vec<String> {
            p.iter().map(|s| s.ident.to_string()).collect()
        };
        let (e, r) = (names(e), names(r));
        if !same_crate(&e[0], &r[0]) && !e.ends_with(&r) {
            return false;
        }
    }
    let args = |s: &syn::PathSegment| -> Vec<Type> {
        let PathArguments::AngleBracketed(list) = &s.arguments else { return Vec::new() };
        let types = list.args.iter().filter_map(|a| match a {
            GenericArgument::Type(t) => Some(t.clone()),
            _ => None,
        });
        types.collect()
    };
    args(e_last).iter().zip(&args(r_last)).all(|(e, r)| same(e, r))
}

/// One crate, or a facade and one of the crates behind it (`futures` and `futures_util`).
fn same_crate(a: &str, b: &str) -> bool {
    let std = |name: &str| matches!(name, "std" | "core" | "alloc");
    let behind = |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.starts_with('_'));
    a == b || (std(a) && std(b)) || behind(a, b) || behind(b, a)
}

fn same_bounds<'a>(
    engine: impl Iterator<Item = &'a TypeParamBound>,
    rustc: impl Iterator<Item = &'a TypeParamBound>,
) -> bool {
    bound_name(engine) == bound_name(rustc)
}

/// The last name of the first trait.
fn bound_name<'a>(mut bounds: impl Iterator<Item = &'a TypeParamBound>) -> Option<String> {
    bounds.find_map(|b| match b {
        TypeParamBound::Trait(t) => t.path.segments.last().map(|s| s.ident.to_string()),
        _ => None,
    })
}

/// Checks the comparison itself by cases with known answers: figures of a comparison that cannot tell types
/// apart are worth nothing.
///
/// # Panics
/// If one comes out otherwise.
pub fn check_itself() {
    use Verdict::{Right, Unknown, Wrong};
    let cases = [
        (Some("tokio::net::TcpStream"), "tokio::net::TcpStream", Right),
        (Some("std::net::TcpStream"), "tokio::net::TcpStream", Wrong),
        (Some("async_std::net::TcpStream"), "async_net::TcpStream", Wrong),
        (Some("own::net::Stream<std::net::TcpStream>"), "Stream<TcpStream>", Right),
        (Some("own::net::Stream"), "net::Stream", Right),
        (Some("own::net::Stream"), "tls::Stream", Wrong),
        (Some("&mut std::io::BufWriter<S>"), "std::io::BufWriter<S>", Right),
        (Some("std::io::BufWriter<S>"), "std::io::BufWriter<T>", Wrong),
        (Some("std::io::BufWriter<_>"), "std::io::BufWriter<T>", Right),
        (Some("std::boxed::Box<(dyn std::io::Write)>"), "Box<dyn std::io::Write + Send>", Right),
        (Some("std::boxed::Box<(dyn std::io::Write)>"), "Box<dyn std::io::Read>", Wrong),
        (Some("std::boxed::Box<S>"), "S", Wrong),
        (Some("<S as own::Split>::Half"), "<S as Split>::Half", Right),
        (Some("(impl std::future::Future<Output = (), >)"), "{async block@src/a.rs:1:2: 1:7}", Right),
        (Some("own::pub::Socket"), "pub::Socket", Right),
        (Some("own::pub::Socket"), "sub::Socket", Wrong),
        (Some("_"), "S", Unknown),
        (None, "S", Unknown),
    ];
    for (engine, rustc, expected) in cases {
        assert_eq!(compare(engine, rustc), expected, "{engine:?} beside {rustc}");
    }
}
