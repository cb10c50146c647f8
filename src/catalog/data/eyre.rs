//! Signatures of eyre: errors, and `wrap_err`, through which a value passes.
pub struct Report { _p: () }
pub type Error = Report;
pub type Result<T, E = Report> = std::result::Result<T, E>;
impl Report {
    pub fn new<E>(error: E) -> Self {}
    pub fn msg<M>(message: M) -> Self {}
    pub fn wrap_err<D>(self, msg: D) -> Self {}
}
impl<E: std::error::Error> From<E> for Report {}
pub trait WrapErr<T, E> {
    fn wrap_err<D>(self, msg: D) -> Result<T>;
    fn wrap_err_with<D, F: FnOnce() -> D>(self, f: F) -> Result<T>;
    fn context<D>(self, msg: D) -> Result<T>;
    fn with_context<D, F: FnOnce() -> D>(self, f: F) -> Result<T>;
}
impl<T, E> WrapErr<T, E> for std::result::Result<T, E> {}
pub use WrapErr as Context;
pub trait OptionExt<T> {
    fn ok_or_eyre<M>(self, message: M) -> Result<T>;
}
impl<T> OptionExt<T> for Option<T> {}
