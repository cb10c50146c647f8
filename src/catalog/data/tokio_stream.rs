//! Signatures of tokio-stream.
pub use futures_core::Stream;
pub mod wrappers {
    pub struct TcpListenerStream { listener: tokio::net::TcpListener }
    impl TcpListenerStream {
        pub fn new(listener: tokio::net::TcpListener) -> TcpListenerStream {}
        pub fn into_inner(self) -> tokio::net::TcpListener {}
    }
    impl futures_core::Stream for TcpListenerStream {
        type Item = std::io::Result<tokio::net::TcpStream>;
    }
    pub struct UnixListenerStream { listener: tokio::net::UnixListener }
    impl UnixListenerStream {
        pub fn new(listener: tokio::net::UnixListener) -> UnixListenerStream {}
    }
    impl futures_core::Stream for UnixListenerStream {
        type Item = std::io::Result<tokio::net::UnixStream>;
    }
    pub struct ReceiverStream<T> { inner: tokio::sync::mpsc::Receiver<T> }
    impl<T> ReceiverStream<T> {
        pub fn new(recv: tokio::sync::mpsc::Receiver<T>) -> ReceiverStream<T> {}
        pub fn into_inner(self) -> tokio::sync::mpsc::Receiver<T> {}
    }
    impl<T> futures_core::Stream for ReceiverStream<T> {
        type Item = T;
    }
    pub struct UnboundedReceiverStream<T> { inner: tokio::sync::mpsc::UnboundedReceiver<T> }
    impl<T> UnboundedReceiverStream<T> {
        pub fn new(recv: tokio::sync::mpsc::UnboundedReceiver<T>) -> UnboundedReceiverStream<T> {}
    }
    impl<T> futures_core::Stream for UnboundedReceiverStream<T> {
        type Item = T;
    }
    pub struct LinesStream<R> { _r: R }
    impl<R> LinesStream<R> {
        pub fn new(lines: tokio::io::Lines<R>) -> LinesStream<R> {}
    }
    impl<R: tokio::io::AsyncBufRead> futures_core::Stream for LinesStream<R> {
        type Item = std::io::Result<String>;
    }
}
pub trait StreamExt: futures_core::Stream {
    async fn next(&mut self) -> Option<Self::Item>;
    async fn try_next<T, E>(&mut self) -> Result<Option<T>, E> where Self: futures_core::Stream<Item = Result<T, E>>;
    fn map<T, F: FnMut(Self::Item) -> T>(self, f: F) -> Map<Self, F>;
    fn filter<F>(self, f: F) -> Filter<Self>;
    fn merge<U: futures_core::Stream<Item = Self::Item>>(self, other: U) -> Filter<Self>;
    fn chain<U: futures_core::Stream<Item = Self::Item>>(self, other: U) -> Filter<Self>;
    fn take(self, n: usize) -> Filter<Self>;
    fn skip(self, n: usize) -> Filter<Self>;
    fn fuse(self) -> Filter<Self>;
    fn throttle(self, duration: std::time::Duration) -> Filter<Self>;
    async fn collect<T>(self) -> T;
}
impl<St: futures_core::Stream + ?Sized> StreamExt for St {}
pub struct Map<S, F> { _s: S, _f: F }
impl<S: futures_core::Stream, F: FnMut(S::Item) -> T, T> futures_core::Stream for Map<S, F> {
    type Item = T;
}
/// Any adapter that keeps the items as they are.
pub struct Filter<S> { _s: S }
impl<S: futures_core::Stream> futures_core::Stream for Filter<S> {
    type Item = S::Item;
}
pub fn iter<I: IntoIterator>(i: I) -> Iter<I::IntoIter> {}
pub struct Iter<I> { _i: I }
impl<I: Iterator> futures_core::Stream for Iter<I> {
    type Item = I::Item;
}
