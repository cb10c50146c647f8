//! Signatures of fred: clients of Redis and Valkey.
pub mod clients {
    use crate::types::config::Config;
    #[versions(">=10")]
    #[derive(Clone)]
    pub struct Client { _p: () }
    #[versions(">=10")]
    impl Client {
        pub fn new<P, C, R>(config: Config, perf: P, connection: C, policy: R) -> Client {}
    }
    #[versions("<10")]
    #[derive(Clone)]
    pub struct RedisClient { _p: () }
    #[versions("<10")]
    impl RedisClient {
        pub fn new<P, C, R>(config: Config, perf: P, connection: C, policy: R) -> RedisClient {}
    }
    #[derive(Clone)]
    pub struct Pool { _p: () }
    #[derive(Clone)]
    pub struct ExclusivePool { _p: () }
    #[derive(Clone)]
    pub struct SubscriberClient { _p: () }
    #[derive(Clone)]
    pub struct SentinelClient { _p: () }
}
pub mod error { pub struct Error { _p: () } }
pub mod types {
    use crate::error::Error;
    use self::config::{Config, ConnectionConfig, PerformanceConfig};
    pub mod config {
        #[derive(Clone)]
        pub struct Config { _p: () }
        impl Config { pub fn from_url(url: &str) -> Result<Config, crate::error::Error> {} }
        impl Default for Config {}
        #[derive(Clone)]
        pub struct ConnectionConfig { pub tcp: TcpConfig }
        impl Default for ConnectionConfig {}
        #[derive(Clone)]
        pub struct PerformanceConfig { _p: () }
        impl Default for PerformanceConfig {}
        #[derive(Clone)]
        pub struct TcpConfig { pub nodelay: Option<bool>, pub linger: Option<std::time::Duration>, pub ttl: Option<u32> }
        impl Default for TcpConfig {}
        #[derive(Clone)]
        pub struct ReconnectPolicy { _p: () }
    }
    pub struct Builder { config: Config, connection: ConnectionConfig }
    impl Builder {
        pub fn from_config(config: Config) -> Builder {}
        pub fn default_centralized() -> Builder {}
        pub fn default_clustered() -> Builder {}
        pub fn set_config(&mut self, config: Config) -> &mut Self {}
        pub fn set_policy(&mut self, policy: self::config::ReconnectPolicy) -> &mut Self {}
        pub fn set_connection_config(&mut self, config: ConnectionConfig) -> &mut Self {}
        pub fn set_performance_config(&mut self, config: PerformanceConfig) -> &mut Self {}
        pub fn with_config<F: FnOnce(&mut Config)>(&mut self, func: F) -> &mut Self {}
        pub fn with_connection_config<F: FnOnce(&mut ConnectionConfig)>(&mut self, func: F) -> &mut Self {}
        pub fn with_performance_config<F: FnOnce(&mut PerformanceConfig)>(&mut self, func: F) -> &mut Self {}
        #[versions(">=10")]
        pub fn build(&self) -> Result<crate::clients::Client, Error> {}
        #[versions("<10")]
        pub fn build(&self) -> Result<crate::clients::RedisClient, Error> {}
        pub fn build_pool(&self, size: usize) -> Result<crate::clients::Pool, Error> {}
        pub fn build_exclusive_pool(&self, size: usize) -> Result<crate::clients::ExclusivePool, Error> {}
        pub fn build_subscriber_client(&self) -> Result<crate::clients::SubscriberClient, Error> {}
        pub fn build_sentinel_client(&self) -> Result<crate::clients::SentinelClient, Error> {}
    }
}
pub mod prelude {
    #[versions(">=10")]
    pub use crate::clients::Client;
    #[versions("<10")]
    pub use crate::clients::RedisClient;
    pub use crate::clients::{ExclusivePool, Pool};
    pub use crate::error::Error;
    pub use crate::types::config::{Config, ConnectionConfig, PerformanceConfig, ReconnectPolicy, TcpConfig};
    pub use crate::types::Builder;
}
