//! Items: functions, types, traits, impls, imports, and item macros whose tokens read as items.

use super::{Lower, name};
use crate::syntax::ir::*;

impl Lower<'_> {
    pub(super) fn items(&mut self, items: &[syn::Item]) -> Vec<Item> {
        items.iter().filter_map(|i| self.item(i)).collect()
    }

    pub(super) fn item(&mut self, item: &syn::Item) -> Option<Item> {
        let attrs = |this: &Self, a: &[syn::Attribute]| this.attrs(a);
        Some(match item {
            syn::Item::Const(i) => {
                let kind = ItemKind::Const(self.ty(&i.ty), Some(Box::new(self.expr(&i.expr))));
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Static(i) => {
                let kind = ItemKind::Const(self.ty(&i.ty), Some(Box::new(self.expr(&i.expr))));
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Enum(i) => {
                let variants = i.variants.iter().map(|v| self.variant(v)).collect();
                let kind =
                    ItemKind::Adt(Adt { generics: self.generics(&i.generics), is_enum: true, variants });
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Struct(i) => self.struct_(&i.ident, &i.vis, &i.attrs, &i.generics, &i.fields),
            syn::Item::Union(i) => {
                self.struct_(&i.ident, &i.vis, &i.attrs, &i.generics, &syn::Fields::Named(i.fields.clone()))
            }
            syn::Item::ExternCrate(i) => {
                let kind = ItemKind::ExternCrate(name(&i.ident));
                let ident = i.rename.as_ref().map_or(&i.ident, |(_, n)| n);
                self.named(ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Fn(i) => {
                let kind = ItemKind::Fn(Box::new(self.function(&i.sig, Some(&i.block))));
                self.named(&i.sig.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Impl(i) => {
                let kind = ItemKind::Impl(Impl {
                    generics: self.generics(&i.generics),
                    trait_: i.trait_.as_ref().map(|(path, _)| self.path(path, None)),
                    self_ty: self.ty(&i.self_ty),
                    items: i.items.iter().flat_map(|i| self.impl_item(i)).collect(),
                });
                self.unnamed(i.impl_token.span, attrs(self, &i.attrs), kind)
            }
            syn::Item::Mod(i) => {
                let kind = ItemKind::Mod(i.content.as_ref().map(|(_, items)| self.items(items)));
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Trait(i) => {
                let mut types = Vec::new();
                for item in &i.items {
                    if let syn::TraitItem::Type(t) = item {
                        let default = t.default.as_ref().map(|(_, ty)| self.ty(ty));
                        types.push((name(&t.ident), self.bounds(&t.bounds), default));
                    }
                }
                let kind = ItemKind::Trait(Trait {
                    generics: self.generics(&i.generics),
                    supers: self.bounds(&i.supertraits),
                    items: i.items.iter().filter_map(|i| self.trait_item(i)).collect(),
                    types,
                });
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Type(i) => {
                let kind = ItemKind::Alias(self.generics(&i.generics), self.ty(&i.ty));
                self.named(&i.ident, &i.vis, attrs(self, &i.attrs), kind)
            }
            syn::Item::Use(i) => {
                let mut imports = Vec::new();
                flatten(&i.tree, &mut Vec::new(), i.leading_colon.is_some(), &mut imports);
                let mut item = self.unnamed(i.use_token.span, attrs(self, &i.attrs), ItemKind::Use(imports));
                item.vis = vis(&i.vis);
                item
            }
            syn::Item::Macro(i) => return self.item_macro(&i.mac, i.ident.as_ref(), &i.attrs),
            // `extern "C"` blocks declare functions without bodies; their names are facts' paths at best.
            _ => return None,
        })
    }

    fn named(&self, ident: &proc_macro2::Ident, v: &syn::Visibility, attrs: Attrs, kind: ItemKind) -> Item {
        Item { name: name(ident), span: self.span(ident.span()), vis: vis(v), attrs, kind }
    }

    pub(super) fn unnamed(&self, at: proc_macro2::Span, attrs: Attrs, kind: ItemKind) -> Item {
        Item { name: Name::default(), span: self.span(at), vis: Vis::Private, attrs, kind }
    }

    fn struct_(
        &mut self,
        ident: &proc_macro2::Ident,
        v: &syn::Visibility,
        attrs: &[syn::Attribute],
        generics: &syn::Generics,
        fields: &syn::Fields,
    ) -> Item {
        let variant = Variant {
            name: name(ident),
            span: self.span(ident.span()),
            attrs: Attrs::default(),
            fields: self.fields(fields),
            tuple: matches!(fields, syn::Fields::Unnamed(_)),
        };
        let adt = Adt { generics: self.generics(generics), is_enum: false, variants: vec![variant] };
        let attrs = self.attrs(attrs);
        self.named(ident, v, attrs, ItemKind::Adt(adt))
    }

    fn variant(&mut self, v: &syn::Variant) -> Variant {
        Variant {
            name: name(&v.ident),
            span: self.span(v.ident.span()),
            attrs: self.attrs(&v.attrs),
            fields: self.fields(&v.fields),
            tuple: matches!(v.fields, syn::Fields::Unnamed(_)),
        }
    }

    fn fields(&mut self, fields: &syn::Fields) -> Vec<Field> {
        fields
            .iter()
            .enumerate()
            .map(|(n, f)| Field {
                name: f.ident.as_ref().map_or_else(|| n.to_string().into(), name),
                ty: self.ty(&f.ty),
                public: matches!(f.vis, syn::Visibility::Public(_)),
                attrs: self.attrs(&f.attrs),
            })
            .collect()
    }

    fn function(&mut self, sig: &syn::Signature, body: Option<&syn::Block>) -> Function {
        let mut receiver = None;
        let mut params = Vec::new();
        for input in &sig.inputs {
            match input {
                syn::FnArg::Receiver(r) => receiver = Some(self.receiver(r)),
                syn::FnArg::Typed(p) => params.push((self.pat(&p.pat), self.ty(&p.ty))),
            }
        }
        let body = body.map(|b| {
            let span =
                super::join(self.span(b.brace_token.span.open()), self.span(b.brace_token.span.close()));
            Expr { kind: ExprKind::Block(self.block(b)), span }
        });
        Function {
            generics: self.generics(&sig.generics),
            receiver,
            params,
            ret: self.ret(&sig.output),
            is_async: sig.asyncness.is_some(),
            body,
        }
    }

    fn receiver(&mut self, r: &syn::Receiver) -> TypeRef {
        let this = TypeRef::Path(Path {
            qself: None,
            qself_len: 0,
            rooted: false,
            segments: vec![Segment {
                name: "Self".into(),
                span: self.span(r.self_token.span),
                args: Vec::new(),
                assoc: Vec::new(),
                sugar: None,
            }],
            span: self.span(r.self_token.span),
        });
        match &r.kind {
            syn::ReceiverKind::Reference(_, _, m) => TypeRef::Ref(m.is_some(), Box::new(this)),
            syn::ReceiverKind::Typed(_, ty) => self.ty(ty),
            _ => this,
        }
    }

    fn impl_item(&mut self, item: &syn::ImplItem) -> Vec<Item> {
        match item {
            syn::ImplItem::Const(i) => {
                let kind = ItemKind::Const(self.ty(&i.ty), Some(Box::new(self.expr(&i.expr))));
                vec![self.named(&i.ident, &i.vis, self.attrs(&i.attrs), kind)]
            }
            syn::ImplItem::Fn(i) => {
                let kind = ItemKind::Fn(Box::new(self.function(&i.sig, Some(&i.block))));
                vec![self.named(&i.sig.ident, &i.vis, self.attrs(&i.attrs), kind)]
            }
            syn::ImplItem::Type(i) => {
                let kind = ItemKind::Alias(self.generics(&i.generics), self.ty(&i.ty));
                vec![self.named(&i.ident, &i.vis, self.attrs(&i.attrs), kind)]
            }
            syn::ImplItem::Macro(i) => self.impl_macro(&i.mac),
            _ => Vec::new(),
        }
    }

    pub(super) fn impl_items(&mut self, items: &[syn::ImplItem]) -> Vec<Item> {
        items.iter().flat_map(|i| self.impl_item(i)).collect()
    }

    fn trait_item(&mut self, item: &syn::TraitItem) -> Option<Item> {
        let public = syn::Visibility::Public(Default::default());
        match item {
            syn::TraitItem::Fn(i) => {
                let kind = ItemKind::Fn(Box::new(self.function(&i.sig, i.default.as_ref())));
                Some(self.named(&i.sig.ident, &public, self.attrs(&i.attrs), kind))
            }
            syn::TraitItem::Const(i) => {
                let default = i.default.as_ref().map(|(_, e)| Box::new(self.expr(e)));
                let kind = ItemKind::Const(self.ty(&i.ty), default);
                Some(self.named(&i.ident, &public, self.attrs(&i.attrs), kind))
            }
            _ => None,
        }
    }

    pub(super) fn attrs(&self, attrs: &[syn::Attribute]) -> Attrs {
        let mut out = Attrs::default();
        for attr in attrs {
            let path = attr.path();
            let Some(last) = path.segments.last().map(|s| s.ident.to_string()) else { continue };
            match (last.as_str(), &attr.meta) {
                ("test" | "bench" | "rstest" | "test_case" | "proptest" | "quickcheck", _) => out.test = true,
                ("cfg", syn::Meta::List(list)) => {
                    let text: String = list.tokens.to_string().split_whitespace().collect();
                    if is_test_cfg(&text) {
                        out.test = true;
                    } else {
                        out.cfg.push(text.into());
                    }
                }
                ("path", syn::Meta::NameValue(nv)) => out.path = text_of(&nv.value),
                ("versions", syn::Meta::List(list)) => {
                    out.versions =
                        syn::parse2::<syn::LitStr>(list.tokens.clone()).ok().map(|s| s.value().into());
                }
                ("derive", syn::Meta::List(list)) => {
                    let paths = list.parse_args_with(
                        syn::punctuated::Punctuated::<syn::Path, syn::Token![,]>::parse_terminated,
                    );
                    out.derives.extend(
                        paths.iter().flatten().filter_map(|p| p.segments.last().map(|s| name(&s.ident))),
                    );
                }
                ("project" | "project_ref", syn::Meta::NameValue(nv)) => {
                    if let syn::Expr::Path(p) = &nv.value {
                        out.projections.extend(p.path.get_ident().map(name));
                    }
                }
                ("pin_project", syn::Meta::List(list)) => {
                    let parts = list.parse_args_with(
                        syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated,
                    );
                    for part in parts.iter().flatten() {
                        if let syn::Meta::NameValue(nv) = part
                            && (nv.path.is_ident("project") || nv.path.is_ident("project_ref"))
                            && let syn::Expr::Path(p) = &nv.value
                        {
                            out.projections.extend(p.path.get_ident().map(name));
                        }
                    }
                }
                ("default", syn::Meta::Path(_)) => out.default = true,
                ("pin", syn::Meta::Path(_)) => out.pinned = true,
                ("macro_use", _) => out.macro_use = true,
                ("serde", syn::Meta::List(list)) => {
                    let _ = list.parse_nested_meta(|meta| {
                        if meta.path.is_ident("default") {
                            let value = meta.value().and_then(|v| v.parse::<syn::LitStr>());
                            out.serde_default = Some(value.map(|s| s.value().into()).unwrap_or_default());
                        } else if meta.input.peek(syn::Token![=]) {
                            meta.value()?.parse::<syn::Expr>()?;
                        } else if meta.input.peek(syn::token::Paren) {
                            let content;
                            syn::parenthesized!(content in meta.input);
                            content.parse::<proc_macro2::TokenStream>()?;
                        }
                        Ok(())
                    });
                }
                _ => {}
            }
        }
        out
    }
}

/// `test`, or a conjunction with it; `not(test)` and `any(test, …)` are code too.
fn is_test_cfg(text: &str) -> bool {
    text == "test"
        || text
            .strip_prefix("all(")
            .and_then(|t| t.strip_suffix(')'))
            .is_some_and(|inner| inner.split(',').any(|part| part == "test"))
}

fn text_of(expr: &syn::Expr) -> Option<Name> {
    match expr {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(s), .. }) => Some(s.value().into()),
        _ => None,
    }
}

fn vis(v: &syn::Visibility) -> Vis {
    match v {
        syn::Visibility::Public(_) => Vis::Public,
        syn::Visibility::Restricted(_) => Vis::Restricted,
        syn::Visibility::Inherited => Vis::Private,
    }
}

fn flatten(tree: &syn::UseTree, prefix: &mut Vec<Name>, rooted: bool, out: &mut Vec<Import>) {
    let mut leaf = |path: Vec<Name>, name: Name, glob: bool| {
        // `use a::b::{self}` imports `b`.
        let selfish = path.last().is_some_and(|n| n == "self") && path.len() > 1;
        let path = if selfish { path[..path.len() - 1].to_vec() } else { path };
        let name = if name == "self" { path.last().cloned().unwrap_or(name) } else { name };
        out.push(Import { path, rooted, name, glob });
    };
    match tree {
        syn::UseTree::Path(p) => {
            prefix.push(name(&p.ident));
            flatten(&p.tree, prefix, rooted, out);
            prefix.pop();
        }
        syn::UseTree::Name(n) => {
            let mut path = prefix.clone();
            path.push(name(&n.ident));
            leaf(path, name(&n.ident), false);
        }
        syn::UseTree::Rename(r) => {
            let mut path = prefix.clone();
            path.push(name(&r.ident));
            leaf(path, name(&r.rename), false);
        }
        syn::UseTree::Glob(_) => leaf(prefix.clone(), Name::default(), true),
        syn::UseTree::Group(g) => {
            for tree in &g.items {
                flatten(tree, prefix, rooted, out);
            }
        }
    }
}
