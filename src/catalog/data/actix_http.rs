//! Signatures of actix-http: the service builder that carries the option.
pub mod body {
    pub struct SizedStream<S> { _s: S }
    pub struct BodyStream<S> { _s: S }
    impl<S> BodyStream<S> {
        pub fn new(stream: S) -> BodyStream<S> {}
    }
}
pub struct HttpService { _p: () }
impl HttpService {
    pub fn build() -> crate::HttpServiceBuilder {}
}
pub struct HttpServiceBuilder { _p: () }
impl HttpServiceBuilder {
    pub fn new() -> HttpServiceBuilder {}
    pub fn keep_alive<W>(self, val: W) -> Self {}
    pub fn client_request_timeout(self, dur: std::time::Duration) -> Self {}
    pub fn client_disconnect_timeout(self, dur: std::time::Duration) -> Self {}
    #[versions(">=3.12")]
    pub fn tcp_nodelay(self, nodelay: bool) -> Self {}
    pub fn secure(self) -> Self {}
    pub fn on_connect_ext<F>(self, f: F) -> Self {}
    pub fn finish<F>(self, service: F) -> crate::HttpService {}
    pub fn h1<F>(self, service: F) -> crate::HttpService {}
    pub fn h2<F>(self, service: F) -> crate::HttpService {}
}
pub mod config {
    pub struct ServiceConfigBuilder { _p: () }
    impl ServiceConfigBuilder {
        pub fn new() -> ServiceConfigBuilder {}
        #[versions(">=3.12")]
        pub fn tcp_nodelay(self, nodelay: Option<bool>) -> Self {}
    }
}
