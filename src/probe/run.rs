//! Many findings at once: the host's controls first, then each finding's passes, its ways interleaved.

use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::ProbeOptions;
use super::plan::{Plan, Script};
use super::replay::{Line, Loopback, Sample};
use super::report::{Control, Grade, Pass, ProbeReport, Verdict};
use super::verdict::{self, Judgement};
use crate::finding::Finding;
use crate::traffic::{End, Lifetime, Side, Size, Traffic};

/// Findings that no replay of traffic can speak to.
const NOT_PROBED: [&str; 2] = ["nodelay_error_ends_accept_loop", "polling_accept_loop"];

/// What a run says beside its findings' reports.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProbeRun {
    /// The pattern known to stall and the one known to be clean; empty where there is no loopback.
    pub controls: Vec<Control>,
    /// What kept the probe from its job, one line each, for stderr. Where one is present, a required probe
    /// has not run.
    pub problems: Vec<String>,
    /// Findings that were replayed.
    pub replayed: usize,
}

/// Replays every finding's traffic and sets its `probe`. Findings of the accept-loop lints keep none; those
/// without traffic are inconclusive. Returns when every thread has ended and every socket is closed.
pub fn probe_findings(findings: &mut [Finding], options: &ProbeOptions) -> ProbeRun {
    let wanted: Vec<usize> =
        (0..findings.len()).filter(|&i| !NOT_PROBED.contains(&findings[i].lint)).collect();
    if wanted.is_empty() {
        return ProbeRun::default();
    }
    let until = end_of_run(options);
    let host = Host::ask(options, until);
    let reports = {
        let traffic: Vec<Option<&Traffic>> = wanted.iter().map(|&i| findings[i].traffic.as_ref()).collect();
        let done = AtomicUsize::new(0);
        in_parallel(traffic.len(), options.parallel, |i| {
            let report = report(traffic[i], &host, options, until);
            if let Some(progress) = &options.progress {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1, traffic.len());
            }
            report
        })
    };
    let replayed = reports.iter().filter(|report| report.grade == Grade::Replayed).count();
    for (i, report) in wanted.into_iter().zip(reports) {
        findings[i].probe = Some(report);
    }
    ProbeRun { controls: host.controls, problems: host.problems, replayed }
}

/// Replays one pattern by itself, controls included.
pub fn probe_traffic(traffic: &Traffic, options: &ProbeOptions) -> ProbeReport {
    let until = end_of_run(options);
    report(Some(traffic), &Host::ask(options, until), options, until)
}

/// What the controls say of this host.
struct Host {
    controls: Vec<Control>,
    /// Why no verdict can be given here.
    refusal: Option<String>,
    problems: Vec<String>,
}

impl Host {
    fn ask(options: &ProbeOptions, until: Instant) -> Self {
        if let Err(e) = Loopback::check() {
            let refusal = format!("no loopback to replay on: 127.0.0.1 cannot be reached ({e})");
            let problem =
                format!("probe: {refusal}; bring the loopback interface up, or allow it in the sandbox");
            return Self { controls: vec![], refusal: Some(refusal), problems: vec![problem] };
        }
        let patterns: [(&str, &[u32]); 2] = [("stalls", &[64, 1000]), ("clean", &[1064])];
        let passes = in_parallel(patterns.len(), patterns.len(), |i| {
            let plan = Plan::new(&control_traffic(patterns[i].1)).map_err(io::Error::other)?;
            settled_pass(&plan, None, options, until)
        });
        let mut host = Self { controls: vec![], refusal: None, problems: vec![] };
        for ((expected, pattern), pass) in patterns.into_iter().zip(passes) {
            match pass {
                Ok(pass) => host.enter(expected, pattern, &pass),
                Err(e) => host.refuse(format!("the control that {} broke off: {}", is(expected), say(&e))),
            }
        }
        host
    }

