//! Signatures of reqwest.
pub use http::{header, Method, StatusCode};
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
#[derive(Clone)]
pub struct Url { _p: () }
impl Url {
    pub fn parse(input: &str) -> std::result::Result<Url, Error> {}
}
pub trait IntoUrl {}
pub struct Proxy { _p: () }
pub mod redirect {
    pub struct Policy { _p: () }
    impl Policy {
        pub fn none() -> Policy {}
        pub fn limited(max: usize) -> Policy {}
    }
}
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn new() -> Client {}
    pub fn builder() -> ClientBuilder {}
    pub fn request<U>(&self, method: http::Method, url: U) -> RequestBuilder {}
    pub async fn execute(&self, request: Request) -> Result<Response> {}
    pub fn get<U>(&self, url: U) -> RequestBuilder {}
    pub fn post<U>(&self, url: U) -> RequestBuilder {}
    pub fn put<U>(&self, url: U) -> RequestBuilder {}
    pub fn patch<U>(&self, url: U) -> RequestBuilder {}
    pub fn delete<U>(&self, url: U) -> RequestBuilder {}
    pub fn head<U>(&self, url: U) -> RequestBuilder {}
}
impl Default for Client {
    fn default() -> Client {}
}
pub struct ClientBuilder { _p: () }
impl ClientBuilder {
    pub fn new() -> ClientBuilder {}
    pub fn build(self) -> Result<Client> {}
    #[versions(">=0.11")]
    pub fn tcp_nodelay(self, enabled: bool) -> ClientBuilder {}
    #[versions("<0.11")]
    pub fn tcp_nodelay(self) -> ClientBuilder {}
    #[versions(">=0.10.5, <0.11")]
    pub fn tcp_nodelay_(self, enabled: bool) -> ClientBuilder {}
    pub fn default_headers(self, headers: http::HeaderMap) -> ClientBuilder {}
    pub fn user_agent<V>(self, value: V) -> ClientBuilder {}
    pub fn cookie_store(self, enable: bool) -> ClientBuilder {}
    pub fn gzip(self, enable: bool) -> ClientBuilder {}
    pub fn brotli(self, enable: bool) -> ClientBuilder {}
    pub fn deflate(self, enable: bool) -> ClientBuilder {}
    pub fn no_gzip(self) -> ClientBuilder {}
    pub fn redirect(self, policy: crate::redirect::Policy) -> ClientBuilder {}
    pub fn referer(self, enable: bool) -> ClientBuilder {}
    pub fn proxy(self, proxy: crate::Proxy) -> ClientBuilder {}
    pub fn no_proxy(self) -> ClientBuilder {}
    pub fn timeout<T>(self, timeout: T) -> ClientBuilder {}
    pub fn read_timeout(self, timeout: std::time::Duration) -> ClientBuilder {}
    pub fn connect_timeout<T>(self, timeout: T) -> ClientBuilder {}
    pub fn pool_idle_timeout<T>(self, val: T) -> ClientBuilder {}
    pub fn pool_max_idle_per_host(self, max: usize) -> ClientBuilder {}
    pub fn http1_only(self) -> ClientBuilder {}
    pub fn http2_prior_knowledge(self) -> ClientBuilder {}
    pub fn http2_adaptive_window(self, enabled: bool) -> ClientBuilder {}
    pub fn http2_keep_alive_interval<T>(self, val: T) -> ClientBuilder {}
    pub fn http2_keep_alive_timeout(self, val: std::time::Duration) -> ClientBuilder {}
    pub fn http2_keep_alive_while_idle(self, enabled: bool) -> ClientBuilder {}
    pub fn local_address<T>(self, addr: T) -> ClientBuilder {}
    pub fn tcp_keepalive<T>(self, val: T) -> ClientBuilder {}
    pub fn use_native_tls(self) -> ClientBuilder {}
    pub fn use_rustls_tls(self) -> ClientBuilder {}
    pub fn tls_built_in_root_certs(self, val: bool) -> ClientBuilder {}
    pub fn danger_accept_invalid_certs(self, val: bool) -> ClientBuilder {}
    pub fn danger_accept_invalid_hostnames(self, val: bool) -> ClientBuilder {}
    pub fn add_root_certificate<C>(self, cert: C) -> ClientBuilder {}
    pub fn identity<I>(self, identity: I) -> ClientBuilder {}
    pub fn https_only(self, enabled: bool) -> ClientBuilder {}
    pub fn connection_verbose(self, verbose: bool) -> ClientBuilder {}
    pub fn use_preconfigured_tls<T>(self, tls: T) -> ClientBuilder {}
    pub fn resolve(self, domain: &str, addr: std::net::SocketAddr) -> ClientBuilder {}
    pub fn dns_resolver<R>(self, resolver: R) -> ClientBuilder {}
    pub fn connector_layer<L>(self, layer: L) -> ClientBuilder {}
    pub fn unix_socket<P>(self, path: P) -> ClientBuilder {}
}
impl Default for ClientBuilder {
    fn default() -> ClientBuilder {}
}
pub async fn get<T>(url: T) -> Result<Response> {}
pub struct Body { _p: () }
impl Body {
    pub fn wrap_stream<S>(stream: S) -> Body {}
}
impl<T> From<T> for Body {
    fn from(t: T) -> Body {}
}
pub struct Request { _p: () }
pub struct RequestBuilder { _p: () }
impl RequestBuilder {
    pub fn header<K, V>(self, key: K, value: V) -> RequestBuilder {}
    pub fn headers(self, headers: http::HeaderMap) -> RequestBuilder {}
    pub fn basic_auth<U, P>(self, username: U, password: Option<P>) -> RequestBuilder {}
    pub fn bearer_auth<T>(self, token: T) -> RequestBuilder {}
    pub fn body<T>(self, body: T) -> RequestBuilder {}
    pub fn query<T: ?Sized>(self, query: &T) -> RequestBuilder {}
    pub fn form<T: ?Sized>(self, form: &T) -> RequestBuilder {}
    pub fn json<T: ?Sized>(self, json: &T) -> RequestBuilder {}
    pub fn timeout(self, timeout: std::time::Duration) -> RequestBuilder {}
    pub fn build(self) -> Result<Request> {}
    pub async fn send(self) -> Result<Response> {}
}
pub struct Response { _p: () }
impl Response {
    pub fn status(&self) -> http::StatusCode {}
    pub fn headers(&self) -> &http::HeaderMap {}
    pub fn error_for_status(self) -> Result<Response> {}
    pub async fn text(self) -> Result<String> {}
    pub async fn json<T>(self) -> Result<T> {}
    pub async fn bytes(self) -> Result<bytes::Bytes> {}
}

