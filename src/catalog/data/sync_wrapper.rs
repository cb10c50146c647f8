//! Signatures of sync-wrapper.
pub struct SyncWrapper<T> { inner: T }
impl<T> SyncWrapper<T> {
    pub const fn new(value: T) -> Self {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn into_inner(self) -> T {}
}
impl<F: std::future::Future> std::future::Future for SyncWrapper<F> { type Output = F::Output; }
