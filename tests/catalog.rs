//! The catalogue keeps its own rules: every file reads, every path is defined, no two rows disagree.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use nodelay_lint::catalog::model::{CrateFile, Fact, Form, Role, State};
use nodelay_lint::catalog::{Versions, catalog, explain_crate};
use nodelay_lint::finding::Confidence;
use nodelay_lint::workspace::KnownVersion;
use semver::{Version, VersionReq};

/// All families; panics with the file's name and toml's own message where one breaks the form.
fn families() -> Vec<(&'static str, &'static CrateFile)> {
    catalog().families().collect()
}

fn facts() -> impl Iterator<Item = (&'static str, &'static Fact)> {
    families().into_iter().flat_map(|(name, file)| file.facts.iter().map(move |fact| (name, fact)))
}

/// Reports all offenders at once: a data file is easier to mend that way.
fn none(what: &str, offenders: Vec<String>) {
    assert!(offenders.is_empty(), "{what}:\n  {}", offenders.join("\n  "));
}

#[test]
fn every_family_reads_and_an_unknown_key_is_named() {
    assert!(families().len() > 10);
    let text =
        "crates = [\"x\"]\n[[fact]]\ncrate = \"x\"\npaths = []\nrole = \"opens\"\nnodely = \"nagle_on\"\n";
    let error = toml::from_str::<CrateFile>(text).unwrap_err().to_string();
    assert!(error.contains("nodely") && error.contains("line 6"), "{error}");
}

#[test]
fn every_row_has_evidence_a_readable_range_and_what_its_role_needs() {
    let mut bad = Vec::new();
    for (family, fact) in facts() {
        let mut say =
            |what: &str| bad.push(format!("{family}.toml {:?} {:?}: {what}", fact.paths, fact.role));
        if fact.evidence.is_empty() || fact.evidence.iter().any(|e| e.trim().is_empty()) {
            say("no evidence");
        }
        if VersionReq::parse(&fact.versions).is_err() {
            say("unreadable versions");
        }
        if fact
            .lock
            .as_deref()
            .is_some_and(|lock| lock.split_once(' ').is_none_or(|(_, req)| VersionReq::parse(req).is_err()))
        {
            say("unreadable lock");
        }
        let made = matches!(fact.role, Role::Opens | Role::Accepts | Role::Serves);
        if made && (fact.nodelay.is_none() && fact.switch.is_none() || fact.kind.is_none()) {
            say("opens, accepts and serves need nodelay or switch, and kind");
        }
        if fact.role == Role::Sets && fact.set.is_none() {
            say("sets needs set");
        }
        if fact.role == Role::Writes && fact.write.is_none() {
            say("writes needs write");
        }
        if fact.set.as_ref().is_some_and(|s| s.form == Form::Bool && s.arg.is_none()) {
            say("a bool form needs its argument");
        }
    }
    none("rows that lack something", bad);
}

#[test]
fn traffic_names_exist_and_ignored_settings_are_rows() {
    let sets: BTreeSet<&str> = facts()
        .filter(|(_, fact)| fact.role == Role::Sets)
        .flat_map(|(_, fact)| fact.paths.iter().map(String::as_str))
        .collect();
    let mut bad = Vec::new();
    for (family, fact) in facts() {
        if let Some(name) = &fact.traffic
            && catalog().traffic(&fact.krate, name).is_none()
        {
            bad.push(format!("{family}.toml: no traffic row {name}"));
        }
        let missing = fact.ignores.iter().filter(|path| !sets.contains(path.as_str()));
        bad.extend(missing.map(|path| format!("{family}.toml: ignores {path}, which no row sets")));
    }
    none("names that lead nowhere", bad);
}

