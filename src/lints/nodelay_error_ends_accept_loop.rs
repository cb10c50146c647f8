//! `nodelay_error_ends_accept_loop`: set_nodelay whose failure leaves the accept loop.

use super::Lint;

pub static LINT: Lint = Lint {
    id: "nodelay_error_ends_accept_loop",
    summary: "A failing set_nodelay ends the accept loop",
    explanation: r#"
What it reports

A call that sets TCP_NODELAY (or another option in the same breath) on an
accepted connection and whose failure leaves the accept loop: `?`, `unwrap`,
`expect`, `return` or `break` inside it. It stands at the set call.

Why it hurts

On macOS and the BSDs setting an option fails with "invalid argument" once the
peer has reset the connection, which may happen between its arrival in the queue
and accept. One such peer, a port scanner or a client that was stopped, then
ends the loop, and the server accepts nobody until it is restarted. On Linux the
call succeeds even then, so tests there do not show it. This lint is about an
outage, not about latency.

How to mend it

Treat the failure as the end of that connection only:

    let (stream, peer) = listener.accept()?;
    if let Err(error) = stream.set_nodelay(true) {
        log::debug!("{peer}: {error}");
    }

or set the option in the task or thread that serves the connection, where a
failure ends only that.

When to leave it

When the loop is meant to serve one connection and then end, as in a test or a
tool that accepts a single peer.
"#,
};
