//! Text to an owned tree. syn's values live and die inside [`parse`]: their spans are offsets into a
//! thread-local map, and they are not `Send`.

mod expand;
mod guard;
pub mod ir;
mod lower;
mod mend;

use ir::{File, Name};

pub use expand::MacroTable;
pub use guard::MAX_DEPTH;

/// Why a file has no tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotParsed {
    /// 1-based; 0 where no place is known.
    pub line: u32,
    pub why: String,
}

/// Parses one file. `macros` are the `macro_rules` definitions that its calls may name.
///
/// A file of an older edition is read as that, and of one with faults in it the rest is kept: what was not is in
/// [`File::left_out`].
///
/// Never panics on odd input: brackets too deep for a recursive parser, syntax errors and byte-order marks
/// come back as a reason.
pub fn parse(text: &str, macros: &MacroTable) -> Result<File, NotParsed> {
    if let Some(line) = guard::too_deep(text) {
        return Err(NotParsed { line, why: format!("brackets nested more than {MAX_DEPTH} deep") });
    }
    // syn drops a byte-order mark and a shebang line before it counts bytes.
    let prefix = text.len() - guard::without_prefix(text).len();
    let lower = |file: &syn::File| lower::Lower::new(prefix as u32, macros).file(file);
    let file = match syn::parse_file(text) {
        Ok(file) => Ok(lower(&file)),
        Err(error) => match mend::mend(text) {
            Some(mended) => Ok(File { left_out: mended.left_out, ..lower(&mended.file) }),
            None => Err(NotParsed { line: error.span().start().line as u32, why: error.to_string() }),
        },
    };
    // Without this the map keeps the text of every file parsed by this thread.
    drop_spans();
    file
}

fn drop_spans() {
    proc_macro2::extra::invalidate_current_thread_spans();
}

/// The text of each `macro_rules!` definition in a file: name, and the tokens between its braces.
///
/// Found by a light scan, since the definitions of all files are wanted before any file is lowered.
pub fn macro_definitions(text: &str) -> Vec<(Name, String)> {
    guard::macro_definitions(text)
}
