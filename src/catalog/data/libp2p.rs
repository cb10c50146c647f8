//! Signatures of libp2p: its TCP transport's settings. From 0.55 on they are those of libp2p-tcp as it is now; what
//! older versions bring along goes by their own number here, since a manifest names libp2p alone.
#[versions(">=0.55")]
pub use libp2p_tcp as tcp;
#[versions("<0.55")]
pub mod tcp {
    #[derive(Clone)]
    pub struct TcpConfig { _p: () }
    impl TcpConfig {
        pub fn new() -> TcpConfig {}
        pub fn ttl(self, value: u32) -> Self {}
        pub fn nodelay(self, value: bool) -> Self {}
        pub fn port_reuse(self, port_reuse: bool) -> Self {}
    }
    impl Default for TcpConfig {
        fn default() -> TcpConfig {}
    }
    #[derive(Clone)]
    pub struct TokioTcpConfig { _p: () }
    impl TokioTcpConfig {
        pub fn new() -> TokioTcpConfig {}
        pub fn ttl(self, value: u32) -> Self {}
        pub fn nodelay(self, value: bool) -> Self {}
        pub fn port_reuse(self, port_reuse: bool) -> Self {}
    }
    impl Default for TokioTcpConfig {
        fn default() -> TokioTcpConfig {}
    }
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
}