pub mod blocking {
    use crate::Result;
    #[derive(Clone)]
    pub struct Client { _p: () }
    impl Client {
        pub fn new() -> Client {}
        pub fn builder() -> ClientBuilder {}
        pub fn request<U>(&self, method: http::Method, url: U) -> RequestBuilder {}
        pub fn execute(&self, request: Request) -> Result<Response> {}
        pub fn get<U>(&self, url: U) -> RequestBuilder {}
        pub fn post<U>(&self, url: U) -> RequestBuilder {}
        pub fn put<U>(&self, url: U) -> RequestBuilder {}
        pub fn patch<U>(&self, url: U) -> RequestBuilder {}
        pub fn delete<U>(&self, url: U) -> RequestBuilder {}
        pub fn head<U>(&self, url: U) -> RequestBuilder {}
    }
    impl Default for Client {
        fn default() -> Client {}
    }
    pub struct ClientBuilder { _p: () }
    impl ClientBuilder {
        pub fn new() -> ClientBuilder {}
        pub fn build(self) -> Result<Client> {}
        #[versions(">=0.11")]
        pub fn tcp_nodelay(self, enabled: bool) -> ClientBuilder {}
        #[versions("<0.11")]
        pub fn tcp_nodelay(self) -> ClientBuilder {}
        #[versions(">=0.10.5, <0.11")]
        pub fn tcp_nodelay_(self, enabled: bool) -> ClientBuilder {}
        pub fn default_headers(self, headers: http::HeaderMap) -> ClientBuilder {}
        pub fn user_agent<V>(self, value: V) -> ClientBuilder {}
        pub fn cookie_store(self, enable: bool) -> ClientBuilder {}
        pub fn gzip(self, enable: bool) -> ClientBuilder {}
        pub fn brotli(self, enable: bool) -> ClientBuilder {}
        pub fn deflate(self, enable: bool) -> ClientBuilder {}
        pub fn no_gzip(self) -> ClientBuilder {}
        pub fn redirect(self, policy: crate::redirect::Policy) -> ClientBuilder {}
        pub fn referer(self, enable: bool) -> ClientBuilder {}
        pub fn proxy(self, proxy: crate::Proxy) -> ClientBuilder {}
        pub fn no_proxy(self) -> ClientBuilder {}
        pub fn timeout<T>(self, timeout: T) -> ClientBuilder {}
        pub fn read_timeout(self, timeout: std::time::Duration) -> ClientBuilder {}
        pub fn connect_timeout<T>(self, timeout: T) -> ClientBuilder {}
        pub fn pool_idle_timeout<T>(self, val: T) -> ClientBuilder {}
        pub fn pool_max_idle_per_host(self, max: usize) -> ClientBuilder {}
        pub fn http1_only(self) -> ClientBuilder {}
        pub fn http2_prior_knowledge(self) -> ClientBuilder {}
        pub fn http2_adaptive_window(self, enabled: bool) -> ClientBuilder {}
        pub fn http2_keep_alive_interval<T>(self, val: T) -> ClientBuilder {}
        pub fn http2_keep_alive_timeout(self, val: std::time::Duration) -> ClientBuilder {}
        pub fn http2_keep_alive_while_idle(self, enabled: bool) -> ClientBuilder {}
        pub fn local_address<T>(self, addr: T) -> ClientBuilder {}
        pub fn tcp_keepalive<T>(self, val: T) -> ClientBuilder {}
        pub fn use_native_tls(self) -> ClientBuilder {}
        pub fn use_rustls_tls(self) -> ClientBuilder {}
        pub fn tls_built_in_root_certs(self, val: bool) -> ClientBuilder {}
        pub fn danger_accept_invalid_certs(self, val: bool) -> ClientBuilder {}
        pub fn danger_accept_invalid_hostnames(self, val: bool) -> ClientBuilder {}
        pub fn add_root_certificate<C>(self, cert: C) -> ClientBuilder {}
        pub fn identity<I>(self, identity: I) -> ClientBuilder {}
        pub fn https_only(self, enabled: bool) -> ClientBuilder {}
        pub fn connection_verbose(self, verbose: bool) -> ClientBuilder {}
        pub fn use_preconfigured_tls<T>(self, tls: T) -> ClientBuilder {}
        pub fn resolve(self, domain: &str, addr: std::net::SocketAddr) -> ClientBuilder {}
        pub fn dns_resolver<R>(self, resolver: R) -> ClientBuilder {}
        pub fn connector_layer<L>(self, layer: L) -> ClientBuilder {}
        pub fn unix_socket<P>(self, path: P) -> ClientBuilder {}
    }
    impl Default for ClientBuilder {
        fn default() -> ClientBuilder {}
    }
    pub fn get<T>(url: T) -> Result<Response> {}
    pub struct Body { _p: () }
    impl Body {
        pub fn wrap_stream<S>(stream: S) -> Body {}
    }
    impl<T> From<T> for Body {
        fn from(t: T) -> Body {}
    }
    pub struct Request { _p: () }
    pub struct RequestBuilder { _p: () }
    impl RequestBuilder {
        pub fn header<K, V>(self, key: K, value: V) -> RequestBuilder {}
        pub fn headers(self, headers: http::HeaderMap) -> RequestBuilder {}
        pub fn basic_auth<U, P>(self, username: U, password: Option<P>) -> RequestBuilder {}
        pub fn bearer_auth<T>(self, token: T) -> RequestBuilder {}
        pub fn body<T>(self, body: T) -> RequestBuilder {}
        pub fn query<T: ?Sized>(self, query: &T) -> RequestBuilder {}
        pub fn form<T: ?Sized>(self, form: &T) -> RequestBuilder {}
        pub fn json<T: ?Sized>(self, json: &T) -> RequestBuilder {}
        pub fn timeout(self, timeout: std::time::Duration) -> RequestBuilder {}
        pub fn build(self) -> Result<Request> {}
        pub fn send(self) -> Result<Response> {}
    }
    pub struct Response { _p: () }
    impl Response {
        pub fn status(&self) -> http::StatusCode {}
        pub fn headers(&self) -> &http::HeaderMap {}
        pub fn error_for_status(self) -> Result<Response> {}
        pub fn text(self) -> Result<String> {}
        pub fn json<T>(self) -> Result<T> {}
        pub fn bytes(self) -> Result<bytes::Bytes> {}
    }
}
