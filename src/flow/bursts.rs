//! The writes between two reads, in the order of a function's text.
//!
//! All paths through a body are kept apart up to a bound, loops as no, one or two rounds: two writes without a
//! read between them are found wherever they meet, also across rounds.

use rustc_hash::FxHashMap as HashMap;

use crate::catalog::model::{Role, WriteShape};
use crate::resolve::FnId;
use crate::resolve::ty::Ty;
use crate::traffic::Size;

use super::graph::*;
use super::sockets::Scene;
use super::writers::{Place, place};

/// Alternatives followed at once through one body.
const MAX_PATHS: usize = 12;
/// Writes remembered of one burst: the rule needs no more.
const MAX_WRITES: usize = 6;
/// Helpers that call helpers that call …
const MAX_DEPTH: u32 = 8;

/// One step of a burst: a write in the text, or a helper's call that writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteStep {
    pub call: CallId,
    pub sizes: Vec<Size>,
    /// A helper's call, not a write itself.
    pub helper: bool,
    /// One call that makes several writes: `write!` with pieces, a serializer.
    pub many: bool,
    /// Part of what was asked for may stay unwritten: `write`, `poll_write`.
    pub partial: bool,
    /// Bytes of a stream of unknown length are copied.
    pub copies: bool,
    /// A flush of a buffer.
    pub flush: bool,
    pub vectored: bool,
    /// MSG_MORE: the kernel is told that more follows, and holds this back for it.
    pub more: bool,
    /// A codec's message: whole by itself.
    pub message: bool,
    /// A method of an own type that holds the writer among other things.
    pub wrapped: bool,
}

/// What one call means for a writer.
#[derive(Clone, Debug)]
enum Act {
    Write(WriteStep),
    /// Waits for the peer, or for anything else: what follows is another message.
    Pause,
    /// Waits for the peer's bytes: what was written before was a message.
    Read,
    Flush(CallId),
    /// Small segments are held back until the cork is pulled: one packet however many writes.
    Cork,
    Helper(CallId, Summary, bool),
    Close,
}

/// What lies between the writes and the socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    Raw,
    /// A buffer of so many bytes: a write is one of the socket's only when it is flushed or full.
    Buffered(u32),
}

/// What a callee does to a writer, as its callers see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Writes before its first pause.
    pub before: Vec<Size>,
    pub pauses: bool,
    /// Writes after its last pause.
    pub after: Vec<Size>,
    /// Flushes what it wrote into a buffer.
    pub flushes: bool,
    pub copies: bool,
    /// How many times it waits after it wrote, up to 3.
    pub rounds: u8,
    /// It does so in a loop.
    pub loops: bool,
    /// Any wait for the peer's bytes.
    pub reads: bool,
    /// It corks the writer.
    pub corks: bool,
    /// All its writes may be cut short: it sends what is queued, as far as that goes.
    pub partial: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Goes,
    Returns,
    Breaks,
    Continues,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Path {
    /// The burst under way.
    burst: Vec<WriteStep>,
    /// The writes before the first pause, for the summary.
    before: Vec<Size>,
    paused: bool,
    flushed: bool,
    copied: bool,
    reads: bool,
    rounds: u8,
    loops: bool,
    partial: bool,
    corked: bool,
    /// Buffered and not yet flushed: the first write of it, and the bytes that are known at least.
    held: Option<(CallId, u32)>,
    end: End,
}

impl Path {
    fn new() -> Self {
        Self {
            burst: Vec::new(),
            before: Vec::new(),
            paused: false,
            flushed: false,
            copied: false,
            reads: false,
            rounds: 0,
            loops: false,
            partial: true,
            corked: false,
            held: None,
            end: End::Goes,
        }
    }
}

/// The bursts of one body for one writer.
#[derive(Clone, Debug, Default)]
pub struct Bursts {
    /// Each burst that some path makes, with two steps or more, or one step that is many writes; whether a
    /// read follows it in the same text.
    pub found: Vec<(Vec<WriteStep>, bool)>,
    pub summary: Summary,
    /// A path closes the connection after its last write.
    pub closes: bool,
}

