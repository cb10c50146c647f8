//! Options in the fields of a settings value of another crate, handed to the call that makes the socket.

use crate::catalog::catalog;
use crate::catalog::model::{Form, Role, TypeKind};
use crate::resolve::ty::Ty;

use super::flags::Flag;
use super::graph::*;
use super::kinds::What;
use super::sockets::{Deed, Event, Scene};

impl Scene<'_, '_, '_> {
    /// What the settings among a call's arguments say, as far as their fields were given values in sight: each as
    /// an event at the call, before the socket was made.
    pub(super) fn settings_of(&mut self, call: CallId) -> Vec<Event> {
        let g = self.g;
        let c = &g.calls[call.index()];
        let mut flags = Vec::new();
        for &arg in &c.args {
            if !self.is_settings(arg) {
                continue;
            }
            let walk = self.walker().backwards(&[arg], What::Maker);
            let (mut told, mut handed_in) = (false, None);
            for v in &walk.visits {
                let node = v.state.node;
                for e in &g.into[node.index()] {
                    if let Label::Wrap(key) = e.label
                        && let Some(off_when) = self.option_field(call, key)
                    {
                        told = true;
                        let flag = self.walker().flag(e.to);
                        flags.push(if off_when { flag } else { flag.negated() });
                    }
                }
                if let NodeKind::Param(f, _) = g.nodes[node.index()].kind
                    && !v.state.heap
                    && self.walker().is_api(f)
                {
                    handed_in = Some(f);
                }
            }
            // The caller's settings, of which nothing is known here.
            if let Some(f) = handed_in.filter(|_| !told) {
                flags.push(Flag::Param { name: "settings".into(), f, default: None });
            }
        }
        let event = |flag| Event {
            call,
            deed: Deed::Set(flag),
            visit: 0,
            up: 0,
            heap: false,
            copied: false,
            prior: true,
            unsure: false,
        };
        flags.into_iter().map(event).collect()
    }

    /// Whether a node is a settings value some field of which is an option.
    fn is_settings(&mut self, node: NodeId) -> bool {
        let ty = self.g.nodes[node.index()].ty.clone();
        let mut ids = Vec::new();
        ty.any(&mut |t| {
            if let Ty::Adt(id, _) = t {
                ids.push(*id);
            }
            false
        });
        ids.into_iter().any(|id| {
            self.w.is_signature(self.w.adts[id.index()].module)
                && self.kinds.fact(self.w, id).is_some_and(|(kind, _)| kind == TypeKind::Settings)
        })
    }

    /// Whether the catalogue knows a field as an option, and which value of it turns Nagle off.
    fn option_field(&self, call: CallId, key: KeyId) -> Option<bool> {
        let Key::Field(adt, _, name) = &self.g.keys[key.index()] else { return None };
        let module = self.g.bodies[self.g.calls[call.index()].body.index()].module?;
        let path = format!("{}::{name}", self.w.adt_path(*adt));
        let versions = self.w.versions(self.w.krate(module).package);
        let rows = catalog().decide(&path, &[Role::Sets], &versions);
        rows.iter().filter_map(|d| d.fact.set.as_ref()).find(|s| s.form == Form::Field).map(|s| s.off_when)
    }
}
