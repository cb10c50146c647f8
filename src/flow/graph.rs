//! Where values go: one node for each expression, binding, parameter, result and field; edges along which a
//! value (a socket above all) moves; calls with their callees and the facts that the catalogue has on them.

use rustc_hash::{FxHashMap as HashMap, FxHashSet as HashSet};
use std::rc::Rc;

use crate::catalog::Decision;
use crate::resolve::ty::Ty;
use crate::resolve::{AdtId, ConstId, FileId, FnId, ModId, TraitId};
use crate::syntax::ir::{Name, Span};

pub use super::frames::{Case, Exit, ExitKind, Frame, FrameKind};

macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $id(pub u32);
        impl $id {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    NodeId,
    CallId,
    BodyId,
    ClosureId,
    FrameId,
    /// A field of a variant, or a position of a tuple.
    KeyId,
}

#[derive(Clone, Debug)]
pub struct Node {
    pub ty: Ty,
    pub kind: NodeKind,
    pub span: Span,
    pub body: BodyId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    Expr,
    Binding(Name),
    Param(FnId, u32),
    /// The result of a function.
    Ret(FnId),
    /// All values of a field, of all instances.
    Cell(KeyId),
    Closure(ClosureId),
    ClosureParam(ClosureId, u32),
    ClosureRet(ClosureId),
    FnValue(FnId),
    Bool(bool),
    Int(u64),
    /// `None`, or a unit value.
    Unit,
    Const(ConstId),
    Text(Name),
    /// An array or byte string of known length.
    Bytes(u32),
    /// The value of `Default::default()` or of a `Default` impl's call for this type.
    DefaultOf,
    /// The left and right of `&&`, `||`: what decides together.
    Logic,
}

/// How a value moves along an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// The same value, or one made of it by a function that is only known by its signature.
    Flow,
    /// The same value; a type change by a signature forgets how it was wrapped.
    Through,
    /// Becomes a part.
    Wrap(KeyId),
    /// A part is taken out.
    Unwrap(KeyId),
    /// An argument becomes a parameter.
    Arg(CallId),
    /// A function's result becomes the call's.
    Ret(CallId),
    /// What a callee stored behind a `&mut` parameter.
    Out(CallId),
    /// Into or out of a field's cell: the instance is forgotten.
    Heap,
    /// A copy: settings made on it do not reach the original.
    Copy,
    /// Negated.
    Not,
}

#[derive(Clone, Copy, Debug)]
pub struct Edge {
    pub to: NodeId,
    pub label: Label,
}

#[derive(Clone, Debug)]
pub enum Callee {
    /// A function whose body is at hand.
    Body(FnId),
    /// One known by its signature only.
    Signature(FnId),
    /// A path that leads into a crate without sources and signatures.
    Ext(Name),
    /// A call of a value: a closure, a function pointer.
    Value(NodeId),
    /// A method on a value of unknown type.
    Unknown,
}

/// A condition under which a call runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    pub cond: NodeId,
    /// Runs if the condition is this.
    pub when: bool,
}

#[derive(Clone, Debug)]
pub struct Call {
    pub body: BodyId,
    pub name: Name,
    /// The place of the method's name or of the path's last segment.
    pub span: Span,
    /// The whole call.
    pub whole: Span,
    pub callees: Vec<Callee>,
    /// The receiver first, if there is one.
    pub args: Vec<NodeId>,
    pub has_receiver: bool,
    pub result: NodeId,
    pub guards: Rc<[Guard]>,
    /// Canonical path, or what of it is known.
    pub path: Name,
    pub facts: Vec<Decision>,
    /// Depth of loops around it in its body.
    pub loops: u16,
    /// The innermost loop around it: a number of its own in its body, 0 outside.
    pub in_loop: u32,
    /// The closure that it stands in.
    pub closure: Option<ClosureId>,
    /// What it stands in, the innermost.
    pub frame: FrameId,
    /// `cfg` arms around it, as text.
    pub how: CallForm,
    /// The trait through which an open set of impls is called.
    pub dispatch: Option<TraitId>,
}

/// What is done with a call's result right there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CallForm {
    /// `?` follows, or `unwrap`/`expect`.
    pub propagates: bool,
    /// A macro such as `write!` is the call.
    pub is_macro: bool,
}

