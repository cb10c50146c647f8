//! Signatures of tokio-util: codecs, the bridge to futures' traits, readers and writers.
pub mod codec {
    pub use self::length_delimited::LengthDelimitedCodec;
    use tokio::io::{AsyncRead, AsyncWrite};

    pub trait Decoder {
        type Item;
        type Error;
        fn decode(&mut self, src: &mut bytes::BytesMut) -> Result<Option<Self::Item>, Self::Error>;
        fn decode_eof(&mut self, buf: &mut bytes::BytesMut) -> Result<Option<Self::Item>, Self::Error> {}
        fn framed<T: AsyncRead + AsyncWrite>(self, io: T) -> Framed<T, Self> {}
    }
    pub trait Encoder<Item> {
        type Error;
        fn encode(&mut self, item: Item, dst: &mut bytes::BytesMut) -> Result<(), Self::Error>;
    }

    pub struct Framed<T, U> { _t: T, _u: U }
    impl<T, U> Framed<T, U> {
        pub fn new(inner: T, codec: U) -> Framed<T, U> {}
        pub fn with_capacity(inner: T, codec: U, capacity: usize) -> Framed<T, U> {}
        pub fn from_parts(parts: FramedParts<T, U>) -> Framed<T, U> {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn get_pin_mut(self: std::pin::Pin<&mut Self>) -> std::pin::Pin<&mut T> {}
        pub fn codec(&self) -> &U {}
        pub fn codec_mut(&mut self) -> &mut U {}
        pub fn map_codec<C, F: FnOnce(U) -> C>(self, map: F) -> Framed<T, C> {}
        pub fn into_inner(self) -> T {}
        pub fn into_parts(self) -> FramedParts<T, U> {}
        pub fn set_backpressure_boundary(&mut self, boundary: usize) {}
    }
    impl<T: AsyncRead, U: Decoder> futures_core::Stream for Framed<T, U> {
        type Item = Result<U::Item, U::Error>;
    }
    impl<T: AsyncWrite, I, U: Encoder<I>> futures_sink::Sink<I> for Framed<T, U> {
        type Error = U::Error;
    }
    pub struct FramedParts<T, U> { pub io: T, pub codec: U, pub read_buf: bytes::BytesMut, pub write_buf: bytes::BytesMut }

    pub struct FramedRead<T, D> { _t: T, _d: D }
    impl<T, D> FramedRead<T, D> {
        pub fn new(inner: T, decoder: D) -> FramedRead<T, D> {}
        pub fn with_capacity(inner: T, decoder: D, capacity: usize) -> FramedRead<T, D> {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
        pub fn decoder(&self) -> &D {}
        pub fn decoder_mut(&mut self) -> &mut D {}
    }
    impl<T: AsyncRead, D: Decoder> futures_core::Stream for FramedRead<T, D> {
        type Item = Result<D::Item, D::Error>;
    }
    pub struct FramedWrite<T, E> { _t: T, _e: E }
    impl<T, E> FramedWrite<T, E> {
        pub fn new(inner: T, encoder: E) -> FramedWrite<T, E> {}
        pub fn with_capacity(inner: T, encoder: E, capacity: usize) -> FramedWrite<T, E> {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
        pub fn encoder(&self) -> &E {}
        pub fn encoder_mut(&mut self) -> &mut E {}
    }
    impl<T: AsyncWrite, I, E: Encoder<I>> futures_sink::Sink<I> for FramedWrite<T, E> {
        type Error = E::Error;
    }

    #[derive(Clone)]
    pub struct BytesCodec { _p: () }
    impl BytesCodec {
        pub fn new() -> BytesCodec {}
    }
    impl Decoder for BytesCodec {
        type Item = bytes::BytesMut;
        type Error = std::io::Error;
    }
    impl<B> Encoder<B> for BytesCodec {
        type Error = std::io::Error;
    }
    #[derive(Clone)]
    pub struct LinesCodec { _p: () }
    impl LinesCodec {
        pub fn new() -> LinesCodec {}
        pub fn new_with_max_length(max_length: usize) -> LinesCodec {}
    }
    pub struct LinesCodecError { _p: () }
    impl Decoder for LinesCodec {
        type Item = String;
        type Error = LinesCodecError;
    }
    impl<T: AsRef<str>> Encoder<T> for LinesCodec {
        type Error = LinesCodecError;
    }
    #[derive(Clone)]
    pub struct AnyDelimiterCodec { _p: () }
    impl AnyDelimiterCodec {
        pub fn new(seek: Vec<u8>, sequence: Vec<u8>) -> AnyDelimiterCodec {}
    }

