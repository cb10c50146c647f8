//! Signatures of hyper 0.12 to 1, as far as connectors, servers and connections go.
pub use http::{header, HeaderMap, Method, Request, Response, StatusCode, Uri};
#[versions("<1")]
pub use self::body::Body;
#[versions("<1")]
pub use self::client::Client;
#[versions("<1")]
pub use self::server::Server;
pub use self::error::{Error, Result};

pub mod http {
    pub use http::*;
}
pub mod error {
    pub struct Error { _p: () }
    pub type Result<T> = std::result::Result<T, Error>;
}

pub mod body {
    pub use http_body::Body as HttpBody;
    #[versions(">=1")]
    pub use http_body::{Body, Frame};
    pub use bytes::{Buf, Bytes};

    #[versions("<1")]
    pub struct Body { _p: () }
    #[versions("<1")]
    impl Body {
        pub fn empty() -> Body {}
        pub fn channel() -> (Sender, Body) {}
        pub fn wrap_stream<S>(stream: S) -> Body {}
    }
    #[versions("<1")]
    impl<T> From<T> for Body {
        fn from(t: T) -> Body {}
    }
    #[versions("<1")]
    pub struct Sender { _p: () }
    #[versions("<1")]
    impl Sender {
        pub async fn send_data(&mut self, chunk: Bytes) -> crate::Result<()> {}
    }
    #[versions("<1")]
    pub async fn to_bytes<T>(body: T) -> crate::Result<Bytes> {}
    #[versions("<1")]
    pub async fn aggregate<T>(body: T) -> crate::Result<Bytes> {}
    #[versions(">=1")]
    pub struct Incoming { _p: () }
}

pub mod client {
    #[versions("<1")]
    pub use self::connect::HttpConnector;
    use std::time::Duration;

    #[versions("<1")]
    #[derive(Clone)]
    pub struct Client<C, B = crate::body::Body> { _c: C, _b: B }
    #[versions("<1")]
    impl Client<HttpConnector, crate::body::Body> {
        pub fn new() -> Client<HttpConnector, crate::body::Body> {}
    }
    #[versions("<1")]
    impl Default for Client<HttpConnector, crate::body::Body> {
        fn default() -> Client<HttpConnector, crate::body::Body> {}
    }
    #[versions("<1")]
    impl Client<(), crate::body::Body> {
        pub fn builder() -> Builder {}
    }
    #[versions("<1")]
    impl<C, B> Client<C, B> {
        pub fn get(&self, uri: http::Uri) -> ResponseFuture {}
        pub fn request(&self, req: http::Request<B>) -> ResponseFuture {}
    }
    #[versions("<1")]
    pub struct ResponseFuture { _p: () }
    #[versions("<1")]
    impl std::future::Future for ResponseFuture {
        type Output = crate::Result<http::Response<crate::body::Body>>;
    }
    #[versions("<1")]
    #[derive(Clone)]
    pub struct Builder { _p: () }
    #[versions("<1")]
    impl Builder {
        pub fn http1_read_buf_exact_size(&mut self, val: usize) -> &mut Self {}
        pub fn http1_max_buf_size(&mut self, val: usize) -> &mut Self {}
        pub fn http1_allow_spaces_after_header_name_in_responses(&mut self, val: bool) -> &mut Self {}
        pub fn http1_allow_obsolete_multiline_headers_in_responses(&mut self, val: bool) -> &mut Self {}
        pub fn http1_ignore_invalid_headers_in_responses(&mut self, val: bool) -> &mut Self {}
        pub fn http1_writev(&mut self, val: bool) -> &mut Self {}
        pub fn http1_title_case_headers(&mut self, val: bool) -> &mut Self {}
        pub fn http1_preserve_header_case(&mut self, val: bool) -> &mut Self {}
        pub fn http09_responses(&mut self, val: bool) -> &mut Self {}
        pub fn http2_only(&mut self, val: bool) -> &mut Self {}
        pub fn http2_adaptive_window(&mut self, val: bool) -> &mut Self {}
        pub fn http2_keep_alive_while_idle(&mut self, val: bool) -> &mut Self {}
        pub fn http2_max_concurrent_reset_streams(&mut self, val: usize) -> &mut Self {}
        pub fn http2_max_send_buf_size(&mut self, val: usize) -> &mut Self {}
        pub fn retry_canceled_requests(&mut self, val: bool) -> &mut Self {}
        pub fn set_host(&mut self, val: bool) -> &mut Self {}
        pub fn keep_alive(&mut self, val: bool) -> &mut Self {}
        pub fn keep_alive_timeout<D>(&mut self, val: D) -> &mut Self {}
        pub fn pool_idle_timeout<D>(&mut self, val: D) -> &mut Self {}
        pub fn pool_max_idle_per_host(&mut self, val: usize) -> &mut Self {}
        pub fn max_idle_per_host(&mut self, val: usize) -> &mut Self {}
        pub fn http2_initial_stream_window_size<D>(&mut self, val: D) -> &mut Self {}
        pub fn http2_initial_connection_window_size<D>(&mut self, val: D) -> &mut Self {}
        pub fn http2_max_frame_size<D>(&mut self, val: D) -> &mut Self {}
        pub fn http2_keep_alive_interval<D>(&mut self, val: D) -> &mut Self {}
        pub fn http2_keep_alive_timeout(&mut self, val: Duration) -> &mut Self {}
        pub fn executor<E>(&mut self, exec: E) -> &mut Self {}
        pub fn build_http<B>(&self) -> Client<HttpConnector, B> {}
        pub fn build<C, B>(&self, connector: C) -> Client<C, B> {}
    }

