//! Signatures of http-client.
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn set_tcp_no_delay(self, no_delay: bool) -> Self {}
    pub fn set_http_keep_alive(self, keep_alive: bool) -> Self {}
    pub fn set_timeout(self, timeout: Option<std::time::Duration>) -> Self {}
}
pub trait HttpClient {
    fn set_config(&mut self, config: Config) -> Result<(), ()>;
}
pub mod h1 {
    pub struct H1Client { config: crate::Config }
    impl H1Client { pub fn new() -> H1Client {} }
    impl crate::HttpClient for H1Client {}
}
