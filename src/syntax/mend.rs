//! Files that the parser refuses: an older edition's forms are written anew, and where that does not help, the
//! items that do parse are kept.
//!
//! Works on tokens, not on text, so that every span still points into the file.

use std::iter::Peekable;

use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, TokenStream, TokenTree};

use super::NotParsed;

/// What of a file could be parsed, and what could not.
pub struct Mended {
    pub file: syn::File,
    pub left_out: Vec<NotParsed>,
}

/// Reads a file as edition 2015 did, then item by item. `None` where its brackets do not match, or where nothing
/// of it parses.
pub fn mend(text: &str) -> Option<Mended> {
    let tokens: TokenStream = super::guard::without_prefix(text).parse().ok()?;
    let tokens = from_2015(tokens, Place::Items);
    if let Ok(file) = syn::parse2(tokens.clone()) {
        return Some(Mended { file, left_out: Vec::new() });
    }
    let mut left_out = Vec::new();
    let mut file: syn::File = syn::parse2(TokenStream::new()).ok()?;
    file.items = items(tokens, &mut left_out);
    (!file.items.is_empty()).then_some(Mended { file, left_out })
}

/// Where tokens stand.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Items,
    /// Between a trait's braces.
    Trait,
}

/// Rewrites what edition 2015 wrote otherwise: `async` and `await` as plain names, a trait's parameters without a
/// pattern, and `Box<Fn(u8) -> u8>` without its `dyn`.
fn from_2015(tokens: TokenStream, place: Place) -> TokenStream {
    let mut out: Vec<TokenTree> = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    // A trait's name was seen, and its braces not yet; likewise a method's name and its parentheses, which are
    // not those of a bound such as `F: Fn(u8)`.
    let (mut in_trait, mut in_fn, mut angles) = (false, false, 0);
    while let Some(token) = rest.next() {
        let token = match token {
            TokenTree::Ident(word) => {
                in_trait |= word == "trait";
                if is_bare_fn(&word, out.last(), rest.peek()) {
                    out.push(TokenTree::Ident(Ident::new("dyn", word.span())));
                }
                if word == "fn" && place == Place::Trait {
                    (in_fn, angles) = (true, 0);
                }
                TokenTree::Ident(plain(word, out.last(), &mut rest))
            }
            TokenTree::Group(group) => {
                let braces = group.delimiter() == Delimiter::Brace;
                let inner = if braces && in_trait { Place::Trait } else { Place::Items };
                let mut stream = from_2015(group.stream(), inner);
                if in_fn && angles == 0 && group.delimiter() == Delimiter::Parenthesis {
                    stream = with_patterns(stream);
                    in_fn = false;
                }
                in_trait &= !braces;
                let mut new = Group::new(group.delimiter(), stream);
                new.set_span(group.span());
                TokenTree::Group(new)
            }
            TokenTree::Punct(punct) => {
                let after_dash = matches!(out.last(), Some(TokenTree::Punct(p)) if p.as_char() == '-');
                match punct.as_char() {
                    ';' => in_trait = false,
                    '<' => angles += 1,
                    '>' if !after_dash => angles -= 1,
                    _ => {}
                }
                TokenTree::Punct(punct)
            }
            literal => literal,
        };
        out.push(token);
    }
    out.into_iter().collect()
}

/// A word that has become a keyword since, as the name that it was.
fn plain(
    word: Ident,
    before: Option<&TokenTree>,
    rest: &mut Peekable<impl Iterator<Item = TokenTree>>,
) -> Ident {
    let is = |t: Option<&TokenTree>, c: char| matches!(t, Some(TokenTree::Punct(p)) if p.as_char() == c);
    let is_name = if word == "async" {
        !match rest.peek() {
            Some(TokenTree::Ident(next)) => {
                ["fn", "move", "unsafe", "extern", "gen"].iter().any(|k| next == k)
            }
            // `match async { … }`
            Some(TokenTree::Group(next)) => next.delimiter() == Delimiter::Brace && !asks(before),
            // `async |x| …`, but not the `async` of `|async| …`.
            Some(TokenTree::Punct(next)) => next.as_char() == '|' && !is(before, '|'),
            _ => false,
        }
    } else if word == "await" {
        !is(before, '.')
    } else {
        false
    };
    if is_name { Ident::new_raw(&word.to_string(), word.span()) } else { word }
}

