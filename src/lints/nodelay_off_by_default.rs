//! `nodelay_off_by_default`: own options whose default leaves Nagle on.

use crate::finding::{Applicability, Finding, Fix, Level};
use crate::flow::answers::Answers;
use crate::flow::sockets::Scene;
use crate::flow::state::OptionState;

use super::{Lint, missing, words};

pub static LINT: Lint = Lint {
    id: "nodelay_off_by_default",
    summary: "An option of this crate decides, and its default leaves Nagle on",
    explanation: r#"
What it reports

A socket whose TCP_NODELAY hangs on an option of this crate (a field of a
configuration, a flag, a builder's setting), where the default of that option
leaves Nagle's algorithm on. It stands where the socket is made.

Why it hurts

Defaults are what nearly everyone runs. A message in more than one write waits
for the peer's delayed acknowledgement, about 40 ms on Linux, for every user who
has not heard of the option; those who measure blame the network. Most libraries
that began with Nagle on changed the default later: librdkafka and
libp2p are among them.

How to mend it

Change the default:

    impl Default for Config {
        fn default() -> Self {
            Self { nodelay: true, timeout: None }
        }
    }

and say in the change log what it does: less latency, and for unbuffered small
writes more packets. With serde, look at `#[serde(default)]` too: a bool that is
missing becomes false.

When to leave it

When each message of the protocol is one write, or the option's name and its
documentation ask the user to choose. The finding is always a note.
"#,
};

pub fn find(scene: &mut Scene, answers: &Answers) -> Vec<Finding> {
    let mut out = Vec::new();
    for r in &answers.rulings {
        let OptionState::ByOption { name, default: Some(false), call, .. } = &r.state else { continue };
        let (s, call) = (&answers.sockets[r.socket], *call);
        let name = name.clone();
        let Some(mut f) = missing::start(scene, LINT.id, s, r, r.at) else { continue };
        let known = answers.traffic_of(scene, r);
        f.impact = words::impact(known.as_ref());
        f.level = Level::Note;
        f.message = missing::message(
            f.impact,
            known.as_ref(),
            &format!("`{name}` decides, and its default leaves Nagle's algorithm on"),
        );
        f.trail.push(scene.step(call, format!("`{name}` is applied here")));
        f.fix = Some(Fix {
            title: format!("make `{name}` on by default, as the connection carries requests and answers"),
            applicability: Applicability::MaybeIncorrect,
            edits: Vec::new(),
        });
        missing::follow(scene, &mut f, known);
        out.push(f);
    }
    out
}
