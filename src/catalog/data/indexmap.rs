//! Signatures of indexmap.
pub use self::map::IndexMap;
pub use self::set::IndexSet;
pub mod map {
    use std::hash::RandomState;
    pub struct IndexMap<K, V, S = RandomState> { key: K, value: V, state: S }
    impl<K, V> IndexMap<K, V, RandomState> {
        pub fn new() -> Self {}
        pub fn with_capacity(n: usize) -> Self {}
    }
    impl<K, V, S> IndexMap<K, V, S> {
        pub fn insert(&mut self, key: K, value: V) -> Option<V> {}
        pub fn insert_full(&mut self, key: K, value: V) -> (usize, Option<V>) {}
        pub fn get<Q: ?Sized>(&self, key: &Q) -> Option<&V> {}
        pub fn get_mut<Q: ?Sized>(&mut self, key: &Q) -> Option<&mut V> {}
        pub fn get_index(&self, index: usize) -> Option<(&K, &V)> {}
        pub fn get_index_mut(&mut self, index: usize) -> Option<(&K, &mut V)> {}
        pub fn contains_key<Q: ?Sized>(&self, key: &Q) -> bool {}
        pub fn remove<Q: ?Sized>(&mut self, key: &Q) -> Option<V> {}
        pub fn swap_remove<Q: ?Sized>(&mut self, key: &Q) -> Option<V> {}
        pub fn shift_remove<Q: ?Sized>(&mut self, key: &Q) -> Option<V> {}
        pub fn pop(&mut self) -> Option<(K, V)> {}
        pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {}
        pub fn iter(&self) -> Iter<'_, K, V> {}
        pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {}
        pub fn values(&self) -> Values<'_, K, V> {}
        pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {}
        pub fn keys(&self) -> Keys<'_, K, V> {}
        pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, keep: F) {}
        pub fn clear(&mut self) {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<K, V, S: Default> Default for IndexMap<K, V, S> {}
    impl<K, V, S> FromIterator<(K, V)> for IndexMap<K, V, S> {}
    impl<K, V, S> Extend<(K, V)> for IndexMap<K, V, S> {}
    impl<K, V, S> IntoIterator for IndexMap<K, V, S> { type Item = (K, V); type IntoIter = IntoIter<K, V>; }
    impl<'a, K, V, S> IntoIterator for &'a IndexMap<K, V, S> { type Item = (&'a K, &'a V); type IntoIter = Iter<'a, K, V>; }
    impl<'a, K, V, S> IntoIterator for &'a mut IndexMap<K, V, S> { type Item = (&'a K, &'a mut V); type IntoIter = IterMut<'a, K, V>; }
    pub struct IntoIter<K, V> { entry: (K, V) }
    impl<K, V> Iterator for IntoIter<K, V> { type Item = (K, V); }
    pub struct Iter<'a, K, V> { entry: (&'a K, &'a V) }
    impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = (&'a K, &'a V); }
    pub struct IterMut<'a, K, V> { entry: (&'a K, &'a mut V) }
    impl<'a, K, V> Iterator for IterMut<'a, K, V> { type Item = (&'a K, &'a mut V); }
    pub struct Values<'a, K, V> { entry: (&'a K, &'a V) }
    impl<'a, K, V> Iterator for Values<'a, K, V> { type Item = &'a V; }
    pub struct ValuesMut<'a, K, V> { entry: (&'a K, &'a mut V) }
    impl<'a, K, V> Iterator for ValuesMut<'a, K, V> { type Item = &'a mut V; }
    pub struct Keys<'a, K, V> { entry: (&'a K, &'a V) }
    impl<'a, K, V> Iterator for Keys<'a, K, V> { type Item = &'a K; }
    pub enum Entry<'a, K, V> { Occupied(OccupiedEntry<'a, K, V>), Vacant(VacantEntry<'a, K, V>) }
    impl<'a, K, V> Entry<'a, K, V> {
        pub fn or_insert(self, default: V) -> &'a mut V {}
        pub fn or_insert_with<F: FnOnce() -> V>(self, call: F) -> &'a mut V {}
        pub fn or_default(self) -> &'a mut V where V: Default {}
        pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Self {}
    }
    pub struct OccupiedEntry<'a, K, V> { entry: (K, &'a mut V) }
    impl<'a, K, V> OccupiedEntry<'a, K, V> {
        pub fn get(&self) -> &V {}
        pub fn get_mut(&mut self) -> &mut V {}
        pub fn into_mut(self) -> &'a mut V {}
        pub fn insert(&mut self, value: V) -> V {}
        pub fn swap_remove(self) -> V {}
        pub fn shift_remove(self) -> V {}
    }
    pub struct VacantEntry<'a, K, V> { entry: (K, &'a mut V) }
    impl<'a, K, V> VacantEntry<'a, K, V> { pub fn insert(self, value: V) -> &'a mut V {} }
}
pub mod set {
    use std::hash::RandomState;
    pub struct IndexSet<T, S = RandomState> { item: T, state: S }
    impl<T> IndexSet<T, RandomState> {
        pub fn new() -> Self {}
        pub fn with_capacity(n: usize) -> Self {}
    }
    impl<T, S> IndexSet<T, S> {
        pub fn insert(&mut self, value: T) -> bool {}
        pub fn contains<Q: ?Sized>(&self, value: &Q) -> bool {}
        pub fn swap_remove<Q: ?Sized>(&mut self, value: &Q) -> bool {}
        pub fn shift_remove<Q: ?Sized>(&mut self, value: &Q) -> bool {}
        pub fn pop(&mut self) -> Option<T> {}
        pub fn iter(&self) -> Iter<'_, T> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn clear(&mut self) {}
    }
    impl<T, S: Default> Default for IndexSet<T, S> {}
    impl<T, S> FromIterator<T> for IndexSet<T, S> {}
    pub struct Iter<'a, T> { item: &'a T }
    impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; }
    impl<'a, T, S> IntoIterator for &'a IndexSet<T, S> { type Item = &'a T; type IntoIter = Iter<'a, T>; }
    pub struct IntoIter<T> { item: T }
    impl<T> Iterator for IntoIter<T> { type Item = T; }
    impl<T, S> IntoIterator for IndexSet<T, S> { type Item = T; type IntoIter = IntoIter<T>; }
}
