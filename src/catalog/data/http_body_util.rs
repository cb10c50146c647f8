//! Signatures of http-body-util: which bodies are ready at once and which are streamed.
pub struct Full<D> { _d: D }
impl<D> Full<D> {
    pub fn new(data: D) -> Full<D> {}
}
impl<D> http_body::Body for Full<D> {
    type Data = D;
}
pub struct Empty<D> { _d: D }
impl<D> Empty<D> {
    pub fn new() -> Empty<D> {}
}
impl<D> http_body::Body for Empty<D> {
    type Data = D;
}
pub struct StreamBody<S> { _s: S }
impl<S> StreamBody<S> {
    pub fn new(stream: S) -> StreamBody<S> {}
}
impl<S> http_body::Body for StreamBody<S> {
    type Data = bytes::Bytes;
}
pub trait BodyExt: http_body::Body {
    async fn collect(self) -> Result<Collected<Self::Data>, Self::Error>;
    async fn frame(&mut self) -> Option<Result<http_body::Frame<Self::Data>, Self::Error>>;
    fn boxed(self) -> combinators::BoxBody<Self::Data, Self::Error>;
    fn boxed_unsync(self) -> combinators::BoxBody<Self::Data, Self::Error>;
    fn map_err<F>(self, f: F) -> combinators::MapErr<Self, F>;
}
impl<B: http_body::Body + ?Sized> BodyExt for B {}
pub struct Collected<D> { _d: D }
impl<D> Collected<D> {
    pub fn to_bytes(self) -> bytes::Bytes {}
}
pub mod combinators {
    pub struct BoxBody<D, E> { _d: D, _e: E }
    impl<D, E> BoxBody<D, E> {
        pub fn new<B>(body: B) -> BoxBody<D, E> {}
    }
    pub struct MapErr<B, F> { _b: B, _f: F }
}
