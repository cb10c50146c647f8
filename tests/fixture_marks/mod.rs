//! The `//~` marks of a fixture's sources.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use walkdir::WalkDir;

const IMPACTS: [&str; 7] = ["stall", "rtt", "risk", "latent", "packets", "outage", "delay"];
const CONFIDENCES: [&str; 3] = ["high", "medium", "low"];

/// A finding that the sources expect. `file` is relative to the fixture, with `/`; `line` is 1-based.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub file: String,
    pub line: usize,
    pub lint: String,
    /// `None`: any will do.
    pub impact: Option<String>,
    /// `None`: any will do.
    pub confidence: Option<String>,
}

impl Mark {
    /// Whether `finding`, which says everything, is what this mark asks for.
    pub fn expects(&self, finding: &Mark) -> bool {
        let allows = |asked: &Option<String>, said: &Option<String>| asked.is_none() || asked == said;
        (&self.file, self.line, &self.lint) == (&finding.file, finding.line, &finding.lint)
            && allows(&self.impact, &finding.impact)
            && allows(&self.confidence, &finding.confidence)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.lint)?;
        for word in [&self.impact, &self.confidence].into_iter().flatten() {
            write!(f, " {word}")?;
        }
        Ok(())
    }
}

/// The .rs files of one fixture and the marks in them.
pub struct FixtureSources {
    files: BTreeMap<String, String>,
    pub marks: Vec<Mark>,
}

impl FixtureSources {
    /// Panics, naming the place, if a mark is not well formed: a typo must not pass as silence.
    pub fn read(dir: &Path) -> Self {
        let mut files = BTreeMap::new();
        for entry in WalkDir::new(dir).sort_by_file_name() {
            let entry = entry.unwrap();
            if entry.path().extension().is_some_and(|e| e == "rs") {
                let relative = entry.path().strip_prefix(dir).unwrap().to_string_lossy().replace('\\', "/");
                files.insert(relative, std::fs::read_to_string(entry.path()).unwrap());
            }
        }
        assert!(!files.is_empty(), "no .rs file in {}", dir.display());
        let marks = files.iter().flat_map(|(file, text)| marks_of(file, text)).collect();
        Self { files, marks }
    }

    pub fn text(&self, file: &str) -> &str {
        self.files.get(file).unwrap_or_else(|| panic!("a finding in {file}, which the fixture does not have"))
    }

    /// The 1-based line, empty where there is none.
    pub fn line(&self, file: &str, line: usize) -> &str {
        self.files.get(file).and_then(|t| t.lines().nth(line.saturating_sub(1))).unwrap_or("")
    }

    /// Each file that promises look-alikes, and of which lints.
    pub fn look_alikes(&self) -> impl Iterator<Item = (&str, Vec<String>)> {
        self.files.iter().filter_map(|(file, text)| {
            let (_, list) = text.split_once("Look-alikes of:")?;
            let list = list.lines().next()?.trim().trim_end_matches('.');
            Some((file.as_str(), list.split(',').map(|lint| lint.trim().to_owned()).collect()))
        })
    }
}

fn marks_of(file: &str, text: &str) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for part in line.split("//~").skip(1) {
            let mut words = part.split_whitespace();
            let lint = words.next().unwrap_or_else(|| panic!("{file}:{}: a mark without a lint", index + 1));
            let mut mark = Mark {
                file: file.to_owned(),
                line: index + 1,
                lint: lint.to_owned(),
                impact: None,
                confidence: None,
            };
            for word in words {
                let slot = match word {
                    w if IMPACTS.contains(&w) => &mut mark.impact,
                    w if CONFIDENCES.contains(&w) => &mut mark.confidence,
                    _ => panic!("{file}:{}: {word:?} is neither an impact nor a confidence", index + 1),
                };
                *slot = Some(word.to_owned());
            }
            marks.push(mark);
        }
    }
    marks
}

#[test]
fn marks_are_read_with_their_words() {
    let text = "connect(a); //~ stream_without_nodelay stall //~ split_write medium rtt\nread(a);\n";
    let marks: Vec<String> = marks_of("src/main.rs", text).iter().map(Mark::to_string).collect();
    assert_eq!(marks, ["src/main.rs:1 stream_without_nodelay stall", "src/main.rs:1 split_write rtt medium"]);
}

#[test]
fn a_mark_expects_only_what_it_says() {
    let finding = marks_of("a.rs", "x //~ split_write stall high").remove(0);
    assert!(marks_of("a.rs", "x //~ split_write").remove(0).expects(&finding));
    assert!(marks_of("a.rs", "x //~ split_write stall").remove(0).expects(&finding));
    assert!(!marks_of("a.rs", "x //~ split_write rtt").remove(0).expects(&finding));
    assert!(!marks_of("a.rs", "\nx //~ split_write").remove(0).expects(&finding));
}

#[test]
#[should_panic(expected = "neither an impact")]
fn a_misspelt_mark_is_an_error() {
    marks_of("a.rs", "x //~ split_write stal");
}
