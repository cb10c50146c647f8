//! The write that one call makes: how many pieces, of how many bytes, and whether the bytes are its own.

use crate::catalog::model::WriteShape;
use crate::resolve::ty::Ty;
use crate::traffic::Size;

use super::graph::*;
use super::paths::{MAX_WRITES, WriteStep};
use super::sockets::Scene;
use super::writers::place;

/// The write that a call makes, by its fact.
pub fn write_step(
    scene: &mut Scene,
    call: CallId,
    at: usize,
    shape: Option<WriteShape>,
) -> Option<WriteStep> {
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
    let more = c.args.last().is_some_and(|&flags| scene.names_of(flags).iter().any(|n| n == "MSG_MORE"));
    Some(WriteStep {
        many,
        partial,
        vectored: shape == Some(WriteShape::Vectored),
        message: shape == Some(WriteShape::Message),
        more,
        passes: hands_on(scene, c, at),
        ..WriteStep::new(call, sizes)
    })
}

/// Whether the bytes that a call writes to its argument `writer` are a parameter of the function around it:
/// that function writes what it is given, and does not make a message of it.
pub fn hands_on(scene: &Scene, c: &Call, writer: usize) -> bool {
    let g = scene.g;
    c.args.iter().enumerate().any(|(n, &arg)| {
        if n == writer {
            return false;
        }
        let mut at = place(g, arg).base;
        // As bytes of itself: `text.as_bytes()`, `buffer.as_ref()`.
        for _ in 0..4 {
            let Some(&made) = g.made_by.get(&at) else { break };
            let made = &g.calls[made.index()];
            if !made.has_receiver || !made.name.starts_with("as_") && made.name != "borrow" {
                break;
            }
            at = place(g, made.args[0]).base;
        }
        matches!(g.nodes[at.index()].kind, NodeKind::Param(..)) && is_bytes(scene, at)
    })
}

fn is_bytes(scene: &Scene, node: NodeId) -> bool {
    match scene.g.nodes[node.index()].ty.peeled() {
        Ty::Slice(_) | Ty::Array(..) | Ty::Param(_) | Ty::Impl(_) => true,
        Ty::Prim(p) => p == "str" || p == "u8",
        Ty::Adt(id, _) => {
            matches!(scene.w.adts[id.index()].name.as_str(), "Vec" | "String" | "Bytes" | "BytesMut")
        }
        _ => false,
    }
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
