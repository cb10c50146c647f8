//! The sites of a crate: what the engine says of them, and those that it does not see.

use std::path::Path;
use std::process::Command;

use nodelay_lint::flow::receivers::is_compared;
use serde::Deserialize;
use syn::spanned::Spanned;
use syn::visit::Visit;

/// One call, as `--dump-types` prints it.
#[derive(Clone, Debug, Deserialize)]
pub struct Site {
    pub file: String,
    pub line: usize,
    pub start: usize,
    pub end: usize,
    pub method: String,
    #[serde(rename = "type")]
    pub ty: Option<String>,
}

/// All sites below `dir`: the engine's, and the method calls in the text that the engine passed over, without a
/// type.
pub fn of(dir: &Path) -> Result<Vec<Site>, String> {
    let run = Command::new(env!("CARGO_BIN_EXE_cargo-nodelay-lint"))
        .args(["--dump-types", "--quiet", "--no-cargo"])
        .arg(dir)
        .output()
        .map_err(|e| format!("the linter: {e}"))?;
    if !run.status.success() {
        return Err(String::from_utf8_lossy(&run.stderr).into_owned());
    }
    let dump = String::from_utf8_lossy(&run.stdout);
    let sites: Result<Vec<Site>, _> = dump.lines().map(serde_json::from_str).collect();
    let mut sites = sites.map_err(|e| format!("the dump: {e}"))?;
    let mut files = Vec::new();
    rust_files(&dir.join("src"), &mut files);
    for path in files {
        let (Ok(text), Ok(file)) = (std::fs::read_to_string(&path), path.strip_prefix(dir)) else { continue };
        let Ok(tree) = syn::parse_file(&text) else { continue };
        let mut calls = Calls { file: file.to_string_lossy().into_owned(), found: Vec::new() };
        calls.visit_file(&tree);
        for call in calls.found {
            if !sites.iter().any(|s| s.file == call.file && s.start == call.start && s.end == call.end) {
                sites.push(call);
            }
        }
    }
    Ok(sites)
}

fn rust_files(dir: &Path, out: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

struct Calls {
    file: String,
    found: Vec<Site>,
}

impl<'ast> Visit<'ast> for Calls {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let method = call.method.to_string();
        if is_compared(&method) {
            let range = call.receiver.span().byte_range();
            self.found.push(Site {
                file: self.file.clone(),
                line: call.method.span().start().line,
                start: range.start,
                end: range.end,
                method,
                ty: None,
            });
        }
        syn::visit::visit_expr_method_call(self, call);
    }
}
