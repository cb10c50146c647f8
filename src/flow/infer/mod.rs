//! One body at a time: types of its expressions, and the graph of where their values go.
//!
//! Rust writes the types of signatures out, so types are local: a walk in the order of the text, with
//! variables for what is found out later, and a second walk where the first left a receiver unknown.

mod call;
mod control;
mod expr;
mod frames;
mod link;
mod macros;
mod method;
mod pat;
mod types;
mod values;

use rustc_hash::FxHashMap as HashMap;
use std::rc::Rc;

use crate::resolve::ty::{Subst, Ty};
use crate::resolve::{AdtId, ConstId, Env, FileId, FnId, ModId, Scope, World};
use crate::syntax::ir::{self, Name, Span};

use super::graph::*;

pub use values::CalleeValue;

/// Expressions nested deeper than this inside one body are not walked.
const MAX_NESTING: u32 = 400;

/// What is known of the standard library's types that the walk asks for by name.
#[derive(Clone, Debug, Default)]
pub struct Lang {
    pub option: Option<crate::resolve::AdtId>,
    pub result: Option<crate::resolve::AdtId>,
    pub poll: Option<crate::resolve::AdtId>,
    pub vec: Option<crate::resolve::AdtId>,
    pub string: Option<crate::resolve::AdtId>,
    pub boxed: Option<crate::resolve::AdtId>,
    pub pin: Option<crate::resolve::AdtId>,
    pub future: Option<crate::resolve::TraitId>,
    pub into_future: Option<crate::resolve::TraitId>,
    pub into_iterator: Option<crate::resolve::TraitId>,
    pub iterator: Option<crate::resolve::TraitId>,
    pub arguments: Option<crate::resolve::AdtId>,
}

impl Lang {
    pub fn find(w: &mut World) -> Self {
        let mut adt = |path: &[&str]| {
            let names: Vec<Name> =
                std::iter::once("std").chain(path.iter().copied()).map(Name::from).collect();
            w.resolve(ModId(0), true, &names).into_iter().find_map(|(d, used)| match d {
                crate::resolve::Def::Adt(id) if used == names.len() => Some(id),
                _ => None,
            })
        };
        let (option, result) = (adt(&["option", "Option"]), adt(&["result", "Result"]));
        let (poll, vec) = (adt(&["task", "Poll"]), adt(&["vec", "Vec"]));
        let (string, boxed) = (adt(&["string", "String"]), adt(&["boxed", "Box"]));
        let (pin, arguments) = (adt(&["pin", "Pin"]), adt(&["fmt", "Arguments"]));
        Self {
            option,
            result,
            poll,
            vec,
            string,
            boxed,
            pin,
            arguments,
            future: w.std_trait(&["future", "Future"]),
            into_future: w.std_trait(&["future", "IntoFuture"]),
            into_iterator: w.std_trait(&["iter", "IntoIterator"]),
            iterator: w.std_trait(&["iter", "Iterator"]),
        }
    }
}

/// A loop or labelled block that `break` leaves.
struct Target {
    label: Option<Name>,
    value: NodeId,
    frame: FrameId,
}

pub struct Infer<'w, 'a> {
    pub w: &'w mut World<'a>,
    pub g: &'w mut Graph,
    pub lang: &'w Lang,
    /// Signature functions with bodies of their own that were called: to be walked too.
    pub wanted: &'w mut Vec<FnId>,
    body: BodyId,
    module: ModId,
    file: FileId,
    scope: Scope,
    env: Env,
    vars: Vec<Option<Ty>>,
    locals: Vec<HashMap<Name, NodeId>>,
    /// Where `return` and the tail go.
    ret: NodeId,
    /// Where the stream block under way puts what it yields.
    yielded: Option<NodeId>,
    steps: Vec<Vec<Step>>,
    guards: Vec<Guard>,
    loops: u16,
    /// The innermost loop, and how many there were.
    in_loop: u32,
    loop_count: u32,
    targets: Vec<Target>,
    closure: Option<ClosureId>,
    frame: FrameId,
    /// What the last `let` of the condition under way asked.
    asked: Option<(NodeId, Case)>,
    /// Types that a first walk found for bindings and closure parameters.
    hints: HashMap<Span, Ty>,
    /// A method was called on a value whose type was not yet known.
    late: bool,
    conversions: Vec<types::Conversion>,
    /// What `project()` gave: access to the fields of a type, mutable or not.
    projections: HashMap<NodeId, (AdtId, bool)>,
    /// What is known of the parameters of functions named as values.
    fn_values: HashMap<NodeId, Subst>,
    depth: u32,
}

