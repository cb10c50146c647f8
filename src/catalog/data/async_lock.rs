//! Signatures of async-lock.
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
pub struct Mutex<T: ?Sized> { value: T }
impl<T> Mutex<T> {
    pub const fn new(data: T) -> Mutex<T> {}
    pub fn into_inner(self) -> T {}
}
impl<T: ?Sized> Mutex<T> {
    pub async fn lock(&self) -> MutexGuard<'_, T> {}
    pub fn lock_blocking(&self) -> MutexGuard<'_, T> {}
    pub async fn lock_arc(self: &Arc<Self>) -> MutexGuardArc<T> {}
    pub fn try_lock(&self) -> Option<MutexGuard<'_, T>> {}
    pub fn try_lock_arc(self: &Arc<Self>) -> Option<MutexGuardArc<T>> {}
    pub fn get_mut(&mut self) -> &mut T {}
}
impl<T: Default> Default for Mutex<T> {}
impl<T> From<T> for Mutex<T> {}
pub struct MutexGuard<'a, T: ?Sized> { value: &'a mut T }
impl<'a, T: ?Sized> Deref for MutexGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> DerefMut for MutexGuard<'a, T> {}
pub struct MutexGuardArc<T: ?Sized> { value: T }
impl<T: ?Sized> Deref for MutexGuardArc<T> { type Target = T; }
impl<T: ?Sized> DerefMut for MutexGuardArc<T> {}
pub struct RwLock<T: ?Sized> { value: T }
impl<T> RwLock<T> {
    pub const fn new(t: T) -> RwLock<T> {}
    pub fn into_inner(self) -> T {}
}
impl<T: ?Sized> RwLock<T> {
    pub async fn read(&self) -> RwLockReadGuard<'_, T> {}
    pub async fn write(&self) -> RwLockWriteGuard<'_, T> {}
    pub fn try_read(&self) -> Option<RwLockReadGuard<'_, T>> {}
    pub fn try_write(&self) -> Option<RwLockWriteGuard<'_, T>> {}
    pub fn get_mut(&mut self) -> &mut T {}
}
impl<T: Default> Default for RwLock<T> {}
pub struct RwLockReadGuard<'a, T: ?Sized> { value: &'a T }
impl<'a, T: ?Sized> Deref for RwLockReadGuard<'a, T> { type Target = T; }
pub struct RwLockWriteGuard<'a, T: ?Sized> { value: &'a mut T }
impl<'a, T: ?Sized> Deref for RwLockWriteGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> DerefMut for RwLockWriteGuard<'a, T> {}
pub struct Semaphore { _p: () }
impl Semaphore {
    pub const fn new(n: usize) -> Semaphore {}
    pub async fn acquire(&self) -> SemaphoreGuard<'_> {}
    pub fn try_acquire(&self) -> Option<SemaphoreGuard<'_>> {}
}
pub struct SemaphoreGuard<'a> { _p: &'a () }
#[derive(Clone)]
pub struct OnceCell<T> { value: T }
impl<T> OnceCell<T> {
    pub const fn new() -> Self {}
    pub fn get(&self) -> Option<&T> {}
    pub async fn get_or_init<Fut: std::future::Future<Output = T>, F: FnOnce() -> Fut>(&self, closure: F) -> &T {}
}
