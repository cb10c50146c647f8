//! Signatures of tracing: spans, and futures that run in one.
#[derive(Clone)]
pub struct Span { _p: () }
impl Span {
    pub fn current() -> Span {}
    pub fn none() -> Span {}
    pub fn enter(&self) -> Entered<'_> {}
    pub fn entered(self) -> EnteredSpan {}
    pub fn in_scope<F: FnOnce() -> T, T>(&self, f: F) -> T {}
    pub fn record<Q: ?Sized, V>(&self, field: &Q, value: V) -> &Self {}
}
pub struct Entered<'a> { _p: &'a () }
pub struct EnteredSpan { _p: () }
#[derive(Clone, Copy)]
pub struct Level { _p: () }
pub use self::instrument::Instrument;
pub mod instrument {
    pub trait Instrument {
        fn instrument(self, span: crate::Span) -> Instrumented<Self>;
        fn in_current_span(self) -> Instrumented<Self>;
    }
    impl<T> Instrument for T {}
    pub struct Instrumented<T> { inner: T }
    impl<T> Instrumented<T> {
        pub fn inner(&self) -> &T {}
        pub fn inner_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: std::future::Future> std::future::Future for Instrumented<T> { type Output = T::Output; }
    pub trait WithSubscriber { fn with_current_subscriber(self) -> Instrumented<Self>; }
    impl<T> WithSubscriber for T {}
}
