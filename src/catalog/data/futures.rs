//! Signatures of futures. From 0.3 on it is a door to its member crates; 0.1 has traits of its own.
#[versions(">=0.3")]
pub use futures_core::future::{Future, TryFuture};
#[versions(">=0.3")]
pub use futures_core::stream::{Stream, TryStream};
#[versions(">=0.3")]
pub use futures_sink::Sink;
#[versions(">=0.3")]
pub use futures_util::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt};
#[versions(">=0.3")]
pub use futures_util::{FutureExt, SinkExt, StreamExt, TryFutureExt, TryStreamExt};
#[versions(">=0.3")]
pub use futures_util::{compat, future, io, lock, never, sink, stream, task};
#[versions(">=0.3")]
pub use futures_channel as channel;
#[versions(">=0.3")]
pub mod executor {
    pub fn block_on<F: std::future::Future>(f: F) -> F::Output {}
    pub fn block_on_stream<S: futures_core::Stream>(stream: S) -> BlockingStream<S> {}
    pub struct BlockingStream<S> { stream: S }
    impl<S: futures_core::Stream> Iterator for BlockingStream<S> { type Item = S::Item; }
    #[derive(Clone)]
    pub struct ThreadPool { _p: () }
    impl ThreadPool {
        pub fn new() -> std::io::Result<ThreadPool> {}
        pub fn spawn_ok<Fut: std::future::Future<Output = ()>>(&self, future: Fut) {}
    }
    pub struct LocalPool { _p: () }
    impl LocalPool {
        pub fn new() -> LocalPool {}
        pub fn run_until<F: std::future::Future>(&mut self, future: F) -> F::Output {}
    }
}
#[versions(">=0.3")]
pub mod prelude {
    pub use futures_core::future::{Future, TryFuture};
    pub use futures_core::stream::{Stream, TryStream};
    pub use futures_sink::Sink;
    pub use futures_util::{future, sink, stream};
    pub use futures_util::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt};
    pub use futures_util::{FutureExt, SinkExt, StreamExt, TryFutureExt, TryStreamExt};
}