/// What a walk starts from.
pub enum Root<'a> {
    Fn(FnId),
    Const(ConstId, &'a ir::Expr),
}

/// Walks a body and adds it to the graph.
pub fn walk<'a>(w: &mut World<'a>, g: &mut Graph, lang: &Lang, wanted: &mut Vec<FnId>, root: &Root<'a>) {
    // Trees can nest deeply where a file is written by a machine; so may the recursion here.
    let module = match root {
        Root::Fn(f) => w.fns[f.index()].module,
        Root::Const(c, _) => w.consts[c.index()].module,
    };
    w.prepare(module);
    let mark = g.begin();
    let hints = HashMap::default();
    let (late, hints) = once(w, g, lang, wanted, root, hints);
    if !late {
        return;
    }
    // The second walk reads what the first found out; the first one's part of the graph is dropped.
    g.forget(mark);
    once(w, g, lang, wanted, root, hints);
}

fn once<'a>(
    w: &mut World<'a>,
    g: &mut Graph,
    lang: &Lang,
    wanted: &mut Vec<FnId>,
    root: &Root<'a>,
    hints: HashMap<Span, Ty>,
) -> (bool, HashMap<Span, Ty>) {
    let body = match root {
        Root::Fn(f) => g.fn_bodies.get(f).copied(),
        Root::Const(..) => None,
    };
    let body = body.unwrap_or_else(|| {
        g.bodies.push(Body::default());
        BodyId(g.bodies.len() as u32 - 1)
    });
    let (module, file, scope, env) = match root {
        Root::Fn(f) => {
            g.fn_bodies.insert(*f, body);
            let def = &w.fns[f.index()];
            let (module, file) = (def.module, def.file);
            (module, file, w.fn_scope(*f), w.fn_env(*f))
        }
        Root::Const(c, _) => {
            let def = &w.consts[c.index()];
            let (module, file, owner) = (def.module, def.file, def.owner);
            (module, file, w.owner_scope(module, owner), Env::default())
        }
    };
    let test = match root {
        Root::Fn(f) => w.fns[f.index()].test,
        Root::Const(..) => w.modules[module.index()].test,
    };
    let owner = match root {
        Root::Fn(f) => Some(*f),
        Root::Const(..) => None,
    };
    g.bodies[body.index()] = Body { owner, module: Some(module), file: Some(file), test, steps: Vec::new() };
    let ret = match root {
        Root::Fn(f) => fn_nodes(w, g, *f).1,
        Root::Const(c, _) => const_node(w, g, *c, body),
    };
    let first = g.nodes.len();
    let frame = FrameId(g.frames.len() as u32);
    g.frames.push(Frame { parent: None, body, kind: FrameKind::Fn(ret) });
    let mut infer = Infer {
        w,
        g,
        lang,
        wanted,
        body,
        module,
        file,
        scope,
        env,
        vars: Vec::new(),
        locals: vec![HashMap::default()],
        ret,
        yielded: None,
        steps: vec![Vec::new()],
        guards: Vec::new(),
        loops: 0,
        in_loop: 0,
        loop_count: 0,
        targets: Vec::new(),
        closure: None,
        frame,
        asked: None,
        hints,
        late: false,
        conversions: Vec::new(),
        projections: HashMap::default(),
        fn_values: HashMap::default(),
        depth: 0,
    };
    match root {
        Root::Fn(f) => infer.function(*f),
        Root::Const(_, e) => {
            let want = infer.g.nodes[ret.index()].ty.clone();
            let value = infer.expr(e, &want);
            infer.g.edge(value, ret, Label::Flow);
        }
    }
    infer.convert();
    infer.finish(first)
}