/// Two rows for one path and role must differ in version, feature, lock or the argument they are about.
#[test]
fn no_two_rows_speak_of_one_version() {
    let mut by_key: BTreeMap<String, Vec<&Fact>> = BTreeMap::new();
    for (_, fact) in facts() {
        for path in &fact.paths {
            let key = format!("{path} {:?} {:?} {:?} {}", fact.role, fact.features, fact.lock, fact.krate);
            by_key.entry(format!("{key} {:?}", fact.on)).or_default().push(fact);
        }
    }
    let mut bad = Vec::new();
    for (key, rows) in &by_key {
        for (n, a) in rows.iter().enumerate() {
            for b in &rows[n + 1..] {
                let (a, b) =
                    (VersionReq::parse(&a.versions).unwrap(), VersionReq::parse(&b.versions).unwrap());
                let starts = [&a, &b]
                    .into_iter()
                    .flat_map(|req| &req.comparators)
                    .map(|c| Version::new(c.major, c.minor.unwrap_or(0), c.patch.unwrap_or(0)));
                if starts.chain([Version::new(0, 0, 0)]).any(|v| a.matches(&v) && b.matches(&v)) {
                    bad.push(format!("{key}: {a} and {b}"));
                }
            }
        }
    }
    none("rows that overlap", bad);
}

#[test]
fn every_signature_file_parses_and_its_versions_read() {
    let mut bad = Vec::new();
    for name in catalog().signature_crates() {
        match syn::parse_file(catalog().signatures(name).unwrap()) {
            Err(e) => bad.push(format!("{name}.rs:{}: {e}", e.span().start().line)),
            Ok(file) => {
                let mut reqs = Reqs(Vec::new());
                syn::visit::visit_file(&mut reqs, &file);
                bad.extend(reqs.0.into_iter().map(|req| format!("{name}.rs: versions {req}")));
            }
        }
    }
    none("files that do not parse", bad);
}

/// Unreadable `#[versions("...")]`.
struct Reqs(Vec<String>);

impl<'ast> syn::visit::Visit<'ast> for Reqs {
    fn visit_attribute(&mut self, attr: &'ast syn::Attribute) {
        if attr.path().is_ident("versions") {
            match attr.parse_args::<syn::LitStr>() {
                Ok(req) if VersionReq::parse(&req.value()).is_ok() => {}
                Ok(req) => self.0.push(req.value()),
                Err(e) => self.0.push(e.to_string()),
            }
        }
    }
}

/// The engine asks by canonical path, so a row must name the place of definition, not a re-export.
#[test]
fn every_path_is_defined_in_the_signatures() {
    let mut defined: HashMap<&str, Defined> = HashMap::new();
    for name in catalog().signature_crates() {
        if let Ok(file) = syn::parse_file(catalog().signatures(name).unwrap()) {
            defined.insert(name, Defined::of(name, &file));
        }
    }
    let types = families().into_iter().flat_map(|(_, file)| file.types.iter().map(|t| t.path.as_str()));
    let paths = facts().flat_map(|(_, fact)| fact.paths.iter().map(String::as_str)).chain(types);
    let mut bad = BTreeSet::new();
    for path in paths {
        let krate = path.split("::").next().unwrap();
        match defined.get(krate) {
            None => drop(bad.insert(format!("{path}: no signature file {krate}.rs"))),
            Some(all) if all.paths.contains(path) => {}
            Some(_) => drop(bad.insert(path.to_owned())),
        }
    }
    none("paths that no signature defines", bad.into_iter().collect());
}

/// What one signature file defines, by canonical path.
#[derive(Default)]
struct Defined {
    paths: BTreeSet<String>,
    /// Names that a module imports: (module, name) to full path.
    uses: HashMap<(String, String), String>,
    /// Methods of impl blocks: (module, self type as written, method).
    methods: Vec<(String, String, String)>,
}

impl Defined {
    fn of(krate: &str, file: &syn::File) -> Self {
        let mut all = Self::default();
        all.items(krate, krate, &file.items);
        for (module, written, method) in std::mem::take(&mut all.methods) {
            let owner = all.resolve(krate, &module, &written);
            all.paths.insert(format!("{owner}::{method}"));
        }
        all
    }

