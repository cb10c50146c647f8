//! Signatures of fnv.
#[derive(Clone, Default)]
pub struct FnvBuildHasher { _p: () }
pub type FnvHashMap<K, V> = std::collections::HashMap<K, V, FnvBuildHasher>;
pub type FnvHashSet<T> = std::collections::HashSet<T, FnvBuildHasher>;
