//! A small, bounded `macro_rules` expander. Tokens that the call hands in keep their places in the file;
//! tokens of the definition take the place of the macro's name at the call.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

use super::ir::Name;

/// No expansion yields more tokens than this: recursion in a definition may double them at every level.
const MAX_TOKENS: usize = 20_000;

/// Definitions by name. Text, not tokens: tokens belong to the thread that made them.
#[derive(Debug, Default)]
pub struct MacroTable {
    definitions: HashMap<Name, Vec<String>>,
}

impl MacroTable {
    pub fn add(&mut self, name: Name, text: String) {
        self.definitions.entry(name).or_default().push(text);
    }

    pub fn defines(&self, name: &Name) -> bool {
        self.definitions.contains_key(name)
    }

    /// The tokens that a call stands for, or nothing where no rule matches.
    pub fn expand(&self, name: &Name, call: TokenStream, at: Span) -> Option<TokenStream> {
        let call: Vec<TokenTree> = call.into_iter().collect();
        self.definitions.get(name)?.iter().find_map(|text| {
            let definition: TokenStream = text.parse().ok()?;
            rules(definition).into_iter().find_map(|(matcher, body)| {
                let mut bound = Bindings::default();
                let rest = matches(&matcher, &call, &mut bound)?;
                if !rest.is_empty() {
                    return None;
                }
                let mut out = Vec::new();
                transcribe(&body, &bound, &mut Vec::new(), at, &mut out)?;
                Some(out.into_iter().collect())
            })
        })
    }
}

type Tokens = Vec<TokenTree>;

/// `(matcher) => { body };` …
fn rules(definition: TokenStream) -> Vec<(Tokens, Tokens)> {
    let groups = definition.into_iter().filter_map(|t| match t {
        TokenTree::Group(g) => Some(g.stream().into_iter().collect::<Tokens>()),
        _ => None,
    });
    let groups: Vec<Tokens> = groups.collect();
    groups.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect()
}

/// What a fragment matched: tokens at its repetition depth.
#[derive(Debug, Clone)]
enum Binding {
    One(Tokens),
    Many(Vec<Bindings>),
}

#[derive(Debug, Clone, Default)]
struct Bindings(HashMap<String, Binding>);

fn is_punct(tree: Option<&TokenTree>, c: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(p)) if p.as_char() == c)
}

/// Matches `matcher` against the start of `input`; gives what is left of the input.
fn matches<'i>(
    matcher: &[TokenTree],
    mut input: &'i [TokenTree],
    bound: &mut Bindings,
) -> Option<&'i [TokenTree]> {
    let mut i = 0;
    while i < matcher.len() {
        if is_punct(matcher.get(i), '$') {
            match matcher.get(i + 1) {
                Some(TokenTree::Ident(name)) if is_punct(matcher.get(i + 2), ':') => {
                    let Some(TokenTree::Ident(kind)) = matcher.get(i + 3) else { return None };
                    let n = fragment(&kind.to_string(), input)?;
                    bound.0.insert(name.to_string(), Binding::One(input[..n].to_vec()));
                    input = &input[n..];
                    i += 4;
                    continue;
                }
                Some(TokenTree::Group(inner)) if inner.delimiter() == Delimiter::Parenthesis => {
                    let (separator, op, used) = repetition(&matcher[i + 2..])?;
                    let inner: Tokens = inner.stream().into_iter().collect();
                    input = repeat(&inner, separator.as_ref(), op, &matcher[i + 2 + used..], input, bound)?;
                    i += 2 + used;
                    continue;
                }
                _ => {}
            }
        }
        let (want, have) = (&matcher[i], input.first()?);
        match (want, have) {
            (TokenTree::Group(a), TokenTree::Group(b)) if a.delimiter() == b.delimiter() => {
                let (a, b): (Tokens, Tokens) =
                    (a.stream().into_iter().collect(), b.stream().into_iter().collect());
                if !matches(&a, &b, bound)?.is_empty() {
                    return None;
                }
            }
            (TokenTree::Group(_), _) | (_, TokenTree::Group(_)) => return None,
            (a, b) if a.to_string() == b.to_string() => {}
            _ => return None,
        }
        input = &input[1..];
        i += 1;
    }
    Some(input)
}

