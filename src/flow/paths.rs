//! One way through a body, as far as one writer sees it: the writes since the last wait, and what is kept of
//! them when it ends.

use crate::resolve::FnId;
use crate::traffic::Size;

use super::graph::*;

/// Alternatives followed at once through one body.
const MAX_PATHS: usize = 12;
/// Writes remembered of one burst: the rule needs no more.
pub const MAX_WRITES: usize = 6;
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
    /// The function that a helper's call runs.
    pub runs: Option<FnId>,
    /// The bytes are a parameter of the function around it, handed on as they came.
    pub passes: bool,
}

impl WriteStep {
    /// A plain write of these sizes by this call.
    pub fn new(call: CallId, sizes: Vec<Size>) -> Self {
        Self {
            call,
            sizes,
            helper: false,
            many: false,
            partial: false,
            copies: false,
            flush: false,
            vectored: false,
            more: false,
            message: false,
            wrapped: false,
            runs: None,
            passes: false,
        }
    }
}

/// What ends a burst.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Closed {
    /// The connection's end: what is held leaves with the FIN.
    ByClose,
    /// The end of the text, or a wait for something else than bytes.
    #[default]
    No,
    /// A read from somewhere.
    ByRead,
    /// A read from the value that is written to.
    ByAnswer,
}

/// What one call means for a writer.
#[derive(Clone, Debug)]
pub enum Act {
    Write(WriteStep),
    /// Waits for the peer, or for anything else: what follows is another message.
    Pause,
    /// Waits for bytes, of this connection (`true`) or of anything: what was written before was a message.
    Read(bool),
    Flush(CallId),
    /// Small segments are held back until the cork is pulled: one packet however many writes.
    Cork,
    Helper(WriteStep, Summary),
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
    /// It reads from the value that it writes to.
    pub answered: bool,
    /// All that it writes are bytes that it was given.
    pub passes: bool,
    /// It corks the writer.
    pub corks: bool,
    /// All its writes may be cut short: it sends what is queued, as far as that goes.
    pub partial: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Goes,
    Returns,
    /// Leaves with an error.
    Fails,
    Breaks,
    Continues,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The burst under way.
    burst: Vec<WriteStep>,
    /// The writes before the first pause, for the summary.
    before: Vec<Size>,
    paused: bool,
    flushed: bool,
    copied: bool,
    reads: bool,
    answered: bool,
    passes: bool,
    pub rounds: u8,
    pub loops: bool,
    partial: bool,
    corked: bool,
    /// Buffered and not yet flushed: the first write of it, and the bytes that are known at least.
    held: Option<(CallId, u32)>,
    pub end: End,
}

impl Path {
    /// Writes of the burst under way.
    pub fn written(&self) -> usize {
        self.burst.len()
    }

    /// Forgets the one write behind the first `n`: it failed.
    pub fn take_back(&mut self, n: usize) {
        if self.burst.len() == n + 1 {
            self.burst.pop();
        }
    }

