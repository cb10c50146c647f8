//! For maintenance: what the engine takes the receivers of socket calls for, so that it can be compared with
//! the compiler's own answer (`tests/types`).

use std::collections::BTreeMap;

use serde::Serialize;
use syn::parse::Parser as _;
use syn::punctuated::Punctuated;
use syn::spanned::Spanned as _;

use crate::resolve::World;
use crate::resolve::render::render;

use super::graph::{Call, Callee, Graph};

/// The methods whose receivers decide what the lints see: they accept, connect, write, or set the option.
const METHODS: &[&str] = &[
    "accept",
    "accept_unix",
    "connect",
    "connect_timeout",
    "feed",
    "flush",
    "from_std",
    "incoming",
    "into_std",
    "nodelay",
    "poll_accept",
    "poll_connect",
    "poll_flush",
    "poll_ready",
    "send",
    "send_all",
    "set_nodelay",
    "set_tcp_nodelay",
    "shutdown",
    "start_send",
    "tcp_nodelay",
];

/// Whether a method's receiver is compared: those of the list, and all `write…` and `poll_write…`.
pub fn is_compared(method: &str) -> bool {
    METHODS.binary_search(&method).is_ok()
        || ["write", "poll_write", "try_write"]
            .iter()
            .any(|w| method.strip_prefix(w).is_some_and(|rest| rest.is_empty() || rest.starts_with('_')))
}

/// One call, and the type of its receiver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReceiverType {
    /// The file as the report names it.
    pub file: String,
    /// Of the method's name, 1-based.
    pub line: usize,
    /// Bytes of the receiver's expression in the file.
    pub start: usize,
    pub end: usize,
    pub method: String,
    /// Rust-like text; `None` if nothing is known.
    #[serde(rename = "type")]
    pub ty: Option<String>,
}

/// The receivers of all compared calls in the packages' own code, each once, in the order of the text. A call
/// that several targets compile is typed if it is in one of them.
pub fn receiver_types(w: &World, g: &Graph) -> Vec<ReceiverType> {
    let mut found: BTreeMap<(String, usize, usize), ReceiverType> = BTreeMap::new();
    for call in g.calls.iter().filter(|c| is_compared(&c.name) && takes_receiver(w, c)) {
        let (Some(file), Some(&receiver)) = (g.file_of(call.body), call.args.first()) else { continue };
        let info = &w.files[file.index()];
        let Some(package) = info.package.map(|p| w.packages[p]) else { continue };
        let Some(source) = package.files.iter().find(|f| f.path == info.path) else { continue };
        let text = &*source.text;
        let whole = call.whole.start as usize..call.whole.end as usize;
        let Some(inner) = text.get(whole.clone()).and_then(receiver_in) else { continue };
        let (start, end) = (whole.start + inner.start, whole.start + inner.end);
        let site = ReceiverType {
            file: format!("{}{}", package.prefix, info.path),
            line: text[..call.span.start as usize].matches('\n').count() + 1,
            start,
            end,
            method: call.name.to_string(),
            ty: render(w, &g.nodes[receiver.index()].ty),
        };
        let known = found.entry((site.file.clone(), start, end)).or_insert_with(|| site.clone());
        if known.ty.is_none() {
            known.ty = site.ty;
        }
    }
    proc_macro2::extra::invalidate_current_thread_spans();
    found.into_values().collect()
}

/// A method call, or a path call of a function with `self`.
fn takes_receiver(w: &World, call: &Call) -> bool {
    call.has_receiver
        || call.callees.iter().any(|c| match c {
            Callee::Body(f) | Callee::Signature(f) => w.fns[f.index()].f.receiver.is_some(),
            _ => false,
        })
}

/// Where the receiver's expression stands in a call's text. Calls that a macro's definition writes have no such
/// text and give `None`.
fn receiver_in(call: &str) -> Option<std::ops::Range<usize>> {
    let receiver = match syn::parse_str::<syn::Expr>(call).ok()? {
        syn::Expr::MethodCall(m) => m.receiver.span(),
        syn::Expr::Call(c) => c.args.first()?.span(),
        syn::Expr::Macro(m) => {
            let list = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated.parse2(m.mac.tokens).ok()?;
            list.first()?.span()
        }
        _ => return None,
    };
    Some(receiver.byte_range())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_can_be_searched() {
        assert!(METHODS.is_sorted());
        assert!(is_compared("write") && is_compared("write_all") && is_compared("poll_write"));
        assert!(!is_compared("writer") && !is_compared("poll"));
    }

    #[test]
    fn receivers_are_found_in_the_text_of_calls() {
        let of = |text: &'static str| receiver_in(text).map(|r| &text[r]);
        assert_eq!(of("self.io.get_mut().write_all(b)"), Some("self.io.get_mut()"));
        assert_eq!(of("s // one\n .flush ( )"), Some("s"));
        assert_eq!(of("AsyncWriteExt::write_all(&mut s, b)"), Some("&mut s"));
        assert_eq!(of("write!(self.out, \"{}\", 1)"), Some("self.out"));
        assert_eq!(of("accept"), None);
    }
}