/// Whether `Fn(A) -> B` stands for a type of its own, not for a bound.
fn is_bare_fn(word: &Ident, before: Option<&TokenTree>, after: Option<&TokenTree>) -> bool {
    ["Fn", "FnMut", "FnOnce"].iter().any(|f| word == f)
        && matches!(before, Some(TokenTree::Punct(p)) if matches!(p.as_char(), '<' | '&'))
        && matches!(after, Some(TokenTree::Group(g)) if g.delimiter() == Delimiter::Parenthesis)
}

/// Whether a value follows, and braces behind it.
fn asks(word: Option<&TokenTree>) -> bool {
    matches!(word, Some(TokenTree::Ident(w)) if ["match", "if", "while", "in"].iter().any(|k| w == k))
}

/// A trait method's parameters, each with a pattern: `fn f(&self, u8)` is `fn f(&self, _: u8)`.
fn with_patterns(params: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    for param in split_at_commas(params) {
        if let Some(first) = param.first().filter(|_| is_bare_type(&param)) {
            let span = first.span();
            let mut colon = Punct::new(':', Spacing::Alone);
            colon.set_span(span);
            out.extend([TokenTree::Ident(Ident::new("_", span)), TokenTree::Punct(colon)]);
        }
        out.extend(param);
    }
    out
}

/// Whether a parameter is a type alone: no pattern before a colon, and not the receiver.
fn is_bare_type(param: &[TokenTree]) -> bool {
    let is = |t: Option<&TokenTree>, c: char| matches!(t, Some(TokenTree::Punct(p)) if p.as_char() == c);
    let mut angles = 0;
    for (n, token) in param.iter().enumerate() {
        match token {
            TokenTree::Ident(word) if word == "self" => return false,
            TokenTree::Punct(p) => match p.as_char() {
                '<' => angles += 1,
                '>' if !is(n.checked_sub(1).and_then(|n| param.get(n)), '-') => angles -= 1,
                ':' if angles == 0
                    && !is(param.get(n + 1), ':')
                    && !is(n.checked_sub(1).and_then(|n| param.get(n)), ':') =>
                {
                    return false;
                }
                _ => {}
            },
            _ => {}
        }
    }
    !param.is_empty()
}

/// The parts between commas that stand in no angle brackets, each with its comma.
fn split_at_commas(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut out = vec![Vec::new()];
    let (mut angles, mut dash) = (0i32, false);
    for token in tokens {
        let mut ends = false;
        if let TokenTree::Punct(p) = &token {
            match p.as_char() {
                '<' => angles += 1,
                '>' if !dash => angles -= 1,
                ',' => ends = angles <= 0,
                _ => {}
            }
        }
        dash = matches!(&token, TokenTree::Punct(p) if p.as_char() == '-');
        out.last_mut().unwrap_or(&mut Vec::new()).push(token);
        if ends {
            out.push(Vec::new());
        }
    }
    out
}

/// The items that parse.
fn items(tokens: TokenStream, left_out: &mut Vec<NotParsed>) -> Vec<syn::Item> {
    let mut out = Vec::new();
    for chunk in chunks(tokens) {
        match syn::parse2::<syn::Item>(chunk.iter().cloned().collect()) {
            Ok(item) => out.push(item),
            Err(error) => match in_part(chunk, left_out) {
                Some(item) => out.push(item),
                None => left_out.push(reason(&error)),
            },
        }
    }
    out
}

fn reason(error: &syn::Error) -> NotParsed {
    NotParsed { line: error.span().start().line as u32, why: error.to_string() }
}

/// A module, impl or trait without those of its members that do not parse.
fn in_part(mut chunk: Vec<TokenTree>, left_out: &mut Vec<NotParsed>) -> Option<syn::Item> {
    let Some(TokenTree::Group(body)) = chunk.pop() else { return None };
    if body.delimiter() != Delimiter::Brace {
        return None;
    }
    let mut empty = Group::new(Delimiter::Brace, TokenStream::new());
    empty.set_span(body.span());
    chunk.push(TokenTree::Group(empty));
    let mut item = syn::parse2::<syn::Item>(chunk.into_iter().collect()).ok()?;
    match &mut item {
        syn::Item::Mod(m) => m.content.as_mut()?.1 = items(body.stream(), left_out),
        syn::Item::Impl(i) => i.items = members(body.stream(), left_out),
        syn::Item::Trait(t) => t.items = members(body.stream(), left_out),
        _ => return None,
    }
    Some(item)
}