pub struct BurstFinder {
    mode: Mode,
    summaries: HashMap<(FnId, u32, Vec<KeyId>), Summary>,
    under_way: Vec<(FnId, u32)>,
    pausing: HashMap<FnId, bool>,
}

impl Default for BurstFinder {
    fn default() -> Self {
        Self {
            mode: Mode::Raw,
            summaries: HashMap::default(),
            under_way: Vec::new(),
            pausing: HashMap::default(),
        }
    }
}

impl BurstFinder {
    /// The bursts that `body` writes to the writer at `to`.
    pub fn bursts(&mut self, scene: &mut Scene, body: BodyId, to: &Place, mode: Mode) -> Bursts {
        self.mode = mode;
        self.bursts_at(scene, body, to, 0)
    }

    fn bursts_at(&mut self, scene: &mut Scene, body: BodyId, to: &Place, depth: u32) -> Bursts {
        let g = scene.g;
        let mut out = Bursts::default();
        out.summary.partial = true;
        let steps = &g.bodies[body.index()].steps;
        let paths = self.run(scene, steps, to, vec![Path::new()], &mut out, depth);
        for p in paths {
            record(&p, false, &mut out);
            merge(&mut out.summary, &p);
        }
        out
    }

    /// What a helper does is the same whatever stands behind its writer.
    fn mode_at(&self, depth: u32) -> Mode {
        if depth == 0 { self.mode } else { Mode::Raw }
    }

    fn run(
        &mut self,
        scene: &mut Scene,
        steps: &[Step],
        to: &Place,
        start: Vec<Path>,
        out: &mut Bursts,
        depth: u32,
    ) -> Vec<Path> {
        let mut paths = start;
        for step in steps {
            let (going, mut done): (Vec<Path>, Vec<Path>) =
                paths.into_iter().partition(|p| p.end == End::Goes);
            if going.is_empty() {
                return done;
            }
            let next = match step {
                Step::Call(call) => {
                    let acts = self.acts(scene, *call, to, depth);
                    let mode = self.mode_at(depth);
                    going.into_iter().map(|p| apply(p, &acts, mode, out)).collect()
                }
                Step::Branch(arms) => {
                    let mut all = Vec::new();
                    for arm in arms {
                        all.extend(self.run(scene, arm, to, going.clone(), out, depth));
                    }
                    if arms.is_empty() { going } else { all }
                }
                Step::Loop(body) => self.rounds(scene, body, to, going, out, depth),
                Step::Try => going,
                Step::Wait => going.into_iter().map(|p| apply(p, &[Act::Pause], Mode::Raw, out)).collect(),
                Step::Return => ended(going, End::Returns),
                Step::Break => ended(going, End::Breaks),
                Step::Continue => ended(going, End::Continues),
            };
            done.extend(next);
            paths = thin(done);
        }
        paths
    }

    /// No round, one, or two.
    fn rounds(
        &mut self,
        scene: &mut Scene,
        body: &[Step],
        to: &Place,
        start: Vec<Path>,
        out: &mut Bursts,
        depth: u32,
    ) -> Vec<Path> {
        let mut left = start.clone();
        let rounds: u8 = start.iter().map(|p| p.rounds).min().unwrap_or(0);
        let mut going = start;
        for _ in 0..2 {
            let after = self.run(scene, body, to, going, out, depth);
            going = Vec::new();
            for mut p in after {
                p.loops |= p.rounds > rounds;
                match p.end {
                    End::Returns => left.push(p),
                    End::Breaks => {
                        p.end = End::Goes;
                        left.push(p);
                    }
                    End::Goes | End::Continues => {
                        p.end = End::Goes;
                        going.push(p);
                    }
                }
            }
            going = thin(going);
            left.extend(going.clone());
            if going.is_empty() {
                break;
            }
        }
        thin(left)
    }