    fn enter(&mut self, expected: &'static str, pattern: &[u32], pass: &Pass) {
        let found = &pass.ways.as_found;
        let judgement = verdict::judge(found);
        let ok = match expected {
            "stalls" => judgement == Judgement::Stalls,
            _ => judgement == Judgement::Quiet,
        };
        self.controls.push(Control {
            expected,
            pattern: pattern.to_vec(),
            n: found.n,
            stalled: found.stalled,
            p50_us: found.p50_us,
            ok,
        });
        if ok {
            return;
        }
        let count = format!("{} of {} exchanges stalled", found.stalled, found.n);
        match (expected, judgement) {
            ("stalls", _) => self.refuse(format!(
                "this host cannot show it: the control {pattern:?}, known to stall, did not as it should ({count})"
            )),
            (_, Judgement::Stalls) => self.refuse(format!(
                "this host cannot tell a stall: the control {pattern:?}, known to be clean, stalls ({count})"
            )),
            // Slow here and there: a busy machine. Each finding is judged with the same care by itself.
            _ => {}
        }
    }

    fn refuse(&mut self, why: String) {
        self.problems.push(format!("probe: {why}"));
        self.refusal.get_or_insert(why);
    }
}

fn is(expected: &str) -> &'static str {
    if expected == "stalls" { "is known to stall" } else { "is known to be clean" }
}

fn control_traffic(pattern: &[u32]) -> Traffic {
    let end = |writes: &[u32]| End {
        writes: writes.iter().map(|&n| Size::exact(n)).collect(),
        nodelay: Some(false),
        buffer: None,
        corked: false,
        quickack: false,
    };
    Traffic {
        side: Side::Client,
        client: end(pattern),
        server: end(&[100]),
        lifetime: Lifetime::Reused,
        answered: true,
        assumptions: vec![],
    }
}

/// The report of one finding: every pass, and the verdict over all.
fn report(traffic: Option<&Traffic>, host: &Host, options: &ProbeOptions, until: Instant) -> ProbeReport {
    let not_run =
        |reason: String, assumptions| ProbeReport::not_run(reason, assumptions, host.controls.clone());
    let Some(traffic) = traffic else { return not_run("write pattern not seen".into(), vec![]) };
    let plan = match Plan::new(traffic) {
        Ok(plan) => plan,
        Err(reason) => return not_run(reason, traffic.assumptions.clone()),
    };
    if let Some(refusal) = &host.refusal {
        return not_run(refusal.clone(), plan.assumptions);
    }
    let (mut passes, mut broken_off) = (Vec::new(), None);
    for &maxseg in options.segment_sizes.iter().filter(|maxseg| cfg!(unix) || maxseg.is_none()) {
        match settled_pass(&plan, maxseg, options, until) {
            Ok(pass) => passes.push(pass),
            Err(e) => {
                broken_off = Some(format!("the replay broke off: {}", say(&e)));
                break;
            }
        }
    }
    let (mut verdict, mut reason) = verdict::conclude(&plan, &passes);
    match broken_off {
        Some(why) if passes.is_empty() => return not_run(why, plan.assumptions),
        // A stall that was shown stays shown; anything less rests on all passes.
        Some(why) if verdict == Verdict::Confirmed => reason.push_str(&format!("; then {why}")),
        Some(why) => (verdict, reason) = (Verdict::Inconclusive, why),
        None => {}
    }
    let (assumptions, controls) = (plan.assumptions, host.controls.clone());
    ProbeReport { grade: Grade::Replayed, verdict, reason, assumptions, controls, passes }
}

fn say(e: &io::Error) -> String {
    match e.kind() {
        io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut if e.raw_os_error().is_some() => {
            "an end waited for seconds in vain".into()
        }
        _ => e.to_string(),
    }
}

/// One pass, repeated once with twice the exchanges if the first is unclear.
fn settled_pass(
    plan: &Plan,
    maxseg: Option<u32>,
    options: &ProbeOptions,
    until: Instant,
) -> io::Result<Pass> {
    let first = pass(plan, maxseg, options.warmup, options.measured, until)?;
    if verdict::settled(&first.ways) {
        return Ok(first);
    }
    pass(plan, maxseg, options.warmup, options.measured.saturating_mul(2), until)
}

