//! Signatures of futures-util. Methods whose future has a name in the real library (`Map`, `Next`, `WriteAll`)
//! are written as `async fn`: what counts is what the future yields. Futures and streams that users name in
//! their own types keep their names.
pub use self::future::{Future, FutureExt, TryFuture, TryFutureExt};
pub use self::io::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt};
pub use self::sink::{Sink, SinkExt};
pub use self::stream::{Stream, StreamExt, TryStream, TryStreamExt};

pub mod never { pub type Never = std::convert::Infallible; }

pub mod task { pub use futures_task::*; }

pub mod lock {
    use std::ops::{Deref, DerefMut};
    pub struct Mutex<T: ?Sized> { value: T }
    impl<T> Mutex<T> {
        pub const fn new(t: T) -> Self {}
        pub fn into_inner(self) -> T {}
        pub async fn lock(&self) -> MutexGuard<'_, T> {}
        pub async fn lock_owned(self: std::sync::Arc<Self>) -> OwnedMutexGuard<T> {}
        pub fn try_lock(&self) -> Option<MutexGuard<'_, T>> {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    impl<T: Default> Default for Mutex<T> {}
    impl<T> From<T> for Mutex<T> {}
    pub struct MutexGuard<'a, T: ?Sized> { value: &'a mut T }
    impl<'a, T: ?Sized> Deref for MutexGuard<'a, T> { type Target = T; }
    impl<'a, T: ?Sized> DerefMut for MutexGuard<'a, T> {}
    pub struct OwnedMutexGuard<T: ?Sized> { value: T }
    impl<T: ?Sized> Deref for OwnedMutexGuard<T> { type Target = T; }
    impl<T: ?Sized> DerefMut for OwnedMutexGuard<T> {}
    pub struct BiLock<T> { value: T }
}

pub mod future {
    use std::task::{Context, Poll};
    pub use futures_core::future::{BoxFuture, FusedFuture, LocalBoxFuture, TryFuture};
    pub use std::future::Future;
    use crate::stream::Stream;
    pub trait FutureExt: Future {
        async fn map<U, F: FnOnce(Self::Output) -> U>(self, f: F) -> U;
        async fn map_into<U>(self) -> U where Self::Output: Into<U>;
        async fn then<Fut: Future, F: FnOnce(Self::Output) -> Fut>(self, f: F) -> Fut::Output;
        fn left_future<B>(self) -> Either<Self, B>;
        fn right_future<A>(self) -> Either<A, Self>;
        fn into_stream(self) -> IntoStream<Self>;
        async fn flatten(self) -> <Self::Output as Future>::Output where Self::Output: Future;
        fn flatten_stream(self) -> FlattenStream<Self> where Self::Output: Stream;
        fn fuse(self) -> Fuse<Self>;
        async fn inspect<F: FnOnce(&Self::Output)>(self, f: F) -> Self::Output;
        async fn catch_unwind(self) -> Result<Self::Output, Box<dyn std::any::Any + Send>>;
        fn shared(self) -> Shared<Self> where Self::Output: Clone;
        fn remote_handle(self) -> (Remote<Self>, RemoteHandle<Self::Output>);
        fn boxed<'a>(self) -> BoxFuture<'a, Self::Output>;
        fn boxed_local<'a>(self) -> LocalBoxFuture<'a, Self::Output>;
        async fn unit_error(self) -> Result<Self::Output, ()>;
        async fn never_error(self) -> Result<Self::Output, crate::never::Never>;
        fn poll_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Self::Output>;
        fn now_or_never(self) -> Option<Self::Output>;
    }
    impl<T: Future + ?Sized> FutureExt for T {}
    pub trait TryFutureExt: TryFuture {
        async fn map_ok<T, F: FnOnce(Self::Ok) -> T>(self, f: F) -> Result<T, Self::Error>;
        async fn map_ok_or_else<T, E: FnOnce(Self::Error) -> T, F: FnOnce(Self::Ok) -> T>(self, e: E, f: F) -> T;
        async fn map_err<E, F: FnOnce(Self::Error) -> E>(self, f: F) -> Result<Self::Ok, E>;
        async fn err_into<E>(self) -> Result<Self::Ok, E>;
        async fn ok_into<U>(self) -> Result<U, Self::Error>;
        async fn and_then<Fut: TryFuture, F: FnOnce(Self::Ok) -> Fut>(self, f: F) -> Result<Fut::Ok, Self::Error>;
        async fn or_else<Fut: TryFuture, F: FnOnce(Self::Error) -> Fut>(self, f: F) -> Result<Self::Ok, Fut::Error>;
        async fn inspect_ok<F: FnOnce(&Self::Ok)>(self, f: F) -> Result<Self::Ok, Self::Error>;
        async fn inspect_err<F: FnOnce(&Self::Error)>(self, f: F) -> Result<Self::Ok, Self::Error>;
        async fn try_flatten(self) -> Result<<Self::Ok as TryFuture>::Ok, Self::Error> where Self::Ok: TryFuture;
        fn try_flatten_stream(self) -> TryFlattenStream<Self> where Self::Ok: crate::stream::TryStream;
        async fn unwrap_or_else<F: FnOnce(Self::Error) -> Self::Ok>(self, f: F) -> Self::Ok;
        async fn into_future(self) -> Result<Self::Ok, Self::Error>;
        fn try_poll_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Result<Self::Ok, Self::Error>>;
        fn compat(self) -> crate::compat::Compat<Self>;
    }
    impl<F: TryFuture + ?Sized> TryFutureExt for F {}