    fn items(&mut self, krate: &str, module: &str, items: &[syn::Item]) {
        for item in items {
            match item {
                syn::Item::Mod(m) => {
                    let inner = format!("{module}::{}", m.ident);
                    if let Some((_, items)) = &m.content {
                        self.items(krate, &inner, items);
                    }
                }
                syn::Item::Fn(f) => drop(self.paths.insert(format!("{module}::{}", f.sig.ident))),
                syn::Item::Const(c) => drop(self.paths.insert(format!("{module}::{}", c.ident))),
                syn::Item::Static(c) => drop(self.paths.insert(format!("{module}::{}", c.ident))),
                syn::Item::Struct(s) => {
                    let path = format!("{module}::{}", s.ident);
                    self.paths.extend(
                        s.fields.iter().filter_map(|f| Some(format!("{path}::{}", f.ident.as_ref()?))),
                    );
                    self.paths.insert(path);
                }
                syn::Item::Enum(e) => {
                    let path = format!("{module}::{}", e.ident);
                    self.paths.extend(e.variants.iter().map(|v| format!("{path}::{}", v.ident)));
                    self.paths.insert(path);
                }
                syn::Item::Trait(t) => {
                    let path = format!("{module}::{}", t.ident);
                    for item in &t.items {
                        if let syn::TraitItem::Fn(f) = item {
                            self.paths.insert(format!("{path}::{}", f.sig.ident));
                        }
                    }
                    self.paths.insert(path);
                }
                syn::Item::Impl(i) => {
                    let syn::Type::Path(ty) = &*i.self_ty else { continue };
                    let written: Vec<_> = ty.path.segments.iter().map(|s| s.ident.to_string()).collect();
                    for item in &i.items {
                        if let syn::ImplItem::Fn(f) = item {
                            self.methods.push((module.into(), written.join("::"), f.sig.ident.to_string()));
                        }
                    }
                }
                syn::Item::Use(u) => self.tree(krate, module, &mut Vec::new(), &u.tree),
                _ => {}
            }
        }
    }

    fn tree(&mut self, krate: &str, module: &str, prefix: &mut Vec<String>, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(p) => {
                prefix.push(p.ident.to_string());
                self.tree(krate, module, prefix, &p.tree);
                prefix.pop();
            }
            syn::UseTree::Group(g) => {
                for tree in &g.items {
                    self.tree(krate, module, prefix, tree);
                }
            }
            syn::UseTree::Name(n) => self.import(krate, module, prefix, &n.ident, &n.ident),
            syn::UseTree::Rename(r) => self.import(krate, module, prefix, &r.ident, &r.rename),
            _ => {}
        }
    }

    fn import(&mut self, krate: &str, module: &str, prefix: &[String], from: &syn::Ident, to: &syn::Ident) {
        let full = absolute(krate, module, &format!("{}::{from}", prefix.join("::")));
        self.uses.insert((module.into(), to.to_string()), full);
    }

    /// A type as an impl block in `module` writes it, to its canonical path; follows imports by name.
    fn resolve(&self, krate: &str, module: &str, written: &str) -> String {
        let (first, rest) = written.split_once("::").map_or((written, None), |(a, b)| (a, Some(b)));
        let local = absolute(krate, module, first);
        let base = match self.uses.get(&(module.to_owned(), first.to_owned())) {
            // Of one version the module defines the type itself, of another it re-exports it.
            Some(full) if !self.paths.contains(&local) => full.clone(),
            _ => local,
        };
        rest.map_or(base.clone(), |rest| format!("{base}::{rest}"))
    }
}

/// `crate::`, `self::` and `super::` made full; a bare name is the module's own.
fn absolute(krate: &str, module: &str, path: &str) -> String {
    match path.split_once("::") {
        Some(("crate", rest)) => format!("{krate}::{rest}"),
        Some(("self", rest)) => format!("{module}::{rest}"),
        Some(("super", rest)) => absolute(krate, module.rsplit_once("::").map_or(krate, |m| m.0), rest),
        Some(_) => path.to_owned(),
        None => match path {
            "crate" => krate.to_owned(),
            "super" => module.rsplit_once("::").map_or(krate, |m| m.0).to_owned(),
            name => format!("{module}::{name}"),
        },
    }
}

