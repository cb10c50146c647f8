//! `stream_without_nodelay`: streams that this code connects and leaves with Nagle on.

use crate::catalog::model::Kind;
use crate::finding::Finding;
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;

use super::{Lint, missing};

pub static LINT: Lint = Lint {
    id: "stream_without_nodelay",
    summary: "A connection that this code opens keeps Nagle's algorithm on",
    explanation: r#"
What it reports

A TCP connection that this code opens by its own connect and on which nothing
sets TCP_NODELAY: not the function itself, not the wrapper it goes through, not
the code that uses it.

Why it hurts

With Nagle's algorithm on, a small segment waits while an earlier small one is
not acknowledged, and a peer that answers requests acknowledges late: about
40 ms on Linux, 100 to 200 ms on others. A message in two writes (a length, then
a body) therefore waits for that timer. Measured on loopback, 4 bytes and then
4 bytes before a read: 44 ms a message with Nagle on, 7 us with it off, 5 us as
one write. The first exchange of a connection escapes. One connection a request
escapes too, unless a handshake, TLS or an authentication comes first: then its
first request already waits, 88 ms where both ends split their messages.

Once the body fills a whole segment (1448 bytes on Ethernet), the peer answers
at once and the price is one more round trip, which loopback does not show.

How to mend it

    let stream = TcpStream::connect(addr)?;
    stream.set_nodelay(true)?;

Where the messages are split as well, join the writes first: one buffer, or
`write_vectored`. That halves the packets, and the option is then a safeguard.
Where neighbouring options are set with errors ignored or logged, treat this one
in the same way.

When to leave it

When the connection carries one write at a time with an answer in between, or
goes one way to a reader that always reads at once: the finding is then a note.
Connections that are only opened and dropped, such as a port check or a wake-up,
are not reported, nor those that this crate hands out for its callers to set.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    missing::find(scene, answers, LINT.id, Kind::Stream)
}
