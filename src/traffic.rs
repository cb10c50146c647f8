//! The traffic of one socket as far as it is known: what the probe replays and the rule judges.
//!
//! A length may be assumed, a pattern never: a value of this type exists only where the engine saw the
//! writes or the catalogue states the protocol's.

use serde::Serialize;

/// Where a value comes from, printed beside the verdict that rests on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Assumption {
    /// What was taken, such as `length of the body`.
    pub what: String,
    /// Its value, such as `1000 bytes`.
    pub value: String,
    /// `file:line`, `catalogue: …` or `assumed`.
    pub source: String,
}

/// Bytes of one write, as an interval. Known exactly where both ends agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Size {
    pub min: u32,
    pub max: u32,
    /// False where no line of code gave the interval.
    pub known: bool,
}

impl Size {
    pub const fn exact(n: u32) -> Self {
        Self { min: n, max: n, known: true }
    }
    pub const fn range(min: u32, max: u32) -> Self {
        Self { min, max, known: true }
    }
    /// A length that no line of code gives: small messages, which are the ones that stall.
    pub const UNKNOWN: Self = Self { min: 1, max: 1000, known: false };
    pub fn is_exact(self) -> bool {
        self.known && self.min == self.max
    }
}

/// Which end of the connection the code under the lint is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Client,
    Server,
}

/// How long a connection lives, seen from one exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lifetime {
    /// Many exchanges on one connection.
    Reused,
    /// A new connection for each exchange, nothing before it.
    PerExchange,
    /// A new connection for each exchange, after one handshake, TLS or auth exchange on it.
    PerExchangeAfterPreamble,
}

/// One end's writes in one exchange, and its socket's options as found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct End {
    /// The sizes of the writes in order, before this end waits for the other. Bounded bursts stand for loops.
    pub writes: Vec<Size>,
    /// TCP_NODELAY as found; `None` where this end is not in the sources.
    pub nodelay: Option<bool>,
    /// Capacity in bytes of a BufWriter between the writes and the socket, flushed at the end.
    pub buffer: Option<u32>,
    /// TCP_CORK, or MSG_MORE on all writes but the last.
    pub corked: bool,
    /// The reader re-arms TCP_QUICKACK before each read.
    pub quickack: bool,
}

impl End {
    /// One write of an assumed small size by a peer that is not in the sources.
    pub fn unseen() -> Self {
        Self { writes: vec![Size::UNKNOWN], nodelay: None, buffer: None, corked: false, quickack: false }
    }
}

/// One exchange: the client's burst, then the server's, on a connection with a lifetime.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Traffic {
    /// The end whose fault it is.
    pub side: Side,
    pub client: End,
    pub server: End,
    pub lifetime: Lifetime,
    /// False for one-way senders: nobody answers, so a prompt reader acknowledges at once.
    pub answered: bool,
    pub assumptions: Vec<Assumption>,
}

/// What the rule predicts for one burst at one segment size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    Stall,
    Rtt,
    Clean,
}

/// The sender rule of RFC 896 (with Minshall's change, as Linux has it) against the receiver rule of
/// RFC 1122 4.2.3.2: does a burst of `writes` (bytes each) at segment size `mss` (bytes) wait?
///
/// Measured right for 96 % of random patterns; its misses are races of a big write before two small ones.
pub fn predict(writes: &[u32], mss: u32) -> Outcome {
    if held(writes, mss, true) {
        Outcome::Stall
    } else if held(writes, mss, false) {
        Outcome::Rtt
    } else {
        Outcome::Clean
    }
}

/// Whether bytes are left unsent after the last write, if the peer acknowledges (`acks`) as soon as more
/// than its `rcv_mss` is outstanding, or not at all within the burst.
fn held(writes: &[u32], mss: u32, acks: bool) -> bool {
    let mss = u64::from(mss.max(1));
    // `small`: a segment below one MSS is unacknowledged, so that the next small one has to wait.
    let (mut small, mut inflight, mut queued, mut rcv_mss) = (false, 0u64, 0u64, 536u64);
    for &n in writes {
        queued += u64::from(n);
        let full = queued / mss * mss;
        if full > 0 {
            queued -= full;
            inflight += full;
            rcv_mss = mss;
        }
        // Once for the tail behind this write, once more if an acknowledgement has just freed the way.
        for _ in 0..2 {
            if queued > 0 && !small {
                inflight += queued;
                rcv_mss = rcv_mss.max(queued.min(mss));
                queued = 0;
                small = true;
            }
            if acks && inflight > rcv_mss {
                small = false;
                inflight = 0;
            }
        }
    }
    queued > 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of the measured tables of header-and-body patterns (loopback MSS 65483, Ethernet 1448).
    #[test]
    fn the_rule_agrees_with_the_measured_tables() {
        for (writes, mss, expected) in [
            (&[64, 1000][..], 65483, Outcome::Stall),
            (&[64, 1000], 1448, Outcome::Stall),
            (&[64, 1447], 1448, Outcome::Stall),
            (&[64, 1448], 1448, Outcome::Clean),
            (&[64, 2000], 1448, Outcome::Rtt),
            (&[64, 10_000], 1448, Outcome::Rtt),
            (&[64, 10_000], 65483, Outcome::Stall),
            (&[1448, 64], 1448, Outcome::Clean),
            (&[64, 700, 700], 1448, Outcome::Stall),
            (&[1064], 1448, Outcome::Clean),
            (&[16, 16, 16, 16], 65483, Outcome::Stall),
        ] {
            assert_eq!(predict(writes, mss), expected, "{writes:?} at {mss}");
        }
    }
}
