//! `--list` and `--explain`.

use anstream::stdout;
use std::io::Write;

use super::CliError;
use crate::catalog::{catalog, explain_crate};
use crate::{lints, suggest};

pub(super) fn list() -> Result<(), CliError> {
    let widest = lints::ALL.iter().map(|lint| lint.id.len()).max().unwrap_or(0);
    let mut out = stdout().lock();
    for lint in lints::ALL {
        writeln!(out, "{:widest$}  {}", lint.id, lint.summary)?;
    }
    Ok(())
}

/// A lint by its id, or else a crate by its name.
pub(super) fn explain(topic: &str) -> Result<(), CliError> {
    let id = topic.replace('-', "_");
    let text = match lints::find(&id) {
        Some(lint) => format!("{}\n\n{}\n", lint.id, lint.explanation.trim()),
        None => explain_crate(topic).ok_or_else(|| {
            let crates = catalog().families().flat_map(|(_, file)| file.crates.iter().map(String::as_str));
            let hint = suggest::hint(&id, lints::ALL.iter().map(|l| l.id).chain(crates));
            CliError::UnknownTopic { name: topic.to_owned(), hint }
        })?,
    };
    stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}
