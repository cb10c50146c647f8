//! Signatures of rustc-hash.
#[derive(Clone, Default)]
pub struct FxBuildHasher;
pub type FxHashMap<K, V> = std::collections::HashMap<K, V, FxBuildHasher>;
pub type FxHashSet<V> = std::collections::HashSet<V, FxBuildHasher>;
