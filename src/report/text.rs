//! Text from scanned code is not to be trusted: a name or a comment may hold escape sequences that move the
//! cursor, or marks that show the text in another order than it has.

use std::borrow::Cow;

/// Whether a terminal might do something other than draw this character in its place.
pub fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{061c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// One line of text with every harmful character written as Rust escapes it: `\u{1b}`.
pub fn clean(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_harmful) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        push_clean(&mut safe, c);
    }
    Cow::Owned(safe)
}

/// The same for text of several lines: line feeds and tabs stay.
pub fn clean_lines(text: &str) -> Cow<'_, str> {
    if !text.chars().any(|c| is_harmful(c) && !matches!(c, '\n' | '\t')) {
        return Cow::Borrowed(text);
    }
    let mut safe = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if matches!(c, '\n' | '\t') { safe.push(c) } else { push_clean(&mut safe, c) }
    }
    Cow::Owned(safe)
}

pub(super) fn push_clean(to: &mut String, c: char) {
    match c {
        '\n' | '\r' | '\t' => to.push(' '),
        c if is_harmful(c) => to.extend(c.escape_unicode()),
        c => to.push(c),
    }
}

/// `1 warning`, `2 warnings`.
pub fn count(n: usize, one: &str) -> String {
    if n == 1 { format!("{n} {one}") } else { format!("{n} {one}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_marks_of_direction_are_written_out() {
        assert_eq!(clean("a\u{1b}[2Jb\u{202e}c\u{9b}"), "a\\u{1b}[2Jb\\u{202e}c\\u{9b}");
        assert_eq!(clean("one\r\ntwo\tthree"), "one  two three");
        assert_eq!(clean_lines("one\n\ttwo\u{7}"), "one\n\ttwo\\u{7}");
        assert!(matches!(clean("größe ∀ 漢字"), Cow::Borrowed(_)));
    }
}
