//! Signatures of tonic 0.1 to 0.14: endpoints, channels, servers.
pub use self::request::Request;
pub use self::response::Response;
pub use self::status::Status;

pub mod request {
    pub struct Request<T> { _t: T }
    impl<T> Request<T> {
        pub fn new(message: T) -> Request<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
}
pub mod response {
    pub struct Response<T> { _t: T }
    impl<T> Response<T> {
        pub fn new(message: T) -> Response<T> {}
        pub fn into_inner(self) -> T {}
    }
}
pub mod status {
    pub struct Status { _p: () }
}

pub mod transport {
    pub use self::server::Server;
    pub mod channel {
        pub use super::{Channel, ClientTlsConfig, Endpoint};
    }
    pub use http::Uri;
    pub struct Error { _p: () }
    #[derive(Clone)]
    pub struct ClientTlsConfig { _p: () }
    #[derive(Clone)]
    pub struct ServerTlsConfig { _p: () }
    pub struct Identity { _p: () }
    pub struct Certificate { _p: () }

    #[derive(Clone)]
    pub struct Endpoint { _p: () }
    impl Endpoint {
        pub fn new<D>(dst: D) -> Result<Endpoint, Error> {}
        pub fn from_static(s: &'static str) -> Endpoint {}
        pub fn from_shared<D>(s: D) -> Result<Endpoint, Error> {}
        pub fn user_agent<T>(self, user_agent: T) -> Result<Endpoint, Error> {}
        pub fn tls_config(self, tls_config: ClientTlsConfig) -> Result<Endpoint, Error> {}
        pub fn executor<E>(self, executor: E) -> Endpoint {}
        pub fn uri(&self) -> &http::Uri {}
        #[versions(">=0.13")]
        pub fn get_tcp_nodelay(&self) -> bool {}
        pub async fn connect(&self) -> Result<Channel, Error> {}
        pub fn connect_lazy(&self) -> Channel {}
        pub async fn connect_with_connector<C>(&self, connector: C) -> Result<Channel, Error> {}
        pub fn connect_with_connector_lazy<C>(&self, connector: C) -> Channel {}
        pub fn origin(self, origin: http::Uri) -> Self {}
        pub fn timeout(self, dur: std::time::Duration) -> Self {}
        pub fn connect_timeout(self, dur: std::time::Duration) -> Self {}
        pub fn tcp_keepalive(self, v: Option<std::time::Duration>) -> Self {}
        pub fn tcp_keepalive_interval(self, v: Option<std::time::Duration>) -> Self {}
        pub fn tcp_keepalive_retries(self, v: Option<u32>) -> Self {}
        pub fn concurrency_limit(self, limit: usize) -> Self {}
        pub fn rate_limit(self, limit: u64, duration: std::time::Duration) -> Self {}
        pub fn initial_stream_window_size(self, sz: impl Into<Option<u32>>) -> Self {}
        pub fn initial_connection_window_size(self, sz: impl Into<Option<u32>>) -> Self {}
        pub fn buffer_size(self, sz: impl Into<Option<usize>>) -> Self {}
        pub fn tcp_nodelay(self, enabled: bool) -> Self {}
        pub fn http2_keep_alive_interval(self, interval: std::time::Duration) -> Self {}
        pub fn keep_alive_timeout(self, duration: std::time::Duration) -> Self {}
        pub fn keep_alive_while_idle(self, enabled: bool) -> Self {}
        pub fn http2_adaptive_window(self, enabled: bool) -> Self {}
        pub fn http2_max_header_list_size(self, size: u32) -> Self {}
        pub fn local_address(self, addr: Option<std::net::IpAddr>) -> Self {}
    }
    impl From<http::Uri> for Endpoint {
        fn from(t: http::Uri) -> Endpoint {}
    }
    impl TryFrom<String> for Endpoint {
        type Error = Error;
        fn try_from(t: String) -> Result<Endpoint, Error> {}
    }
    impl TryFrom<&'static str> for Endpoint {
        type Error = Error;
        fn try_from(t: &'static str) -> Result<Endpoint, Error> {}
    }
    impl std::str::FromStr for Endpoint {
        type Err = Error;
        fn from_str(s: &str) -> Result<Endpoint, Error> {}
    }
    #[derive(Clone)]
    pub struct Channel { _p: () }
    impl Channel {
        pub fn builder(uri: http::Uri) -> Endpoint {}
        pub fn from_static(s: &'static str) -> Endpoint {}
        pub fn from_shared<D>(s: D) -> Result<Endpoint, http::uri::InvalidUri> {}
        pub fn balance_list(list: impl Iterator<Item = Endpoint>) -> Channel {}
        pub fn balance_channel<K>(capacity: usize) -> (Channel, tokio::sync::mpsc::Sender<K>) {}
        #[versions(">=0.13")]
        pub fn new<C>(connector: C, endpoint: Endpoint) -> Channel {}
        #[versions(">=0.13")]
        pub async fn connect<C>(connector: C, endpoint: Endpoint) -> Result<Channel, Error> {}
    }