    #[versions("<1")]
    pub mod connect {
        use std::time::Duration;
        pub use self::dns::GaiResolver;
        pub trait Connect {}
        pub trait Connection {}
        impl Connection for tokio::net::TcpStream {}
        pub struct Connected { _p: () }
        impl Connected {
            pub fn new() -> Connected {}
        }
        pub mod dns {
            #[derive(Clone)]
            pub struct GaiResolver { _p: () }
            impl GaiResolver {
                pub fn new() -> GaiResolver {}
            }
            pub struct Name { _p: () }
        }
        #[derive(Clone)]
        pub struct HttpConnector<R = GaiResolver> { _r: R }
        impl HttpConnector<GaiResolver> {
            pub fn new() -> HttpConnector<GaiResolver> {}
        }
        impl<R> HttpConnector<R> {
            pub fn new_with_resolver(resolver: R) -> HttpConnector<R> {}
            pub fn enforce_http(&mut self, is_enforced: bool) {}
            pub fn set_keepalive(&mut self, dur: Option<Duration>) {}
            pub fn set_keepalive_interval(&mut self, dur: Option<Duration>) {}
            pub fn set_keepalive_retries(&mut self, retries: Option<u32>) {}
            pub fn set_nodelay(&mut self, nodelay: bool) {}
            pub fn set_send_buffer_size(&mut self, size: Option<usize>) {}
            pub fn set_recv_buffer_size(&mut self, size: Option<usize>) {}
            pub fn set_local_address(&mut self, addr: Option<std::net::IpAddr>) {}
            pub fn set_local_addresses(&mut self, v4: std::net::Ipv4Addr, v6: std::net::Ipv6Addr) {}
            pub fn set_connect_timeout(&mut self, dur: Option<Duration>) {}
            pub fn set_happy_eyeballs_timeout(&mut self, dur: Option<Duration>) {}
            pub fn set_reuse_address(&mut self, reuse: bool) -> &mut Self {}
            pub fn set_interface<S: Into<String>>(&mut self, interface: S) -> &mut Self {}
            pub fn set_tcp_user_timeout(&mut self, dur: Option<Duration>) {}
        }
        impl<R> tower_service::Service<http::Uri> for HttpConnector<R> {
            type Response = tokio::net::TcpStream;
            type Error = std::io::Error;
            type Future = std::future::Ready<Result<tokio::net::TcpStream, std::io::Error>>;
        }
    }