    /// What a call does to the writer.
    fn acts(&mut self, scene: &mut Scene, call: CallId, to: &Place, depth: u32) -> Vec<Act> {
        let g = scene.g;
        let c = &g.calls[call.index()];
        let mut acts = Vec::new();
        for d in &c.facts {
            let at = Scene::position(c, d.fact.on);
            let here = c.args.get(at).is_some_and(|&n| same_writer(&place(g, n), to));
            match d.fact.role {
                Role::Writes if here => {
                    if let Some(step) = write_step(scene, call, at, d.fact.write) {
                        acts.push(Act::Write(step));
                    }
                }
                // What is copied from another connection comes when its peer sends it.
                Role::Copies if here && waits_for_source(scene, c, at) => acts.push(Act::Pause),
                Role::Copies if here => acts.push(Act::Write(WriteStep {
                    call,
                    sizes: vec![Size::UNKNOWN],
                    helper: false,
                    many: false,
                    partial: false,
                    copies: true,
                    flush: false,
                    vectored: false,
                    message: false,
                    more: false,
                    wrapped: false,
                })),
                Role::Flushes if here => acts.push(Act::Flush(call)),
                Role::Corks if here && corks(scene, c, d.fact) => acts.push(Act::Cork),
                Role::Closes if here => acts.push(Act::Close),
                // Any wait for bytes parts two messages, whoever's they are.
                Role::Reads => acts.push(Act::Read),
                Role::Accepts => acts.push(Act::Pause),
                _ => {}
            }
        }
        if !acts.is_empty() {
            return acts;
        }
        if pauses_by_name(scene, call) {
            return vec![Act::Pause];
        }
        if depth >= MAX_DEPTH {
            return Vec::new();
        }
        let mut best: Option<(Summary, bool)> = None;
        let mut pauses = false;
        for callee in &c.callees {
            let Callee::Body(f) = callee else { continue };
            pauses |= self.pauses(scene, *f);
            for (n, &arg) in c.args.iter().enumerate() {
                let given = place(g, arg);
                if !given.contains(to) {
                    continue;
                }
                let rest = to.path[given.path.len()..].to_vec();
                let s = self.summary(scene, *f, n as u32, rest, depth + 1);
                // One of several callees (impls) that writes is enough.
                if best
                    .as_ref()
                    .is_none_or(|(b, _)| b.before.len() + b.after.len() < s.before.len() + s.after.len())
                {
                    best = Some((s, is_own_type(scene, arg)));
                }
            }
        }
        match best {
            Some((s, wrapped)) if s.corks || !(s.before.is_empty() && s.after.is_empty()) => {
                vec![Act::Helper(call, s, wrapped)]
            }
            // It does not touch the writer, but it waits for something: as a rule for the answer.
            _ if pauses => vec![Act::Read],
            _ => Vec::new(),
        }
    }

    /// Whether a function, or one that it calls, waits for bytes or for another task.
    fn pauses(&mut self, scene: &Scene, f: FnId) -> bool {
        if let Some(&known) = self.pausing.get(&f) {
            return known;
        }
        self.pausing.insert(f, false);
        let Some(body) = scene.g.fn_bodies.get(&f) else { return false };
        let found = self.steps_pause(scene, &scene.g.bodies[body.index()].steps);
        self.pausing.insert(f, found);
        found
    }

    fn steps_pause(&mut self, scene: &Scene, steps: &[Step]) -> bool {
        steps.iter().any(|s| match s {
            Step::Call(c) => {
                let call = &scene.g.calls[c.index()];
                call.facts.iter().any(|d| matches!(d.fact.role, Role::Reads | Role::Accepts))
                    || pauses_by_name(scene, *c)
                    || call.callees.iter().any(|f| matches!(f, Callee::Body(f) if self.pauses(scene, *f)))
            }
            Step::Branch(arms) => arms.iter().any(|a| self.steps_pause(scene, a)),
            Step::Loop(body) => self.steps_pause(scene, body),
            Step::Wait => true,
            _ => false,
        })
    }

    /// What a function does to what it is given as parameter `param`.
    fn summary(&mut self, scene: &mut Scene, f: FnId, param: u32, path: Vec<KeyId>, depth: u32) -> Summary {
        let key = (f, param, path.clone());
        if let Some(known) = self.summaries.get(&key) {
            return known.clone();
        }
        if self.under_way.contains(&(f, param)) {
            return Summary::default();
        }
        let g = scene.g;
        let (Some(params), Some(&body)) = (g.fn_params.get(&f), g.fn_bodies.get(&f)) else {
            return Summary::default();
        };
        let Some(&base) = params.get(param as usize) else { return Summary::default() };
        self.under_way.push((f, param));
        let found = self.bursts_at(scene, body, &Place { base, path }, depth);
        self.under_way.pop();
        self.summaries.insert(key, found.summary.clone());
        found.summary
    }
}

