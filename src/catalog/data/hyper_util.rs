//! Signatures of hyper-util: the legacy client, its connector, TokioIo, and server connections.
pub mod client {
    pub mod legacy {
        use self::connect::HttpConnector;
        use std::time::Duration;

        #[derive(Clone)]
        pub struct Client<C, B> { _c: C, _b: B }
        impl Client<(), ()> {
            pub fn builder<E>(executor: E) -> Builder {}
        }
        impl<C, B> Client<C, B> {
            pub fn get(&self, uri: http::Uri) -> ResponseFuture {}
            pub fn request(&self, req: http::Request<B>) -> ResponseFuture {}
        }
        impl<C, B> tower_service::Service<http::Request<B>> for Client<C, B> {
            type Response = http::Response<hyper::body::Incoming>;
            type Error = Error;
            type Future = ResponseFuture;
        }
        pub struct ResponseFuture { _p: () }
        impl std::future::Future for ResponseFuture {
            type Output = Result<http::Response<hyper::body::Incoming>, Error>;
        }
        pub struct Error { _p: () }
        #[derive(Clone)]
        pub struct Builder { _p: () }
        impl Builder {
            pub fn new<E>(executor: E) -> Builder {}
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
            pub fn pool_idle_timeout<D>(&mut self, val: D) -> &mut Self {}
            pub fn pool_max_idle_per_host(&mut self, val: usize) -> &mut Self {}
            pub fn max_idle_per_host(&mut self, val: usize) -> &mut Self {}
            pub fn http2_initial_stream_window_size<D>(&mut self, val: D) -> &mut Self {}
            pub fn http2_initial_connection_window_size<D>(&mut self, val: D) -> &mut Self {}
            pub fn http2_max_frame_size<D>(&mut self, val: D) -> &mut Self {}
            pub fn http2_keep_alive_interval<D>(&mut self, val: D) -> &mut Self {}
            pub fn http2_keep_alive_timeout(&mut self, val: Duration) -> &mut Self {}
            pub fn timer<M>(&mut self, timer: M) -> &mut Self {}
            pub fn pool_timer<M>(&mut self, timer: M) -> &mut Self {}
            pub fn build_http<B>(&self) -> Client<HttpConnector, B> {}
            pub fn build<C, B>(&self, connector: C) -> Client<C, B> {}
        }

        pub mod connect {
            use self::dns::GaiResolver;
            use std::time::Duration;
            pub trait Connect {}
            pub trait Connection {
                fn connected(&self) -> Connected;
            }
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
            pub struct HttpInfo { _p: () }
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
            impl<R> tower_service::Service<::http::Uri> for HttpConnector<R> {
                type Response = crate::rt::TokioIo<tokio::net::TcpStream>;
                type Error = std::io::Error;
                type Future = std::future::Ready<Result<crate::rt::TokioIo<tokio::net::TcpStream>, std::io::Error>>;
            }
            pub mod proxy {
                #[derive(Clone)]
                pub struct Tunnel<C> { _c: C }
                impl<C> Tunnel<C> {
                    pub fn new(proxy_dst: ::http::Uri, connector: C) -> Tunnel<C> {}
                    pub fn with_auth(self, auth: ::http::HeaderValue) -> Tunnel<C> {}
                    pub fn with_headers(self, headers: ::http::HeaderMap) -> Tunnel<C> {}
                }
                #[derive(Clone)]
                pub struct SocksV4<C> { _c: C }
                impl<C> SocksV4<C> {
                    pub fn new(proxy_dst: ::http::Uri, connector: C) -> SocksV4<C> {}
                    pub fn local_dns(self, local_dns: bool) -> SocksV4<C> {}
                }
                #[derive(Clone)]
                pub struct SocksV5<C> { _c: C }
                impl<C> SocksV5<C> {
                    pub fn new(proxy_dst: ::http::Uri, connector: C) -> SocksV5<C> {}
                    pub fn with_auth(self, user: String, pass: String) -> SocksV5<C> {}
                    pub fn local_dns(self, local_dns: bool) -> SocksV5<C> {}
                    pub fn send_optimistically(self, is_optimistic: bool) -> SocksV5<C> {}
                }
            }
        }
    }
}

pub mod rt {
    #[derive(Clone)]
    pub struct TokioIo<T> { _t: T }
    impl<T> TokioIo<T> {
        pub fn new(inner: T) -> TokioIo<T> {}
        pub fn inner(&self) -> &T {}
        pub fn inner_mut(&mut self) -> &mut T {}
        pub fn into_inner(self) -> T {}
    }
    impl<T: ::tokio::io::AsyncRead> hyper::rt::Read for TokioIo<T> {}
    impl<T: ::tokio::io::AsyncWrite> hyper::rt::Write for TokioIo<T> {}
    impl<T: hyper::rt::Read> ::tokio::io::AsyncRead for TokioIo<T> {}
    impl<T: hyper::rt::Write> ::tokio::io::AsyncWrite for TokioIo<T> {}
    #[derive(Clone)]
    pub struct WithHyperIo<I> { _i: I }
    impl<I> WithHyperIo<I> {
        pub fn new(inner: I) -> WithHyperIo<I> {}
        pub fn inner(&self) -> &I {}
        pub fn into_inner(self) -> I {}
    }
    #[derive(Clone)]
    pub struct WithTokioIo<I> { _i: I }
    impl<I> WithTokioIo<I> {
        pub fn new(inner: I) -> WithTokioIo<I> {}
        pub fn inner(&self) -> &I {}
        pub fn into_inner(self) -> I {}
    }
    #[derive(Clone)]
    pub struct TokioExecutor { _p: () }
    impl TokioExecutor {
        pub fn new() -> TokioExecutor {}
    }
    impl Default for TokioExecutor {
        fn default() -> TokioExecutor {}
    }
    #[derive(Clone)]
    pub struct TokioTimer { _p: () }
    impl TokioTimer {
        pub fn new() -> TokioTimer {}
    }
    pub mod tokio {
        pub use super::{TokioExecutor, TokioIo, TokioTimer, WithHyperIo, WithTokioIo};
    }
}

