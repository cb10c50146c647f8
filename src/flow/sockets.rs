//! The sockets of the code: where each is made, and what happens to it until nobody follows it further.

use crate::catalog::Decision;
use crate::catalog::model::{Form, Kind, Role, State as Nagle, TypeKind};
use crate::resolve::ty::Ty;
use crate::resolve::{FnId, World};
use crate::syntax::ir::Name;

use super::flags::Flag;
use super::graph::*;
use super::kinds::{Kinds, What};
use super::walk::{ChainId, State, Visit, Walk, Walker};

/// What happens to a socket at one call.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// The option is set; what the value is.
    Set(Flag),
    Corked,
    Wrote,
    Read,
    /// Bytes of unknown number are copied into it.
    Copied,
    /// A protocol is spoken on it by a library.
    Spoke,
    Served,
    Closed,
    /// Handed to code that is not at hand: a library function, by signature only.
    Handed,
    /// Handed to something unknown: it may set the option.
    Lost,
    /// Asked for a property.
    Inspected,
    /// Connected: until here it was only made.
    Connected,
    /// Made a listening socket.
    Listens,
}

#[derive(Clone, Debug)]
pub struct Event {
    pub call: CallId,
    pub deed: Deed,
    /// Which visit of the walk met it.
    pub visit: u32,
    pub up: ChainId,
    pub heap: bool,
    pub copied: bool,
    /// Before the socket was made: on the unconnected socket, the listener.
    pub prior: bool,
    /// The receiver's type was not known.
    pub unsure: bool,
}

/// Where a socket leaves what can be seen.
#[derive(Clone, Debug)]
pub struct Escape {
    pub visit: u32,
    pub up: ChainId,
    pub how: EscapeKind,
    /// The type it leaves as.
    pub ty: Ty,
    pub node: NodeId,
    pub heap: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EscapeKind {
    /// Returned by a function that others call.
    Returned(FnId),
    /// Given to a closure or trait of the caller's.
    Callback(CallId),
}

/// A creation: a call that opens, accepts or serves.
pub struct Socket {
    pub call: CallId,
    pub decision: Decision,
    pub role: Role,
    pub kind: Kind,
    pub walk: Walk,
    pub events: Vec<Event>,
    pub escapes: Vec<Escape>,
    /// The type was not certain to be TCP.
    pub unsure: bool,
}

/// Everything that is asked of one group of packages.
pub struct Scene<'x, 'w, 'a> {
    pub w: &'x mut World<'a>,
    pub g: &'w Graph,
    pub kinds: &'x mut Kinds,
}