/// A write to the whole, or to a part or the whole of what is asked about.
fn same_writer(a: &Place, b: &Place) -> bool {
    a == b || (a.base == b.base && (a.path.starts_with(&b.path) || b.path.starts_with(&a.path)))
}

/// The bytes of a burst, write by write.
pub fn sizes(burst: &[WriteStep]) -> Vec<Size> {
    burst.iter().flat_map(|s| s.sizes.iter().copied()).take(8).collect()
}

/// Whether a call that can cork does: `setsockopt` names its option by an argument.
pub fn corks(scene: &mut Scene, c: &Call, fact: &crate::catalog::model::Fact) -> bool {
    fact.set.as_ref().is_none_or(|switch| scene.set_flag(c, switch).is_some())
}

/// Whether the source of a copy is a socket too.
fn waits_for_source(scene: &mut Scene, c: &Call, on: usize) -> bool {
    c.args.iter().enumerate().any(|(n, a)| {
        let ty = scene.g.nodes[a.index()].ty.clone();
        n != on && scene.kinds.names_tcp(scene.w, &ty)
    }) || c.name.contains("bidirectional")
}

/// Whether a value is of a type of the workspace: a helper that gets it may do anything with what is in it.
fn is_own_type(scene: &Scene, node: NodeId) -> bool {
    match scene.g.nodes[node.index()].ty.peeled() {
        Ty::Adt(id, _) => !scene.w.is_signature(scene.w.adts[id.index()].module),
        _ => false,
    }
}

fn ended(mut paths: Vec<Path>, end: End) -> Vec<Path> {
    for p in &mut paths {
        p.end = end;
    }
    paths
}

fn apply(mut p: Path, acts: &[Act], mode: Mode, out: &mut Bursts) -> Path {
    for act in acts {
        match act {
            Act::Write(step) => write(&mut p, step.clone(), mode),
            Act::Pause => pause(&mut p, false, out),
            Act::Read => pause(&mut p, true, out),
            Act::Flush(call) => {
                p.flushed = true;
                flush(&mut p, *call);
            }
            Act::Cork => p.corked = true,
            Act::Close => out.closes = true,
            Act::Helper(call, s, wrapped) => {
                helper(&mut p, *call, &s.before, s, *wrapped, mode);
                p.corked |= s.corks;
                if s.pauses {
                    pause(&mut p, s.reads, out);
                    p.reads |= s.reads;
                    p.rounds = (p.rounds + s.rounds).min(3);
                    p.loops |= s.loops;
                    helper(&mut p, *call, &s.after, s, *wrapped, mode);
                }
            }
        }
    }
    p
}

/// A helper's writes are one step of its caller's text.
fn helper(p: &mut Path, call: CallId, sizes: &[Size], s: &Summary, wrapped: bool, mode: Mode) {
    if sizes.is_empty() {
        return;
    }
    let step = WriteStep {
        call,
        sizes: sizes.to_vec(),
        helper: true,
        many: false,
        partial: s.partial,
        copies: s.copies,
        flush: false,
        vectored: false,
        message: false,
        more: false,
        wrapped,
    };
    write(p, step, mode);
    if s.flushes {
        p.flushed = true;
        flush(p, call);
    }
}

fn write(p: &mut Path, step: WriteStep, mode: Mode) {
    let Mode::Buffered(capacity) = mode else {
        push(p, step);
        return;
    };
    let known: u32 = step.sizes.iter().map(|s| if s.known { s.min } else { 0 }).sum();
    let held = p.held.map_or(0, |(_, n)| n);
    // What does not fit goes out behind what is held; so does the end of a copied stream.
    let overflows = held + known > capacity || (step.copies && p.held.is_some());
    if overflows && let Some((first, bytes)) = p.held.take() {
        let head = WriteStep {
            call: first,
            sizes: vec![if bytes > 0 { Size::exact(bytes) } else { Size::UNKNOWN }],
            helper: false,
            many: false,
            partial: false,
            copies: false,
            flush: true,
            vectored: false,
            message: false,
            more: false,
            wrapped: false,
        };
        push(p, head);
        push(p, step);
    } else if overflows {
        push(p, step);
    } else {
        p.held = Some((p.held.map_or(step.call, |(c, _)| c), held + known));
        p.copied |= step.copies;
    }
}

