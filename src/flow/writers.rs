//! What a write goes to: which place in a function's text, and what stands behind that place.

use rustc_hash::FxHashMap as HashMap;

use crate::catalog::model::{Role, TypeKind};
use crate::resolve::ty::{TraitRef, Ty};
use crate::resolve::{AdtId, FnId};

use super::graph::*;
use super::kinds::What;
use super::sockets::Scene;
use super::walk::{ChainId, State, Walk};

/// A place in one body: a binding or parameter, and the fields below it. Two writes go to one writer if
/// their places are the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub base: NodeId,
    pub path: Vec<KeyId>,
}

impl Place {
    /// Whether a value at `self` contains the place `other`: a helper that is given it may write to it.
    pub fn contains(&self, other: &Self) -> bool {
        self.base == other.base && other.path.starts_with(&self.path)
    }
}

/// What stands behind a writer, over all callers in sight.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Nature {
    /// A TCP socket (or TLS over one) without a buffer between.
    pub raw: bool,
    /// A write buffer over a socket, with its capacity in bytes.
    pub buffered: Option<u32>,
    /// Memory, a file, a unix socket.
    pub other: bool,
    /// The callers of this crate choose.
    pub open: bool,
    /// The sockets that reach it: the calls that made them.
    pub sockets: Vec<CallId>,
}

impl Nature {
    pub fn is_silent(&self) -> bool {
        !self.raw && self.buffered.is_none() && !self.open
    }
}

/// Places and natures, remembered.
#[derive(Default)]
pub struct Writers {
    natures: HashMap<NodeId, Nature>,
}

/// The place that a node names.
pub fn place(g: &Graph, node: NodeId) -> Place {
    let mut path = Vec::new();
    let mut at = node;
    for _ in 0..32 {
        if let Some(&(base, key)) = g.field_of.get(&at) {
            path.push(key);
            at = base;
            continue;
        }
        let root = g.root(at);
        if root != at {
            at = root;
            continue;
        }
        // A plain copy of a reference: `let w = &mut self.stream;` has its root; `let w = stream;` is the same.
        match single_source(g, at) {
            Some(from) => at = from,
            None => break,
        }
    }
    path.reverse();
    Place { base: at, path }
}

/// The binding or expression that a binding merely renames: `let w = w;`, `Pin::new(w)`.
fn single_source(g: &Graph, n: NodeId) -> Option<NodeId> {
    if !matches!(g.nodes[n.index()].kind, NodeKind::Binding(_) | NodeKind::Expr) {
        return None;
    }
    let body = g.nodes[n.index()].body;
    let mut sources = g.into[n.index()].iter().filter(|e| g.nodes[e.to.index()].body == body);
    let first = sources.next()?;
    if sources.next().is_some() {
        return None;
    }
    // A call makes something new (`BufWriter::new(s)`), except where its type stays the same.
    let same = g.nodes[first.to.index()].ty.peeled() == g.nodes[n.index()].ty.peeled();
    match first.label {
        Label::Flow => Some(first.to),
        Label::Through if same => Some(first.to),
        _ => None,
    }
}

impl Writers {
    /// What stands behind a node.
    pub fn nature(&mut self, scene: &mut Scene, node: NodeId) -> Nature {
        if let Some(known) = self.natures.get(&node) {
            return known.clone();
        }
        let nature = nature(scene, node);
        self.natures.insert(node, nature.clone());
        nature
    }
}

/// Whether a creating call asks for a socket of another family.
fn is_other(scene: &mut Scene, call: CallId) -> bool {
    let c = &scene.g.calls[call.index()];
    c.facts.iter().any(|d| !d.fact.unless.is_empty() && scene.is_other_socket(c, &d.fact.unless))
}

/// The capacity in bytes that a buffer was made with, if it was given as a constant.
fn capacity(scene: &mut Scene, node: NodeId) -> Option<u32> {
    let g = scene.g;
    let walk = scene.walker().backwards(&[node], What::Stream);
    walk.visits.iter().find_map(|v| {
        let call = &g.calls[g.made_by.get(&v.state.node)?.index()];
        (call.name == "with_capacity").then_some(())?;
        match g.nodes[call.args.first()?.index()].kind {
            NodeKind::Int(n) => u32::try_from(n).ok(),
            _ => None,
        }
    })
}

/// What a type alone says about a writer.
#[derive(Clone, Copy)]
enum Verdict {
    Raw,
    Buffered(u32),
    Other,
    /// Look at where it comes from.
    Follow,
}

