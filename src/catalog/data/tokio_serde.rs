//! Signatures of tokio-serde: items over a transport of frames.
pub struct Framed<Transport, Item, SinkItem, Codec> { inner: Transport, codec: Codec, item: (Item, SinkItem) }
impl<Transport, Item, SinkItem, Codec> Framed<Transport, Item, SinkItem, Codec> {
    pub fn new(inner: Transport, codec: Codec) -> Self {}
    pub fn get_ref(&self) -> &Transport {}
    pub fn get_mut(&mut self) -> &mut Transport {}
    pub fn into_inner(self) -> Transport {}
}
impl<Transport, Item, SinkItem, Codec> futures_core::stream::Stream for Framed<Transport, Item, SinkItem, Codec> { type Item = std::io::Result<Item>; }
impl<Transport, Item, SinkItem, Codec> futures_sink::Sink<SinkItem> for Framed<Transport, Item, SinkItem, Codec> { type Error = std::io::Error; }
