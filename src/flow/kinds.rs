//! Which types can hold a socket.

use rustc_hash::FxHashMap as HashMap;

use crate::catalog::catalog;
use crate::catalog::model::TypeKind;
use crate::resolve::ty::{TraitRef, Ty};
use crate::resolve::{AdtId, World};

/// What is being followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// A connected (or connecting) TCP socket.
    Stream,
    Listener,
    /// A connector, client, server or a builder of one.
    Maker,
    /// A value of this type of the code's own.
    Own(AdtId),
    /// Anything at all: a flag's value.
    Value,
}

/// Answers about types, remembered.
#[derive(Default)]
pub struct Kinds {
    facts: HashMap<AdtId, Option<(TypeKind, Option<u32>)>>,
    holds: HashMap<(Ty, What), bool>,
}

impl Kinds {
    /// What the catalogue says of a type.
    pub fn fact(&mut self, w: &World, id: AdtId) -> Option<(TypeKind, Option<u32>)> {
        *self.facts.entry(id).or_insert_with(|| {
            let fact = catalog().type_fact(&w.adt_path(id))?;
            Some((fact.is, fact.capacity))
        })
    }

    pub fn kind(&mut self, w: &World, ty: &Ty) -> Option<TypeKind> {
        match ty.peeled() {
            Ty::Adt(id, _) => self.fact(w, *id).map(|(k, _)| k),
            _ => None,
        }
    }

    /// Whether a value of this type may hold (or be) what is followed. Unknown types may.
    pub fn may_hold(&mut self, w: &mut World, ty: &Ty, what: What) -> bool {
        self.hold(w, ty, what, 0)
    }

    fn hold(&mut self, w: &mut World, ty: &Ty, what: What, depth: u32) -> bool {
        if what == What::Value {
            return true;
        }
        if depth > 12 {
            return true;
        }
        match ty {
            // The code's own types are known where they are at hand.
            Ty::Unknown | Ty::Var(_) | Ty::Ext(..) if matches!(what, What::Own(_)) => false,
            Ty::Unknown | Ty::Var(_) | Ty::Param(_) | Ty::Assoc(..) => true,
            Ty::Never | Ty::Prim(_) | Ty::Fn(_) | Ty::FnPtr(..) | Ty::Closure(_) => false,
            Ty::Ref(_, t) | Ty::Ptr(t) | Ty::Slice(t) | Ty::Array(t, _) => self.hold(w, t, what, depth + 1),
            Ty::Tuple(parts) => parts.iter().any(|t| self.hold(w, t, what, depth + 1)),
            Ty::Ext(path, _) => !speaks_of_no_socket(path),
            Ty::Dyn(bounds) | Ty::Impl(bounds) => self.bounds_hold(w, bounds, what, depth),
            Ty::Adt(id, args) => {
                let key = (ty.clone(), what);
                if let Some(&known) = self.holds.get(&key) {
                    return known;
                }
                // A type that holds itself holds nothing more for it.
                self.holds.insert(key.clone(), false);
                let by_args =
                    |this: &mut Self, w: &mut World| args.iter().any(|t| this.hold(w, t, what, depth + 1));
                let answer = match self.fact(w, *id).map(|(k, _)| k) {
                    _ if what == What::Own(*id) => true,
                    Some(TypeKind::TcpStream | TypeKind::TcpSocket | TypeKind::AnySocket)
                        if what == What::Stream =>
                    {
                        true
                    }
                    Some(TypeKind::AnySocket | TypeKind::TcpListener | TypeKind::TcpSocket)
                        if what == What::Listener =>
                    {
                        true
                    }
                    // `Incoming` is a listener's stream of connections.
                    Some(TypeKind::TcpListener) if what == What::Stream => true,
                    Some(TypeKind::Connector | TypeKind::Server | TypeKind::Settings)
                        if what == What::Maker =>
                    {
                        true
                    }
                    // A server keeps the listener that it was given.
                    Some(TypeKind::Server) if what == What::Listener => true,
                    _ => by_args(self, w) || self.fields_hold(w, *id, args, what, depth),
                };
                self.holds.insert(key, answer);
                answer
            }
        }
    }

