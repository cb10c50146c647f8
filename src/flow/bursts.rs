//! The writes between two reads, in the order of a function's text.
//!
//! All paths through a body are kept apart up to a bound, loops as no, one or two rounds: two writes without a
//! read between them are found wherever they meet, also across rounds.

use rustc_hash::FxHashMap as HashMap;

use crate::catalog::model::Role;
use crate::resolve::ty::Ty;
use crate::resolve::{AdtId, FnId, ImplDef};
use crate::traffic::Size;

use super::graph::*;
use super::paths::{Act, End, Path, Summary, apply, ended, merge, record, thin};
pub use super::paths::{Bursts, Closed, Mode, WriteStep, sizes};
use super::sockets::Scene;
use super::waits::{pauses_by_name, waits_for_source};
use super::write_steps::{hands_on, write_step};
use super::writers::{Place, place};

/// Helpers that call helpers that call …
const MAX_DEPTH: u32 = 8;

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
        out.summary.passes = true;
        let steps = &g.bodies[body.index()].steps;
        let paths = self.run(scene, steps, to, vec![Path::start()], &mut out, depth);
        for p in paths {
            record(&p, Closed::No, &mut out);
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
                Step::Fail => ended(going, End::Fails),
                Step::Break => ended(going, End::Breaks),
                Step::Continue => ended(going, End::Continues),
            };
            done.extend(next);
            paths = thin(done, out);
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
            let before = going.iter().map(Path::written).min().unwrap_or(0);
            let mut after = self.run(scene, body, to, going, out, depth);
            // A loop that only `continue` repeats tries the same write again until it succeeds.
            if !after.iter().any(|p| p.end == End::Goes && p.written() > before) {
                for p in after.iter_mut().filter(|p| p.end == End::Continues) {
                    p.take_back(before);
                }
            }
            going = Vec::new();
            for mut p in after {
                p.loops |= p.rounds > rounds;
                match p.end {
                    End::Returns | End::Fails => left.push(p),
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
            going = thin(going, out);
            left.extend(going.clone());
            if going.is_empty() {
                break;
            }
        }
        thin(left, out)
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
                    copies: true,
                    ..WriteStep::new(call, vec![Size::UNKNOWN])
                })),
                Role::Flushes if here => acts.push(Act::Flush(call)),
                Role::Corks if here && corks(scene, c, d.fact) => acts.push(Act::Cork),
                Role::Closes if here => acts.push(Act::Close),
                // Any wait for bytes parts two messages, whoever's they are.
                Role::Reads => {
                    let from = c.args.get(at).map(|&n| place(g, n));
                    acts.push(Act::Read(from.is_some_and(|from| from.base == to.base)));
                }
                Role::Accepts => acts.push(Act::Pause),
                _ => {}
            }
        }
        if !acts.is_empty() {
            return acts;
        }
        if c.name == "drop" && c.args.first().is_some_and(|&n| place(g, n) == *to) {
            return vec![Act::Close];
        }
        if pauses_by_name(scene, call) {
            return vec![Act::Pause];
        }
        if depth >= MAX_DEPTH {
            return Vec::new();
        }
        let mut best: Option<(WriteStep, Summary)> = None;
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
                    .is_none_or(|(_, b)| b.before.len() + b.after.len() < s.before.len() + s.after.len())
                {
                    let step = WriteStep {
                        helper: true,
                        partial: s.partial,
                        copies: s.copies,
                        wrapped: is_own(scene, arg),
                        runs: Some(*f),
                        passes: s.passes && hands_on(scene, c, n),
                        ..WriteStep::new(call, Vec::new())
                    };
                    best = Some((step, s));
                }
            }
        }
        match best {
            Some((step, s)) if s.corks || !(s.before.is_empty() && s.after.is_empty()) => {
                vec![Act::Helper(step, s)]
            }
            Some((_, s)) if s.answered => vec![Act::Read(true)],
            // It does not touch the writer, but it waits for something: as a rule for the answer.
            _ if pauses => vec![Act::Read(false)],
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
pub fn same_writer(a: &Place, b: &Place) -> bool {
    a == b || (a.base == b.base && (a.path.starts_with(&b.path) || b.path.starts_with(&a.path)))
}

/// Whether a call that can cork does: `setsockopt` names its option by an argument.
pub fn corks(scene: &mut Scene, c: &Call, fact: &crate::catalog::model::Fact) -> bool {
    fact.set.as_ref().is_none_or(|switch| scene.set_flag(c, switch).is_some())
}

/// Whether a value is more than a writer: of a type or a trait of the workspace that does with its writer
/// what it likes. One that is a writer by itself is no more.
fn is_own(scene: &mut Scene, node: NodeId) -> bool {
    let n = &scene.g.nodes[node.index()];
    let ty = n.ty.peeled().clone();
    match &ty {
        // As well behind a lock or a box.
        Ty::Adt(id, args) => {
            is_own_type(scene, *id)
                || args.iter().any(|t| matches!(t.peeled(), Ty::Adt(id, _) if is_own_type(scene, *id)))
        }
        Ty::Param(_) | Ty::Impl(_) | Ty::Dyn(_) => {
            let env = scene.g.bodies[n.body.index()].owner.map(|f| scene.w.fn_env(f)).unwrap_or_default();
            let bounds = scene.w.bounds_of(&env, &ty);
            let own = bounds
                .iter()
                .any(|b| b.id.is_some_and(|t| !scene.w.is_signature(scene.w.traits[t.index()].module)));
            own && !bounds.iter().any(|b| b.name.contains("Write"))
        }
        _ => false,
    }
}

fn is_own_type(scene: &Scene, id: AdtId) -> bool {
    let writes = |imp: &ImplDef| {
        matches!(imp.trait_name.as_deref(), Some("Write" | "AsyncWrite"))
            && matches!(imp.self_ty.peeled(), Ty::Adt(of, _) if *of == id)
    };
    !scene.w.is_signature(scene.w.adts[id.index()].module) && !scene.w.impls.iter().any(writes)
}
