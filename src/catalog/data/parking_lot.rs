//! Signatures of parking_lot: locks without poisoning.
use std::ops::{Deref, DerefMut};
use std::time::Duration;
pub struct Mutex<T: ?Sized> { value: T }
impl<T> Mutex<T> {
    pub const fn new(val: T) -> Mutex<T> {}
    pub fn into_inner(self) -> T {}
}
impl<T: ?Sized> Mutex<T> {
    pub fn lock(&self) -> MutexGuard<'_, T> {}
    pub fn try_lock(&self) -> Option<MutexGuard<'_, T>> {}
    pub fn try_lock_for(&self, timeout: Duration) -> Option<MutexGuard<'_, T>> {}
    pub fn get_mut(&mut self) -> &mut T {}
    pub fn is_locked(&self) -> bool {}
}
impl<T: Default> Default for Mutex<T> {}
impl<T> From<T> for Mutex<T> {}
pub struct MutexGuard<'a, T: ?Sized> { value: &'a mut T }
impl<'a, T: ?Sized> MutexGuard<'a, T> {
    pub fn map<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(s: MutexGuard<'a, T>, f: F) -> MappedMutexGuard<'a, U> {}
}
impl<'a, T: ?Sized> Deref for MutexGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> DerefMut for MutexGuard<'a, T> {}
pub struct MappedMutexGuard<'a, T: ?Sized> { value: &'a mut T }
impl<'a, T: ?Sized> Deref for MappedMutexGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> DerefMut for MappedMutexGuard<'a, T> {}
pub struct ReentrantMutex<T: ?Sized> { value: T }
pub struct RwLock<T: ?Sized> { value: T }
impl<T> RwLock<T> {
    pub const fn new(val: T) -> RwLock<T> {}
    pub fn into_inner(self) -> T {}
}
impl<T: ?Sized> RwLock<T> {
    pub fn read(&self) -> RwLockReadGuard<'_, T> {}
    pub fn write(&self) -> RwLockWriteGuard<'_, T> {}
    pub fn upgradable_read(&self) -> RwLockUpgradableReadGuard<'_, T> {}
    pub fn try_read(&self) -> Option<RwLockReadGuard<'_, T>> {}
    pub fn try_write(&self) -> Option<RwLockWriteGuard<'_, T>> {}
    pub fn get_mut(&mut self) -> &mut T {}
}
impl<T: Default> Default for RwLock<T> {}
impl<T> From<T> for RwLock<T> {}
pub struct RwLockReadGuard<'a, T: ?Sized> { value: &'a T }
pub struct RwLockWriteGuard<'a, T: ?Sized> { value: &'a mut T }
pub struct RwLockUpgradableReadGuard<'a, T: ?Sized> { value: &'a T }
impl<'a, T: ?Sized> RwLockUpgradableReadGuard<'a, T> { pub fn upgrade(s: Self) -> RwLockWriteGuard<'a, T> {} }
impl<'a, T: ?Sized> Deref for RwLockReadGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> Deref for RwLockUpgradableReadGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> Deref for RwLockWriteGuard<'a, T> { type Target = T; }
impl<'a, T: ?Sized> DerefMut for RwLockWriteGuard<'a, T> {}
#[derive(Default)]
pub struct Condvar { _p: () }
impl Condvar {
    pub const fn new() -> Condvar {}
    pub fn wait<T: ?Sized>(&self, mutex_guard: &mut MutexGuard<'_, T>) {}
    pub fn wait_for<T: ?Sized>(&self, mutex_guard: &mut MutexGuard<'_, T>, timeout: Duration) -> WaitTimeoutResult {}
    pub fn notify_one(&self) -> bool {}
    pub fn notify_all(&self) -> usize {}
}
pub struct WaitTimeoutResult(bool);
impl WaitTimeoutResult { pub fn timed_out(self) -> bool {} }