    #[derive(Clone)]
    pub enum Either<A, B> { Left(A), Right(B) }
    impl<A, B, T> Either<(T, A), (T, B)> { pub fn factor_first(self) -> (T, Either<A, B>) {} }
    impl<A, B, T> Either<(A, T), (B, T)> { pub fn factor_second(self) -> (Either<A, B>, T) {} }
    impl<T> Either<T, T> { pub fn into_inner(self) -> T {} }
    impl<A: Future, B: Future> Future for Either<A, B> { type Output = A::Output; }
    impl<A: Stream, B: Stream> Stream for Either<A, B> { type Item = A::Item; }
    impl<A: Iterator, B: Iterator> Iterator for Either<A, B> { type Item = A::Item; }
    impl<A: futures_io::AsyncRead, B: futures_io::AsyncRead> futures_io::AsyncRead for Either<A, B> {}
    impl<A: futures_io::AsyncWrite, B: futures_io::AsyncWrite> futures_io::AsyncWrite for Either<A, B> {}
    pub struct Fuse<Fut> { future: Fut }
    impl<Fut: Future> Fuse<Fut> { pub fn terminated() -> Self {} }
    impl<Fut: Future> Future for Fuse<Fut> { type Output = Fut::Output; }
    impl<Fut: Future> FusedFuture for Fuse<Fut> {}
    pub struct Shared<Fut: Future> { future: Fut }
    impl<Fut: Future> Clone for Shared<Fut> {}
    impl<Fut: Future> Shared<Fut> { pub fn peek(&self) -> Option<&Fut::Output> {} }
    impl<Fut: Future> Future for Shared<Fut> { type Output = Fut::Output; }
    pub struct IntoStream<Fut> { future: Fut }
    impl<Fut: Future> Stream for IntoStream<Fut> { type Item = Fut::Output; }
    pub struct FlattenStream<Fut> { future: Fut }
    impl<Fut: Future<Output = S>, S: Stream> Stream for FlattenStream<Fut> { type Item = S::Item; }
    pub struct TryFlattenStream<Fut> { future: Fut }
    impl<Fut: Future<Output = Result<S, E>>, S: Stream, E> Stream for TryFlattenStream<Fut> { type Item = S::Item; }
    pub struct Remote<Fut> { future: Fut }
    impl<Fut: Future> Future for Remote<Fut> { type Output = (); }
    pub struct RemoteHandle<T> { value: T }
    impl<T> RemoteHandle<T> { pub fn forget(self) {} }
    impl<T> Future for RemoteHandle<T> { type Output = T; }
    pub struct Map<Fut, F, T = ()> { future: Fut, f: F, out: T }
    impl<Fut, F, T> Future for Map<Fut, F, T> { type Output = T; }
    pub struct Then<Fut1, Fut2, F> { first: Fut1, second: Fut2, f: F }
    impl<Fut1, Fut2: Future, F> Future for Then<Fut1, Fut2, F> { type Output = Fut2::Output; }
    pub struct JoinAll<F> { future: F }
    impl<F: Future> Future for JoinAll<F> { type Output = Vec<F::Output>; }
    impl<F: Future> FromIterator<F> for JoinAll<F> {}
    pub struct TryJoinAll<F> { future: F }
    impl<F: TryFuture> Future for TryJoinAll<F> { type Output = Result<Vec<F::Ok>, F::Error>; }
    impl<F: TryFuture> FromIterator<F> for TryJoinAll<F> {}
    pub struct Ready<T> { value: T }
    impl<T> Ready<T> { pub fn into_inner(self) -> T {} }
    impl<T> Future for Ready<T> { type Output = T; }
    impl<T> FusedFuture for Ready<T> {}
    pub struct Pending<T> { value: T }
    impl<T> Future for Pending<T> { type Output = T; }
    pub struct OptionFuture<F> { future: Option<F> }
    impl<F: Future> Future for OptionFuture<F> { type Output = Option<F::Output>; }
    impl<F> From<Option<F>> for OptionFuture<F> {}
    pub struct Lazy<F> { f: F }
    #[derive(Clone)]
    pub struct Abortable<T> { task: T }
    impl<T> Abortable<T> { pub fn new(task: T, reg: AbortRegistration) -> Self {} pub fn is_aborted(&self) -> bool {} }
    impl<F: Future> Future for Abortable<F> { type Output = Result<F::Output, Aborted>; }
    impl<S: Stream> Stream for Abortable<S> { type Item = S::Item; }
    #[derive(Clone)]
    pub struct AbortHandle { _p: () }
    impl AbortHandle {
        pub fn new_pair() -> (Self, AbortRegistration) {}
        pub fn abort(&self) {}
        pub fn is_aborted(&self) -> bool {}
    }
    pub struct AbortRegistration { _p: () }
    pub struct Aborted;

