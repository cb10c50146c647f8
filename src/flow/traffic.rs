//! What goes over a socket, as far as the code or the catalogue tells: the burst, the answer, the lifetime.

use crate::catalog::catalog;
use crate::catalog::model::{Kind, Role, TrafficFact, TrafficLifetime, TrafficSide};
use crate::traffic::{Assumption, End, Lifetime, Outcome, Side, Size, Traffic, predict};

use super::answers::Answers;
use super::bursts::{self, Mode};
use super::flags::Flag;
use super::graph::*;
use super::kinds::What;
use super::sockets::{Deed, Scene, Socket};
use super::splits::{Split, SplitFinder};
use super::state::{OptionState, Ruling};
use super::writers::place;

/// Bytes that stand for a length that no line gives, when the rule is asked: a small message.
const ASSUMED: u32 = 100;
/// Segment sizes in bytes: loopback's, and Ethernet's with timestamps.
pub const LOOPBACK_MSS: u32 = 65_483;
pub const ETHERNET_MSS: u32 = 1448;

/// Traffic with what it was read from.
#[derive(Clone, Debug)]
pub struct Known {
    pub traffic: Traffic,
    /// The calls of the burst, for the trail.
    pub steps: Vec<CallId>,
    /// The catalogue's row, where it spoke.
    pub fact: Option<&'static TrafficFact>,
    /// A call that makes a server stream its bodies.
    pub streamed_by: Option<CallId>,
}

pub fn side(s: &Socket) -> Side {
    if s.kind == Kind::Listener || matches!(s.role, Role::Accepts | Role::Serves) {
        Side::Server
    } else {
        Side::Client
    }
}

/// What the rule says of a burst on a connection of this kind.
pub fn outcome(t: &Traffic) -> Outcome {
    let (end, reader) = match t.side {
        Side::Client => (&t.client, &t.server),
        Side::Server => (&t.server, &t.client),
    };
    if end.nodelay == Some(true) || end.corked || !t.answered {
        return Outcome::Clean;
    }
    // What a buffer holds back was reckoned with where the writes were read.
    let writes: Vec<u32> =
        end.writes.iter().map(|s| if s.known { s.max.max(1) } else { ASSUMED.max(s.min) }).collect();
    let worst = match (predict(&writes, LOOPBACK_MSS), predict(&writes, ETHERNET_MSS)) {
        (Outcome::Stall, _) | (_, Outcome::Stall) => Outcome::Stall,
        (Outcome::Rtt, _) | (_, Outcome::Rtt) => Outcome::Rtt,
        _ => Outcome::Clean,
    };
    match worst {
        // Quick-ACK takes the timer away, not the round trip; so does a fresh connection.
        Outcome::Stall if reader.quickack => Outcome::Rtt,
        Outcome::Stall | Outcome::Rtt if t.lifetime == Lifetime::PerExchange => Outcome::Clean,
        other => other,
    }
}

impl Answers {
    /// The traffic on a socket, if it is known.
    pub fn traffic_of(&self, scene: &mut Scene, r: &Ruling) -> Option<Known> {
        let s = &self.sockets[r.socket];
        if let Some(split) = self.splits.iter().find(|p| p.nature.sockets.contains(&s.call)) {
            return Some(self.of_split(scene, split, side(s)));
        }
        if let Some(known) = self.by_catalogue(scene, s, r) {
            return Some(known);
        }
        self.by_single_writes(scene, s, r)
    }

    /// The traffic of a split message, for one of the ends that write it.
    pub fn of_split(&self, scene: &mut Scene, split: &Split, side: Side) -> Known {
        let mut assumptions = Vec::new();
        let own = self.end(scene, split, side, &mut assumptions);
        // The other end in the same sources, if it splits too: the same helper, or one of its own.
        let other_side = if side == Side::Client { Side::Server } else { Side::Client };
        let other = self
            .splits
            .iter()
            .find(|p| p.nature.sockets.iter().any(|c| self.side_of(*c) == Some(other_side)));
        let mut other = match other {
            Some(p) => self.end(scene, p, other_side, &mut assumptions),
            None => {
                assumptions.push(assumed("the peer's answer", "one small write, sent at once", "assumed"));
                End::unseen()
            }
        };
        if let Some(call) = self.quickack(scene, other_side) {
            other.quickack = true;
            assumptions.push(assumed(
                "the reader",
                "re-arms TCP_QUICKACK before each read",
                &scene.place(call),
            ));
        }
        let lifetime = self.lifetime(scene, split.nature.sockets.first().copied(), &mut assumptions);
        let (client, server) = if side == Side::Client { (own, other) } else { (other, own) };
        if split.closed {
            let what = "what follows the message";
            assumptions.push(assumed(what, "the connection's end", &scene.place(split.at)));
        }
        let answered = !split.one_way && !split.closed;
        let traffic = Traffic { side, client, server, lifetime, answered, assumptions };
        Known { traffic, steps: split.steps.iter().map(|s| s.call).collect(), fact: None, streamed_by: None }
    }

