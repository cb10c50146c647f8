//! Types as Rust-like text, for people and for comparing them with the compiler's.

use std::fmt::Write as _;

use super::World;
use super::ty::{TraitRef, Ty};

/// The text of a type: paths in full, `_` for what is not known. `None` if nothing of it is known.
pub fn render(w: &World, ty: &Ty) -> Option<String> {
    if ty.is_unknown() {
        return None;
    }
    let mut out = String::new();
    write_ty(w, ty, &mut out);
    Some(out)
}

fn write_ty(w: &World, ty: &Ty, out: &mut String) {
    match ty {
        Ty::Adt(id, args) => {
            out.push_str(&w.adt_path(*id));
            write_args(w, args, out);
        }
        Ty::Ext(path, args) => {
            out.push_str(path);
            write_args(w, args, out);
        }
        Ty::Prim(name) | Ty::Param(name) => out.push_str(name),
        Ty::Ref(mutable, inner) => {
            out.push_str(if *mutable { "&mut " } else { "&" });
            write_ty(w, inner, out);
        }
        Ty::Ptr(inner) => {
            out.push_str("*const ");
            write_ty(w, inner, out);
        }
        Ty::Tuple(parts) => {
            out.push('(');
            for part in parts.iter() {
                write_ty(w, part, out);
                out.push_str(", ");
            }
            out.push(')');
        }
        Ty::Slice(inner) => {
            out.push('[');
            write_ty(w, inner, out);
            out.push(']');
        }
        Ty::Array(inner, len) => {
            out.push('[');
            write_ty(w, inner, out);
            match len {
                Some(n) => {
                    let _ = write!(out, "; {n}]");
                }
                None => out.push_str("; _]"),
            }
        }
        Ty::Assoc(of, tr, name) => {
            out.push('<');
            write_ty(w, of, out);
            if let Some(tr) = tr {
                let _ = write!(out, " as {}", w.trait_path(*tr));
            }
            let _ = write!(out, ">::{name}");
        }
        Ty::Dyn(bounds) => write_bounds(w, "dyn", bounds, out),
        Ty::Impl(bounds) => write_bounds(w, "impl", bounds, out),
        Ty::Fn(_) => out.push_str("{fn}"),
        Ty::Closure(_) => out.push_str("{closure}"),
        Ty::FnPtr(params, ret) => {
            out.push_str("fn(");
            for p in params.iter() {
                write_ty(w, p, out);
                out.push_str(", ");
            }
            out.push_str(") -> ");
            write_ty(w, ret, out);
        }
        Ty::Never => out.push('!'),
        Ty::Var(_) | Ty::Unknown => out.push('_'),
    }
}

fn write_args(w: &World, args: &[Ty], out: &mut String) {
    for (n, arg) in args.iter().enumerate() {
        out.push_str(if n == 0 { "<" } else { ", " });
        write_ty(w, arg, out);
    }
    if !args.is_empty() {
        out.push('>');
    }
}

/// In parentheses, as they have to be behind a `&`.
fn write_bounds(w: &World, word: &str, bounds: &[TraitRef], out: &mut String) {
    out.push('(');
    out.push_str(word);
    for (n, b) in bounds.iter().enumerate() {
        out.push_str(if n == 0 { " " } else { " + " });
        match b.id {
            Some(id) => out.push_str(&w.trait_path(id)),
            None => out.push_str(&b.name),
        }
        if b.args.is_empty() && b.assoc.is_empty() {
            continue;
        }
        out.push('<');
        for arg in b.args.iter() {
            write_ty(w, arg, out);
            out.push_str(", ");
        }
        for (name, ty) in b.assoc.iter() {
            let _ = write!(out, "{name} = ");
            write_ty(w, ty, out);
            out.push_str(", ");
        }
        out.push('>');
    }
    out.push(')');
}
