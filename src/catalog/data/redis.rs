//! Signatures of redis: clients and the settings that carry the option.
pub use self::types::{RedisError, RedisResult};
#[versions(">=0.29")]
pub use self::io::tcp::TcpSettings;
pub mod types {
    pub struct RedisError { _p: () }
    pub type RedisResult<T> = Result<T, RedisError>;
}
#[derive(Clone)]
pub struct Client { info: crate::ConnectionInfo }
impl Client {
    pub fn open<T>(params: T) -> RedisResult<Client> {}
    pub fn get_connection_info(&self) -> &crate::ConnectionInfo {}
    pub fn build_with_tls<C, T>(conn_info: C, tls_certs: T) -> RedisResult<Client> {}
    pub fn get_connection(&self) -> RedisResult<crate::Connection> {}
    pub fn get_connection_with_timeout(&self, timeout: std::time::Duration) -> RedisResult<crate::Connection> {}
    pub async fn get_async_connection(&self) -> RedisResult<crate::aio::MultiplexedConnection> {}
    pub async fn get_tokio_connection(&self) -> RedisResult<crate::aio::MultiplexedConnection> {}
    pub async fn get_multiplexed_async_connection(&self) -> RedisResult<crate::aio::MultiplexedConnection> {}
    pub async fn get_multiplexed_async_connection_with_config(&self, config: &AsyncConnectionConfig) -> RedisResult<crate::aio::MultiplexedConnection> {}
    pub async fn get_multiplexed_tokio_connection(&self) -> RedisResult<crate::aio::MultiplexedConnection> {}
    pub async fn get_connection_manager(&self) -> RedisResult<crate::aio::ConnectionManager> {}
    pub async fn get_connection_manager_with_config(&self, config: crate::aio::ConnectionManagerConfig) -> RedisResult<crate::aio::ConnectionManager> {}
    pub async fn get_async_pubsub(&self) -> RedisResult<crate::aio::PubSub> {}
    pub async fn get_async_monitor(&self) -> RedisResult<crate::aio::Monitor> {}
}
#[derive(Clone)]
pub struct AsyncConnectionConfig { _p: () }
impl AsyncConnectionConfig {
    pub fn new() -> AsyncConnectionConfig {}
    pub fn set_connection_timeout<T>(self, timeout: T) -> Self {}
    pub fn set_response_timeout<T>(self, timeout: T) -> Self {}
    pub fn set_push_sender<S>(self, sender: S) -> Self {}
    #[versions(">=0.29, <1")]
    pub fn set_tcp_settings(self, tcp_settings: crate::io::tcp::TcpSettings) -> Self {}
}
#[derive(Clone)]
pub struct ConnectionInfo { _p: () }
impl ConnectionInfo {
    #[versions(">=1")]
    pub fn set_tcp_settings(self, tcp_settings: crate::io::tcp::TcpSettings) -> Self {}
    #[versions(">=1")]
    pub fn set_redis_settings(self, redis: RedisConnectionInfo) -> Self {}
    #[versions(">=1")]
    pub fn set_addr(self, addr: ConnectionAddr) -> Self {}
    #[versions(">=1")]
    pub fn tcp_settings(&self) -> &crate::io::tcp::TcpSettings {}
}
impl std::str::FromStr for ConnectionInfo {
    type Err = crate::types::RedisError;
    fn from_str(s: &str) -> Result<ConnectionInfo, crate::types::RedisError> {}
}
pub trait IntoConnectionInfo {
    fn into_connection_info(self) -> RedisResult<ConnectionInfo>;
}
impl<T> IntoConnectionInfo for T {}
pub enum ConnectionAddr { Tcp(String, u16), TcpTls { host: String, port: u16, insecure: bool }, Unix(std::path::PathBuf) }
pub struct RedisConnectionInfo { pub db: i64, pub username: Option<String>, pub password: Option<String> }
pub trait ConnectionLike {}
pub struct Connection { _p: () }
impl ConnectionLike for Connection {}
pub mod io {
    pub mod tcp {
        #[versions(">=0.29")]
        #[derive(Clone)]
        pub struct TcpSettings { _p: () }
        #[versions(">=0.29")]
        impl TcpSettings {
            pub fn nodelay(&self) -> bool {}
            pub fn set_nodelay(self, nodelay: bool) -> Self {}
            pub fn set_keepalive<K>(self, keepalive: K) -> Self {}
            pub fn set_user_timeout(self, timeout: std::time::Duration) -> Self {}
        }
        #[versions(">=0.29")]
        impl Default for TcpSettings {
            fn default() -> TcpSettings {}
        }
    }
}
pub mod aio {
    use crate::types::RedisResult;
    #[derive(Clone)]
    pub struct MultiplexedConnection { _p: () }
    pub struct PubSub { _p: () }
    pub struct Monitor { _p: () }
    #[derive(Clone)]
    pub struct ConnectionManager { _p: () }
    impl ConnectionManager {
        pub async fn new(client: crate::Client) -> RedisResult<ConnectionManager> {}
        pub async fn new_with_config(client: crate::Client, config: ConnectionManagerConfig) -> RedisResult<ConnectionManager> {}
    }
    #[derive(Clone)]
    pub struct ConnectionManagerConfig { _p: () }
    impl ConnectionManagerConfig {
        pub fn new() -> ConnectionManagerConfig {}
        pub fn set_number_of_retries(self, amount: usize) -> Self {}
        pub fn set_connection_timeout<T>(self, timeout: T) -> Self {}
        pub fn set_response_timeout<T>(self, timeout: T) -> Self {}
        #[versions(">=0.29, <1")]
        pub fn set_tcp_settings(self, tcp_settings: crate::io::tcp::TcpSettings) -> Self {}
    }
}
pub mod cluster {
    use crate::types::RedisResult;
    #[derive(Clone)]
    pub struct ClusterClient { _p: () }
    impl ClusterClient {
        pub fn new<I>(initial_nodes: I) -> RedisResult<ClusterClient> {}
        pub fn builder<I>(initial_nodes: I) -> ClusterClientBuilder {}
        pub fn get_connection(&self) -> RedisResult<ClusterConnection> {}
        pub fn get_connection_with_config<C>(&self, config: C) -> RedisResult<ClusterConnection> {}
        pub async fn get_async_connection(&self) -> RedisResult<crate::cluster_async::ClusterConnection> {}
        pub async fn get_async_connection_with_config<C>(&self, config: C) -> RedisResult<crate::cluster_async::ClusterConnection> {}
    }
    pub struct ClusterConnection { _p: () }
    pub struct ClusterClientBuilder { _p: () }
    impl ClusterClientBuilder {
        pub fn new<I>(initial_nodes: I) -> ClusterClientBuilder {}
        pub fn password<P>(self, password: P) -> Self {}
        pub fn username<P>(self, username: P) -> Self {}
        pub fn retries(self, retries: u32) -> Self {}
        pub fn read_from_replicas(self) -> Self {}
        pub fn connection_timeout(self, timeout: std::time::Duration) -> Self {}
        pub fn response_timeout(self, timeout: std::time::Duration) -> Self {}
        #[versions(">=0.29")]
        pub fn tcp_settings(self, tcp_settings: crate::io::tcp::TcpSettings) -> Self {}
        pub fn build(self) -> RedisResult<ClusterClient> {}
    }
}
pub mod cluster_async {
    #[derive(Clone)]
    pub struct ClusterConnection { _p: () }
}
pub mod sentinel {
    use crate::types::RedisResult;
    pub struct SentinelClient { _p: () }
    impl SentinelClient {
        pub fn build<T>(params: Vec<T>, service_name: String, info: Option<SentinelNodeConnectionInfo>, kind: SentinelServerType) -> RedisResult<SentinelClient> {}
        pub fn get_connection(&mut self) -> RedisResult<crate::Connection> {}
        pub async fn get_async_connection(&mut self) -> RedisResult<crate::aio::MultiplexedConnection> {}
    }
    pub enum SentinelServerType { Master, Replica }
    pub struct SentinelNodeConnectionInfo { _p: () }
    impl SentinelNodeConnectionInfo {
        #[versions(">=1")]
        pub fn set_tcp_settings(self, tcp_settings: crate::io::tcp::TcpSettings) -> Self {}
    }
}
