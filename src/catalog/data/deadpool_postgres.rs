//! Signatures of deadpool-postgres.
pub use tokio_postgres;
pub struct Manager { _p: () }
impl Manager {
    pub fn new<T>(pg_config: tokio_postgres::Config, tls: T) -> Manager {}
    pub fn from_config<T>(pg_config: tokio_postgres::Config, tls: T, config: ManagerConfig) -> Manager {}
}
pub struct ManagerConfig { _p: () }
#[derive(Clone)]
pub struct Pool { _p: () }
pub struct Config { _p: () }
impl Config {
    pub fn new() -> Config {}
    pub fn create_pool<R, T>(&self, runtime: R, tls: T) -> Result<Pool, CreatePoolError> {}
}
pub struct CreatePoolError { _p: () }