fn flush(p: &mut Path, call: CallId) {
    if let Some((_, bytes)) = p.held.take() {
        let size =
            if bytes > 0 { Size { min: bytes, max: bytes.max(1000), known: false } } else { Size::UNKNOWN };
        push(
            p,
            WriteStep {
                call,
                sizes: vec![size],
                helper: false,
                many: false,
                partial: false,
                copies: false,
                flush: true,
                vectored: false,
                message: false,
                more: false,
                wrapped: false,
            },
        );
    }
}

fn push(p: &mut Path, step: WriteStep) {
    if !p.paused && p.before.len() < MAX_WRITES {
        p.before.extend(step.sizes.iter().copied().take(MAX_WRITES));
    }
    p.copied |= step.copies;
    p.partial &= step.partial;
    if p.burst.len() < MAX_WRITES {
        p.burst.push(step);
    }
}

fn pause(p: &mut Path, reads: bool, out: &mut Bursts) {
    record(p, reads, out);
    if !p.burst.is_empty() {
        p.rounds = (p.rounds + 1).min(3);
    }
    p.burst.clear();
    p.held = None;
    p.paused = true;
    p.reads |= reads;
}

/// Keeps a burst of two steps or more. What may be cut short and is tried again is one write, and so is what
/// sends the rest of a vectored one; a helper or a codec called again is another message.
fn record(p: &Path, closed: bool, out: &mut Bursts) {
    if p.corked {
        return;
    }
    let mut steps: Vec<WriteStep> = Vec::new();
    for s in &p.burst {
        let again = steps.last().is_some_and(|last| {
            let same = last.call == s.call;
            let resumes =
                last.partial && s.partial && (same || last.vectored || s.vectored || last.helper || s.helper);
            resumes || last.more || (same && (s.helper || s.message))
        });
        if !again {
            steps.push(s.clone());
        }
    }
    let splits = steps.len() > 1 || steps.iter().any(|s| s.many);
    if !splits || out.found.len() >= 64 {
        return;
    }
    match out.found.iter_mut().find(|(known, _)| *known == steps) {
        Some((_, was)) => *was |= closed,
        None => out.found.push((steps, closed)),
    }
}

fn merge(s: &mut Summary, p: &Path) {
    let after: Vec<Size> = p.burst.iter().flat_map(|b| b.sizes.iter().copied()).collect();
    if p.before.len() > s.before.len() {
        s.before = p.before.clone();
    }
    s.pauses |= p.paused;
    if p.paused && after.len() > s.after.len() {
        s.after = after;
    }
    s.flushes |= p.flushed;
    s.copies |= p.copied;
    s.reads |= p.reads;
    s.rounds = s.rounds.max(p.rounds);
    s.loops |= p.loops;
    s.partial = s.partial && p.partial;
    s.corks |= p.corked;
}

/// The paths that differ, the ones with the most writes first.
fn thin(mut paths: Vec<Path>) -> Vec<Path> {
    let mut kept: Vec<Path> = Vec::new();
    paths.sort_by_key(|p| std::cmp::Reverse((p.end == End::Goes, p.burst.len())));
    for p in paths {
        if !kept.contains(&p) {
            kept.push(p);
        }
        if kept.len() >= MAX_PATHS {
            break;
        }
    }
    kept
}

