//! All that the catalogue holds about one crate, as text for a person.

use std::fmt::Write as _;

use super::load::catalog;
use super::model::{Fact, Grade, Role, State, TypeKind, UserCan};

/// Every row about the package or crate `name` (`hyper-util` or `hyper_util`), or `None` if there is none.
/// Ends with a line break.
pub fn explain_crate(name: &str) -> Option<String> {
    let package = name.replace('_', "-");
    let code = name.replace('-', "_");
    let about = |path: &str| path.split("::").next() == Some(code.as_str());
    let (mut facts, mut types) = (Vec::new(), Vec::new());
    for (_, file) in catalog().families() {
        facts.extend(
            file.facts
                .iter()
                .filter(|f| f.krate.replace('_', "-") == package || f.paths.iter().any(|path| about(path))),
        );
        types.extend(file.types.iter().filter(|t| about(&t.path)));
    }
    if facts.is_empty() && types.is_empty() {
        return None;
    }
    let mut out = format!("{package}: what its API does to TCP_NODELAY\n");
    for (title, roles) in SECTIONS {
        let rows: Vec<_> = facts.iter().filter(|f| roles.contains(&f.role)).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = write!(out, "\n{title}\n");
        for fact in rows {
            row(&mut out, fact);
        }
    }
    if !types.is_empty() {
        out.push_str("\nTypes\n");
        for t in types {
            let capacity = t.capacity.map_or(String::new(), |n| format!(", {n} bytes"));
            let versions = range(&t.versions);
            let _ = writeln!(out, "  {}{versions}: {}{capacity}", t.path, kind(t.is));
        }
    }
    Some(out)
}

const SECTIONS: &[(&str, &[Role])] = &[
    ("Opens connections", &[Role::Opens]),
    ("Accepts connections, serves", &[Role::Accepts, Role::Listens, Role::Serves]),
    ("Sets the option", &[Role::Sets, Role::Corks]),
    ("Moves bytes", &[Role::Writes, Role::Flushes, Role::Copies, Role::Speaks, Role::Reads]),
    ("Neither", &[Role::Closes, Role::Sleeps, Role::Inspects, Role::Exempt]),
];

fn row(out: &mut String, fact: &Fact) {
    let _ = write!(out, "  {}", fact.paths.join("\n  "));
    let _ = write!(out, "{}", range(&fact.versions));
    if !fact.features.is_empty() {
        let _ = write!(out, ", features {}", fact.features.join(" "));
    }
    if let Some(lock) = &fact.lock {
        let _ = write!(out, ", with {lock} locked");
    }
    let _ = writeln!(out, ": {}", says(fact));
    if let Some(detour) = &fact.detour {
        let _ = writeln!(out, "      {detour}");
    }
    for note in &fact.notes {
        let _ = writeln!(out, "      note: {note}");
    }
    let grade = match fact.grade {
        Grade::Measured => "measured",
        Grade::Source => "read in the source",
        Grade::Unverified => "unverified",
    };
    let date = fact.date.as_ref().map_or(String::new(), |date| format!(", {date}"));
    let _ = writeln!(out, "      {grade}{date}: {}", fact.evidence.join("; "));
}

/// The row's statement in a few words.
fn says(fact: &Fact) -> String {
    let mut words = match fact.role {
        Role::Sets => match &fact.set {
            Some(set) if set.off_when => "sets TCP_NODELAY; true turns Nagle off".to_owned(),
            Some(_) => "sets TCP_NODELAY; FALSE turns Nagle off".to_owned(),
            None => "sets TCP_NODELAY".to_owned(),
        },
        Role::Corks => "holds small segments back until released".to_owned(),
        Role::Writes => match fact.write {
            Some(shape) => format!("writes ({})", format!("{shape:?}").to_lowercase()),
            None => "writes".to_owned(),
        },
        Role::Reads => "waits for the peer".to_owned(),
        Role::Flushes => "pushes out what a buffer holds".to_owned(),
        Role::Copies => "copies a stream of unknown length".to_owned(),
        Role::Speaks => "speaks a protocol on the socket it is given".to_owned(),
        Role::Closes => "shuts the connection down".to_owned(),
        Role::Sleeps => "sleeps".to_owned(),
        Role::Inspects => "only looks".to_owned(),
        Role::Exempt => "not a TCP connection of interest".to_owned(),
        Role::Opens | Role::Accepts | Role::Listens | Role::Serves => match fact.nodelay {
            Some(State::NagleOn) => "Nagle stays ON unless the code sets the option".to_owned(),
            Some(State::NagleOff) => "Nagle is off by default".to_owned(),
            Some(State::Callers) => "as the socket, listener or connector handed in".to_owned(),
            None => "makes a socket".to_owned(),
        },
    };
    if let Some(switch) = fact.switch.as_ref().and_then(|s| s.arg) {
        let _ = write!(words, "; argument {switch} (from 0) decides");
    }
    if fact.overwrites {
        words.push_str("; overwrites what the socket had");
    }
    match fact.user_can {
        Some(UserCan::No) => words.push_str("; the caller cannot change that"),
        Some(UserCan::Workaround) => words.push_str("; the caller can change that by a detour only"),
        Some(UserCan::Yes) | None => {}
    }
    words
}

fn range(versions: &str) -> String {
    if versions == "*" { String::new() } else { format!(" ({versions})") }
}

fn kind(kind: TypeKind) -> &'static str {
    match kind {
        TypeKind::TcpStream => "a TCP connection",
        TypeKind::TcpListener => "a TCP listener",
        TypeKind::TcpSocket => "a TCP socket, not yet connected",
        TypeKind::AnySocket => "a socket of any family",
        TypeKind::Connector => "opens connections",
        TypeKind::Server => "a server",
        TypeKind::NotTcp => "not TCP",
        TypeKind::WriteBuffer => "a write buffer",
        TypeKind::Memory => "memory",
        TypeKind::Settings => "settings that carry the option",
    }
}
