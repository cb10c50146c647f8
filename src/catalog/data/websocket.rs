//! Signatures of websocket.
pub use self::client::builder::ClientBuilder;
pub struct WebSocketError { _p: () }
pub mod client {
    pub mod builder {
        use super::sync::Client;
        pub struct ClientBuilder<'u> { _p: &'u () }
        impl<'u> ClientBuilder<'u> {
            pub fn new(address: &str) -> Result<ClientBuilder<'u>, ()> {}
            pub fn add_protocol<P>(self, protocol: P) -> Self {}
            pub fn origin(self, origin: String) -> Self {}
            pub fn connect<C>(&mut self, ssl_config: C) -> Result<Client<Box<dyn std::io::Write + Send>>, crate::WebSocketError> {}
            pub fn connect_insecure(&mut self) -> Result<Client<std::net::TcpStream>, crate::WebSocketError> {}
        }
    }
    pub mod sync {
        pub struct Client<S> { stream: S }
        impl<S> Client<S> {
            pub fn set_nodelay(&mut self, nodelay: bool) -> std::io::Result<()> {}
            pub fn send_message<M>(&mut self, message: &M) -> Result<(), crate::WebSocketError> {}
            pub fn shutdown(&self) -> std::io::Result<()> {}
            pub fn stream_ref(&self) -> &S {}
        }
    }
}
