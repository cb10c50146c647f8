//! `connector_without_nodelay`: connectors and clients whose sockets keep Nagle on.

use crate::catalog::model::Kind;
use crate::finding::Finding;
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;

use super::{Lint, missing};

pub static LINT: Lint = Lint {
    id: "connector_without_nodelay",
    summary: "A client or connector opens connections that keep Nagle's algorithm on",
    explanation: r#"
What it reports

A connector, or a client of a library that opens its connections itself (HTTP,
gRPC, WebSocket, database, broker), whose sockets keep Nagle's algorithm on. It
stands where the connector is made: `HttpConnector::new()`, a shortcut that
builds one inside, a client's builder.

Why it hurts

Nagle's algorithm holds a small segment back while an earlier small one is not
acknowledged. The other end acknowledges late on purpose: it waits for an answer
to send the acknowledgement along with, about 40 ms on Linux, up to 200 ms
elsewhere. A request that leaves in two writes, head and then body, waits for
that timer, on every request after the connection's first. An HTTP/2 client does
so by design: HEADERS is one write and DATA another. Measured on loopback, a
unary HTTP/2 POST takes 44 ms with Nagle on and 0.3 ms with it off, and setting
the option on the server alone changes nothing: the writer's socket decides.

Which setting a library starts with differs from crate to crate and from version
to version. reqwest switches Nagle off, hyper's HttpConnector leaves it on, and
so does everything that builds one inside without a way to reach it.

How to mend it

Set the option on the connector before it is wrapped or cloned:

    let mut http = HttpConnector::new();
    http.set_nodelay(true);

A shortcut that builds its own connector cannot be told. Build the connector
yourself and hand it over, for instance through `wrap_connector` in place of
`build` of hyper-rustls. For a library without a switch the finding names the
version or the detour that has one.

When to leave it

When every message on these connections is one write and the next waits for its
answer: such traffic does not stall, and the finding is a note. The note says
what would change that: a second write in a message, a body that is streamed,
requests sent ahead of their answers.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    missing::find(scene, answers, LINT.id, Kind::Connector)
}
