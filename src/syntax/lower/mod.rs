//! syn's tree to the owned one. One file for items, one for types and patterns, one for expressions, one for
//! macro calls.

mod expr;
mod item;
mod macros;
mod types;

use proc_macro2::Span as Raw;

use super::expand::MacroTable;
use super::ir::{File, Name, Span};

/// State of lowering one file.
pub struct Lower<'a> {
    /// Bytes that syn dropped from the file's start.
    prefix: u32,
    macros: &'a MacroTable,
    /// Depth of macro expansion, bounded.
    depth: u32,
    skipped: Vec<(Name, Span)>,
}

impl<'a> Lower<'a> {
    pub fn new(prefix: u32, macros: &'a MacroTable) -> Self {
        Self { prefix, macros, depth: 0, skipped: Vec::new() }
    }

    pub fn file(mut self, file: &syn::File) -> File {
        let items = self.items(&file.items);
        File { items, macros_skipped: self.skipped, left_out: Vec::new() }
    }

    fn span(&self, raw: Raw) -> Span {
        let range = raw.byte_range();
        Span { start: range.start as u32 + self.prefix, end: range.end as u32 + self.prefix }
    }
}

/// From the start of the first to the end of the second.
fn join(a: Span, b: Span) -> Span {
    Span { start: a.start.min(b.start), end: b.end.max(a.end) }
}

fn name(ident: &proc_macro2::Ident) -> Name {
    let text = ident.to_string();
    Name::new(text.strip_prefix("r#").unwrap_or(&text))
}