    pub mod conn {
        #[versions("<1")]
        pub async fn handshake<T>(io: T) -> crate::Result<(SendRequest<crate::body::Body>, Connection<T, crate::body::Body>)> {}
        #[versions("<1")]
        pub struct SendRequest<B> { _b: B }
        #[versions("<1")]
        impl<B> SendRequest<B> {
            pub async fn ready(&mut self) -> crate::Result<()> {}
            pub async fn send_request(&mut self, req: http::Request<B>) -> crate::Result<http::Response<crate::body::Body>> {}
        }
        #[versions("<1")]
        pub struct Connection<T, B> { _t: T, _b: B }
        #[versions("<1")]
        impl<T, B> Connection<T, B> {
            pub fn into_parts(self) -> Parts<T> {}
            pub async fn without_shutdown(self) -> crate::Result<Parts<T>> {}
        }
        #[versions("<1")]
        impl<T, B> std::future::Future for Connection<T, B> {
            type Output = crate::Result<()>;
        }
        #[versions("<1")]
        pub struct Parts<T> { pub io: T }
        #[versions("<1")]
        #[derive(Clone)]
        pub struct Builder { _p: () }
        #[versions("<1")]
        impl Builder {
            pub fn new() -> Builder {}
            pub fn http2_only(&mut self, val: bool) -> &mut Builder {}
            pub fn executor<E>(&mut self, exec: E) -> &mut Builder {}
            pub async fn handshake<T, B>(&self, io: T) -> crate::Result<(SendRequest<B>, Connection<T, B>)> {}
        }

        pub mod http1 {
            pub async fn handshake<T, B>(io: T) -> crate::Result<(SendRequest<B>, Connection<T, B>)> {}
            pub struct SendRequest<B> { _b: B }
            impl<B> SendRequest<B> {
                pub async fn ready(&mut self) -> crate::Result<()> {}
                pub fn is_closed(&self) -> bool {}
                pub async fn send_request(&mut self, req: http::Request<B>) -> crate::Result<http::Response<crate::body::Incoming>> {}
            }
            pub struct Connection<T, B> { _t: T, _b: B }
            impl<T, B> Connection<T, B> {
                pub fn into_parts(self) -> Parts<T> {}
                pub fn with_upgrades(self) -> upgrades::UpgradeableConnection<T, B> {}
                pub async fn without_shutdown(self) -> crate::Result<Parts<T>> {}
            }
            impl<T, B> std::future::Future for Connection<T, B> {
                type Output = crate::Result<()>;
            }
            pub mod upgrades {
                pub struct UpgradeableConnection<T, B> { _t: T, _b: B }
                impl<T, B> std::future::Future for UpgradeableConnection<T, B> {
                    type Output = crate::Result<()>;
                }
            }
            pub struct Parts<T> { pub io: T }
            #[derive(Clone)]
            pub struct Builder { _p: () }
            impl Builder {
                pub fn new() -> Builder {}
                pub fn title_case_headers(&mut self, val: bool) -> &mut Builder {}
                pub fn preserve_header_case(&mut self, val: bool) -> &mut Builder {}
                pub fn writev(&mut self, val: bool) -> &mut Builder {}
                pub async fn handshake<T, B>(&self, io: T) -> crate::Result<(SendRequest<B>, Connection<T, B>)> {}
            }
        }
        pub mod http2 {
            pub async fn handshake<E, T, B>(exec: E, io: T) -> crate::Result<(SendRequest<B>, Connection<T, B, E>)> {}
            #[derive(Clone)]
            pub struct SendRequest<B> { _b: B }
            impl<B> SendRequest<B> {
                pub async fn ready(&mut self) -> crate::Result<()> {}
                pub async fn send_request(&mut self, req: http::Request<B>) -> crate::Result<http::Response<crate::body::Incoming>> {}
            }
            pub struct Connection<T, B, E> { _t: T, _b: B, _e: E }
            impl<T, B, E> std::future::Future for Connection<T, B, E> {
                type Output = crate::Result<()>;
            }
            #[derive(Clone)]
            pub struct Builder<E> { _e: E }
            impl<E> Builder<E> {
                pub fn new(exec: E) -> Builder<E> {}
                pub fn adaptive_window(&mut self, val: bool) -> &mut Builder<E> {}
                pub fn keep_alive_interval<D>(&mut self, val: D) -> &mut Builder<E> {}
                pub fn keep_alive_timeout(&mut self, val: std::time::Duration) -> &mut Builder<E> {}
                pub fn initial_stream_window_size<D>(&mut self, val: D) -> &mut Builder<E> {}
                pub fn timer<M>(&mut self, val: M) -> &mut Builder<E> {}
                pub async fn handshake<T, B>(&self, io: T) -> crate::Result<(SendRequest<B>, Connection<T, B, E>)> {}
            }
        }
    }
}

pub mod server {
    #[versions("<1")]
    pub use self::conn::{AddrIncoming, AddrStream};

