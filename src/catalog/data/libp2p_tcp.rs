//! Signatures of libp2p-tcp.
#[derive(Clone)]
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn ttl(self, value: u32) -> Self {}
    pub fn nodelay(self, value: bool) -> Self {}
    pub fn listen_backlog(self, backlog: u32) -> Self {}
    pub fn port_reuse(self, port_reuse: bool) -> Self {}
}
impl Default for Config {
    fn default() -> Config {}
}
pub mod tokio {
    pub struct Transport { config: super::Config }
    impl Transport { pub fn new(config: super::Config) -> Transport {} }
}
pub mod async_io {
    pub struct Transport { config: super::Config }
    impl Transport { pub fn new(config: super::Config) -> Transport {} }
}
