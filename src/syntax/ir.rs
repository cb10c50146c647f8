//! The owned tree that the rest of the engine reads: what [`syn`] parsed, without its thread-bound spans.
//!
//! Macros are already looked into (see [`super::macros`]), so a `select!` arm or an argument of `write!` is
//! an expression like any other.

use smol_str::SmolStr;

pub type Name = SmolStr;

/// Bytes `start..end` of the file that the tree was parsed from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

/// One parsed file.
#[derive(Debug, Default)]
pub struct File {
    pub items: Vec<Item>,
    /// Macro calls whose tokens were not understood: name and place.
    pub macros_skipped: Vec<(Name, Span)>,
    /// Items with faults in them, of which there is no more than the reason.
    pub left_out: Vec<super::NotParsed>,
}

#[derive(Debug)]
pub struct Item {
    pub name: Name,
    /// The name's place.
    pub span: Span,
    pub vis: Vis,
    pub attrs: Attrs,
    pub kind: ItemKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vis {
    Private,
    /// `pub(crate)`, `pub(super)`, `pub(in …)`.
    Restricted,
    Public,
}

/// What attributes say, as far as anybody asks.
#[derive(Clone, Debug, Default)]
pub struct Attrs {
    /// `#[cfg(test)]` or a test function's attribute.
    pub test: bool,
    /// Other `#[cfg(…)]` conditions, as text without spaces.
    pub cfg: Vec<Name>,
    /// `#[path = "…"]`.
    pub path: Option<Name>,
    /// `#[versions("…")]` of a signature file.
    pub versions: Option<Name>,
    pub derives: Vec<Name>,
    /// Other names of a type: what `pin_project` calls its projections.
    pub projections: Vec<Name>,
    /// `#[pin]` on a field: `pin_project` gives access to it behind a `Pin`.
    pub pinned: bool,
    /// `#[default]` on an enum's variant.
    pub default: bool,
    /// The function named by `#[serde(default = "…")]`, or `""` for a bare `#[serde(default)]`.
    pub serde_default: Option<Name>,
    pub macro_use: bool,
}

#[derive(Debug)]
pub enum ItemKind {
    /// `None`: the items stand in another file.
    Mod(Option<Vec<Item>>),
    Use(Vec<Import>),
    ExternCrate(Name),
    Fn(Box<Function>),
    Adt(Adt),
    Trait(Trait),
    Impl(Impl),
    Alias(Generics, TypeRef),
    /// Constants and statics.
    Const(TypeRef, Option<Box<Expr>>),
    /// `include!("…")` in item position.
    Include(Name),
    /// An item macro whose tokens stood for items.
    Items(Vec<Item>),
}

/// One leaf of a use tree.
#[derive(Debug, Clone)]
pub struct Import {
    pub path: Vec<Name>,
    pub rooted: bool,
    pub name: Name,
    pub glob: bool,
}

#[derive(Debug, Default, Clone)]
pub struct Generics {
    pub params: Vec<GenericParam>,
    /// `where` clauses on anything but a bare parameter, and those on parameters too.
    pub bounds: Vec<(TypeRef, Vec<Bound>)>,
}

#[derive(Debug, Clone)]
pub struct GenericParam {
    pub name: Name,
    pub bounds: Vec<Bound>,
    pub default: Option<TypeRef>,
    pub is_const: bool,
}

/// A trait bound: its path with arguments (`Fn(A) -> B` as arguments too, see [`Segment`]).
pub type Bound = Path;

#[derive(Debug)]
pub struct Function {
    pub generics: Generics,
    /// The receiver's type if there is one: `self`, `&self`, `self: Pin<&mut Self>`.
    pub receiver: Option<TypeRef>,
    pub params: Vec<(Pat, TypeRef)>,
    pub ret: TypeRef,
    pub is_async: bool,
    pub body: Option<Expr>,
}

#[derive(Debug)]
pub struct Adt {
    pub generics: Generics,
    pub is_enum: bool,
    /// One for a struct or union.
    pub variants: Vec<Variant>,
}

#[derive(Debug)]
pub struct Variant {
    pub name: Name,
    pub span: Span,
    pub attrs: Attrs,
    /// Tuple fields are named `0`, `1`, …
    pub fields: Vec<Field>,
    pub tuple: bool,
}

#[derive(Debug)]
pub struct Field {
    pub name: Name,
    pub ty: TypeRef,
    pub public: bool,
    pub attrs: Attrs,
}

#[derive(Debug)]
pub struct Trait {
    pub generics: Generics,
    pub supers: Vec<Bound>,
    pub items: Vec<Item>,
    /// Associated types with their bounds and default.
    pub types: Vec<(Name, Vec<Bound>, Option<TypeRef>)>,
}

#[derive(Debug)]
pub struct Impl {
    pub generics: Generics,
    pub trait_: Option<Path>,
    pub self_ty: TypeRef,
    pub items: Vec<Item>,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Path {
    /// `<T as Trait>::…`: the type; the trait is the first `qself_len` segments (0: `<T>::…`).
    pub qself: Option<Box<TypeRef>>,
    pub qself_len: usize,
    pub rooted: bool,
    pub segments: Vec<Segment>,
    pub span: Span,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Segment {
    pub name: Name,
    pub span: Span,
    pub args: Vec<TypeRef>,
    /// `Item = T`, `Output: Trait` (as an `impl` type).
    pub assoc: Vec<(Name, TypeRef)>,
    /// `Fn(A, B) -> R`.
    pub sugar: Option<Box<(Vec<TypeRef>, TypeRef)>>,
}

#[derive(Debug, Clone, PartialEq)]
pub enum TypeRef {
    Path(Path),
    Ref(bool, Box<TypeRef>),
    Ptr(Box<TypeRef>),
    Tuple(Vec<TypeRef>),
    Slice(Box<TypeRef>),
    Array(Box<TypeRef>, Option<u64>),
    FnPtr(Vec<TypeRef>, Box<TypeRef>),
    Dyn(Vec<Bound>),
    Impl(Vec<Bound>),
    Never,
    Infer,
}

#[derive(Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub span: Span,
}

#[derive(Debug)]
pub enum ExprKind {
    Path(Path),
    Lit(Lit),
    Call(Box<Expr>, Vec<Expr>),
    Method(Box<MethodCall>),
    Field(Box<Expr>, Name, Span),
    Index(Box<Expr>, Box<Expr>),
    Ref(bool, Box<Expr>),
    Deref(Box<Expr>),
    Not(Box<Expr>),
    Neg(Box<Expr>),
    Binary(BinOp, Box<Expr>, Box<Expr>),
    Assign(Box<Expr>, Box<Expr>),
    Cast(Box<Expr>, TypeRef),
    Try(Box<Expr>),
    Await(Box<Expr>),
    Range(Option<Box<Expr>>, Option<Box<Expr>>),
    Tuple(Vec<Expr>),
    Array(Vec<Expr>),
    Repeat(Box<Expr>, Box<Expr>),
    Struct(Path, Vec<(Name, Expr)>, Option<Box<Expr>>),
    Block(Block),
    /// An `async` block: its value is a future of the block's.
    Async(Block),
    /// The block of a macro that makes a stream of what it yields, each as a `Result` where `?` may end it.
    Stream {
        body: Block,
        fallible: bool,
    },
    Yield(Box<Expr>),
    If(Box<Expr>, Box<Expr>, Option<Box<Expr>>),
    /// `let PAT = EXPR` as a condition.
    Let(Box<Pat>, Box<Expr>),
    Match(Box<Expr>, Vec<Arm>),
    Loop(Block, Option<Name>),
    While(Box<Expr>, Block, Option<Name>),
    For(Box<Pat>, Box<Expr>, Block, Option<Name>),
    Closure(Box<Closure>),
    Return(Option<Box<Expr>>),
    Break(Option<Name>, Option<Box<Expr>>),
    Continue(Option<Name>),
    Macro(MacroCall),
    /// Not understood, or nothing.
    Unknown,
}

#[derive(Debug)]
pub struct MethodCall {
    pub receiver: Expr,
    pub name: Name,
    pub name_span: Span,
    pub turbofish: Vec<TypeRef>,
    pub args: Vec<Expr>,
}

#[derive(Debug)]
pub struct Closure {
    pub params: Vec<(Pat, TypeRef)>,
    pub ret: TypeRef,
    pub is_async: bool,
    pub body: Expr,
}

#[derive(Debug)]
pub struct Arm {
    pub pat: Pat,
    pub guard: Option<Expr>,
    pub body: Expr,
    pub attrs: Attrs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BinOp {
    And,
    Or,
    Eq,
    Ne,
    Add,
    Mul,
    Other,
    /// `+=` and its kin.
    Assign,
}

/// A macro call in expression position, as what it does.
#[derive(Debug)]
pub enum MacroCall {
    /// `write!`, `writeln!`: where to, what.
    Write(Box<Expr>, Format),
    /// `format!`, `format_args!`, `concat!`: a new text.
    Format(Format),
    /// `print!`, log and assert macros, `panic!`: evaluated, no value. True if it never returns.
    Effects(Vec<Expr>, bool),
    /// `select!`: each arm awaits its future.
    Select(Vec<SelectArm>),
    /// `join!`; true for `try_join!`.
    Join(Vec<Expr>, bool),
    /// `ready!`.
    Ready(Box<Expr>),
    /// `vec![a, b]`.
    Vec(Vec<Expr>),
    /// `matches!`.
    Matches(Box<Expr>, Box<Pat>),
    /// `pin!(e)`, `tokio::pin!(x)`.
    Pin(Box<Expr>),
    /// Tokens of an unknown macro that read as a comma list: each is evaluated, any may be the value.
    List(Name, Vec<Expr>),
    /// `include_str!`, `env!`, `line!` and others without sockets.
    Value,
}

#[derive(Debug)]
pub struct SelectArm {
    pub pat: Pat,
    pub future: Expr,
    pub body: Expr,
}

/// A format string and its arguments.
#[derive(Debug)]
pub struct Format {
    /// The pieces in order; literal arguments are folded into the text as rustc does.
    pub pieces: Vec<Piece>,
    pub args: Vec<Expr>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    /// Literal text of so many bytes.
    Text(u32),
    /// One runtime argument; true if it has width, precision or `?`.
    Arg(bool),
}

#[derive(Debug)]
pub struct Block {
    pub stmts: Vec<Stmt>,
    /// Positions of the statements that stand under a `#[cfg]`.
    pub cfgs: Vec<u32>,
    /// The value of the block.
    pub tail: Option<Box<Expr>>,
    pub items: Vec<Item>,
}

#[derive(Debug)]
pub enum Stmt {
    Let(Box<LetStmt>),
    Expr(Expr),
}

#[derive(Debug)]
pub struct LetStmt {
    pub pat: Pat,
    pub ty: TypeRef,
    pub init: Option<Expr>,
    pub els: Option<Expr>,
}

#[derive(Debug, Clone)]
pub struct Pat {
    pub kind: PatKind,
    pub span: Span,
}

#[derive(Debug, Clone)]
pub enum PatKind {
    Wild,
    Rest,
    Bind(Name, Option<Box<Pat>>),
    Path(Path),
    TupleStruct(Path, Vec<Pat>),
    Struct(Path, Vec<(Name, Pat)>),
    Tuple(Vec<Pat>),
    Slice(Vec<Pat>),
    Ref(Box<Pat>),
    Or(Vec<Pat>),
    Typed(Box<Pat>, TypeRef),
    Lit(Lit),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Lit {
    Bool(bool),
    Int(u128, Name),
    Float,
    /// Length in bytes, and the text where short.
    Str(Name),
    Bytes(u32),
    Byte,
    Char,
}

impl Path {
    /// The name if this is one plain segment.
    pub fn as_name(&self) -> Option<&Name> {
        match self.segments.as_slice() {
            [one] if self.qself.is_none() && !self.rooted => Some(&one.name),
            _ => None,
        }
    }
    pub fn last(&self) -> Option<&Segment> {
        self.segments.last()
    }
}

impl Expr {
    pub fn unknown(span: Span) -> Self {
        Self { kind: ExprKind::Unknown, span }
    }
}

impl Item {
    pub fn is_test(&self) -> bool {
        self.attrs.test
    }
}
