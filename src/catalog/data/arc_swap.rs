//! Signatures of arc-swap.
use std::ops::Deref;
use std::sync::Arc;
pub type ArcSwap<T> = ArcSwapAny<Arc<T>>;
pub type ArcSwapOption<T> = ArcSwapAny<Option<Arc<T>>>;
pub struct ArcSwapAny<T> { current: T }
impl<T> ArcSwapAny<T> {
    pub fn new(val: T) -> ArcSwapAny<T> {}
    pub fn load(&self) -> Guard<T> {}
    pub fn load_full(&self) -> T {}
    pub fn store(&self, val: T) {}
    pub fn swap(&self, new: T) -> T {}
    pub fn into_inner(self) -> T {}
    pub fn rcu<R: Into<T>, F: FnMut(&T) -> R>(&self, f: F) -> T {}
}
impl<T> ArcSwapAny<Arc<T>> { pub fn from_pointee(val: T) -> ArcSwapAny<Arc<T>> {} }
impl<T> ArcSwapAny<Option<Arc<T>>> {
    pub fn empty() -> ArcSwapAny<Option<Arc<T>>> {}
}
impl<T> From<T> for ArcSwapAny<T> {}
impl<T: Default> Default for ArcSwapAny<T> {}
pub struct Guard<T> { inner: T }
impl<T> Guard<T> { pub fn into_inner(lease: Self) -> T {} }
impl<T> Deref for Guard<T> { type Target = T; }
