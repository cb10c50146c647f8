//! The code that the human format shows: a few lines around each place, never a whole file, since the
//! renderer builds a table of every line that it is given.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;

use super::text::{is_harmful, push_clean};
use crate::workspace::Package;

/// The text of every file, by `root` and path as findings name them.
#[derive(Debug, Default)]
pub struct Sources(HashMap<(String, String), Arc<str>>);

impl Sources {
    pub fn of(packages: &[Package]) -> Self {
        let files = packages.iter().flat_map(|p| {
            p.files.iter().map(move |f| ((p.root.clone(), format!("{}{}", p.prefix, f.path)), f.text.clone()))
        });
        Self(files.collect())
    }

    #[cfg(test)]
    pub(super) fn from_texts<'t>(texts: impl IntoIterator<Item = ((&'t str, &'t str), &'t str)>) -> Self {
        let own =
            |((root, file), text): ((&str, &str), &str)| ((root.to_owned(), file.to_owned()), text.into());
        Self(texts.into_iter().map(own).collect())
    }

    pub fn get(&self, root: Option<&str>, file: &str) -> Option<&Arc<str>> {
        self.0.get(&(root?.to_owned(), file.to_owned()))
    }

    /// A path as a person may click on it: from the folder given, or from that of the workspace.
    pub fn shown(root: Option<&str>, file: &str) -> String {
        match root {
            None | Some("." | "") => file.to_owned(),
            Some(root) if root.ends_with('/') => format!("{root}{file}"),
            Some(root) => format!("{root}/{file}"),
        }
    }
}

/// Lines shown before the first and after the last marked line of a window.
const AROUND: usize = 1;
/// Marks this many lines apart share a window.
const NEAR: usize = 8;

/// A piece of a file, made harmless, with the marked ranges moved along.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Window<M> {
    pub text: String,
    /// 1-based line of the file with which `text` begins.
    pub first_line: usize,
    /// Byte ranges in `text`, with what they mark.
    pub marks: Vec<(Range<usize>, M)>,
}

/// Cuts windows around `marks`, byte ranges in `text`; the first window holds the first mark. Ranges that do
/// not lie on characters of the text are left out.
pub(super) fn windows<M>(text: &str, marks: Vec<(Range<usize>, M)>) -> Vec<Window<M>> {
    let starts = line_starts(text);
    let line_of = |byte: usize| starts.partition_point(|start| *start <= byte) - 1;
    let is_there = |r: &Range<usize>| {
        r.start <= r.end
            && r.end <= text.len()
            && text.is_char_boundary(r.start)
            && text.is_char_boundary(r.end)
    };
    let mut groups: Vec<(usize, usize, Vec<(usize, Range<usize>, M)>)> = Vec::new();
    let mut marks: Vec<_> = marks
        .into_iter()
        .enumerate()
        .filter(|(_, (r, _))| is_there(r))
        .map(|(i, (r, m))| (i, r, m))
        .collect();
    marks.sort_by_key(|(i, r, _)| (r.start, *i));
    for (i, range, mark) in marks {
        let first = line_of(range.start);
        let last = line_of(range.end.saturating_sub(1).max(range.start));
        match groups.last_mut() {
            Some((_, end, group)) if first <= *end + NEAR => {
                *end = last.max(*end);
                group.push((i, range, mark));
            }
            _ => groups.push((first, last, vec![(i, range, mark)])),
        }
    }
    groups.sort_by_key(|(_, _, group)| group.iter().map(|(i, _, _)| *i).min());
    let cut = |(first, last, mut group): (usize, usize, Vec<(usize, Range<usize>, M)>)| {
        let first = first.saturating_sub(AROUND);
        let end = starts.get(last + AROUND + 1).copied().unwrap_or(text.len());
        group.sort_by_key(|(i, _, _)| *i);
        let marks = group.into_iter().map(|(_, r, m)| (r, m)).collect();
        let (text, marks) = make_harmless(text, starts[first]..end, marks);
        Window { text, first_line: first + 1, marks }
    };
    groups.into_iter().map(cut).collect()
}

fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0)
        .chain(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i + 1))
        .collect()
}

/// Copies `text[span]` with harmful characters written out; line ends and tabs stay.
fn make_harmless<M>(
    text: &str,
    span: Range<usize>,
    mut marks: Vec<(Range<usize>, M)>,
) -> (String, Vec<(Range<usize>, M)>) {
    let mut safe = String::with_capacity(span.len());
    // Where bytes moved: (offset in the file behind the character, how much longer the copy is by then).
    let mut moved: Vec<(usize, usize)> = Vec::new();
    let mut chars = text[span.clone()].char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let is_line_end = c == '\r' && chars.peek().is_some_and(|(_, next)| *next == '\n');
        if matches!(c, '\n' | '\t') || is_line_end || !is_harmful(c) {
            safe.push(c);
        } else {
            let before = safe.len();
            if c == '\r' {
                safe.push_str("\\r")
            } else {
                push_clean(&mut safe, c)
            }
            let longer = safe.len() - before - c.len_utf8();
            let so_far = moved.last().map_or(0, |(_, n)| *n);
            moved.push((span.start + at + c.len_utf8(), so_far + longer));
        }
    }
    let shift = |byte: usize| {
        let behind = moved.partition_point(|(end, _)| *end <= byte);
        byte - span.start + behind.checked_sub(1).map_or(0, |i| moved[i].1)
    };
    for (range, _) in &mut marks {
        *range = shift(range.start)..shift(range.end);
    }
    (safe, marks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_hold_the_marked_lines_and_their_neighbours() {
        let text: String = (1..=100).map(|n| format!("line {n}\n")).collect();
        let at = |n: usize| {
            let start = text.find(&format!("line {n}\n")).unwrap();
            start..start + 4
        };
        let windows = windows(&text, vec![(at(50), 'a'), (at(3), 'b'), (at(55), 'c')]);
        let seen: Vec<_> = windows.iter().map(|w| (w.first_line, w.text.lines().count())).collect();
        assert_eq!(seen, [(49, 8), (2, 3)], "the first mark's window comes first");
        for (range, _) in windows.iter().flat_map(|w| w.marks.iter().map(move |m| (m.0.clone(), w))) {
            assert_eq!(range.len(), 4);
        }
        assert_eq!(&windows[1].text[windows[1].marks[0].0.clone()], "line");
    }

    #[test]
    fn marks_move_with_the_characters_that_are_written_out() {
        let text = "a\u{1b}b target\u{202e} end\r\nlone\rreturn";
        let start = text.find("target").unwrap();
        let windows = windows(text, vec![(start..start + 6, ()), (text.len() - 6..text.len(), ())]);
        assert_eq!(windows[0].text, "a\\u{1b}b target\\u{202e} end\r\nlone\\rreturn");
        assert_eq!(&windows[0].text[windows[0].marks[0].0.clone()], "target");
        assert_eq!(&windows[0].text[windows[0].marks[1].0.clone()], "return");
    }

    #[test]
    fn ranges_that_do_not_fit_the_text_are_left_out() {
        assert_eq!(windows("é", vec![(1..2, ()), (0..9, ())]), []);
        assert_eq!(windows("", vec![(0..0, ())]).len(), 1);
    }
}
