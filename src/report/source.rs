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

/// A mark with its place among those given: the first is the one that matters most.
struct Placed<M> {
    order: usize,
    range: Range<usize>,
    mark: M,
}

/// Marks that share a window, from line `first` to `last` (0-based).
struct Cluster<M> {
    first: usize,
    last: usize,
    marks: Vec<Placed<M>>,
}

/// Cuts windows around `marks`, byte ranges in `text`; the first window holds the first mark. Ranges that do
/// not lie on characters of the text are left out.
pub(super) fn windows<M>(text: &str, marks: Vec<(Range<usize>, M)>) -> Vec<Window<M>> {
    let starts = line_starts(text);
    let cut = |mut cluster: Cluster<M>| {
        let first = cluster.first.saturating_sub(AROUND);
        let end = starts.get(cluster.last + AROUND + 1).copied().unwrap_or(text.len());
        cluster.marks.sort_by_key(|placed| placed.order);
        let marks = cluster.marks.into_iter().map(|placed| (placed.range, placed.mark)).collect();
        let (text, marks) = make_harmless(text, starts[first]..end, marks);
        Window { text, first_line: first + 1, marks }
    };
    clusters(text, &starts, marks).into_iter().map(cut).collect()
}

fn clusters<M>(text: &str, starts: &[usize], marks: Vec<(Range<usize>, M)>) -> Vec<Cluster<M>> {
    let line_of = |byte: usize| starts.partition_point(|start| *start <= byte) - 1;
    let placed = marks.into_iter().enumerate().map(|(order, (range, mark))| Placed { order, range, mark });
    // `get` refuses what lies outside of the text or inside of a character.
    let mut placed: Vec<_> = placed.filter(|placed| text.get(placed.range.clone()).is_some()).collect();
    placed.sort_by_key(|placed| (placed.range.start, placed.order));
    let mut clusters: Vec<Cluster<M>> = Vec::new();
    for placed in placed {
        let first = line_of(placed.range.start);
        let last = line_of(placed.range.end.saturating_sub(1).max(placed.range.start));
        match clusters.last_mut() {
            Some(cluster) if first <= cluster.last + NEAR => {
                cluster.last = last.max(cluster.last);
                cluster.marks.push(placed);
            }
            _ => clusters.push(Cluster { first, last, marks: vec![placed] }),
        }
    }
    clusters.sort_by_key(|cluster| cluster.marks.iter().map(|placed| placed.order).min());
    clusters
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
