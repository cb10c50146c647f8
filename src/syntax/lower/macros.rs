//! What macro calls mean: the format macros, `select!`, `join!` and their kin by their documented grammar;
//! own `macro_rules` by a bounded expansion; unknown ones by trying to read their tokens as Rust.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::Token;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;

use super::{Lower, join, name};
use crate::syntax::ir::*;

/// A macro that expands to a macro that expands to …: this deep at most.
const MAX_EXPANSION: u32 = 16;

/// An argument of a format macro, with its name if it has one.
type FormatArg = (Option<syn::Ident>, syn::Expr);

type Comma = Punctuated<syn::Expr, Token![,]>;

fn exprs(tokens: TokenStream) -> Option<Vec<syn::Expr>> {
    Comma::parse_terminated.parse2(tokens).ok().map(|list| list.into_iter().collect())
}

fn stmts(tokens: TokenStream) -> Option<Vec<syn::Stmt>> {
    syn::Block::parse_within.parse2(tokens).ok()
}

/// `for await x in stream` as a plain `for`: stable Rust has no such loop, the stream macros do.
fn awaited_loops(tokens: TokenStream) -> TokenStream {
    let mut after_for = false;
    let is = |tree: &TokenTree, word: &str| matches!(tree, TokenTree::Ident(i) if i == word);
    let mut out = Vec::new();
    for tree in tokens {
        let dropped = after_for && is(&tree, "await");
        after_for = is(&tree, "for");
        match tree {
            _ if dropped => {}
            TokenTree::Group(g) => {
                let mut inner = Group::new(g.delimiter(), awaited_loops(g.stream()));
                inner.set_span(g.span());
                out.push(TokenTree::Group(inner));
            }
            other => out.push(other),
        }
    }
    out.into_iter().collect()
}

fn as_items(tokens: TokenStream) -> Option<Vec<syn::Item>> {
    syn::parse2::<syn::File>(tokens).ok().map(|f| f.items)
}

