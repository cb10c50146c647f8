//! Signatures of smallvec. The type's argument is an array; what matters is what the array is of.
use std::ops::{Deref, DerefMut};
pub trait Array { type Item; }
impl<T, const N: usize> Array for [T; N] { type Item = T; }
pub struct SmallVec<A: Array> { items: Vec<A::Item> }
impl<A: Array> SmallVec<A> {
    pub fn new() -> SmallVec<A> {}
    pub fn with_capacity(n: usize) -> Self {}
    pub fn from_vec(vec: Vec<A::Item>) -> SmallVec<A> {}
    pub fn push(&mut self, value: A::Item) {}
    pub fn pop(&mut self) -> Option<A::Item> {}
    pub fn insert(&mut self, index: usize, element: A::Item) {}
    pub fn remove(&mut self, index: usize) -> A::Item {}
    pub fn swap_remove(&mut self, index: usize) -> A::Item {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn clear(&mut self) {}
    pub fn truncate(&mut self, len: usize) {}
    pub fn as_slice(&self) -> &[A::Item] {}
    pub fn into_vec(self) -> Vec<A::Item> {}
    pub fn extend_from_slice(&mut self, slice: &[A::Item]) {}
    pub fn retain<F: FnMut(&mut A::Item) -> bool>(&mut self, f: F) {}
}
impl<A: Array> Deref for SmallVec<A> { type Target = [A::Item]; }
impl<A: Array> DerefMut for SmallVec<A> {}
impl<A: Array> Default for SmallVec<A> {}
impl<A: Array> Extend<A::Item> for SmallVec<A> {}
impl<A: Array> FromIterator<A::Item> for SmallVec<A> {}
pub struct IntoIter<A: Array> { items: Vec<A::Item> }
impl<A: Array> Iterator for IntoIter<A> { type Item = A::Item; }
impl<A: Array> IntoIterator for SmallVec<A> { type Item = A::Item; type IntoIter = IntoIter<A>; }
