//! Types, paths, generics and patterns.

use super::{Lower, join, name};
use crate::syntax::ir::*;

impl Lower<'_> {
    pub(super) fn path(&mut self, path: &syn::Path, qself: Option<&syn::QSelf>) -> Path {
        let segments: Vec<Segment> = path.segments.iter().map(|s| self.segment(s)).collect();
        let mut span = match (segments.first(), segments.last()) {
            (Some(first), Some(last)) => join(first.span, last.span),
            _ => Span::default(),
        };
        if let Some(q) = qself {
            span.start = self.span(q.lt_token.span).start;
        }
        Path {
            qself: qself.map(|q| Box::new(self.ty(&q.ty))),
            qself_len: qself.map_or(0, |q| q.position),
            rooted: path.leading_colon.is_some(),
            segments,
            span,
        }
    }

    fn segment(&mut self, segment: &syn::PathSegment) -> Segment {
        let mut out = Segment {
            name: name(&segment.ident),
            span: self.span(segment.ident.span()),
            args: Vec::new(),
            assoc: Vec::new(),
            sugar: None,
        };
        match &segment.arguments {
            syn::PathArguments::None => {}
            syn::PathArguments::AngleBracketed(args) => {
                for arg in &args.args {
                    match arg {
                        syn::GenericArgument::Type(ty) => out.args.push(self.ty(ty)),
                        syn::GenericArgument::Const(_) => out.args.push(TypeRef::Infer),
                        syn::GenericArgument::AssocType(a) => {
                            out.assoc.push((name(&a.ident), self.ty(&a.ty)))
                        }
                        syn::GenericArgument::Constraint(c) => {
                            out.assoc.push((name(&c.ident), TypeRef::Impl(self.bounds(&c.bounds))));
                        }
                        _ => {}
                    }
                }
            }
            syn::PathArguments::Parenthesized(args) => {
                let inputs = args.inputs.iter().map(|a| self.ty(&a.ty)).collect();
                out.sugar = Some(Box::new((inputs, self.ret(&args.output))));
            }
        }
        out
    }

    pub(super) fn ret(&mut self, ret: &syn::ReturnType) -> TypeRef {
        match ret {
            syn::ReturnType::Default => TypeRef::Tuple(Vec::new()),
            syn::ReturnType::Type(_, ty) => self.ty(ty),
        }
    }

    pub(super) fn ty(&mut self, ty: &syn::Type) -> TypeRef {
        match ty {
            syn::Type::Array(a) => {
                let len = match &a.len {
                    syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(n), .. }) => n.base10_parse().ok(),
                    _ => None,
                };
                TypeRef::Array(Box::new(self.ty(&a.elem)), len)
            }
            syn::Type::FnPtr(f) => {
                let inputs = f.inputs.iter().map(|a| self.ty(&a.ty)).collect();
                TypeRef::FnPtr(inputs, Box::new(self.ret(&f.output)))
            }
            syn::Type::Group(g) => self.ty(&g.elem),
            syn::Type::Paren(p) => self.ty(&p.elem),
            syn::Type::ImplTrait(i) => TypeRef::Impl(self.bounds(&i.bounds)),
            syn::Type::TraitObject(t) => TypeRef::Dyn(self.bounds(&t.bounds)),
            syn::Type::Never(_) => TypeRef::Never,
            syn::Type::Path(p) => TypeRef::Path(self.path(&p.path, p.qself.as_ref())),
            syn::Type::Ptr(p) => TypeRef::Ptr(Box::new(self.ty(&p.elem))),
            syn::Type::Reference(r) => TypeRef::Ref(r.mutability.is_some(), Box::new(self.ty(&r.elem))),
            syn::Type::Slice(s) => TypeRef::Slice(Box::new(self.ty(&s.elem))),
            syn::Type::Tuple(t) => TypeRef::Tuple(t.elems.iter().map(|t| self.ty(t)).collect()),
            _ => TypeRef::Infer,
        }
    }

    pub(super) fn bounds<'b>(
        &mut self,
        bounds: impl IntoIterator<Item = &'b syn::TypeParamBound>,
    ) -> Vec<Bound> {
        bounds
            .into_iter()
            .filter_map(|b| match b {
                syn::TypeParamBound::Trait(t) => Some(self.path(&t.path, None)),
                _ => None,
            })
            .filter(|p| p.last().is_none_or(|s| s.name != "Sized"))
            .collect()
    }

    pub(super) fn generics(&mut self, generics: &syn::Generics) -> Generics {
        let params = generics
            .params
            .iter()
            .filter_map(|p| match p {
                syn::GenericParam::Type(t) => Some(GenericParam {
                    name: name(&t.ident),
                    bounds: self.bounds(&t.bounds),
                    default: t.default.as_ref().map(|(_, ty)| self.ty(ty)),
                    is_const: false,
                }),
                syn::GenericParam::Const(c) => Some(GenericParam {
                    name: name(&c.ident),
                    bounds: Vec::new(),
                    default: None,
                    is_const: true,
                }),
                _ => None,
            })
            .collect();
        let mut bounds = Vec::new();
        for predicate in generics.where_clause.iter().flat_map(|w| &w.predicates) {
            if let syn::WherePredicate::Type(p) = predicate {
                bounds.push((self.ty(&p.bounded_ty), self.bounds(&p.bounds)));
            }
        }
        Generics { params, bounds }
    }

    pub(super) fn pat(&mut self, pat: &syn::Pat) -> Pat {
        let span = self.pat_span(pat);
        let kind = match pat {
            syn::Pat::Ident(p) => {
                let sub = p.subpat.as_ref().map(|(_, sub)| Box::new(self.pat(sub)));
                PatKind::Bind(name(&p.ident), sub)
            }
            syn::Pat::Paren(p) => return self.pat(&p.pat),
            syn::Pat::Guard(p) => return self.pat(&p.pat),
            syn::Pat::Lit(l) => PatKind::Lit(self.lit(&l.lit)),
            syn::Pat::Or(p) => PatKind::Or(p.cases.iter().map(|c| self.pat(c)).collect()),
            syn::Pat::Path(p) => PatKind::Path(self.path(&p.path, p.qself.as_ref())),
            syn::Pat::Reference(p) => PatKind::Ref(Box::new(self.pat(&p.pat))),
            syn::Pat::Rest(_) => PatKind::Rest,
            syn::Pat::Slice(p) => PatKind::Slice(p.elems.iter().map(|e| self.pat(e)).collect()),
            syn::Pat::Struct(p) => {
                let fields = p.fields.iter().map(|f| (member(&f.member), self.pat(&f.pat))).collect();
                PatKind::Struct(self.path(&p.path, p.qself.as_ref()), fields)
            }
            syn::Pat::Tuple(p) => PatKind::Tuple(p.elems.iter().map(|e| self.pat(e)).collect()),
            syn::Pat::TupleStruct(p) => {
                let pats = p.elems.iter().map(|e| self.pat(e)).collect();
                PatKind::TupleStruct(self.path(&p.path, p.qself.as_ref()), pats)
            }
            syn::Pat::Type(p) => PatKind::Typed(Box::new(self.pat(&p.pat)), self.ty(&p.ty)),
            _ => PatKind::Wild,
        };
        Pat { kind, span }
    }

    /// Only names are ever shown, so only they need their own place.
    fn pat_span(&self, pat: &syn::Pat) -> Span {
        match pat {
            syn::Pat::Ident(p) => self.span(p.ident.span()),
            syn::Pat::Wild(p) => self.span(p.underscore_token.span),
            _ => Span::default(),
        }
    }

    pub(super) fn lit(&self, lit: &syn::Lit) -> Lit {
        match lit {
            syn::Lit::Str(s) => Lit::Str(s.value().into()),
            syn::Lit::ByteStr(s) => Lit::Bytes(s.value().len() as u32),
            syn::Lit::CStr(s) => Lit::Bytes(s.value().as_bytes().len() as u32),
            syn::Lit::Byte(_) => Lit::Byte,
            syn::Lit::Char(_) => Lit::Char,
            syn::Lit::Int(i) => Lit::Int(i.base10_parse().unwrap_or(0), i.suffix().into()),
            syn::Lit::Bool(b) => Lit::Bool(b.value),
            _ => Lit::Float,
        }
    }
}

pub(super) fn member(member: &syn::Member) -> Name {
    match member {
        syn::Member::Named(ident) => name(ident),
        syn::Member::Unnamed(index) => index.index.to_string().into(),
    }
}