fn nature(scene: &mut Scene, node: NodeId) -> Nature {
    let g = scene.g;
    let mut out = Nature::default();
    let mut ends: HashMap<NodeId, Verdict> = HashMap::default();
    let walk = scene.walker().backwards_until(&[node], What::Stream, &mut |w, n| {
        let ty = g.nodes[n.index()].ty.clone();
        match judge(w, &ty, 0) {
            Verdict::Follow => false,
            verdict => {
                ends.insert(n, verdict);
                true
            }
        }
    });
    for (at, v) in walk.visits.iter().enumerate() {
        let n = v.state.node;
        let hidden = match identity(scene, &walk, at) {
            Identity::Other => continue,
            found => found == Identity::Hidden,
        };
        match ends.get(&n) {
            Some(Verdict::Raw) => out.raw = true,
            Some(Verdict::Buffered(default)) => {
                let size = capacity(scene, n).unwrap_or(*default);
                out.buffered = Some(out.buffered.map_or(size, |old| old.min(size)));
            }
            Some(Verdict::Other) => out.other = true,
            // Whoever hands in the object hands in the own type that it is of.
            Some(Verdict::Follow) | None => out.open |= !hidden && is_callers(scene, &v.state),
        }
    }
    // The sockets behind it: through the buffer or the wrapper, all the way.
    let all = scene.walker().backwards_until(&[node], What::Stream, &mut |w, n| {
        let ty = g.nodes[n.index()].ty.clone();
        matches!(judge(w, &ty, 0), Verdict::Other)
    });
    for (at, v) in all.visits.iter().enumerate() {
        let Some(&call) = g.made_by.get(&v.state.node) else { continue };
        let makes =
            g.calls[call.index()].facts.iter().any(|d| matches!(d.fact.role, Role::Opens | Role::Accepts));
        if makes
            && !out.sockets.contains(&call)
            && identity(scene, &all, at) != Identity::Other
            && !is_other(scene, call)
        {
            out.sockets.push(call);
            // Seen to be TCP where it is made, whatever the type says.
            out.raw |= ends.is_empty();
        }
    }
    out
}

/// Whether a node is a parameter as which the callers of this crate give the writer itself.
fn is_callers(scene: &mut Scene, at: &State) -> bool {
    let NodeKind::Param(f, _) = scene.g.nodes[at.node.index()].kind else { return false };
    if at.calls != 0 || at.parts != 0 || scene.g.callers.get(&f).is_some_and(|c| !c.is_empty()) {
        return false;
    }
    // An own type without a socket in it is nobody's socket.
    let ty = scene.g.nodes[at.node.index()].ty.clone();
    is_generic(&ty) && (scene.walker().is_api(f) || is_dispatched(scene, f))
}

/// What a walk backwards found, beside the value that it began at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Identity {
    /// It can be the same.
    Same,
    /// It can be, and is of an own type, seen as an object of a trait.
    Hidden,
    /// An object of a trait is made of one type: a value that was one own type in front of it is no other
    /// behind it.
    Other,
}

fn identity(scene: &Scene, walk: &Walk, at: usize) -> Identity {
    let core = |n: NodeId| {
        let mut ty = scene.g.nodes[n.index()].ty.peeled();
        loop {
            match ty {
                Ty::Adt(id, args) if scene.w.is_signature(scene.w.adts[id.index()].module) => {
                    let Some(inner) = args.first() else { return Core::Unsaid };
                    ty = inner.peeled();
                }
                Ty::Adt(id, _) => return Core::Own(*id),
                Ty::Dyn(_) => return Core::Object,
                _ => return Core::Unsaid,
            }
        }
    };
    let mut visits = Vec::new();
    let mut next = Some(at as u32);
    while let Some(n) = next {
        let v = walk.visits[n as usize];
        visits.push(v.state);
        next = v.from;
    }
    // From where the writes are to where the value is made; the parts tell whole and part apart.
    visits.reverse();
    let mut hidden: Option<(AdtId, ChainId)> = None;
    for pair in visits.windows(2) {
        let (from, to) = (pair[0].parts, pair[1].parts);
        match (core(pair[0].node), core(pair[1].node)) {
            (Core::Own(id), Core::Object) if from == to => hidden = Some((id, to)),
            (Core::Object | Core::Unsaid, Core::Own(found)) => {
                // A call that is known by its signature forgets the parts.
                let whole = |parts: ChainId| parts == to || to == 0;
                if hidden.is_some_and(|(id, parts)| id != found && whole(parts) && whole(from)) {
                    return Identity::Other;
                }
            }
            _ => {}
        }
    }
    if hidden.is_some() { Identity::Hidden } else { Identity::Same }
}