/// Versions as a test states them: package to version, locked packages, features.
struct Given {
    known: KnownVersion,
    locked: Vec<(&'static str, &'static str)>,
    features: Option<&'static [&'static str]>,
}

impl Versions for Given {
    fn of(&self, _: &str) -> KnownVersion {
        self.known.clone()
    }
    fn locked(&self, package: &str) -> Vec<Version> {
        let of = self.locked.iter().filter(|(name, _)| *name == package);
        of.map(|(_, version)| Version::parse(version).unwrap()).collect()
    }
    fn features(&self, _: &str) -> Option<BTreeSet<String>> {
        self.features.map(|all| all.iter().map(|f| (*f).to_owned()).collect())
    }
}

fn locked(version: &str) -> Given {
    Given { known: KnownVersion::Locked(Version::parse(version).unwrap()), locked: vec![], features: None }
}

fn required(req: &str) -> Given {
    Given { known: KnownVersion::Required(VersionReq::parse(req).unwrap()), locked: vec![], features: None }
}

/// The one decision about a path: state, confidence, what decided.
fn decided(path: &str, given: &Given) -> Option<(Option<State>, Confidence, &'static str)> {
    let made = [Role::Opens, Role::Accepts, Role::Serves];
    let all = catalog().decide(path, &made, given);
    assert!(all.len() < 2, "{path}: {all:?}");
    all.first().map(|d| (d.fact.nodelay, d.confidence, d.decided_by))
}

#[test]
fn a_locked_version_decides() {
    use State::{Callers, NagleOff, NagleOn};
    for (path, version, state) in [
        ("axum::serve::serve", "0.7.5", NagleOn),
        ("axum::serve::serve", "0.7.9", NagleOn),
        ("axum::serve::serve", "0.8.9", Callers),
        ("tonic::transport::server::Server::builder", "0.14.9", NagleOff),
        ("tonic::transport::server::Server::default", "0.14.2", NagleOn),
        ("tonic::transport::server::Server::default", "0.14.3", NagleOff),
        ("tonic::transport::server::TcpIncoming::bind", "0.13.0", NagleOn),
        ("redis::Client::get_connection", "1.8.1", NagleOn),
        ("redis::Client::get_connection", "2.0.0-rc.2", NagleOff),
        ("redis::Client::get_connection", "0.23.3", NagleOn),
        ("warp::Server::run", "0.3.7", NagleOff),
        ("warp::Server::run", "0.4.3", NagleOn),
        ("sqlx_core::net::socket::connect_tcp", "0.8.6", NagleOff),
        ("sqlx_core::net::socket::connect_tcp", "0.9.0", NagleOn),
        ("tungstenite::client::connect", "0.2.3", NagleOn),
        ("tungstenite::client::connect", "0.30.0", NagleOff),
        ("tokio_tungstenite::connect_async", "0.30.0", NagleOn),
        ("sqlx::PgPool::connect", "0.7.3", NagleOn),
        ("sqlx::PgPool::connect", "0.8.6", NagleOff),
        ("sqlx::PgPool::connect", "0.9.0", NagleOn),
        ("mysql_async::Pool::new", "0.12.2", NagleOn),
        ("mysql_async::Pool::new", "0.37.1", NagleOff),
        ("amqprs::connection::Connection::open", "2.1.3", NagleOn),
        ("amqprs::connection::Connection::open", "2.1.5", NagleOff),
        ("tcp_stream::TcpStream::connect", "0.24.3", NagleOn),
        ("tcp_stream::TcpStream::connect", "0.34.14", NagleOff),
        ("libp2p_tcp::Config::default", "0.42.0", NagleOn),
        ("libp2p_tcp::Config::default", "0.45.0", NagleOff),
        ("libp2p::tcp::TcpConfig::new", "0.28.1", NagleOn),
        ("libp2p::tcp::Config::default", "0.54.1", NagleOn),
        ("thrift::transport::TTcpChannel::open", "0.17.0", NagleOn),
        ("thrift::transport::TTcpChannel::open", "0.25.0", NagleOff),
        ("aws_smithy_http_client::ConnectorBuilder::default", "1.1.12", NagleOn),
        ("aws_smithy_http_client::ConnectorBuilder::default", "1.1.13", NagleOff),
    ] {
        let got = decided(path, &locked(version));
        assert_eq!(got, Some((Some(state), Confidence::High, "lock")), "{path} {version}");
    }
    assert_eq!(decided("tonic::transport::server::TcpIncoming::new", &locked("0.13.0")), None);
    assert_eq!(catalog().decide("axum::serve::Serve::tcp_nodelay", &[Role::Sets], &locked("0.7.9")).len(), 1);
    assert!(catalog().decide("axum::serve::Serve::tcp_nodelay", &[Role::Sets], &locked("0.7.5")).is_empty());
}

