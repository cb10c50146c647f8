//! Messages that leave in several writes: each place in the text where a second write follows without a read.

use rustc_hash::FxHashMap as HashMap;

use crate::catalog::model::Role;
use crate::finding::Confidence;

use super::bursts::{BurstFinder, Bursts, Closed, Mode, WriteStep, same_writer};
use super::graph::*;
use super::kinds::What;
use super::sockets::Scene;
use crate::resolve::Owner;
use crate::resolve::ty::Ty;

use super::writers::{Nature, Place, Writers, place};

/// One split message.
#[derive(Clone, Debug)]
pub struct Split {
    pub body: BodyId,
    /// The steps of the burst; the finding stands at [`Self::at`].
    pub steps: Vec<WriteStep>,
    pub at: CallId,
    pub nature: Nature,
    pub writer: Place,
    pub confidence: Confidence,
    pub bursts: Bursts,
    /// Nobody is seen to read on the same connection.
    pub one_way: bool,
    pub buffered: Option<u32>,
    /// Where the same begins again: other methods that go on behind the same helper.
    pub also: Vec<CallId>,
    /// The connection is closed right behind it.
    pub closed: bool,
}

#[derive(Default)]
pub struct SplitFinder {
    writers: Writers,
    pub bursts: BurstFinder,
}

impl SplitFinder {
    /// All split messages in the bodies of the workspace.
    pub fn find(&mut self, scene: &mut Scene) -> Vec<Split> {
        let g = scene.g;
        // Every place that some call of a body may write to.
        let mut places: HashMap<BodyId, Vec<(Place, NodeId)>> = HashMap::default();
        let mut order = Vec::new();
        for c in &g.calls {
            if !scene.linted(c.body) {
                continue;
            }
            for n in candidates(scene, c) {
                let p = place(g, n);
                let list = places.entry(c.body).or_insert_with(|| {
                    order.push(c.body);
                    Vec::new()
                });
                if !list.iter().any(|(known, _)| *known == p) {
                    list.push((p, n));
                }
            }
        }
        let mut out = Vec::new();
        for body in order {
            for (p, node) in places.remove(&body).unwrap_or_default() {
                self.at(scene, body, &p, node, &mut out);
            }
        }
        join(scene, out)
    }