/// What a value is below its references, boxes and results.
enum Core {
    Own(AdtId),
    Object,
    Unsaid,
}

/// A parameter, an object, or a type with one of them inside: the caller says what it is.
fn is_generic(ty: &Ty) -> bool {
    ty.any(&mut |t| matches!(t, Ty::Param(_) | Ty::Impl(_) | Ty::Dyn(_) | Ty::Assoc(..)))
}

/// Called through a trait or as a value: somebody calls it, out of sight.
fn is_dispatched(scene: &Scene, f: FnId) -> bool {
    matches!(scene.w.fns[f.index()].owner, crate::resolve::Owner::Impl(i) if scene.w.impls[i.index()].trait_name.is_some())
}

fn judge(w: &mut super::walk::Walker, ty: &Ty, depth: u32) -> Verdict {
    if depth > 8 {
        return Verdict::Follow;
    }
    match ty {
        Ty::Ref(_, t) | Ty::Ptr(t) => judge(w, t, depth + 1),
        Ty::Slice(_) | Ty::Array(..) | Ty::Prim(_) => Verdict::Other,
        Ty::Adt(id, args) => {
            let (id, args) = (*id, args.clone());
            let name = w.w.adts[id.index()].name.clone();
            match w.kinds.fact(w.w, id) {
                Some((TypeKind::TcpStream | TypeKind::TcpSocket, _)) => return Verdict::Raw,
                // A descriptor of any family: what made it decides.
                Some((TypeKind::AnySocket, _)) => return Verdict::Follow,
                Some((TypeKind::NotTcp | TypeKind::Memory, _)) => return Verdict::Other,
                Some((TypeKind::WriteBuffer, capacity)) => {
                    // A buffer over memory or a file is none over a socket.
                    return match args.first().map(|t| judge(w, t, depth + 1)) {
                        Some(Verdict::Other) => Verdict::Other,
                        _ => Verdict::Buffered(capacity.unwrap_or(8192)),
                    };
                }
                _ => {}
            }
            if w.w.is_signature(w.w.adts[id.index()].module) {
                // `Vec<u8>`, `Option<TcpStream>`, `TlsStream<TcpStream>`: what is inside decides.
                for t in args.iter() {
                    match judge(w, t, depth + 1) {
                        Verdict::Follow => {}
                        found => return found,
                    }
                }
                return if name == "Vec" || name == "String" { Verdict::Other } else { Verdict::Follow };
            }
            own_type(w, id, &args, depth)
        }
        // What can only be read is not what is written to, whatever it was made of.
        Ty::Dyn(bounds) | Ty::Impl(bounds) if only_reads(bounds) => Verdict::Other,
        _ => Verdict::Follow,
    }
}

/// Whether bounds let a value be read and nothing else.
fn only_reads(bounds: &[TraitRef]) -> bool {
    let mut reads = false;
    for b in bounds {
        match b.name.as_str() {
            "Read" | "BufRead" | "AsyncRead" | "AsyncBufRead" => reads = true,
            "Send" | "Sync" | "Unpin" | "Debug" => {}
            _ => return false,
        }
    }
    reads
}

/// An own wrapper: a buffer in it buffers, else a socket in it is written raw.
fn own_type(w: &mut super::walk::Walker, id: AdtId, args: &crate::resolve::ty::Args, depth: u32) -> Verdict {
    let (mut raw, mut follow, mut other) = (false, false, false);
    for v in 0..w.w.adts[id.index()].adt.variants.len() {
        for (_, t) in w.w.field_types(id, v, args) {
            if !w.kinds.may_hold(w.w, &t, What::Stream) {
                continue;
            }
            match judge(w, &t, depth + 1) {
                Verdict::Buffered(n) => return Verdict::Buffered(n),
                Verdict::Raw => raw = true,
                Verdict::Other => other = true,
                Verdict::Follow => follow = true,
            }
        }
    }
    match (raw, follow, other) {
        (true, ..) => Verdict::Raw,
        (_, true, _) => Verdict::Follow,
        (_, _, true) => Verdict::Other,
        _ => Verdict::Follow,
    }
}
