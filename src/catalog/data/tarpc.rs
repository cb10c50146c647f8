//! Signatures of tarpc: its TCP transport.
pub mod serde_transport {
    pub struct Transport<S, Item, SinkItem, Codec> { _s: S, _i: Item, _k: SinkItem, _c: Codec }
    impl<S, Item, SinkItem, Codec> Transport<S, Item, SinkItem, Codec> {
        pub fn get_ref(&self) -> &S {}
    }
    pub fn new<S, Item, SinkItem, Codec>(framed_io: tokio_util::codec::Framed<S, tokio_util::codec::LengthDelimitedCodec>, codec: Codec) -> Transport<S, Item, SinkItem, Codec> {}
    pub mod tcp {
        use super::Transport;
        pub fn connect<A, Item, SinkItem, Codec, F: Fn() -> Codec>(addr: A, codec_fn: F) -> TcpConnect<Item, SinkItem, Codec> {}
        pub struct TcpConnect<Item, SinkItem, Codec> { _i: Item, _k: SinkItem, _c: Codec }
        impl<Item, SinkItem, Codec> TcpConnect<Item, SinkItem, Codec> {
            pub fn config_mut(&mut self) -> &mut tokio_util::codec::length_delimited::Builder {}
        }
        impl<Item, SinkItem, Codec> std::future::Future for TcpConnect<Item, SinkItem, Codec> {
            type Output = std::io::Result<Transport<tokio::net::TcpStream, Item, SinkItem, Codec>>;
        }
        pub async fn listen<A, Item, SinkItem, Codec, F: Fn() -> Codec>(addr: A, codec_fn: F) -> std::io::Result<Incoming<Item, SinkItem, Codec>> {}
        pub async fn listen_on<Item, SinkItem, Codec, F: Fn() -> Codec>(listener: tokio::net::TcpListener, codec_fn: F) -> std::io::Result<Incoming<Item, SinkItem, Codec>> {}
        pub struct Incoming<Item, SinkItem, Codec> { listener: tokio::net::TcpListener, _i: Item, _k: SinkItem, _c: Codec }
        impl<Item, SinkItem, Codec> Incoming<Item, SinkItem, Codec> {
            pub fn local_addr(&self) -> std::net::SocketAddr {}
            pub fn config_mut(&mut self) -> &mut tokio_util::codec::length_delimited::Builder {}
        }
        impl<Item, SinkItem, Codec> futures_core::Stream for Incoming<Item, SinkItem, Codec> {
            type Item = std::io::Result<Transport<tokio::net::TcpStream, Item, SinkItem, Codec>>;
        }
    }
}
