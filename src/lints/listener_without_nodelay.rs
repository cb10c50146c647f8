//! `listener_without_nodelay`: accepted connections and servers that leave Nagle on.

use crate::catalog::model::Kind;
use crate::finding::Finding;
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;

use super::{Lint, missing};

pub static LINT: Lint = Lint {
    id: "listener_without_nodelay",
    summary: "Accepted connections keep Nagle's algorithm on",
    explanation: r#"
What it reports

Connections that come from accept, or a server started over a listener, on which
nothing sets TCP_NODELAY: not the accept loop, not the handler of a connection,
not the server's library by default, not the listener that the sockets inherit
from.

Why it hurts

An answer in two writes, head and then body, waits for the client's delayed
acknowledgement, as a request does: about 40 ms on Linux for each answer after
the first on a connection. A web server sends head and body together only if the
body is there at once. A file, a stream, server-sent events or any body that is
not ready when it is first asked for goes out by itself. Measured on loopback
with keep-alive: a small ready body 0.1 ms, the same body pending once 44 ms, a
20 KB file 42.6 ms, and 0.26 ms with the option set. Answers to pipelined
requests wait as well: the second small answer is held.

A client that sets the option on its end does not help: only the socket that
writes is concerned.

How to mend it

Set it on each accepted connection, and do not let a failure end the loop:

    let (stream, _) = listener.accept().await?;
    if let Err(error) = stream.set_nodelay(true) {
        // A peer that has gone already: this connection only.
        continue;
    }

axum 0.8 sets it through `ListenerExt::tap_io`, axum 0.7.6 to 0.7.9 through
`Serve::tcp_nodelay`, tonic and hyper 0.14 on the server's builder or incoming.
On Linux and the BSDs accepted sockets inherit the option from the listener, if
it is set before the client connects.

When to leave it

When every answer is one write and clients wait for it before they ask again:
the finding is then a note, which names what would make it stall.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    missing::find(scene, answers, LINT.id, Kind::Listener)
}