impl<'x, 'w, 'a> Scene<'x, 'w, 'a> {
    pub fn walker(&mut self) -> Walker<'_, 'w, 'a> {
        Walker { w: self.w, g: self.g, kinds: self.kinds }
    }

    /// All creations in bodies of the workspace.
    pub fn sockets(&mut self) -> Vec<Socket> {
        let mut out = Vec::new();
        for n in 0..self.g.calls.len() {
            let call = CallId(n as u32);
            let c = &self.g.calls[n];
            if c.facts.is_empty() || self.is_signature_body(c.body) {
                continue;
            }
            let decision =
                c.facts.iter().find(|d| matches!(d.fact.role, Role::Opens | Role::Accepts | Role::Serves));
            if let Some(decision) = decision.cloned()
                && !c.facts.iter().any(|d| d.fact.role == Role::Exempt)
                && !self.is_own_work(c)
            {
                out.extend(self.socket(call, decision));
            }
        }
        out
    }

    fn is_signature_body(&self, body: BodyId) -> bool {
        self.g.bodies[body.index()].module.is_none_or(|m| self.w.is_signature(m))
    }

    /// Whether the callee's body is at hand: what it makes is seen there, and no catalogue has to tell.
    fn is_own_work(&self, c: &Call) -> bool {
        c.callees.iter().any(|callee| match callee {
            Callee::Body(f) => !self.w.is_signature(self.w.fns[f.index()].module),
            _ => false,
        })
    }

    /// Argument index of a fact's position, which is counted without the receiver.
    pub fn position(call: &Call, on: Option<i32>) -> usize {
        match on {
            Some(n) if n >= 0 => n as usize + usize::from(call.has_receiver),
            _ => 0,
        }
    }

    fn socket(&mut self, call: CallId, decision: Decision) -> Option<Socket> {
        let g = self.g;
        let c = &g.calls[call.index()];
        let fact = decision.fact;
        let kind = match fact.role {
            Role::Opens => fact.kind.unwrap_or(Kind::Stream),
            _ => Kind::Listener,
        };
        if !fact.unless.is_empty() && self.is_other_socket(c, &fact.unless) {
            return None;
        }
        let what = match (fact.role, kind) {
            (Role::Serves, _) | (_, Kind::Connector) => What::Maker,
            _ => What::Stream,
        };
        let result = &g.nodes[c.result.index()].ty;
        if self.kinds.is_foreign(self.w, &result.clone()) {
            return None;
        }
        let mut unsure = false;
        let mut starts = vec![c.result];
        // What it was made from: the unconnected socket, the listener, the builder.
        let source = match fact.role {
            Role::Serves => {
                fact.listener.map(|l| if l < 0 { 0 } else { l as usize + usize::from(c.has_receiver) })
            }
            Role::Accepts => Some(Self::position(c, fact.on)),
            _ if c.has_receiver || fact.on.is_some() => Some(Self::position(c, fact.on)),
            _ => None,
        };
        let source = source.and_then(|s| c.args.get(s).copied());
        let mut prior = None;
        if let Some(source) = source {
            let ty = g.nodes[source.index()].ty.clone();
            if self.kinds.is_foreign(self.w, &ty) {
                return None;
            }
            let from = if fact.role == Role::Opens { what } else { What::Listener };
            if fact.role == Role::Opens && fact.on.is_some() && !c.has_receiver {
                // A descriptor by a parameter such as `impl AsFd`: what it is of may be seen in the callers.
                let mut walk = self.walker().backwards_until(&[source], What::Value, &mut |walker, node| {
                    let ty = walker.g.nodes[node.index()].ty.clone();
                    walker.kinds.is_foreign(walker.w, &ty) || walker.kinds.names_tcp(walker.w, &ty)
                });
                // Not what the descriptor is kept in.
                walk.visits.retain(|v| v.state.parts == 0);
                if self.all_foreign(&walk) || !self.is_seen_as_tcp(&walk) {
                    return None;
                }
            }
            let walk = self.walker().backwards(&[source], from);
            if matches!(fact.role, Role::Serves | Role::Accepts)
                && (self.all_foreign(&walk) || self.made_as_other(&walk))
            {
                return None;
            }
            if fact.role == Role::Serves && self.hands_out_foreign(&ty) {
                return None;
            }
            let certain = self.kinds.names_tcp(self.w, &ty) || self.names_tcp_somewhere(&walk);
            unsure = matches!(fact.role, Role::Serves | Role::Accepts) && !certain && fact.listener.is_some();
            // A socket that this code made before: that call is the creation.
            if fact.role == Role::Opens && fact.nodelay == Some(Nagle::Callers) && self.has_creation(&walk) {
                return None;
            }
            // `connect(&self)` that gives nothing back connects the socket that it was called on.
            if fact.role == Role::Opens && !self.gives(call, what) {
                starts = walk
                    .visits
                    .iter()
                    .filter(|v| v.state.calls == 0 && v.state.up == 0)
                    .map(|v| v.state.node)
                    .collect();
            }
            prior = Some(walk);
        }
        let settings = self.settings_of(call);
        let mut walk = self.walker().forwards(&starts, what);
        let in_person = self.known_in_person(&walk);
        if !in_person.is_empty() {
            walk = self.walker().forwards_in_person(&starts, what, &in_person);
        }
        let mut socket = Socket {
            call,
            decision,
            role: fact.role,
            kind,
            walk,
            events: Vec::new(),
            escapes: Vec::new(),
            unsure,
        };
        self.events(&mut socket);
        socket.events.extend(settings);
        if let Some(prior) = prior {
            self.prior_events(&mut socket, &prior);
            if fact.role == Role::Serves {
                self.settings_on_arrival(&mut socket, &prior);
            }
        }
        // What a server's builder was told before it was bound or run.
        if fact.role == Role::Serves && c.has_receiver {
            let builder = self.walker().backwards(&[c.args[0]], What::Maker);
            self.prior_events(&mut socket, &builder);
        }
        Some(socket)
    }

    /// Whether the arguments ask for a socket of another kind.
    pub fn is_other_socket(&mut self, c: &Call, names: &[String]) -> bool {
        // A name that ends with a colon is a URL's scheme.
        let hit = |n: &Name| names.iter().any(|m| m == n || (m.ends_with(':') && n.starts_with(m.as_str())));
        c.args.iter().any(|&a| self.names_of(a).iter().any(hit))
    }

    /// Whether a call's result can hold what was made.
    fn gives(&mut self, call: CallId, what: What) -> bool {
        let ty = self.g.nodes[self.g.calls[call.index()].result.index()].ty.clone();
        ty.is_unknown() || self.kinds.may_hold(self.w, &ty, what)
    }

    /// Whether a call that opens a socket made what was followed.
    fn has_creation(&self, walk: &Walk) -> bool {
        self.creations(walk).next().is_some()
    }

    fn creations(&self, walk: &Walk) -> impl Iterator<Item = (&'w Call, &'w Decision)> {
        let g = self.g;
        let made = walk.visits.iter().filter_map(move |v| g.made_by.get(&v.state.node));
        made.map(move |c| &g.calls[c.index()]).flat_map(|c| {
            let opens = |d: &&Decision| d.fact.role == Role::Opens && d.fact.nodelay != Some(Nagle::Callers);
            c.facts.iter().filter(opens).map(move |d| (c, d))
        })
    }

    /// Whether the listener was made with arguments that ask for another family: `Domain::UNIX`.
    fn made_as_other(&mut self, walk: &Walk) -> bool {
        let g = self.g;
        walk.visits.iter().any(|v| {
            g.made_by.get(&v.state.node).is_some_and(|c| {
                let c = &g.calls[c.index()];
                c.facts.iter().any(|d| !d.fact.unless.is_empty() && self.is_other_socket(c, &d.fact.unless))
            })
        })
    }

    fn names_tcp_somewhere(&mut self, walk: &Walk) -> bool {
        walk.visits.iter().any(|v| {
            let ty = self.g.nodes[v.state.node.index()].ty.clone();
            self.kinds.names_tcp(self.w, &ty)
        })
    }

    /// Whether a descriptor is seen to be one of a TCP socket: by a type, or by the call that made it.
    fn is_seen_as_tcp(&mut self, walk: &Walk) -> bool {
        let made: Vec<_> = self.creations(walk).collect();
        made.into_iter().any(|(c, d)| !self.is_other_socket(c, &d.fact.unless))
            || self.names_tcp_somewhere(walk)
    }

    fn all_foreign(&mut self, walk: &Walk) -> bool {
        let mut any = false;
        for v in &walk.visits {
            let ty = self.g.nodes[v.state.node.index()].ty.clone();
            if self.kinds.names_tcp(self.w, &ty) {
                return false;
            }
            any |= self.kinds.is_foreign(self.w, &ty);
        }
        any
    }

    /// The fields in which the value lies of objects that are followed wherever they go, and out of which it is
    /// seen taken: what other objects of the type do with theirs says nothing on it.
    fn known_in_person(&mut self, walk: &Walk) -> Vec<KeyId> {
        let g = self.g;
        if walk.cut {
            return Vec::new();
        }
        let mut keys: Vec<KeyId> = walk
            .visits
            .iter()
            .filter_map(|v| match g.nodes[v.state.node.index()].kind {
                NodeKind::Cell(key) => Some(key),
                _ => None,
            })
            .collect();
        keys.sort();
        keys.dedup();
        // What goes into a channel comes out at its other end, whoever holds this one.
        keys.retain(|key| {
            let cell = g.cells[key].index();
            !g.out[cell].iter().any(|e| g.into[cell].iter().any(|i| i.to == e.to))
        });
        keys.retain(|&key| {
            let is_owner = |v: &Visit| walk.parts.contains(v.state.parts, key);
            let taken_out = walk.visits.iter().any(|v| {
                let from = v.from.map(|f| &walk.visits[f as usize]);
                !v.state.heap
                    && !is_owner(v)
                    && from
                        .is_some_and(|f| walk.parts.pop(f.state.parts).is_some_and(|(_, last)| last == key))
            });
            let is_kept = |v: &Visit| matches!(g.nodes[v.state.node.index()].kind, NodeKind::Cell(_));
            taken_out && !walk.visits.iter().any(|v| is_owner(v) && is_kept(v))
        });
        keys.retain(|&key| {
            let owners = walk.visits.iter().filter(|v| walk.parts.contains(v.state.parts, key));
            let uses: Vec<(CallId, u32)> =
                owners.flat_map(|v| g.uses.get(&v.state.node).into_iter().flatten().copied()).collect();
            !uses.into_iter().any(|(call, arg)| {
                self.deeds(call, arg as usize).iter().any(|(d, _)| matches!(d, Deed::Lost | Deed::Handed))
            })
        });
        keys
    }

    fn events(&mut self, socket: &mut Socket) {
        let g = self.g;
        let mut events = Vec::new();
        let mut escapes = Vec::new();
        for (at, v) in socket.walk.visits.iter().enumerate() {
            let s = v.state;
            for &(call, arg) in g.uses.get(&s.node).into_iter().flatten() {
                if call == socket.call && socket.role != Role::Opens {
                    continue;
                }
                for (deed, unsure) in self.deeds(call, arg as usize) {
                    events.push(Event {
                        call,
                        deed,
                        visit: at as u32,
                        up: s.up,
                        heap: s.heap,
                        copied: s.copied,
                        prior: false,
                        unsure,
                    });
                }
                if let Some(kind) = self.callback(call, arg as usize) {
                    let ty = g.nodes[s.node.index()].ty.clone();
                    escapes.push(Escape {
                        visit: at as u32,
                        up: s.up,
                        how: kind,
                        ty,
                        node: s.node,
                        heap: s.heap,
                    });
                }
            }
            let NodeKind::Ret(f) = g.nodes[s.node.index()].kind else { continue };
            if s.calls > 0 {
                continue;
            }
            if !self.walker().is_api(f) && self.is_library_callback(f) {
                // `impl Service<Uri> for Connector`: the library that calls it speaks on what it gets.
                events.push(Event {
                    call: socket.call,
                    deed: Deed::Handed,
                    visit: at as u32,
                    up: s.up,
                    heap: s.heap,
                    copied: s.copied,
                    prior: false,
                    unsure: false,
                });
            }
            if self.walker().is_api(f) {
                let ty = g.nodes[s.node.index()].ty.clone();
                escapes.push(Escape {
                    visit: at as u32,
                    up: s.up,
                    how: EscapeKind::Returned(f),
                    ty,
                    node: s.node,
                    heap: s.heap,
                });
            }
        }
        socket.events = events;
        socket.escapes = escapes;
    }

    /// Whether a function is a library trait's method that nothing here calls: the library does.
    fn is_library_callback(&self, f: FnId) -> bool {
        let def = &self.w.fns[f.index()];
        let crate::resolve::Owner::Impl(i) = def.owner else { return false };
        let imp = &self.w.impls[i.index()];
        let foreign = match imp.trait_ {
            Some(t) => {
                let module = self.w.traits[t.index()].module;
                self.w.is_signature(module) && self.w.krate(module).name != "std"
            }
            None => imp.trait_name.is_some(),
        };
        // A stream or future is asked by its consumers, through methods that are at hand.
        foreign
            && !matches!(imp.trait_name.as_deref(), Some("Stream" | "Future" | "AsyncRead" | "AsyncWrite"))
            && self.g.callers.get(&f).is_none_or(Vec::is_empty)
    }

    fn prior_events(&mut self, socket: &mut Socket, prior: &Walk) {
        /// A listener that is in more places than this is in a tangle, of which nothing follows.
        const MAX_PLACES: usize = 400;
        let g = self.g;
        let mut around = Walk::default();
        if matches!(socket.role, Role::Accepts | Role::Serves) {
            // Set beside the way that leads here: `SockRef::from(&listener).set_tcp_nodelay(true)`. What merely
            // holds the listener is not asked: it leads to all else that it holds.
            let tangled = prior.visits.len() >= MAX_PLACES;
            let mut nodes: Vec<NodeId> = Vec::new();
            for v in &prior.visits {
                if !tangled || self.is_listener_itself(prior, v.state) {
                    nodes.push(v.state.node);
                }
            }
            if nodes.len() >= MAX_PLACES {
                nodes.clear();
            }
            around = self.walker().forwards(&nodes, What::Listener);
            around.visits.truncate(4 * MAX_PLACES);
        }
        for (n, v) in prior.visits.iter().chain(&around.visits).enumerate() {
            // Another server over the same listener has options of its own.
            let ty = g.nodes[v.state.node.index()].ty.clone();
            if n >= prior.visits.len()
                && matches!(self.kinds.kind(self.w, &ty), Some(TypeKind::Server | TypeKind::Connector))
            {
                continue;
            }
            // A listener that was made by settings hands what they say on.
            if let Some(&made) = g.made_by.get(&v.state.node)
                && n < prior.visits.len()
                && socket.role != Role::Opens
            {
                let told = self.settings_of(made);
                socket.events.extend(told);
            }
            for &(call, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
                for (deed, unsure) in self.deeds(call, arg as usize) {
                    // An adapter around the listener makes another one; this one stays as it was.
                    let adapts = g.calls[call.index()]
                        .facts
                        .iter()
                        .any(|d| d.fact.set.as_ref().is_some_and(|s| s.form == Form::Closure));
                    if matches!(deed, Deed::Set(_) | Deed::Corked) && !(adapts && n >= prior.visits.len()) {
                        socket.events.push(Event {
                            call,
                            deed,
                            visit: 0,
                            up: 0,
                            heap: v.state.heap,
                            copied: false,
                            prior: true,
                            unsure,
                        });
                    }
                }
            }
        }
    }
}

