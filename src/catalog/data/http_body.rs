//! Signatures of http-body.
pub trait Body {
    type Data;
    type Error;
}
pub struct Frame<T> { _t: T }
impl<T> Frame<T> {
    pub fn data(buf: T) -> Frame<T> {}
    pub fn into_data(self) -> Result<T, Frame<T>> {}
}