impl Lower<'_> {
    fn macro_span(&self, mac: &syn::Macro) -> Span {
        let start = mac.path.segments.first().map_or(Span::default(), |s| self.span(s.ident.span()));
        let close = match &mac.delimiter {
            syn::MacroDelimiter::Paren(p) => p.span.close(),
            syn::MacroDelimiter::Brace(b) => b.span.close(),
            syn::MacroDelimiter::Bracket(b) => b.span.close(),
        };
        join(start, self.span(close))
    }

    fn macro_name(&self, mac: &syn::Macro) -> (Name, Span) {
        let last = mac.path.segments.last();
        last.map_or_else(Default::default, |s| (name(&s.ident), self.span(s.ident.span())))
    }

    fn all(&mut self, list: Vec<syn::Expr>) -> Vec<Expr> {
        list.iter().map(|e| self.expr(e)).collect()
    }

    pub(super) fn macro_expr(&mut self, mac: &syn::Macro) -> Expr {
        let span = self.macro_span(mac);
        Expr { kind: self.macro_kind(mac), span }
    }

    fn macro_kind(&mut self, mac: &syn::Macro) -> ExprKind {
        let (called, at) = self.macro_name(mac);
        let tokens = mac.tokens.clone();
        if let Some(expanded) = self.expand(mac, &called) {
            self.depth += 1;
            let kind = match expanded.map(|t| (syn::parse2::<syn::Expr>(t.clone()).ok(), t)) {
                Some((Some(e), _)) => Some(self.expr(&e).kind),
                Some((None, t)) => stmts(t).map(|s| ExprKind::Block(self.stmts(&s))),
                None => None,
            };
            self.depth -= 1;
            if let Some(kind) = kind {
                return kind;
            }
        }
        let known = match called.as_str() {
            "write" | "writeln" => self.write(tokens.clone(), called == "writeln"),
            "format" | "format_args" | "concat" | "format_ident" => {
                self.format(tokens.clone(), false).map(|f| ExprKind::Macro(MacroCall::Format(f)))
            }
            "select" | "select_biased" => self.select(tokens.clone()),
            "join" | "try_join" => exprs(tokens.clone())
                .map(|list| ExprKind::Macro(MacroCall::Join(self.all(list), called == "try_join"))),
            "ready" | "try_ready" => self.one(tokens.clone()).map(|e| {
                let ready = ExprKind::Macro(MacroCall::Ready(Box::new(e)));
                if called == "ready" {
                    ready
                } else {
                    ExprKind::Try(Box::new(Expr { kind: ready, span: at }))
                }
            }),
            "try" | "r#try" => self.one(tokens.clone()).map(|e| ExprKind::Try(Box::new(e))),
            "pin" | "pin_mut" => {
                self.one(tokens.clone()).map(|e| ExprKind::Macro(MacroCall::Pin(Box::new(e))))
            }
            "vec" | "smallvec" => self.vec(tokens.clone()),
            "matches" | "assert_matches" => self.matches(tokens.clone()),
            "stream" | "try_stream" => {
                let fallible = called == "try_stream";
                stmts(awaited_loops(tokens.clone()))
                    .map(|s| ExprKind::Stream { body: self.stmts(&s), fallible })
            }
            "async_stream" | "gen" => stmts(tokens.clone()).map(|s| ExprKind::Async(self.stmts(&s))),
            "panic" | "unreachable" | "todo" | "unimplemented" | "compile_error" => {
                Some(self.effects(tokens.clone(), true))
            }
            "bail" => {
                let effects = self.effects(tokens.clone(), false);
                Some(ExprKind::Return(Some(Box::new(Expr { kind: effects, span: at }))))
            }
            "print" | "println" | "eprint" | "eprintln" | "assert" | "assert_eq" | "assert_ne"
            | "debug_assert" | "debug_assert_eq" | "debug_assert_ne" | "trace" | "debug" | "info"
            | "warn" | "error" | "log" | "event" | "dbg" | "ensure" | "debug_span" | "info_span"
            | "trace_span" | "warn_span" | "error_span" | "span"
                if called != "dbg" =>
            {
                Some(self.effects(tokens.clone(), false))
            }
            "include_str" | "include_bytes" | "env" | "option_env" | "line" | "file" | "column"
            | "module_path" | "stringify" | "cfg" | "thread_local" | "json" | "quote" | "println_raw"
            | "hash_map" | "bitflags" | "anyhow" | "eyre" | "offset_of" | "asm" | "addr_of" => {
                Some(ExprKind::Macro(MacroCall::Value))
            }
            "cfg_if" => self.cfg_if_stmts(tokens.clone()).map(ExprKind::Block),
            _ => None,
        };
        if let Some(kind) = known {
            return kind;
        }
        if let Some(list) = exprs(tokens.clone()) {
            return ExprKind::Macro(MacroCall::List(called, self.all(list)));
        }
        if let Some(s) = stmts(tokens.clone()) {
            let block = self.stmts(&s);
            let span = at;
            return ExprKind::Macro(MacroCall::List(
                called,
                vec![Expr { kind: ExprKind::Block(block), span }],
            ));
        }
        // Groups inside may still read as blocks: `go!(scope, move || { … })` with a grammar of its own.
        let mut parts = Vec::new();
        self.groups(tokens, &mut parts, 0);
        self.skipped.push((called.clone(), at));
        ExprKind::Macro(MacroCall::List(called, parts))
    }

    fn groups(&mut self, tokens: TokenStream, out: &mut Vec<Expr>, depth: u32) {
        if depth > 4 {
            return;
        }
        for tree in tokens {
            if let TokenTree::Group(g) = tree {
                let read = if g.delimiter() == Delimiter::Brace { stmts(g.stream()) } else { None };
                match read {
                    Some(s) => {
                        let block = self.stmts(&s);
                        out.push(Expr { kind: ExprKind::Block(block), span: self.span(g.span()) });
                    }
                    None => self.groups(g.stream(), out, depth + 1),
                }
            }
        }
    }

    fn one(&mut self, tokens: TokenStream) -> Option<Expr> {
        let list = exprs(tokens)?;
        list.first().map(|e| self.expr(e))
    }

    /// Statements of a macro in statement position that binds names for its surroundings, if it is one.
    pub(super) fn macro_stmts(&mut self, mac: &syn::Macro) -> Option<Block> {
        let (called, _) = self.macro_name(mac);
        match called.as_str() {
            "cfg_if" => return self.cfg_if_stmts(mac.tokens.clone()),
            // `pin_mut!(a, b)` and `tokio::pin!(x)` shadow by themselves; `tokio::pin! { let x = f(); }` binds.
            "pin" => {
                return stmts(mac.tokens.clone())
                    .filter(|s| matches!(s.first(), Some(syn::Stmt::Local(_))))
                    .map(|s| self.stmts(&s));
            }
            _ => {}
        }
        let expanded = self.expand(mac, &called)??;
        self.depth += 1;
        let block = stmts(expanded).map(|s| self.stmts(&s));
        self.depth -= 1;
        block
    }

    /// `None`: no definition by that name. `Some(None)`: no rule matched, or too deep.
    fn expand(&mut self, mac: &syn::Macro, called: &Name) -> Option<Option<TokenStream>> {
        if !self.macros.defines(called) {
            return None;
        }
        if self.depth >= MAX_EXPANSION {
            return Some(None);
        }
        let at = mac.path.segments.last().map(|s| s.ident.span())?;
        Some(self.macros.expand(called, mac.tokens.clone(), at))
    }

    fn effects(&mut self, tokens: TokenStream, diverges: bool) -> ExprKind {
        let args = self.loose(tokens).unwrap_or_default();
        ExprKind::Macro(MacroCall::Effects(args, diverges))
    }

    /// A comma list in which `name = value`, `%value` and `target: value` may stand (log and tracing macros).
    fn loose(&mut self, tokens: TokenStream) -> Option<Vec<Expr>> {
        let parse = |input: ParseStream| -> syn::Result<Vec<syn::Expr>> {
            let mut list = Vec::new();
            while !input.is_empty() {
                if input.peek(syn::Ident) && (input.peek2(Token![:]) && !input.peek2(Token![::])) {
                    input.parse::<syn::Ident>()?;
                    input.parse::<Token![:]>()?;
                }
                if input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
                    input.parse::<syn::Ident>()?;
                    input.parse::<Token![=]>()?;
                }
                if input.peek(Token![%]) {
                    input.parse::<Token![%]>()?;
                } else if input.peek(Token![?]) {
                    input.parse::<Token![?]>()?;
                }
                list.push(input.parse()?);
                if input.is_empty() {
                    break;
                }
                input.parse::<Token![,]>()?;
            }
            Ok(list)
        };
        parse.parse2(tokens).ok().map(|list| self.all(list))
    }

    fn write(&mut self, tokens: TokenStream, newline: bool) -> Option<ExprKind> {
        let parse = |input: ParseStream| -> syn::Result<(syn::Expr, TokenStream)> {
            let dest = input.parse()?;
            let _: Option<Token![,]> = input.parse()?;
            Ok((dest, input.parse()?))
        };
        let (dest, rest) = parse.parse2(tokens).ok()?;
        let dest = Box::new(self.expr(&dest));
        let format = self.format(rest, newline)?;
        Some(ExprKind::Macro(MacroCall::Write(dest, format)))
    }

    fn format(&mut self, tokens: TokenStream, newline: bool) -> Option<Format> {
        let parse = |input: ParseStream| -> syn::Result<(Option<syn::Expr>, Vec<FormatArg>)> {
            if input.is_empty() {
                return Ok((None, Vec::new()));
            }
            let template = input.parse()?;
            let mut args = Vec::new();
            while !input.is_empty() {
                input.parse::<Token![,]>()?;
                if input.is_empty() {
                    break;
                }
                let named = input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]);
                let label = if named { Some(input.parse()?) } else { None };
                if named {
                    input.parse::<Token![=]>()?;
                }
                args.push((label, input.parse()?));
            }
            Ok((Some(template), args))
        };
        let (template, args) = parse.parse2(tokens).ok()?;
        let text = template.as_ref().map_or(Some((String::new(), Span::default())), |t| self.template(t));
        let labels: Vec<Option<Name>> = args.iter().map(|(l, _)| l.as_ref().map(name)).collect();
        let mut lowered: Vec<Expr> = args.iter().map(|(_, e)| self.expr(e)).collect();
        let pieces = match text {
            Some((text, at)) => {
                let text = if newline { text + "\n" } else { text };
                pieces(&text, &labels, &mut lowered, at)
            }
            // A template made by an unknown macro: one runtime piece at least.
            None => vec![Piece::Arg(false)],
        };
        Some(Format { pieces, args: lowered })
    }

    /// The text of a format template: a literal, or `concat!` of literals.
    fn template(&self, e: &syn::Expr) -> Option<(String, Span)> {
        match e {
            syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(s), .. }) => {
                Some((s.value(), self.span(s.span())))
            }
            syn::Expr::Macro(m) if m.mac.path.is_ident("concat") => {
                let mut all = String::new();
                for part in exprs(m.mac.tokens.clone())? {
                    all += &self.template(&part)?.0;
                }
                Some((all, self.macro_span(&m.mac)))
            }
            syn::Expr::Group(g) => self.template(&g.expr),
            _ => None,
        }
    }

    fn vec(&mut self, tokens: TokenStream) -> Option<ExprKind> {
        if let Some(list) = exprs(tokens.clone()) {
            return Some(ExprKind::Macro(MacroCall::Vec(self.all(list))));
        }
        let parse = |input: ParseStream| -> syn::Result<(syn::Expr, syn::Expr)> {
            let value = input.parse()?;
            input.parse::<Token![;]>()?;
            Ok((value, input.parse()?))
        };
        let (value, len) = parse.parse2(tokens).ok()?;
        let (value, len) = (self.expr(&value), self.expr(&len));
        let at = value.span;
        let repeat = Expr { kind: ExprKind::Repeat(Box::new(value), Box::new(len)), span: at };
        Some(ExprKind::Macro(MacroCall::Vec(vec![repeat])))
    }

    fn matches(&mut self, tokens: TokenStream) -> Option<ExprKind> {
        let parse = |input: ParseStream| -> syn::Result<(syn::Expr, syn::Pat)> {
            let value = input.parse()?;
            input.parse::<Token![,]>()?;
            let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
            input.parse::<TokenStream>()?;
            Ok((value, pat))
        };
        let (value, pat) = parse.parse2(tokens).ok()?;
        let (value, pat) = (Box::new(self.expr(&value)), Box::new(self.pat(&pat)));
        Some(ExprKind::Macro(MacroCall::Matches(value, pat)))
    }

    /// `select!` of tokio (`pat = future[, if guard] => body`), of futures and crossbeam (`default => …`,
    /// `complete => …`, `recv(r) -> pat => …`).
    fn select(&mut self, tokens: TokenStream) -> Option<ExprKind> {
        type Arms = Vec<(Option<syn::Pat>, Option<syn::Expr>, syn::Expr)>;
        let parse = |input: ParseStream| -> syn::Result<Arms> {
            let mut arms = Vec::new();
            if input.peek(syn::Ident) && input.peek2(Token![;]) {
                input.parse::<syn::Ident>()?;
                input.parse::<Token![;]>()?;
            }
            while !input.is_empty() {
                let keyword = (input.peek(Token![else]) || input.peek(syn::Ident)) && input.peek2(Token![=>]);
                let (pat, future) = if keyword {
                    input.step(|c| Ok(((), c.token_tree().map_or(*c, |(_, rest)| rest))))?;
                    (None, None)
                } else if input.peek(syn::Ident) && input.peek2(syn::token::Paren) && crossbeam(input) {
                    let call: syn::Expr = input.parse()?;
                    input.parse::<Token![->]>()?;
                    (Some(syn::Pat::parse_single(input)?), Some(call))
                } else {
                    let pat = syn::Pat::parse_multi_with_leading_vert(input)?;
                    input.parse::<Token![=]>()?;
                    let future = input.parse::<syn::Expr>()?;
                    if input.peek(Token![,]) {
                        input.parse::<Token![,]>()?;
                        input.parse::<Token![if]>()?;
                        input.parse::<syn::Expr>()?;
                    }
                    (Some(pat), Some(future))
                };
                input.parse::<Token![=>]>()?;
                let block = input.peek(syn::token::Brace);
                // A block body may be followed by the next arm without a comma.
                let body = if block {
                    syn::Expr::Block(syn::ExprBlock { attrs: Vec::new(), label: None, block: input.parse()? })
                } else {
                    input.parse()?
                };
                let _: Option<Token![,]> = input.parse()?;
                arms.push((pat, future, body));
            }
            Ok(arms)
        };
        let arms = parse.parse2(tokens).ok()?;
        let arms = arms
            .iter()
            .map(|(pat, future, body)| SelectArm {
                pat: pat.as_ref().map_or(Pat { kind: PatKind::Wild, span: Span::default() }, |p| self.pat(p)),
                future: future.as_ref().map_or(Expr::unknown(Span::default()), |e| self.expr(e)),
                body: self.expr(body),
            })
            .collect();
        Some(ExprKind::Macro(MacroCall::Select(arms)))
    }

    /// The arms of `cfg_if!` one after the other: every configuration is code.
    fn cfg_if_stmts(&mut self, tokens: TokenStream) -> Option<Block> {
        let mut all = Block { stmts: Vec::new(), tail: None, items: Vec::new(), cfgs: Vec::new() };
        for group in braces(tokens) {
            let block = self.stmts(&stmts(group)?);
            all.stmts.extend(block.stmts);
            all.items.extend(block.items);
            if let Some(old) = all.tail.take() {
                all.stmts.push(Stmt::Expr(*old));
            }
            all.tail = block.tail;
        }
        Some(all)
    }

    pub(super) fn item_macro(
        &mut self,
        mac: &syn::Macro,
        ident: Option<&proc_macro2::Ident>,
        attrs: &[syn::Attribute],
    ) -> Option<Item> {
        let (called, at) = self.macro_name(mac);
        let lowered = self.attrs(attrs);
        if ident.is_some() || called == "macro_rules" {
            return None;
        }
        let items = |this: &mut Self, list: Vec<syn::Item>| {
            let items = this.items(&list);
            this.unnamed(
                mac.path.segments.last().unwrap().ident.span(),
                this.attrs(attrs),
                ItemKind::Items(items),
            )
        };
        if called == "include" {
            let file: syn::LitStr = syn::parse2(mac.tokens.clone()).ok()?;
            return Some(self.unnamed(file.span(), lowered, ItemKind::Include(file.value().into())));
        }
        if called == "cfg_if" {
            let mut list = Vec::new();
            for group in braces(mac.tokens.clone()) {
                list.extend(as_items(group)?);
            }
            return Some(items(self, list));
        }
        if let Some(Some(expanded)) = self.expand(mac, &called) {
            self.depth += 1;
            let item = as_items(expanded).map(|list| items(self, list));
            self.depth -= 1;
            if item.is_some() {
                return item;
            }
        }
        if let Some(list) = as_items(mac.tokens.clone()) {
            return Some(items(self, list));
        }
        // `pin_project! { #[project = P] pub struct … }` reads as items once its own attributes are there;
        // `thread_local!`, `lazy_static!` and other grammars hold no sockets of their own as a rule.
        if !matches!(called.as_str(), "thread_local" | "lazy_static" | "bitflags" | "compile_error") {
            self.skipped.push((called, at));
        }
        None
    }

    pub(super) fn impl_macro(&mut self, mac: &syn::Macro) -> Vec<Item> {
        let (called, at) = self.macro_name(mac);
        let expanded = self.expand(mac, &called).flatten();
        let wrap = |tokens: TokenStream| {
            syn::parse2::<syn::ItemImpl>(quote::quote!(impl X { #tokens })).ok().map(|i| i.items)
        };
        let was_expanded = expanded.is_some();
        let list = expanded.and_then(wrap).or_else(|| wrap(mac.tokens.clone()));
        let Some(list) = list else {
            self.skipped.push((called, at));
            return Vec::new();
        };
        self.depth += u32::from(was_expanded);
        let items = self.impl_items(&list);
        self.depth -= u32::from(was_expanded);
        items
    }
}

/// Whether `name(…)` is followed by `->`: crossbeam's `recv(r) -> pat`.
fn crossbeam(input: ParseStream) -> bool {
    let ahead = input.fork();
    ahead.parse::<syn::Expr>().is_ok() && ahead.peek(Token![->])
}

fn braces(tokens: TokenStream) -> Vec<TokenStream> {
    tokens
        .into_iter()
        .filter_map(|t| match t {
            TokenTree::Group(g) if g.delimiter() == Delimiter::Brace => Some(g.stream()),
            _ => None,
        })
        .collect()
}

/// Splits a format template into its pieces, adds captured names to `args`, and folds literal arguments
/// into the text, as rustc does.
fn pieces(template: &str, labels: &[Option<Name>], args: &mut Vec<Expr>, at: Span) -> Vec<Piece> {
    let mut out: Vec<Piece> = Vec::new();
    let text = |out: &mut Vec<Piece>, n: u32| match out.last_mut() {
        Some(Piece::Text(t)) => *t += n,
        _ if n > 0 => out.push(Piece::Text(n)),
        _ => {}
    };
    let mut captured: Vec<Name> = Vec::new();
    let given = args.len();
    let mut next = 0usize;
    let mut chars = template.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '{' if chars.peek() == Some(&'{') => {
                chars.next();
                text(&mut out, 1);
            }
            '}' => {
                chars.next_if_eq(&'}');
                text(&mut out, 1);
            }
            '{' => {
                let inner: String = chars.by_ref().take_while(|&c| c != '}').collect();
                let (which, spec) = inner.split_once(':').unwrap_or((&inner, ""));
                let which = which.trim();
                let index = if which.is_empty() {
                    next += 1;
                    Some(next - 1)
                } else if let Ok(n) = which.parse::<usize>() {
                    Some(n)
                } else {
                    labels.iter().position(|l| l.as_deref() == Some(which))
                };
                let folded =
                    index.and_then(|i| args.get(i)).filter(|_| spec.is_empty()).and_then(literal_len);
                if let Some(n) = folded {
                    text(&mut out, n);
                    continue;
                }
                if index.is_none() && !captured.iter().any(|c| c == which) {
                    captured.push(which.into());
                }
                out.push(Piece::Arg(!spec.is_empty()));
            }
            c => text(&mut out, c.len_utf8() as u32),
        }
    }
    debug_assert_eq!(given, args.len());
    for name in captured {
        let segment = Segment { name, span: at, args: Vec::new(), assoc: Vec::new(), sugar: None };
        let path = Path { qself: None, qself_len: 0, rooted: false, segments: vec![segment], span: at };
        args.push(Expr { kind: ExprKind::Path(path), span: at });
    }
    out
}

fn literal_len(e: &Expr) -> Option<u32> {
    match &e.kind {
        ExprKind::Lit(Lit::Str(s)) => Some(s.len() as u32),
        ExprKind::Lit(Lit::Int(n, _)) => Some(n.to_string().len() as u32),
        ExprKind::Lit(Lit::Bool(b)) => Some(if *b { 4 } else { 5 }),
        ExprKind::Lit(Lit::Char) => Some(1),
        _ => None,
    }
}
