//! The embedded data files, found by crate name and parsed when first asked for.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, OnceLock};

use include_dir::{Dir, include_dir};

use super::model::{CrateFile, Fact, Role, TrafficFact, TypeFact};
use super::versions::{Decision, Horizon, Versions, decide};

static DATA: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/src/catalog/data");

/// The catalogue that this build carries.
pub fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::scan);
    &CATALOG
}

/// All data files. Crate names are code names (`hyper_util`); `core` and `alloc` mean `std`.
pub struct Catalog {
    /// Code name of a crate to its signature file.
    signatures: HashMap<&'static str, &'static str>,
    /// Family name (file stem) to its file, sorted.
    families: BTreeMap<&'static str, Family>,
    /// Code name of a crate to the rows about it.
    crates: HashMap<String, Entry>,
}

struct Family {
    text: &'static str,
    parsed: OnceLock<CrateFile>,
}

/// One crate: the families that list it, and its index, built at the first question.
struct Entry {
    families: Vec<&'static str>,
    index: OnceLock<Index>,
}

/// The rows of one crate by what they are asked for.
#[derive(Default)]
struct Index {
    facts: HashMap<&'static str, Vec<&'static Fact>>,
    types: HashMap<&'static str, Vec<&'static TypeFact>>,
    traffic: HashMap<&'static str, &'static TrafficFact>,
    /// Package name to the first version that no row of the package knows.
    horizons: HashMap<&'static str, Horizon>,
}

impl Catalog {
    /// Names only: reads the `crates = [...]` line of each family, parses nothing.
    fn scan() -> Self {
        let (mut signatures, mut families) = (HashMap::new(), BTreeMap::new());
        let mut crates: HashMap<String, Entry> = HashMap::new();
        for file in DATA.files() {
            let (Some(stem), Some(text)) =
                (file.path().file_stem().and_then(|s| s.to_str()), file.contents_utf8())
            else {
                continue;
            };
            match file.path().extension().and_then(|e| e.to_str()) {
                Some("rs") => {
                    signatures.insert(stem, text);
                }
                Some("toml") => {
                    for package in crates_line(text) {
                        crates
                            .entry(code_name(package))
                            .or_insert_with(|| Entry { families: Vec::new(), index: OnceLock::new() })
                            .families
                            .push(stem);
                    }
                    families.insert(stem, Family { text, parsed: OnceLock::new() });
                }
                _ => {}
            }
        }
        Self { signatures, families, crates }
    }

