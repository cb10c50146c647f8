//! What the probe says: plain values, in the form that the JSON output has.

use serde::Serialize;

use crate::traffic::{Assumption, Lifetime};

/// What ran, from the weakest evidence to the strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Nothing ran; the rule alone speaks.
    Predicted,
    /// This program sent the pattern as read from the code.
    Replayed,
    /// The locked crate's real call ran on a real socket.
    Measured,
    /// The user's program ran twice, only the option changed.
    Compared,
    /// The user's program was watched.
    Observed,
}

/// What may be said of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It stalls as found, and does not with nodelay or in one write.
    Confirmed,
    /// It costs one more round trip on a network; loopback cannot show that.
    RoundTrip,
    /// This traffic does not stall.
    Latent,
    /// The socket is not as the finding says. Never from a replay.
    Refuted,
    /// Nothing may be said; the reason tells why.
    Inconclusive,
}

/// A pattern whose outcome is known beforehand, run so that the host itself is tested.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Control {
    /// `stalls` or `clean`: what the pattern is known to do.
    pub expected: &'static str,
    /// Bytes of each write.
    pub pattern: Vec<u32>,
    /// Exchanges measured, and how many of them stalled.
    pub n: u32,
    pub stalled: u32,
    /// Median duration of an exchange in microseconds.
    pub p50_us: u64,
    /// Whether the host did what is known.
    pub ok: bool,
}

/// One way of sending the pattern, over all measured exchanges.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Way {
    /// Exchanges measured, after the warm-up.
    pub n: u32,
    /// Exchanges that were slow and, where the kernel tells, had a segment held back.
    pub stalled: u32,
    /// Exchanges in which the kernel held a segment back; null where the system does not tell.
    pub held: Option<u32>,
    /// Exchanges that took 25 ms more than the better cure's median, whatever the reason.
    #[serde(skip)]
    pub slow: u32,
    /// Duration of an exchange in microseconds.
    pub min_us: u64,
    pub p50_us: u64,
    pub max_us: u64,
    /// Data segments that both ends sent in one exchange, mean to a tenth; null where the system does not
    /// tell.
    pub packets: Option<f64>,
}

/// The same exchange, three ways, interleaved.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ways {
    /// The writes and options as read from the code.
    pub as_found: Way,
    /// TCP_NODELAY on every end that stands in the sources.
    pub nodelay: Way,
    /// The writes of every end that stands in the sources joined into one, options as found.
    pub one_write: Way,
    /// TCP_NODELAY on the faulty end only; measured where the other end can be mended too. Not in the JSON:
    /// the reason tells what it leaves.
    #[serde(skip)]
    pub one_end: Option<Way>,
}

/// All ways at one segment size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pass {
    /// The segment size in bytes that the connection had; null where the system does not tell.
    pub mss: Option<u32>,
    /// The TCP_MAXSEG asked for; none for the size that loopback gives.
    #[serde(skip)]
    pub maxseg: Option<u32>,
    /// Bytes of the client's writes, in order.
    pub pattern: Vec<u32>,
    /// Bytes of the server's writes, in order; empty where nobody answers.
    pub reply: Vec<u32>,
    pub lifetime: Lifetime,
    pub ways: Ways,
    /// What this pass alone would say; the report's verdict is drawn from all of them.
    #[serde(skip)]
    pub verdict: Verdict,
}

/// What the kernel had to say about one finding.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ProbeReport {
    pub grade: Grade,
    pub verdict: Verdict,
    /// One to three sentences, without a final full stop.
    pub reason: String,
    /// Everything that was taken rather than measured.
    pub assumptions: Vec<Assumption>,
    pub controls: Vec<Control>,
    pub passes: Vec<Pass>,
}

impl ProbeReport {
    /// Nothing was replayed, for `reason`.
    pub(super) fn not_run(
        reason: impl Into<String>,
        assumptions: Vec<Assumption>,
        controls: Vec<Control>,
    ) -> Self {
        Self {
            grade: Grade::Predicted,
            verdict: Verdict::Inconclusive,
            reason: reason.into(),
            assumptions,
            controls,
            passes: Vec::new(),
        }
    }
}
