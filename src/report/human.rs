//! One block a finding, for people: the consequence, the code with the way to it, the fix, the kernel's word.

use std::io::{self, Write};
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level as Shown, Origin, Patch, Renderer, Snippet};

use super::source::{Window, windows};
use super::text::{clean, clean_lines};
use super::{Report, Sources, inventory, probe};
use crate::finding::{Finding, Fix, Level};

pub(super) fn write(report: &Report<'_>, out: &mut impl Write) -> io::Result<()> {
    let renderer = if report.styled { Renderer::styled() } else { Renderer::plain() };
    let renderer = renderer.term_width(report.width);
    for finding in report.findings {
        let block = Block { finding, sources: report.sources };
        writeln!(out, "{}\n", renderer.render(&block.groups()))?;
    }
    inventory::write(report, out)
}

struct Block<'a> {
    finding: &'a Finding,
    sources: &'a Sources,
}

/// A marked place of the finding's own file.
enum Mark<'a> {
    Fault,
    Step(&'a str),
}

impl<'a> Block<'a> {
    fn groups(&self) -> Vec<Group<'a>> {
        let f = self.finding;
        let level = match f.level {
            Level::Error => Shown::ERROR,
            Level::Warning => Shown::WARNING,
            Level::Note => Shown::NOTE,
        };
        let mut main = level.primary_title(clean(&f.message)).id(f.lint).elements(self.code());
        for note in self.notes() {
            main = main.element(Shown::NOTE.message(note));
        }
        let mut groups = vec![main];
        groups.extend(f.fix.as_ref().map(|fix| self.fix(fix)));
        groups
    }

    fn path(&self, file: &str) -> String {
        clean(&Sources::shown(self.finding.root.as_deref(), file)).into_owned()
    }

    /// The windows of the finding's file, or only its place where the text is not at hand.
    fn code(&self) -> Vec<annotate_snippets::Element<'a>> {
        let f = self.finding;
        let path = self.path(&f.file);
        let windows = self.text(&f.file).map(|text| windows(text, self.marks())).unwrap_or_default();
        if windows.is_empty() {
            let origin = Origin::path(path).line(f.range.line as usize).char_column(f.range.column as usize);
            return vec![origin.into()];
        }
        windows.into_iter().map(|window| self.snippet(path.clone(), window).into()).collect()
    }

    fn text(&self, file: &str) -> Option<&'a str> {
        self.sources.get(self.finding.root.as_deref(), file).map(|text| &**text)
    }

    fn marks(&self) -> Vec<(Range<usize>, Mark<'a>)> {
        let f = self.finding;
        let own = f.range.byte_start as usize..f.range.byte_end as usize;
        // A step at the fault's own place is its label, not a second mark on the same characters.
        let steps = f.trail.iter().filter(|s| s.file == f.file).filter_map(|step| {
            let range = step.bytes.0 as usize..step.bytes.1 as usize;
            (!range.is_empty() && range != own).then_some((range, Mark::Step(&step.what)))
        });
        std::iter::once((own.clone(), Mark::Fault)).chain(steps).collect()
    }

    fn snippet(
        &self,
        path: String,
        window: Window<Mark<'a>>,
    ) -> Snippet<'a, annotate_snippets::Annotation<'a>> {
        let f = self.finding;
        let here = f.trail.iter().find(|s| {
            s.file == f.file && s.bytes == (f.range.byte_start, f.range.byte_end) && s.bytes.0 < s.bytes.1
        });
        let annotations = window.marks.into_iter().map(|(range, mark)| match mark {
            Mark::Fault => AnnotationKind::Primary.span(range).label(here.map(|step| clean(&step.what))),
            Mark::Step(what) => AnnotationKind::Context.span(range).label(clean(what)),
        });
        let annotations: Vec<_> = annotations.collect();
        Snippet::source(window.text).line_start(window.first_line).path(path).annotations(annotations)
    }

    /// What does not fit beside the code: steps in other files, twins, the fact, the kernel's word.
    fn notes(&self) -> Vec<String> {
        let f = self.finding;
        let is_marked =
            |file: &str, bytes: (u32, u32)| file == f.file && bytes.0 < bytes.1 && self.text(file).is_some();
        let steps = f.trail.iter().filter(|step| !is_marked(&step.file, step.bytes));
        let mut notes: Vec<String> = steps
            .map(|s| format!("{}:{}:{}: {}", self.path(&s.file), s.line, s.column, clean(&s.what)))
            .collect();
        if !f.also.is_empty() {
            let places = f.also.iter().map(|a| format!("{}:{}", self.path(&a.file), a.line));
            notes.push(format!("also at {}", places.collect::<Vec<_>>().join(", ")));
        }
        if let Some(fact) = &f.fact {
            let version = match (&fact.version, fact.decided_by.as_str()) {
                (Some(version), "lock") => format!(" {version} (Cargo.lock)"),
                (Some(version), by) => format!(" {version} (taken from {by})"),
                (None, _) => String::new(),
            };
            notes.push(format!("{}{}: {}", clean(&fact.krate), clean(&version), clean(&fact.evidence)));
        }
        if let Some(probe) = &f.probe {
            notes.extend(probe::notes(probe));
        }
        notes
    }

    fn fix(&self, fix: &'a Fix) -> Group<'a> {
        let group = Group::with_title(Shown::HELP.secondary_title(clean(&fix.title).into_owned()));
        let mut files: Vec<&str> = fix.edits.iter().map(|e| e.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        let in_file = |file: &'a str| -> Vec<Snippet<'a, Patch<'a>>> {
            let Some(text) = self.text(file) else { return Vec::new() };
            let edits = fix.edits.iter().filter(|e| e.file == file);
            let marks =
                edits.map(|e| (e.byte_start as usize..e.byte_end as usize, e.text.as_str())).collect();
            let patch = |(range, new): (Range<usize>, &str)| Patch::new(range, clean_lines(new).into_owned());
            windows(text, marks)
                .into_iter()
                .map(|w| {
                    let patches: Vec<_> = w.marks.into_iter().map(patch).collect();
                    Snippet::source(w.text).line_start(w.first_line).path(self.path(file)).patches(patches)
                })
                .collect()
        };
        group.elements(files.into_iter().flat_map(in_file))
    }
}