    /// A connection of this side on which quick-ACK is asked for again and again.
    fn quickack(&self, scene: &Scene, of: Side) -> Option<CallId> {
        let asks = |c: CallId| {
            let call = &scene.g.calls[c.index()];
            call.name.contains("quickack")
                || call.facts.iter().any(|d| {
                    d.fact.set.as_ref().is_some_and(|s| s.names.iter().any(|n| n.contains("QUICKACK")))
                })
        };
        let sockets = self.sockets.iter().filter(|s| side(s) == of);
        sockets.flat_map(|s| &s.events).map(|e| e.call).find(|c| asks(*c))
    }

    fn end(&self, scene: &mut Scene, split: &Split, side: Side, assumptions: &mut Vec<Assumption>) -> End {
        let writes = bursts::sizes(&split.steps);
        for (n, s) in writes.iter().enumerate() {
            let call = split.steps.get(n.min(split.steps.len() - 1)).map_or(split.at, |s| s.call);
            let end = if side == Side::Client { "client" } else { "server" };
            let what = format!("length of the {end}'s write {}", n + 1);
            if s.is_exact() {
                assumptions.push(assumed(&what, &format!("{} bytes", s.min), &scene.place(call)));
            } else {
                assumptions.push(assumed(&what, &format!("{} to {} bytes", s.min, s.max), "assumed"));
            }
        }
        // Bursts under a cork are no bursts: they were not recorded.
        End {
            writes,
            nodelay: Some(self.is_on(&split.nature.sockets, side)),
            buffer: None,
            corked: false,
            quickack: false,
        }
    }

    /// Whether all sockets of one side among these have the option set.
    fn is_on(&self, sockets: &[CallId], side_wanted: Side) -> bool {
        let mut any = false;
        for r in &self.rulings {
            let s = &self.sockets[r.socket];
            if !sockets.contains(&s.call) || side(s) != side_wanted {
                continue;
            }
            match r.state {
                OptionState::On(_) => any = true,
                OptionState::ByOption { default: Some(true), .. } => any = true,
                OptionState::Unused => {}
                _ => return false,
            }
        }
        any
    }

    pub fn side_of(&self, call: CallId) -> Option<Side> {
        self.sockets.iter().find(|s| s.call == call).map(side)
    }

    /// What the catalogue says of the protocol: the creating row, or a library that the socket is handed to.
    fn by_catalogue(&self, scene: &mut Scene, s: &Socket, r: &Ruling) -> Option<Known> {
        let spoken = self.spoken(scene, s);
        let own =
            s.decision.fact.traffic.as_deref().map(|t| (s.decision.fact.krate.clone(), t.to_owned(), None));
        let (krate, name, at) = spoken.or(own)?;
        let mut fact = catalog().traffic(&krate, &name)?;
        let mut streamed_by = None;
        // A ready body goes out with its head; one that is streamed does not.
        if fact.name == "http_server_single"
            && let Some(call) = self.streams
            && let Some(streamed) = catalog().traffic(&krate, "http_server_streamed")
        {
            fact = streamed;
            streamed_by = Some(call);
        }
        let source = format!("catalogue: {}", fact.source);
        let assumptions = vec![
            assumed("protocol", &fact.what, &source),
            assumed("bytes of its writes", &join(&fact.writes), &source),
        ];
        let own = End {
            writes: exact(&fact.writes),
            nodelay: Some(matches!(r.state, OptionState::On(_))),
            buffer: None,
            corked: false,
            quickack: false,
        };
        let other = End { writes: exact(&fact.reply), ..End::unseen() };
        let (client, server) = if fact.side == TrafficSide::Client { (own, other) } else { (other, own) };
        let lifetime = match fact.lifetime {
            TrafficLifetime::Reused => Lifetime::Reused,
            TrafficLifetime::PerExchange => Lifetime::PerExchange,
            TrafficLifetime::PerExchangeAfterPreamble => Lifetime::PerExchangeAfterPreamble,
        };
        let side = if fact.side == TrafficSide::Client { Side::Client } else { Side::Server };
        let traffic = Traffic { side, client, server, lifetime, answered: true, assumptions };
        Some(Known { traffic, steps: at.into_iter().collect(), fact: Some(fact), streamed_by })
    }

