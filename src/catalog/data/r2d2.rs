//! Signatures of r2d2.
use std::time::Duration;
pub trait ManageConnection {
    type Connection;
    type Error;
    fn connect(&self) -> Result<Self::Connection, Self::Error>;
    fn is_valid(&self, conn: &mut Self::Connection) -> Result<(), Self::Error>;
    fn has_broken(&self, conn: &mut Self::Connection) -> bool;
}
pub struct Error { _p: () }
pub struct Pool<M: ManageConnection> { manager: M, idle: M::Connection }
impl<M: ManageConnection> Clone for Pool<M> {}
impl<M: ManageConnection> Pool<M> {
    pub fn new(manager: M) -> Result<Pool<M>, Error> {}
    pub fn builder() -> Builder<M> {}
    pub fn get(&self) -> Result<PooledConnection<M>, Error> {}
    pub fn get_timeout(&self, timeout: Duration) -> Result<PooledConnection<M>, Error> {}
    pub fn try_get(&self) -> Option<PooledConnection<M>> {}
}
pub struct Builder<M: ManageConnection> { manager: M }
impl<M: ManageConnection> Builder<M> {
    pub fn new() -> Builder<M> {}
    pub fn max_size(self, max_size: u32) -> Builder<M> {}
    pub fn min_idle(self, min_idle: Option<u32>) -> Builder<M> {}
    pub fn test_on_check_out(self, test_on_check_out: bool) -> Builder<M> {}
    pub fn max_lifetime(self, max_lifetime: Option<Duration>) -> Builder<M> {}
    pub fn idle_timeout(self, idle_timeout: Option<Duration>) -> Builder<M> {}
    pub fn connection_timeout(self, connection_timeout: Duration) -> Builder<M> {}
    pub fn build(self, manager: M) -> Result<Pool<M>, Error> {}
    pub fn build_unchecked(self, manager: M) -> Pool<M> {}
}
pub struct PooledConnection<M: ManageConnection> { conn: M::Connection }
impl<M: ManageConnection> std::ops::Deref for PooledConnection<M> { type Target = M::Connection; }
impl<M: ManageConnection> std::ops::DerefMut for PooledConnection<M> {}