#[cfg(test)]
mod tests {
    use super::super::sample::{finding, report_of};
    use super::*;
    use crate::finding::{Also, Applicability, Edit, FactRef, Inventory, TrailStep};
    use crate::probe::{Grade, Pass, ProbeReport, Verdict, Way, Ways};
    use crate::traffic::Lifetime;

    const CODE: &str = "\
fn call(addr: &str) -> io::Result<()> {
    let mut s = TcpStream::connect(addr)?;
    s.write_all(HEAD)?;
    s.write_all(BODY)?; // \u{1b}[31m\u{202e}
    Ok(())
}
";

    fn bytes_of(text: &str, nth: usize) -> (u32, u32) {
        let (start, found) = CODE.match_indices(text).nth(nth).unwrap();
        (start as u32, (start + found.len()) as u32)
    }

    fn step(file: &str, line: u32, what: &str, bytes: (u32, u32)) -> TrailStep {
        TrailStep { file: file.into(), line, column: 5, what: what.into(), bytes }
    }

    fn sample() -> Finding {
        let second = bytes_of("write_all", 1);
        let mut f = finding("split_write", 4);
        (f.range.byte_start, f.range.byte_end) = second;
        f.trail = vec![
            step("src/lib.rs", 2, "opened here, Nagle on", bytes_of("connect", 0)),
            step("src/lib.rs", 3, "first write", bytes_of("write_all", 0)),
            step("src/lib.rs", 4, "second write, held back", second),
            step("src/main.rs", 9, "called here\u{9b}", (0, 4)),
        ];
        f.also = vec![Also { file: "src/lib.rs".into(), line: 40 }];
        f.fact = Some(FactRef {
            krate: "std".into(),
            version: None,
            decided_by: "lock".into(),
            evidence: "source".into(),
        });
        let at = bytes_of("?;", 0).1;
        let text = "\n    s.set_nodelay(true)?;".to_owned();
        let edit = Edit { file: "src/lib.rs".into(), byte_start: at, byte_end: at, text };
        let title = "set the option".to_owned();
        f.fix = Some(Fix { title, applicability: Applicability::MaybeIncorrect, edits: vec![edit] });
        f
    }

    fn shown(finding: Finding) -> String {
        let sources = Sources::from_texts([((".", "src/lib.rs"), CODE)]);
        let mut out = Vec::new();
        let inventory = Inventory::default();
        report_of(&[finding], &inventory, &sources, |report| write(report, &mut out).unwrap());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_block_holds_the_consequence_the_way_the_twins_and_the_fix() {
        let text = shown(sample());
        let expected = r"warning[split_write]: each call after the first waits for the peer's delayed ACK
 --> src/lib.rs:4:7
  |
2 |     let mut s = TcpStream::connect(addr)?;
  |                            ------- opened here, Nagle on
3 |     s.write_all(HEAD)?;
  |       --------- first write
4 |     s.write_all(BODY)?; // \u{1b}[31m\u{202e}
  |       ^^^^^^^^^ second write, held back
  |
  = note: src/main.rs:9:5: called here\u{9b}
  = note: also at src/lib.rs:40
  = note: std: source
help: set the option
  |
2 ~     let mut s = TcpStream::connect(addr)?;
3 +     s.set_nodelay(true)?;
  |
";
        assert!(text.starts_with(expected), "{text}");
    }

    #[test]
    fn a_file_that_is_not_at_hand_is_named_with_its_line() {
        let mut f = sample();
        f.file = "gone.rs".into();
        let text = shown(f);
        assert!(text.contains("--> gone.rs:4:9"), "{text}");
        assert!(text.contains("note: src/lib.rs:3:5: first write"), "{text}");
    }

    #[test]
    fn the_kernels_word_stands_in_aligned_notes() {
        let way = |stalled| Way {
            n: 12,
            stalled,
            held: None,
            slow: stalled,
            min_us: 20,
            p50_us: 30,
            max_us: 40,
            packets: None,
        };
        let ways = Ways { as_found: way(12), nodelay: way(0), one_write: way(0), one_end: None };
        let pass = Pass {
            mss: None,
            maxseg: None,
            pattern: vec![4, 12],
            reply: vec![],
            lifetime: Lifetime::Reused,
            ways,
            verdict: Verdict::Confirmed,
        };
        let mut f = sample();
        f.probe = Some(ProbeReport {
            grade: Grade::Replayed,
            verdict: Verdict::Confirmed,
            reason: "confirmed by replay".into(),
            assumptions: vec![],
            controls: vec![],
            passes: vec![pass],
        });
        let expected = "  \
  = note: replayed on loopback: confirmed by replay
  = note: request [4, 12], no reply; min / median / max:
            as found     12 of 12 stalled, 0.02 / 0.03 / 0.04 ms
            with nodelay  0 of 12 stalled, 0.02 / 0.03 / 0.04 ms
            in one write  0 of 12 stalled, 0.02 / 0.03 / 0.04 ms
help: set the option
";
        let text = shown(f);
        assert!(text.contains(expected), "{text}");
    }

    /// A panic of the renderer would cost the whole report.
    #[test]
    fn no_text_and_no_range_stops_the_report() {
        let pieces =
            ["a", "é", "漢", "\t", " ", "\n", "\r\n", "\r", "\u{202e}", "{", "𝄞", "\n\n", "long_name_here"];
        let mut state = 7u64;
        let mut next = move |below: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) as usize % below
        };
        for _ in 0..3000 {
            let text: String = (0..next(60)).map(|_| pieces[next(pieces.len())]).collect();
            let mut range = || {
                let (a, b) = (next(text.len() + 1) as u32, next(text.len() + 1) as u32);
                (a.min(b), a.max(b))
            };
            let mut f = sample();
            (f.range.byte_start, f.range.byte_end) = range();
            for step in &mut f.trail {
                step.bytes = range();
            }
            let edits = &mut f.fix.as_mut().unwrap().edits;
            (edits[0].byte_start, edits[0].byte_end) = range();
            let sources = Sources::from_texts([((".", "src/lib.rs"), text.as_str())]);
            let mut out = Vec::new();
            report_of(&[f], &Inventory::default(), &sources, |report| write(report, &mut out).unwrap());
            assert!(out.starts_with(b"warning[split_write]: each call"));
        }
    }
}
