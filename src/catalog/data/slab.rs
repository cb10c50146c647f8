//! Signatures of slab.
#[derive(Clone)]
pub struct Slab<T> { entry: T }
impl<T> Slab<T> {
    pub const fn new() -> Slab<T> {}
    pub fn with_capacity(capacity: usize) -> Slab<T> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn clear(&mut self) {}
    pub fn get(&self, key: usize) -> Option<&T> {}
    pub fn get_mut(&mut self, key: usize) -> Option<&mut T> {}
    pub fn insert(&mut self, val: T) -> usize {}
    pub fn vacant_entry(&mut self) -> VacantEntry<'_, T> {}
    pub fn vacant_key(&self) -> usize {}
    pub fn try_remove(&mut self, key: usize) -> Option<T> {}
    pub fn remove(&mut self, key: usize) -> T {}
    pub fn contains(&self, key: usize) -> bool {}
    pub fn retain<F: FnMut(usize, &mut T) -> bool>(&mut self, f: F) {}
    pub fn drain(&mut self) -> std::vec::IntoIter<T> {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
}
pub struct VacantEntry<'a, T> { slab: &'a mut Slab<T> }
impl<'a, T> VacantEntry<'a, T> {
    pub fn insert(self, val: T) -> &'a mut T {}
    pub fn key(&self) -> usize {}
}
pub struct Iter<'a, T> { entry: &'a T }
pub struct IterMut<'a, T> { entry: &'a mut T }
pub struct IntoIter<T> { entry: T }
impl<'a, T> Iterator for Iter<'a, T> { type Item = (usize, &'a T); }
impl<'a, T> Iterator for IterMut<'a, T> { type Item = (usize, &'a mut T); }
impl<T> Iterator for IntoIter<T> { type Item = (usize, T); }
impl<T> IntoIterator for Slab<T> { type Item = (usize, T); type IntoIter = IntoIter<T>; }
impl<'a, T> IntoIterator for &'a Slab<T> { type Item = (usize, &'a T); type IntoIter = Iter<'a, T>; }
impl<T> std::ops::Index<usize> for Slab<T> { type Output = T; }
impl<T> std::ops::IndexMut<usize> for Slab<T> {}
impl<T> Default for Slab<T> {}
