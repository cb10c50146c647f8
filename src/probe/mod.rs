//! Puts a finding to the kernel: replays its traffic on loopback, as found, with nodelay and in one write.
//!
//! The rooms: `plan` settles sizes and writes the ways down, `replay` sends one way over one
//! connection, `kernel` asks what only the kernel knows, `verdict` judges the measurements, `words` says why,
//! `run` does all of it for many findings at once, and `report` is what comes out.
//!
//! A replay shares the engine's reading of the code. It can confirm that a pattern stalls; that the program
//! sends this pattern stays an assumption, and each one is named in the report.

mod kernel;
mod plan;
mod replay;
mod report;
mod run;
mod verdict;
mod words;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

pub use plan::{ASSUMED_BYTES, LARGEST_WRITE, MOST_WRITES};
pub use report::{Control, Grade, Pass, ProbeReport, Verdict, Way, Ways};
pub use run::{ProbeRun, probe_findings, probe_traffic};

/// Called after each finding with the number done and the number to do, from any thread.
pub type Progress = Arc<dyn Fn(usize, usize) + Send + Sync>;

/// How much is measured. The default needs less than two seconds a finding, 32 findings at once.
#[derive(Clone)]
pub struct ProbeOptions {
    /// Exchanges on a reused connection before the first that counts: the peer's quick ACKs at a
    /// connection's start hide the stall. Connections that carry one exchange each have one such round.
    pub warmup: u32,
    /// Exchanges that count, each way; twice as many where the first lot is unclear. Divisible by three, for
    /// kernels whose readers become interactive with the third answer.
    pub measured: u32,
    /// Findings replayed at once. Each takes up to five threads, which sleep most of the time.
    pub parallel: usize,
    /// TCP_MAXSEG in bytes of each pass, none for what loopback gives. Systems without that option skip the
    /// others.
    pub segment_sizes: Vec<Option<u32>>,
    /// The whole run's time. What has not been replayed by then is inconclusive.
    pub deadline: Duration,
    pub progress: Option<Progress>,
}

impl Default for ProbeOptions {
    fn default() -> Self {
        Self {
            warmup: 4,
            measured: 12,
            parallel: 32,
            segment_sizes: vec![None, Some(1460)],
            deadline: Duration::from_secs(300),
            progress: None,
        }
    }
}

impl fmt::Debug for ProbeOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProbeOptions")
            .field("warmup", &self.warmup)
            .field("measured", &self.measured)
            .field("parallel", &self.parallel)
            .field("segment_sizes", &self.segment_sizes)
            .field("deadline", &self.deadline)
            .finish_non_exhaustive()
    }
}