/// The separator and operator behind `$( … )`, and how many tokens they are.
fn repetition(after: &[TokenTree]) -> Option<(Option<TokenTree>, char, usize)> {
    let op = |t: Option<&TokenTree>| match t {
        Some(TokenTree::Punct(p)) if matches!(p.as_char(), '*' | '+' | '?') => Some(p.as_char()),
        _ => None,
    };
    if let Some(c) = op(after.first()) {
        return Some((None, c, 1));
    }
    // `=>` as a separator is two tokens; both must follow each other.
    if is_punct(after.first(), '=') && is_punct(after.get(1), '>') {
        return op(after.get(2)).map(|c| (after.first().cloned(), c, 3));
    }
    op(after.get(1)).map(|c| (after.first().cloned(), c, 2))
}

fn repeat<'i>(
    inner: &[TokenTree],
    separator: Option<&TokenTree>,
    op: char,
    after: &[TokenTree],
    mut input: &'i [TokenTree],
    bound: &mut Bindings,
) -> Option<&'i [TokenTree]> {
    let mut rounds = Vec::new();
    let mut names = Vec::new();
    fragment_names(inner, &mut names);
    loop {
        let mut round = Bindings::default();
        let mut here = input;
        if !rounds.is_empty()
            && let Some(separator) = separator
        {
            match here.first() {
                Some(t) if t.to_string() == separator.to_string() => here = &here[1..],
                _ => break,
            }
        }
        let Some(rest) = matches(inner, here, &mut round) else { break };
        // No progress, or the matcher behind the repetition wants these very tokens.
        if rest.len() == input.len() {
            break;
        }
        if separator.is_none() && rounds.len() > 4096 {
            return None;
        }
        rounds.push(round);
        input = rest;
        if op == '?' {
            break;
        }
    }
    let _ = after;
    if op == '+' && rounds.is_empty() {
        return None;
    }
    for name in names {
        bound.0.insert(name, Binding::Many(rounds.clone()));
    }
    Some(input)
}

fn fragment_names(matcher: &[TokenTree], out: &mut Vec<String>) {
    for (i, tree) in matcher.iter().enumerate() {
        match tree {
            TokenTree::Ident(name) if i > 0 && is_punct(matcher.get(i - 1), '$') => {
                out.push(name.to_string())
            }
            TokenTree::Group(g) => fragment_names(&g.stream().into_iter().collect::<Tokens>(), out),
            _ => {}
        }
    }
}

/// How many tokens of `input` a fragment of this kind takes.
fn fragment(kind: &str, input: &[TokenTree]) -> Option<usize> {
    let parsed = |n: usize| -> TokenStream { input[..n].iter().cloned().collect() };
    match kind {
        "tt" | "literal" if is_punct(input.first(), '-') && kind == "literal" => {
            (input.len() > 1).then_some(2)
        }
        "tt" | "literal" => (!input.is_empty()).then_some(1),
        "ident" => matches!(input.first(), Some(TokenTree::Ident(_))).then_some(1),
        "lifetime" => is_punct(input.first(), '\'').then_some(2),
        "block" => matches!(input.first(), Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Brace)
            .then_some(1),
        "vis" => Some(longest(input, |n| n == 0 || syn::parse2::<syn::Visibility>(parsed(n)).is_ok(), 2)?),
        "expr" | "expr_2021" => {
            longest_to_separator(input, &[',', ';'], |t| syn::parse2::<syn::Expr>(t).is_ok())
        }
        "ty" | "path" => {
            longest_to_separator(input, &[',', ';', '=', '|', '{'], |t| syn::parse2::<syn::Type>(t).is_ok())
        }
        "pat" | "pat_param" => longest_to_separator(input, &[',', '='], |t| {
            syn::parse::Parser::parse2(syn::Pat::parse_multi_with_leading_vert, t).is_ok()
        }),
        "stmt" => longest_to_separator(input, &[';'], |t| {
            syn::parse::Parser::parse2(syn::Block::parse_within, t).is_ok()
        }),
        "item" => (1..=input.len().min(64)).find(|&n| syn::parse2::<syn::Item>(parsed(n)).is_ok()),
        "meta" => longest_to_separator(input, &[','], |t| syn::parse2::<syn::Meta>(t).is_ok()),
        _ => None,
    }
}

fn longest(input: &[TokenTree], ok: impl Fn(usize) -> bool, most: usize) -> Option<usize> {
    (0..=input.len().min(most)).rev().find(|&n| ok(n))
}

