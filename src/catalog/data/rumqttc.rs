//! Signatures of rumqttc.
pub use self::client::{AsyncClient, Client};
pub use self::eventloop::EventLoop;
pub mod client {
    #[derive(Clone)]
    pub struct AsyncClient { _p: () }
    impl AsyncClient {
        pub fn new(options: crate::MqttOptions, cap: usize) -> (AsyncClient, crate::EventLoop) {}
    }
    #[derive(Clone)]
    pub struct Client { _p: () }
    impl Client {
        pub fn new(options: crate::MqttOptions, cap: usize) -> (Client, Connection) {}
    }
    pub struct Connection { pub eventloop: crate::EventLoop }
}
pub mod eventloop {
    pub struct EventLoop { _p: () }
    impl EventLoop {
        pub async fn poll(&mut self) -> Result<crate::Event, crate::ConnectionError> {}
        #[versions(">=0.21")]
        pub fn set_network_options(&mut self, options: crate::NetworkOptions) -> &mut Self {}
    }
}
pub enum Event { Incoming(()), Outgoing(()) }
pub struct ConnectionError { _p: () }
#[derive(Clone)]
pub struct MqttOptions { _p: () }
impl MqttOptions {
    pub fn new<S: Into<String>, T: Into<String>>(id: S, host: T, port: u16) -> MqttOptions {}
}
#[derive(Clone)]
pub struct NetworkOptions { _p: () }
impl NetworkOptions {
    pub fn new() -> NetworkOptions {}
    #[versions(">=0.25")]
    pub fn set_tcp_nodelay(&mut self, nodelay: bool) {}
}