/// The order of what happens in a body.
#[derive(Clone, Debug)]
pub enum Step {
    Call(CallId),
    /// One of these runs.
    Branch(Vec<Vec<Step>>),
    /// Runs any number of times; the condition or iterator belongs to the round.
    Loop(Vec<Step>),
    /// `return`, and `?` on its error path (`Try`).
    Return,
    /// A panic, `bail!`, or an error returned.
    Fail,
    Try,
    Break,
    Continue,
    /// Waits until one of several things happens: `select!`.
    Wait,
}

/// The writes of one `write!`: how many at least, and the bytes of those that are literal.
#[derive(Clone, Debug)]
pub struct FormatWrites {
    pub pieces: u32,
    pub known: Vec<Option<u32>>,
}

#[derive(Debug, Default)]
pub struct Body {
    pub owner: Option<FnId>,
    pub module: Option<ModId>,
    pub file: Option<FileId>,
    pub test: bool,
    pub steps: Vec<Step>,
}

#[derive(Debug)]
pub struct ClosureInfo {
    pub params: Vec<NodeId>,
    pub ret: NodeId,
    pub body: BodyId,
    /// What a loop, `?` or return inside it belongs to.
    pub span: Span,
}

/// A position that a value can be wrapped in.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    Field(AdtId, u32, Name),
    Tuple(u32),
}

/// A field given a value in a struct literal or an assignment: where defaults are read from.
#[derive(Clone, Copy, Debug)]
pub struct FieldWrite {
    pub value: NodeId,
    pub body: BodyId,
    /// In a struct literal (not an assignment).
    pub literal: bool,
}

#[derive(Debug, Default)]
pub struct Graph {
    pub nodes: Vec<Node>,
    pub out: Vec<Vec<Edge>>,
    pub into: Vec<Vec<Edge>>,
    pub calls: Vec<Call>,
    /// The calls that take a node as an argument, with its position.
    pub uses: HashMap<NodeId, Vec<(CallId, u32)>>,
    pub bodies: Vec<Body>,
    pub closures: Vec<ClosureInfo>,
    pub keys: Vec<Key>,
    key_index: HashMap<Key, KeyId>,
    pub cells: HashMap<KeyId, NodeId>,
    pub field_writes: HashMap<KeyId, Vec<FieldWrite>>,
    /// Where a `place = value` or `&mut` call stores to, for nodes that name a place.
    pub roots: HashMap<NodeId, NodeId>,
    /// Containers that a method puts values into, inside a loop: they outlive its rounds.
    pub kept: HashSet<NodeId>,
    /// What a pattern's binding was taken out of.
    pub taken_from: HashMap<NodeId, NodeId>,
    pub fn_params: HashMap<FnId, Vec<NodeId>>,
    pub fn_rets: HashMap<FnId, NodeId>,
    pub fn_bodies: HashMap<FnId, BodyId>,
    /// Callers of each function whose body is at hand.
    pub callers: HashMap<FnId, Vec<CallId>>,
    /// Nodes of constants.
    pub consts: HashMap<ConstId, NodeId>,
    /// The call that a node is the result of.
    pub made_by: HashMap<NodeId, CallId>,
    /// Signature functions whose bodies were walked.
    pub walked: HashSet<FnId>,
    /// Base and key of nodes that name a field's place.
    pub field_of: HashMap<NodeId, (NodeId, KeyId)>,
    /// For `write!` calls: the writes that the template makes.
    pub formats: HashMap<CallId, FormatWrites>,
    /// Functions named as values: they may be called from anywhere.
    pub as_values: HashMap<FnId, Vec<NodeId>>,
    pub frames: Vec<Frame>,
    pub exits: Vec<Exit>,
    /// Futures that are awaited, and where.
    pub awaits: Vec<(NodeId, FrameId)>,
    /// Edges of the walk under way, so that it can be taken back.
    journal: Vec<(NodeId, Edge)>,
}

/// How much of the graph there was before a walk.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    nodes: usize,
    calls: usize,
    frames: usize,
    exits: usize,
    awaits: usize,
}

