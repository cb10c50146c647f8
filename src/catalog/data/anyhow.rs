//! Signatures of anyhow: errors, and `context`, through which a value passes.
pub struct Error { _p: () }
pub type Result<T, E = Error> = std::result::Result<T, E>;
impl Error {
    pub fn new<E>(error: E) -> Self {}
    pub fn msg<M>(message: M) -> Self {}
    pub fn context<C>(self, context: C) -> Self {}
    pub fn downcast<E>(self) -> std::result::Result<E, Self> {}
    pub fn downcast_ref<E>(&self) -> Option<&E> {}
    pub fn is<E>(&self) -> bool {}
    pub fn root_cause(&self) -> &(dyn std::error::Error + 'static) {}
}
impl std::ops::Deref for Error { type Target = dyn std::error::Error + Send + Sync + 'static; }
impl<E: std::error::Error> From<E> for Error {}
pub trait Context<T, E> {
    fn context<C>(self, context: C) -> Result<T, Error>;
    fn with_context<C, F: FnOnce() -> C>(self, f: F) -> Result<T, Error>;
}
impl<T, E> Context<T, E> for std::result::Result<T, E> {}
impl<T> Context<T, std::convert::Infallible> for Option<T> {}
pub fn Ok<T>(value: T) -> Result<T> {}