    pub mod length_delimited {
        use super::{Framed, FramedRead, FramedWrite};
        pub struct LengthDelimitedCodec { _p: () }
        impl LengthDelimitedCodec {
            pub fn new() -> LengthDelimitedCodec {}
            pub fn builder() -> Builder {}
            pub fn max_frame_length(&self) -> usize {}
            pub fn set_max_frame_length(&mut self, val: usize) {}
        }
        impl Default for LengthDelimitedCodec {
            fn default() -> LengthDelimitedCodec {}
        }
        impl super::Decoder for LengthDelimitedCodec {
            type Item = bytes::BytesMut;
            type Error = std::io::Error;
        }
        impl super::Encoder<bytes::Bytes> for LengthDelimitedCodec {
            type Error = std::io::Error;
        }
        #[derive(Clone)]
        pub struct Builder { _p: () }
        impl Builder {
            pub fn new() -> Builder {}
            pub fn big_endian(&mut self) -> &mut Self {}
            pub fn little_endian(&mut self) -> &mut Self {}
            pub fn native_endian(&mut self) -> &mut Self {}
            pub fn max_frame_length(&mut self, val: usize) -> &mut Self {}
            pub fn length_field_type<T>(&mut self) -> &mut Self {}
            pub fn length_field_length(&mut self, val: usize) -> &mut Self {}
            pub fn length_field_offset(&mut self, val: usize) -> &mut Self {}
            pub fn length_adjustment(&mut self, val: isize) -> &mut Self {}
            pub fn num_skip(&mut self, val: usize) -> &mut Self {}
            pub fn new_codec(&self) -> LengthDelimitedCodec {}
            pub fn new_read<T>(&self, upstream: T) -> FramedRead<T, LengthDelimitedCodec> {}
            pub fn new_write<T>(&self, inner: T) -> FramedWrite<T, LengthDelimitedCodec> {}
            pub fn new_framed<T>(&self, inner: T) -> Framed<T, LengthDelimitedCodec> {}
        }
    }
}

pub mod compat {
    pub struct Compat<T> { _t: T }
    impl<T> Compat<T> {
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: tokio::io::AsyncRead> futures_io::AsyncRead for Compat<T> {}
    impl<T: tokio::io::AsyncWrite> futures_io::AsyncWrite for Compat<T> {}
    impl<T: futures_io::AsyncRead> tokio::io::AsyncRead for Compat<T> {}
    impl<T: futures_io::AsyncWrite> tokio::io::AsyncWrite for Compat<T> {}
    pub trait FuturesAsyncReadCompatExt: futures_io::AsyncRead {
        fn compat(self) -> Compat<Self>;
    }
    impl<T: futures_io::AsyncRead> FuturesAsyncReadCompatExt for T {}
    pub trait FuturesAsyncWriteCompatExt: futures_io::AsyncWrite {
        fn compat_write(self) -> Compat<Self>;
    }
    impl<T: futures_io::AsyncWrite> FuturesAsyncWriteCompatExt for T {}
    pub trait TokioAsyncReadCompatExt: tokio::io::AsyncRead {
        fn compat(self) -> Compat<Self>;
    }
    impl<T: tokio::io::AsyncRead> TokioAsyncReadCompatExt for T {}
    pub trait TokioAsyncWriteCompatExt: tokio::io::AsyncWrite {
        fn compat_write(self) -> Compat<Self>;
    }
    impl<T: tokio::io::AsyncWrite> TokioAsyncWriteCompatExt for T {}
}

pub mod io {
    pub struct SyncIoBridge<T> { _t: T }
    impl<T> SyncIoBridge<T> {
        pub fn new(src: T) -> SyncIoBridge<T> {}
        pub fn new_with_handle(src: T, rt: tokio::runtime::Handle) -> SyncIoBridge<T> {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: tokio::io::AsyncRead> std::io::Read for SyncIoBridge<T> {}
    impl<T: tokio::io::AsyncWrite> std::io::Write for SyncIoBridge<T> {}
    pub struct ReaderStream<R> { _r: R }
    impl<R> ReaderStream<R> {
        pub fn new(reader: R) -> ReaderStream<R> {}
        pub fn with_capacity(reader: R, capacity: usize) -> ReaderStream<R> {}
    }
    impl<R: tokio::io::AsyncRead> futures_core::Stream for ReaderStream<R> {
        type Item = std::io::Result<bytes::Bytes>;
    }
    pub struct StreamReader<S, B> { _s: S, _b: B }
    impl<S, B> StreamReader<S, B> {
        pub fn new(stream: S) -> StreamReader<S, B> {}
    }
    impl<S, B> tokio::io::AsyncRead for StreamReader<S, B> {}
}

pub mod sync {
    pub struct ReusableBoxFuture<'a, T> { _p: &'a T }
    impl<'a, T> ReusableBoxFuture<'a, T> {
        pub fn new<F: std::future::Future<Output = T>>(future: F) -> ReusableBoxFuture<'a, T> {}
        pub fn set<F: std::future::Future<Output = T>>(&mut self, future: F) {}
        pub fn poll(&mut self, cx: &mut std::task::Context<'_>) -> std::task::Poll<T> {}
    }
    impl<'a, T> std::future::Future for ReusableBoxFuture<'a, T> {
        type Output = T;
    }
    #[derive(Clone)]
    pub struct CancellationToken { _p: () }
    impl CancellationToken {
        pub fn new() -> CancellationToken {}
        pub fn cancel(&self) {}
        pub fn is_cancelled(&self) -> bool {}
        pub fn child_token(&self) -> CancellationToken {}
        pub async fn cancelled(&self) {}
        pub async fn cancelled_owned(self) {}
        pub async fn run_until_cancelled<F: std::future::Future>(&self, fut: F) -> Option<F::Output> {}
    }
}
pub mod task {
    #[derive(Clone)]
    pub struct TaskTracker { _p: () }
    impl TaskTracker {
        pub fn new() -> TaskTracker {}
        pub fn spawn<F: std::future::Future>(&self, task: F) -> tokio::task::JoinHandle<F::Output> {}
        pub fn track_future<F: std::future::Future>(&self, future: F) -> F {}
        pub async fn wait(&self) {}
        pub fn close(&self) -> bool {}
    }
}
pub mod either {
    pub enum Either<L, R> { Left(L), Right(R) }
    impl<L: tokio::io::AsyncRead, R: tokio::io::AsyncRead> tokio::io::AsyncRead for Either<L, R> {}
    impl<L: tokio::io::AsyncWrite, R: tokio::io::AsyncWrite> tokio::io::AsyncWrite for Either<L, R> {}
}