/// Waiting for something else than the peer's bytes parts messages too: a channel, a timer, a child.
fn pauses_by_name(scene: &Scene, call: CallId) -> bool {
    let c = &scene.g.calls[call.index()];
    if c.callees.iter().any(|f| matches!(f, Callee::Body(_))) {
        return false;
    }
    match c.name.as_str() {
        "recv" | "recv_timeout" | "recv_async" | "poll_recv" | "changed" | "tick" | "sleep"
        | "sleep_until" | "wait" | "poll_next" | "try_next" | "accept" | "park" | "join_next"
        | "notified" | "lines" | "read_line" => true,
        "next" => {
            // An iterator over a collection gives at once; one over a channel, a reader or a stream waits.
            let ty = c.args.first().map(|a| scene.g.nodes[a.index()].ty.peeled().clone());
            match ty {
                Some(Ty::Adt(id, _)) => {
                    let name = &scene.w.adts[id.index()].name;
                    let waits =
                        ["Receiver", "Incoming", "Lines", "Stream", "Bytes", "Split", "Interval", "Stdin"];
                    waits.iter().any(|w| name.contains(w)) || scene.w.adt_path(id).contains("mpsc")
                }
                _ => c.path.contains("Stream"),
            }
        }
        _ => false,
    }
}

/// The write that a call makes, by its fact.
fn write_step(scene: &mut Scene, call: CallId, at: usize, shape: Option<WriteShape>) -> Option<WriteStep> {
    let g = scene.g;
    let c = &g.calls[call.index()];
    let exact = |n: u32| vec![Size::exact(n)];
    let mut many = false;
    let sizes = match shape.unwrap_or(WriteShape::Slice) {
        WriteShape::Queue => return None,
        WriteShape::Slice => {
            let bytes = c.args.get(at + 1).copied().map_or(Size::UNKNOWN, |n| length(scene, n));
            // Nothing written is no write.
            if bytes == Size::exact(0) {
                return None;
            }
            vec![bytes]
        }
        WriteShape::Vectored | WriteShape::Message => vec![Size::UNKNOWN],
        WriteShape::Int1 => exact(1),
        WriteShape::Int2 => exact(2),
        WriteShape::Int4 => exact(4),
        WriteShape::Int8 => exact(8),
        WriteShape::Int16 => exact(16),
        WriteShape::Format => match g.formats.get(&call) {
            Some(f) => {
                many = f.pieces > 1;
                f.known.iter().map(|n| n.map_or(Size::UNKNOWN, Size::exact)).take(MAX_WRITES).collect()
            }
            None => vec![Size::UNKNOWN],
        },
        WriteShape::Many => {
            many = true;
            vec![Size::UNKNOWN; 3]
        }
    };
    let partial = matches!(
        c.name.as_str(),
        "write"
            | "poll_write"
            | "try_write"
            | "write_tls"
            | "write_vectored"
            | "poll_write_vectored"
            | "write_buf"
            | "send"
            | "sendto"
            | "try_write_buf"
    ) && shape != Some(WriteShape::Message);
    let vectored = shape == Some(WriteShape::Vectored);
    let more = c.args.last().is_some_and(|&flags| scene.names_of(flags).iter().any(|n| n == "MSG_MORE"));
    Some(WriteStep {
        call,
        sizes,
        helper: false,
        many,
        partial,
        copies: false,
        flush: false,
        vectored,
        message: shape == Some(WriteShape::Message),
        more,
        wrapped: false,
    })
}

/// The bytes of a slice as far as they are known: literals, arrays, integer encodings.
pub fn length(scene: &mut Scene, node: NodeId) -> Size {
    let g = scene.g;
    let walk = scene.walker().backwards(&[node], super::kinds::What::Value);
    let mut found: Option<Size> = None;
    for v in walk.visits.iter().take(40) {
        if v.state.heap || v.state.up != 0 {
            continue;
        }
        let n = &g.nodes[v.state.node.index()];
        let size = match (&n.kind, n.ty.peeled()) {
            (NodeKind::Text(t), Ty::Prim(p)) if p == "str" => Some(Size::exact(t.len() as u32)),
            (NodeKind::Bytes(len), _) => Some(Size::exact(*len)),
            (_, Ty::Array(_, Some(len))) => Some(Size::exact(u32::try_from(*len).unwrap_or(u32::MAX))),
            _ => None,
        };
        if let Some(s) = size {
            found = Some(found.map_or(s, |old| Size::range(old.min.min(s.min), old.max.max(s.max))));
        }
    }
    found.unwrap_or(Size::UNKNOWN)
}
