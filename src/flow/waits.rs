//! What else than a read parts two messages: a wait for a channel, a timer, another connection.

use crate::resolve::ty::Ty;

use super::graph::*;
use super::sockets::Scene;

/// Whether the source of a copy is a socket too.
pub fn waits_for_source(scene: &mut Scene, c: &Call, on: usize) -> bool {
    c.args.iter().enumerate().any(|(n, a)| {
        let ty = scene.g.nodes[a.index()].ty.clone();
        n != on && scene.kinds.names_tcp(scene.w, &ty)
    }) || c.name.contains("bidirectional")
}

/// Waiting for something else than the peer's bytes parts messages too: a channel, a timer, a child.
pub fn pauses_by_name(scene: &Scene, call: CallId) -> bool {
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
