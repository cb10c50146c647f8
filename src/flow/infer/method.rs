//! Method calls: on known types, on what `pin_project` derives, and on what is not known.

use crate::catalog::catalog;
use crate::resolve::AdtId;
use crate::resolve::ty::Ty;
use crate::syntax::ir::{self, ExprKind, Name, Span};

use super::super::graph::*;
use super::Infer;
use super::call::At;
use super::types::Conversion;

impl<'a> Infer<'_, 'a> {
    /// A method call.
    pub(super) fn method(&mut self, m: &'a ir::MethodCall, whole: Span, want: &Ty) -> NodeId {
        let receiver = self.expr(&m.receiver, &Ty::Unknown);
        let at = At { name: m.name_span, whole };
        let ty = self.ty_of(receiver);
        let known = self.known(&ty);
        if let Ty::Var(_) = known {
            self.late = true;
        }
        let turbofish: Vec<Ty> = m.turbofish.iter().map(|t| self.written(t)).collect();
        let env = self.env.clone();
        let mut found = self.w.methods(&env, self.module, &known, &m.name);
        // A derived `Clone` is written nowhere; what is found instead clones a reference.
        if m.name == "clone"
            && !matches!(known, Ty::Ref(..))
            && found.first().is_some_and(|m| matches!(m.self_ty, Ty::Ref(..)))
        {
            found.clear();
        }
        if found.is_empty() {
            return self.unknown_method(m, receiver, &known, at, want);
        }
        let result = self.invoke(found, Some(receiver), &m.args, &turbofish, at, want);
        self.conversion(&m.name, receiver, result);
        if matches!(m.name.as_str(), "unwrap" | "expect") {
            self.mark_propagating(receiver);
            self.exit(ExitKind::Unwrap(receiver), whole);
        }
        result
    }

    pub(super) fn conversion(&mut self, name: &str, receiver: NodeId, result: NodeId) {
        let method = match name {
            "into" => "from",
            "try_into" => "try_from",
            _ => return,
        };
        if let Some(call) = self.call_of(result) {
            self.conversions.push(Conversion { from: receiver, call, method });
        }
    }

    pub(super) fn unknown_method(
        &mut self,
        m: &'a ir::MethodCall,
        receiver: NodeId,
        ty: &Ty,
        at: At,
        want: &Ty,
    ) -> NodeId {
        // A field that holds a function is no method, but a derived `clone` is one.
        if matches!(m.name.as_str(), "clone" | "to_owned" | "by_ref" | "borrow" | "borrow_mut")
            && m.args.is_empty()
        {
            let out = match ty {
                Ty::Ref(_, t) if m.name != "by_ref" => (**t).clone(),
                other => other.clone(),
            };
            let n = self.node(out, at.whole);
            let label = if m.name == "clone" { Label::Copy } else { Label::Flow };
            self.g.edge(receiver, n, label);
            if m.name == "clone" && self.is_shared(ty) {
                self.same_place(n, receiver);
            }
            let (name, path) = (m.name.clone(), m.name.clone());
            self.push_call(name, path, vec![Callee::Unknown], vec![receiver], true, n, at, Vec::new(), None);
            return n;
        }
        if let Some(n) = self.pinned(m, receiver, ty, at) {
            return n;
        }
        let mut args = vec![receiver];
        let result = self.node(Ty::Unknown, at.whole);
        let open = self.var();
        self.g.nodes[result.index()].ty = open;
        for arg in &m.args {
            let value = match &arg.kind {
                ExprKind::Closure(c) => self.foreign_closure(c, arg.span, &[receiver], result, None),
                _ => self.expr(arg, &Ty::Unknown),
            };
            args.push(value);
        }
        for &a in &args {
            self.g.edge(a, result, Label::Through);
        }
        // A signature file lists what matters; a builder's other methods give the builder back.
        if self.is_builder(ty) {
            let own = ty.peeled().clone();
            self.coerce(result, &own);
        }
        let kept = self.extended(ty);
        self.coerce(result, &kept);
        self.coerce(result, want);
        let path: Name = match ty.peeled() {
            Ty::Adt(id, _) => format!("{}::{}", self.w.adt_path(*id), m.name).into(),
            Ty::Ext(p, _) => format!("{p}::{}", m.name).into(),
            _ => m.name.clone(),
        };
        let facts = self.facts_of(std::slice::from_ref(&path));
        self.push_call(m.name.clone(), path, vec![Callee::Unknown], args, true, result, at, facts, None);
        result
    }

    /// What an extension method of an unknown trait makes of a `Result` or `Option`: as `context` and its
    /// kin, it tells more of the failure and keeps the success.
    fn extended(&mut self, ty: &Ty) -> Ty {
        match ty {
            Ty::Adt(id, args) if Some(*id) == self.lang.result || Some(*id) == self.lang.option => {
                let (success, failure) = (args.first().cloned().unwrap_or(Ty::Unknown), self.var());
                self.adt(self.lang.result, &[success, failure])
            }
            _ => Ty::Unknown,
        }
    }

    /// What `pin_project` derives: `project()` gives access to the fields, each behind a reference or a `Pin`
    /// of one, whose own methods (`as_mut`, `set`) then fit.
    pub(super) fn pinned(
        &mut self,
        m: &'a ir::MethodCall,
        receiver: NodeId,
        ty: &Ty,
        at: At,
    ) -> Option<NodeId> {
        match (m.name.as_str(), m.args.as_slice()) {
            ("project" | "project_ref", []) => {
                let own = self.derefs(ty).into_iter().find(
                    |t| matches!(t, Ty::Adt(id, _) if !self.w.is_signature(self.w.adts[id.index()].module)),
                )?;
                let mutable = m.name == "project";
                let adt = if let Ty::Adt(id, _) = own { Some(id) } else { None };
                let n = self.node(Ty::reference(mutable, own), at.whole);
                self.g.edge(receiver, n, Label::Flow);
                self.same_place(n, receiver);
                self.projections.extend(adt.map(|id| (n, (id, mutable))));
                Some(n)
            }
            ("as_mut" | "as_ref" | "get_mut" | "get_ref" | "get_pin_mut" | "get_unchecked_mut", [])
                if self.g.field_of.contains_key(&receiver) =>
            {
                let n = self.node(ty.clone(), at.whole);
                self.g.edge(receiver, n, Label::Flow);
                self.same_place(n, receiver);
                Some(n)
            }
            ("set", [value]) if self.g.field_of.contains_key(&receiver) => {
                let v = self.expr(value, ty);
                self.store(v, receiver);
                Some(self.node(Ty::unit(), at.whole))
            }
            _ => None,
        }
    }

    /// The type of a field as the access through `base` gives it: what a projection gives is a reference, or a
    /// `Pin` of one where the field is pinned; a plain access gives the field.
    pub(super) fn accessed(&self, base: NodeId, adt: AdtId, variant: u32, field: &Name, ty: Ty) -> Ty {
        let mut at = base;
        let mut projection = self.projections.get(&at);
        for _ in 0..4 {
            let Some(from) = self.g.taken_from.get(&at).filter(|_| projection.is_none()) else { break };
            at = *from;
            projection = self.projections.get(&at);
        }
        let Some(&(_, mutable)) = projection.filter(|(of, _)| *of == adt) else { return ty };
        let variant = self.w.adts[adt.index()].adt.variants.get(variant as usize);
        let pinned = variant.is_some_and(|v| v.fields.iter().any(|f| f.name == *field && f.attrs.pinned));
        let reference = Ty::reference(mutable, ty);
        if pinned { self.adt(self.lang.pin, &[reference]) } else { reference }
    }

    pub(super) fn is_builder(&self, ty: &Ty) -> bool {
        use crate::catalog::model::TypeKind;
        let Ty::Adt(id, _) = ty.peeled() else { return false };
        let adt = &self.w.adts[id.index()];
        if !self.w.is_signature(adt.module) {
            return false;
        }
        let kind = catalog().type_fact(&self.w.adt_path(*id)).map(|f| f.is);
        adt.name.ends_with("Builder")
            || matches!(kind, Some(TypeKind::Connector | TypeKind::Server | TypeKind::Settings))
    }
}
