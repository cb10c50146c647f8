//! The closed world: what the cheapest honest rule would report.
//!
//! If the word `nodelay` occurs nowhere in a crate's sources, every socket that it opens keeps Nagle on, but
//! for what its libraries do. So the rule reports each opening call of such a crate and is silent in all
//! others. It knows names alone: no types, no flow, no library's defaults. The lint has to beat it.
//!
//! Opening calls, found among the tokens (so not in comments or strings), with the kind they stand for:
//!
//! - stream: `connect`, `connect_timeout`, `connect_std` behind a path that names something with `Tcp`
//! - listener: `accept`, `poll_accept`, `incoming` as a method without or behind such a path; `serve`
//!   called by a path; `HttpServer::new`, `Server::bind`, `Server::http`
//! - connector: `HttpConnector::new`, `HttpsConnector::new`, `build_http`, `connect_async`
//!
//! Tests, examples and benches are left out, as is what stands under `#[cfg(test)]`. Split writes are not
//! its business.

use std::ffi::OsStr;
use std::path::Path;

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

use crate::lint::Finding;
use crate::score::beside_the_library;

/// The word that closes the world's door.
const WORD: &str = "nodelay";

/// What the rule reports in one crate, as findings of the lints whose kinds it guesses.
pub fn findings(folder: &Path) -> Vec<Finding> {
    let mut sources = Vec::new();
    for entry in walkdir::WalkDir::new(folder).sort_by_file_name().into_iter().flatten() {
        let path = entry.path();
        let inside = path.strip_prefix(folder).unwrap_or(path).to_string_lossy().into_owned();
        if path.extension() == Some(OsStr::new("rs"))
            && !beside_the_library(&inside)
            && let Ok(text) = std::fs::read_to_string(path)
        {
            sources.push((inside, text));
        }
    }
    of_sources(&sources)
}

/// The same for sources in memory: pairs of a file's name and its text.
pub fn of_sources(sources: &[(String, String)]) -> Vec<Finding> {
    if sources.iter().any(|(_, text)| text.to_lowercase().contains(WORD)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (file, text) in sources {
        // What is no Rust to the lexer has no calls to report.
        if let Ok(tokens) = text.parse::<TokenStream>() {
            collect(tokens, &mut |line, lint| {
                found.push(Finding {
                    lint: lint.to_owned(),
                    file: file.clone(),
                    line,
                    confidence: String::new(),
                    also: Vec::new(),
                });
            });
        }
    }
    found
}

/// Walks one level of tokens and what is nested in it.
fn collect(tokens: TokenStream, say: &mut impl FnMut(u32, &'static str)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match token {
            TokenTree::Punct(hash) if hash.as_char() == '#' && is_cfg_test(tokens.get(at)) => {
                at = behind_item(&tokens, at + 1);
            }
            TokenTree::Group(group) => collect(group.stream(), say),
            TokenTree::Ident(name) if is_called(&tokens[at..]) => {
                if let Some(lint) = opens(name, &tokens[..at - 1], &tokens[at..]) {
                    say(name.span().start().line as u32, lint);
                }
            }
            _ => {}
        }
    }
}

/// The lint that an opening call stands for. `before` and `after` are the tokens around its name.
fn opens(name: &Ident, before: &[TokenTree], after: &[TokenTree]) -> Option<&'static str> {
    let method = punct(before.last()) == Some('.');
    let path = path(before);
    let by_path = |end: &str| path.last().is_some_and(|last| last == end);
    let tcp = path.iter().any(|word| word.contains("Tcp"));
    let name = name.to_string();
    match name.as_str() {
        "connect" | "connect_timeout" | "connect_std" if tcp => Some("stream_without_nodelay"),
        "accept" | "incoming" if tcp || method && no_arguments(after) => Some("listener_without_nodelay"),
        "poll_accept" if tcp || method => Some("listener_without_nodelay"),
        "serve" if !path.is_empty() => Some("listener_without_nodelay"),
        "new" if by_path("HttpServer") => Some("listener_without_nodelay"),
        "bind" | "http" if by_path("Server") => Some("listener_without_nodelay"),
        "new" if by_path("HttpConnector") || by_path("HttpsConnector") => Some("connector_without_nodelay"),
        "build_http" if method => Some("connector_without_nodelay"),
        "connect_async" if punct(before.last()) != Some('.') && !defines(before) => {
            Some("connector_without_nodelay")
        }
        _ => None,
    }
}

/// The words of the path that ends right before a name: `Async::<TcpStream>::` gives both.
fn path(before: &[TokenTree]) -> Vec<String> {
    let colons = |end: &[TokenTree]| {
        end.len() >= 2 && punct(end.last()) == Some(':') && punct(end.get(end.len() - 2)) == Some(':')
    };
    let mut words = Vec::new();
    let mut rest = before;
    while colons(rest) {
        rest = &rest[..rest.len() - 2];
        let mut open = 0;
        while let Some((last, front)) = rest.split_last() {
            match last {
                TokenTree::Punct(p) if p.as_char() == '>' => open += 1,
                TokenTree::Punct(p) if p.as_char() == '<' && open > 0 => open -= 1,
                TokenTree::Ident(word) => words.push(word.to_string()),
                _ if open == 0 => break,
                _ => {}
            }
            rest = front;
            if open == 0 {
                break;
            }
        }
    }
    words.reverse();
    words
}

/// Whether arguments follow, with or without a turbofish.
fn is_called(after: &[TokenTree]) -> bool {
    arguments(after).is_some()
}

fn no_arguments(after: &[TokenTree]) -> bool {
    arguments(after).is_some_and(|group| group.stream().is_empty())
}

fn arguments(after: &[TokenTree]) -> Option<&Group> {
    let mut rest = after;
    if punct(rest.first()) == Some(':') && punct(rest.get(2)) == Some('<') {
        let close = rest.iter().position(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == '>'))?;
        rest = &rest[close + 1..];
    }
    match rest.first() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => Some(group),
        _ => None,
    }
}

/// Whether the name is being defined, not called.
fn defines(before: &[TokenTree]) -> bool {
    matches!(before.last(), Some(TokenTree::Ident(word)) if word == "fn")
}

fn is_cfg_test(attribute: Option<&TokenTree>) -> bool {
    let Some(TokenTree::Group(group)) = attribute else { return false };
    group.stream().to_string().split_whitespace().collect::<String>() == "cfg(test)"
}

/// The place behind the item that starts at `at`: its block or its semicolon.
fn behind_item(tokens: &[TokenTree], at: usize) -> usize {
    let end = tokens[at..].iter().position(|token| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        other => punct(Some(other)) == Some(';'),
    });
    end.map_or(tokens.len(), |end| at + end + 1)
}

fn punct(token: Option<&TokenTree>) -> Option<char> {
    match token {
        Some(TokenTree::Punct(p)) => Some(p.as_char()),
        _ => None,
    }
}
