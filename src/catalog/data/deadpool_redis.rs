//! Signatures of deadpool-redis.
pub use redis;
#[derive(Clone)]
pub struct Config { pub url: Option<String> }
impl Config {
    pub fn from_url<T: Into<String>>(url: T) -> Config {}
    pub fn from_connection_info<T>(info: T) -> Config {}
    pub fn create_pool<R>(&self, runtime: Option<R>) -> Result<crate::Pool, CreatePoolError> {}
}
pub struct CreatePoolError { _p: () }
#[derive(Clone)]
pub struct Pool { _p: () }
pub struct Manager { _p: () }
impl Manager {
    pub fn new<T>(params: T) -> redis::RedisResult<Manager> {}
}
