//! Signatures of futures-core.
pub use self::future::{FusedFuture, Future, TryFuture};
pub use self::stream::{FusedStream, Stream, TryStream};
pub mod future {
    use std::pin::Pin;
    pub use std::future::Future;
    pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
    pub type LocalBoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + 'a>>;
    pub trait FusedFuture: Future { fn is_terminated(&self) -> bool; }
    pub trait TryFuture: Future { type Ok; type Error; }
    impl<F: Future<Output = Result<T, E>> + ?Sized, T, E> TryFuture for F { type Ok = T; type Error = E; }
}
pub mod stream {
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub type BoxStream<'a, T> = Pin<Box<dyn Stream<Item = T> + Send + 'a>>;
    pub type LocalBoxStream<'a, T> = Pin<Box<dyn Stream<Item = T> + 'a>>;
    pub trait Stream {
        type Item;
        fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>>;
        fn size_hint(&self) -> (usize, Option<usize>);
    }
    impl<'a, S: Stream + ?Sized> Stream for &'a mut S { type Item = S::Item; }
    impl<S: Stream + ?Sized> Stream for Box<S> { type Item = S::Item; }
    impl<S: Stream + ?Sized> Stream for Pin<Box<S>> { type Item = S::Item; }
    impl<'a, S: Stream + ?Sized> Stream for Pin<&'a mut S> { type Item = S::Item; }
    pub trait FusedStream: Stream { fn is_terminated(&self) -> bool; }
    pub trait TryStream: Stream { type Ok; type Error; }
    impl<S: Stream<Item = Result<T, E>> + ?Sized, T, E> TryStream for S { type Ok = T; type Error = E; }
}
pub mod task { pub use std::task::{Context, Poll, RawWaker, RawWakerVTable, Waker}; }