    /// The beginning of a body.
    pub fn start() -> Self {
        Self {
            burst: Vec::new(),
            before: Vec::new(),
            paused: false,
            flushed: false,
            copied: false,
            reads: false,
            answered: false,
            passes: true,
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
    /// Each burst that some path makes, with two steps or more, or one step that is many writes; what
    /// ends it in the same text.
    pub found: Vec<(Vec<WriteStep>, Closed)>,
    pub summary: Summary,
}

pub fn ended(mut paths: Vec<Path>, end: End) -> Vec<Path> {
    for p in &mut paths {
        p.end = end;
    }
    paths
}

pub fn apply(mut p: Path, acts: &[Act], mode: Mode, out: &mut Bursts) -> Path {
    for act in acts {
        match act {
            Act::Write(step) => write(&mut p, step.clone(), mode),
            Act::Pause => pause(&mut p, Closed::No, out),
            Act::Read(own) => pause(&mut p, closed(*own), out),
            Act::Flush(call) => {
                p.flushed = true;
                flush(&mut p, WriteStep::new(*call, Vec::new()));
            }
            Act::Cork => p.corked = true,
            Act::Close => {
                record(&p, Closed::ByClose, out);
                p.burst.clear();
                p.held = None;
            }
            Act::Helper(step, s) => {
                helper(&mut p, step, &s.before, s, mode);
                p.corked |= s.corks;
                if s.pauses {
                    let how = if s.reads { closed(s.answered) } else { Closed::No };
                    pause(&mut p, how, out);
                    p.rounds = (p.rounds + s.rounds).min(3);
                    p.loops |= s.loops;
                    helper(&mut p, step, &s.after, s, mode);
                }
            }
        }
    }
    p
}

fn closed(own: bool) -> Closed {
    if own { Closed::ByAnswer } else { Closed::ByRead }
}

/// A helper's writes are one step of its caller's text.
fn helper(p: &mut Path, step: &WriteStep, sizes: &[Size], s: &Summary, mode: Mode) {
    if sizes.is_empty() {
        return;
    }
    write(p, WriteStep { sizes: sizes.to_vec(), ..step.clone() }, mode);
    if s.flushes {
        p.flushed = true;
        flush(p, step.clone());
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
        let size = if bytes > 0 { Size::exact(bytes) } else { Size::UNKNOWN };
        let head = WriteStep { flush: true, ..WriteStep::new(first, vec![size]) };
        push(p, head);
        push(p, step);
    } else if overflows {
        push(p, step);
    } else {
        p.held = Some((p.held.map_or(step.call, |(c, _)| c), held + known));
        p.copied |= step.copies;
    }
}

/// What is held in a buffer leaves, by `step`: a flush, or a helper that flushes.
fn flush(p: &mut Path, step: WriteStep) {
    if let Some((_, bytes)) = p.held.take() {
        let size =
            if bytes > 0 { Size { min: bytes, max: bytes.max(1000), known: false } } else { Size::UNKNOWN };
        push(p, WriteStep { flush: true, sizes: vec![size], ..step });
    }
}

fn push(p: &mut Path, step: WriteStep) {
    if !p.paused && p.before.len() < MAX_WRITES {
        p.before.extend(step.sizes.iter().copied().take(MAX_WRITES));
    }
    p.copied |= step.copies;
    p.partial &= step.partial;
    p.passes &= step.passes;
    if p.burst.len() < MAX_WRITES {
        p.burst.push(step);
    }
}

fn pause(p: &mut Path, how: Closed, out: &mut Bursts) {
    record(p, how, out);
    if !p.burst.is_empty() {
        p.rounds = (p.rounds + 1).min(3);
    }
    p.burst.clear();
    p.held = None;
    p.paused = true;
    p.reads |= how >= Closed::ByRead;
    p.answered |= how == Closed::ByAnswer;
}

/// Keeps a burst of two steps or more.
pub fn record(p: &Path, closed: Closed, out: &mut Bursts) {
    // A notice before the connection is given up: what is held of it leaves with the FIN.
    if p.corked || p.end == End::Fails {
        return;
    }
    let mut steps: Vec<WriteStep> = Vec::new();
    for s in &p.burst {
        if !steps.last().is_some_and(|last| continues(last, s)) {
            steps.push(s.clone());
        }
    }
    let splits = steps.len() > 1 || steps.iter().any(|s| s.many);
    if !splits || out.found.len() >= 64 {
        return;
    }
    match out.found.iter_mut().find(|(known, _)| *known == steps) {
        Some((_, was)) => *was = (*was).max(closed),
        None => out.found.push((steps, closed)),
    }
}

/// Whether a write is no further part of the message that `last` belongs to. What may be cut short and is
/// tried again is one write, and so is what sends the rest of a vectored one; a helper or a codec called
/// again is another message.
fn continues(last: &WriteStep, s: &WriteStep) -> bool {
    let same = last.call == s.call;
    let helps = last.helper || s.helper;
    let resumes = last.partial && s.partial && (same || last.vectored || s.vectored || helps);
    // The same function, wherever it is called: it writes a message if it makes its bytes itself, as long as
    // they come, or if it writes several times. One that hands on what it is given, or writes a number, may
    // be called for each part.
    let whole = !s.passes && (s.wrapped || !s.sizes.iter().any(|n| n.is_exact()));
    let again = last.runs.is_some() && last.runs == s.runs && (s.sizes.len() > 1 || whole);
    resumes || again || last.more || (same && (s.helper || s.message))
}

pub fn merge(s: &mut Summary, p: &Path) {
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
    s.answered |= p.answered;
    s.passes = s.passes && p.passes;
    s.rounds = s.rounds.max(p.rounds);
    s.loops |= p.loops;
    s.partial = s.partial && p.partial;
    s.corks |= p.corked;
}

/// The paths that differ, the ones with the most writes first. What is not followed further is kept as it is.
pub fn thin(mut paths: Vec<Path>, out: &mut Bursts) -> Vec<Path> {
    let mut kept: Vec<Path> = Vec::new();
    paths.sort_by_key(|p| std::cmp::Reverse((p.end == End::Goes, p.burst.len())));
    for p in paths {
        if kept.contains(&p) {
            continue;
        }
        if kept.len() < MAX_PATHS {
            kept.push(p);
        } else {
            record(&p, Closed::No, out);
        }
    }
    kept
}

/// The bytes of a burst, write by write.
pub fn sizes(burst: &[WriteStep]) -> Vec<Size> {
    burst.iter().flat_map(|s| s.sizes.iter().copied()).take(8).collect()
}
