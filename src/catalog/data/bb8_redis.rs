//! Signatures of bb8-redis.
pub use redis;
#[derive(Clone)]
pub struct RedisConnectionManager { _p: () }
impl RedisConnectionManager {
    pub fn new<T>(info: T) -> redis::RedisResult<RedisConnectionManager> {}
}