    fn fields_hold(
        &mut self,
        w: &mut World,
        id: AdtId,
        args: &crate::resolve::ty::Args,
        what: What,
        depth: u32,
    ) -> bool {
        let variants = w.adts[id.index()].adt.variants.len();
        let by_fields = (0..variants).any(|v| {
            let fields = w.field_types(id, v, args);
            fields.into_iter().any(|(_, t)| self.hold(w, &t, what, depth + 1))
        });
        by_fields || (w.is_signature(w.adts[id.index()].module) && self.yields(w, id, what, depth))
    }

    /// Whether a type whose fields the catalogue does not tell gives out what is followed: a stream's or
    /// iterator's items, a future's output.
    fn yields(&mut self, w: &mut World, id: AdtId, what: What, depth: u32) -> bool {
        let ids: Vec<usize> = (0..w.impls.len())
            .filter(|&n| {
                let imp = &w.impls[n];
                matches!(imp.trait_name.as_deref(), Some("Stream" | "Iterator" | "Future"))
                    && matches!(imp.self_ty, Ty::Adt(a, _) if a == id)
            })
            .collect();
        ids.into_iter().any(|n| {
            let given = w.impl_type(crate::resolve::ImplId(n as u32), &["Item", "Output"]);
            given.is_some_and(|t| {
                // A parameter stands for what the arguments told already.
                let mut named = false;
                t.any(&mut |t| {
                    named |= matches!(t, Ty::Adt(..));
                    named
                });
                named && self.hold(w, &strip_params(&t), what, depth + 1)
            })
        })
    }

    fn bounds_hold(&mut self, w: &mut World, bounds: &[TraitRef], what: What, depth: u32) -> bool {
        let mut could = false;
        for b in bounds {
            match b.name.as_str() {
                "Send" | "Sync" | "Unpin" | "Debug" | "Display" | "Error" | "Clone" | "Any" | "Fn"
                | "FnMut" | "FnOnce" | "AsyncFn" | "AsyncFnMut" | "AsyncFnOnce" | "AsRef" | "Borrow"
                | "ToSocketAddrs" | "ToString" | "Buf" | "BufMut" | "Serialize" | "Hash" => {}
                // What comes out of it is what can be followed.
                "Future" | "Stream" | "Iterator" | "TryFuture" | "IntoIterator" if !b.assoc.is_empty() => {
                    could |= b.assoc.iter().any(|(_, t)| self.hold(w, t, what, depth + 1));
                }
                _ => could = true,
            }
        }
        could
    }

    /// Whether the type names a socket of another family and no TCP one: a unix stream, a datagram socket.
    pub fn is_foreign(&mut self, w: &mut World, ty: &Ty) -> bool {
        let mut found = false;
        let mut tcp = false;
        let mut seen = 0;
        self.survey(w, ty, &mut found, &mut tcp, &mut seen);
        found && !tcp
    }

    /// Whether the type names a TCP stream or listener.
    pub fn names_tcp(&mut self, w: &mut World, ty: &Ty) -> bool {
        let (mut found, mut tcp, mut seen) = (false, false, 0);
        self.survey(w, ty, &mut found, &mut tcp, &mut seen);
        tcp
    }

    fn survey(&mut self, w: &mut World, ty: &Ty, foreign: &mut bool, tcp: &mut bool, seen: &mut u32) {
        let mut ids = Vec::new();
        ty.any(&mut |t| {
            if let Ty::Adt(id, _) = t {
                ids.push(*id);
            }
            false
        });
        for id in ids {
            *seen += 1;
            match self.fact(w, id).map(|(k, _)| k) {
                Some(TypeKind::NotTcp) => *foreign = true,
                Some(TypeKind::TcpStream | TypeKind::TcpListener | TypeKind::TcpSocket) => *tcp = true,
                _ => {}
            }
        }
    }
}

/// With parameters made plain, so that they do not pass for anything at all.
fn strip_params(ty: &Ty) -> Ty {
    ty.map(&mut |t| matches!(t, Ty::Param(_) | Ty::Assoc(..)).then(Ty::unit))
}

/// By its name: an error, an address, a duration.
fn speaks_of_no_socket(path: &str) -> bool {
    let last = path.rsplit("::").next().unwrap_or(path);
    ["Error", "Addr", "Address", "Duration", "Instant", "Uuid", "Level", "Span"]
        .iter()
        .any(|w| last.ends_with(w))
}
