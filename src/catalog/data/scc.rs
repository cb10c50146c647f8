//! Signatures of scc.
pub use self::hash_map::HashMap;
pub mod hash_map {
    pub struct HashMap<K, V, H = std::collections::hash_map::RandomState> { key: K, value: V, state: H }
    impl<K, V> HashMap<K, V> {
        pub fn new() -> HashMap<K, V> {}
        pub fn with_capacity(capacity: usize) -> HashMap<K, V> {}
    }
    impl<K, V, H> HashMap<K, V, H> {
        pub fn with_hasher(build_hasher: H) -> HashMap<K, V, H> {}
        pub async fn entry_async(&self, key: K) -> Entry<'_, K, V, H> {}
        pub fn entry_sync(&self, key: K) -> Entry<'_, K, V, H> {}
        pub async fn begin_async(&self) -> Option<OccupiedEntry<'_, K, V, H>> {}
        pub fn begin_sync(&self) -> Option<OccupiedEntry<'_, K, V, H>> {}
        pub async fn insert_async(&self, key: K, val: V) -> Result<(), (K, V)> {}
        pub fn insert_sync(&self, key: K, val: V) -> Result<(), (K, V)> {}
        pub async fn upsert_async(&self, key: K, val: V) -> Option<V> {}
        pub fn upsert_sync(&self, key: K, val: V) -> Option<V> {}
        pub async fn update_async<Q: ?Sized, R, U: FnOnce(&K, &mut V) -> R>(&self, key: &Q, updater: U) -> Option<R> {}
        pub fn update_sync<Q: ?Sized, R, U: FnOnce(&K, &mut V) -> R>(&self, key: &Q, updater: U) -> Option<R> {}
        pub async fn remove_async<Q: ?Sized>(&self, key: &Q) -> Option<(K, V)> {}
        pub fn remove_sync<Q: ?Sized>(&self, key: &Q) -> Option<(K, V)> {}
        pub async fn get_async<Q: ?Sized>(&self, key: &Q) -> Option<OccupiedEntry<'_, K, V, H>> {}
        pub fn get_sync<Q: ?Sized>(&self, key: &Q) -> Option<OccupiedEntry<'_, K, V, H>> {}
        pub async fn read_async<Q: ?Sized, R, F: FnOnce(&K, &V) -> R>(&self, key: &Q, reader: F) -> Option<R> {}
        pub fn read_sync<Q: ?Sized, R, F: FnOnce(&K, &V) -> R>(&self, key: &Q, reader: F) -> Option<R> {}
        pub async fn iter_async<F: FnMut(&K, &V) -> bool>(&self, f: F) -> bool {}
        pub fn iter_sync<F: FnMut(&K, &V) -> bool>(&self, f: F) -> bool {}
        pub async fn retain_async<F: FnMut(&K, &mut V) -> bool>(&self, pred: F) {}
        pub fn retain_sync<F: FnMut(&K, &mut V) -> bool>(&self, pred: F) {}
    }
    pub enum Entry<'h, K, V, H> { Occupied(OccupiedEntry<'h, K, V, H>), Vacant(VacantEntry<'h, K, V, H>) }
    impl<'h, K, V, H> Entry<'h, K, V, H> {
        pub fn or_insert(self, val: V) -> OccupiedEntry<'h, K, V, H> {}
        pub fn or_insert_with<F: FnOnce() -> V>(self, constructor: F) -> OccupiedEntry<'h, K, V, H> {}
        pub fn or_default(self) -> OccupiedEntry<'h, K, V, H> {}
        pub fn insert_entry(self, val: V) -> OccupiedEntry<'h, K, V, H> {}
    }
    pub struct OccupiedEntry<'h, K, V, H> { map: &'h HashMap<K, V, H> }
    impl<'h, K, V, H> OccupiedEntry<'h, K, V, H> {
        pub fn key(&self) -> &K {}
        pub fn get(&self) -> &V {}
        pub fn get_mut(&mut self) -> &mut V {}
        pub fn insert(&mut self, val: V) -> V {}
        pub fn remove(self) -> V {}
        pub fn remove_entry(self) -> (K, V) {}
        pub async fn next_async(self) -> Option<OccupiedEntry<'h, K, V, H>> {}
        pub fn next_sync(self) -> Option<OccupiedEntry<'h, K, V, H>> {}
    }
    impl<'h, K, V, H> std::ops::Deref for OccupiedEntry<'h, K, V, H> { type Target = V; }
    impl<'h, K, V, H> std::ops::DerefMut for OccupiedEntry<'h, K, V, H> {}
    pub struct VacantEntry<'h, K, V, H> { map: &'h HashMap<K, V, H> }
    impl<'h, K, V, H> VacantEntry<'h, K, V, H> {
        pub fn insert_entry(self, val: V) -> OccupiedEntry<'h, K, V, H> {}
    }
}
