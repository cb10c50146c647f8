//! Signatures of dashmap.
pub struct DashMap<K, V, S = std::hash::RandomState> { key: K, value: V, state: S }
impl<K, V> DashMap<K, V, std::hash::RandomState> {
    pub fn new() -> Self {}
    pub fn with_capacity(capacity: usize) -> Self {}
}
impl<K, V, S> DashMap<K, V, S> {
    pub fn with_hasher(hasher: S) -> Self {}
    pub fn insert(&self, key: K, value: V) -> Option<V> {}
    pub fn remove<Q: ?Sized>(&self, key: &Q) -> Option<(K, V)> {}
    pub fn get<Q: ?Sized>(&self, key: &Q) -> Option<mapref::one::Ref<'_, K, V>> {}
    pub fn get_mut<Q: ?Sized>(&self, key: &Q) -> Option<mapref::one::RefMut<'_, K, V>> {}
    pub fn entry(&self, key: K) -> mapref::entry::Entry<'_, K, V> {}
    pub fn contains_key<Q: ?Sized>(&self, key: &Q) -> bool {}
    pub fn iter(&self) -> Iter<'_, K, V> {}
    pub fn retain<F: FnMut(&K, &mut V) -> bool>(&self, f: F) {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn clear(&self) {}
}
impl<K, V, S: Default> Default for DashMap<K, V, S> {}
pub struct Iter<'a, K, V> { entry: (&'a K, &'a V) }
impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = mapref::one::Ref<'a, K, V>; }
pub mod mapref {
    pub mod one {
        use std::ops::{Deref, DerefMut};
        pub struct Ref<'a, K, V> { key: &'a K, value: &'a V }
        impl<'a, K, V> Ref<'a, K, V> { pub fn key(&self) -> &K {} pub fn value(&self) -> &V {} pub fn pair(&self) -> (&K, &V) {} }
        impl<'a, K, V> Deref for Ref<'a, K, V> { type Target = V; }
        pub struct RefMut<'a, K, V> { key: &'a K, value: &'a mut V }
        impl<'a, K, V> RefMut<'a, K, V> { pub fn key(&self) -> &K {} pub fn value(&self) -> &V {} pub fn value_mut(&mut self) -> &mut V {} }
        impl<'a, K, V> Deref for RefMut<'a, K, V> { type Target = V; }
        impl<'a, K, V> DerefMut for RefMut<'a, K, V> {}
    }
    pub mod entry {
        use super::one::RefMut;
        pub enum Entry<'a, K, V> { Occupied(OccupiedEntry<'a, K, V>), Vacant(VacantEntry<'a, K, V>) }
        pub struct OccupiedEntry<'a, K, V> { key: &'a K, value: &'a mut V }
        pub struct VacantEntry<'a, K, V> { key: K, value: &'a mut V }
        impl<'a, K, V> Entry<'a, K, V> {
            pub fn or_insert(self, value: V) -> RefMut<'a, K, V> {}
            pub fn or_insert_with<F: FnOnce() -> V>(self, value: F) -> RefMut<'a, K, V> {}
            pub fn or_default(self) -> RefMut<'a, K, V> where V: Default {}
        }
        impl<'a, K, V> VacantEntry<'a, K, V> { pub fn insert(self, value: V) -> RefMut<'a, K, V> {} }
        impl<'a, K, V> OccupiedEntry<'a, K, V> {
            pub fn get(&self) -> &V {}
            pub fn get_mut(&mut self) -> &mut V {}
            pub fn remove(self) -> V {}
            pub fn insert(&mut self, value: V) -> V {}
            pub fn into_ref(self) -> RefMut<'a, K, V> {}
        }
    }
}