/// The longest prefix that parses, ending before a separator (or at the end).
fn longest_to_separator(
    input: &[TokenTree],
    separators: &[char],
    ok: impl Fn(TokenStream) -> bool,
) -> Option<usize> {
    let is_end = |n: usize| {
        n == input.len()
            || matches!(&input[n], TokenTree::Punct(p) if separators.contains(&p.as_char()))
            || matches!(&input[n], TokenTree::Group(g) if separators.contains(&'{') && g.delimiter() == Delimiter::Brace)
    };
    let first = (1..=input.len()).filter(|&n| is_end(n)).take(8);
    let mut best = None;
    for n in first {
        if ok(input[..n].iter().cloned().collect()) {
            best = Some(n);
            // `a, b` never parses as one expression: the first prefix that does is the whole one, unless
            // a separator stands inside it (`Vec<A, B>`, a closure's `|a, b|`).
            break;
        }
    }
    best
}

fn transcribe(
    body: &[TokenTree],
    bound: &Bindings,
    path: &mut Vec<Bindings>,
    at: Span,
    out: &mut Tokens,
) -> Option<()> {
    let find = |path: &[Bindings], name: &str| -> Option<Binding> {
        path.iter().rev().chain(std::iter::once(bound)).find_map(|b| b.0.get(name).cloned())
    };
    let mut i = 0;
    while i < body.len() {
        if out.len() > MAX_TOKENS {
            return None;
        }
        if is_punct(body.get(i), '$') {
            match body.get(i + 1) {
                Some(TokenTree::Ident(name)) if name == "crate" => {
                    out.push(TokenTree::Ident(Ident::new("crate", at)));
                    i += 2;
                    continue;
                }
                Some(TokenTree::Ident(name)) => {
                    if let Some(Binding::One(tokens)) = find(path, &name.to_string()) {
                        // Invisible brackets keep `$a * 2` one operand; parsers of syn see through them.
                        if tokens.len() > 1 {
                            let mut group = Group::new(Delimiter::None, tokens.iter().cloned().collect());
                            group.set_span(at);
                            out.push(TokenTree::Group(group));
                        } else {
                            out.extend(tokens);
                        }
                        i += 2;
                        continue;
                    }
                }
                Some(TokenTree::Group(inner)) if inner.delimiter() == Delimiter::Parenthesis => {
                    let (separator, _, used) = repetition(&body[i + 2..])?;
                    let inner: Tokens = inner.stream().into_iter().collect();
                    let mut names = Vec::new();
                    fragment_names(&inner, &mut names);
                    let rounds = names.iter().find_map(|n| match find(path, n) {
                        Some(Binding::Many(rounds)) => Some(rounds),
                        _ => None,
                    });
                    for (n, round) in rounds?.into_iter().enumerate() {
                        if n > 0
                            && let Some(separator) = &separator
                        {
                            out.push(separator.clone());
                        }
                        path.push(round);
                        transcribe(&inner, bound, path, at, out)?;
                        path.pop();
                    }
                    i += 2 + used;
                    continue;
                }
                _ => {}
            }
        }
        match &body[i] {
            TokenTree::Group(g) => {
                let mut inner = Vec::new();
                transcribe(&g.stream().into_iter().collect::<Tokens>(), bound, path, at, &mut inner)?;
                let mut group = Group::new(g.delimiter(), inner.into_iter().collect());
                group.set_span(at);
                out.push(TokenTree::Group(group));
            }
            other => {
                let mut tree = other.clone();
                tree.set_span(at);
                out.push(tree);
            }
        }
        i += 1;
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expand(definition: &str, call: &str) -> Option<String> {
        let mut table = MacroTable::default();
        table.add("m".into(), definition.into());
        let tokens = table.expand(&"m".into(), call.parse().unwrap(), Span::call_site())?;
        Some(tokens.to_string().split_whitespace().collect())
    }

    #[test]
    fn fragments_repetitions_and_later_rules() {
        assert_eq!(expand("($e:expr) => { f($e) };", "a.b(1, 2)?").as_deref(), Some("f(a.b(1,2)?)"));
        assert_eq!(
            expand("($($n:ident : $t:ty),* $(,)?) => { $(fn $n() -> $t {})* };", "a: u8, b: Vec<X>,")
                .as_deref(),
            Some("fna()->u8{}fnb()->Vec<X>{}")
        );
        assert_eq!(expand("(x) => { 1 }; ($t:tt) => { 2 };", "y").as_deref(), Some("2"));
        assert_eq!(expand("(x) => { 1 };", "y"), None);
    }

    #[test]
    fn endless_doubling_ends() {
        let mut table = MacroTable::default();
        table.add("m".into(), "($($t:tt)*) => { $($t)* $($t)* };".into());
        let mut tokens: TokenStream = "a b c d".parse().unwrap();
        for _ in 0..40 {
            match table.expand(&"m".into(), tokens.clone(), Span::call_site()) {
                Some(next) => tokens = next,
                None => return,
            }
        }
        panic!("expansion never stopped");
    }
}