    pub mod server {
        use super::Error;
        use std::net::SocketAddr;
        use tower_layer::{Identity, Stack};

        #[derive(Clone)]
        pub struct Server<L = Identity> { _l: L }
        impl Server<Identity> {
            pub fn builder() -> Server<Identity> {}
        }
        impl Default for Server<Identity> {
            fn default() -> Server<Identity> {}
        }
        impl<L> Server<L> {
            pub fn tls_config(self, tls_config: super::ServerTlsConfig) -> Result<Self, Error> {}
            pub fn trace_fn<F>(self, f: F) -> Self {}
            pub fn add_service<S>(&mut self, svc: S) -> Router<L> {}
            pub fn add_optional_service<S>(&mut self, svc: Option<S>) -> Router<L> {}
            pub fn add_routes<R>(&mut self, routes: R) -> Router<L> {}
            pub fn layer<N>(self, new_layer: N) -> Server<Stack<N, L>> {}
            pub async fn serve<S>(self, addr: SocketAddr, svc: S) -> Result<(), Error> {}
            pub async fn serve_with_shutdown<S, F>(self, addr: SocketAddr, svc: S, signal: F) -> Result<(), Error> {}
            #[versions(">=0.13")]
            pub async fn serve_with_incoming<S, I>(self, svc: S, incoming: I) -> Result<(), Error> {}
            #[versions(">=0.13")]
            pub async fn serve_with_incoming_shutdown<S, I, F>(self, svc: S, incoming: I, signal: F) -> Result<(), Error> {}
            pub fn concurrency_limit_per_connection(self, limit: usize) -> Self {}
            pub fn load_shed(self, load_shed: bool) -> Self {}
            pub fn timeout(self, timeout: std::time::Duration) -> Self {}
            pub fn initial_stream_window_size(self, sz: impl Into<Option<u32>>) -> Self {}
            pub fn initial_connection_window_size(self, sz: impl Into<Option<u32>>) -> Self {}
            pub fn max_concurrent_streams(self, max: impl Into<Option<u32>>) -> Self {}
            pub fn max_connection_age(self, v: std::time::Duration) -> Self {}
            pub fn http2_keepalive_interval(self, v: Option<std::time::Duration>) -> Self {}
            pub fn http2_keepalive_timeout(self, v: Option<std::time::Duration>) -> Self {}
            pub fn http2_adaptive_window(self, enabled: Option<bool>) -> Self {}
            pub fn tcp_keepalive(self, v: Option<std::time::Duration>) -> Self {}
            pub fn tcp_nodelay(self, enabled: bool) -> Self {}
            pub fn http2_max_header_list_size(self, max: impl Into<Option<u32>>) -> Self {}
            pub fn max_frame_size(self, sz: impl Into<Option<u32>>) -> Self {}
            pub fn accept_http1(self, accept_http1: bool) -> Self {}
        }
        pub struct Router<L = Identity> { _l: L }
        impl<L> Router<L> {
            pub fn add_service<S>(self, svc: S) -> Self {}
            pub fn add_optional_service<S>(self, svc: Option<S>) -> Self {}
            pub async fn serve(self, addr: SocketAddr) -> Result<(), Error> {}
            pub async fn serve_with_shutdown<F>(self, addr: SocketAddr, signal: F) -> Result<(), Error> {}
            pub async fn serve_with_incoming<I>(self, incoming: I) -> Result<(), Error> {}
            pub async fn serve_with_incoming_shutdown<I, F>(self, incoming: I, signal: F) -> Result<(), Error> {}
        }

        use std::time::Duration;
        pub struct TcpIncoming { listener: tokio::net::TcpListener }
        impl TcpIncoming {
            #[versions(">=0.8, <0.13")]
            pub fn new(addr: SocketAddr, nodelay: bool, keepalive: Option<Duration>) -> Result<TcpIncoming, Box<dyn std::error::Error + Send + Sync>> {}
            #[versions(">=0.8.3, <0.13")]
            pub fn from_listener(listener: tokio::net::TcpListener, nodelay: bool, keepalive: Option<Duration>) -> Result<TcpIncoming, Box<dyn std::error::Error + Send + Sync>> {}
            #[versions(">=0.13")]
            pub fn bind(addr: SocketAddr) -> std::io::Result<TcpIncoming> {}
            #[versions(">=0.13")]
            pub fn with_nodelay(self, nodelay: Option<bool>) -> Self {}
            #[versions(">=0.13")]
            pub fn with_keepalive(self, keepalive: Option<Duration>) -> Self {}
            #[versions(">=0.13")]
            pub fn local_addr(&self) -> std::io::Result<SocketAddr> {}
        }
        #[versions(">=0.13")]
        impl From<tokio::net::TcpListener> for TcpIncoming {
            fn from(listener: tokio::net::TcpListener) -> TcpIncoming {}
        }
        impl futures_core::Stream for TcpIncoming {
            type Item = std::io::Result<tokio::net::TcpStream>;
        }
    }
}
