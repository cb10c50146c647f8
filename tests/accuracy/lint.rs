//! Runs the lint on one folder and reads what it says.

use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde::Deserialize;

/// Longer than any crate takes by two orders of magnitude: what reaches it hangs.
const PATIENCE: Duration = Duration::from_secs(300);

/// One finding, with its twins in `also`.
#[derive(Clone, Debug, Deserialize)]
pub struct Finding {
    pub lint: String,
    /// Relative to the folder that was linted.
    pub file: String,
    pub line: u32,
    #[serde(default)]
    pub confidence: String,
    #[serde(default)]
    pub also: Vec<Place>,
}

/// A further place of a finding, with the same cause.
#[derive(Clone, Debug, Deserialize)]
pub struct Place {
    pub file: Option<String>,
    pub line: u32,
}

/// What one run gave.
pub struct Run {
    pub findings: Vec<Finding>,
    /// `None` when a signal ended it.
    pub exit: Option<i32>,
    pub took: Duration,
}

/// Lints a folder as a user without cargo would. Fails if the tool cannot be started, hangs, or prints what
/// is not JSON.
pub fn lint(tool: &Path, folder: &Path) -> Result<Run, String> {
    let start = Instant::now();
    let mut child = Command::new(tool)
        .args(["nodelay-lint", "--no-cargo", "--format", "json"])
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|e| format!("{}: {e}", tool.display()))?;
    let mut pipe = child.stdout.take().expect("stdout is piped");
    // Read on a thread of its own: a child that fills the pipe would wait for ever for this one's try_wait.
    let reader = thread::spawn(move || {
        let mut text = String::new();
        pipe.read_to_string(&mut text).map(|_| text)
    });
    let status = loop {
        match child.try_wait().map_err(|e| e.to_string())? {
            Some(status) => break status,
            None if start.elapsed() > PATIENCE => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("still running after {} s", PATIENCE.as_secs()));
            }
            None => thread::sleep(Duration::from_millis(5)),
        }
    };
    let text = reader.join().expect("the reader does not panic").map_err(|e| e.to_string())?;
    Ok(Run { findings: findings(&text, folder)?, exit: status.code(), took: start.elapsed() })
}

/// The findings among the rows: those that name a lint. Paths are made relative to the folder.
fn findings(text: &str, folder: &Path) -> Result<Vec<Finding>, String> {
    let mut found = Vec::new();
    for row in text.lines().filter(|row| row.starts_with('{')) {
        let row: serde_json::Value = serde_json::from_str(row).map_err(|e| e.to_string())?;
        if row.get("lint").is_none() {
            continue;
        }
        let mut finding: Finding = serde_json::from_value(row).map_err(|e| e.to_string())?;
        relative(&mut finding.file, folder);
        finding.also.iter_mut().filter_map(|place| place.file.as_mut()).for_each(|f| relative(f, folder));
        found.push(finding);
    }
    Ok(found)
}

fn relative(file: &mut String, folder: &Path) {
    if let Ok(inside) = Path::new(file).strip_prefix(folder) {
        *file = inside.to_string_lossy().into_owned();
    }
}
