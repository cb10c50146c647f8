//! `split_write`: messages split over small writes.

use super::Lint;

pub static LINT: Lint = Lint {
    id: "split_write",
    summary: "One message leaves in several small unbuffered writes",
    explanation: r#"
What it reports

One message that leaves in several small writes straight to a socket, before
anything is read: a header and then a body, a length and then its bytes,
`write!` with several pieces, a serializer that writes onto the stream, a
BufWriter whose header is pushed out because the body is bigger than its buffer.
The finding stands at the second step; a helper that splits is reported once,
with its callers in the trail.

Why it hurts

With Nagle's algorithm on, everything behind the first small write is held until
the peer acknowledges that one, and a peer that answers does so late: about 40
ms on Linux. Measured on loopback, a median of 44 ms for each exchange but the
first, as much for `write!` with five pieces as for two writes: what is held
goes out together. A BufWriter does not help once header and body together
exceed its 8 KiB: it sends the header, then passes the body through.

With TCP_NODELAY set the wait is gone, but each write is a packet of its own:
five for that `write!` where one would do. The finding is then a note.

How to mend it

Make it one write first, and set the option second:

    let mut message = Vec::with_capacity(4 + body.len());
    message.extend_from_slice(&len.to_be_bytes());
    message.extend_from_slice(body);
    stream.write_all(&message)?;

In tokio `write_all_buf(&mut head.chain(body))` is one writev without a copy.
For `write!` and serializers put a BufWriter between and flush it once a
message. Corking (TCP_CORK, or MSG_MORE on all but the last write) is as good on
Linux.

When to leave it

When the connection is made for one message and closed behind it without a
handshake before: its first exchange escapes the wait. A peer that re-arms
TCP_QUICKACK before every read also takes it away, though not the extra round
trip.
"#,
};
