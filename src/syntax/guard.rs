//! A light lexer that runs before the parser: bracket depth, and where `macro_rules!` definitions stand.

use super::ir::Name;

/// Deeper nesting is refused: the parser, its visitors and the drop of its tree recurse.
pub const MAX_DEPTH: u32 = 256;

/// The 1-based line on which brackets nest deeper than [`MAX_DEPTH`], if they do.
pub fn too_deep(text: &str) -> Option<u32> {
    let (mut depth, mut line) = (0u32, 1u32);
    let mut found = None;
    scan(text.as_bytes(), |byte, _| {
        match byte {
            b'\n' => line += 1,
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            found = Some(line);
        }
        found.is_none()
    });
    found
}

/// The text behind a byte-order mark and a shebang line, as syn reads it.
pub fn without_prefix(text: &str) -> &str {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if !text.starts_with("#!") {
        return text;
    }
    // `#![attribute]` is no shebang.
    let rest = text[2..].trim_start();
    if rest.starts_with('[') {
        return text;
    }
    text.find('\n').map_or("", |end| &text[end..])
}

/// Calls `seen` with each byte (and its offset) that is neither in a comment nor in a literal, newlines
/// everywhere included, until it says false.
pub fn scan(bytes: &[u8], mut seen: impl FnMut(u8, usize) -> bool) {
    let mut i = 0;
    let at = |i: usize| bytes.get(i).copied().unwrap_or(0);
    while i < bytes.len() {
        let byte = bytes[i];
        let end = match byte {
            b'/' if at(i + 1) == b'/' => {
                bytes[i..].iter().position(|&b| b == b'\n').map_or(bytes.len(), |n| i + n)
            }
            b'/' if at(i + 1) == b'*' => block_comment(bytes, i),
            b'"' => string(bytes, i + 1),
            b'r' if !before_is_word(bytes, i) && raw_hashes(bytes, i + 1).is_some() => {
                raw_string(bytes, i + 1)
            }
            b'b' | b'c'
                if !before_is_word(bytes, i) && at(i + 1) == b'r' && raw_hashes(bytes, i + 2).is_some() =>
            {
                raw_string(bytes, i + 2)
            }
            b'\'' => char_or_lifetime(bytes, i),
            _ => {
                if !seen(byte, i) {
                    return;
                }
                i += 1;
                continue;
            }
        };
        for (n, &b) in bytes[i..end.min(bytes.len())].iter().enumerate() {
            if b == b'\n' && !seen(b, i + n) {
                return;
            }
        }
        i = end.max(i + 1);
    }
}

fn before_is_word(bytes: &[u8], i: usize) -> bool {
    i > 0 && (bytes[i - 1].is_ascii_alphanumeric() || bytes[i - 1] == b'_')
}

fn block_comment(bytes: &[u8], start: usize) -> usize {
    let (mut i, mut depth) = (start, 0u32);
    while i < bytes.len() {
        match &bytes[i..bytes.len().min(i + 2)] {
            b"/*" => {
                depth += 1;
                i += 2;
            }
            b"*/" => {
                depth -= 1;
                i += 2;
                if depth == 0 {
                    return i;
                }
            }
            _ => i += 1,
        }
    }
    i
}

fn string(bytes: &[u8], mut i: usize) -> usize {
    while i < bytes.len() {
        match bytes[i] {
            b'\\' => i += 2,
            b'"' => return i + 1,
            _ => i += 1,
        }
    }
    i
}

/// The number of `#` before the quote of a raw string whose `r` stands just before `i`.
fn raw_hashes(bytes: &[u8], i: usize) -> Option<usize> {
    let n = bytes[i.min(bytes.len())..].iter().take_while(|&&b| b == b'#').count();
    (bytes.get(i + n) == Some(&b'"')).then_some(n)
}

fn raw_string(bytes: &[u8], i: usize) -> usize {
    let hashes = raw_hashes(bytes, i).unwrap_or(0);
    let mut j = i + hashes + 1;
    while j < bytes.len() {
        if bytes[j] == b'"' && bytes[j + 1..].iter().take(hashes).filter(|&&b| b == b'#').count() == hashes {
            return j + 1 + hashes;
        }
        j += 1;
    }
    j
}

fn char_or_lifetime(bytes: &[u8], i: usize) -> usize {
    match bytes.get(i + 1) {
        Some(b'\\') => {
            let mut j = i + 3;
            while j < bytes.len() && bytes[j] != b'\'' && bytes[j] != b'\n' {
                j += 1;
            }
            j + 1
        }
        // A character of up to four bytes, then the closing quote; else a lifetime.
        Some(_) => (2..=5)
            .find(|n| bytes.get(i + n) == Some(&b'\''))
            .filter(|n| std::str::from_utf8(&bytes[i + 1..i + n]).is_ok_and(|s| s.chars().count() == 1))
            .map_or(i + 1, |n| i + n + 1),
        None => i + 1,
    }
}

/// See [`super::macro_definitions`].
pub fn macro_definitions(text: &str) -> Vec<(Name, String)> {
    const WORD: &str = "macro_rules!";
    let mut found = Vec::new();
    if !text.contains(WORD) {
        return found;
    }
    // Offsets of code bytes only, so that definitions in comments and doc tests are passed over.
    let bytes = text.as_bytes();
    let mut state = Vec::<(usize, u32)>::new();
    let mut depth = 0u32;
    scan(bytes, |byte, at| {
        match byte {
            b'm' if text[at..].starts_with(WORD) && !before_is_word(bytes, at) => state.push((at, depth)),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                if let Some(&(start, outer)) = state.last()
                    && outer == depth
                {
                    state.pop();
                    let head = &text[start + WORD.len()..at];
                    if let Some(open) = head.find(['(', '[', '{']) {
                        let name = head[..open].trim();
                        if !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_') {
                            found.push((name.into(), head[open + 1..].to_owned()));
                        }
                    }
                }
            }
            _ => {}
        }
        true
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_in_comments_and_literals_do_not_count() {
        let noise = format!("// {0}\n/* {0} */ \"{0}\" r#\"{0}\"# '(' b'['", "(".repeat(600));
        assert_eq!(too_deep(&noise), None);
        assert_eq!(too_deep(&format!("fn f<'a>() {{\n{}", "(".repeat(600))), Some(2));
    }

    #[test]
    fn definitions_are_found_outside_comments_only() {
        let text = "// macro_rules! no { () => {} }\nmod m { macro_rules! yes { ($e:expr) => { f($e) }; } }";
        assert_eq!(macro_definitions(text), vec![("yes".into(), " ($e:expr) => { f($e) }; ".into())]);
    }

    #[test]
    fn shebang_and_mark_are_the_prefix_but_attributes_are_not() {
        assert_eq!(without_prefix("\u{feff}#!/bin/sh\nfn f() {}"), "\nfn f() {}");
        assert_eq!(without_prefix("#![allow(x)]"), "#![allow(x)]");
    }
}