fn members<T: syn::parse::Parse>(tokens: TokenStream, left_out: &mut Vec<NotParsed>) -> Vec<T> {
    let mut out = Vec::new();
    for chunk in chunks(tokens) {
        match syn::parse2(chunk.into_iter().collect()) {
            Ok(member) => out.push(member),
            Err(error) => left_out.push(reason(&error)),
        }
    }
    out
}

/// Tokens cut where an item ends: behind its braces, or behind a semicolon for those whose braces do not end
/// them.
fn chunks(tokens: TokenStream) -> Vec<Vec<TokenTree>> {
    let mut out = Vec::new();
    let mut chunk: Vec<TokenTree> = Vec::new();
    for token in tokens {
        let ends = match &token {
            TokenTree::Punct(p) => p.as_char() == ';',
            TokenTree::Group(g) => g.delimiter() == Delimiter::Brace && ends_with_braces(&chunk),
            _ => false,
        };
        // `#![attribute]` belongs to what is around.
        let inner = matches!(&token, TokenTree::Group(g) if g.delimiter() == Delimiter::Bracket)
            && matches!(chunk.as_slice(), [TokenTree::Punct(hash), TokenTree::Punct(bang)]
                if hash.as_char() == '#' && bang.as_char() == '!');
        chunk.push(token);
        if inner {
            chunk.clear();
        } else if ends {
            out.push(std::mem::take(&mut chunk));
        }
    }
    if !chunk.is_empty() {
        out.push(chunk);
    }
    out
}

/// Whether braces end the item that begins with these tokens: not those of `use a::{b, c};` and of values.
fn ends_with_braces(start: &[TokenTree]) -> bool {
    let words = || start.iter().filter_map(|t| if let TokenTree::Ident(w) = t { Some(w) } else { None });
    if words().any(|w| w == "fn") {
        return true;
    }
    let kind = words().find(|w| !["pub", "unsafe", "default"].iter().any(|k| w == k));
    !kind.is_some_and(|w| ["use", "static", "type", "const", "let"].iter().any(|k| w == k))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> (Vec<String>, usize) {
        let Some(mended) = mend(text) else { return (Vec::new(), 0) };
        let name = |item: &syn::Item| match item {
            syn::Item::Fn(f) => f.sig.ident.to_string(),
            syn::Item::Trait(t) => {
                format!(
                    "{}/{}",
                    t.ident,
                    t.items.iter().filter(|i| matches!(i, syn::TraitItem::Fn(_))).count()
                )
            }
            syn::Item::Impl(i) => format!("impl/{}", i.items.len()),
            syn::Item::Mod(m) => {
                format!("{}/{}", m.ident, m.content.as_ref().map_or(0, |(_, items)| items.len()))
            }
            _ => "other".to_owned(),
        };
        (mended.file.items.iter().map(name).collect(), mended.left_out.len())
    }

    #[test]
    fn parameters_without_patterns_and_names_that_became_keywords() {
        let text = "trait T { fn a<F: Fn(u8) -> u8>(&self, u8, Vec<(u8, ::E)>) -> u8; fn b(mut self: Box<Self>, x: u8); }\n\
                    fn f(p: P) { let async = p.poll(); g(async.map(|await| await + 1)); h(|async| async); match async { _ => 1 }; }";
        assert!(syn::parse_file(text).is_err());
        assert_eq!(names(text), (vec!["T/2".to_owned(), "f".to_owned()], 0));
    }

    #[test]
    fn what_is_new_stays_what_it_is() {
        let text = "async fn f() { async { g().await }.await; async move { } } trait T { fn a(u8); }";
        assert_eq!(names(text), (vec!["f".to_owned(), "T/1".to_owned()], 0));
    }

    #[test]
    fn one_broken_item_leaves_the_others() {
        let text = "#![x]\nuse a::{b, c};\nconst C: S = S { n: 1 };\nfn good() {}\nfn bad() { let = ; }\n\
                    impl S { fn a() {} fn b() { ] } }";
        assert_eq!(names(text), (Vec::new(), 0), "brackets that do not match");
        let text = text.replace("] }", "= }");
        let kept = ["other", "other", "good", "impl/1"].map(str::to_owned).to_vec();
        assert_eq!(names(&text), (kept, 2));
        assert_eq!(names("mod m { fn a() {} fn b() { = } }"), (vec!["m/1".to_owned()], 1));
    }
}