/// The nodes of a function's parameters and result, made when first asked for.
pub fn fn_nodes(w: &mut World, g: &mut Graph, f: FnId) -> (Vec<NodeId>, NodeId) {
    if let (Some(params), Some(&ret)) = (g.fn_params.get(&f), g.fn_rets.get(&f)) {
        return (params.clone(), ret);
    }
    let body = *g.fn_bodies.entry(f).or_insert_with(|| {
        let def = &w.fns[f.index()];
        g.bodies.push(Body {
            owner: Some(f),
            module: Some(def.module),
            file: Some(def.file),
            test: def.test,
            steps: Vec::new(),
        });
        BodyId(g.bodies.len() as u32 - 1)
    });
    let scope = w.fn_scope(f);
    let def = &w.fns[f.index()];
    let (span, function) = (def.span, def.f);
    let mut params = Vec::new();
    let written = function.receiver.iter().chain(function.params.iter().map(|(_, t)| t));
    for (n, t) in written.enumerate() {
        let ty = w.ty(&scope, t);
        let ty = w.normalize(&Env::default(), &ty);
        params.push(g.node(ty, NodeKind::Param(f, n as u32), span, body));
    }
    let ty = w.ty(&scope, &function.ret);
    let ret = g.node(ty, NodeKind::Ret(f), span, body);
    g.fn_params.insert(f, params.clone());
    g.fn_rets.insert(f, ret);
    (params, ret)
}

fn const_node(w: &mut World, g: &mut Graph, c: ConstId, body: BodyId) -> NodeId {
    if let Some(&n) = g.consts.get(&c) {
        return n;
    }
    let def = &w.consts[c.index()];
    let (module, owner, written) = (def.module, def.owner, def.ty);
    let scope = w.owner_scope(module, owner);
    let ty = w.ty(&scope, written);
    let n = g.node(ty, NodeKind::Const(c), Span::default(), body);
    g.consts.insert(c, n);
    n
}

impl<'a> Infer<'_, 'a> {
    fn function(&mut self, f: FnId) {
        let function = self.w.fns[f.index()].f;
        let (params, ret) = fn_nodes(self.w, self.g, f);
        let mut nodes = params.iter().copied();
        if function.receiver.is_some()
            && let Some(n) = nodes.next()
        {
            self.locals[0].insert("self".into(), n);
        }
        for ((pat, _), n) in function.params.iter().zip(nodes) {
            // A plain name is the parameter itself.
            match &pat.kind {
                ir::PatKind::Bind(name, None) => {
                    self.locals[0].insert(name.clone(), n);
                }
                _ => {
                    let ty = self.g.nodes[n.index()].ty.clone();
                    self.bind(pat, n, &ty);
                }
            }
        }
        if let Some(body) = &function.body {
            let want = self.g.nodes[ret.index()].ty.clone();
            let want = if matches!(want, Ty::Impl(_)) { Ty::Unknown } else { want };
            let value = self.expr(body, &want);
            let ty = self.ty_of(value);
            self.unify(&ty, &want);
            self.g.edge(value, ret, Label::Flow);
        }
    }

    /// Settles the types, and hands the steps over.
    fn finish(mut self, first: usize) -> (bool, HashMap<Span, Ty>) {
        let mut hints = HashMap::default();
        for n in first..self.g.nodes.len() {
            let ty = self.resolved(&self.g.nodes[n].ty.clone());
            let node = &mut self.g.nodes[n];
            if matches!(node.kind, NodeKind::Binding(_) | NodeKind::ClosureParam(..)) && !ty.is_unknown() {
                hints.insert(node.span, ty.clone());
            }
            node.ty = ty;
        }
        let steps = self.steps.pop().unwrap_or_default();
        self.g.bodies[self.body.index()].steps = steps;
        (self.late, hints)
    }

    fn node(&mut self, ty: Ty, span: Span) -> NodeId {
        self.g.node(ty, NodeKind::Expr, span, self.body)
    }

    fn step(&mut self, step: Step) {
        if let Some(steps) = self.steps.last_mut() {
            steps.push(step);
        }
    }

    /// Runs `f` with its steps kept apart.
    fn apart<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> (T, Vec<Step>) {
        self.steps.push(Vec::new());
        let out = f(self);
        (out, self.steps.pop().unwrap_or_default())
    }

    fn scoped<T>(&mut self, f: impl FnOnce(&mut Self) -> T) -> T {
        self.locals.push(HashMap::default());
        let out = f(self);
        self.locals.pop();
        out
    }

    fn local(&self, name: &str) -> Option<NodeId> {
        self.locals.iter().rev().find_map(|s| s.get(name).copied())
    }

    fn guards(&self) -> Rc<[Guard]> {
        self.guards.as_slice().into()
    }
}