    pub fn abortable<F: Future>(future: F) -> (Abortable<F>, AbortHandle) {}
    pub fn ready<T>(t: T) -> Ready<T> {}
    pub fn ok<T, E>(t: T) -> Ready<Result<T, E>> {}
    pub fn err<T, E>(err: E) -> Ready<Result<T, E>> {}
    pub fn pending<T>() -> Pending<T> {}
    pub async fn lazy<F: FnOnce(&mut Context<'_>) -> R, R>(f: F) -> R {}
    pub async fn poll_fn<T, F: FnMut(&mut Context<'_>) -> Poll<T>>(f: F) -> T {}
    pub async fn poll_immediate<F: Future>(f: F) -> Option<F::Output> {}
    pub async fn maybe_done<F: Future>(future: F) {}
    pub async fn join<A: Future, B: Future>(a: A, b: B) -> (A::Output, B::Output) {}
    pub async fn join3<A: Future, B: Future, C: Future>(a: A, b: B, c: C) -> (A::Output, B::Output, C::Output) {}
    pub async fn join4<A: Future, B: Future, C: Future, D: Future>(a: A, b: B, c: C, d: D) -> (A::Output, B::Output, C::Output, D::Output) {}
    pub async fn try_join<A: TryFuture, B: TryFuture>(a: A, b: B) -> Result<(A::Ok, B::Ok), A::Error> {}
    pub async fn try_join3<A: TryFuture, B: TryFuture, C: TryFuture>(a: A, b: B, c: C) -> Result<(A::Ok, B::Ok, C::Ok), A::Error> {}
    pub fn join_all<I: IntoIterator>(iter: I) -> JoinAll<I::Item> where I::Item: Future {}
    pub fn try_join_all<I: IntoIterator>(iter: I) -> TryJoinAll<I::Item> where I::Item: TryFuture {}
    pub async fn select<A: Future, B: Future>(a: A, b: B) -> Either<(A::Output, B), (B::Output, A)> {}
    pub async fn try_select<A: TryFuture, B: TryFuture>(a: A, b: B) -> Result<Either<(A::Ok, B), (B::Ok, A)>, Either<(A::Error, B), (B::Error, A)>> {}
    pub async fn select_all<I: IntoIterator>(iter: I) -> (<I::Item as Future>::Output, usize, Vec<I::Item>) where I::Item: Future {}
    pub async fn select_ok<I: IntoIterator>(iter: I) -> Result<(<I::Item as TryFuture>::Ok, Vec<I::Item>), <I::Item as TryFuture>::Error> where I::Item: TryFuture {}
}

pub mod stream {
    use crate::future::{Future, TryFuture};
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub use futures_core::stream::{BoxStream, FusedStream, LocalBoxStream, Stream, TryStream};
    pub use crate::future::{AbortHandle, AbortRegistration, Abortable, Aborted};
    pub use self::futures_unordered::FuturesUnordered;
    pub trait StreamExt: Stream {
        async fn next(&mut self) -> Option<Self::Item>;
        async fn into_future(self) -> (Option<Self::Item>, Self);
        fn map<T, F: FnMut(Self::Item) -> T>(self, f: F) -> Map<Self, F, T>;
        fn enumerate(self) -> Enumerate<Self>;
        fn filter<Fut, F: FnMut(&Self::Item) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        fn filter_map<Fut: Future<Output = Option<T>>, T, F: FnMut(Self::Item) -> Fut>(self, f: F) -> FilterMap<Self, Fut, F, T>;
        fn then<Fut: Future, F: FnMut(Self::Item) -> Fut>(self, f: F) -> Then<Self, Fut, F>;
        async fn collect<C: Default + Extend<Self::Item>>(self) -> C;
        async fn unzip<A, B, FromA: Default + Extend<A>, FromB: Default + Extend<B>>(self) -> (FromA, FromB);
        async fn concat(self) -> Self::Item;
        async fn count(self) -> usize;
        fn cycle(self) -> Cycle<Self>;
        async fn fold<T, Fut: Future<Output = T>, F: FnMut(T, Self::Item) -> Fut>(self, init: T, f: F) -> T;
        async fn any<Fut, F: FnMut(Self::Item) -> Fut>(self, f: F) -> bool;
        async fn all<Fut, F: FnMut(Self::Item) -> Fut>(self, f: F) -> bool;
        fn flatten(self) -> Flatten<Self> where Self::Item: Stream;
        fn flatten_unordered(self, limit: usize) -> Flatten<Self> where Self::Item: Stream;
        fn flat_map<U: Stream, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U, F>;
        fn flat_map_unordered<U: Stream, F: FnMut(Self::Item) -> U>(self, limit: usize, f: F) -> FlatMap<Self, U, F>;
        fn scan<S, B, Fut: Future<Output = Option<B>>, F: FnMut(&mut S, Self::Item) -> Fut>(self, initial_state: S, f: F) -> Scan<Self, S, Fut, F, B>;
        fn skip_while<Fut, F: FnMut(&Self::Item) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        fn take_while<Fut, F: FnMut(&Self::Item) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        fn take_until<Fut: Future>(self, fut: Fut) -> TakeUntil<Self, Fut>;
        async fn for_each<Fut, F: FnMut(Self::Item) -> Fut>(self, f: F);
        async fn for_each_concurrent<L, Fut, F: FnMut(Self::Item) -> Fut>(self, limit: L, f: F);
        fn take(self, n: usize) -> Take<Self>;
        fn skip(self, n: usize) -> Skip<Self>;
        fn fuse(self) -> Fuse<Self>;
        fn by_ref(&mut self) -> &mut Self;
        fn boxed<'a>(self) -> BoxStream<'a, Self::Item>;
        fn boxed_local<'a>(self) -> LocalBoxStream<'a, Self::Item>;
        fn buffered(self, n: usize) -> Buffered<Self> where Self::Item: Future;
        fn buffer_unordered(self, n: usize) -> BufferUnordered<Self> where Self::Item: Future;
        fn zip<St: Stream>(self, other: St) -> Zip<Self, St>;
        fn chain<St: Stream>(self, other: St) -> Chain<Self, St>;
        fn peekable(self) -> Peekable<Self>;
        fn chunks(self, capacity: usize) -> Chunks<Self>;
        fn ready_chunks(self, capacity: usize) -> Chunks<Self>;
        async fn forward<S>(self, sink: S) -> Result<(), Self::Error> where Self: TryStream;
        fn split<Item>(self) -> (SplitSink<Self, Item>, SplitStream<Self>);
        fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Inspect<Self, F>;
        fn left_stream<B>(self) -> crate::future::Either<Self, B>;
        fn right_stream<B>(self) -> crate::future::Either<B, Self>;
        fn poll_next_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Option<Self::Item>>;
        async fn select_next_some(&mut self) -> Self::Item;
    }
    impl<T: Stream + ?Sized> StreamExt for T {}
    pub trait TryStreamExt: TryStream {
        fn err_into<E>(self) -> ErrInto<Self, E>;
        fn map_ok<T, F: FnMut(Self::Ok) -> T>(self, f: F) -> MapOk<Self, F, T>;
        fn map_err<E, F: FnMut(Self::Error) -> E>(self, f: F) -> MapErr<Self, F, E>;
        fn and_then<Fut: TryFuture, F: FnMut(Self::Ok) -> Fut>(self, f: F) -> AndThen<Self, Fut, F>;
        fn or_else<Fut: TryFuture, F: FnMut(Self::Error) -> Fut>(self, f: F) -> OrElse<Self, Fut, F>;
        fn inspect_ok<F: FnMut(&Self::Ok)>(self, f: F) -> Inspect<Self, F>;
        fn inspect_err<F: FnMut(&Self::Error)>(self, f: F) -> Inspect<Self, F>;
        fn into_stream(self) -> Self;
        async fn try_next(&mut self) -> Result<Option<Self::Ok>, Self::Error>;
        async fn try_for_each<Fut: TryFuture, F: FnMut(Self::Ok) -> Fut>(self, f: F) -> Result<(), Self::Error>;
        async fn try_for_each_concurrent<L, Fut, F: FnMut(Self::Ok) -> Fut>(self, limit: L, f: F) -> Result<(), Self::Error>;
        fn try_skip_while<Fut, F: FnMut(&Self::Ok) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        fn try_take_while<Fut, F: FnMut(&Self::Ok) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        async fn try_collect<C: Default + Extend<Self::Ok>>(self) -> Result<C, Self::Error>;
        fn try_filter<Fut, F: FnMut(&Self::Ok) -> Fut>(self, f: F) -> Filter<Self, Fut, F>;
        fn try_filter_map<Fut: Future<Output = Result<Option<T>, E>>, F: FnMut(Self::Ok) -> Fut, T, E>(self, f: F) -> TryFilterMap<Self, Fut, F, T, E>;
        fn try_flatten(self) -> TryFlatten<Self> where Self::Ok: TryStream;
        async fn try_fold<T, Fut: TryFuture<Ok = T>, F: FnMut(T, Self::Ok) -> Fut>(self, init: T, f: F) -> Result<T, Self::Error>;
        async fn try_concat(self) -> Result<Self::Ok, Self::Error>;
        fn try_buffer_unordered(self, n: usize) -> TryBuffered<Self> where Self::Ok: TryFuture;
        fn try_buffered(self, n: usize) -> TryBuffered<Self> where Self::Ok: TryFuture;
        fn try_poll_next_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Option<Result<Self::Ok, Self::Error>>>;
        fn into_async_read(self) -> IntoAsyncRead<Self>;
        async fn try_all<Fut, F: FnMut(Self::Ok) -> Fut>(self, f: F) -> Result<bool, Self::Error>;
        async fn try_any<Fut, F: FnMut(Self::Ok) -> Fut>(self, f: F) -> Result<bool, Self::Error>;
    }
    impl<S: TryStream + ?Sized> TryStreamExt for S {}

    pub struct Map<St, F, T = ()> { stream: St, f: F, out: T }
    pub struct Enumerate<St> { stream: St }
    pub struct Filter<St, Fut, F> { stream: St, f: F, fut: Fut }
    pub struct FilterMap<St, Fut, F, T = ()> { stream: St, f: F, fut: Fut, out: T }
    pub struct Then<St, Fut, F> { stream: St, fut: Fut, f: F }
    pub struct Cycle<St> { stream: St }
    pub struct Flatten<St> { stream: St }
    pub struct FlatMap<St, U, F> { stream: St, inner: U, f: F }
    pub struct Scan<St, S, Fut, F, B = ()> { stream: St, state: S, fut: Fut, f: F, out: B }
    pub struct TakeUntil<St, Fut> { stream: St, fut: Fut }
    pub struct Take<St> { stream: St }
    pub struct Skip<St> { stream: St }
    pub struct Fuse<St> { stream: St }
    pub struct Buffered<St> { stream: St }
    pub struct BufferUnordered<St> { stream: St }
    pub struct Zip<A, B> { a: A, b: B }
    pub struct Chain<A, B> { a: A, b: B }
    pub struct Peekable<St: Stream> { stream: St }
    pub struct Chunks<St> { stream: St }
    pub struct Inspect<St, F> { stream: St, f: F }
    impl<St, F, T> Stream for Map<St, F, T> { type Item = T; }
    impl<St: Stream> Stream for Enumerate<St> { type Item = (usize, St::Item); }
    impl<St: Stream, Fut, F> Stream for Filter<St, Fut, F> { type Item = St::Item; }
    impl<St, Fut, F, T> Stream for FilterMap<St, Fut, F, T> { type Item = T; }
    impl<St, Fut: Future, F> Stream for Then<St, Fut, F> { type Item = Fut::Output; }
    impl<St: Stream> Stream for Cycle<St> { type Item = St::Item; }
    impl<St: Stream<Item = U>, U: Stream> Stream for Flatten<St> { type Item = U::Item; }
    impl<St, U: Stream, F> Stream for FlatMap<St, U, F> { type Item = U::Item; }
    impl<St, S, Fut, F, B> Stream for Scan<St, S, Fut, F, B> { type Item = B; }
    impl<St: Stream, Fut> Stream for TakeUntil<St, Fut> { type Item = St::Item; }
    impl<St: Stream> Stream for Take<St> { type Item = St::Item; }
    impl<St: Stream> Stream for Skip<St> { type Item = St::Item; }
    impl<St: Stream> Stream for Fuse<St> { type Item = St::Item; }
    impl<St: Stream> FusedStream for Fuse<St> {}
    impl<St: Stream<Item = Fut>, Fut: Future> Stream for Buffered<St> { type Item = Fut::Output; }
    impl<St: Stream<Item = Fut>, Fut: Future> Stream for BufferUnordered<St> { type Item = Fut::Output; }
    impl<A: Stream, B: Stream> Stream for Zip<A, B> { type Item = (A::Item, B::Item); }
    impl<A: Stream, B: Stream> Stream for Chain<A, B> { type Item = A::Item; }
    impl<St: Stream> Stream for Peekable<St> { type Item = St::Item; }
    impl<St: Stream> Peekable<St> {
        pub async fn peek(self: Pin<&mut Self>) -> Option<&St::Item> {}
        pub async fn next_if<F: FnOnce(&St::Item) -> bool>(self: Pin<&mut Self>, func: F) -> Option<St::Item> {}
    }
    impl<St: Stream> Stream for Chunks<St> { type Item = Vec<St::Item>; }
    impl<St: Stream, F> Stream for Inspect<St, F> { type Item = St::Item; }
    impl<St> Fuse<St> { pub fn get_ref(&self) -> &St {} pub fn get_mut(&mut self) -> &mut St {} pub fn into_inner(self) -> St {} }
    impl<St, F, T> Map<St, F, T> { pub fn get_ref(&self) -> &St {} pub fn get_mut(&mut self) -> &mut St {} pub fn into_inner(self) -> St {} }
    impl<St> Take<St> { pub fn get_ref(&self) -> &St {} pub fn get_mut(&mut self) -> &mut St {} pub fn into_inner(self) -> St {} }
    pub struct ErrInto<St, E> { stream: St, err: E }
    pub struct MapOk<St, F, T = ()> { stream: St, f: F, out: T }
    pub struct MapErr<St, F, E = ()> { stream: St, f: F, err: E }
    pub struct AndThen<St, Fut, F> { stream: St, fut: Fut, f: F }
    pub struct OrElse<St, Fut, F> { stream: St, fut: Fut, f: F }
    pub struct TryFilterMap<St, Fut, F, T = (), E = ()> { stream: St, fut: Fut, f: F, out: Result<T, E> }
    pub struct TryFlatten<St> { stream: St }
    pub struct TryBuffered<St> { stream: St }
    pub struct IntoAsyncRead<St> { stream: St }
    impl<St: TryStream, E> Stream for ErrInto<St, E> { type Item = Result<St::Ok, E>; }
    impl<St: TryStream, F, T> Stream for MapOk<St, F, T> { type Item = Result<T, St::Error>; }
    impl<St: TryStream, F, E> Stream for MapErr<St, F, E> { type Item = Result<St::Ok, E>; }
    impl<St: TryStream, Fut: TryFuture, F> Stream for AndThen<St, Fut, F> { type Item = Result<Fut::Ok, St::Error>; }
    impl<St: TryStream, Fut: TryFuture, F> Stream for OrElse<St, Fut, F> { type Item = Result<St::Ok, Fut::Error>; }
    impl<St, Fut, F, T, E> Stream for TryFilterMap<St, Fut, F, T, E> { type Item = Result<T, E>; }
    impl<St: TryStream<Ok = U>, U: TryStream> Stream for TryFlatten<St> { type Item = Result<U::Ok, U::Error>; }
    impl<St: TryStream<Ok = Fut>, Fut: TryFuture> Stream for TryBuffered<St> { type Item = Result<Fut::Ok, Fut::Error>; }
    impl<St> futures_io::AsyncRead for IntoAsyncRead<St> {}
    impl<St> futures_io::AsyncBufRead for IntoAsyncRead<St> {}

    // Both halves share the stream that was split: a socket in it is in either.
    pub struct SplitSink<S, Item> { stream: S, item: Item }
    pub struct SplitStream<S> { stream: S }
    impl<S, Item> SplitSink<S, Item> { pub fn reunite(self, other: SplitStream<S>) -> Result<S, ReuniteError<S, Item>> {} }
    impl<S> SplitStream<S> { pub fn reunite<Item>(self, other: SplitSink<S, Item>) -> Result<S, ReuniteError<S, Item>> {} }
    impl<S: futures_sink::Sink<Item>, Item> futures_sink::Sink<Item> for SplitSink<S, Item> { type Error = S::Error; }
    impl<S: Stream> Stream for SplitStream<S> { type Item = S::Item; }
    pub struct ReuniteError<T, Item>(pub SplitSink<T, Item>, pub SplitStream<T>);

    pub mod futures_unordered {
        pub struct FuturesUnordered<Fut> { future: Fut }
        impl<Fut> FuturesUnordered<Fut> {
            pub fn new() -> Self {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn push(&self, future: Fut) {}
            pub fn clear(&mut self) {}
            pub fn iter(&self) -> std::slice::Iter<'_, Fut> {}
            pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, Fut> {}
        }
        impl<Fut> Default for FuturesUnordered<Fut> {}
        impl<Fut: std::future::Future> futures_core::stream::Stream for FuturesUnordered<Fut> { type Item = Fut::Output; }
        impl<Fut: std::future::Future> futures_core::stream::FusedStream for FuturesUnordered<Fut> {}
        impl<Fut> FromIterator<Fut> for FuturesUnordered<Fut> {}
        impl<Fut> Extend<Fut> for FuturesUnordered<Fut> {}
    }
    pub struct FuturesOrdered<Fut> { future: Fut }
    impl<Fut> FuturesOrdered<Fut> {
        pub fn new() -> Self {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn push(&mut self, future: Fut) {}
        pub fn push_back(&mut self, future: Fut) {}
        pub fn push_front(&mut self, future: Fut) {}
    }
    impl<Fut> Default for FuturesOrdered<Fut> {}
    impl<Fut: Future> Stream for FuturesOrdered<Fut> { type Item = Fut::Output; }
    impl<Fut> FromIterator<Fut> for FuturesOrdered<Fut> {}
    pub struct SelectAll<St> { stream: St }
    impl<St> SelectAll<St> { pub fn new() -> Self {} pub fn push(&mut self, stream: St) {} pub fn len(&self) -> usize {} pub fn is_empty(&self) -> bool {} }
    impl<St: Stream> Stream for SelectAll<St> { type Item = St::Item; }
    impl<St> FromIterator<St> for SelectAll<St> {}
    pub struct Select<A, B> { a: A, b: B }
    impl<A: Stream, B: Stream> Stream for Select<A, B> { type Item = A::Item; }
    #[derive(Clone)]
    pub struct Iter<I> { iter: I }
    impl<I: Iterator> Stream for Iter<I> { type Item = I::Item; }
    pub struct Once<Fut> { future: Fut }
    impl<Fut: Future> Stream for Once<Fut> { type Item = Fut::Output; }
    pub struct Empty<T> { item: T }
    impl<T> Stream for Empty<T> { type Item = T; }
    pub struct Pending<T> { item: T }
    impl<T> Stream for Pending<T> { type Item = T; }
    pub struct Repeat<T> { item: T }
    impl<T> Stream for Repeat<T> { type Item = T; }
    pub struct PollFn<F, T = ()> { f: F, out: T }
    impl<F, T> Stream for PollFn<F, T> { type Item = T; }
    pub struct Unfold<T, F, Fut, Item = ()> { f: F, state: T, fut: Fut, out: Item }
    impl<T, F, Fut, Item> Stream for Unfold<T, F, Fut, Item> { type Item = Item; }
    pub struct TryUnfold<T, F, Fut, Item = (), E = ()> { f: F, state: T, fut: Fut, out: Result<Item, E> }
    impl<T, F, Fut, Item, E> Stream for TryUnfold<T, F, Fut, Item, E> { type Item = Result<Item, E>; }
    pub fn iter<I: IntoIterator>(i: I) -> Iter<I::IntoIter> {}
    pub fn once<Fut: Future>(future: Fut) -> Once<Fut> {}
    pub fn empty<T>() -> Empty<T> {}
    pub fn pending<T>() -> Pending<T> {}
    pub fn repeat<T: Clone>(item: T) -> Repeat<T> {}
    pub fn poll_fn<T, F: FnMut(&mut Context<'_>) -> Poll<Option<T>>>(f: F) -> PollFn<F, T> {}
    pub fn unfold<T, F: FnMut(T) -> Fut, Fut: Future<Output = Option<(Item, T)>>, Item>(init: T, f: F) -> Unfold<T, F, Fut, Item> {}
    pub fn try_unfold<T, F: FnMut(T) -> Fut, Fut: Future<Output = Result<Option<(Item, T)>, E>>, Item, E>(init: T, f: F) -> TryUnfold<T, F, Fut, Item, E> {}
    pub fn select<A: Stream, B: Stream>(a: A, b: B) -> Select<A, B> {}
    pub fn select_all<I: IntoIterator>(streams: I) -> SelectAll<I::Item> where I::Item: Stream {}
    pub fn abortable<S: Stream>(stream: S) -> (Abortable<S>, AbortHandle) {}
}

pub mod sink {
    use std::task::{Context, Poll};
    pub use futures_sink::Sink;
    pub trait SinkExt<Item>: Sink<Item> {
        fn with<U, Fut, F: FnMut(U) -> Fut>(self, f: F) -> With<Self, Item, U, F>;
        fn with_flat_map<U, St, F: FnMut(U) -> St>(self, f: F) -> With<Self, Item, U, F>;
        fn sink_map_err<E, F: FnOnce(Self::Error) -> E>(self, f: F) -> SinkMapErr<Self, F, E>;
        fn sink_err_into<E>(self) -> SinkMapErr<Self, (), E>;
        fn buffer(self, capacity: usize) -> Buffer<Self, Item>;
        async fn close(&mut self) -> Result<(), Self::Error>;
        fn fanout<Si>(self, other: Si) -> Fanout<Self, Si>;
        async fn flush(&mut self) -> Result<(), Self::Error>;
        async fn send(&mut self, item: Item) -> Result<(), Self::Error>;
        async fn feed(&mut self, item: Item) -> Result<(), Self::Error>;
        async fn send_all<St: ?Sized>(&mut self, stream: &mut St) -> Result<(), Self::Error>;
        fn left_sink<Si2>(self) -> crate::future::Either<Self, Si2>;
        fn right_sink<Si1>(self) -> crate::future::Either<Si1, Self>;
        fn poll_ready_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
        fn start_send_unpin(&mut self, item: Item) -> Result<(), Self::Error>;
        fn poll_flush_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
        fn poll_close_unpin(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
    }
    impl<T: Sink<Item> + ?Sized, Item> SinkExt<Item> for T {}
    pub struct With<Si, Item, U, F> { sink: Si, item: Item, from: U, f: F }
    impl<Si: Sink<Item>, Item, U, F> Sink<U> for With<Si, Item, U, F> { type Error = Si::Error; }
    impl<Si: futures_core::Stream, Item, U, F> futures_core::Stream for With<Si, Item, U, F> { type Item = Si::Item; }
    pub struct SinkMapErr<Si, F, E = ()> { sink: Si, f: F, err: E }
    impl<Si: Sink<Item>, F, E, Item> Sink<Item> for SinkMapErr<Si, F, E> { type Error = E; }
    impl<Si: futures_core::Stream, F, E> futures_core::Stream for SinkMapErr<Si, F, E> { type Item = Si::Item; }
    pub struct Buffer<Si, Item> { sink: Si, item: Item }
    impl<Si: Sink<Item>, Item> Sink<Item> for Buffer<Si, Item> { type Error = Si::Error; }
    pub struct Fanout<A, B> { a: A, b: B }
    pub struct Drain<T> { item: T }
    impl<T> Sink<T> for Drain<T> { type Error = crate::never::Never; }
    pub fn drain<T>() -> Drain<T> {}
}

pub mod io {
    use std::future::Future;
    use std::pin::Pin;
    pub use futures_io::{AsyncBufRead, AsyncRead, AsyncSeek, AsyncWrite};
    pub use std::io::{Error, ErrorKind, IoSlice, IoSliceMut, Result, SeekFrom};
    pub trait AsyncReadExt: AsyncRead {
        fn chain<R: AsyncRead>(self, next: R) -> Chain<Self, R>;
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
        async fn read_vectored(&mut self, bufs: &mut [IoSliceMut<'_>]) -> Result<usize>;
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
        async fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;
        fn split(self) -> (ReadHalf<Self>, WriteHalf<Self>);
        fn take(self, limit: u64) -> Take<Self>;
        fn compat(self) -> crate::compat::Compat<Self>;
    }
    impl<R: AsyncRead + ?Sized> AsyncReadExt for R {}
    pub trait AsyncWriteExt: AsyncWrite {
        async fn flush(&mut self) -> Result<()>;
        async fn close(&mut self) -> Result<()>;
        async fn write(&mut self, buf: &[u8]) -> Result<usize>;
        async fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> Result<usize>;
        async fn write_all(&mut self, buf: &[u8]) -> Result<()>;
        async fn write_all_vectored(&mut self, bufs: &mut [IoSlice<'_>]) -> Result<()>;
        fn compat_write(self) -> crate::compat::Compat<Self>;
        fn into_sink<Item: AsRef<[u8]>>(self) -> IntoSink<Self, Item>;
    }
    impl<W: AsyncWrite + ?Sized> AsyncWriteExt for W {}
    pub trait AsyncSeekExt: AsyncSeek { async fn seek(&mut self, pos: SeekFrom) -> Result<u64>; }
    impl<S: AsyncSeek + ?Sized> AsyncSeekExt for S {}
    pub trait AsyncBufReadExt: AsyncBufRead {
        async fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume_unpin(&mut self, amt: usize);
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn lines(self) -> Lines<Self>;
    }
    impl<R: AsyncBufRead + ?Sized> AsyncBufReadExt for R {}
    pub struct ReadHalf<T> { handle: T }
    pub struct WriteHalf<T> { handle: T }
    impl<T> ReadHalf<T> { pub fn reunite(self, other: WriteHalf<T>) -> std::result::Result<T, ReuniteError<T>> {} }
    impl<T> WriteHalf<T> { pub fn reunite(self, other: ReadHalf<T>) -> std::result::Result<T, ReuniteError<T>> {} }
    pub struct ReuniteError<T>(pub ReadHalf<T>, pub WriteHalf<T>);
    impl<R: AsyncRead> AsyncRead for ReadHalf<R> {}
    impl<W: AsyncWrite> AsyncWrite for WriteHalf<W> {}
    pub struct BufReader<R> { inner: R }
    impl<R: AsyncRead> BufReader<R> {
        pub fn new(inner: R) -> Self {}
        pub fn with_capacity(capacity: usize, inner: R) -> Self {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn get_pin_mut(self: Pin<&mut Self>) -> Pin<&mut R> {}
        pub fn into_inner(self) -> R {}
        pub fn buffer(&self) -> &[u8] {}
    }
    impl<R: AsyncRead> AsyncRead for BufReader<R> {}
    impl<R: AsyncRead> AsyncBufRead for BufReader<R> {}
    impl<R: AsyncWrite> AsyncWrite for BufReader<R> {}
    pub struct BufWriter<W> { inner: W }
    impl<W: AsyncWrite> BufWriter<W> {
        pub fn new(inner: W) -> Self {}
        pub fn with_capacity(cap: usize, inner: W) -> Self {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn get_pin_mut(self: Pin<&mut Self>) -> Pin<&mut W> {}
        pub fn into_inner(self) -> W {}
        pub fn buffer(&self) -> &[u8] {}
    }
    impl<W: AsyncWrite> AsyncWrite for BufWriter<W> {}
    impl<W: AsyncRead> AsyncRead for BufWriter<W> {}
    impl<W: AsyncBufRead> AsyncBufRead for BufWriter<W> {}
    pub struct LineWriter<W> { inner: W }
    impl<W: AsyncWrite> LineWriter<W> {
        pub fn new(inner: W) -> Self {}
        pub fn with_capacity(capacity: usize, inner: W) -> Self {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn into_inner(self) -> W {}
    }
    impl<W: AsyncWrite> AsyncWrite for LineWriter<W> {}
    #[derive(Clone, Default)]
    pub struct Cursor<T> { inner: T }
    impl<T> Cursor<T> {
        pub const fn new(inner: T) -> Self {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn position(&self) -> u64 {}
        pub fn set_position(&mut self, pos: u64) {}
    }
    impl<T: AsRef<[u8]>> AsyncRead for Cursor<T> {}
    impl<T: AsRef<[u8]>> AsyncBufRead for Cursor<T> {}
    impl AsyncWrite for Cursor<Vec<u8>> {}
    impl<'a> AsyncWrite for Cursor<&'a mut Vec<u8>> {}
    impl<'a> AsyncWrite for Cursor<&'a mut [u8]> {}
    pub struct AllowStdIo<T>(T);
    impl<T> AllowStdIo<T> {
        pub fn new(io: T) -> Self {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: std::io::Read> AsyncRead for AllowStdIo<T> {}
    impl<T: std::io::Write> AsyncWrite for AllowStdIo<T> {}
    pub struct Chain<T, U> { first: T, second: U }
    impl<T: AsyncRead, U: AsyncRead> AsyncRead for Chain<T, U> {}
    pub struct Take<R> { inner: R }
    impl<R> Take<R> {
        pub fn limit(&self) -> u64 {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn into_inner(self) -> R {}
    }
    impl<R: AsyncRead> AsyncRead for Take<R> {}
    impl<R: AsyncBufRead> AsyncBufRead for Take<R> {}
    pub struct Lines<R> { reader: R }
    impl<R: AsyncBufRead> futures_core::Stream for Lines<R> { type Item = Result<String>; }
    pub struct IntoSink<W, Item> { writer: W, item: Item }
    impl<W: AsyncWrite, Item: AsRef<[u8]>> futures_sink::Sink<Item> for IntoSink<W, Item> { type Error = Error; }
    pub struct Sink { _p: () }
    impl AsyncWrite for Sink {}
    pub struct Empty { _p: () }
    impl AsyncRead for Empty {}
    pub fn sink() -> Sink {}
    pub fn empty() -> Empty {}
    pub async fn copy<R: AsyncRead, W: AsyncWrite + ?Sized>(reader: R, writer: &mut W) -> Result<u64> {}
    pub async fn copy_buf<R: AsyncBufRead, W: AsyncWrite + ?Sized>(reader: R, writer: &mut W) -> Result<u64> {}
}

pub mod compat {
    pub struct Compat<T> { inner: T }
    impl<T> Compat<T> {
        pub fn new(inner: T) -> Self {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    pub struct Compat01As03<T> { inner: T }
    impl<T> Compat01As03<T> {
        pub fn new(object: T) -> Self {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    pub trait Future01CompatExt { fn compat(self) -> Compat01As03<Self>; }
    pub trait Stream01CompatExt { fn compat(self) -> Compat01As03<Self>; }
    pub trait AsyncRead01CompatExt { fn compat(self) -> Compat01As03<Self>; }
}
