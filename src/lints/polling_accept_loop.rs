//! `polling_accept_loop`: accept loops that poll and sleep.

use super::Lint;

pub static LINT: Lint = Lint {
    id: "polling_accept_loop",
    summary: "A non-blocking accept loop sleeps between polls",
    explanation: r#"
What it reports

A loop that calls accept on a non-blocking listener and sleeps when nobody is
there, often to look at a flag for shutting down in between. It stands at the
accept call.

Why it hurts

Every new connection waits until the sleep is over: half of it on average, all
of it at worst. Seen in the wild: sleeps of 10 ms and more, and a client that
opens a connection for each call pays that on each call. It looks like a
network's latency, and setting TCP_NODELAY does not touch it. The loop also
wakes a processor for nothing all day.

How to mend it

Let the listener block in a thread of its own and wake it up to shut down, by
connecting to its own address once the flag is set; or wait for readiness with a
time limit (poll, mio, or an asynchronous runtime's accept beside a shutdown
signal in `select!`), so that a connection ends the wait at once.

When to leave it

When connections are rare and long-lived, so that one short wait at their start
does not count. The finding is a note.
"#,
};