    #[versions("<1")]
    pub struct Server<I, S, E = ()> { _i: I, _s: S, _e: E }
    #[versions("<1")]
    impl<I> Server<I, ()> {
        pub fn builder(incoming: I) -> Builder<I> {}
    }
    #[versions("<1")]
    impl Server<AddrIncoming, ()> {
        pub fn bind(addr: &std::net::SocketAddr) -> Builder<AddrIncoming> {}
        pub fn try_bind(addr: &std::net::SocketAddr) -> crate::Result<Builder<AddrIncoming>> {}
        pub fn from_tcp(listener: std::net::TcpListener) -> crate::Result<Builder<AddrIncoming>> {}
    }
    #[versions("<1")]
    impl<I, S, E> Server<I, S, E> {
        pub fn local_addr(&self) -> std::net::SocketAddr {}
        pub fn with_graceful_shutdown<F>(self, signal: F) -> Graceful<I, S, F, E> {}
    }
    #[versions("<1")]
    impl<I, S, E> std::future::Future for Server<I, S, E> {
        type Output = crate::Result<()>;
    }
    #[versions("<1")]
    pub struct Graceful<I, S, F, E> { _i: I, _s: S, _f: F, _e: E }
    #[versions("<1")]
    impl<I, S, F, E> std::future::Future for Graceful<I, S, F, E> {
        type Output = crate::Result<()>;
    }
    #[versions("<1")]
    pub struct Builder<I, E = ()> { _i: I, _e: E }
    #[versions("<1")]
    impl<I, E> Builder<I, E> {
        pub fn new(incoming: I, protocol: conn::Http<E>) -> Builder<I, E> {}
        pub fn http1_keepalive(self, val: bool) -> Self {}
        pub fn http1_half_close(self, val: bool) -> Self {}
        pub fn http1_max_buf_size(self, val: usize) -> Self {}
        pub fn http1_pipeline_flush(self, val: bool) -> Self {}
        pub fn http1_writev(self, val: bool) -> Self {}
        pub fn http1_title_case_headers(self, val: bool) -> Self {}
        pub fn http1_preserve_header_case(self, val: bool) -> Self {}
        pub fn http1_header_read_timeout(self, val: std) -> Self {}
        pub fn http1_only(self, val: bool) -> Self {}
        pub fn http2_only(self, val: bool) -> Self {}
        pub fn http2_adaptive_window(self, val: bool) -> Self {}
        pub fn http2_max_header_list_size(self, val: u32) -> Self {}
        pub fn http2_keep_alive_timeout(self, val: std) -> Self {}
        pub fn http2_max_send_buf_size(self, val: usize) -> Self {}
        pub fn http2_initial_stream_window_size<D>(self, val: D) -> Self {}
        pub fn http2_initial_connection_window_size<D>(self, val: D) -> Self {}
        pub fn http2_max_frame_size<D>(self, val: D) -> Self {}
        pub fn http2_max_concurrent_streams<D>(self, val: D) -> Self {}
        pub fn http2_keep_alive_interval<D>(self, val: D) -> Self {}
        pub fn http2_enable_connect_protocol(self) -> Self {}
        pub fn executor<E2>(self, executor: E2) -> Builder<I, E2> {}
        pub fn serve<S>(self, make_service: S) -> Server<I, S, E> {}
    }
    #[versions("<1")]
    impl<E> Builder<AddrIncoming, E> {
        pub fn tcp_keepalive(self, keepalive: Option<std::time::Duration>) -> Self {}
        pub fn tcp_keepalive_interval(self, interval: Option<std::time::Duration>) -> Self {}
        pub fn tcp_keepalive_retries(self, retries: Option<u32>) -> Self {}
        pub fn tcp_nodelay(self, enabled: bool) -> Self {}
        pub fn tcp_sleep_on_accept_errors(self, val: bool) -> Self {}
        pub fn local_addr(&self) -> std::net::SocketAddr {}
    }

    #[versions("<1")]
    pub mod accept {
        use std::pin::Pin;
        use std::task::{Context, Poll};
        pub trait Accept {
            type Conn;
            type Error;
            fn poll_accept(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Self::Conn, Self::Error>>>;
        }
        pub fn from_stream<S: futures_core::Stream<Item = Result<IO, E>>, IO, E>(stream: S) -> FromStream<S> {}
        pub struct FromStream<S> { _s: S }
        impl<S: futures_core::Stream<Item = Result<IO, E>>, IO, E> Accept for FromStream<S> {
            type Conn = IO;
            type Error = E;
        }
        pub fn poll_fn<F, IO, E>(func: F) -> PollFn<F> {}
        pub struct PollFn<F> { _f: F }
    }

