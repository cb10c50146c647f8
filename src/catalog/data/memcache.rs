//! Signatures of memcache.
pub struct MemcacheError { _p: () }
#[derive(Clone)]
pub struct Client { _p: () }
impl Client {
    pub fn connect<C>(target: C) -> Result<Client, MemcacheError> {}
}
pub fn connect<C>(target: C) -> Result<Client, MemcacheError> {}
