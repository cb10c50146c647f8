//! The sentences that lints share: what it costs and when, what would make it cost, how to mend it.

use crate::catalog::model::{Kind, Role, UserCan};
use crate::finding::*;
use crate::flow::graph::NodeKind;
use crate::flow::sockets::{Scene, Socket};
use crate::flow::traffic::{self, Known};
use crate::traffic::{Lifetime, Outcome, Side};

/// What the traffic predicts.
pub fn impact(known: Option<&Known>) -> Impact {
    let Some(k) = known else { return Impact::Risk };
    match traffic::outcome(&k.traffic) {
        Outcome::Stall => Impact::Stall,
        Outcome::Rtt => Impact::Rtt,
        Outcome::Clean => Impact::Latent,
    }
}

pub fn level(impact: Impact) -> Level {
    match impact {
        Impact::Latent | Impact::Packets | Impact::Delay => Level::Note,
        _ => Level::Warning,
    }
}

/// Consequence first, then the condition.
pub fn consequence(impact: Impact, known: Option<&Known>) -> String {
    let side = known.map_or(Side::Client, |k| k.traffic.side);
    let message = if side == Side::Client { "request" } else { "response" };
    match impact {
        Impact::Stall => {
            let when = match known.map(|k| k.traffic.lifetime) {
                Some(Lifetime::PerExchangeAfterPreamble) => "already the first one after the handshake".to_owned(),
                _ => "each after the first on a reused connection".to_owned(),
            };
            format!("each {message} waits for the peer's delayed ACK, about 40 ms on Linux ({when})")
        }
        Impact::Rtt => format!("each {message} costs one more round trip on a network"),
        Impact::Risk => "a second small write waits for the peer's delayed ACK, about 40 ms on Linux (its traffic was not seen)".to_owned(),
        Impact::Latent => "no stall as it is".to_owned(),
        Impact::Packets => "one message leaves in several packets".to_owned(),
        Impact::Outage => "one peer's reset can end the whole server on macOS and the BSDs".to_owned(),
        Impact::Delay => "each new connection waits up to the sleep of the loop".to_owned(),
    }
}

/// What would make a latent fault stall.
pub fn would_stall(known: Option<&Known>) -> String {
    let Some(k) = known else { return "a second write per message would make it stall".to_owned() };
    if let Some(text) = k.fact.and_then(|f| f.stalls_if.as_deref()) {
        return format!("it stalls if {text}");
    }
    let writes = match k.traffic.side {
        Side::Client => &k.traffic.client.writes,
        Side::Server => &k.traffic.server.writes,
    };
    if k.traffic.lifetime == Lifetime::PerExchange && writes.len() > 1 {
        return "a reused connection, or a preamble such as a handshake or TLS before the exchange, would make it stall".to_owned();
    }
    if !k.traffic.answered && writes.len() > 1 {
        return "a peer that answers now and then, as a reader that is slow to read, would make its second write stall".to_owned();
    }
    "a second write per message, or pipelined messages, would make it stall".to_owned()
}

/// The name that the socket has in the function that makes it.
pub fn variable(scene: &Scene, s: &Socket) -> Option<String> {
    let body = scene.g.calls[s.call.index()].body;
    s.walk.visits.iter().take(24).find_map(|v| {
        let n = &scene.g.nodes[v.state.node.index()];
        match &n.kind {
            NodeKind::Binding(name) if n.body == body && v.state.calls == 0 => Some(name.to_string()),
            _ => None,
        }
    })
}

/// How to mend a socket that nothing sets the option on.
pub fn fix(scene: &Scene, s: &Socket, known: Option<&Known>) -> Fix {
    let fact = s.decision.fact;
    let name = variable(scene, s);
    let splits = known.is_some_and(|k| k.fact.is_none() && k.steps.len() > 1);
    let mut title = match (&fact.detour, fact.user_can) {
        (Some(detour), Some(UserCan::No)) => format!("no line here can help: {detour}"),
        (Some(detour), _) => detour.clone(),
        _ => match (s.role, s.kind) {
            (Role::Opens, Kind::Connector) => match name {
                Some(name) => format!("call `{name}.set_nodelay(true)` before the connector is handed on"),
                None => "set TCP_NODELAY on the connector before it is handed on".to_owned(),
            },
            (Role::Accepts, _) => {
                let name = name.unwrap_or_else(|| "stream".to_owned());
                format!("call `{name}.set_nodelay(true)` on each accepted connection; log its failure, and do not leave the accept loop for it")
            }
            (Role::Serves, _) => "set TCP_NODELAY on each accepted connection, by the server's option or before it is handed over".to_owned(),
            _ => {
                let name = name.unwrap_or_else(|| "stream".to_owned());
                format!("call `{name}.set_nodelay(true)?` right after it is connected")
            }
        },
    };
    if splits {
        title = format!(
            "first send the message in one write (a combined buffer, or a vectored write); then {title}"
        );
    }
    Fix { title, applicability: Applicability::HasPlaceholders, edits: Vec::new() }
}