    pub mod conn {
        #[versions("<1")]
        pub struct AddrIncoming { _p: () }
        #[versions("<1")]
        impl AddrIncoming {
            pub fn bind(addr: &std::net::SocketAddr) -> crate::Result<AddrIncoming> {}
            pub fn from_listener(listener: tokio::net::TcpListener) -> crate::Result<AddrIncoming> {}
            pub fn local_addr(&self) -> std::net::SocketAddr {}
            pub fn set_keepalive(&mut self, dur: Option<std::time::Duration>) -> &mut Self {}
            pub fn set_nodelay(&mut self, enabled: bool) -> &mut Self {}
            pub fn set_sleep_on_errors(&mut self, val: bool) {}
        }
        #[versions("<1")]
        impl super::accept::Accept for AddrIncoming {
            type Conn = AddrStream;
            type Error = std::io::Error;
        }
        #[versions("<1")]
        pub struct AddrStream { _p: () }
        #[versions("<1")]
        impl AddrStream {
            pub fn remote_addr(&self) -> std::net::SocketAddr {}
            pub fn local_addr(&self) -> std::net::SocketAddr {}
            pub fn into_inner(self) -> tokio::net::TcpStream {}
        }
        #[versions("<1")]
        impl tokio::io::AsyncRead for AddrStream {}
        #[versions("<1")]
        impl tokio::io::AsyncWrite for AddrStream {}

        #[versions("<1")]
        #[derive(Clone)]
        pub struct Http<E = ()> { _e: E }
        #[versions("<1")]
        impl Http<()> {
            pub fn new() -> Http<()> {}
        }
        #[versions("<1")]
        impl<E> Http<E> {
            pub fn http1_only(&mut self, val: bool) -> &mut Self {}
            pub fn http2_only(&mut self, val: bool) -> &mut Self {}
            pub fn http1_keep_alive(&mut self, val: bool) -> &mut Self {}
            pub fn keep_alive(&mut self, val: bool) -> &mut Self {}
            pub fn max_buf_size(&mut self, val: usize) -> &mut Self {}
            pub fn pipeline_flush(&mut self, val: bool) -> &mut Self {}
            pub fn http1_writev(&mut self, val: bool) -> &mut Self {}
            pub fn with_executor<E2>(self, exec: E2) -> Http<E2> {}
            pub fn serve_connection<S, I>(&self, io: I, service: S) -> Connection<I, S, E> {}
        }
        #[versions("<1")]
        pub struct Connection<T, S, E = ()> { _t: T, _s: S, _e: E }
        #[versions("<1")]
        impl<T, S, E> Connection<T, S, E> {
            pub fn with_upgrades(self) -> UpgradeableConnection<T, S, E> {}
            pub fn into_parts(self) -> Parts<T, S> {}
            pub fn graceful_shutdown(self: std::pin::Pin<&mut Self>) {}
        }
        #[versions("<1")]
        impl<T, S, E> std::future::Future for Connection<T, S, E> {
            type Output = crate::Result<()>;
        }
        #[versions("<1")]
        pub struct UpgradeableConnection<T, S, E> { _t: T, _s: S, _e: E }
        #[versions("<1")]
        impl<T, S, E> std::future::Future for UpgradeableConnection<T, S, E> {
            type Output = crate::Result<()>;
        }
        #[versions("<1")]
        pub struct Parts<T, S> { pub io: T, pub service: S }