pub mod server {
    pub mod conn {
        pub mod auto {
            #[derive(Clone)]
            pub struct Builder<E> { _e: E }
            impl<E> Builder<E> {
                pub fn new(executor: E) -> Builder<E> {}
                pub fn http1(&mut self) -> Http1Builder<'_, E> {}
                pub fn http2(&mut self) -> Http2Builder<'_, E> {}
                pub fn http2_only(self) -> Self {}
                pub fn http1_only(self) -> Self {}
                pub fn title_case_headers(self, enabled: bool) -> Self {}
                pub fn preserve_header_case(self, enabled: bool) -> Self {}
                pub fn serve_connection<I, S>(&self, io: I, service: S) -> Connection<'_, I, S, E> {}
                pub fn serve_connection_with_upgrades<I, S>(&self, io: I, service: S) -> UpgradeableConnection<'_, I, S, E> {}
            }
            pub struct Connection<'a, I, S, E> { _i: I, _s: S, _e: &'a E }
            impl<'a, I, S, E> Connection<'a, I, S, E> {
                pub fn graceful_shutdown(self: std::pin::Pin<&mut Self>) {}
                pub fn into_owned(self) -> Connection<'static, I, S, E> {}
            }
            impl<'a, I, S, E> std::future::Future for Connection<'a, I, S, E> {
                type Output = Result<(), Box<dyn std::error::Error + Send + Sync>>;
            }
            pub struct UpgradeableConnection<'a, I, S, E> { _i: I, _s: S, _e: &'a E }
            impl<'a, I, S, E> UpgradeableConnection<'a, I, S, E> {
                pub fn graceful_shutdown(self: std::pin::Pin<&mut Self>) {}
                pub fn into_owned(self) -> UpgradeableConnection<'static, I, S, E> {}
            }
            impl<'a, I, S, E> std::future::Future for UpgradeableConnection<'a, I, S, E> {
                type Output = Result<(), Box<dyn std::error::Error + Send + Sync>>;
            }
            pub struct Http1Builder<'a, E> { _e: &'a E }
            impl<'a, E> Http1Builder<'a, E> {
                pub fn http2(&mut self) -> Http2Builder<'_, E> {}
                pub fn auto_date_header(&mut self, val: bool) -> &mut Self {}
                pub fn half_close(&mut self, val: bool) -> &mut Self {}
                pub fn keep_alive(&mut self, val: bool) -> &mut Self {}
                pub fn title_case_headers(&mut self, val: bool) -> &mut Self {}
                pub fn preserve_header_case(&mut self, val: bool) -> &mut Self {}
                pub fn max_headers(&mut self, val: usize) -> &mut Self {}
                pub fn writev(&mut self, val: bool) -> &mut Self {}
                pub fn max_buf_size(&mut self, val: usize) -> &mut Self {}
                pub fn pipeline_flush(&mut self, val: bool) -> &mut Self {}
                pub fn timer<M>(&mut self, timer: M) -> &mut Self {}
                pub fn header_read_timeout<D>(&mut self, val: D) -> &mut Self {}
                pub async fn serve_connection<I, S>(&self, io: I, service: S) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {}
                pub fn serve_connection_with_upgrades<I, S>(&self, io: I, service: S) -> UpgradeableConnection<'_, I, S, E> {}
            }
            pub struct Http2Builder<'a, E> { _e: &'a E }
            impl<'a, E> Http2Builder<'a, E> {
                pub fn http1(&mut self) -> Http1Builder<'_, E> {}
                pub fn adaptive_window(&mut self, val: bool) -> &mut Self {}
                pub fn keep_alive_timeout(&mut self, val: std) -> &mut Self {}
                pub fn max_send_buf_size(&mut self, val: usize) -> &mut Self {}
                pub fn max_header_list_size(&mut self, val: u32) -> &mut Self {}
                pub fn timer<M>(&mut self, timer: M) -> &mut Self {}
                pub fn max_concurrent_streams<D>(&mut self, val: D) -> &mut Self {}
                pub fn initial_stream_window_size<D>(&mut self, val: D) -> &mut Self {}
                pub fn initial_connection_window_size<D>(&mut self, val: D) -> &mut Self {}
                pub fn keep_alive_interval<D>(&mut self, val: D) -> &mut Self {}
                pub fn enable_connect_protocol(&mut self) -> &mut Self {}
                pub async fn serve_connection<I, S>(&self, io: I, service: S) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {}
                pub fn serve_connection_with_upgrades<I, S>(&self, io: I, service: S) -> UpgradeableConnection<'_, I, S, E> {}
            }
        }
    }
    pub mod graceful {
        pub struct GracefulShutdown { _p: () }
        impl GracefulShutdown {
            pub fn new() -> GracefulShutdown {}
            pub fn watch<C>(&self, conn: C) -> C {}
            pub fn watcher(&self) -> Watcher {}
            pub async fn shutdown(self) {}
        }
        #[derive(Clone)]
        pub struct Watcher { _p: () }
        impl Watcher {
            pub fn watch<C>(self, conn: C) -> C {}
        }
    }
}

pub mod service {
    #[derive(Clone)]
    pub struct TowerToHyperService<S> { _s: S }
    impl<S> TowerToHyperService<S> {
        pub fn new(service: S) -> TowerToHyperService<S> {}
    }
}