    /// A library that speaks on the socket, or a setting of the client that the connector goes into.
    fn spoken(&self, scene: &mut Scene, s: &Socket) -> Option<(String, String, Option<CallId>)> {
        let g = scene.g;
        let of = |c: CallId, scene: &mut Scene| -> Option<(String, String, Option<CallId>)> {
            let call = &g.calls[c.index()];
            let d = call
                .facts
                .iter()
                .find(|d| d.fact.role == Role::Speaks && d.fact.on.is_some() && d.fact.traffic.is_some())?;
            if let Some(switch) = &d.fact.switch
                && scene.set_flag(call, switch) == Some(Flag::Const(false))
            {
                return None;
            }
            Some((d.fact.krate.clone(), d.fact.traffic.clone()?, Some(c)))
        };
        let mut others: Vec<NodeId> = Vec::new();
        for v in &s.walk.visits {
            for &(c, arg) in g.uses.get(&v.state.node).into_iter().flatten() {
                if let Some(found) = of(c, scene) {
                    return Some(found);
                }
                if s.kind == Kind::Connector {
                    let call = &g.calls[c.index()];
                    others.extend(
                        call.args.iter().enumerate().filter(|(n, _)| *n != arg as usize).map(|(_, a)| *a),
                    );
                }
            }
        }
        // Nearest first: a client is configured where its connector is handed over.
        let mut seen = rustc_hash::FxHashSet::default();
        others.retain(|n| seen.insert(*n));
        for n in others.into_iter().take(64) {
            let walk = scene.walker().backwards(&[n], What::Value);
            for v in walk.visits.iter().take(200) {
                for &(c, _) in g.uses.get(&v.state.node).into_iter().flatten() {
                    if let Some(found) = of(c, scene) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// Every message leaves in one write: seen, and nothing else is done with the socket.
    fn by_single_writes(&self, scene: &mut Scene, s: &Socket, r: &Ruling) -> Option<Known> {
        let u = &r.uses;
        if u.writes == 0 || u.spoken || u.copied || u.served || !u.lost.is_empty() || u.open {
            return None;
        }
        let write = s.events.iter().find(|e| e.deed == Deed::Wrote)?;
        let mut assumptions = vec![assumed("writes of one message", "one", &scene.place(write.call))];
        let lifetime = self.lifetime(scene, Some(s.call), &mut assumptions);
        let own = End {
            writes: vec![Size::UNKNOWN],
            nodelay: Some(false),
            buffer: None,
            corked: false,
            quickack: false,
        };
        let side = side(s);
        let (client, server) = if side == Side::Client { (own, End::unseen()) } else { (End::unseen(), own) };
        let traffic = Traffic { side, client, server, lifetime, answered: u.reads > 0, assumptions };
        Some(Known { traffic, steps: vec![write.call], fact: None, streamed_by: None })
    }

    /// How long a connection lives: kept somewhere or used in a loop, it is reused; else it dies with the
    /// function that made it, after one exchange or after several.
    fn lifetime(
        &self,
        scene: &mut Scene,
        call: Option<CallId>,
        assumptions: &mut Vec<Assumption>,
    ) -> Lifetime {
        let say = |l: Lifetime, why: String, assumptions: &mut Vec<Assumption>| {
            let value = match l {
                Lifetime::Reused => "reused for many exchanges",
                Lifetime::PerExchange => "one for each exchange",
                Lifetime::PerExchangeAfterPreamble => "one for each exchange, after a handshake on it",
            };
            assumptions.push(assumed("lifetime of the connection", value, &why));
            l
        };
        let Some(call) = call else { return say(Lifetime::Reused, "assumed".into(), assumptions) };
        let Some(s) = self.sockets.iter().find(|s| s.call == call) else {
            return say(Lifetime::Reused, "assumed".into(), assumptions);
        };
        let at = scene.place(call);
        let kept = s.walk.visits.iter().any(|v| v.state.heap) || !s.escapes.is_empty();
        let g = scene.g;
        // The bodies that hold the whole life: the opening one, and those that it is returned to.
        let mut best: Option<(u8, bool)> = None;
        let mut finder = SplitFinder::default();
        for v in &s.walk.visits {
            if v.state.calls != 0
                || !matches!(
                    g.nodes[v.state.node.index()].kind,
                    NodeKind::Binding(_) | NodeKind::ClosureParam(..)
                )
            {
                continue;
            }
            let to = place(g, v.state.node);
            let body = g.nodes[v.state.node.index()].body;
            let found = finder.bursts.bursts(scene, body, &to, Mode::Raw).summary;
            let this = (found.rounds, found.loops);
            if best.is_none_or(|b| (this.1, this.0) > (b.1, b.0)) {
                best = Some(this);
            }
        }
        match best {
            _ if kept => say(Lifetime::Reused, at, assumptions),
            Some((_, true)) => say(Lifetime::Reused, at, assumptions),
            Some((2.., false)) => say(Lifetime::PerExchangeAfterPreamble, at, assumptions),
            Some((1, false)) => say(Lifetime::PerExchange, at, assumptions),
            // No answer is awaited where it is seen: a server's connection, as a rule.
            _ => say(Lifetime::Reused, "assumed".into(), assumptions),
        }
    }
}

pub fn assumed(what: &str, value: &str, source: &str) -> Assumption {
    Assumption { what: what.into(), value: value.into(), source: source.into() }
}

fn exact(list: &[u32]) -> Vec<Size> {
    list.iter().map(|n| Size::exact(*n)).collect()
}

fn join(list: &[u32]) -> String {
    let list: Vec<String> = list.iter().map(ToString::to_string).collect();
    list.join(", ")
}