/// All ways at one segment size, in turn exchange by exchange, so that whatever else the machine does falls
/// on all of them alike.
fn pass(plan: &Plan, maxseg: Option<u32>, warmup: u32, measured: u32, until: Instant) -> io::Result<Pass> {
    let mut scripts = vec![&plan.as_found, &plan.nodelay, &plan.one_write];
    let loopback = Loopback::bind(maxseg)?;
    let (mut samples, mss) = if plan.lifetime == Lifetime::Reused {
        on_reused(plan, &scripts, &loopback, warmup, measured, until)?
    } else {
        scripts.extend(&plan.one_end);
        on_fresh(plan, &scripts, &loopback, warmup.min(1), measured, until)?
    };
    // Not in turn with the others: two ways that stall make each other wait, and a client that pauses for
    // longer than its own delayed ACK takes is not interactive any more.
    if let (Lifetime::Reused, Some(one_end)) = (plan.lifetime, &plan.one_end) {
        samples.extend(on_reused(plan, &[one_end], &loopback, warmup, measured, until)?.0);
    }
    let one_end = samples.get(3).map_or(&[][..], |samples| samples);
    let ways = verdict::tally(&samples[0], &samples[1], &samples[2], one_end);
    Ok(Pass {
        mss,
        maxseg,
        pattern: plan.as_found.client.writes.clone(),
        reply: plan.as_found.server.writes.clone(),
        lifetime: plan.lifetime,
        verdict: verdict::of_pass(plan, mss, maxseg, &ways),
        ways,
    })
}

/// The samples of each script, and the segment size of the first one's connection.
type Measured = (Vec<Vec<Sample>>, Option<u32>);

fn on_reused(
    plan: &Plan,
    scripts: &[&Script],
    loopback: &Loopback,
    warmup: u32,
    measured: u32,
    until: Instant,
) -> io::Result<Measured> {
    let payload = vec![b'n'; plan.largest_write()];
    thread::scope(|scope| {
        let mut lines = Vec::new();
        for script in scripts {
            lines.push(Line::open(scope, loopback, plan, script, &payload)?);
        }
        for _ in 0..warmup.saturating_add(measured) {
            in_time(until)?;
            for line in &mut lines {
                line.exchange()?;
            }
        }
        let mss = lines[0].mss();
        let mut samples = Vec::new();
        for line in lines {
            samples.push(line.finish()?.split_off(warmup as usize));
        }
        Ok((samples, mss))
    })
}

fn on_fresh(
    plan: &Plan,
    scripts: &[&Script],
    loopback: &Loopback,
    warmup: u32,
    measured: u32,
    until: Instant,
) -> io::Result<Measured> {
    let payload = vec![b'n'; plan.largest_write()];
    let (mut samples, mut mss) = (vec![Vec::new(); scripts.len()], None);
    for round in 0..warmup.saturating_add(measured) {
        in_time(until)?;
        for (i, script) in scripts.iter().enumerate() {
            let sample = thread::scope(|scope| {
                let mut line = Line::open(scope, loopback, plan, script, &payload)?;
                line.exchange()?;
                if i == 0 {
                    mss = line.mss();
                }
                line.finish()
            })?;
            if round >= warmup {
                samples[i].extend(sample);
            }
        }
    }
    Ok((samples, mss))
}

/// A deadline beyond what the clock can count means a day.
fn end_of_run(options: &ProbeOptions) -> Instant {
    let now = Instant::now();
    now.checked_add(options.deadline).unwrap_or(now + Duration::from_secs(86_400))
}

fn in_time(until: Instant) -> io::Result<()> {
    if Instant::now() < until { Ok(()) } else { Err(io::Error::other("the time of the whole run is up")) }
}

/// Runs `job` for each of `0..count` on up to `parallel` threads, this one included, and returns the results
/// in order. A thread that cannot be started is done without.
fn in_parallel<T: Send>(count: usize, parallel: usize, job: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::with_capacity(count));
    let work = || loop {
        let i = next.fetch_add(1, Ordering::Relaxed);
        if i >= count {
            break;
        }
        let result = job(i);
        results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((i, result));
    };
    thread::scope(|scope| {
        for _ in 1..parallel.min(count) {
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
    let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, result)| result).collect()
}
