//! From the engine's answer to a finding: its place in the file, its scope, its fingerprint.

use sha2::{Digest, Sha256};

use crate::finding::*;
use crate::flow::graph::*;
use crate::flow::sockets::Scene;
use crate::resolve::FileId;
use crate::syntax::ir::{Name, Span};
use crate::workspace::Package;

impl<'a> Scene<'_, '_, 'a> {
    pub fn package_of(&self, file: FileId) -> Option<&'a Package> {
        self.w.files[file.index()].package.map(|p| self.w.packages[p])
    }

    pub(super) fn text_of(&self, file: FileId) -> Option<&'a str> {
        let info = &self.w.files[file.index()];
        let package = self.package_of(file)?;
        package.files.iter().find(|f| f.path == info.path).map(|f| &*f.text)
    }

    /// Path relative to the finding's root.
    pub fn path_of(&self, file: FileId) -> String {
        let prefix = self.package_of(file).map_or("", |p| p.prefix.as_str());
        format!("{prefix}{}", self.w.files[file.index()].path)
    }

    pub fn range(&self, file: FileId, span: Span) -> Range {
        let text = self.text_of(file).unwrap_or("");
        let (line, column) = position(text, span.start);
        let (end_line, end_column) = position(text, span.end);
        Range { line, column, end_line, end_column, byte_start: span.start, byte_end: span.end }
    }

    /// `file:line` of a call.
    pub fn place(&self, call: CallId) -> String {
        let c = &self.g.calls[call.index()];
        match self.g.file_of(c.body) {
            Some(file) => format!("{}:{}", self.path_of(file), self.range(file, c.span).line),
            None => String::new(),
        }
    }

    pub fn line_of(&self, call: CallId) -> u32 {
        let c = &self.g.calls[call.index()];
        self.g.file_of(c.body).map_or(0, |file| self.range(file, c.span).line)
    }

    pub fn step(&self, call: CallId, what: impl Into<String>) -> TrailStep {
        let c = &self.g.calls[call.index()];
        self.step_at(c.body, c.span, what)
    }

    /// A step at any place of a body's file.
    pub fn step_at(&self, body: BodyId, span: Span, what: impl Into<String>) -> TrailStep {
        let (file, range) = match self.g.file_of(body) {
            Some(file) => (self.path_of(file), self.range(file, span)),
            None => (String::new(), Range::default()),
        };
        TrailStep {
            file,
            line: range.line,
            column: range.column,
            what: what.into(),
            bytes: (range.byte_start, range.byte_end),
        }
    }

    /// The scope of code at a call: its target's, or test for what only tests see.
    pub fn scope(&self, body: BodyId) -> Option<Scope> {
        let b = &self.g.bodies[body.index()];
        let krate = self.w.krate(b.module?);
        let in_test = b.test || self.w.modules[b.module?.index()].test;
        Some(if in_test && krate.scope == Scope::Src { Scope::Test } else { krate.scope })
    }

    pub fn linted(&self, body: BodyId) -> bool {
        self.g.bodies[body.index()].module.is_some_and(|m| self.w.krate(m).linted)
    }

    /// A finding at a call, to be completed by the lint.
    pub fn draft(&self, lint: &'static str, call: CallId, confidence: Confidence) -> Option<Finding> {
        let c = &self.g.calls[call.index()];
        self.draft_at(lint, c.body, c.span, &c.path, confidence)
    }

    pub fn draft_at(
        &self,
        lint: &'static str,
        body: BodyId,
        span: Span,
        api: &Name,
        confidence: Confidence,
    ) -> Option<Finding> {
        let file = self.g.file_of(body)?;
        let package = self.package_of(file)?;
        let path = self.path_of(file);
        let range = self.range(file, span);
        let item = self.g.bodies[body.index()].owner.map_or_else(String::new, |f| self.w.fn_path(f));
        Some(Finding {
            lint,
            level: Level::Warning,
            confidence,
            impact: Impact::Risk,
            scope: self.scope(body)?,
            message: String::new(),
            package: package.name.clone(),
            version: package.version.as_ref().map(ToString::to_string),
            root: Some(package.root.clone()),
            file: path.clone(),
            range,
            api: api.to_string(),
            fact: None,
            trail: Vec::new(),
            also: Vec::new(),
            fix: None,
            fingerprint: fingerprint(&[lint, &path, &item, self.token_text(file, span)]),
            probe: None,
            traffic: None,
        })
    }

    fn token_text(&self, file: FileId, span: Span) -> &'a str {
        self.text_of(file).and_then(|t| t.get(span.start as usize..span.end as usize)).unwrap_or("")
    }
}

/// What stays the same when lines move: the lint, the path, the item, the expression.
fn fingerprint(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part.as_bytes());
        hash.update([0]);
    }
    hash.finalize().iter().take(10).map(|b| format!("{b:02x}")).collect()
}

/// 1-based line and column in characters.
fn position(text: &str, at: u32) -> (u32, u32) {
    let mut at = (at as usize).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    let before = &text[..at];
    let line = before.bytes().filter(|&b| b == b'\n').count() as u32 + 1;
    let start = before.rfind('\n').map_or(0, |n| n + 1);
    (line, before[start..].chars().count() as u32 + 1)
}
