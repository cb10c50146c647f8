//! Signatures of smol, a front for its parts.
pub use async_channel as channel;
pub use async_io::{block_on, Async, Timer};
pub use async_lock as lock;
pub use async_net as net;
pub use futures_lite::{future, io, prelude, stream};
pub fn spawn<F: std::future::Future>(future: F) -> Task<F::Output> {}
pub async fn unblock<T, F: FnOnce() -> T>(f: F) -> T {}
pub struct Task<T> { _t: T }
impl<T> Task<T> {
    pub fn detach(self) {}
    pub async fn cancel(self) -> Option<T> {}
    pub fn fallible(self) -> Task<Option<T>> {}
}
impl<T> std::future::Future for Task<T> {
    type Output = T;
}
pub struct Executor<'a> { _p: &'a () }
impl<'a> Executor<'a> {
    pub const fn new() -> Executor<'a> {}
    pub fn spawn<T, F: std::future::Future<Output = T>>(&self, future: F) -> Task<T> {}
    pub async fn run<T, F: std::future::Future<Output = T>>(&self, future: F) -> T {}
}
pub struct LocalExecutor<'a> { _p: &'a () }
impl<'a> LocalExecutor<'a> {
    pub const fn new() -> LocalExecutor<'a> {}
    pub fn spawn<T, F: std::future::Future<Output = T>>(&self, future: F) -> Task<T> {}
    pub async fn run<T, F: std::future::Future<Output = T>>(&self, future: F) -> T {}
}
