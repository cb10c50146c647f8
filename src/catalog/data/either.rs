//! Signatures of either.
pub use self::Either::{Left, Right};
#[derive(Clone)]
pub enum Either<L, R> { Left(L), Right(R) }
impl<L, R> Either<L, R> {
    pub fn left(self) -> Option<L> {}
    pub fn right(self) -> Option<R> {}
    pub fn is_left(&self) -> bool {}
    pub fn is_right(&self) -> bool {}
    pub fn as_ref(&self) -> Either<&L, &R> {}
    pub fn as_mut(&mut self) -> Either<&mut L, &mut R> {}
    pub fn flip(self) -> Either<R, L> {}
    pub fn map_left<F: FnOnce(L) -> M, M>(self, f: F) -> Either<M, R> {}
    pub fn map_right<F: FnOnce(R) -> S, S>(self, f: F) -> Either<L, S> {}
    pub fn either<F: FnOnce(L) -> T, G: FnOnce(R) -> T, T>(self, f: F, g: G) -> T {}
    pub fn unwrap_left(self) -> L {}
    pub fn unwrap_right(self) -> R {}
}
impl<T> Either<T, T> { pub fn into_inner(self) -> T {} }
impl<L: Iterator, R: Iterator> Iterator for Either<L, R> { type Item = L::Item; }
impl<L: std::future::Future, R: std::future::Future> std::future::Future for Either<L, R> { type Output = L::Output; }
impl<L: std::io::Read, R: std::io::Read> std::io::Read for Either<L, R> {}
impl<L: std::io::Write, R: std::io::Write> std::io::Write for Either<L, R> {}
