//! What stands inside of what (functions, closures, async blocks, loops, arms), and where each is left: what
//! a question such as "does this failure end that loop?" is answered from.

use crate::syntax::ir::Span;

use super::graph::{BodyId, ClosureId, FrameId, NodeId};

/// One construct around calls. A chain of parents ends at the function.
#[derive(Clone, Debug)]
pub struct Frame {
    pub parent: Option<FrameId>,
    pub body: BodyId,
    pub kind: FrameKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrameKind {
    /// A function's body (or a constant's value); the node of its result.
    Fn(NodeId),
    Closure(ClosureId),
    /// An async block: its result, and the future that it is.
    Async {
        ret: NodeId,
        future: NodeId,
    },
    /// A loop, with the node of its value.
    Loop(NodeId),
    /// An arm of `match`, `if`, `let … else` or `while`, taken in this case of the value `on`.
    Arm {
        on: NodeId,
        case: Case,
        /// Its condition names the error of a socket that would have to wait: true where that is what
        /// it is taken for.
        would_block: Option<bool>,
    },
}

impl FrameKind {
    /// `return` and `?` leave it.
    pub fn is_function_like(self) -> bool {
        matches!(self, Self::Fn(_) | Self::Closure(_) | Self::Async { .. })
    }
}

/// When an arm is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// `Ok`, `Some`.
    Success,
    /// `Err`, `None`.
    Failure,
    True,
    False,
    Other,
}

impl Case {
    pub fn opposite(self) -> Self {
        match self {
            Self::Success => Self::Failure,
            Self::Failure => Self::Success,
            Self::True => Self::False,
            Self::False => Self::True,
            Self::Other => Self::Other,
        }
    }
}

/// A place that leaves frames.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    /// Where it stands.
    pub frame: FrameId,
    pub kind: ExitKind,
    /// The whole expression.
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitKind {
    /// `?` on a value: left where that is a failure.
    Try(NodeId),
    /// `unwrap` or `expect` on a value.
    Unwrap(NodeId),
    /// `panic!` and its kin.
    Panic,
    Return(Option<NodeId>),
    /// The loop that it leaves, if that was found, and the value.
    Break(Option<FrameId>, Option<NodeId>),
}