    fn at(&mut self, scene: &mut Scene, body: BodyId, to: &Place, node: NodeId, out: &mut Vec<Split>) {
        // Cheap first: most places see no second write whatever stands behind them.
        let raw = self.bursts.bursts(scene, body, to, Mode::Raw);
        if raw.found.is_empty() {
            return;
        }
        let nature = self.writers.nature(scene, node);
        if nature.is_silent() {
            return;
        }
        if nature.raw || nature.open {
            self.report(scene, body, (to, node), &nature, raw, None, out);
        }
        if let Some(capacity) = nature.buffered
            && !nature.raw
        {
            let found = self.bursts.bursts(scene, body, to, Mode::Buffered(capacity));
            self.report(scene, body, (to, node), &nature, found, Some(capacity), out);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn report(
        &mut self,
        scene: &mut Scene,
        body: BodyId,
        (to, node): (&Place, NodeId),
        nature: &Nature,
        found: Bursts,
        buffered: Option<u32>,
        out: &mut Vec<Split>,
    ) {
        // Of a writer that only the callers know, another value's reads say nothing.
        let reads = if nature.raw { found.summary.reads } else { found.summary.answered };
        let one_way = !reads && !self.is_read(scene, &[to.base, node]);
        let inside = is_receiver(scene, body, to);
        // In a loop the second step may come before the first in the text; the plain order tells more.
        let mut bursts: Vec<&(Vec<WriteStep>, Closed)> = found.found.iter().collect();
        bursts.sort_by_key(|(steps, _)| !steps.windows(2).all(|w| w[0].call <= w[1].call));
        for (steps, closed) in bursts {
            let at = match steps.iter().position(|s| s.many) {
                Some(n) if n == 0 || steps.len() == 1 => steps[n].call,
                _ => steps[1].call,
            };
            let confidence = match (nature.raw, nature.open, one_way) {
                (true, false, _) => Confidence::High,
                (true, true, _) => Confidence::Medium,
                (false, _, false) => Confidence::Medium,
                (false, _, true) if buffered.is_some() => Confidence::Medium,
                (false, _, true) => Confidence::Low,
            };
            // Two methods of an own type one after the other may be two messages; a read right behind them
            // says that they are one.
            let answered = match closed {
                Closed::ByClose | Closed::No => false,
                Closed::ByRead => steps.iter().any(|s| s.message),
                Closed::ByAnswer => true,
            };
            // Seen from outside, methods that make their bytes themselves send a message each.
            let apart = !inside && steps.iter().all(|s| s.wrapped && !s.passes);
            let confidence = match (steps.iter().all(|s| s.wrapped || s.message), answered && !apart) {
                (true, false) => Confidence::Low,
                (true, true) => confidence.min(Confidence::Medium),
                _ => confidence,
            };
            // A place is reported once; the burst with the most writes tells most.
            if let Some(old) =
                out.iter_mut().find(|s| s.body == body && (s.at == at || same_cause(s, steps, to)))
            {
                if old.at == at && old.steps.len() < steps.len() {
                    old.steps = steps.clone();
                }
                continue;
            }
            out.push(Split {
                body,
                steps: steps.clone(),
                at,
                nature: nature.clone(),
                writer: to.clone(),
                confidence,
                bursts: found.clone(),
                one_way,
                buffered,
                also: Vec::new(),
                closed: *closed == Closed::ByClose,
            });
        }
    }

    /// Whether the same value is read somewhere: in this function, by its type's methods, by a bound.
    fn is_read(&mut self, scene: &mut Scene, writer: &[NodeId]) -> bool {
        let g = scene.g;
        let sources = scene.walker().backwards(writer, What::Stream);
        // A bound says it, here or in a caller that hands it on.
        for v in &sources.visits {
            let n = &g.nodes[v.state.node.index()];
            if matches!(n.ty.peeled(), Ty::Param(_) | Ty::Impl(_) | Ty::Dyn(_)) {
                let ty = n.ty.peeled().clone();
                let env = g.bodies[n.body.index()].owner.map(|f| scene.w.fn_env(f)).unwrap_or_default();
                if scene.w.bounds_of(&env, &ty).iter().any(|b| b.name.contains("Read")) {
                    return true;
                }
            }
        }
        let starts: Vec<NodeId> = sources.visits.iter().map(|v| v.state.node).collect();
        let all = scene.walker().forwards(&starts, What::Stream);
        all.visits.iter().any(|v| {
            g.uses
                .get(&v.state.node)
                .into_iter()
                .flatten()
                .any(|(c, _)| g.calls[c.index()].facts.iter().any(|d| d.fact.role == Role::Reads))
        })
    }
}

/// Whether a place is the value that a method is called on, or a part of it.
fn is_receiver(scene: &Scene, body: BodyId, to: &Place) -> bool {
    let Some(f) = scene.g.bodies[body.index()].owner else { return false };
    scene.w.fns[f.index()].f.receiver.is_some()
        && scene.g.fn_params.get(&f).and_then(|p| p.first()) == Some(&to.base)
}

/// Methods of one type that all go on behind the same helper share one cause: that the helper sends the
/// beginning of the message at once, instead of leaving it in a buffer. They are one finding.
fn join(scene: &Scene, splits: Vec<Split>) -> Vec<Split> {
    let key = |s: &Split| {
        let first = s.steps.first()?;
        let owner = scene.w.fns[scene.g.bodies[s.body.index()].owner?.index()].owner;
        let joins = first.helper && owner != Owner::Module && !s.writer.path.is_empty();
        joins.then_some((first.runs?, owner, s.writer.path.clone()))
    };
    let mut out: Vec<Split> = Vec::new();
    for s in splits {
        let twin = key(&s).and_then(|k| {
            out.iter_mut()
                .find(|o| key(o).as_ref() == Some(&k) && o.confidence == s.confidence && o.body != s.body)
        });
        match twin {
            Some(old) => old.also.push(s.at),
            None => out.push(s),
        }
    }
    out
}

/// Bursts that share their second step, or differ only in how many of the same writes they hold.
fn same_cause(s: &Split, steps: &[WriteStep], to: &Place) -> bool {
    same_writer(&s.writer, to) && s.steps.iter().any(|a| steps.iter().any(|b| a.call == b.call))
}

/// The arguments of a call that it may write to.
fn candidates(scene: &mut Scene, c: &Call) -> Vec<NodeId> {
    let mut out: Vec<NodeId> = Vec::new();
    for d in &c.facts {
        if matches!(d.fact.role, Role::Writes | Role::Copies) {
            out.extend(c.args.get(Scene::position(c, d.fact.on)));
        }
    }
    if c.callees.iter().any(|f| matches!(f, Callee::Body(_))) {
        for &a in &c.args {
            let ty = scene.g.nodes[a.index()].ty.clone();
            if !ty.is_unknown() && scene.kinds.may_hold(scene.w, &ty, What::Stream) {
                out.push(a);
            }
        }
    }
    out
}