impl Scene<'_, '_, '_> {
    /// Whether a place holds the listener and no more than that, at most behind a reference, in an `Option` or
    /// shared.
    fn is_listener_itself(&mut self, walk: &Walk, state: State) -> bool {
        let mut ty = self.g.nodes[state.node.index()].ty.peeled();
        let mut wraps = 0;
        while let Ty::Adt(id, args) = ty
            && let Some(inner) = args.first()
            && matches!(
                self.w.adts[id.index()].name.as_str(),
                "Option" | "Result" | "Arc" | "Rc" | "Box" | "Pin"
            )
        {
            ty = inner.peeled();
            wraps += 1;
        }
        let kind = self.kinds.kind(self.w, ty);
        matches!(kind, Some(TypeKind::TcpListener | TypeKind::TcpSocket | TypeKind::AnySocket))
            && walk.parts.depth(state.parts) <= wraps
    }
}

impl Socket {
    /// What the API leaves if nobody sets anything.
    pub fn born(&self) -> Nagle {
        self.decision.fact.nodelay.unwrap_or(Nagle::NagleOn)
    }

    /// Made, but connected by a later call only.
    pub fn is_unconnected(&self, scene: &mut Scene) -> bool {
        let g = scene.g;
        let ty = g.nodes[g.calls[self.call.index()].result.index()].ty.clone();
        let mut found = false;
        let mut ids = Vec::new();
        ty.any(&mut |t| {
            if let Ty::Adt(id, _) = t {
                ids.push(*id);
            }
            false
        });
        for id in ids {
            let kind = scene.kinds.fact(scene.w, id).map(|(k, _)| k);
            found |= matches!(kind, Some(TypeKind::TcpSocket | TypeKind::AnySocket));
        }
        self.role == Role::Opens
            && self.kind == Kind::Stream
            && (found || self.decision.fact.unless.len() > 1)
    }
}