// ---- 0.1
#[versions("<0.2")]
pub enum Async<T> { Ready(T), NotReady }
#[versions("<0.2")]
impl<T> Async<T> {
    pub fn map<F: FnOnce(T) -> U, U>(self, f: F) -> Async<U> {}
    pub fn is_ready(&self) -> bool {}
    pub fn is_not_ready(&self) -> bool {}
}
#[versions("<0.2")]
impl<T> From<T> for Async<T> {}
#[versions("<0.2")]
pub type Poll<T, E> = Result<Async<T>, E>;
#[versions("<0.2")]
pub enum AsyncSink<T> { Ready, NotReady(T) }
#[versions("<0.2")]
pub type StartSend<T, E> = Result<AsyncSink<T>, E>;
#[versions("<0.2")]
pub use self::future::{Future, IntoFuture};
#[versions("<0.2")]
pub use self::sink::Sink;
#[versions("<0.2")]
pub use self::stream::Stream;
#[versions("<0.2")]
pub mod prelude {
    pub use crate::future::{Future, IntoFuture};
    pub use crate::sink::Sink;
    pub use crate::stream::Stream;
    pub use crate::{Async, AsyncSink, Poll, StartSend};
}
#[versions("<0.2")]
pub mod future {
    use crate::stream::Stream;
    use crate::Poll;
    pub trait Future {
        type Item;
        type Error;
        fn poll(&mut self) -> Poll<Self::Item, Self::Error>;
        fn wait(self) -> Result<Self::Item, Self::Error>;
        fn map<F: FnOnce(Self::Item) -> U, U>(self, f: F) -> Map<Self, F, U>;
        fn map_err<F: FnOnce(Self::Error) -> E, E>(self, f: F) -> MapErr<Self, F, E>;
        fn from_err<E: From<Self::Error>>(self) -> FromErr<Self, E>;
        fn then<F: FnOnce(Result<Self::Item, Self::Error>) -> B, B: IntoFuture>(self, f: F) -> Then<Self, B, F>;
        fn and_then<F: FnOnce(Self::Item) -> B, B: IntoFuture>(self, f: F) -> AndThen<Self, B, F>;
        fn or_else<F: FnOnce(Self::Error) -> B, B: IntoFuture>(self, f: F) -> OrElse<Self, B, F>;
        fn select<B: IntoFuture>(self, other: B) -> Select<Self, B::Future>;
        fn select2<B: IntoFuture>(self, other: B) -> Select2<Self, B::Future>;
        fn join<B: IntoFuture>(self, other: B) -> Join<Self, B::Future>;
        fn into_stream(self) -> IntoStream<Self>;
        fn flatten(self) -> Flatten<Self> where Self::Item: IntoFuture;
        fn flatten_stream(self) -> FlattenStream<Self> where Self::Item: Stream;
        fn fuse(self) -> Fuse<Self>;
        fn inspect<F: FnOnce(&Self::Item)>(self, f: F) -> Inspect<Self, F>;
        fn shared(self) -> Shared<Self>;
        fn boxed(self) -> Box<dyn Future<Item = Self::Item, Error = Self::Error> + Send>;
    }
    pub trait IntoFuture { type Future: Future; type Item; type Error; fn into_future(self) -> Self::Future; }
    impl<F: Future> IntoFuture for F { type Future = F; type Item = F::Item; type Error = F::Error; }
    impl<T, E> IntoFuture for Result<T, E> { type Future = FutureResult<T, E>; type Item = T; type Error = E; }
    impl<F: Future + ?Sized> Future for Box<F> { type Item = F::Item; type Error = F::Error; }
    impl<'a, F: Future + ?Sized> Future for &'a mut F { type Item = F::Item; type Error = F::Error; }
    pub type BoxFuture<T, E> = Box<dyn Future<Item = T, Error = E> + Send>;
    pub struct Map<A, F, U = ()> { future: A, f: F, out: U }
    impl<A: Future, F, U> Future for Map<A, F, U> { type Item = U; type Error = A::Error; }
    pub struct MapErr<A, F, E = ()> { future: A, f: F, err: E }
    impl<A: Future, F, E> Future for MapErr<A, F, E> { type Item = A::Item; type Error = E; }
    pub struct FromErr<A, E> { future: A, err: E }
    impl<A: Future, E> Future for FromErr<A, E> { type Item = A::Item; type Error = E; }
    pub struct Then<A, B, F> { a: A, b: B, f: F }
    impl<A, B: IntoFuture, F> Future for Then<A, B, F> { type Item = B::Item; type Error = B::Error; }
    pub struct AndThen<A, B, F> { a: A, b: B, f: F }
    impl<A, B: IntoFuture, F> Future for AndThen<A, B, F> { type Item = B::Item; type Error = B::Error; }
    pub struct OrElse<A, B, F> { a: A, b: B, f: F }
    impl<A: Future, B: IntoFuture, F> Future for OrElse<A, B, F> { type Item = A::Item; type Error = B::Error; }
    pub struct Select<A, B> { a: A, b: B }
    impl<A: Future, B: Future> Future for Select<A, B> { type Item = (A::Item, SelectNext<A, B>); type Error = (A::Error, SelectNext<A, B>); }
    pub struct SelectNext<A, B> { a: A, b: B }
    impl<A: Future, B> Future for SelectNext<A, B> { type Item = A::Item; type Error = A::Error; }
    pub enum Either<A, B> { A(A), B(B) }
    impl<A: Future, B: Future> Future for Either<A, B> { type Item = A::Item; type Error = A::Error; }
    pub struct Select2<A, B> { a: A, b: B }
    impl<A: Future, B: Future> Future for Select2<A, B> { type Item = Either<(A::Item, B), (B::Item, A)>; type Error = Either<(A::Error, B), (B::Error, A)>; }
    pub struct Join<A, B> { a: A, b: B }
    impl<A: Future, B: Future> Future for Join<A, B> { type Item = (A::Item, B::Item); type Error = A::Error; }
    pub struct IntoStream<F> { future: F }
    impl<F: Future> Stream for IntoStream<F> { type Item = F::Item; type Error = F::Error; }
    pub struct Flatten<A> { future: A }
    impl<A: Future<Item = B>, B: IntoFuture> Future for Flatten<A> { type Item = B::Item; type Error = B::Error; }
    pub struct FlattenStream<A> { future: A }
    impl<A: Future<Item = S>, S: Stream> Stream for FlattenStream<A> { type Item = S::Item; type Error = S::Error; }
    pub struct Fuse<A> { future: A }
    impl<A: Future> Future for Fuse<A> { type Item = A::Item; type Error = A::Error; }
    pub struct Inspect<A, F> { future: A, f: F }
    impl<A: Future, F> Future for Inspect<A, F> { type Item = A::Item; type Error = A::Error; }
    pub struct Shared<A> { future: A }
    impl<A> Clone for Shared<A> {}
    impl<A: Future> Future for Shared<A> { type Item = A::Item; type Error = A::Error; }
    pub struct FutureResult<T, E> { inner: Result<T, E> }
    impl<T, E> Future for FutureResult<T, E> { type Item = T; type Error = E; }
    pub enum Loop<T, S> { Break(T), Continue(S) }
    pub struct LoopFn<A, F, T = ()> { a: A, f: F, out: T }
    impl<A: IntoFuture, F, T> Future for LoopFn<A, F, T> { type Item = T; type Error = A::Error; }
    pub struct Lazy<F, R> { f: F, r: R }
    impl<F, R: IntoFuture> Future for Lazy<F, R> { type Item = R::Item; type Error = R::Error; }
    pub struct PollFn<F, T = (), E = ()> { f: F, out: Result<T, E> }
    impl<F, T, E> Future for PollFn<F, T, E> { type Item = T; type Error = E; }
    pub struct JoinAll<I> { item: I }
    impl<I: IntoFuture> Future for JoinAll<I> { type Item = Vec<I::Item>; type Error = I::Error; }
    pub fn ok<T, E>(t: T) -> FutureResult<T, E> {}
    pub fn err<T, E>(e: E) -> FutureResult<T, E> {}
    pub fn result<T, E>(r: Result<T, E>) -> FutureResult<T, E> {}
    pub fn empty<T, E>() -> FutureResult<T, E> {}
    pub fn lazy<F: FnOnce() -> R, R: IntoFuture>(f: F) -> Lazy<F, R> {}
    pub fn poll_fn<T, E, F: FnMut() -> Poll<T, E>>(f: F) -> PollFn<F, T, E> {}
    pub fn loop_fn<S, T, A: IntoFuture<Item = Loop<T, S>>, F: FnMut(S) -> A>(initial_state: S, func: F) -> LoopFn<A, F, T> {}
    pub fn join_all<I: IntoIterator>(i: I) -> JoinAll<I::Item> {}
}
#[versions("<0.2")]
pub mod stream {
    use crate::future::{Future, IntoFuture};
    use crate::Poll;
    pub trait Stream {
        type Item;
        type Error;
        fn poll(&mut self) -> Poll<Option<Self::Item>, Self::Error>;
        fn wait(self) -> Wait<Self>;
        fn into_future(self) -> StreamFuture<Self>;
        fn map<U, F: FnMut(Self::Item) -> U>(self, f: F) -> Map<Self, F, U>;
        fn map_err<U, F: FnMut(Self::Error) -> U>(self, f: F) -> MapErr<Self, F, U>;
        fn filter<F: FnMut(&Self::Item) -> bool>(self, f: F) -> Filter<Self, F>;
        fn filter_map<F: FnMut(Self::Item) -> Option<B>, B>(self, f: F) -> FilterMap<Self, F, B>;
        fn then<F: FnMut(Result<Self::Item, Self::Error>) -> U, U: IntoFuture>(self, f: F) -> Then<Self, F, U>;
        fn and_then<F: FnMut(Self::Item) -> U, U: IntoFuture>(self, f: F) -> AndThen<Self, F, U>;
        fn or_else<F: FnMut(Self::Error) -> U, U: IntoFuture>(self, f: F) -> OrElse<Self, F, U>;
        fn collect(self) -> Collect<Self>;
        fn concat2(self) -> Concat2<Self>;
        fn fold<F: FnMut(T, Self::Item) -> Fut, T, Fut: IntoFuture<Item = T>>(self, init: T, f: F) -> Fold<Self, F, Fut, T>;
        fn for_each<F: FnMut(Self::Item) -> U, U: IntoFuture>(self, f: F) -> ForEach<Self, F, U>;
        fn from_err<E: From<Self::Error>>(self) -> FromErr<Self, E>;
        fn take(self, amt: u64) -> Fuse<Self>;
        fn skip(self, amt: u64) -> Fuse<Self>;
        fn fuse(self) -> Fuse<Self>;
        fn by_ref(&mut self) -> &mut Self;
        fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Filter<Self, F>;
        fn buffered(self, amt: usize) -> Buffered<Self> where Self::Item: IntoFuture;
        fn buffer_unordered(self, amt: usize) -> Buffered<Self> where Self::Item: IntoFuture;
        fn zip<S: Stream>(self, other: S) -> Zip<Self, S>;
        fn chain<S: Stream>(self, other: S) -> Chain<Self, S>;
        fn select<S: Stream>(self, other: S) -> Chain<Self, S>;
        fn forward<S>(self, sink: S) -> Forward<Self, S>;
        fn split(self) -> (SplitSink<Self>, SplitStream<Self>);
        fn boxed(self) -> Box<dyn Stream<Item = Self::Item, Error = Self::Error> + Send>;
    }
    impl<S: Stream + ?Sized> Stream for Box<S> { type Item = S::Item; type Error = S::Error; }
    impl<'a, S: Stream + ?Sized> Stream for &'a mut S { type Item = S::Item; type Error = S::Error; }
    pub type BoxStream<T, E> = Box<dyn Stream<Item = T, Error = E> + Send>;
    pub struct Wait<S> { stream: S }
    impl<S: Stream> Iterator for Wait<S> { type Item = Result<S::Item, S::Error>; }
    pub struct StreamFuture<S> { stream: S }
    impl<S: Stream> Future for StreamFuture<S> { type Item = (Option<S::Item>, S); type Error = (S::Error, S); }
    pub struct Map<S, F, U = ()> { stream: S, f: F, out: U }
    impl<S: Stream, F, U> Stream for Map<S, F, U> { type Item = U; type Error = S::Error; }
    pub struct MapErr<S, F, U = ()> { stream: S, f: F, err: U }
    impl<S: Stream, F, U> Stream for MapErr<S, F, U> { type Item = S::Item; type Error = U; }
    pub struct Filter<S, F> { stream: S, f: F }
    impl<S: Stream, F> Stream for Filter<S, F> { type Item = S::Item; type Error = S::Error; }
    pub struct FilterMap<S, F, B = ()> { stream: S, f: F, out: B }
    impl<S: Stream, F, B> Stream for FilterMap<S, F, B> { type Item = B; type Error = S::Error; }
    pub struct Then<S, F, U> { stream: S, f: F, fut: U }
    impl<S, F, U: IntoFuture> Stream for Then<S, F, U> { type Item = U::Item; type Error = U::Error; }
    pub struct AndThen<S, F, U> { stream: S, f: F, fut: U }
    impl<S, F, U: IntoFuture> Stream for AndThen<S, F, U> { type Item = U::Item; type Error = U::Error; }
    pub struct OrElse<S, F, U> { stream: S, f: F, fut: U }
    impl<S: Stream, F, U: IntoFuture> Stream for OrElse<S, F, U> { type Item = S::Item; type Error = U::Error; }
    pub struct Collect<S> { stream: S }
    impl<S: Stream> Future for Collect<S> { type Item = Vec<S::Item>; type Error = S::Error; }
    pub struct Concat2<S> { stream: S }
    impl<S: Stream> Future for Concat2<S> { type Item = S::Item; type Error = S::Error; }
    pub struct Fold<S, F, Fut, T> { stream: S, f: F, fut: Fut, state: T }
    impl<S: Stream, F, Fut, T> Future for Fold<S, F, Fut, T> { type Item = T; type Error = S::Error; }
    pub struct ForEach<S, F, U> { stream: S, f: F, fut: U }
    impl<S: Stream, F, U> Future for ForEach<S, F, U> { type Item = (); type Error = S::Error; }
    pub struct FromErr<S, E> { stream: S, err: E }
    impl<S: Stream, E> Stream for FromErr<S, E> { type Item = S::Item; type Error = E; }
    pub struct Fuse<S> { stream: S }
    impl<S: Stream> Stream for Fuse<S> { type Item = S::Item; type Error = S::Error; }
    pub struct Buffered<S> { stream: S }
    impl<S: Stream<Item = U>, U: IntoFuture> Stream for Buffered<S> { type Item = U::Item; type Error = S::Error; }
    pub struct Zip<A, B> { a: A, b: B }
    impl<A: Stream, B: Stream> Stream for Zip<A, B> { type Item = (A::Item, B::Item); type Error = A::Error; }
    pub struct Chain<A, B> { a: A, b: B }
    impl<A: Stream, B> Stream for Chain<A, B> { type Item = A::Item; type Error = A::Error; }
    pub struct Forward<T, U> { stream: T, sink: U }
    impl<T: Stream, U> Future for Forward<T, U> { type Item = (T, U); type Error = T::Error; }
    pub struct SplitSink<S> { stream: S }
    pub struct SplitStream<S> { stream: S }
    impl<S: Stream> Stream for SplitStream<S> { type Item = S::Item; type Error = S::Error; }
    impl<S: crate::sink::Sink> crate::sink::Sink for SplitSink<S> { type SinkItem = S::SinkItem; type SinkError = S::SinkError; }
    pub struct IterOk<I, E = ()> { iter: I, err: E }
    impl<I: Iterator, E> Stream for IterOk<I, E> { type Item = I::Item; type Error = E; }
    pub struct FuturesUnordered<F> { future: F }
    impl<F> FuturesUnordered<F> { pub fn new() -> Self {} pub fn push(&mut self, future: F) {} }
    impl<F: Future> Stream for FuturesUnordered<F> { type Item = F::Item; type Error = F::Error; }
    pub struct Once<T, E> { item: Result<T, E> }
    impl<T, E> Stream for Once<T, E> { type Item = T; type Error = E; }
    pub fn iter_ok<I: IntoIterator, E>(i: I) -> IterOk<I::IntoIter, E> {}
    pub fn once<T, E>(item: Result<T, E>) -> Once<T, E> {}
    pub fn empty<T, E>() -> Once<T, E> {}
}
#[versions("<0.2")]
pub mod sink {
    use crate::future::Future;
    use crate::{Poll, StartSend};
    pub trait Sink {
        type SinkItem;
        type SinkError;
        fn start_send(&mut self, item: Self::SinkItem) -> StartSend<Self::SinkItem, Self::SinkError>;
        fn poll_complete(&mut self) -> Poll<(), Self::SinkError>;
        fn close(&mut self) -> Poll<(), Self::SinkError>;
        fn wait(self) -> Wait<Self>;
        fn with<U, F, Fut>(self, f: F) -> SinkMapErr<Self, F>;
        fn sink_map_err<F, E>(self, f: F) -> SinkMapErr<Self, F>;
        fn flush(self) -> Send<Self>;
        fn send(self, item: Self::SinkItem) -> Send<Self>;
        fn send_all<S>(self, stream: S) -> SendAll<Self, S>;
    }
    impl<S: Sink + ?Sized> Sink for Box<S> { type SinkItem = S::SinkItem; type SinkError = S::SinkError; }
    impl<'a, S: Sink + ?Sized> Sink for &'a mut S { type SinkItem = S::SinkItem; type SinkError = S::SinkError; }
    pub struct Wait<S> { sink: S }
    pub struct SinkMapErr<S, F> { sink: S, f: F }
    impl<S: Sink, F> Sink for SinkMapErr<S, F> { type SinkItem = S::SinkItem; type SinkError = S::SinkError; }
    pub struct Send<S> { sink: S }
    impl<S: Sink> Future for Send<S> { type Item = S; type Error = S::SinkError; }
    pub struct SendAll<S, T> { sink: S, stream: T }
    impl<S: Sink, T> Future for SendAll<S, T> { type Item = (S, T); type Error = S::SinkError; }
}
#[versions("<0.2")]
pub mod sync {
    pub mod mpsc {
        pub struct Sender<T> { queue: T }
        pub struct Receiver<T> { queue: T }
        pub struct UnboundedSender<T> { queue: T }
        pub struct UnboundedReceiver<T> { queue: T }
        pub struct SendError<T>(T);
        impl<T> Clone for Sender<T> {}
        impl<T> Clone for UnboundedSender<T> {}
        impl<T> UnboundedSender<T> { pub fn unbounded_send(&self, msg: T) -> Result<(), SendError<T>> {} }
        impl<T> Sender<T> { pub fn try_send(&mut self, msg: T) -> Result<(), SendError<T>> {} }
        impl<T> crate::stream::Stream for Receiver<T> { type Item = T; type Error = (); }
        impl<T> crate::stream::Stream for UnboundedReceiver<T> { type Item = T; type Error = (); }
        impl<T> crate::sink::Sink for Sender<T> { type SinkItem = T; type SinkError = SendError<T>; }
        impl<T> crate::sink::Sink for UnboundedSender<T> { type SinkItem = T; type SinkError = SendError<T>; }
        pub fn channel<T>(buffer: usize) -> (Sender<T>, Receiver<T>) {}
        pub fn unbounded<T>() -> (UnboundedSender<T>, UnboundedReceiver<T>) {}
    }
    pub mod oneshot {
        pub struct Sender<T> { value: T }
        pub struct Receiver<T> { value: T }
        pub struct Canceled;
        impl<T> Sender<T> { pub fn send(self, t: T) -> Result<(), T> {} }
        impl<T> crate::future::Future for Receiver<T> { type Item = T; type Error = Canceled; }
        pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
    }
}