impl Graph {
    pub fn node(&mut self, ty: Ty, kind: NodeKind, span: Span, body: BodyId) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node { ty, kind, span, body });
        self.out.push(Vec::new());
        self.into.push(Vec::new());
        id
    }

    pub fn edge(&mut self, from: NodeId, to: NodeId, label: Label) {
        if from == to {
            return;
        }
        let edge = Edge { to, label };
        // Hubs such as a much used field have many edges; a doubled one there does no harm.
        if self.out[from.index()].iter().rev().take(8).any(|e| e.to == to && e.label == label) {
            return;
        }
        self.out[from.index()].push(edge);
        self.into[to.index()].push(Edge { to: from, label });
        self.journal.push((from, edge));
    }

    /// A walk begins: what it adds can be taken back with [`Self::forget`].
    pub fn begin(&mut self) -> Mark {
        self.journal.clear();
        Mark {
            nodes: self.nodes.len(),
            calls: self.calls.len(),
            frames: self.frames.len(),
            exits: self.exits.len(),
            awaits: self.awaits.len(),
        }
    }

    /// Takes the walk's edges, calls, frames and field writes back. Its nodes stay, unconnected: others (parameters
    /// and fields of other items) were made along with them.
    pub fn forget(&mut self, mark: Mark) {
        let Mark { nodes, calls, frames, exits, awaits } = mark;
        self.frames.truncate(frames);
        self.exits.truncate(exits);
        self.awaits.truncate(awaits);
        for (from, edge) in std::mem::take(&mut self.journal) {
            let matches = |e: &Edge, to: NodeId| e.to == to && e.label == edge.label;
            if let Some(at) = self.out[from.index()].iter().rposition(|e| matches(e, edge.to)) {
                self.out[from.index()].remove(at);
            }
            if let Some(at) = self.into[edge.to.index()].iter().rposition(|e| matches(e, from)) {
                self.into[edge.to.index()].remove(at);
            }
        }
        for (n, call) in self.calls.drain(calls..).enumerate() {
            let id = CallId((calls + n) as u32);
            self.made_by.remove(&call.result);
            for arg in call.args {
                if let Some(list) = self.uses.get_mut(&arg) {
                    list.retain(|(c, _)| *c != id);
                }
            }
            for callee in call.callees {
                if let Callee::Body(f) = callee
                    && let Some(list) = self.callers.get_mut(&f)
                {
                    list.retain(|c| *c != id);
                }
            }
        }
        for writes in self.field_writes.values_mut() {
            writes.retain(|w| w.value.index() < nodes);
        }
        for values in self.as_values.values_mut() {
            values.retain(|n| n.index() < nodes);
        }
    }

    pub fn key(&mut self, key: Key) -> KeyId {
        if let Some(&id) = self.key_index.get(&key) {
            return id;
        }
        let id = KeyId(self.keys.len() as u32);
        self.keys.push(key.clone());
        self.key_index.insert(key, id);
        id
    }

    /// The key of a field by name, if any code has named it.
    pub fn field_key(&self, adt: AdtId, variant: u32, name: &str) -> Option<KeyId> {
        self.key_index.get(&Key::Field(adt, variant, name.into())).copied()
    }

    /// Whether a key is a field of a type of the code that is read: those have cells.
    pub fn is_own(&self, key: KeyId) -> bool {
        self.cells.contains_key(&key)
    }

    pub fn cell(&mut self, key: KeyId, ty: &Ty) -> NodeId {
        if let Some(&id) = self.cells.get(&key) {
            return id;
        }
        let id = self.node(ty.clone(), NodeKind::Cell(key), Span::default(), BodyId(0));
        self.cells.insert(key, id);
        id
    }

    pub fn add_call(&mut self, call: Call) -> CallId {
        let id = CallId(self.calls.len() as u32);
        for (n, &arg) in call.args.iter().enumerate() {
            self.uses.entry(arg).or_default().push((id, n as u32));
        }
        for callee in &call.callees {
            if let Callee::Body(f) = callee {
                self.callers.entry(*f).or_default().push(id);
            }
        }
        self.made_by.insert(call.result, id);
        self.calls.push(call);
        id
    }

    /// Where a value stored into what `node` names goes.
    pub fn root(&self, node: NodeId) -> NodeId {
        self.roots.get(&node).copied().unwrap_or(node)
    }

    pub fn file_of(&self, body: BodyId) -> Option<FileId> {
        self.bodies[body.index()].file
    }
}