    /// The signature file of a crate: Rust text whose root module is that crate.
    pub fn signatures(&self, crate_name: &str) -> Option<&'static str> {
        self.signatures.get(std_for(crate_name)).copied()
    }

    /// Whether there are signatures or rows for the crate.
    pub fn knows(&self, crate_name: &str) -> bool {
        let name = std_for(crate_name);
        self.signatures.contains_key(name) || self.crates.contains_key(name)
    }

    /// All rows that name `path`, of every version, in file order. `path` is canonical: where the item is
    /// defined in the signature file.
    pub fn facts(&'static self, path: &str) -> &'static [&'static Fact] {
        self.index_of_path(path).and_then(|index| index.facts.get(path)).map_or(&[], Vec::as_slice)
    }

    /// What kind of type `path` is, if that is the same in all versions or only one row speaks of it.
    pub fn type_fact(&'static self, path: &str) -> Option<&'static TypeFact> {
        self.type_facts(path).first().copied()
    }

    /// All rows about the type `path`, for those whose kind or capacity changed over the versions.
    pub fn type_facts(&'static self, path: &str) -> &'static [&'static TypeFact] {
        self.index_of_path(path).and_then(|index| index.types.get(path)).map_or(&[], Vec::as_slice)
    }

    /// The traffic row `name`, of the crate `krate` (package or code name) or else of `common`.
    pub fn traffic(&'static self, krate: &str, name: &str) -> Option<&'static TrafficFact> {
        let own = self.index(&code_name(krate)).and_then(|index| index.traffic.get(name).copied());
        own.or_else(|| self.family("common")?.traffic.iter().find(|t| t.name == name))
    }

    /// The rows about `path` with one of `roles` that hold at the versions at hand, with how sure that is.
    pub fn decide(&'static self, path: &str, roles: &[Role], versions: &dyn Versions) -> Vec<Decision> {
        let Some(index) = self.index_of_path(path) else { return Vec::new() };
        let rows: Vec<_> = self.facts(path).iter().copied().filter(|f| roles.contains(&f.role)).collect();
        decide(&rows, &|package| index.horizons.get(package).cloned(), versions)
    }

    /// Words one of which stands in any file that can hold a finding, so that the others are parsed only
    /// when a name leads into them. No word contains another. Parses every family at the first call.
    pub fn words(&'static self) -> &'static [&'static str] {
        static WORDS: OnceLock<Vec<&'static str>> = OnceLock::new();
        WORDS.get_or_init(|| words(self.families().flat_map(|(_, file)| &file.facts)))
    }

    /// All families, parsed, by name.
    pub fn families(&'static self) -> impl Iterator<Item = (&'static str, &'static CrateFile)> {
        self.families.iter().map(|(name, family)| (*name, family.parse(name)))
    }

    /// One family, parsed.
    pub fn family(&'static self, name: &str) -> Option<&'static CrateFile> {
        self.families.get_key_value(name).map(|(name, family)| family.parse(name))
    }

    /// Code names of all crates with a signature file, sorted.
    pub fn signature_crates(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.signatures.keys().copied().collect();
        names.sort_unstable();
        names
    }

    fn index_of_path(&'static self, path: &str) -> Option<&'static Index> {
        self.index(path.split("::").next()?)
    }

    fn index(&'static self, crate_name: &str) -> Option<&'static Index> {
        let name = std_for(crate_name);
        let entry = self.crates.get(name)?;
        Some(entry.index.get_or_init(|| {
            let mut index = Index::default();
            for file in entry.families.iter().filter_map(|family| self.family(family)) {
                index.add(name, file);
            }
            index
        }))
    }
}

impl Family {
    /// # Panics
    /// If the file breaks the form; a test parses every file, so a release cannot.
    fn parse(&'static self, name: &str) -> &'static CrateFile {
        self.parsed.get_or_init(|| {
            toml::from_str(self.text).unwrap_or_else(|e| panic!("catalogue file {name}.toml: {e}"))
        })
    }
}

impl Index {
    /// Takes the rows of `file` whose paths start with `crate_name`.
    fn add(&mut self, crate_name: &str, file: &'static CrateFile) {
        let about = |path: &str| path.split("::").next() == Some(crate_name);
        for fact in &file.facts {
            for path in fact.paths.iter().filter(|path| about(path)) {
                self.facts.entry(path).or_default().push(fact);
            }
            self.horizons.entry(&fact.krate).or_default().add(&fact.versions);
        }
        for row in file.types.iter().filter(|row| about(&row.path)) {
            self.types.entry(&row.path).or_default().push(row);
        }
        for row in &file.traffic {
            self.traffic.entry(&row.name).or_insert(row);
        }
    }
}

/// The package names on the `crates = [...]` lines of a data file.
fn crates_line(text: &str) -> impl Iterator<Item = &str> {
    let list = text
        .lines()
        .position(|line| line.starts_with("crates"))
        .and_then(|n| {
            let start: usize = text.split_inclusive('\n').take(n).map(str::len).sum();
            text[start..].split_once('[')?.1.split_once(']')
        })
        .map_or("", |(list, _)| list);
    list.split('"').skip(1).step_by(2)
}

/// `hyper-util` to `hyper_util`.
fn code_name(package: &str) -> String {
    package.replace('-', "_")
}

fn std_for(crate_name: &str) -> &str {
    match crate_name {
        "core" | "alloc" => "std",
        name => name,
    }
}

/// Segments too common to select files by; the crate's name stands in for them.
const COMMON: &[&str] = &[
    "Agent",
    "Async",
    "Builder",
    "Channel",
    "Client",
    "ClientBuilder",
    "Config",
    "Connection",
    "Endpoint",
    "EventLoop",
    "Incoming",
    "Listener",
    "Request",
    "Rocket",
    "Router",
    "Server",
    "Session",
    "Socket",
    "Stream",
    "accept",
    "agent",
    "bind",
    "client",
    "connect",
    "copy",
    "delete",
    "get",
    "handshake",
    "head",
    "incoming",
    "io",
    "listen",
    "patch",
    "post",
    "put",
    "request",
    "run",
    "send",
    "serve",
    "server",
    "split",
    "stream",
    "write",
    "write_fmt",
];

/// Crates whose name stands in too many files to select any; their sockets have telling types.
const EVERYWHERE: &[&str] = &["std", "tokio"];

/// Words that no row spells but that carry the option or the descriptor.
const ALWAYS: &[&str] = &["setsockopt", "nodelay", "no_delay", "from_raw_fd", ".accept(", ".incoming("];

fn words(facts: impl Iterator<Item = &'static Fact>) -> Vec<&'static str> {
    let mut words: BTreeSet<&'static str> = ALWAYS.iter().copied().collect();
    for fact in facts {
        let created = matches!(fact.role, Role::Opens | Role::Accepts | Role::Listens | Role::Serves);
        if !created && fact.role != Role::Writes {
            continue;
        }
        for path in &fact.paths {
            let mut back = path.rsplit("::");
            let (last, before) = (back.next().unwrap_or_default(), back.next().unwrap_or_default());
            // A method is written beside its type's name, at least where the value is made; what a trait
            // or a receiver of elsewhere writes is known by the method's name alone.
            let is_type = before.starts_with(char::is_uppercase);
            let word = if is_type && created { before } else { last };
            let krate = path.split("::").next().unwrap_or_default();
            if !COMMON.contains(&word) {
                words.insert(word);
            } else if created && !EVERYWHERE.contains(&krate) {
                words.insert(krate);
            }
        }
    }
    // Of two words of which one contains the other, the shorter finds both.
    let all: Vec<_> = words.iter().copied().collect();
    words.retain(|word| !all.iter().any(|other| other != word && word.contains(other)));
    words.into_iter().filter(|word| !word.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crates_line_may_span_lines() {
        let names: Vec<_> = crates_line("# c\ncrates = [\n  \"a-b\", \"c\",\n]\n[[fact]]").collect();
        assert_eq!(names, ["a-b", "c"]);
        assert_eq!(crates_line("crates = []\n[[traffic]]\nname = \"x\"").count(), 0);
    }

    #[test]
    fn core_is_std_and_an_unknown_crate_is_unknown() {
        assert!(!catalog().knows("no_such_crate"));
        assert!(catalog().facts("no_such_crate::f").is_empty());
        assert_eq!(catalog().signatures("core"), catalog().signatures("std"));
    }

    #[test]
    fn no_word_contains_another_and_the_plain_ones_are_found() {
        let words = catalog().words();
        // A shorter word of another crate may stand for a longer one: what counts is that a file is kept.
        for name in ["TcpStream", "TcpListener", "HttpConnector", "nodelay", "write_all"] {
            assert!(words.iter().any(|word| name.contains(word)), "{name} by none of {words:?}");
        }
        assert!(!words.contains(&"tokio"));
        for a in words {
            assert!(!words.iter().any(|b| a != b && a.contains(b)), "{a}");
        }
    }
}
