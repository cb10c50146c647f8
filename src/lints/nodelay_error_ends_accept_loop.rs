//! `nodelay_error_ends_accept_loop`: set_nodelay whose failure leaves the accept loop.

use rustc_hash::FxHashSet as HashSet;

use crate::catalog::model::Role;
use crate::finding::{Applicability, Confidence, Edit, Finding, Fix, Impact, Level, TrailStep};
use crate::flow::answers::Answers;
use crate::flow::failure::{Left, Way};
use crate::flow::graph::{BodyId, CallId, FrameId};
use crate::flow::loops::Loops;
use crate::flow::sockets::{Deed, Event, Scene, Socket};
use crate::syntax::ir::Span;

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

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    let mut told: HashSet<CallId> = HashSet::default();
    let accepting = |s: &&Socket| s.role == Role::Accepts && sets(s).next().is_some();
    if !answers.sockets.iter().any(|s| accepting(&s)) {
        return out;
    }
    let loops = Loops::new(scene.g);
    for s in answers.sockets.iter().filter(accepting) {
        let asking = loops.asking(s);
        let around: Vec<(FrameId, CallId)> = asking
            .iter()
            .flat_map(|&ask| loops.around(scene.w, ask).into_iter().map(move |a| (a.lp, ask)))
            .collect();
        for event in sets(s) {
            if told.contains(&event.call) || !scene.linted(scene.g.calls[event.call.index()].body) {
                continue;
            }
            let ended = loops.ended_by(scene.w, event.call).into_iter().find_map(|left| {
                let ask = around.iter().find(|(lp, _)| *lp == left.lp)?.1;
                (!loops.is_left_anyway(left.lp, left.site, left.span, ask)).then_some((left, ask))
            });
            if let Some((left, ask)) = ended
                && let Some(f) = finding(scene, s, event, &left, ask)
            {
                told.insert(event.call);
                out.push(f);
            }
        }
    }
    out
}

/// The settings made on connections that were already accepted.
fn sets(s: &Socket) -> impl Iterator<Item = &Event> {
    s.events.iter().filter(|e| !e.prior && matches!(e.deed, Deed::Set(_)))
}

fn finding(scene: &Scene, s: &Socket, event: &Event, left: &Left, ask: CallId) -> Option<Finding> {
    let sure = !(s.unsure || event.unsure || event.heap || left.perhaps);
    let confidence = if sure { Confidence::High } else { Confidence::Medium };
    let mut f = scene.draft(LINT.id, event.call, confidence)?;
    f.level = Level::Warning;
    f.impact = Impact::Outage;
    let call = &scene.g.calls[event.call.index()];
    let how = words(scene, left);
    f.message = format!(
        "one peer that resets its connection before it is accepted can stop this server: on macOS and the BSDs \
         `{}` then fails, and {how} the accept loop (on Linux it does not fail)",
        call.name
    );
    f.trail.push(scene.step(ask, "connections are accepted here"));
    for &c in &left.calls {
        f.trail.push(scene.step(c, "the failure comes back here"));
    }
    f.trail.push(exit_step(scene, left, &how));
    f.fix = Some(fix(scene, event.call, left));
    Some(f)
}

/// "`?` leaves": what leaves the loop, as a sentence goes on with it.
fn words(scene: &Scene, left: &Left) -> String {
    match left.by {
        Way::Try => "`?` leaves".to_owned(),
        Way::Return => "`return` leaves".to_owned(),
        Way::Break => "`break` leaves".to_owned(),
        Way::Panic => "a panic ends".to_owned(),
        Way::Unwrap => {
            let method = scene.g.calls.iter().find(|c| c.body == left.body && c.whole == left.span);
            format!("`{}` ends", method.map_or("unwrap", |c| c.name.as_str()))
        }
    }
}

fn exit_step(scene: &Scene, left: &Left, how: &str) -> TrailStep {
    let mut span = left.span;
    // The question mark alone: the rest of the expression has the finding's own mark.
    if left.by == Way::Try && text(scene, left.body, span).is_some_and(|t| t.ends_with('?')) {
        span.start = span.end - 1;
    }
    scene.step_at(left.body, span, format!("{how} the loop"))
}

fn text<'a>(scene: &Scene<'_, '_, 'a>, body: BodyId, span: Span) -> Option<&'a str> {
    let file = scene.g.file_of(body)?;
    scene.text_of(file)?.get(span.start as usize..span.end as usize)
}

fn fix(scene: &Scene, set: CallId, left: &Left) -> Fix {
    let title = "let the failure end this connection only: log or ignore it here, or set the option in the \
                 task or thread that serves the connection";
    let edits = ignore(scene, set, left).unwrap_or_default();
    let applicability =
        if edits.is_empty() { Applicability::Unspecified } else { Applicability::MaybeIncorrect };
    Fix { title: title.to_owned(), applicability, edits }
}

/// `stream.set_nodelay(true)?;` becomes `let _ = stream.set_nodelay(true);` where that is the whole
/// statement.
fn ignore(scene: &Scene, set: CallId, left: &Left) -> Option<Vec<Edit>> {
    let call = &scene.g.calls[set.index()];
    let inside = call.body == left.body && left.span.start == call.whole.start;
    if !inside || !matches!(left.by, Way::Try | Way::Unwrap) {
        return None;
    }
    let file = scene.g.file_of(call.body)?;
    let all = scene.text_of(file)?;
    let before = all.get(..call.whole.start as usize)?.trim_end();
    let after = all.get(left.span.end as usize..)?.trim_start();
    if !after.starts_with(';') || !before.ends_with(['{', '}', ';']) {
        return None;
    }
    let edit = |start: u32, end: u32, text: &str| Edit {
        file: scene.path_of(file),
        byte_start: start,
        byte_end: end,
        text: text.to_owned(),
    };
    Some(vec![edit(call.whole.start, call.whole.start, "let _ = "), edit(call.whole.end, left.span.end, "")])
}
