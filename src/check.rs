//! Packages in, findings out: the engine from end to end.

use std::collections::HashMap;

use rayon::prelude::*;
use typed_arena::Arena;

use crate::catalog::catalog;
use crate::finding::{Finding, Inventory};
use crate::flow::answers::Answers;
use crate::flow::build;
use crate::flow::kinds::Kinds;
use crate::flow::receivers::{ReceiverType, receiver_types};
use crate::flow::sockets::Scene;
use crate::lints;
use crate::resolve::World;
use crate::syntax::{self, MacroTable, ir};
use crate::workspace::{Package, Problem};

/// Parser, lowering and inference recurse with the nesting of the code.
const STACK: usize = 256 << 20;

/// What the engine may be told beside the code.
#[derive(Clone, Debug, Default)]
pub struct CheckOptions {
    /// Stop before the lints and fill [`Outcome::receivers`].
    pub receivers: bool,
}

/// Everything that the engine has to say, before levels and confidence are applied.
#[derive(Debug, Default)]
pub struct Outcome {
    pub findings: Vec<Finding>,
    pub inventory: Inventory,
    pub problems: Vec<Problem>,
    /// The types of the receivers of socket calls, where they were asked for.
    pub receivers: Vec<ReceiverType>,
}

/// Lints the marked targets of `packages`.
pub fn check(packages: &[Package], options: &CheckOptions) -> Outcome {
    let groups = groups(packages);
    let run = || -> Vec<Outcome> { groups.par_iter().map(|group| check_group(group, options)).collect() };
    let outcomes = match rayon::ThreadPoolBuilder::new().stack_size(STACK).build() {
        Ok(pool) => pool.install(run),
        // No thread can be had: the caller's own has to do.
        Err(_) => run(),
    };
    let mut all = Outcome::default();
    for outcome in outcomes {
        all.findings.extend(outcome.findings);
        all.problems.extend(outcome.problems);
        all.receivers.extend(outcome.receivers);
        all.inventory.absorb(outcome.inventory);
    }
    all
}

/// Packages that name each other are read together; others apart, side by side.
fn groups(packages: &[Package]) -> Vec<Vec<&Package>> {
    let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
    for (n, p) in packages.iter().enumerate() {
        by_name.entry(p.name.as_str()).or_default().push(n);
    }
    let mut root: Vec<usize> = (0..packages.len()).collect();
    fn find(root: &mut [usize], mut n: usize) -> usize {
        while root[n] != n {
            root[n] = root[root[n]];
            n = root[n];
        }
        n
    }
    for (n, p) in packages.iter().enumerate() {
        for dep in p.deps.values() {
            // A name that several folders share says nothing about which one is meant.
            if let Some([other]) = by_name.get(dep.package.as_str()).map(Vec::as_slice) {
                let (a, b) = (find(&mut root, n), find(&mut root, *other));
                root[a] = b;
            }
        }
    }
    let mut groups: HashMap<usize, Vec<&Package>> = HashMap::new();
    for (n, p) in packages.iter().enumerate() {
        let r = find(&mut root, n);
        groups.entry(r).or_default().push(p);
    }
    let mut out: Vec<_> = groups.into_iter().collect();
    out.sort_by_key(|(n, _)| *n);
    out.into_iter().map(|(_, g)| g).collect()
}

fn check_group(group: &[&Package], options: &CheckOptions) -> Outcome {
    let mut outcome = Outcome::default();
    let files: Vec<(usize, usize)> = group
        .iter()
        .enumerate()
        .flat_map(|(p, package)| (0..package.files.len()).map(move |f| (p, f)))
        .collect();
    outcome.inventory.files = files.len();
    let words = aho_corasick::packed::Searcher::new(catalog().words());
    let relevant = match &words {
        Some(words) => files.iter().any(|&(p, f)| words.find(&*group[p].files[f].text).is_some()),
        None => true,
    };
    if !relevant {
        return outcome;
    }
    let mut macros = MacroTable::default();
    for package in group {
        for file in &package.files {
            for (name, text) in syntax::macro_definitions(&file.text) {
                macros.add(name, text);
            }
        }
    }
    let trees: Vec<(usize, usize, Result<ir::File, syntax::NotParsed>)> =
        files.par_iter().map(|&(p, f)| (p, f, syntax::parse(&group[p].files[f].text, &macros))).collect();
    let mut parsed: Vec<Vec<Option<ir::File>>> =
        group.iter().map(|p| p.files.iter().map(|_| None).collect()).collect();
    for (p, f, tree) in trees {
        let path = format!("{}{}", group[p].prefix, group[p].files[f].path);
        match tree {
            Ok(tree) => {
                outcome.inventory.macros_skipped += tree.macros_skipped.len();
                for why in &tree.left_out {
                    let what = format!("one item not parsed: {}", why.why);
                    outcome.inventory.not_parsed.push(format!("{path}:{}: {what}", why.line));
                    outcome.problems.push(Problem::new(format!("{path}:{}", why.line), what));
                }
                parsed[p][f] = Some(tree);
            }
            Err(why) => {
                let seen = words.as_ref().is_none_or(|w| w.find(&*group[p].files[f].text).is_some());
                let note =
                    if seen { "; it names sockets, and what it does with them is not known" } else { "" };
                outcome.inventory.not_parsed.push(format!("{path}:{}: {}", why.line, why.why));
                if seen {
                    outcome.problems.push(Problem::new(
                        format!("{path}:{}", why.line),
                        format!("not parsed: {}{note}", why.why),
                    ));
                }
            }
        }
    }
    let arena = Arena::new();
    let mut world = World::new(group, parsed, &arena);
    let tests = group
        .iter()
        .any(|p| p.targets.iter().any(|t| t.linted && t.kind.scope() != crate::finding::Scope::Src));
    let graph = build::graph(&mut world, tests);
    if options.receivers {
        outcome.receivers = receiver_types(&world, &graph);
        return outcome;
    }
    let mut kinds = Kinds::default();
    let mut scene = Scene { w: &mut world, g: &graph, kinds: &mut kinds };
    let answers = Answers::of(&mut scene);
    outcome.findings = lints::run(&mut scene, &answers);
    answers.count(&mut scene, &mut outcome.inventory);
    outcome.inventory.sources_absent = world.unknown_crates.iter().map(ToString::to_string).collect();
    outcome
}
