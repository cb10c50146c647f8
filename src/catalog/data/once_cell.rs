//! Signatures of once_cell.
pub mod sync {
    pub use std::sync::LazyLock as Lazy;
    #[derive(Clone)]
    pub struct OnceCell<T> { value: T }
    impl<T> OnceCell<T> {
        pub const fn new() -> OnceCell<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn set(&self, value: T) -> Result<(), T> {}
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {}
        pub fn get_or_try_init<F: FnOnce() -> Result<T, E>, E>(&self, f: F) -> Result<&T, E> {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
    }
    impl<T> Default for OnceCell<T> {}
}
pub mod unsync {
    pub use std::cell::LazyCell as Lazy;
    pub use std::cell::OnceCell;
}