        pub mod http1 {
            #[derive(Clone)]
            pub struct Builder { _p: () }
            impl Builder {
                pub fn new() -> Builder {}
                pub fn half_close(&mut self, val: bool) -> &mut Self {}
                pub fn keep_alive(&mut self, val: bool) -> &mut Self {}
                pub fn title_case_headers(&mut self, val: bool) -> &mut Self {}
                pub fn preserve_header_case(&mut self, val: bool) -> &mut Self {}
                pub fn ignore_invalid_headers(&mut self, val: bool) -> &mut Self {}
                pub fn writev(&mut self, val: bool) -> &mut Self {}
                pub fn max_buf_size(&mut self, val: usize) -> &mut Self {}
                pub fn pipeline_flush(&mut self, val: bool) -> &mut Self {}
                pub fn auto_date_header(&mut self, val: bool) -> &mut Self {}
                pub fn timer<M>(&mut self, timer: M) -> &mut Self {}
                pub fn header_read_timeout<D>(&mut self, val: D) -> &mut Self {}
                pub fn serve_connection<I, S>(&self, io: I, service: S) -> Connection<I, S> {}
            }
            pub struct Connection<T, S> { _t: T, _s: S }
            impl<T, S> Connection<T, S> {
                pub fn with_upgrades(self) -> UpgradeableConnection<T, S> {}
                pub fn into_parts(self) -> Parts<T, S> {}
                pub fn graceful_shutdown(self: std::pin::Pin<&mut Self>) {}
                pub async fn without_shutdown(self) -> crate::Result<Parts<T, S>> {}
            }
            impl<T, S> std::future::Future for Connection<T, S> {
                type Output = crate::Result<()>;
            }
            pub struct UpgradeableConnection<T, S> { _t: T, _s: S }
            impl<T, S> std::future::Future for UpgradeableConnection<T, S> {
                type Output = crate::Result<()>;
            }
            pub struct Parts<T, S> { pub io: T, pub service: S }
        }
        pub mod http2 {
            #[derive(Clone)]
            pub struct Builder<E> { _e: E }
            impl<E> Builder<E> {
                pub fn new(exec: E) -> Builder<E> {}
                pub fn adaptive_window(&mut self, val: bool) -> &mut Self {}
                pub fn keep_alive_timeout(&mut self, val: std) -> &mut Self {}
                pub fn max_send_buf_size(&mut self, val: usize) -> &mut Self {}
                pub fn timer<M>(&mut self, timer: M) -> &mut Self {}
                pub fn max_concurrent_streams<D>(&mut self, val: D) -> &mut Self {}
                pub fn initial_stream_window_size<D>(&mut self, val: D) -> &mut Self {}
                pub fn keep_alive_interval<D>(&mut self, val: D) -> &mut Self {}
                pub fn serve_connection<I, S>(&self, io: I, service: S) -> Connection<I, S, E> {}
            }
            pub struct Connection<T, S, E> { _t: T, _s: S, _e: E }
            impl<T, S, E> std::future::Future for Connection<T, S, E> {
                type Output = crate::Result<()>;
            }
        }
    }
}

pub mod rt {
    pub trait Read {}
    pub trait Write {}
    pub trait Executor<Fut> {
        fn execute(&self, fut: Fut);
    }
    impl<T: Read + ?Sized> Read for Box<T> {}
    impl<T: Read + ?Sized> Read for &mut T {}
    impl<T: Write + ?Sized> Write for Box<T> {}
    impl<T: Write + ?Sized> Write for &mut T {}
    impl<P: std::ops::DerefMut> Read for std::pin::Pin<P> where P::Target: Read {}
    impl<P: std::ops::DerefMut> Write for std::pin::Pin<P> where P::Target: Write {}
}

pub mod upgrade {
    pub async fn on<T>(msg: T) -> crate::Result<Upgraded> {}
    /// A boxed connection: what was inside is out of sight.
    pub struct Upgraded { _p: () }
    impl Upgraded {
        pub fn downcast<T>(self) -> std::result::Result<Parts<T>, Upgraded> {}
    }
    #[versions("<1")]
    impl tokio::io::AsyncRead for Upgraded {}
    #[versions("<1")]
    impl tokio::io::AsyncWrite for Upgraded {}
    #[versions(">=1")]
    impl crate::rt::Read for Upgraded {}
    #[versions(">=1")]
    impl crate::rt::Write for Upgraded {}
    pub struct Parts<T> { pub io: T, pub read_buf: bytes::Bytes }
}

pub mod service {
    pub use tower_service::Service;
    pub fn service_fn<F>(f: F) -> ServiceFn<F> {}
    #[derive(Clone)]
    pub struct ServiceFn<F> { _f: F }
    #[versions("<1")]
    pub fn make_service_fn<F>(f: F) -> MakeServiceFn<F> {}
    #[versions("<1")]
    pub struct MakeServiceFn<F> { _f: F }
}