#[test]
fn a_version_newer_than_the_catalogue_is_taken_for_the_newest_that_it_knows() {
    let got = decided("axum::serve::serve", &locked("0.9.0"));
    assert_eq!(got, Some((Some(State::Callers), Confidence::Medium, "newest")));
}

#[test]
fn a_requirement_is_as_sure_as_the_versions_that_it_allows_agree() {
    for (path, req, confidence, state) in [
        ("axum::serve::serve", "0.8", Confidence::High, State::Callers),
        ("axum::serve::serve", "0.7", Confidence::Medium, State::NagleOn),
        ("axum::serve::serve", ">=0.7", Confidence::Medium, State::Callers),
        ("warp::Server::run", "0.3", Confidence::High, State::NagleOff),
        ("warp::Server::run", ">=0.3", Confidence::Medium, State::NagleOn),
        ("redis::Client::get_connection", "1", Confidence::High, State::NagleOn),
        ("tonic::transport::server::Server::default", "0.14", Confidence::Medium, State::NagleOff),
        ("tonic::transport::server::Server::default", "0.13", Confidence::High, State::NagleOn),
    ] {
        let got = decided(path, &required(req));
        assert_eq!(got, Some((Some(state), confidence, "manifest")), "{path} {req}");
    }
    let unknown = Given { known: KnownVersion::Unknown, locked: vec![], features: None };
    let got = decided("warp::Server::run", &unknown);
    assert_eq!(got, Some((Some(State::NagleOn), Confidence::Medium, "newest")));
}

#[test]
fn features_and_other_locked_packages_decide() {
    let path = "reqwest::Client::new";
    let mut given = locked("0.11.22");
    given.features = Some(&["default", "json"]);
    assert_eq!(decided(path, &given), Some((Some(State::NagleOn), Confidence::High, "lock")));
    given.features = Some(&["json"]);
    assert_eq!(decided(path, &given), Some((Some(State::NagleOff), Confidence::Medium, "lock")));
    given.features = None;
    assert_eq!(decided(path, &given), Some((Some(State::NagleOn), Confidence::Medium, "lock")));

    let path = "lapin::connection::Connection::connect";
    let mut given = locked("4.12.3");
    given.locked = vec![("async-rs", "0.8.6")];
    assert_eq!(decided(path, &given), Some((Some(State::NagleOn), Confidence::High, "lock")));
    given.locked = vec![("async-rs", "0.8.13")];
    assert_eq!(decided(path, &given), Some((Some(State::NagleOff), Confidence::High, "lock")));

    let path = "rdkafka::config::ClientConfig::create";
    let mut given = locked("0.36.2");
    given.locked = vec![("rdkafka-sys", "4.8.0")];
    assert_eq!(decided(path, &given), Some((Some(State::NagleOn), Confidence::High, "lock")));
    given.locked = vec![("rdkafka-sys", "4.9.0")];
    assert_eq!(decided(path, &given), Some((Some(State::NagleOff), Confidence::High, "lock")));
}

#[test]
fn explaining_a_crate_names_its_rows_and_their_evidence() {
    let text = explain_crate("hyper_util").unwrap();
    for part in
        ["HttpConnector::new", "Nagle stays ON", "(>=0.1, <0.2)", "measured, 2026-11-30: hyper-util-0.1.21/"]
    {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!(explain_crate("no-such-crate"), None);
}
