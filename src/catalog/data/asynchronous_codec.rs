//! Signatures of asynchronous-codec: one write for each item that is flushed.
pub trait Encoder { type Item<'a>; type Error; }
pub trait Decoder { type Item; type Error; }
pub struct Framed<T, U> { io: T, codec: U }
impl<T, U> Framed<T, U> {
    pub fn new(inner: T, codec: U) -> Self {}
    pub fn into_inner(self) -> T {}
    pub fn codec(&self) -> &U {}
    pub fn codec_mut(&mut self) -> &mut U {}
    pub fn set_send_high_water_mark(&mut self, hwm: usize) {}
}
impl<T, U> std::ops::Deref for Framed<T, U> { type Target = T; }
impl<T, U> std::ops::DerefMut for Framed<T, U> {}
impl<T: futures_io::AsyncRead, U: Decoder> futures_core::stream::Stream for Framed<T, U> { type Item = Result<U::Item, U::Error>; }
impl<T: futures_io::AsyncWrite, U, I> futures_sink::Sink<I> for Framed<T, U> { type Error = std::io::Error; }
pub struct FramedRead<T, D> { io: T, decoder: D }
impl<T, D> FramedRead<T, D> {
    pub fn new(inner: T, decoder: D) -> Self {}
    pub fn into_inner(self) -> T {}
}
impl<T, D> std::ops::Deref for FramedRead<T, D> { type Target = T; }
impl<T: futures_io::AsyncRead, D: Decoder> futures_core::stream::Stream for FramedRead<T, D> { type Item = Result<D::Item, D::Error>; }
pub struct FramedWrite<T, E> { io: T, encoder: E }
impl<T, E> FramedWrite<T, E> {
    pub fn new(inner: T, encoder: E) -> Self {}
    pub fn into_inner(self) -> T {}
    pub fn set_send_high_water_mark(&mut self, hwm: usize) {}
}
impl<T, E> std::ops::Deref for FramedWrite<T, E> { type Target = T; }
impl<T: futures_io::AsyncWrite, E, I> futures_sink::Sink<I> for FramedWrite<T, E> { type Error = std::io::Error; }
