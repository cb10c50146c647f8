//! The engine's answers, computed once and read by all lints.

use crate::catalog::model::{Kind, Role};
use crate::finding::Inventory;

use super::graph::CallId;
use super::sockets::{Scene, Socket};
use super::splits::{Split, SplitFinder};
use super::state::{OptionState, Ruling};

pub struct Answers {
    pub sockets: Vec<Socket>,
    pub rulings: Vec<Ruling>,
    /// Own connectors that are made and wrapped away with the option off.
    pub connectors: Vec<Ruling>,
    pub splits: Vec<Split>,
    /// A call that makes a server stream its bodies, if there is one.
    pub streams: Option<CallId>,
}

impl Answers {
    pub fn of(scene: &mut Scene) -> Self {
        let sockets = scene.sockets();
        let mut rulings = Vec::new();
        for (n, s) in sockets.iter().enumerate() {
            rulings.extend(scene.rulings(n, s));
        }
        let connectors = scene.own_connectors(&sockets, &rulings);
        let splits = SplitFinder::default().find(scene);
        let streams = scene.g.calls.iter().position(|c| {
            scene.linted(c.body)
                && scene.scope(c.body) == Some(crate::finding::Scope::Src)
                && c.facts.iter().any(|d| d.fact.role == Role::Speaks && d.fact.on.is_none())
        });
        Self { sockets, rulings, connectors, splits, streams: streams.map(|n| CallId(n as u32)) }
    }

    /// Adds what became of the sockets to an inventory.
    pub fn count(&self, scene: &mut Scene, inventory: &mut Inventory) {
        for s in &self.sockets {
            let listens = s.kind == Kind::Listener || matches!(s.role, Role::Accepts | Role::Serves);
            *(if listens { &mut inventory.accepted } else { &mut inventory.opened }) += 1;
        }
        for r in &self.rulings {
            match &r.state {
                OptionState::On(Some(_)) => inventory.set_here += 1,
                OptionState::On(None) => {
                    let d = &self.sockets[r.socket].decision;
                    let name = match &d.version {
                        Some(v) => format!("{} {v}", d.fact.krate),
                        None => d.fact.krate.clone(),
                    };
                    match inventory.set_by_library.iter_mut().find(|(n, _)| *n == name) {
                        Some((_, count)) => *count += 1,
                        None => inventory.set_by_library.push((name, 1)),
                    }
                }
                OptionState::Off | OptionState::Disabled(_) | OptionState::Ineffective(_) => {
                    inventory.nagle_on += 1
                }
                OptionState::ByOption { .. } => inventory.by_option += 1,
                OptionState::Callers => inventory.left_to_callers += 1,
                OptionState::Unused => inventory.unused += 1,
            }
            for call in &r.uses.lost {
                inventory.lost.push(scene.place(*call));
            }
        }
        inventory.lost.sort();
        inventory.lost.dedup();
    }
}
