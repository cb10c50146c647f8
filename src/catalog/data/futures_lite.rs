//! Signatures of futures-lite. As in futures_util.rs, a method whose future has a name of its own is an `async fn`.
pub use self::future::{Future, FutureExt};
pub use self::io::{AsyncBufRead, AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncSeek, AsyncSeekExt, AsyncWrite, AsyncWriteExt};
pub use self::stream::{Stream, StreamExt};
pub mod prelude {
    pub use crate::future::{Future, FutureExt as _};
    pub use crate::io::{AsyncBufRead, AsyncBufReadExt as _, AsyncRead, AsyncReadExt as _, AsyncSeek, AsyncSeekExt as _, AsyncWrite, AsyncWriteExt as _};
    pub use crate::stream::{Stream, StreamExt as _};
}
pub mod future {
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub use std::future::{pending, ready, Future, Pending, Ready};
    pub type Boxed<T> = Pin<Box<dyn Future<Output = T> + Send + 'static>>;
    pub type BoxedLocal<T> = Pin<Box<dyn Future<Output = T> + 'static>>;
    pub fn block_on<T, F: Future<Output = T>>(future: F) -> T {}
    pub async fn poll_once<T, F: Future<Output = T>>(f: F) -> Option<T> {}
    pub async fn poll_fn<T, F: FnMut(&mut Context<'_>) -> Poll<T>>(f: F) -> T {}
    pub async fn yield_now() {}
    pub async fn zip<F1: Future, F2: Future>(future1: F1, future2: F2) -> (F1::Output, F2::Output) {}
    pub async fn try_zip<T1, T2, E, F1: Future<Output = Result<T1, E>>, F2: Future<Output = Result<T2, E>>>(future1: F1, future2: F2) -> Result<(T1, T2), E> {}
    pub async fn or<T, F1: Future<Output = T>, F2: Future<Output = T>>(future1: F1, future2: F2) -> T {}
    pub async fn race<T, F1: Future<Output = T>, F2: Future<Output = T>>(future1: F1, future2: F2) -> T {}
    pub trait FutureExt: Future {
        fn poll(&mut self, cx: &mut Context<'_>) -> Poll<Self::Output>;
        async fn or<F: Future<Output = Self::Output>>(self, other: F) -> Self::Output;
        async fn race<F: Future<Output = Self::Output>>(self, other: F) -> Self::Output;
        async fn catch_unwind(self) -> Result<Self::Output, Box<dyn std::any::Any + Send>>;
        fn boxed<'a>(self) -> Pin<Box<dyn Future<Output = Self::Output> + Send + 'a>>;
        fn boxed_local<'a>(self) -> Pin<Box<dyn Future<Output = Self::Output> + 'a>>;
    }
    impl<F: Future + ?Sized> FutureExt for F {}
}
pub mod stream {
    use std::future::Future;
    use std::pin::Pin;
    use std::task::{Context, Poll};
    pub use futures_core::stream::Stream;
    pub type Boxed<T> = Pin<Box<dyn Stream<Item = T> + Send + 'static>>;
    pub trait StreamExt: Stream {
        fn poll_next(&mut self, cx: &mut Context<'_>) -> Poll<Option<Self::Item>>;
        async fn next(&mut self) -> Option<Self::Item>;
        async fn try_next<T, E>(&mut self) -> Result<Option<T>, E> where Self: Stream<Item = Result<T, E>>;
        async fn count(self) -> usize;
        fn map<T, F: FnMut(Self::Item) -> T>(self, f: F) -> Map<Self, F, T>;
        fn flat_map<U: Stream, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U, F>;
        fn then<F: FnMut(Self::Item) -> Fut, Fut: Future>(self, f: F) -> Then<Self, F, Fut>;
        fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>;
        fn filter_map<T, F: FnMut(Self::Item) -> Option<T>>(self, f: F) -> Map<Self, F, T>;
        fn take(self, n: usize) -> Filter<Self, ()>;
        fn skip(self, n: usize) -> Filter<Self, ()>;
        fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>;
        fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>;
        fn fuse(self) -> Filter<Self, ()>;
        fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Filter<Self, F>;
        fn chain<U: Stream<Item = Self::Item>>(self, other: U) -> Chain<Self, U>;
        fn or<S: Stream<Item = Self::Item>>(self, other: S) -> Chain<Self, S>;
        fn race<S: Stream<Item = Self::Item>>(self, other: S) -> Chain<Self, S>;
        fn enumerate(self) -> Enumerate<Self>;
        fn zip<U: Stream>(self, other: U) -> Zip<Self, U>;
        async fn collect<C: Default + Extend<Self::Item>>(self) -> C;
        async fn try_collect<T, E, C: Default + Extend<T>>(self) -> Result<C, E> where Self: Stream<Item = Result<T, E>>;
        async fn fold<T, F: FnMut(T, Self::Item) -> T>(self, init: T, f: F) -> T;
        async fn nth(&mut self, n: usize) -> Option<Self::Item>;
        async fn last(self) -> Option<Self::Item>;
        async fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
        async fn for_each<F: FnMut(Self::Item)>(self, f: F);
        async fn try_for_each<F: FnMut(Self::Item) -> Result<(), E>, E>(&mut self, f: F) -> Result<(), E>;
        fn boxed<'a>(self) -> Pin<Box<dyn Stream<Item = Self::Item> + Send + 'a>>;
        fn boxed_local<'a>(self) -> Pin<Box<dyn Stream<Item = Self::Item> + 'a>>;
    }
    impl<T: Stream + ?Sized> StreamExt for T {}
    pub struct Map<S, F, T = ()> { stream: S, f: F, out: T }
    impl<S, F, T> Stream for Map<S, F, T> { type Item = T; }
    pub struct FlatMap<S, U, F> { stream: S, inner: U, f: F }
    impl<S, U: Stream, F> Stream for FlatMap<S, U, F> { type Item = U::Item; }
    pub struct Then<S, F, Fut> { stream: S, f: F, future: Fut }
    impl<S, F, Fut: Future> Stream for Then<S, F, Fut> { type Item = Fut::Output; }
    pub struct Filter<S, P> { stream: S, predicate: P }
    impl<S: Stream, P> Stream for Filter<S, P> { type Item = S::Item; }
    pub struct Chain<S, U> { first: S, second: U }
    impl<S: Stream, U> Stream for Chain<S, U> { type Item = S::Item; }
    pub struct Enumerate<S> { stream: S }
    impl<S: Stream> Stream for Enumerate<S> { type Item = (usize, S::Item); }
    pub struct Zip<A, B> { a: A, b: B }
    impl<A: Stream, B: Stream> Stream for Zip<A, B> { type Item = (A::Item, B::Item); }
    pub struct Iter<I> { iter: I }
    impl<I: Iterator> Stream for Iter<I> { type Item = I::Item; }
    pub fn iter<I: IntoIterator>(iter: I) -> Iter<I::IntoIter> {}
    pub struct BlockOn<S> { stream: S }
    impl<S: Stream> Iterator for BlockOn<S> { type Item = S::Item; }
    pub fn block_on<S: Stream>(stream: S) -> BlockOn<S> {}
}
pub mod io {
    use std::pin::Pin;
    pub use futures_io::{AsyncBufRead, AsyncRead, AsyncSeek, AsyncWrite};
    pub use std::io::{Error, ErrorKind, Result, SeekFrom};
    use std::io::{IoSlice, IoSliceMut};
    pub trait AsyncReadExt: AsyncRead {
        fn chain<R: AsyncRead>(self, next: R) -> Chain<Self, R>;
        async fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
        async fn read_vectored(&mut self, bufs: &mut [IoSliceMut<'_>]) -> Result<usize>;
        async fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
        async fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;
        fn take(self, limit: u64) -> Take<Self>;
        fn boxed_reader<'a>(self) -> Pin<Box<dyn AsyncRead + Send + 'a>>;
    }
    impl<R: AsyncRead + ?Sized> AsyncReadExt for R {}
    pub trait AsyncWriteExt: AsyncWrite {
        async fn flush(&mut self) -> Result<()>;
        async fn close(&mut self) -> Result<()>;
        fn boxed_writer<'a>(self) -> Pin<Box<dyn AsyncWrite + Send + 'a>>;
        async fn write(&mut self, buf: &[u8]) -> Result<usize>;
        async fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> Result<usize>;
        async fn write_all(&mut self, buf: &[u8]) -> Result<()>;
    }
    impl<W: AsyncWrite + ?Sized> AsyncWriteExt for W {}
    pub trait AsyncSeekExt: AsyncSeek { async fn seek(&mut self, pos: SeekFrom) -> Result<u64>; }
    impl<S: AsyncSeek + ?Sized> AsyncSeekExt for S {}
    pub trait AsyncBufReadExt: AsyncBufRead {
        async fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume(&mut self, amt: usize);
        async fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        async fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn lines(self) -> Lines<Self>;
        fn split(self, byte: u8) -> Split<Self>;
    }
    impl<R: AsyncBufRead + ?Sized> AsyncBufReadExt for R {}
    pub struct Split<R> { reader: R }
    impl<R: AsyncBufRead> futures_core::Stream for Split<R> { type Item = Result<Vec<u8>>; }
    pub struct ReadHalf<T> { stream: T }
    pub struct WriteHalf<T> { stream: T }
    impl<T: AsyncRead> AsyncRead for ReadHalf<T> {}
    impl<T: AsyncWrite> AsyncWrite for WriteHalf<T> {}
    pub fn split<T: AsyncRead + AsyncWrite>(stream: T) -> (ReadHalf<T>, WriteHalf<T>) {}
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
    pub struct BlockOn<T>(T);
    impl<T> BlockOn<T> {
        pub fn new(io: T) -> BlockOn<T> {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: AsyncRead> std::io::Read for BlockOn<T> {}
    impl<T: AsyncWrite> std::io::Write for BlockOn<T> {}
    pub struct AssertAsync<T>(T);
    impl<T> AssertAsync<T> {
        pub fn new(io: T) -> Self {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: std::io::Read> AsyncRead for AssertAsync<T> {}
    impl<T: std::io::Write> AsyncWrite for AssertAsync<T> {}
    pub struct Sink { _p: () }
    impl AsyncWrite for Sink {}
    pub fn sink() -> Sink {}
    pub async fn copy<R: AsyncRead, W: AsyncWrite>(reader: R, writer: W) -> Result<u64> {}
}
