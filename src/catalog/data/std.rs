//! Signatures of std (core and alloc are the same tree): what the engine must know so that types survive
//! everyday code and sockets flow through it. Three liberties are taken with the real library, all of which
//! leave calls as users write them:
//! - adapters whose item is a closure's result carry it as one more parameter with a default
//!   (`Map<I, F, B = ()>`), so that an item type is read off and need not be solved for;
//! - bounds that decide nothing here (Borrow, Hash, Ord, Display, Debug, Send) are left out;
//! - a private field stands only where it says what a value can hold.

pub mod prelude {
    pub mod v1 {
        pub use crate::borrow::ToOwned;
        pub use crate::boxed::Box;
        pub use crate::clone::Clone;
        pub use crate::cmp::{Eq, Ord, PartialEq, PartialOrd};
        pub use crate::convert::{AsMut, AsRef, From, Into, TryFrom, TryInto};
        pub use crate::default::Default;
        pub use crate::future::{Future, IntoFuture};
        pub use crate::iter::{DoubleEndedIterator, ExactSizeIterator, Extend, FromIterator, IntoIterator, Iterator};
        pub use crate::marker::{Copy, Send, Sized, Sync, Unpin};
        pub use crate::mem::drop;
        pub use crate::ops::{AsyncFn, AsyncFnMut, AsyncFnOnce, Drop, Fn, FnMut, FnOnce};
        pub use crate::option::Option::{self, None, Some};
        pub use crate::result::Result::{self, Err, Ok};
        pub use crate::string::{String, ToString};
        pub use crate::vec::Vec;
    }
    pub mod rust_2015 { pub use super::v1::*; }
    pub mod rust_2018 { pub use super::v1::*; }
    pub mod rust_2021 { pub use super::v1::*; }
    pub mod rust_2024 { pub use super::v1::*; }
}

pub mod marker {
    pub trait Send {}
    pub trait Sync {}
    pub trait Sized {}
    pub trait Unpin {}
    pub trait Copy: Clone {}
    pub struct PhantomData<T: ?Sized>;
    pub struct PhantomPinned;
    impl<T: ?Sized> Clone for PhantomData<T> {}
    impl<T: ?Sized> Default for PhantomData<T> {}
}

pub mod clone {
    pub trait Clone {
        fn clone(&self) -> Self;
        fn clone_from(&mut self, source: &Self);
    }
    impl<T: ?Sized> Clone for &T {}
    impl<T: Clone, const N: usize> Clone for [T; N] {}
    impl Clone for () {}
    impl<A: Clone> Clone for (A,) {}
    impl<A: Clone, B: Clone> Clone for (A, B) {}
    impl<A: Clone, B: Clone, C: Clone> Clone for (A, B, C) {}
    impl<A: Clone, B: Clone, C: Clone, D: Clone> Clone for (A, B, C, D) {}
    impl Clone for bool {}
    impl Clone for char {}
}

pub mod default {
    pub trait Default { fn default() -> Self; }
    impl Default for bool {}
    impl Default for char {}
    impl Default for () {}
    impl Default for &str {}
    impl<A: Default, B: Default> Default for (A, B) {}
    impl<A: Default, B: Default, C: Default> Default for (A, B, C) {}
    impl<T: Default, const N: usize> Default for [T; N] {}
    impl<T> Default for &[T] {}
}

pub mod cmp {
    pub trait PartialEq<Rhs: ?Sized = Self> { fn eq(&self, other: &Rhs) -> bool; fn ne(&self, other: &Rhs) -> bool; }
    pub trait Eq: PartialEq {}
    pub trait PartialOrd<Rhs: ?Sized = Self>: PartialEq<Rhs> {
        fn partial_cmp(&self, other: &Rhs) -> Option<Ordering>;
        fn lt(&self, other: &Rhs) -> bool;
        fn le(&self, other: &Rhs) -> bool;
        fn gt(&self, other: &Rhs) -> bool;
        fn ge(&self, other: &Rhs) -> bool;
    }
    pub trait Ord: Eq + PartialOrd {
        fn cmp(&self, other: &Self) -> Ordering;
        fn max(self, other: Self) -> Self;
        fn min(self, other: Self) -> Self;
        fn clamp(self, min: Self, max: Self) -> Self;
    }
    #[derive(Clone, Copy)]
    pub enum Ordering { Less, Equal, Greater }
    impl Ordering {
        pub fn is_eq(self) -> bool {}
        pub fn is_lt(self) -> bool {}
        pub fn is_gt(self) -> bool {}
        pub fn reverse(self) -> Ordering {}
        pub fn then(self, other: Ordering) -> Ordering {}
        pub fn then_with<F: FnOnce() -> Ordering>(self, f: F) -> Ordering {}
    }
    #[derive(Clone, Copy, Default)]
    pub struct Reverse<T>(pub T);
    pub fn max<T>(v1: T, v2: T) -> T {}
    pub fn min<T>(v1: T, v2: T) -> T {}
}

pub mod convert {
    pub trait From<T> { fn from(value: T) -> Self; }
    pub trait Into<T> { fn into(self) -> T; }
    pub trait TryFrom<T> { type Error; fn try_from(value: T) -> Result<Self, Self::Error>; }
    pub trait TryInto<T> { type Error; fn try_into(self) -> Result<T, Self::Error>; }
    pub trait AsRef<T: ?Sized> { fn as_ref(&self) -> &T; }
    pub trait AsMut<T: ?Sized> { fn as_mut(&mut self) -> &mut T; }
    pub enum Infallible {}
    pub fn identity<T>(x: T) -> T {}
    impl<T> From<T> for T {}
    impl<T, U: From<T>> Into<U> for T {}
    impl<T, U: Into<T>> TryFrom<U> for T { type Error = Infallible; }
    impl<T, U: TryFrom<T>> TryInto<U> for T { type Error = U::Error; }
    impl<T: ?Sized + AsRef<U>, U: ?Sized> AsRef<U> for &T {}
    impl<T: ?Sized + AsRef<U>, U: ?Sized> AsRef<U> for &mut T {}
    impl<T: ?Sized + AsMut<U>, U: ?Sized> AsMut<U> for &mut T {}
    impl AsRef<str> for str {}
    impl AsRef<[u8]> for str {}
    impl AsRef<crate::path::Path> for str {}
    impl AsRef<crate::ffi::OsStr> for str {}
    impl<T> AsRef<[T]> for [T] {}
    impl<T> AsMut<[T]> for [T] {}
    impl<T, const N: usize> AsRef<[T]> for [T; N] {}
    impl<T, const N: usize> AsMut<[T]> for [T; N] {}
}

pub mod borrow {
    pub trait Borrow<Borrowed: ?Sized> { fn borrow(&self) -> &Borrowed; }
    pub trait BorrowMut<Borrowed: ?Sized>: Borrow<Borrowed> { fn borrow_mut(&mut self) -> &mut Borrowed; }
    pub trait ToOwned { type Owned; fn to_owned(&self) -> Self::Owned; }
    impl<T: Clone> ToOwned for T { type Owned = T; }
    impl ToOwned for str { type Owned = String; }
    impl<T: Clone> ToOwned for [T] { type Owned = Vec<T>; }
    impl ToOwned for crate::path::Path { type Owned = crate::path::PathBuf; }
    impl ToOwned for crate::ffi::OsStr { type Owned = crate::ffi::OsString; }
    impl ToOwned for crate::ffi::CStr { type Owned = crate::ffi::CString; }
    pub enum Cow<'a, B: ?Sized + ToOwned> { Borrowed(&'a B), Owned(B::Owned) }
    impl<'a, B: ?Sized + ToOwned> Cow<'a, B> {
        pub fn into_owned(self) -> B::Owned {}
        pub fn to_mut(&mut self) -> &mut B::Owned {}
    }
    impl<'a, B: ?Sized + ToOwned> crate::ops::Deref for Cow<'a, B> { type Target = B; }
    impl<'a, B: ?Sized + ToOwned> Clone for Cow<'a, B> {}
    impl<'a, B: ?Sized + ToOwned> AsRef<B> for Cow<'a, B> {}
    impl<'a> From<&'a str> for Cow<'a, str> {}
    impl<'a> From<String> for Cow<'a, str> {}
    impl<'a> From<&'a String> for Cow<'a, str> {}
    impl<'a, T> From<&'a [T]> for Cow<'a, [T]> {}
    impl<'a, T> From<Vec<T>> for Cow<'a, [T]> {}
}

pub mod ops {
    pub trait Deref { type Target: ?Sized; fn deref(&self) -> &Self::Target; }
    pub trait DerefMut: Deref { fn deref_mut(&mut self) -> &mut Self::Target; }
    impl<T: ?Sized> Deref for &T { type Target = T; }
    impl<T: ?Sized> Deref for &mut T { type Target = T; }
    impl<T: ?Sized> DerefMut for &mut T {}
    pub trait Drop { fn drop(&mut self); }
    pub trait Index<Idx: ?Sized> { type Output: ?Sized; fn index(&self, index: Idx) -> &Self::Output; }
    pub trait IndexMut<Idx: ?Sized>: Index<Idx> { fn index_mut(&mut self, index: Idx) -> &mut Self::Output; }
    pub trait FnOnce<Args> { type Output; }
    pub trait FnMut<Args>: FnOnce<Args> {}
    pub trait Fn<Args>: FnMut<Args> {}
    pub trait AsyncFnOnce<Args> { type Output; }
    pub trait AsyncFnMut<Args>: AsyncFnOnce<Args> {}
    pub trait AsyncFn<Args>: AsyncFnMut<Args> {}
    pub trait Add<Rhs = Self> { type Output; fn add(self, rhs: Rhs) -> Self::Output; }
    pub trait Sub<Rhs = Self> { type Output; fn sub(self, rhs: Rhs) -> Self::Output; }
    pub trait Mul<Rhs = Self> { type Output; fn mul(self, rhs: Rhs) -> Self::Output; }
    pub trait Div<Rhs = Self> { type Output; fn div(self, rhs: Rhs) -> Self::Output; }
    pub trait Rem<Rhs = Self> { type Output; fn rem(self, rhs: Rhs) -> Self::Output; }
    pub trait BitAnd<Rhs = Self> { type Output; fn bitand(self, rhs: Rhs) -> Self::Output; }
    pub trait BitOr<Rhs = Self> { type Output; fn bitor(self, rhs: Rhs) -> Self::Output; }
    pub trait BitXor<Rhs = Self> { type Output; fn bitxor(self, rhs: Rhs) -> Self::Output; }
    pub trait Shl<Rhs = Self> { type Output; fn shl(self, rhs: Rhs) -> Self::Output; }
    pub trait Shr<Rhs = Self> { type Output; fn shr(self, rhs: Rhs) -> Self::Output; }
    pub trait Neg { type Output; fn neg(self) -> Self::Output; }
    pub trait Not { type Output; fn not(self) -> Self::Output; }
    pub trait AddAssign<Rhs = Self> { fn add_assign(&mut self, rhs: Rhs); }
    pub trait SubAssign<Rhs = Self> { fn sub_assign(&mut self, rhs: Rhs); }
    pub trait BitOrAssign<Rhs = Self> { fn bitor_assign(&mut self, rhs: Rhs); }
    pub struct RangeFull;
    #[derive(Clone, Default)]
    pub struct Range<Idx> { pub start: Idx, pub end: Idx }
    #[derive(Clone)]
    pub struct RangeFrom<Idx> { pub start: Idx }
    #[derive(Clone)]
    pub struct RangeTo<Idx> { pub end: Idx }
    #[derive(Clone)]
    pub struct RangeToInclusive<Idx> { pub end: Idx }
    #[derive(Clone)]
    pub struct RangeInclusive<Idx> { start: Idx, end: Idx }
    impl<Idx> Range<Idx> {
        pub fn contains<U: ?Sized>(&self, item: &U) -> bool {}
        pub fn is_empty(&self) -> bool {}
    }
    impl<Idx> RangeInclusive<Idx> {
        pub fn new(start: Idx, end: Idx) -> Self {}
        pub fn start(&self) -> &Idx {}
        pub fn end(&self) -> &Idx {}
        pub fn contains<U: ?Sized>(&self, item: &U) -> bool {}
    }
    impl<A> Iterator for Range<A> { type Item = A; }
    impl<A> Iterator for RangeFrom<A> { type Item = A; }
    impl<A> Iterator for RangeInclusive<A> { type Item = A; }
    impl<A> DoubleEndedIterator for Range<A> {}
    impl<A> DoubleEndedIterator for RangeInclusive<A> {}
    impl<A> ExactSizeIterator for Range<A> {}
    pub trait RangeBounds<T: ?Sized> {}
    impl<T> RangeBounds<T> for Range<T> {}
    impl<T> RangeBounds<T> for RangeFrom<T> {}
    impl<T> RangeBounds<T> for RangeTo<T> {}
    impl<T> RangeBounds<T> for RangeInclusive<T> {}
    impl<T: ?Sized> RangeBounds<T> for RangeFull {}
    pub enum Bound<T> { Included(T), Excluded(T), Unbounded }
    #[derive(Clone)]
    pub enum ControlFlow<B, C = ()> { Continue(C), Break(B) }
    impl<B, C> ControlFlow<B, C> {
        pub fn is_break(&self) -> bool {}
        pub fn is_continue(&self) -> bool {}
        pub fn break_value(self) -> Option<B> {}
        pub fn continue_value(self) -> Option<C> {}
        pub fn map_break<T, F: FnOnce(B) -> T>(self, f: F) -> ControlFlow<T, C> {}
        pub fn map_continue<T, F: FnOnce(C) -> T>(self, f: F) -> ControlFlow<B, T> {}
    }
}

pub mod option {
    use crate::ops::{Deref, DerefMut};
    use crate::pin::Pin;
    #[derive(Clone, Copy)]
    pub enum Option<T> { None, Some(T) }
    impl<T> Option<T> {
        pub fn is_some(&self) -> bool {}
        pub fn is_none(&self) -> bool {}
        pub fn is_some_and<F: FnOnce(T) -> bool>(self, f: F) -> bool {}
        pub fn is_none_or<F: FnOnce(T) -> bool>(self, f: F) -> bool {}
        pub fn as_ref(&self) -> Option<&T> {}
        pub fn as_mut(&mut self) -> Option<&mut T> {}
        pub fn as_pin_ref(self: Pin<&Self>) -> Option<Pin<&T>> {}
        pub fn as_pin_mut(self: Pin<&mut Self>) -> Option<Pin<&mut T>> {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_deref(&self) -> Option<&T::Target> where T: Deref {}
        pub fn as_deref_mut(&mut self) -> Option<&mut T::Target> where T: DerefMut {}
        pub fn expect(self, msg: &str) -> T {}
        pub fn unwrap(self) -> T {}
        pub fn unwrap_or(self, default: T) -> T {}
        pub fn unwrap_or_else<F: FnOnce() -> T>(self, f: F) -> T {}
        pub fn unwrap_or_default(self) -> T where T: Default {}
        pub unsafe fn unwrap_unchecked(self) -> T {}
        pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Option<U> {}
        pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Option<T> {}
        pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U {}
        pub fn map_or_else<U, D: FnOnce() -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {}
        pub fn map_or_default<U: Default, F: FnOnce(T) -> U>(self, f: F) -> U {}
        pub fn ok_or<E>(self, err: E) -> Result<T, E> {}
        pub fn ok_or_else<E, F: FnOnce() -> E>(self, err: F) -> Result<T, E> {}
        pub fn iter(&self) -> Iter<'_, T> {}
        pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
        pub fn and<U>(self, optb: Option<U>) -> Option<U> {}
        pub fn and_then<U, F: FnOnce(T) -> Option<U>>(self, f: F) -> Option<U> {}
        pub fn filter<P: FnOnce(&T) -> bool>(self, predicate: P) -> Option<T> {}
        pub fn or(self, optb: Option<T>) -> Option<T> {}
        pub fn or_else<F: FnOnce() -> Option<T>>(self, f: F) -> Option<T> {}
        pub fn xor(self, optb: Option<T>) -> Option<T> {}
        pub fn insert(&mut self, value: T) -> &mut T {}
        pub fn get_or_insert(&mut self, value: T) -> &mut T {}
        pub fn get_or_insert_default(&mut self) -> &mut T where T: Default {}
        pub fn get_or_insert_with<F: FnOnce() -> T>(&mut self, f: F) -> &mut T {}
        pub fn take(&mut self) -> Option<T> {}
        pub fn take_if<P: FnOnce(&mut T) -> bool>(&mut self, predicate: P) -> Option<T> {}
        pub fn replace(&mut self, value: T) -> Option<T> {}
        pub fn zip<U>(self, other: Option<U>) -> Option<(T, U)> {}
    }
    impl<T, U> Option<(T, U)> { pub fn unzip(self) -> (Option<T>, Option<U>) {} }
    impl<T> Option<&T> {
        pub fn copied(self) -> Option<T> {}
        pub fn cloned(self) -> Option<T> where T: Clone {}
    }
    impl<T> Option<&mut T> {
        pub fn copied(self) -> Option<T> {}
        pub fn cloned(self) -> Option<T> where T: Clone {}
    }
    impl<T, E> Option<Result<T, E>> { pub fn transpose(self) -> Result<Option<T>, E> {} }
    impl<T> Option<Option<T>> { pub fn flatten(self) -> Option<T> {} }
    pub struct Iter<'a, T> { item: &'a T }
    pub struct IterMut<'a, T> { item: &'a mut T }
    pub struct IntoIter<T> { item: T }
    impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; }
    impl<'a, T> Iterator for IterMut<'a, T> { type Item = &'a mut T; }
    impl<T> Iterator for IntoIter<T> { type Item = T; }
    impl<T> IntoIterator for Option<T> { type Item = T; type IntoIter = IntoIter<T>; }
    impl<'a, T> IntoIterator for &'a Option<T> { type Item = &'a T; type IntoIter = Iter<'a, T>; }
    impl<'a, T> IntoIterator for &'a mut Option<T> { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; }
    impl<T> Default for Option<T> {}
    impl<T> From<T> for Option<T> {}
    impl<'a, T> From<&'a Option<T>> for Option<&'a T> {}
    impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {}
}

pub mod result {
    use crate::ops::{Deref, DerefMut};
    #[derive(Clone, Copy)]
    pub enum Result<T, E> { Ok(T), Err(E) }
    impl<T, E> Result<T, E> {
        pub fn is_ok(&self) -> bool {}
        pub fn is_err(&self) -> bool {}
        pub fn is_ok_and<F: FnOnce(T) -> bool>(self, f: F) -> bool {}
        pub fn is_err_and<F: FnOnce(E) -> bool>(self, f: F) -> bool {}
        pub fn ok(self) -> Option<T> {}
        pub fn err(self) -> Option<E> {}
        pub fn as_ref(&self) -> Result<&T, &E> {}
        pub fn as_mut(&mut self) -> Result<&mut T, &mut E> {}
        pub fn as_deref(&self) -> Result<&T::Target, &E> where T: Deref {}
        pub fn as_deref_mut(&mut self) -> Result<&mut T::Target, &mut E> where T: DerefMut {}
        pub fn map<U, F: FnOnce(T) -> U>(self, op: F) -> Result<U, E> {}
        pub fn map_or<U, F: FnOnce(T) -> U>(self, default: U, f: F) -> U {}
        pub fn map_or_else<U, D: FnOnce(E) -> U, F: FnOnce(T) -> U>(self, default: D, f: F) -> U {}
        pub fn map_err<F, O: FnOnce(E) -> F>(self, op: O) -> Result<T, F> {}
        pub fn inspect<F: FnOnce(&T)>(self, f: F) -> Self {}
        pub fn inspect_err<F: FnOnce(&E)>(self, f: F) -> Self {}
        pub fn iter(&self) -> crate::option::Iter<'_, T> {}
        pub fn iter_mut(&mut self) -> crate::option::IterMut<'_, T> {}
        pub fn expect(self, msg: &str) -> T {}
        pub fn unwrap(self) -> T {}
        pub fn unwrap_or_default(self) -> T where T: Default {}
        pub fn expect_err(self, msg: &str) -> E {}
        pub fn unwrap_err(self) -> E {}
        pub fn unwrap_or(self, default: T) -> T {}
        pub fn unwrap_or_else<F: FnOnce(E) -> T>(self, op: F) -> T {}
        pub unsafe fn unwrap_unchecked(self) -> T {}
        pub fn and<U>(self, res: Result<U, E>) -> Result<U, E> {}
        pub fn and_then<U, F: FnOnce(T) -> Result<U, E>>(self, op: F) -> Result<U, E> {}
        pub fn or<F>(self, res: Result<T, F>) -> Result<T, F> {}
        pub fn or_else<F, O: FnOnce(E) -> Result<T, F>>(self, op: O) -> Result<T, F> {}
    }
    impl<T, E> Result<&T, E> {
        pub fn copied(self) -> Result<T, E> {}
        pub fn cloned(self) -> Result<T, E> where T: Clone {}
    }
    impl<T, E> Result<Option<T>, E> { pub fn transpose(self) -> Option<Result<T, E>> {} }
    impl<T, E> Result<Result<T, E>, E> { pub fn flatten(self) -> Result<T, E> {} }
    pub struct IntoIter<T> { item: T }
    impl<T> Iterator for IntoIter<T> { type Item = T; }
    impl<T, E> IntoIterator for Result<T, E> { type Item = T; type IntoIter = IntoIter<T>; }
    impl<'a, T, E> IntoIterator for &'a Result<T, E> { type Item = &'a T; type IntoIter = crate::option::Iter<'a, T>; }
    impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {}
}

pub mod boxed {
    use crate::ops::{Deref, DerefMut};
    use crate::pin::Pin;
    pub struct Box<T: ?Sized> { value: T }
    impl<T> Box<T> {
        pub fn new(x: T) -> Box<T> {}
        pub fn pin(x: T) -> Pin<Box<T>> {}
        pub fn into_inner(boxed: Box<T>) -> T {}
        pub fn new_uninit() -> Box<crate::mem::MaybeUninit<T>> {}
    }
    impl<T: ?Sized> Box<T> {
        pub fn leak<'a>(b: Box<T>) -> &'a mut T {}
        pub fn into_pin(boxed: Box<T>) -> Pin<Box<T>> {}
        pub fn into_raw(b: Box<T>) -> *mut T {}
        pub unsafe fn from_raw(raw: *mut T) -> Box<T> {}
    }
    impl Box<dyn crate::any::Any> {
        pub fn downcast<T: crate::any::Any>(self) -> Result<Box<T>, Box<dyn crate::any::Any>> {}
    }
    impl Box<dyn crate::any::Any + Send> {
        pub fn downcast<T: crate::any::Any>(self) -> Result<Box<T>, Box<dyn crate::any::Any + Send>> {}
    }
    impl<T: ?Sized> Deref for Box<T> { type Target = T; }
    impl<T: ?Sized> DerefMut for Box<T> {}
    impl<T: Clone> Clone for Box<T> {}
    impl<T: Clone> Clone for Box<[T]> {}
    impl Clone for Box<str> {}
    impl<T: Default> Default for Box<T> {}
    impl<T: ?Sized> AsRef<T> for Box<T> {}
    impl<T: ?Sized> AsMut<T> for Box<T> {}
    impl<T: ?Sized> crate::borrow::Borrow<T> for Box<T> {}
    impl<T> From<T> for Box<T> {}
    impl<T> From<Vec<T>> for Box<[T]> {}
    impl<T> From<&[T]> for Box<[T]> {}
    impl From<String> for Box<str> {}
    impl From<&str> for Box<str> {}
    impl<'a, E: crate::error::Error + 'a> From<E> for Box<dyn crate::error::Error + 'a> {}
    impl<'a, E: crate::error::Error + Send + Sync + 'a> From<E> for Box<dyn crate::error::Error + Send + Sync + 'a> {}
    impl From<String> for Box<dyn crate::error::Error> {}
    impl From<&str> for Box<dyn crate::error::Error> {}
    impl From<String> for Box<dyn crate::error::Error + Send + Sync> {}
    impl From<&str> for Box<dyn crate::error::Error + Send + Sync> {}
    impl<I: Iterator + ?Sized> Iterator for Box<I> { type Item = I::Item; }
    impl<T> IntoIterator for Box<[T]> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
    impl<T> FromIterator<T> for Box<[T]> {}
    impl<F: Future + ?Sized> Future for Box<F> { type Output = F::Output; }
    impl<Args, F: FnOnce<Args> + ?Sized> FnOnce<Args> for Box<F> { type Output = F::Output; }
    impl<Args, F: FnMut<Args> + ?Sized> FnMut<Args> for Box<F> {}
    impl<Args, F: Fn<Args> + ?Sized> Fn<Args> for Box<F> {}
}

pub mod rc {
    use crate::ops::Deref;
    pub struct Rc<T: ?Sized> { value: T }
    pub struct Weak<T: ?Sized> { value: T }
    impl<T> Rc<T> {
        pub fn new(value: T) -> Rc<T> {}
        pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Rc<T> {}
        pub fn pin(value: T) -> crate::pin::Pin<Rc<T>> {}
        pub fn try_unwrap(this: Rc<T>) -> Result<T, Rc<T>> {}
        pub fn into_inner(this: Rc<T>) -> Option<T> {}
        pub fn unwrap_or_clone(this: Rc<T>) -> T where T: Clone {}
    }
    impl<T: ?Sized> Rc<T> {
        pub fn downgrade(this: &Rc<T>) -> Weak<T> {}
        pub fn get_mut(this: &mut Rc<T>) -> Option<&mut T> {}
        pub fn make_mut(this: &mut Rc<T>) -> &mut T {}
        pub fn ptr_eq(this: &Rc<T>, other: &Rc<T>) -> bool {}
        pub fn strong_count(this: &Rc<T>) -> usize {}
        pub fn weak_count(this: &Rc<T>) -> usize {}
        pub fn as_ptr(this: &Rc<T>) -> *const T {}
        pub fn into_raw(this: Rc<T>) -> *const T {}
        pub unsafe fn from_raw(ptr: *const T) -> Rc<T> {}
    }
    impl<T: ?Sized> Weak<T> {
        pub fn new() -> Weak<T> {}
        pub fn upgrade(&self) -> Option<Rc<T>> {}
        pub fn strong_count(&self) -> usize {}
    }
    impl<T: ?Sized> Deref for Rc<T> { type Target = T; }
    impl<T: ?Sized> Clone for Rc<T> {}
    impl<T: ?Sized> Clone for Weak<T> {}
    impl<T: ?Sized> Default for Weak<T> {}
    impl<T: Default> Default for Rc<T> {}
    impl<T: ?Sized> AsRef<T> for Rc<T> {}
    impl<T: ?Sized> crate::borrow::Borrow<T> for Rc<T> {}
    impl<T> From<T> for Rc<T> {}
    impl<T: ?Sized> From<Box<T>> for Rc<T> {}
    impl From<&str> for Rc<str> {}
    impl From<String> for Rc<str> {}
    impl<T> From<Vec<T>> for Rc<[T]> {}
    impl<T> FromIterator<T> for Rc<[T]> {}
}

pub mod pin {
    use crate::ops::{Deref, DerefMut};
    pub struct Pin<Ptr> { pointer: Ptr }
    impl<Ptr: Deref> Pin<Ptr> {
        pub fn new(pointer: Ptr) -> Pin<Ptr> {}
        pub unsafe fn new_unchecked(pointer: Ptr) -> Pin<Ptr> {}
        pub fn into_inner(pin: Pin<Ptr>) -> Ptr {}
        pub unsafe fn into_inner_unchecked(pin: Pin<Ptr>) -> Ptr {}
        pub fn as_ref(&self) -> Pin<&Ptr::Target> {}
        pub fn as_mut(&mut self) -> Pin<&mut Ptr::Target> {}
        pub fn set(&mut self, value: Ptr::Target) {}
    }
    impl<'a, T: ?Sized> Pin<&'a T> {
        pub fn get_ref(self) -> &'a T {}
        pub unsafe fn map_unchecked<U: ?Sized, F: FnOnce(&T) -> &U>(self, func: F) -> Pin<&'a U> {}
    }
    impl<'a, T: ?Sized> Pin<&'a mut T> {
        pub fn into_ref(self) -> Pin<&'a T> {}
        pub fn get_mut(self) -> &'a mut T {}
        pub unsafe fn get_unchecked_mut(self) -> &'a mut T {}
        pub unsafe fn map_unchecked_mut<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(self, func: F) -> Pin<&'a mut U> {}
    }
    impl<Ptr: Deref> Deref for Pin<Ptr> { type Target = Ptr::Target; }
    impl<Ptr: DerefMut> DerefMut for Pin<Ptr> {}
    impl<Ptr: Clone> Clone for Pin<Ptr> {}
    impl<T: ?Sized> From<Box<T>> for Pin<Box<T>> {}
    impl<F: Future + ?Sized> Future for Pin<Box<F>> { type Output = F::Output; }
    impl<'a, F: Future + ?Sized> Future for Pin<&'a mut F> { type Output = F::Output; }
}

pub mod future {
    use crate::pin::Pin;
    use crate::task::{Context, Poll};
    pub trait Future { type Output; fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output>; }
    pub trait IntoFuture { type Output; type IntoFuture: Future; fn into_future(self) -> Self::IntoFuture; }
    impl<F: Future> IntoFuture for F { type Output = F::Output; type IntoFuture = F; }
    impl<'a, F: Future + ?Sized> Future for &'a mut F { type Output = F::Output; }
    #[derive(Clone)]
    pub struct Ready<T> { value: T }
    #[derive(Clone)]
    pub struct Pending<T> { value: T }
    pub struct PollFn<F, T = ()> { f: F, out: T }
    impl<T> Ready<T> { pub fn into_inner(self) -> T {} }
    impl<T> Future for Ready<T> { type Output = T; }
    impl<T> Future for Pending<T> { type Output = T; }
    impl<F, T> Future for PollFn<F, T> { type Output = T; }
    pub fn ready<T>(t: T) -> Ready<T> {}
    pub fn pending<T>() -> Pending<T> {}
    pub fn poll_fn<T, F: FnMut(&mut Context<'_>) -> Poll<T>>(f: F) -> PollFn<F, T> {}
}

pub mod task {
    #[derive(Clone, Copy)]
    pub enum Poll<T> { Ready(T), Pending }
    impl<T> Poll<T> {
        pub fn map<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<U> {}
        pub fn is_ready(&self) -> bool {}
        pub fn is_pending(&self) -> bool {}
    }
    impl<T, E> Poll<Result<T, E>> {
        pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Result<U, E>> {}
        pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Result<T, U>> {}
    }
    impl<T, E> Poll<Option<Result<T, E>>> {
        pub fn map_ok<U, F: FnOnce(T) -> U>(self, f: F) -> Poll<Option<Result<U, E>>> {}
        pub fn map_err<U, F: FnOnce(E) -> U>(self, f: F) -> Poll<Option<Result<T, U>>> {}
    }
    impl<T> From<T> for Poll<T> {}
    pub struct Context<'a> { _p: () }
    impl<'a> Context<'a> {
        pub fn from_waker(waker: &'a Waker) -> Self {}
        pub fn waker(&self) -> &'a Waker {}
    }
    #[derive(Clone)]
    pub struct Waker { _p: () }
    impl Waker {
        pub fn wake(self) {}
        pub fn wake_by_ref(&self) {}
        pub fn will_wake(&self, other: &Waker) -> bool {}
        pub fn noop() -> &'static Waker {}
        pub unsafe fn from_raw(waker: RawWaker) -> Waker {}
    }
    impl<W: Wake> From<crate::sync::Arc<W>> for Waker {}
    pub struct RawWaker { _p: () }
    pub struct RawWakerVTable { _p: () }
    pub trait Wake { fn wake(self: crate::sync::Arc<Self>); fn wake_by_ref(self: &crate::sync::Arc<Self>); }
}

pub mod cell {
    use crate::ops::{Deref, DerefMut};
    pub struct Cell<T: ?Sized> { value: T }
    impl<T> Cell<T> {
        pub fn new(value: T) -> Cell<T> {}
        pub fn set(&self, val: T) {}
        pub fn swap(&self, other: &Cell<T>) {}
        pub fn replace(&self, val: T) -> T {}
        pub fn into_inner(self) -> T {}
        pub fn get(&self) -> T {}
        pub fn take(&self) -> T where T: Default {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub struct UnsafeCell<T: ?Sized> { value: T }
    impl<T> UnsafeCell<T> {
        pub fn new(value: T) -> UnsafeCell<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get(&self) -> *mut T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub struct RefCell<T: ?Sized> { value: T }
    impl<T> RefCell<T> {
        pub fn new(value: T) -> RefCell<T> {}
        pub fn into_inner(self) -> T {}
        pub fn replace(&self, t: T) -> T {}
        pub fn take(&self) -> T where T: Default {}
        pub fn swap(&self, other: &RefCell<T>) {}
    }
    impl<T: ?Sized> RefCell<T> {
        pub fn borrow(&self) -> Ref<'_, T> {}
        pub fn borrow_mut(&self) -> RefMut<'_, T> {}
        pub fn try_borrow(&self) -> Result<Ref<'_, T>, BorrowError> {}
        pub fn try_borrow_mut(&self) -> Result<RefMut<'_, T>, BorrowMutError> {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub struct BorrowError { _p: () }
    pub struct BorrowMutError { _p: () }
    pub struct Ref<'b, T: ?Sized> { value: &'b T }
    pub struct RefMut<'b, T: ?Sized> { value: &'b mut T }
    impl<'b, T: ?Sized> Ref<'b, T> {
        pub fn clone(orig: &Ref<'b, T>) -> Ref<'b, T> {}
        pub fn map<U: ?Sized, F: FnOnce(&T) -> &U>(orig: Ref<'b, T>, f: F) -> Ref<'b, U> {}
    }
    impl<'b, T: ?Sized> RefMut<'b, T> {
        pub fn map<U: ?Sized, F: FnOnce(&mut T) -> &mut U>(orig: RefMut<'b, T>, f: F) -> RefMut<'b, U> {}
    }
    impl<'b, T: ?Sized> Deref for Ref<'b, T> { type Target = T; }
    impl<'b, T: ?Sized> Deref for RefMut<'b, T> { type Target = T; }
    impl<'b, T: ?Sized> DerefMut for RefMut<'b, T> {}
    impl<T: Default> Default for Cell<T> {}
    impl<T: Default> Default for RefCell<T> {}
    impl<T> From<T> for Cell<T> {}
    impl<T> From<T> for RefCell<T> {}
    impl<T: Clone> Clone for RefCell<T> {}
    #[derive(Clone)]
    pub struct OnceCell<T> { value: T }
    impl<T> OnceCell<T> {
        pub fn new() -> OnceCell<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn set(&self, value: T) -> Result<(), T> {}
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
    }
    pub struct LazyCell<T, F = fn() -> T> { value: T, init: F }
    impl<T, F: FnOnce() -> T> LazyCell<T, F> {
        pub fn new(f: F) -> LazyCell<T, F> {}
        pub fn force(this: &LazyCell<T, F>) -> &T {}
    }
    impl<T, F> Deref for LazyCell<T, F> { type Target = T; }
}

pub mod sync {
    use crate::ops::{Deref, DerefMut};
    pub struct Arc<T: ?Sized> { value: T }
    pub struct Weak<T: ?Sized> { value: T }
    impl<T> Arc<T> {
        pub fn new(data: T) -> Arc<T> {}
        pub fn new_cyclic<F: FnOnce(&Weak<T>) -> T>(data_fn: F) -> Arc<T> {}
        pub fn pin(data: T) -> crate::pin::Pin<Arc<T>> {}
        pub fn try_unwrap(this: Arc<T>) -> Result<T, Arc<T>> {}
        pub fn into_inner(this: Arc<T>) -> Option<T> {}
        pub fn unwrap_or_clone(this: Arc<T>) -> T where T: Clone {}
    }
    impl<T: ?Sized> Arc<T> {
        pub fn downgrade(this: &Arc<T>) -> Weak<T> {}
        pub fn get_mut(this: &mut Arc<T>) -> Option<&mut T> {}
        pub fn make_mut(this: &mut Arc<T>) -> &mut T {}
        pub fn ptr_eq(this: &Arc<T>, other: &Arc<T>) -> bool {}
        pub fn strong_count(this: &Arc<T>) -> usize {}
        pub fn weak_count(this: &Arc<T>) -> usize {}
        pub fn as_ptr(this: &Arc<T>) -> *const T {}
        pub fn into_raw(this: Arc<T>) -> *const T {}
        pub unsafe fn from_raw(ptr: *const T) -> Arc<T> {}
    }
    impl<T: ?Sized> Weak<T> {
        pub fn new() -> Weak<T> {}
        pub fn upgrade(&self) -> Option<Arc<T>> {}
        pub fn strong_count(&self) -> usize {}
    }
    impl<T: ?Sized> Deref for Arc<T> { type Target = T; }
    impl<T: ?Sized> Clone for Arc<T> {}
    impl<T: ?Sized> Clone for Weak<T> {}
    impl<T: ?Sized> Default for Weak<T> {}
    impl<T: Default> Default for Arc<T> {}
    impl<T: ?Sized> AsRef<T> for Arc<T> {}
    impl<T: ?Sized> crate::borrow::Borrow<T> for Arc<T> {}
    impl<T> From<T> for Arc<T> {}
    impl<T: ?Sized> From<Box<T>> for Arc<T> {}
    impl From<&str> for Arc<str> {}
    impl From<String> for Arc<str> {}
    impl<T> From<Vec<T>> for Arc<[T]> {}
    impl<T> From<&[T]> for Arc<[T]> {}
    impl<T> FromIterator<T> for Arc<[T]> {}

    pub struct PoisonError<T> { data: T }
    impl<T> PoisonError<T> {
        pub fn new(data: T) -> PoisonError<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    pub enum TryLockError<T> { Poisoned(PoisonError<T>), WouldBlock }
    pub type LockResult<T> = Result<T, PoisonError<T>>;
    pub type TryLockResult<T> = Result<T, TryLockError<T>>;
    pub struct Mutex<T: ?Sized> { value: T }
    pub struct MutexGuard<'a, T: ?Sized> { value: &'a mut T }
    impl<T> Mutex<T> {
        pub fn new(t: T) -> Mutex<T> {}
        pub fn into_inner(self) -> LockResult<T> {}
    }
    impl<T: ?Sized> Mutex<T> {
        pub fn lock(&self) -> LockResult<MutexGuard<'_, T>> {}
        pub fn try_lock(&self) -> TryLockResult<MutexGuard<'_, T>> {}
        pub fn get_mut(&mut self) -> LockResult<&mut T> {}
        pub fn is_poisoned(&self) -> bool {}
        pub fn clear_poison(&self) {}
    }
    impl<T: Default> Default for Mutex<T> {}
    impl<T> From<T> for Mutex<T> {}
    impl<'a, T: ?Sized> Deref for MutexGuard<'a, T> { type Target = T; }
    impl<'a, T: ?Sized> DerefMut for MutexGuard<'a, T> {}
    pub struct RwLock<T: ?Sized> { value: T }
    pub struct RwLockReadGuard<'a, T: ?Sized> { value: &'a T }
    pub struct RwLockWriteGuard<'a, T: ?Sized> { value: &'a mut T }
    impl<T> RwLock<T> {
        pub fn new(t: T) -> RwLock<T> {}
        pub fn into_inner(self) -> LockResult<T> {}
    }
    impl<T: ?Sized> RwLock<T> {
        pub fn read(&self) -> LockResult<RwLockReadGuard<'_, T>> {}
        pub fn write(&self) -> LockResult<RwLockWriteGuard<'_, T>> {}
        pub fn try_read(&self) -> TryLockResult<RwLockReadGuard<'_, T>> {}
        pub fn try_write(&self) -> TryLockResult<RwLockWriteGuard<'_, T>> {}
        pub fn get_mut(&mut self) -> LockResult<&mut T> {}
    }
    impl<T: Default> Default for RwLock<T> {}
    impl<T> From<T> for RwLock<T> {}
    impl<'a, T: ?Sized> Deref for RwLockReadGuard<'a, T> { type Target = T; }
    impl<'a, T: ?Sized> Deref for RwLockWriteGuard<'a, T> { type Target = T; }
    impl<'a, T: ?Sized> DerefMut for RwLockWriteGuard<'a, T> {}
    #[derive(Default)]
    pub struct Condvar { _p: () }
    impl Condvar {
        pub fn new() -> Condvar {}
        pub fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {}
        pub fn wait_while<'a, T, F: FnMut(&mut T) -> bool>(&self, guard: MutexGuard<'a, T>, condition: F) -> LockResult<MutexGuard<'a, T>> {}
        pub fn wait_timeout<'a, T>(&self, guard: MutexGuard<'a, T>, dur: crate::time::Duration) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {}
        pub fn wait_timeout_while<'a, T, F: FnMut(&mut T) -> bool>(&self, guard: MutexGuard<'a, T>, dur: crate::time::Duration, condition: F) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {}
        pub fn notify_one(&self) {}
        pub fn notify_all(&self) {}
    }
    pub struct WaitTimeoutResult { _p: () }
    impl WaitTimeoutResult { pub fn timed_out(&self) -> bool {} }
    pub struct Barrier { _p: () }
    impl Barrier {
        pub fn new(n: usize) -> Barrier {}
        pub fn wait(&self) -> BarrierWaitResult {}
    }
    pub struct BarrierWaitResult { _p: () }
    pub struct Once { _p: () }
    impl Once {
        pub const fn new() -> Once {}
        pub fn call_once<F: FnOnce()>(&self, f: F) {}
        pub fn is_completed(&self) -> bool {}
    }
    #[derive(Clone)]
    pub struct OnceLock<T> { value: T }
    impl<T> OnceLock<T> {
        pub const fn new() -> OnceLock<T> {}
        pub fn get(&self) -> Option<&T> {}
        pub fn get_mut(&mut self) -> Option<&mut T> {}
        pub fn set(&self, value: T) -> Result<(), T> {}
        pub fn get_or_init<F: FnOnce() -> T>(&self, f: F) -> &T {}
        pub fn into_inner(self) -> Option<T> {}
        pub fn take(&mut self) -> Option<T> {}
        pub fn wait(&self) -> &T {}
    }
    impl<T> Default for OnceLock<T> {}
    impl<T> From<T> for OnceLock<T> {}
    pub struct LazyLock<T, F = fn() -> T> { value: T, init: F }
    impl<T, F: FnOnce() -> T> LazyLock<T, F> {
        pub const fn new(f: F) -> LazyLock<T, F> {}
        pub fn force(this: &LazyLock<T, F>) -> &T {}
    }
    impl<T, F> Deref for LazyLock<T, F> { type Target = T; }

    pub mod atomic {
        #[derive(Clone, Copy)]
        pub enum Ordering { Relaxed, Release, Acquire, AcqRel, SeqCst }
        pub fn fence(order: Ordering) {}
        #[derive(Default)]
        pub struct AtomicBool { _p: () }
        impl AtomicBool {
            pub const fn new(v: bool) -> Self {}
            pub fn load(&self, order: Ordering) -> bool {}
            pub fn store(&self, val: bool, order: Ordering) {}
            pub fn swap(&self, val: bool, order: Ordering) -> bool {}
            pub fn compare_exchange(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
            pub fn compare_exchange_weak(&self, current: bool, new: bool, success: Ordering, failure: Ordering) -> Result<bool, bool> {}
            pub fn fetch_update<F: FnMut(bool) -> Option<bool>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<bool, bool> {}
            pub fn fetch_or(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_and(&self, val: bool, order: Ordering) -> bool {}
            pub fn fetch_xor(&self, val: bool, order: Ordering) -> bool {}
            pub fn into_inner(self) -> bool {}
            pub fn get_mut(&mut self) -> &mut bool {}
        }
        impl From<bool> for AtomicBool {}
        #[derive(Default)]
        pub struct AtomicU8 { _p: () }
        impl AtomicU8 {
            pub const fn new(v: u8) -> Self {}
            pub fn load(&self, order: Ordering) -> u8 {}
            pub fn store(&self, val: u8, order: Ordering) {}
            pub fn swap(&self, val: u8, order: Ordering) -> u8 {}
            pub fn compare_exchange(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
            pub fn compare_exchange_weak(&self, current: u8, new: u8, success: Ordering, failure: Ordering) -> Result<u8, u8> {}
            pub fn fetch_update<F: FnMut(u8) -> Option<u8>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u8, u8> {}
            pub fn fetch_add(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_sub(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_max(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_min(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_or(&self, val: u8, order: Ordering) -> u8 {}
            pub fn fetch_and(&self, val: u8, order: Ordering) -> u8 {}
            pub fn into_inner(self) -> u8 {}
            pub fn get_mut(&mut self) -> &mut u8 {}
        }
        impl From<u8> for AtomicU8 {}
        #[derive(Default)]
        pub struct AtomicU16 { _p: () }
        impl AtomicU16 {
            pub const fn new(v: u16) -> Self {}
            pub fn load(&self, order: Ordering) -> u16 {}
            pub fn store(&self, val: u16, order: Ordering) {}
            pub fn swap(&self, val: u16, order: Ordering) -> u16 {}
            pub fn compare_exchange(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
            pub fn compare_exchange_weak(&self, current: u16, new: u16, success: Ordering, failure: Ordering) -> Result<u16, u16> {}
            pub fn fetch_update<F: FnMut(u16) -> Option<u16>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u16, u16> {}
            pub fn fetch_add(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_sub(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_max(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_min(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_or(&self, val: u16, order: Ordering) -> u16 {}
            pub fn fetch_and(&self, val: u16, order: Ordering) -> u16 {}
            pub fn into_inner(self) -> u16 {}
            pub fn get_mut(&mut self) -> &mut u16 {}
        }
        impl From<u16> for AtomicU16 {}
        #[derive(Default)]
        pub struct AtomicU32 { _p: () }
        impl AtomicU32 {
            pub const fn new(v: u32) -> Self {}
            pub fn load(&self, order: Ordering) -> u32 {}
            pub fn store(&self, val: u32, order: Ordering) {}
            pub fn swap(&self, val: u32, order: Ordering) -> u32 {}
            pub fn compare_exchange(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
            pub fn compare_exchange_weak(&self, current: u32, new: u32, success: Ordering, failure: Ordering) -> Result<u32, u32> {}
            pub fn fetch_update<F: FnMut(u32) -> Option<u32>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u32, u32> {}
            pub fn fetch_add(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_sub(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_max(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_min(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_or(&self, val: u32, order: Ordering) -> u32 {}
            pub fn fetch_and(&self, val: u32, order: Ordering) -> u32 {}
            pub fn into_inner(self) -> u32 {}
            pub fn get_mut(&mut self) -> &mut u32 {}
        }
        impl From<u32> for AtomicU32 {}
        #[derive(Default)]
        pub struct AtomicU64 { _p: () }
        impl AtomicU64 {
            pub const fn new(v: u64) -> Self {}
            pub fn load(&self, order: Ordering) -> u64 {}
            pub fn store(&self, val: u64, order: Ordering) {}
            pub fn swap(&self, val: u64, order: Ordering) -> u64 {}
            pub fn compare_exchange(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
            pub fn compare_exchange_weak(&self, current: u64, new: u64, success: Ordering, failure: Ordering) -> Result<u64, u64> {}
            pub fn fetch_update<F: FnMut(u64) -> Option<u64>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<u64, u64> {}
            pub fn fetch_add(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_sub(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_max(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_min(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_or(&self, val: u64, order: Ordering) -> u64 {}
            pub fn fetch_and(&self, val: u64, order: Ordering) -> u64 {}
            pub fn into_inner(self) -> u64 {}
            pub fn get_mut(&mut self) -> &mut u64 {}
        }
        impl From<u64> for AtomicU64 {}
        #[derive(Default)]
        pub struct AtomicUsize { _p: () }
        impl AtomicUsize {
            pub const fn new(v: usize) -> Self {}
            pub fn load(&self, order: Ordering) -> usize {}
            pub fn store(&self, val: usize, order: Ordering) {}
            pub fn swap(&self, val: usize, order: Ordering) -> usize {}
            pub fn compare_exchange(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
            pub fn compare_exchange_weak(&self, current: usize, new: usize, success: Ordering, failure: Ordering) -> Result<usize, usize> {}
            pub fn fetch_update<F: FnMut(usize) -> Option<usize>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<usize, usize> {}
            pub fn fetch_add(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_sub(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_max(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_min(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_or(&self, val: usize, order: Ordering) -> usize {}
            pub fn fetch_and(&self, val: usize, order: Ordering) -> usize {}
            pub fn into_inner(self) -> usize {}
            pub fn get_mut(&mut self) -> &mut usize {}
        }
        impl From<usize> for AtomicUsize {}
        #[derive(Default)]
        pub struct AtomicI32 { _p: () }
        impl AtomicI32 {
            pub const fn new(v: i32) -> Self {}
            pub fn load(&self, order: Ordering) -> i32 {}
            pub fn store(&self, val: i32, order: Ordering) {}
            pub fn swap(&self, val: i32, order: Ordering) -> i32 {}
            pub fn compare_exchange(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
            pub fn compare_exchange_weak(&self, current: i32, new: i32, success: Ordering, failure: Ordering) -> Result<i32, i32> {}
            pub fn fetch_update<F: FnMut(i32) -> Option<i32>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i32, i32> {}
            pub fn fetch_add(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_sub(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_max(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_min(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_or(&self, val: i32, order: Ordering) -> i32 {}
            pub fn fetch_and(&self, val: i32, order: Ordering) -> i32 {}
            pub fn into_inner(self) -> i32 {}
            pub fn get_mut(&mut self) -> &mut i32 {}
        }
        impl From<i32> for AtomicI32 {}
        #[derive(Default)]
        pub struct AtomicI64 { _p: () }
        impl AtomicI64 {
            pub const fn new(v: i64) -> Self {}
            pub fn load(&self, order: Ordering) -> i64 {}
            pub fn store(&self, val: i64, order: Ordering) {}
            pub fn swap(&self, val: i64, order: Ordering) -> i64 {}
            pub fn compare_exchange(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
            pub fn compare_exchange_weak(&self, current: i64, new: i64, success: Ordering, failure: Ordering) -> Result<i64, i64> {}
            pub fn fetch_update<F: FnMut(i64) -> Option<i64>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<i64, i64> {}
            pub fn fetch_add(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_sub(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_max(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_min(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_or(&self, val: i64, order: Ordering) -> i64 {}
            pub fn fetch_and(&self, val: i64, order: Ordering) -> i64 {}
            pub fn into_inner(self) -> i64 {}
            pub fn get_mut(&mut self) -> &mut i64 {}
        }
        impl From<i64> for AtomicI64 {}
        #[derive(Default)]
        pub struct AtomicIsize { _p: () }
        impl AtomicIsize {
            pub const fn new(v: isize) -> Self {}
            pub fn load(&self, order: Ordering) -> isize {}
            pub fn store(&self, val: isize, order: Ordering) {}
            pub fn swap(&self, val: isize, order: Ordering) -> isize {}
            pub fn compare_exchange(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
            pub fn compare_exchange_weak(&self, current: isize, new: isize, success: Ordering, failure: Ordering) -> Result<isize, isize> {}
            pub fn fetch_update<F: FnMut(isize) -> Option<isize>>(&self, set_order: Ordering, fetch_order: Ordering, f: F) -> Result<isize, isize> {}
            pub fn fetch_add(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_sub(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_max(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_min(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_or(&self, val: isize, order: Ordering) -> isize {}
            pub fn fetch_and(&self, val: isize, order: Ordering) -> isize {}
            pub fn into_inner(self) -> isize {}
            pub fn get_mut(&mut self) -> &mut isize {}
        }
        impl From<isize> for AtomicIsize {}
        pub struct AtomicPtr<T> { p: *mut T }
        impl<T> AtomicPtr<T> {
            pub const fn new(p: *mut T) -> Self {}
            pub fn load(&self, order: Ordering) -> *mut T {}
            pub fn store(&self, ptr: *mut T, order: Ordering) {}
            pub fn swap(&self, ptr: *mut T, order: Ordering) -> *mut T {}
        }
    }

    pub mod mpsc {
        pub struct Sender<T> { queue: T }
        pub struct SyncSender<T> { queue: T }
        pub struct Receiver<T> { queue: T }
        pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
        pub fn sync_channel<T>(bound: usize) -> (SyncSender<T>, Receiver<T>) {}
        impl<T> Sender<T> { pub fn send(&self, t: T) -> Result<(), SendError<T>> {} }
        impl<T> SyncSender<T> {
            pub fn send(&self, t: T) -> Result<(), SendError<T>> {}
            pub fn try_send(&self, t: T) -> Result<(), TrySendError<T>> {}
        }
        impl<T> Clone for Sender<T> {}
        impl<T> Clone for SyncSender<T> {}
        impl<T> Receiver<T> {
            pub fn recv(&self) -> Result<T, RecvError> {}
            pub fn try_recv(&self) -> Result<T, TryRecvError> {}
            pub fn recv_timeout(&self, timeout: crate::time::Duration) -> Result<T, RecvTimeoutError> {}
            pub fn iter(&self) -> Iter<'_, T> {}
            pub fn try_iter(&self) -> TryIter<'_, T> {}
        }
        pub struct Iter<'a, T> { rx: &'a Receiver<T> }
        pub struct TryIter<'a, T> { rx: &'a Receiver<T> }
        pub struct IntoIter<T> { rx: Receiver<T> }
        impl<'a, T> Iterator for Iter<'a, T> { type Item = T; }
        impl<'a, T> Iterator for TryIter<'a, T> { type Item = T; }
        impl<T> Iterator for IntoIter<T> { type Item = T; }
        impl<T> IntoIterator for Receiver<T> { type Item = T; type IntoIter = IntoIter<T>; }
        impl<'a, T> IntoIterator for &'a Receiver<T> { type Item = T; type IntoIter = Iter<'a, T>; }
        pub struct SendError<T>(pub T);
        pub struct RecvError;
        pub enum TrySendError<T> { Full(T), Disconnected(T) }
        pub enum TryRecvError { Empty, Disconnected }
        pub enum RecvTimeoutError { Timeout, Disconnected }
    }
}

pub mod mem {
    use crate::ops::{Deref, DerefMut};
    pub fn replace<T>(dest: &mut T, src: T) -> T {}
    pub fn take<T: Default>(dest: &mut T) -> T {}
    pub fn swap<T>(x: &mut T, y: &mut T) {}
    pub fn drop<T>(x: T) {}
    pub fn forget<T>(t: T) {}
    pub fn size_of<T>() -> usize {}
    pub fn size_of_val<T: ?Sized>(val: &T) -> usize {}
    pub fn align_of<T>() -> usize {}
    pub unsafe fn zeroed<T>() -> T {}
    pub unsafe fn uninitialized<T>() -> T {}
    pub unsafe fn transmute<Src, Dst>(src: Src) -> Dst {}
    pub fn needs_drop<T: ?Sized>() -> bool {}
    pub fn discriminant<T>(v: &T) -> Discriminant<T> {}
    pub struct Discriminant<T>(T);
    pub struct ManuallyDrop<T: ?Sized> { value: T }
    impl<T> ManuallyDrop<T> {
        pub const fn new(value: T) -> ManuallyDrop<T> {}
        pub fn into_inner(slot: ManuallyDrop<T>) -> T {}
        pub unsafe fn take(slot: &mut ManuallyDrop<T>) -> T {}
        pub unsafe fn drop(slot: &mut ManuallyDrop<T>) {}
    }
    impl<T: ?Sized> Deref for ManuallyDrop<T> { type Target = T; }
    impl<T: ?Sized> DerefMut for ManuallyDrop<T> {}
    pub union MaybeUninit<T> { uninit: (), value: T }
    impl<T> MaybeUninit<T> {
        pub const fn new(val: T) -> MaybeUninit<T> {}
        pub const fn uninit() -> MaybeUninit<T> {}
        pub fn zeroed() -> MaybeUninit<T> {}
        pub fn write(&mut self, val: T) -> &mut T {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub unsafe fn assume_init(self) -> T {}
        pub unsafe fn assume_init_read(&self) -> T {}
        pub unsafe fn assume_init_ref(&self) -> &T {}
        pub unsafe fn assume_init_mut(&mut self) -> &mut T {}
    }
}

pub mod ptr {
    pub const fn null<T>() -> *const T {}
    pub const fn null_mut<T>() -> *mut T {}
    pub unsafe fn read<T>(src: *const T) -> T {}
    pub unsafe fn write<T>(dst: *mut T, src: T) {}
    pub unsafe fn copy_nonoverlapping<T>(src: *const T, dst: *mut T, count: usize) {}
    pub fn eq<T: ?Sized>(a: *const T, b: *const T) -> bool {}
    pub fn addr_of<T>(r: &T) -> *const T {}
    #[derive(Clone, Copy)]
    pub struct NonNull<T: ?Sized> { pointer: *const T }
    impl<T> NonNull<T> {
        pub fn new(ptr: *mut T) -> Option<NonNull<T>> {}
        pub fn as_ptr(self) -> *mut T {}
        pub unsafe fn as_ref<'a>(&self) -> &'a T {}
        pub unsafe fn as_mut<'a>(&mut self) -> &'a mut T {}
    }
    impl<T> *const T {
        pub fn cast<U>(self) -> *const U {}
        pub fn is_null(self) -> bool {}
        pub unsafe fn as_ref<'a>(self) -> Option<&'a T> {}
    }
    impl<T> *mut T {
        pub fn cast<U>(self) -> *mut U {}
        pub fn is_null(self) -> bool {}
        pub unsafe fn as_ref<'a>(self) -> Option<&'a T> {}
        pub unsafe fn as_mut<'a>(self) -> Option<&'a mut T> {}
    }
}

pub mod any {
    pub trait Any { fn type_id(&self) -> TypeId; }
    impl<T: 'static + ?Sized> Any for T {}
    #[derive(Clone, Copy)]
    pub struct TypeId { _p: () }
    impl TypeId { pub const fn of<T: ?Sized + 'static>() -> TypeId {} }
    pub fn type_name<T: ?Sized>() -> &'static str {}
    impl dyn Any {
        pub fn is<T: Any>(&self) -> bool {}
        pub fn downcast_ref<T: Any>(&self) -> Option<&T> {}
        pub fn downcast_mut<T: Any>(&mut self) -> Option<&mut T> {}
    }
    impl dyn Any + Send {
        pub fn is<T: Any>(&self) -> bool {}
        pub fn downcast_ref<T: Any>(&self) -> Option<&T> {}
        pub fn downcast_mut<T: Any>(&mut self) -> Option<&mut T> {}
    }
    impl dyn Any + Send + Sync {
        pub fn is<T: Any>(&self) -> bool {}
        pub fn downcast_ref<T: Any>(&self) -> Option<&T> {}
        pub fn downcast_mut<T: Any>(&mut self) -> Option<&mut T> {}
    }
}

pub mod error {
    pub trait Error {
        fn source(&self) -> Option<&(dyn Error + 'static)>;
        fn description(&self) -> &str;
        fn cause(&self) -> Option<&dyn Error>;
    }
    impl dyn Error {
        pub fn is<T: Error>(&self) -> bool {}
        pub fn downcast_ref<T: Error>(&self) -> Option<&T> {}
        pub fn downcast<T: Error>(self: Box<Self>) -> Result<Box<T>, Box<dyn Error>> {}
    }
    impl dyn Error + Send + Sync {
        pub fn is<T: Error>(&self) -> bool {}
        pub fn downcast_ref<T: Error>(&self) -> Option<&T> {}
        pub fn downcast<T: Error>(self: Box<Self>) -> Result<Box<T>, Box<dyn Error + Send + Sync>> {}
    }
    impl<T: Error> Error for Box<T> {}
    impl<'a, T: Error + ?Sized> Error for &'a T {}
}

pub mod hash {
    pub trait Hash { fn hash<H: Hasher>(&self, state: &mut H); }
    pub trait Hasher { fn finish(&self) -> u64; fn write(&mut self, bytes: &[u8]); }
    pub trait BuildHasher { type Hasher; fn build_hasher(&self) -> Self::Hasher; }
    #[derive(Clone, Default)]
    pub struct DefaultHasher { _p: () }
    impl DefaultHasher { pub fn new() -> DefaultHasher {} }
    impl Hasher for DefaultHasher {}
    #[derive(Clone, Default)]
    pub struct RandomState { _p: () }
    impl RandomState { pub fn new() -> RandomState {} }
    impl BuildHasher for RandomState { type Hasher = DefaultHasher; }
    pub struct BuildHasherDefault<H> { h: H }
}

pub mod iter {
    pub trait IntoIterator { type Item; type IntoIter: Iterator; fn into_iter(self) -> Self::IntoIter; }
    impl<I: Iterator> IntoIterator for I { type Item = I::Item; type IntoIter = I; }
    pub trait FromIterator<A> { fn from_iter<T: IntoIterator<Item = A>>(iter: T) -> Self; }
    impl FromIterator<()> for () {}
    pub trait Extend<A> { fn extend<T: IntoIterator<Item = A>>(&mut self, iter: T); }
    pub trait Sum<A = Self> { fn sum<I: Iterator<Item = A>>(iter: I) -> Self; }
    pub trait Product<A = Self> { fn product<I: Iterator<Item = A>>(iter: I) -> Self; }
    impl<T, U, E> Sum<Result<U, E>> for Result<T, E> where T: Sum<U> {}
    pub trait Iterator {
        type Item;
        fn next(&mut self) -> Option<Self::Item>;
        fn size_hint(&self) -> (usize, Option<usize>);
        fn count(self) -> usize;
        fn last(self) -> Option<Self::Item>;
        fn nth(&mut self, n: usize) -> Option<Self::Item>;
        fn step_by(self, step: usize) -> StepBy<Self>;
        fn chain<U: IntoIterator<Item = Self::Item>>(self, other: U) -> Chain<Self, U::IntoIter>;
        fn zip<U: IntoIterator>(self, other: U) -> Zip<Self, U::IntoIter>;
        fn map<B, F: FnMut(Self::Item) -> B>(self, f: F) -> Map<Self, F, B>;
        fn for_each<F: FnMut(Self::Item)>(self, f: F);
        fn filter<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> Filter<Self, P>;
        fn filter_map<B, F: FnMut(Self::Item) -> Option<B>>(self, f: F) -> FilterMap<Self, F, B>;
        fn enumerate(self) -> Enumerate<Self>;
        fn peekable(self) -> Peekable<Self>;
        fn skip_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> SkipWhile<Self, P>;
        fn take_while<P: FnMut(&Self::Item) -> bool>(self, predicate: P) -> TakeWhile<Self, P>;
        fn map_while<B, P: FnMut(Self::Item) -> Option<B>>(self, predicate: P) -> MapWhile<Self, P, B>;
        fn skip(self, n: usize) -> Skip<Self>;
        fn take(self, n: usize) -> Take<Self>;
        fn scan<St, B, F: FnMut(&mut St, Self::Item) -> Option<B>>(self, initial_state: St, f: F) -> Scan<Self, St, F, B>;
        fn flat_map<U: IntoIterator, F: FnMut(Self::Item) -> U>(self, f: F) -> FlatMap<Self, U, F>;
        fn flatten(self) -> Flatten<Self> where Self::Item: IntoIterator;
        fn fuse(self) -> Fuse<Self>;
        fn inspect<F: FnMut(&Self::Item)>(self, f: F) -> Inspect<Self, F>;
        fn by_ref(&mut self) -> &mut Self;
        fn collect<B: FromIterator<Self::Item>>(self) -> B;
        fn partition<B: Default + Extend<Self::Item>, F: FnMut(&Self::Item) -> bool>(self, f: F) -> (B, B);
        fn try_fold<B, F: FnMut(B, Self::Item) -> R, R>(&mut self, init: B, f: F) -> R;
        fn try_for_each<F: FnMut(Self::Item) -> R, R>(&mut self, f: F) -> R;
        fn fold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
        fn reduce<F: FnMut(Self::Item, Self::Item) -> Self::Item>(self, f: F) -> Option<Self::Item>;
        fn all<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
        fn any<F: FnMut(Self::Item) -> bool>(&mut self, f: F) -> bool;
        fn find<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
        fn find_map<B, F: FnMut(Self::Item) -> Option<B>>(&mut self, f: F) -> Option<B>;
        fn position<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>;
        fn rposition<P: FnMut(Self::Item) -> bool>(&mut self, predicate: P) -> Option<usize>;
        fn max(self) -> Option<Self::Item>;
        fn min(self) -> Option<Self::Item>;
        fn max_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
        fn max_by<F: FnMut(&Self::Item, &Self::Item) -> crate::cmp::Ordering>(self, compare: F) -> Option<Self::Item>;
        fn min_by_key<B, F: FnMut(&Self::Item) -> B>(self, f: F) -> Option<Self::Item>;
        fn min_by<F: FnMut(&Self::Item, &Self::Item) -> crate::cmp::Ordering>(self, compare: F) -> Option<Self::Item>;
        fn rev(self) -> Rev<Self>;
        fn unzip<A, B, FromA: Default + Extend<A>, FromB: Default + Extend<B>>(self) -> (FromA, FromB) where Self: Iterator<Item = (A, B)>;
        fn copied<'a, T: 'a>(self) -> Copied<Self> where Self: Iterator<Item = &'a T>;
        fn cloned<'a, T: 'a>(self) -> Cloned<Self> where Self: Iterator<Item = &'a T>;
        fn cycle(self) -> Cycle<Self>;
        fn sum<S: Sum<Self::Item>>(self) -> S;
        fn product<P: Product<Self::Item>>(self) -> P;
        fn eq<I: IntoIterator>(self, other: I) -> bool;
    }
    impl<'a, I: Iterator + ?Sized> Iterator for &'a mut I { type Item = I::Item; }
    pub trait DoubleEndedIterator: Iterator {
        fn next_back(&mut self) -> Option<Self::Item>;
        fn nth_back(&mut self, n: usize) -> Option<Self::Item>;
        fn rfind<P: FnMut(&Self::Item) -> bool>(&mut self, predicate: P) -> Option<Self::Item>;
        fn rfold<B, F: FnMut(B, Self::Item) -> B>(self, init: B, f: F) -> B;
    }
    pub trait ExactSizeIterator: Iterator { fn len(&self) -> usize; }
    pub trait FusedIterator: Iterator {}
    #[derive(Clone)]
    pub struct StepBy<I> { iter: I }
    #[derive(Clone)]
    pub struct Chain<A, B> { a: A, b: B }
    #[derive(Clone)]
    pub struct Zip<A, B> { a: A, b: B }
    #[derive(Clone)]
    pub struct Map<I, F, B = ()> { iter: I, f: F, out: B }
    #[derive(Clone)]
    pub struct Filter<I, P> { iter: I, predicate: P }
    #[derive(Clone)]
    pub struct FilterMap<I, F, B = ()> { iter: I, f: F, out: B }
    #[derive(Clone)]
    pub struct Enumerate<I> { iter: I }
    #[derive(Clone)]
    pub struct Peekable<I: Iterator> { iter: I }
    #[derive(Clone)]
    pub struct SkipWhile<I, P> { iter: I, predicate: P }
    #[derive(Clone)]
    pub struct TakeWhile<I, P> { iter: I, predicate: P }
    #[derive(Clone)]
    pub struct MapWhile<I, P, B = ()> { iter: I, predicate: P, out: B }
    #[derive(Clone)]
    pub struct Skip<I> { iter: I }
    #[derive(Clone)]
    pub struct Take<I> { iter: I }
    #[derive(Clone)]
    pub struct Scan<I, St, F, B = ()> { iter: I, f: F, state: St, out: B }
    #[derive(Clone)]
    pub struct FlatMap<I, U: IntoIterator, F> { iter: I, inner: U, f: F }
    #[derive(Clone)]
    pub struct Flatten<I> { iter: I }
    #[derive(Clone)]
    pub struct Fuse<I> { iter: I }
    #[derive(Clone)]
    pub struct Inspect<I, F> { iter: I, f: F }
    #[derive(Clone)]
    pub struct Rev<I> { iter: I }
    #[derive(Clone)]
    pub struct Copied<I> { iter: I }
    #[derive(Clone)]
    pub struct Cloned<I> { iter: I }
    #[derive(Clone)]
    pub struct Cycle<I> { iter: I }
    impl<I: Iterator> Iterator for StepBy<I> { type Item = I::Item; }
    impl<A: Iterator, B: Iterator> Iterator for Chain<A, B> { type Item = A::Item; }
    impl<A: Iterator, B: Iterator> Iterator for Zip<A, B> { type Item = (A::Item, B::Item); }
    impl<I, F, B> Iterator for Map<I, F, B> { type Item = B; }
    impl<I: Iterator, P> Iterator for Filter<I, P> { type Item = I::Item; }
    impl<I, F, B> Iterator for FilterMap<I, F, B> { type Item = B; }
    impl<I: Iterator> Iterator for Enumerate<I> { type Item = (usize, I::Item); }
    impl<I: Iterator> Iterator for Peekable<I> { type Item = I::Item; }
    impl<I: Iterator> Peekable<I> {
        pub fn peek(&mut self) -> Option<&I::Item> {}
        pub fn peek_mut(&mut self) -> Option<&mut I::Item> {}
        pub fn next_if<F: FnOnce(&I::Item) -> bool>(&mut self, func: F) -> Option<I::Item> {}
        pub fn next_if_eq<T: ?Sized>(&mut self, expected: &T) -> Option<I::Item> {}
    }
    impl<I: Iterator, P> Iterator for SkipWhile<I, P> { type Item = I::Item; }
    impl<I: Iterator, P> Iterator for TakeWhile<I, P> { type Item = I::Item; }
    impl<I, P, B> Iterator for MapWhile<I, P, B> { type Item = B; }
    impl<I: Iterator> Iterator for Skip<I> { type Item = I::Item; }
    impl<I: Iterator> Iterator for Take<I> { type Item = I::Item; }
    impl<I, St, F, B> Iterator for Scan<I, St, F, B> { type Item = B; }
    impl<I, U: IntoIterator, F> Iterator for FlatMap<I, U, F> { type Item = U::Item; }
    impl<I: Iterator<Item = U>, U: IntoIterator> Iterator for Flatten<I> { type Item = U::Item; }
    impl<I: Iterator> Iterator for Fuse<I> { type Item = I::Item; }
    impl<I: Iterator, F> Iterator for Inspect<I, F> { type Item = I::Item; }
    impl<I: Iterator> Iterator for Rev<I> { type Item = I::Item; }
    impl<'a, T: 'a, I: Iterator<Item = &'a T>> Iterator for Copied<I> { type Item = T; }
    impl<'a, T: 'a, I: Iterator<Item = &'a T>> Iterator for Cloned<I> { type Item = T; }
    impl<I: Iterator> Iterator for Cycle<I> { type Item = I::Item; }
    impl<I: Iterator> DoubleEndedIterator for Rev<I> {}
    impl<I: Iterator> DoubleEndedIterator for Enumerate<I> {}
    impl<I, F, B> DoubleEndedIterator for Map<I, F, B> {}
    impl<I: Iterator, P> DoubleEndedIterator for Filter<I, P> {}
    impl<A: Iterator, B: Iterator> DoubleEndedIterator for Chain<A, B> {}
    #[derive(Clone)]
    pub struct Once<T> { item: T }
    #[derive(Clone)]
    pub struct Empty<T> { item: T }
    #[derive(Clone)]
    pub struct Repeat<A> { element: A }
    pub struct RepeatWith<F, A = ()> { f: F, out: A }
    pub struct FromFn<F, T = ()> { f: F, out: T }
    pub struct Successors<T, F> { next: T, succ: F }
    impl<T> Iterator for Once<T> { type Item = T; }
    impl<T> Iterator for Empty<T> { type Item = T; }
    impl<A> Iterator for Repeat<A> { type Item = A; }
    impl<F, A> Iterator for RepeatWith<F, A> { type Item = A; }
    impl<F, T> Iterator for FromFn<F, T> { type Item = T; }
    impl<T, F> Iterator for Successors<T, F> { type Item = T; }
    pub fn once<T>(value: T) -> Once<T> {}
    pub fn empty<T>() -> Empty<T> {}
    pub fn repeat<T: Clone>(elt: T) -> Repeat<T> {}
    pub fn repeat_n<T: Clone>(element: T, count: usize) -> Take<Repeat<T>> {}
    pub fn repeat_with<A, F: FnMut() -> A>(repeater: F) -> RepeatWith<F, A> {}
    pub fn from_fn<T, F: FnMut() -> Option<T>>(f: F) -> FromFn<F, T> {}
    pub fn successors<T, F: FnMut(&T) -> Option<T>>(first: Option<T>, succ: F) -> Successors<T, F> {}
    pub fn zip<A: IntoIterator, B: IntoIterator>(a: A, b: B) -> Zip<A::IntoIter, B::IntoIter> {}
}

pub mod array {
    pub struct IntoIter<T, const N: usize> { data: [T; N] }
    impl<T, const N: usize> Iterator for IntoIter<T, N> { type Item = T; }
    impl<T, const N: usize> DoubleEndedIterator for IntoIter<T, N> {}
    impl<T, const N: usize> ExactSizeIterator for IntoIter<T, N> {}
    impl<T, const N: usize> IntoIterator for [T; N] { type Item = T; type IntoIter = IntoIter<T, N>; }
    impl<'a, T, const N: usize> IntoIterator for &'a [T; N] { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
    impl<'a, T, const N: usize> IntoIterator for &'a mut [T; N] { type Item = &'a mut T; type IntoIter = crate::slice::IterMut<'a, T>; }
    pub struct TryFromSliceError(());
    impl<T, const N: usize> TryFrom<&[T]> for [T; N] { type Error = TryFromSliceError; }
    impl<'a, T, const N: usize> TryFrom<&'a [T]> for &'a [T; N] { type Error = TryFromSliceError; }
    impl<T, const N: usize> TryFrom<Vec<T>> for [T; N] { type Error = Vec<T>; }
    impl<T, const N: usize> [T; N] {
        pub fn map<U, F: FnMut(T) -> U>(self, f: F) -> [U; N] {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
        pub fn each_ref(&self) -> [&T; N] {}
        pub fn each_mut(&mut self) -> [&mut T; N] {}
    }
    pub fn from_fn<T, const N: usize, F: FnMut(usize) -> T>(f: F) -> [T; N] {}
    impl<T, const N: usize, I> crate::ops::Index<I> for [T; N] where [T]: crate::ops::Index<I> {
        type Output = <[T] as crate::ops::Index<I>>::Output;
    }
}

pub mod slice {
    use crate::cmp::Ordering;
    use crate::ops::{Index, IndexMut, Range, RangeBounds, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};
    pub trait SliceIndex<T: ?Sized> { type Output: ?Sized; }
    impl<T> SliceIndex<[T]> for usize { type Output = T; }
    impl<T> SliceIndex<[T]> for Range<usize> { type Output = [T]; }
    impl<T> SliceIndex<[T]> for RangeFrom<usize> { type Output = [T]; }
    impl<T> SliceIndex<[T]> for RangeTo<usize> { type Output = [T]; }
    impl<T> SliceIndex<[T]> for RangeInclusive<usize> { type Output = [T]; }
    impl<T> SliceIndex<[T]> for RangeToInclusive<usize> { type Output = [T]; }
    impl<T> SliceIndex<[T]> for RangeFull { type Output = [T]; }
    impl<T> Index<usize> for [T] { type Output = T; }
    impl<T> Index<Range<usize>> for [T] { type Output = [T]; }
    impl<T> Index<RangeFrom<usize>> for [T] { type Output = [T]; }
    impl<T> Index<RangeTo<usize>> for [T] { type Output = [T]; }
    impl<T> Index<RangeInclusive<usize>> for [T] { type Output = [T]; }
    impl<T> Index<RangeToInclusive<usize>> for [T] { type Output = [T]; }
    impl<T> Index<RangeFull> for [T] { type Output = [T]; }
    impl<T, I> IndexMut<I> for [T] where [T]: Index<I> {}
    impl<T> [T] {
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn first(&self) -> Option<&T> {}
        pub fn first_mut(&mut self) -> Option<&mut T> {}
        pub fn last(&self) -> Option<&T> {}
        pub fn last_mut(&mut self) -> Option<&mut T> {}
        pub fn split_first(&self) -> Option<(&T, &[T])> {}
        pub fn split_first_mut(&mut self) -> Option<(&mut T, &mut [T])> {}
        pub fn split_last(&self) -> Option<(&T, &[T])> {}
        pub fn first_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
        pub fn last_chunk<const N: usize>(&self) -> Option<&[T; N]> {}
        pub fn split_first_chunk<const N: usize>(&self) -> Option<(&[T; N], &[T])> {}
        pub fn get<I: SliceIndex<[T]>>(&self, index: I) -> Option<&I::Output> {}
        pub fn get_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> Option<&mut I::Output> {}
        pub unsafe fn get_unchecked<I: SliceIndex<[T]>>(&self, index: I) -> &I::Output {}
        pub unsafe fn get_unchecked_mut<I: SliceIndex<[T]>>(&mut self, index: I) -> &mut I::Output {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub fn swap(&mut self, a: usize, b: usize) {}
        pub fn reverse(&mut self) {}
        pub fn iter(&self) -> Iter<'_, T> {}
        pub fn iter_mut(&mut self) -> IterMut<'_, T> {}
        pub fn windows(&self, size: usize) -> Windows<'_, T> {}
        pub fn chunks(&self, chunk_size: usize) -> Chunks<'_, T> {}
        pub fn chunks_mut(&mut self, chunk_size: usize) -> ChunksMut<'_, T> {}
        pub fn chunks_exact(&self, chunk_size: usize) -> ChunksExact<'_, T> {}
        pub fn chunks_exact_mut(&mut self, chunk_size: usize) -> ChunksMut<'_, T> {}
        pub fn rchunks(&self, chunk_size: usize) -> Chunks<'_, T> {}
        pub fn chunk_by<F: FnMut(&T, &T) -> bool>(&self, pred: F) -> Chunks<'_, T> {}
        pub fn split_at(&self, mid: usize) -> (&[T], &[T]) {}
        pub fn split_at_mut(&mut self, mid: usize) -> (&mut [T], &mut [T]) {}
        pub fn split_at_checked(&self, mid: usize) -> Option<(&[T], &[T])> {}
        pub fn split<F: FnMut(&T) -> bool>(&self, pred: F) -> Split<'_, T, F> {}
        pub fn splitn<F: FnMut(&T) -> bool>(&self, n: usize, pred: F) -> Split<'_, T, F> {}
        pub fn contains(&self, x: &T) -> bool {}
        pub fn starts_with(&self, needle: &[T]) -> bool {}
        pub fn ends_with(&self, needle: &[T]) -> bool {}
        pub fn strip_prefix<P: ?Sized>(&self, prefix: &P) -> Option<&[T]> {}
        pub fn strip_suffix<P: ?Sized>(&self, suffix: &P) -> Option<&[T]> {}
        pub fn binary_search(&self, x: &T) -> Result<usize, usize> {}
        pub fn binary_search_by<F: FnMut(&T) -> Ordering>(&self, f: F) -> Result<usize, usize> {}
        pub fn binary_search_by_key<B, F: FnMut(&T) -> B>(&self, b: &B, f: F) -> Result<usize, usize> {}
        pub fn partition_point<P: FnMut(&T) -> bool>(&self, pred: P) -> usize {}
        pub fn sort(&mut self) {}
        pub fn sort_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F) {}
        pub fn sort_by_key<K, F: FnMut(&T) -> K>(&mut self, f: F) {}
        pub fn sort_unstable(&mut self) {}
        pub fn sort_unstable_by<F: FnMut(&T, &T) -> Ordering>(&mut self, compare: F) {}
        pub fn sort_unstable_by_key<K, F: FnMut(&T) -> K>(&mut self, f: F) {}
        pub fn rotate_left(&mut self, mid: usize) {}
        pub fn rotate_right(&mut self, k: usize) {}
        pub fn fill(&mut self, value: T) {}
        pub fn fill_with<F: FnMut() -> T>(&mut self, f: F) {}
        pub fn clone_from_slice(&mut self, src: &[T]) {}
        pub fn copy_from_slice(&mut self, src: &[T]) {}
        pub fn copy_within<R: RangeBounds<usize>>(&mut self, src: R, dest: usize) {}
        pub fn swap_with_slice(&mut self, other: &mut [T]) {}
        pub fn to_vec(&self) -> Vec<T> where T: Clone {}
        pub fn into_vec(self: Box<Self>) -> Vec<T> {}
        pub fn repeat(&self, n: usize) -> Vec<T> {}
        pub fn concat<Item: ?Sized>(&self) -> <[T] as Concat<Item>>::Output where [T]: Concat<Item> {}
        pub fn join<Separator>(&self, sep: Separator) -> <[T] as Join<Separator>>::Output where [T]: Join<Separator> {}
    }
    pub trait Concat<Item: ?Sized> { type Output; }
    pub trait Join<Separator> { type Output; }
    impl Concat<str> for [&str] { type Output = String; }
    impl Concat<str> for [String] { type Output = String; }
    impl<T> Concat<T> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Concat<T> for [&[T]] { type Output = Vec<T>; }
    impl<T, const N: usize> Concat<T> for [[T; N]] { type Output = Vec<T>; }
    impl<T, const N: usize> Concat<T> for [&[T; N]] { type Output = Vec<T>; }
    impl Join<&str> for [&str] { type Output = String; }
    impl Join<&str> for [String] { type Output = String; }
    impl<T> Join<&T> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&[T]> for [Vec<T>] { type Output = Vec<T>; }
    impl<T> Join<&T> for [&[T]] { type Output = Vec<T>; }
    impl [u8] {
        pub fn is_ascii(&self) -> bool {}
        pub fn eq_ignore_ascii_case(&self, other: &[u8]) -> bool {}
        pub fn to_ascii_uppercase(&self) -> Vec<u8> {}
        pub fn to_ascii_lowercase(&self) -> Vec<u8> {}
        pub fn trim_ascii(&self) -> &[u8] {}
        pub fn trim_ascii_start(&self) -> &[u8] {}
        pub fn trim_ascii_end(&self) -> &[u8] {}
    }
    pub struct Iter<'a, T> { item: &'a T }
    pub struct IterMut<'a, T> { item: &'a mut T }
    pub struct Windows<'a, T> { v: &'a [T] }
    pub struct Chunks<'a, T> { v: &'a [T] }
    pub struct ChunksMut<'a, T> { v: &'a mut [T] }
    pub struct ChunksExact<'a, T> { v: &'a [T] }
    pub struct Split<'a, T, P> { v: &'a [T], pred: P }
    impl<'a, T> Iter<'a, T> { pub fn as_slice(&self) -> &'a [T] {} }
    impl<'a, T> ChunksExact<'a, T> { pub fn remainder(&self) -> &'a [T] {} }
    impl<'a, T> Clone for Iter<'a, T> {}
    impl<'a, T> Clone for Chunks<'a, T> {}
    impl<'a, T> Iterator for Iter<'a, T> { type Item = &'a T; }
    impl<'a, T> DoubleEndedIterator for Iter<'a, T> {}
    impl<'a, T> ExactSizeIterator for Iter<'a, T> {}
    impl<'a, T> Iterator for IterMut<'a, T> { type Item = &'a mut T; }
    impl<'a, T> DoubleEndedIterator for IterMut<'a, T> {}
    impl<'a, T> ExactSizeIterator for IterMut<'a, T> {}
    impl<'a, T> Iterator for Windows<'a, T> { type Item = &'a [T]; }
    impl<'a, T> Iterator for Chunks<'a, T> { type Item = &'a [T]; }
    impl<'a, T> ExactSizeIterator for Chunks<'a, T> {}
    impl<'a, T> Iterator for ChunksMut<'a, T> { type Item = &'a mut [T]; }
    impl<'a, T> Iterator for ChunksExact<'a, T> { type Item = &'a [T]; }
    impl<'a, T, P> Iterator for Split<'a, T, P> { type Item = &'a [T]; }
    impl<'a, T> IntoIterator for &'a [T] { type Item = &'a T; type IntoIter = Iter<'a, T>; }
    impl<'a, T> IntoIterator for &'a mut [T] { type Item = &'a mut T; type IntoIter = IterMut<'a, T>; }
    pub unsafe fn from_raw_parts<'a, T>(data: *const T, len: usize) -> &'a [T] {}
    pub unsafe fn from_raw_parts_mut<'a, T>(data: *mut T, len: usize) -> &'a mut [T] {}
    pub fn from_ref<T>(s: &T) -> &[T] {}
    pub fn from_mut<T>(s: &mut T) -> &mut [T] {}
}

pub mod vec {
    use crate::ops::{Deref, DerefMut, Index, IndexMut, RangeBounds};
    #[derive(Clone)]
    pub struct Vec<T> { item: T }
    impl<T> Vec<T> {
        pub const fn new() -> Vec<T> {}
        pub fn with_capacity(capacity: usize) -> Vec<T> {}
        pub unsafe fn from_raw_parts(ptr: *mut T, length: usize, capacity: usize) -> Vec<T> {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn reserve_exact(&mut self, additional: usize) {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn into_boxed_slice(self) -> Box<[T]> {}
        pub fn truncate(&mut self, len: usize) {}
        pub fn as_slice(&self) -> &[T] {}
        pub fn as_mut_slice(&mut self) -> &mut [T] {}
        pub fn as_ptr(&self) -> *const T {}
        pub fn as_mut_ptr(&mut self) -> *mut T {}
        pub unsafe fn set_len(&mut self, new_len: usize) {}
        pub fn swap_remove(&mut self, index: usize) -> T {}
        pub fn insert(&mut self, index: usize, element: T) {}
        pub fn remove(&mut self, index: usize) -> T {}
        pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
        pub fn retain_mut<F: FnMut(&mut T) -> bool>(&mut self, f: F) {}
        pub fn dedup(&mut self) {}
        pub fn dedup_by_key<K, F: FnMut(&mut T) -> K>(&mut self, key: F) {}
        pub fn push(&mut self, value: T) {}
        pub fn pop(&mut self) -> Option<T> {}
        pub fn pop_if<F: FnOnce(&mut T) -> bool>(&mut self, predicate: F) -> Option<T> {}
        pub fn append(&mut self, other: &mut Vec<T>) {}
        pub fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<'_, T> {}
        pub fn splice<R: RangeBounds<usize>, I: IntoIterator<Item = T>>(&mut self, range: R, replace_with: I) -> Drain<'_, T> {}
        pub fn clear(&mut self) {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn split_off(&mut self, at: usize) -> Vec<T> {}
        pub fn resize(&mut self, new_len: usize, value: T) {}
        pub fn resize_with<F: FnMut() -> T>(&mut self, new_len: usize, f: F) {}
        pub fn leak<'a>(self) -> &'a mut [T] {}
        pub fn extend_from_slice(&mut self, other: &[T]) {}
        pub fn extend_from_within<R: RangeBounds<usize>>(&mut self, src: R) {}
        pub fn spare_capacity_mut(&mut self) -> &mut [crate::mem::MaybeUninit<T>] {}
    }
    impl<T> Deref for Vec<T> { type Target = [T]; }
    impl<T> DerefMut for Vec<T> {}
    impl<T, I> Index<I> for Vec<T> where [T]: Index<I> { type Output = <[T] as Index<I>>::Output; }
    impl<T, I> IndexMut<I> for Vec<T> where [T]: Index<I> {}
    impl<T> Default for Vec<T> {}
    impl<T> AsRef<[T]> for Vec<T> {}
    impl<T> AsRef<Vec<T>> for Vec<T> {}
    impl<T> AsMut<[T]> for Vec<T> {}
    impl<T> crate::borrow::Borrow<[T]> for Vec<T> {}
    impl<T> From<&[T]> for Vec<T> {}
    impl<T> From<&mut [T]> for Vec<T> {}
    impl<T, const N: usize> From<[T; N]> for Vec<T> {}
    impl<T, const N: usize> From<&[T; N]> for Vec<T> {}
    impl<T> From<Box<[T]>> for Vec<T> {}
    impl<T> From<crate::collections::VecDeque<T>> for Vec<T> {}
    impl<'a, T: Clone> From<crate::borrow::Cow<'a, [T]>> for Vec<T> {}
    impl From<&str> for Vec<u8> {}
    impl From<String> for Vec<u8> {}
    impl<T> FromIterator<T> for Vec<T> {}
    impl<T> Extend<T> for Vec<T> {}
    impl<'a, T> Extend<&'a T> for Vec<T> {}
    pub struct IntoIter<T> { item: T }
    pub struct Drain<'a, T> { vec: &'a mut Vec<T> }
    impl<T> IntoIter<T> { pub fn as_slice(&self) -> &[T] {} }
    impl<T> Iterator for IntoIter<T> { type Item = T; }
    impl<T> DoubleEndedIterator for IntoIter<T> {}
    impl<T> ExactSizeIterator for IntoIter<T> {}
    impl<'a, T> Iterator for Drain<'a, T> { type Item = T; }
    impl<'a, T> DoubleEndedIterator for Drain<'a, T> {}
    impl<T> IntoIterator for Vec<T> { type Item = T; type IntoIter = IntoIter<T>; }
    impl<'a, T> IntoIterator for &'a Vec<T> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
    impl<'a, T> IntoIterator for &'a mut Vec<T> { type Item = &'a mut T; type IntoIter = crate::slice::IterMut<'a, T>; }
}

pub mod string {
    use crate::ops::{Deref, DerefMut, Index, Range, RangeBounds, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};
    pub trait ToString { fn to_string(&self) -> String; }
    impl<T: ?Sized> ToString for T {}
    #[derive(Clone, Default)]
    pub struct String { _p: () }
    impl String {
        pub const fn new() -> String {}
        pub fn with_capacity(capacity: usize) -> String {}
        pub fn from_utf8(vec: Vec<u8>) -> Result<String, FromUtf8Error> {}
        pub fn from_utf8_lossy(v: &[u8]) -> crate::borrow::Cow<'_, str> {}
        pub unsafe fn from_utf8_unchecked(bytes: Vec<u8>) -> String {}
        pub fn from_utf16(v: &[u16]) -> Result<String, FromUtf16Error> {}
        pub fn from_utf16_lossy(v: &[u16]) -> String {}
        pub fn into_bytes(self) -> Vec<u8> {}
        pub fn as_str(&self) -> &str {}
        pub fn as_mut_str(&mut self) -> &mut str {}
        pub fn push_str(&mut self, string: &str) {}
        pub fn capacity(&self) -> usize {}
        pub fn reserve(&mut self, additional: usize) {}
        pub fn shrink_to_fit(&mut self) {}
        pub fn push(&mut self, ch: char) {}
        pub fn as_bytes(&self) -> &[u8] {}
        pub fn truncate(&mut self, new_len: usize) {}
        pub fn pop(&mut self) -> Option<char> {}
        pub fn remove(&mut self, idx: usize) -> char {}
        pub fn retain<F: FnMut(char) -> bool>(&mut self, f: F) {}
        pub fn insert(&mut self, idx: usize, ch: char) {}
        pub fn insert_str(&mut self, idx: usize, string: &str) {}
        pub unsafe fn as_mut_vec(&mut self) -> &mut Vec<u8> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn split_off(&mut self, at: usize) -> String {}
        pub fn clear(&mut self) {}
        pub fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> Drain<'_> {}
        pub fn replace_range<R: RangeBounds<usize>>(&mut self, range: R, replace_with: &str) {}
        pub fn into_boxed_str(self) -> Box<str> {}
        pub fn leak<'a>(self) -> &'a mut str {}
    }
    pub struct Drain<'a> { s: &'a mut String }
    impl<'a> Iterator for Drain<'a> { type Item = char; }
    pub struct FromUtf8Error { _p: () }
    impl FromUtf8Error { pub fn into_bytes(self) -> Vec<u8> {} pub fn as_bytes(&self) -> &[u8] {} }
    pub struct FromUtf16Error { _p: () }
    pub type ParseError = crate::convert::Infallible;
    impl Deref for String { type Target = str; }
    impl DerefMut for String {}
    impl Index<Range<usize>> for String { type Output = str; }
    impl Index<RangeFrom<usize>> for String { type Output = str; }
    impl Index<RangeTo<usize>> for String { type Output = str; }
    impl Index<RangeInclusive<usize>> for String { type Output = str; }
    impl Index<RangeToInclusive<usize>> for String { type Output = str; }
    impl Index<RangeFull> for String { type Output = str; }
    impl crate::ops::Add<&str> for String { type Output = String; }
    impl crate::ops::AddAssign<&str> for String {}
    impl AsRef<str> for String {}
    impl AsRef<[u8]> for String {}
    impl AsRef<crate::path::Path> for String {}
    impl AsRef<crate::ffi::OsStr> for String {}
    impl crate::borrow::Borrow<str> for String {}
    impl From<&str> for String {}
    impl From<&mut str> for String {}
    impl From<&String> for String {}
    impl From<char> for String {}
    impl From<Box<str>> for String {}
    impl<'a> From<crate::borrow::Cow<'a, str>> for String {}
    impl crate::str::FromStr for String { type Err = crate::convert::Infallible; }
    impl FromIterator<char> for String {}
    impl<'a> FromIterator<&'a char> for String {}
    impl<'a> FromIterator<&'a str> for String {}
    impl FromIterator<String> for String {}
    impl FromIterator<Box<str>> for String {}
    impl<'a> FromIterator<crate::borrow::Cow<'a, str>> for String {}
    impl Extend<char> for String {}
    impl<'a> Extend<&'a str> for String {}
    impl Extend<String> for String {}
    impl crate::fmt::Write for String {}
}

pub mod str {
    use crate::ops::{Index, Range, RangeFrom, RangeFull, RangeInclusive, RangeTo, RangeToInclusive};
    pub trait FromStr { type Err; fn from_str(s: &str) -> Result<Self, Self::Err>; }
    pub fn from_utf8(v: &[u8]) -> Result<&str, Utf8Error> {}
    pub fn from_utf8_mut(v: &mut [u8]) -> Result<&mut str, Utf8Error> {}
    pub unsafe fn from_utf8_unchecked(v: &[u8]) -> &str {}
    #[derive(Clone, Copy)]
    pub struct Utf8Error { _p: () }
    impl Utf8Error {
        pub fn valid_up_to(&self) -> usize {}
        pub fn error_len(&self) -> Option<usize> {}
    }
    pub struct ParseBoolError { _p: () }
    impl FromStr for bool { type Err = ParseBoolError; }
    impl FromStr for char { type Err = crate::char::ParseCharError; }
    impl Index<Range<usize>> for str { type Output = str; }
    impl Index<RangeFrom<usize>> for str { type Output = str; }
    impl Index<RangeTo<usize>> for str { type Output = str; }
    impl Index<RangeInclusive<usize>> for str { type Output = str; }
    impl Index<RangeToInclusive<usize>> for str { type Output = str; }
    impl Index<RangeFull> for str { type Output = str; }
    impl str {
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
        pub fn is_char_boundary(&self, index: usize) -> bool {}
        pub fn as_bytes(&self) -> &[u8] {}
        pub unsafe fn as_bytes_mut(&mut self) -> &mut [u8] {}
        pub fn as_str(&self) -> &str {}
        pub fn as_ptr(&self) -> *const u8 {}
        pub fn get<I>(&self, i: I) -> Option<&str> {}
        pub fn get_mut<I>(&mut self, i: I) -> Option<&mut str> {}
        pub unsafe fn get_unchecked<I>(&self, i: I) -> &str {}
        pub fn split_at(&self, mid: usize) -> (&str, &str) {}
        pub fn split_at_checked(&self, mid: usize) -> Option<(&str, &str)> {}
        pub fn chars(&self) -> Chars<'_> {}
        pub fn char_indices(&self) -> CharIndices<'_> {}
        pub fn bytes(&self) -> Bytes<'_> {}
        pub fn split_whitespace(&self) -> SplitWhitespace<'_> {}
        pub fn split_ascii_whitespace(&self) -> SplitWhitespace<'_> {}
        pub fn lines(&self) -> Lines<'_> {}
        pub fn encode_utf16(&self) -> EncodeUtf16<'_> {}
        pub fn contains<P>(&self, pat: P) -> bool {}
        pub fn starts_with<P>(&self, pat: P) -> bool {}
        pub fn ends_with<P>(&self, pat: P) -> bool {}
        pub fn find<P>(&self, pat: P) -> Option<usize> {}
        pub fn rfind<P>(&self, pat: P) -> Option<usize> {}
        pub fn split<P>(&self, pat: P) -> Split<'_> {}
        pub fn split_inclusive<P>(&self, pat: P) -> Split<'_> {}
        pub fn rsplit<P>(&self, pat: P) -> Split<'_> {}
        pub fn split_terminator<P>(&self, pat: P) -> Split<'_> {}
        pub fn splitn<P>(&self, n: usize, pat: P) -> Split<'_> {}
        pub fn rsplitn<P>(&self, n: usize, pat: P) -> Split<'_> {}
        pub fn split_once<P>(&self, delimiter: P) -> Option<(&str, &str)> {}
        pub fn rsplit_once<P>(&self, delimiter: P) -> Option<(&str, &str)> {}
        pub fn matches<P>(&self, pat: P) -> Split<'_> {}
        pub fn match_indices<P>(&self, pat: P) -> MatchIndices<'_> {}
        pub fn trim(&self) -> &str {}
        pub fn trim_start(&self) -> &str {}
        pub fn trim_end(&self) -> &str {}
        pub fn trim_left(&self) -> &str {}
        pub fn trim_right(&self) -> &str {}
        pub fn trim_matches<P>(&self, pat: P) -> &str {}
        pub fn trim_start_matches<P>(&self, pat: P) -> &str {}
        pub fn trim_end_matches<P>(&self, pat: P) -> &str {}
        pub fn strip_prefix<P>(&self, prefix: P) -> Option<&str> {}
        pub fn strip_suffix<P>(&self, suffix: P) -> Option<&str> {}
        pub fn parse<F: FromStr>(&self) -> Result<F, F::Err> {}
        pub fn is_ascii(&self) -> bool {}
        pub fn eq_ignore_ascii_case(&self, other: &str) -> bool {}
        pub fn make_ascii_lowercase(&mut self) {}
        pub fn make_ascii_uppercase(&mut self) {}
        pub fn to_ascii_lowercase(&self) -> String {}
        pub fn to_ascii_uppercase(&self) -> String {}
        pub fn to_lowercase(&self) -> String {}
        pub fn to_uppercase(&self) -> String {}
        pub fn replace<P>(&self, from: P, to: &str) -> String {}
        pub fn replacen<P>(&self, pat: P, to: &str, count: usize) -> String {}
        pub fn repeat(&self, n: usize) -> String {}
        pub fn into_string(self: Box<Self>) -> String {}
        pub fn into_boxed_bytes(self: Box<Self>) -> Box<[u8]> {}
    }
    #[derive(Clone)]
    pub struct Chars<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct CharIndices<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct Bytes<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct SplitWhitespace<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct Lines<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct EncodeUtf16<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct Split<'a> { s: &'a str }
    #[derive(Clone)]
    pub struct MatchIndices<'a> { s: &'a str }
    impl<'a> Chars<'a> { pub fn as_str(&self) -> &'a str {} }
    impl<'a> Iterator for Chars<'a> { type Item = char; }
    impl<'a> DoubleEndedIterator for Chars<'a> {}
    impl<'a> Iterator for CharIndices<'a> { type Item = (usize, char); }
    impl<'a> Iterator for Bytes<'a> { type Item = u8; }
    impl<'a> Iterator for SplitWhitespace<'a> { type Item = &'a str; }
    impl<'a> Iterator for Lines<'a> { type Item = &'a str; }
    impl<'a> Iterator for EncodeUtf16<'a> { type Item = u16; }
    impl<'a> Iterator for Split<'a> { type Item = &'a str; }
    impl<'a> DoubleEndedIterator for Split<'a> {}
    impl<'a> DoubleEndedIterator for Lines<'a> {}
    impl<'a> Iterator for MatchIndices<'a> { type Item = (usize, &'a str); }
}

pub mod char {
    pub struct ParseCharError { _p: () }
    pub fn from_u32(i: u32) -> Option<char> {}
    pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
    impl char {
        pub fn from_u32(i: u32) -> Option<char> {}
        pub fn from_digit(num: u32, radix: u32) -> Option<char> {}
        pub fn is_digit(self, radix: u32) -> bool {}
        pub fn to_digit(self, radix: u32) -> Option<u32> {}
        pub fn len_utf8(self) -> usize {}
        pub fn encode_utf8(self, dst: &mut [u8]) -> &mut str {}
        pub fn is_alphabetic(self) -> bool {}
        pub fn is_numeric(self) -> bool {}
        pub fn is_alphanumeric(self) -> bool {}
        pub fn is_whitespace(self) -> bool {}
        pub fn is_control(self) -> bool {}
        pub fn is_lowercase(self) -> bool {}
        pub fn is_uppercase(self) -> bool {}
        pub fn is_ascii(&self) -> bool {}
        pub fn is_ascii_digit(&self) -> bool {}
        pub fn is_ascii_alphabetic(&self) -> bool {}
        pub fn is_ascii_alphanumeric(&self) -> bool {}
        pub fn is_ascii_hexdigit(&self) -> bool {}
        pub fn is_ascii_whitespace(&self) -> bool {}
        pub fn to_ascii_lowercase(&self) -> char {}
        pub fn to_ascii_uppercase(&self) -> char {}
    }
}

pub mod u8 { pub const MIN: u8 = 0; pub const MAX: u8 = 255; }
pub mod u16 { pub const MIN: u16 = 0; pub const MAX: u16 = 65535; }
pub mod u32 { pub const MIN: u32 = 0; pub const MAX: u32 = 4294967295; }
pub mod u64 { pub const MIN: u64 = 0; pub const MAX: u64 = 18446744073709551615; }
pub mod u128 { pub const MIN: u128 = 0; pub const MAX: u128 = 340282366920938463463374607431768211455; }
pub mod usize { pub const MIN: usize = 0; pub const MAX: usize = 18446744073709551615; }
pub mod i8 { pub const MIN: i8 = -128; pub const MAX: i8 = 127; }
pub mod i16 { pub const MIN: i16 = -32768; pub const MAX: i16 = 32767; }
pub mod i32 { pub const MIN: i32 = -2147483648; pub const MAX: i32 = 2147483647; }
pub mod i64 { pub const MIN: i64 = -9223372036854775808; pub const MAX: i64 = 9223372036854775807; }
pub mod i128 { pub const MIN: i128 = -170141183460469231731687303715884105728; pub const MAX: i128 = 170141183460469231731687303715884105727; }
pub mod isize { pub const MIN: isize = -9223372036854775808; pub const MAX: isize = 9223372036854775807; }
pub mod f32 { pub const MIN: f32 = -3.40282347e+38; pub const MAX: f32 = 3.40282347e+38; pub mod consts { pub const PI: f32 = 3.141592653589793; } }
pub mod f64 { pub const MIN: f64 = -1.7976931348623157e+308; pub const MAX: f64 = 1.7976931348623157e+308; pub mod consts { pub const PI: f64 = 3.141592653589793; } }

pub mod primitive {
    impl bool {
        pub fn then<T, F: FnOnce() -> T>(self, f: F) -> Option<T> {}
        pub fn then_some<T>(self, t: T) -> Option<T> {}
    }
}

pub mod num {
    pub struct ParseIntError { _p: () }
    pub struct ParseFloatError { _p: () }
    pub struct TryFromIntError(());
    #[derive(Clone, Copy, Default)]
    pub struct Wrapping<T>(pub T);
    #[derive(Clone, Copy)]
    pub struct NonZero<T> { value: T }
    impl<T> NonZero<T> {
        pub const fn new(n: T) -> Option<NonZero<T>> {}
        pub const unsafe fn new_unchecked(n: T) -> NonZero<T> {}
        pub const fn get(self) -> T {}
    }
    pub type NonZeroU8 = NonZero<u8>;
    pub type NonZeroU16 = NonZero<u16>;
    pub type NonZeroU32 = NonZero<u32>;
    pub type NonZeroU64 = NonZero<u64>;
    pub type NonZeroU128 = NonZero<u128>;
    pub type NonZeroUsize = NonZero<usize>;
    pub type NonZeroI32 = NonZero<i32>;
    pub type NonZeroI64 = NonZero<i64>;
    impl Clone for u8 {}
    impl Default for u8 {}
    impl crate::str::FromStr for u8 { type Err = ParseIntError; }
    impl crate::iter::Sum<u8> for u8 {}
    impl<'a> crate::iter::Sum<&'a u8> for u8 {}
    impl crate::iter::Product<u8> for u8 {}
    impl u8 {
        pub const MIN: u8 = 0;
        pub const MAX: u8 = 255;
        pub const BITS: u32 = 8;
        pub const fn to_be_bytes(self) -> [u8; 1] {}
        pub const fn from_be_bytes(bytes: [u8; 1]) -> u8 {}
        pub const fn to_le_bytes(self) -> [u8; 1] {}
        pub const fn from_le_bytes(bytes: [u8; 1]) -> u8 {}
        pub const fn to_ne_bytes(self) -> [u8; 1] {}
        pub const fn from_ne_bytes(bytes: [u8; 1]) -> u8 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<u8, ParseIntError> {}
        pub const fn to_be(self) -> u8 {}
        pub const fn to_le(self) -> u8 {}
        pub const fn swap_bytes(self) -> u8 {}
        pub const fn from_be(x: u8) -> u8 {}
        pub const fn from_le(x: u8) -> u8 {}
        pub const fn checked_add(self, rhs: u8) -> Option<u8> {}
        pub const fn checked_sub(self, rhs: u8) -> Option<u8> {}
        pub const fn checked_mul(self, rhs: u8) -> Option<u8> {}
        pub const fn checked_div(self, rhs: u8) -> Option<u8> {}
        pub const fn checked_rem(self, rhs: u8) -> Option<u8> {}
        pub const fn saturating_add(self, rhs: u8) -> u8 {}
        pub const fn wrapping_add(self, rhs: u8) -> u8 {}
        pub const fn overflowing_add(self, rhs: u8) -> (u8, bool) {}
        pub const fn saturating_sub(self, rhs: u8) -> u8 {}
        pub const fn wrapping_sub(self, rhs: u8) -> u8 {}
        pub const fn overflowing_sub(self, rhs: u8) -> (u8, bool) {}
        pub const fn saturating_mul(self, rhs: u8) -> u8 {}
        pub const fn wrapping_mul(self, rhs: u8) -> u8 {}
        pub const fn overflowing_mul(self, rhs: u8) -> (u8, bool) {}
        pub const fn pow(self, exp: u32) -> u8 {}
        pub const fn rem_euclid(self, rhs: u8) -> u8 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> u8 {}
        pub const fn rotate_right(self, n: u32) -> u8 {}
        pub const fn abs_diff(self, other: u8) -> u8 {}
        pub const fn div_ceil(self, rhs: u8) -> u8 {}
        pub const fn next_power_of_two(self) -> u8 {}
        pub const fn next_multiple_of(self, rhs: u8) -> u8 {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for u16 {}
    impl Default for u16 {}
    impl crate::str::FromStr for u16 { type Err = ParseIntError; }
    impl crate::iter::Sum<u16> for u16 {}
    impl<'a> crate::iter::Sum<&'a u16> for u16 {}
    impl crate::iter::Product<u16> for u16 {}
    impl u16 {
        pub const MIN: u16 = 0;
        pub const MAX: u16 = 65535;
        pub const BITS: u32 = 16;
        pub const fn to_be_bytes(self) -> [u8; 2] {}
        pub const fn from_be_bytes(bytes: [u8; 2]) -> u16 {}
        pub const fn to_le_bytes(self) -> [u8; 2] {}
        pub const fn from_le_bytes(bytes: [u8; 2]) -> u16 {}
        pub const fn to_ne_bytes(self) -> [u8; 2] {}
        pub const fn from_ne_bytes(bytes: [u8; 2]) -> u16 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<u16, ParseIntError> {}
        pub const fn to_be(self) -> u16 {}
        pub const fn to_le(self) -> u16 {}
        pub const fn swap_bytes(self) -> u16 {}
        pub const fn from_be(x: u16) -> u16 {}
        pub const fn from_le(x: u16) -> u16 {}
        pub const fn checked_add(self, rhs: u16) -> Option<u16> {}
        pub const fn checked_sub(self, rhs: u16) -> Option<u16> {}
        pub const fn checked_mul(self, rhs: u16) -> Option<u16> {}
        pub const fn checked_div(self, rhs: u16) -> Option<u16> {}
        pub const fn checked_rem(self, rhs: u16) -> Option<u16> {}
        pub const fn saturating_add(self, rhs: u16) -> u16 {}
        pub const fn wrapping_add(self, rhs: u16) -> u16 {}
        pub const fn overflowing_add(self, rhs: u16) -> (u16, bool) {}
        pub const fn saturating_sub(self, rhs: u16) -> u16 {}
        pub const fn wrapping_sub(self, rhs: u16) -> u16 {}
        pub const fn overflowing_sub(self, rhs: u16) -> (u16, bool) {}
        pub const fn saturating_mul(self, rhs: u16) -> u16 {}
        pub const fn wrapping_mul(self, rhs: u16) -> u16 {}
        pub const fn overflowing_mul(self, rhs: u16) -> (u16, bool) {}
        pub const fn pow(self, exp: u32) -> u16 {}
        pub const fn rem_euclid(self, rhs: u16) -> u16 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> u16 {}
        pub const fn rotate_right(self, n: u32) -> u16 {}
        pub const fn abs_diff(self, other: u16) -> u16 {}
        pub const fn div_ceil(self, rhs: u16) -> u16 {}
        pub const fn next_power_of_two(self) -> u16 {}
        pub const fn next_multiple_of(self, rhs: u16) -> u16 {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for u32 {}
    impl Default for u32 {}
    impl crate::str::FromStr for u32 { type Err = ParseIntError; }
    impl crate::iter::Sum<u32> for u32 {}
    impl<'a> crate::iter::Sum<&'a u32> for u32 {}
    impl crate::iter::Product<u32> for u32 {}
    impl u32 {
        pub const MIN: u32 = 0;
        pub const MAX: u32 = 4294967295;
        pub const BITS: u32 = 32;
        pub const fn to_be_bytes(self) -> [u8; 4] {}
        pub const fn from_be_bytes(bytes: [u8; 4]) -> u32 {}
        pub const fn to_le_bytes(self) -> [u8; 4] {}
        pub const fn from_le_bytes(bytes: [u8; 4]) -> u32 {}
        pub const fn to_ne_bytes(self) -> [u8; 4] {}
        pub const fn from_ne_bytes(bytes: [u8; 4]) -> u32 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<u32, ParseIntError> {}
        pub const fn to_be(self) -> u32 {}
        pub const fn to_le(self) -> u32 {}
        pub const fn swap_bytes(self) -> u32 {}
        pub const fn from_be(x: u32) -> u32 {}
        pub const fn from_le(x: u32) -> u32 {}
        pub const fn checked_add(self, rhs: u32) -> Option<u32> {}
        pub const fn checked_sub(self, rhs: u32) -> Option<u32> {}
        pub const fn checked_mul(self, rhs: u32) -> Option<u32> {}
        pub const fn checked_div(self, rhs: u32) -> Option<u32> {}
        pub const fn checked_rem(self, rhs: u32) -> Option<u32> {}
        pub const fn saturating_add(self, rhs: u32) -> u32 {}
        pub const fn wrapping_add(self, rhs: u32) -> u32 {}
        pub const fn overflowing_add(self, rhs: u32) -> (u32, bool) {}
        pub const fn saturating_sub(self, rhs: u32) -> u32 {}
        pub const fn wrapping_sub(self, rhs: u32) -> u32 {}
        pub const fn overflowing_sub(self, rhs: u32) -> (u32, bool) {}
        pub const fn saturating_mul(self, rhs: u32) -> u32 {}
        pub const fn wrapping_mul(self, rhs: u32) -> u32 {}
        pub const fn overflowing_mul(self, rhs: u32) -> (u32, bool) {}
        pub const fn pow(self, exp: u32) -> u32 {}
        pub const fn rem_euclid(self, rhs: u32) -> u32 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> u32 {}
        pub const fn rotate_right(self, n: u32) -> u32 {}
        pub const fn abs_diff(self, other: u32) -> u32 {}
        pub const fn div_ceil(self, rhs: u32) -> u32 {}
        pub const fn next_power_of_two(self) -> u32 {}
        pub const fn next_multiple_of(self, rhs: u32) -> u32 {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for u64 {}
    impl Default for u64 {}
    impl crate::str::FromStr for u64 { type Err = ParseIntError; }
    impl crate::iter::Sum<u64> for u64 {}
    impl<'a> crate::iter::Sum<&'a u64> for u64 {}
    impl crate::iter::Product<u64> for u64 {}
    impl u64 {
        pub const MIN: u64 = 0;
        pub const MAX: u64 = 18446744073709551615;
        pub const BITS: u32 = 64;
        pub const fn to_be_bytes(self) -> [u8; 8] {}
        pub const fn from_be_bytes(bytes: [u8; 8]) -> u64 {}
        pub const fn to_le_bytes(self) -> [u8; 8] {}
        pub const fn from_le_bytes(bytes: [u8; 8]) -> u64 {}
        pub const fn to_ne_bytes(self) -> [u8; 8] {}
        pub const fn from_ne_bytes(bytes: [u8; 8]) -> u64 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<u64, ParseIntError> {}
        pub const fn to_be(self) -> u64 {}
        pub const fn to_le(self) -> u64 {}
        pub const fn swap_bytes(self) -> u64 {}
        pub const fn from_be(x: u64) -> u64 {}
        pub const fn from_le(x: u64) -> u64 {}
        pub const fn checked_add(self, rhs: u64) -> Option<u64> {}
        pub const fn checked_sub(self, rhs: u64) -> Option<u64> {}
        pub const fn checked_mul(self, rhs: u64) -> Option<u64> {}
        pub const fn checked_div(self, rhs: u64) -> Option<u64> {}
        pub const fn checked_rem(self, rhs: u64) -> Option<u64> {}
        pub const fn saturating_add(self, rhs: u64) -> u64 {}
        pub const fn wrapping_add(self, rhs: u64) -> u64 {}
        pub const fn overflowing_add(self, rhs: u64) -> (u64, bool) {}
        pub const fn saturating_sub(self, rhs: u64) -> u64 {}
        pub const fn wrapping_sub(self, rhs: u64) -> u64 {}
        pub const fn overflowing_sub(self, rhs: u64) -> (u64, bool) {}
        pub const fn saturating_mul(self, rhs: u64) -> u64 {}
        pub const fn wrapping_mul(self, rhs: u64) -> u64 {}
        pub const fn overflowing_mul(self, rhs: u64) -> (u64, bool) {}
        pub const fn pow(self, exp: u32) -> u64 {}
        pub const fn rem_euclid(self, rhs: u64) -> u64 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> u64 {}
        pub const fn rotate_right(self, n: u32) -> u64 {}
        pub const fn abs_diff(self, other: u64) -> u64 {}
        pub const fn div_ceil(self, rhs: u64) -> u64 {}
        pub const fn next_power_of_two(self) -> u64 {}
        pub const fn next_multiple_of(self, rhs: u64) -> u64 {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for u128 {}
    impl Default for u128 {}
    impl crate::str::FromStr for u128 { type Err = ParseIntError; }
    impl crate::iter::Sum<u128> for u128 {}
    impl<'a> crate::iter::Sum<&'a u128> for u128 {}
    impl crate::iter::Product<u128> for u128 {}
    impl u128 {
        pub const MIN: u128 = 0;
        pub const MAX: u128 = 340282366920938463463374607431768211455;
        pub const BITS: u32 = 128;
        pub const fn to_be_bytes(self) -> [u8; 16] {}
        pub const fn from_be_bytes(bytes: [u8; 16]) -> u128 {}
        pub const fn to_le_bytes(self) -> [u8; 16] {}
        pub const fn from_le_bytes(bytes: [u8; 16]) -> u128 {}
        pub const fn to_ne_bytes(self) -> [u8; 16] {}
        pub const fn from_ne_bytes(bytes: [u8; 16]) -> u128 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<u128, ParseIntError> {}
        pub const fn to_be(self) -> u128 {}
        pub const fn to_le(self) -> u128 {}
        pub const fn swap_bytes(self) -> u128 {}
        pub const fn from_be(x: u128) -> u128 {}
        pub const fn from_le(x: u128) -> u128 {}
        pub const fn checked_add(self, rhs: u128) -> Option<u128> {}
        pub const fn checked_sub(self, rhs: u128) -> Option<u128> {}
        pub const fn checked_mul(self, rhs: u128) -> Option<u128> {}
        pub const fn checked_div(self, rhs: u128) -> Option<u128> {}
        pub const fn checked_rem(self, rhs: u128) -> Option<u128> {}
        pub const fn saturating_add(self, rhs: u128) -> u128 {}
        pub const fn wrapping_add(self, rhs: u128) -> u128 {}
        pub const fn overflowing_add(self, rhs: u128) -> (u128, bool) {}
        pub const fn saturating_sub(self, rhs: u128) -> u128 {}
        pub const fn wrapping_sub(self, rhs: u128) -> u128 {}
        pub const fn overflowing_sub(self, rhs: u128) -> (u128, bool) {}
        pub const fn saturating_mul(self, rhs: u128) -> u128 {}
        pub const fn wrapping_mul(self, rhs: u128) -> u128 {}
        pub const fn overflowing_mul(self, rhs: u128) -> (u128, bool) {}
        pub const fn pow(self, exp: u32) -> u128 {}
        pub const fn rem_euclid(self, rhs: u128) -> u128 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> u128 {}
        pub const fn rotate_right(self, n: u32) -> u128 {}
        pub const fn abs_diff(self, other: u128) -> u128 {}
        pub const fn div_ceil(self, rhs: u128) -> u128 {}
        pub const fn next_power_of_two(self) -> u128 {}
        pub const fn next_multiple_of(self, rhs: u128) -> u128 {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for usize {}
    impl Default for usize {}
    impl crate::str::FromStr for usize { type Err = ParseIntError; }
    impl crate::iter::Sum<usize> for usize {}
    impl<'a> crate::iter::Sum<&'a usize> for usize {}
    impl crate::iter::Product<usize> for usize {}
    impl usize {
        pub const MIN: usize = 0;
        pub const MAX: usize = 18446744073709551615;
        pub const BITS: u32 = 64;
        pub const fn to_be_bytes(self) -> [u8; 8] {}
        pub const fn from_be_bytes(bytes: [u8; 8]) -> usize {}
        pub const fn to_le_bytes(self) -> [u8; 8] {}
        pub const fn from_le_bytes(bytes: [u8; 8]) -> usize {}
        pub const fn to_ne_bytes(self) -> [u8; 8] {}
        pub const fn from_ne_bytes(bytes: [u8; 8]) -> usize {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<usize, ParseIntError> {}
        pub const fn to_be(self) -> usize {}
        pub const fn to_le(self) -> usize {}
        pub const fn swap_bytes(self) -> usize {}
        pub const fn from_be(x: usize) -> usize {}
        pub const fn from_le(x: usize) -> usize {}
        pub const fn checked_add(self, rhs: usize) -> Option<usize> {}
        pub const fn checked_sub(self, rhs: usize) -> Option<usize> {}
        pub const fn checked_mul(self, rhs: usize) -> Option<usize> {}
        pub const fn checked_div(self, rhs: usize) -> Option<usize> {}
        pub const fn checked_rem(self, rhs: usize) -> Option<usize> {}
        pub const fn saturating_add(self, rhs: usize) -> usize {}
        pub const fn wrapping_add(self, rhs: usize) -> usize {}
        pub const fn overflowing_add(self, rhs: usize) -> (usize, bool) {}
        pub const fn saturating_sub(self, rhs: usize) -> usize {}
        pub const fn wrapping_sub(self, rhs: usize) -> usize {}
        pub const fn overflowing_sub(self, rhs: usize) -> (usize, bool) {}
        pub const fn saturating_mul(self, rhs: usize) -> usize {}
        pub const fn wrapping_mul(self, rhs: usize) -> usize {}
        pub const fn overflowing_mul(self, rhs: usize) -> (usize, bool) {}
        pub const fn pow(self, exp: u32) -> usize {}
        pub const fn rem_euclid(self, rhs: usize) -> usize {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> usize {}
        pub const fn rotate_right(self, n: u32) -> usize {}
        pub const fn abs_diff(self, other: usize) -> usize {}
        pub const fn div_ceil(self, rhs: usize) -> usize {}
        pub const fn next_power_of_two(self) -> usize {}
        pub const fn next_multiple_of(self, rhs: usize) -> usize {}
        pub const fn is_power_of_two(self) -> bool {}
    }
    impl Clone for i8 {}
    impl Default for i8 {}
    impl crate::str::FromStr for i8 { type Err = ParseIntError; }
    impl crate::iter::Sum<i8> for i8 {}
    impl<'a> crate::iter::Sum<&'a i8> for i8 {}
    impl crate::iter::Product<i8> for i8 {}
    impl i8 {
        pub const MIN: i8 = -128;
        pub const MAX: i8 = 127;
        pub const BITS: u32 = 8;
        pub const fn to_be_bytes(self) -> [u8; 1] {}
        pub const fn from_be_bytes(bytes: [u8; 1]) -> i8 {}
        pub const fn to_le_bytes(self) -> [u8; 1] {}
        pub const fn from_le_bytes(bytes: [u8; 1]) -> i8 {}
        pub const fn to_ne_bytes(self) -> [u8; 1] {}
        pub const fn from_ne_bytes(bytes: [u8; 1]) -> i8 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<i8, ParseIntError> {}
        pub const fn to_be(self) -> i8 {}
        pub const fn to_le(self) -> i8 {}
        pub const fn swap_bytes(self) -> i8 {}
        pub const fn from_be(x: i8) -> i8 {}
        pub const fn from_le(x: i8) -> i8 {}
        pub const fn checked_add(self, rhs: i8) -> Option<i8> {}
        pub const fn checked_sub(self, rhs: i8) -> Option<i8> {}
        pub const fn checked_mul(self, rhs: i8) -> Option<i8> {}
        pub const fn checked_div(self, rhs: i8) -> Option<i8> {}
        pub const fn checked_rem(self, rhs: i8) -> Option<i8> {}
        pub const fn saturating_add(self, rhs: i8) -> i8 {}
        pub const fn wrapping_add(self, rhs: i8) -> i8 {}
        pub const fn overflowing_add(self, rhs: i8) -> (i8, bool) {}
        pub const fn saturating_sub(self, rhs: i8) -> i8 {}
        pub const fn wrapping_sub(self, rhs: i8) -> i8 {}
        pub const fn overflowing_sub(self, rhs: i8) -> (i8, bool) {}
        pub const fn saturating_mul(self, rhs: i8) -> i8 {}
        pub const fn wrapping_mul(self, rhs: i8) -> i8 {}
        pub const fn overflowing_mul(self, rhs: i8) -> (i8, bool) {}
        pub const fn pow(self, exp: u32) -> i8 {}
        pub const fn rem_euclid(self, rhs: i8) -> i8 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> i8 {}
        pub const fn rotate_right(self, n: u32) -> i8 {}
        pub const fn abs(self) -> i8 {}
        pub const fn unsigned_abs(self) -> u8 {}
        pub const fn signum(self) -> i8 {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for i16 {}
    impl Default for i16 {}
    impl crate::str::FromStr for i16 { type Err = ParseIntError; }
    impl crate::iter::Sum<i16> for i16 {}
    impl<'a> crate::iter::Sum<&'a i16> for i16 {}
    impl crate::iter::Product<i16> for i16 {}
    impl i16 {
        pub const MIN: i16 = -32768;
        pub const MAX: i16 = 32767;
        pub const BITS: u32 = 16;
        pub const fn to_be_bytes(self) -> [u8; 2] {}
        pub const fn from_be_bytes(bytes: [u8; 2]) -> i16 {}
        pub const fn to_le_bytes(self) -> [u8; 2] {}
        pub const fn from_le_bytes(bytes: [u8; 2]) -> i16 {}
        pub const fn to_ne_bytes(self) -> [u8; 2] {}
        pub const fn from_ne_bytes(bytes: [u8; 2]) -> i16 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<i16, ParseIntError> {}
        pub const fn to_be(self) -> i16 {}
        pub const fn to_le(self) -> i16 {}
        pub const fn swap_bytes(self) -> i16 {}
        pub const fn from_be(x: i16) -> i16 {}
        pub const fn from_le(x: i16) -> i16 {}
        pub const fn checked_add(self, rhs: i16) -> Option<i16> {}
        pub const fn checked_sub(self, rhs: i16) -> Option<i16> {}
        pub const fn checked_mul(self, rhs: i16) -> Option<i16> {}
        pub const fn checked_div(self, rhs: i16) -> Option<i16> {}
        pub const fn checked_rem(self, rhs: i16) -> Option<i16> {}
        pub const fn saturating_add(self, rhs: i16) -> i16 {}
        pub const fn wrapping_add(self, rhs: i16) -> i16 {}
        pub const fn overflowing_add(self, rhs: i16) -> (i16, bool) {}
        pub const fn saturating_sub(self, rhs: i16) -> i16 {}
        pub const fn wrapping_sub(self, rhs: i16) -> i16 {}
        pub const fn overflowing_sub(self, rhs: i16) -> (i16, bool) {}
        pub const fn saturating_mul(self, rhs: i16) -> i16 {}
        pub const fn wrapping_mul(self, rhs: i16) -> i16 {}
        pub const fn overflowing_mul(self, rhs: i16) -> (i16, bool) {}
        pub const fn pow(self, exp: u32) -> i16 {}
        pub const fn rem_euclid(self, rhs: i16) -> i16 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> i16 {}
        pub const fn rotate_right(self, n: u32) -> i16 {}
        pub const fn abs(self) -> i16 {}
        pub const fn unsigned_abs(self) -> u16 {}
        pub const fn signum(self) -> i16 {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for i32 {}
    impl Default for i32 {}
    impl crate::str::FromStr for i32 { type Err = ParseIntError; }
    impl crate::iter::Sum<i32> for i32 {}
    impl<'a> crate::iter::Sum<&'a i32> for i32 {}
    impl crate::iter::Product<i32> for i32 {}
    impl i32 {
        pub const MIN: i32 = -2147483648;
        pub const MAX: i32 = 2147483647;
        pub const BITS: u32 = 32;
        pub const fn to_be_bytes(self) -> [u8; 4] {}
        pub const fn from_be_bytes(bytes: [u8; 4]) -> i32 {}
        pub const fn to_le_bytes(self) -> [u8; 4] {}
        pub const fn from_le_bytes(bytes: [u8; 4]) -> i32 {}
        pub const fn to_ne_bytes(self) -> [u8; 4] {}
        pub const fn from_ne_bytes(bytes: [u8; 4]) -> i32 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<i32, ParseIntError> {}
        pub const fn to_be(self) -> i32 {}
        pub const fn to_le(self) -> i32 {}
        pub const fn swap_bytes(self) -> i32 {}
        pub const fn from_be(x: i32) -> i32 {}
        pub const fn from_le(x: i32) -> i32 {}
        pub const fn checked_add(self, rhs: i32) -> Option<i32> {}
        pub const fn checked_sub(self, rhs: i32) -> Option<i32> {}
        pub const fn checked_mul(self, rhs: i32) -> Option<i32> {}
        pub const fn checked_div(self, rhs: i32) -> Option<i32> {}
        pub const fn checked_rem(self, rhs: i32) -> Option<i32> {}
        pub const fn saturating_add(self, rhs: i32) -> i32 {}
        pub const fn wrapping_add(self, rhs: i32) -> i32 {}
        pub const fn overflowing_add(self, rhs: i32) -> (i32, bool) {}
        pub const fn saturating_sub(self, rhs: i32) -> i32 {}
        pub const fn wrapping_sub(self, rhs: i32) -> i32 {}
        pub const fn overflowing_sub(self, rhs: i32) -> (i32, bool) {}
        pub const fn saturating_mul(self, rhs: i32) -> i32 {}
        pub const fn wrapping_mul(self, rhs: i32) -> i32 {}
        pub const fn overflowing_mul(self, rhs: i32) -> (i32, bool) {}
        pub const fn pow(self, exp: u32) -> i32 {}
        pub const fn rem_euclid(self, rhs: i32) -> i32 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> i32 {}
        pub const fn rotate_right(self, n: u32) -> i32 {}
        pub const fn abs(self) -> i32 {}
        pub const fn unsigned_abs(self) -> u32 {}
        pub const fn signum(self) -> i32 {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for i64 {}
    impl Default for i64 {}
    impl crate::str::FromStr for i64 { type Err = ParseIntError; }
    impl crate::iter::Sum<i64> for i64 {}
    impl<'a> crate::iter::Sum<&'a i64> for i64 {}
    impl crate::iter::Product<i64> for i64 {}
    impl i64 {
        pub const MIN: i64 = -9223372036854775808;
        pub const MAX: i64 = 9223372036854775807;
        pub const BITS: u32 = 64;
        pub const fn to_be_bytes(self) -> [u8; 8] {}
        pub const fn from_be_bytes(bytes: [u8; 8]) -> i64 {}
        pub const fn to_le_bytes(self) -> [u8; 8] {}
        pub const fn from_le_bytes(bytes: [u8; 8]) -> i64 {}
        pub const fn to_ne_bytes(self) -> [u8; 8] {}
        pub const fn from_ne_bytes(bytes: [u8; 8]) -> i64 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<i64, ParseIntError> {}
        pub const fn to_be(self) -> i64 {}
        pub const fn to_le(self) -> i64 {}
        pub const fn swap_bytes(self) -> i64 {}
        pub const fn from_be(x: i64) -> i64 {}
        pub const fn from_le(x: i64) -> i64 {}
        pub const fn checked_add(self, rhs: i64) -> Option<i64> {}
        pub const fn checked_sub(self, rhs: i64) -> Option<i64> {}
        pub const fn checked_mul(self, rhs: i64) -> Option<i64> {}
        pub const fn checked_div(self, rhs: i64) -> Option<i64> {}
        pub const fn checked_rem(self, rhs: i64) -> Option<i64> {}
        pub const fn saturating_add(self, rhs: i64) -> i64 {}
        pub const fn wrapping_add(self, rhs: i64) -> i64 {}
        pub const fn overflowing_add(self, rhs: i64) -> (i64, bool) {}
        pub const fn saturating_sub(self, rhs: i64) -> i64 {}
        pub const fn wrapping_sub(self, rhs: i64) -> i64 {}
        pub const fn overflowing_sub(self, rhs: i64) -> (i64, bool) {}
        pub const fn saturating_mul(self, rhs: i64) -> i64 {}
        pub const fn wrapping_mul(self, rhs: i64) -> i64 {}
        pub const fn overflowing_mul(self, rhs: i64) -> (i64, bool) {}
        pub const fn pow(self, exp: u32) -> i64 {}
        pub const fn rem_euclid(self, rhs: i64) -> i64 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> i64 {}
        pub const fn rotate_right(self, n: u32) -> i64 {}
        pub const fn abs(self) -> i64 {}
        pub const fn unsigned_abs(self) -> u64 {}
        pub const fn signum(self) -> i64 {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for i128 {}
    impl Default for i128 {}
    impl crate::str::FromStr for i128 { type Err = ParseIntError; }
    impl crate::iter::Sum<i128> for i128 {}
    impl<'a> crate::iter::Sum<&'a i128> for i128 {}
    impl crate::iter::Product<i128> for i128 {}
    impl i128 {
        pub const MIN: i128 = -170141183460469231731687303715884105728;
        pub const MAX: i128 = 170141183460469231731687303715884105727;
        pub const BITS: u32 = 128;
        pub const fn to_be_bytes(self) -> [u8; 16] {}
        pub const fn from_be_bytes(bytes: [u8; 16]) -> i128 {}
        pub const fn to_le_bytes(self) -> [u8; 16] {}
        pub const fn from_le_bytes(bytes: [u8; 16]) -> i128 {}
        pub const fn to_ne_bytes(self) -> [u8; 16] {}
        pub const fn from_ne_bytes(bytes: [u8; 16]) -> i128 {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<i128, ParseIntError> {}
        pub const fn to_be(self) -> i128 {}
        pub const fn to_le(self) -> i128 {}
        pub const fn swap_bytes(self) -> i128 {}
        pub const fn from_be(x: i128) -> i128 {}
        pub const fn from_le(x: i128) -> i128 {}
        pub const fn checked_add(self, rhs: i128) -> Option<i128> {}
        pub const fn checked_sub(self, rhs: i128) -> Option<i128> {}
        pub const fn checked_mul(self, rhs: i128) -> Option<i128> {}
        pub const fn checked_div(self, rhs: i128) -> Option<i128> {}
        pub const fn checked_rem(self, rhs: i128) -> Option<i128> {}
        pub const fn saturating_add(self, rhs: i128) -> i128 {}
        pub const fn wrapping_add(self, rhs: i128) -> i128 {}
        pub const fn overflowing_add(self, rhs: i128) -> (i128, bool) {}
        pub const fn saturating_sub(self, rhs: i128) -> i128 {}
        pub const fn wrapping_sub(self, rhs: i128) -> i128 {}
        pub const fn overflowing_sub(self, rhs: i128) -> (i128, bool) {}
        pub const fn saturating_mul(self, rhs: i128) -> i128 {}
        pub const fn wrapping_mul(self, rhs: i128) -> i128 {}
        pub const fn overflowing_mul(self, rhs: i128) -> (i128, bool) {}
        pub const fn pow(self, exp: u32) -> i128 {}
        pub const fn rem_euclid(self, rhs: i128) -> i128 {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> i128 {}
        pub const fn rotate_right(self, n: u32) -> i128 {}
        pub const fn abs(self) -> i128 {}
        pub const fn unsigned_abs(self) -> u128 {}
        pub const fn signum(self) -> i128 {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for isize {}
    impl Default for isize {}
    impl crate::str::FromStr for isize { type Err = ParseIntError; }
    impl crate::iter::Sum<isize> for isize {}
    impl<'a> crate::iter::Sum<&'a isize> for isize {}
    impl crate::iter::Product<isize> for isize {}
    impl isize {
        pub const MIN: isize = -9223372036854775808;
        pub const MAX: isize = 9223372036854775807;
        pub const BITS: u32 = 64;
        pub const fn to_be_bytes(self) -> [u8; 8] {}
        pub const fn from_be_bytes(bytes: [u8; 8]) -> isize {}
        pub const fn to_le_bytes(self) -> [u8; 8] {}
        pub const fn from_le_bytes(bytes: [u8; 8]) -> isize {}
        pub const fn to_ne_bytes(self) -> [u8; 8] {}
        pub const fn from_ne_bytes(bytes: [u8; 8]) -> isize {}
        pub fn from_str_radix(src: &str, radix: u32) -> Result<isize, ParseIntError> {}
        pub const fn to_be(self) -> isize {}
        pub const fn to_le(self) -> isize {}
        pub const fn swap_bytes(self) -> isize {}
        pub const fn from_be(x: isize) -> isize {}
        pub const fn from_le(x: isize) -> isize {}
        pub const fn checked_add(self, rhs: isize) -> Option<isize> {}
        pub const fn checked_sub(self, rhs: isize) -> Option<isize> {}
        pub const fn checked_mul(self, rhs: isize) -> Option<isize> {}
        pub const fn checked_div(self, rhs: isize) -> Option<isize> {}
        pub const fn checked_rem(self, rhs: isize) -> Option<isize> {}
        pub const fn saturating_add(self, rhs: isize) -> isize {}
        pub const fn wrapping_add(self, rhs: isize) -> isize {}
        pub const fn overflowing_add(self, rhs: isize) -> (isize, bool) {}
        pub const fn saturating_sub(self, rhs: isize) -> isize {}
        pub const fn wrapping_sub(self, rhs: isize) -> isize {}
        pub const fn overflowing_sub(self, rhs: isize) -> (isize, bool) {}
        pub const fn saturating_mul(self, rhs: isize) -> isize {}
        pub const fn wrapping_mul(self, rhs: isize) -> isize {}
        pub const fn overflowing_mul(self, rhs: isize) -> (isize, bool) {}
        pub const fn pow(self, exp: u32) -> isize {}
        pub const fn rem_euclid(self, rhs: isize) -> isize {}
        pub const fn leading_zeros(self) -> u32 {}
        pub const fn trailing_zeros(self) -> u32 {}
        pub const fn count_ones(self) -> u32 {}
        pub const fn count_zeros(self) -> u32 {}
        pub const fn rotate_left(self, n: u32) -> isize {}
        pub const fn rotate_right(self, n: u32) -> isize {}
        pub const fn abs(self) -> isize {}
        pub const fn unsigned_abs(self) -> usize {}
        pub const fn signum(self) -> isize {}
        pub const fn is_negative(self) -> bool {}
        pub const fn is_positive(self) -> bool {}
    }
    impl Clone for f32 {}
    impl Default for f32 {}
    impl crate::str::FromStr for f32 { type Err = ParseFloatError; }
    impl crate::iter::Sum<f32> for f32 {}
    impl<'a> crate::iter::Sum<&'a f32> for f32 {}
    impl crate::iter::Product<f32> for f32 {}
    impl f32 {
        pub const MIN: f32 = -3.40282347e+38;
        pub const MAX: f32 = 3.40282347e+38;
        pub const fn to_be_bytes(self) -> [u8; 4] {}
        pub const fn from_be_bytes(bytes: [u8; 4]) -> f32 {}
        pub const fn to_le_bytes(self) -> [u8; 4] {}
        pub const fn from_le_bytes(bytes: [u8; 4]) -> f32 {}
        pub const fn to_ne_bytes(self) -> [u8; 4] {}
        pub const fn from_ne_bytes(bytes: [u8; 4]) -> f32 {}
        pub fn floor(self) -> f32 {}
        pub fn ceil(self) -> f32 {}
        pub fn round(self) -> f32 {}
        pub fn trunc(self) -> f32 {}
        pub fn abs(self) -> f32 {}
        pub fn sqrt(self) -> f32 {}
        pub fn exp(self) -> f32 {}
        pub fn ln(self) -> f32 {}
        pub fn sin(self) -> f32 {}
        pub fn cos(self) -> f32 {}
        pub fn powi(self, n: i32) -> f32 {}
        pub fn powf(self, n: f32) -> f32 {}
        pub fn max(self, other: f32) -> f32 {}
        pub fn min(self, other: f32) -> f32 {}
        pub fn clamp(self, min: f32, max: f32) -> f32 {}
        pub fn is_nan(self) -> bool {}
        pub fn to_bits(self) -> u32 {}
        pub fn from_bits(v: u32) -> f32 {}
        pub fn total_cmp(&self, other: &f32) -> crate::cmp::Ordering {}
    }
    impl Clone for f64 {}
    impl Default for f64 {}
    impl crate::str::FromStr for f64 { type Err = ParseFloatError; }
    impl crate::iter::Sum<f64> for f64 {}
    impl<'a> crate::iter::Sum<&'a f64> for f64 {}
    impl crate::iter::Product<f64> for f64 {}
    impl f64 {
        pub const MIN: f64 = -1.7976931348623157e+308;
        pub const MAX: f64 = 1.7976931348623157e+308;
        pub const fn to_be_bytes(self) -> [u8; 8] {}
        pub const fn from_be_bytes(bytes: [u8; 8]) -> f64 {}
        pub const fn to_le_bytes(self) -> [u8; 8] {}
        pub const fn from_le_bytes(bytes: [u8; 8]) -> f64 {}
        pub const fn to_ne_bytes(self) -> [u8; 8] {}
        pub const fn from_ne_bytes(bytes: [u8; 8]) -> f64 {}
        pub fn floor(self) -> f64 {}
        pub fn ceil(self) -> f64 {}
        pub fn round(self) -> f64 {}
        pub fn trunc(self) -> f64 {}
        pub fn abs(self) -> f64 {}
        pub fn sqrt(self) -> f64 {}
        pub fn exp(self) -> f64 {}
        pub fn ln(self) -> f64 {}
        pub fn sin(self) -> f64 {}
        pub fn cos(self) -> f64 {}
        pub fn powi(self, n: i32) -> f64 {}
        pub fn powf(self, n: f64) -> f64 {}
        pub fn max(self, other: f64) -> f64 {}
        pub fn min(self, other: f64) -> f64 {}
        pub fn clamp(self, min: f64, max: f64) -> f64 {}
        pub fn is_nan(self) -> bool {}
        pub fn to_bits(self) -> u64 {}
        pub fn from_bits(v: u64) -> f64 {}
        pub fn total_cmp(&self, other: &f64) -> crate::cmp::Ordering {}
    }
    impl From<u8> for u16 {}
    impl From<u8> for u32 {}
    impl From<u8> for u64 {}
    impl From<u8> for u128 {}
    impl From<u8> for usize {}
    impl TryFrom<u8> for i8 { type Error = TryFromIntError; }
    impl From<u8> for i16 {}
    impl From<u8> for i32 {}
    impl From<u8> for i64 {}
    impl From<u8> for i128 {}
    impl From<u8> for isize {}
    impl From<bool> for u8 {}
    impl TryFrom<u16> for u8 { type Error = TryFromIntError; }
    impl From<u16> for u32 {}
    impl From<u16> for u64 {}
    impl From<u16> for u128 {}
    impl From<u16> for usize {}
    impl TryFrom<u16> for i8 { type Error = TryFromIntError; }
    impl TryFrom<u16> for i16 { type Error = TryFromIntError; }
    impl From<u16> for i32 {}
    impl From<u16> for i64 {}
    impl From<u16> for i128 {}
    impl TryFrom<u16> for isize { type Error = TryFromIntError; }
    impl From<bool> for u16 {}
    impl TryFrom<u32> for u8 { type Error = TryFromIntError; }
    impl TryFrom<u32> for u16 { type Error = TryFromIntError; }
    impl From<u32> for u64 {}
    impl From<u32> for u128 {}
    impl TryFrom<u32> for usize { type Error = TryFromIntError; }
    impl TryFrom<u32> for i8 { type Error = TryFromIntError; }
    impl TryFrom<u32> for i16 { type Error = TryFromIntError; }
    impl TryFrom<u32> for i32 { type Error = TryFromIntError; }
    impl From<u32> for i64 {}
    impl From<u32> for i128 {}
    impl TryFrom<u32> for isize { type Error = TryFromIntError; }
    impl From<bool> for u32 {}
    impl TryFrom<u64> for u8 { type Error = TryFromIntError; }
    impl TryFrom<u64> for u16 { type Error = TryFromIntError; }
    impl TryFrom<u64> for u32 { type Error = TryFromIntError; }
    impl From<u64> for u128 {}
    impl TryFrom<u64> for usize { type Error = TryFromIntError; }
    impl TryFrom<u64> for i8 { type Error = TryFromIntError; }
    impl TryFrom<u64> for i16 { type Error = TryFromIntError; }
    impl TryFrom<u64> for i32 { type Error = TryFromIntError; }
    impl TryFrom<u64> for i64 { type Error = TryFromIntError; }
    impl From<u64> for i128 {}
    impl TryFrom<u64> for isize { type Error = TryFromIntError; }
    impl From<bool> for u64 {}
    impl TryFrom<u128> for u8 { type Error = TryFromIntError; }
    impl TryFrom<u128> for u16 { type Error = TryFromIntError; }
    impl TryFrom<u128> for u32 { type Error = TryFromIntError; }
    impl TryFrom<u128> for u64 { type Error = TryFromIntError; }
    impl TryFrom<u128> for usize { type Error = TryFromIntError; }
    impl TryFrom<u128> for i8 { type Error = TryFromIntError; }
    impl TryFrom<u128> for i16 { type Error = TryFromIntError; }
    impl TryFrom<u128> for i32 { type Error = TryFromIntError; }
    impl TryFrom<u128> for i64 { type Error = TryFromIntError; }
    impl TryFrom<u128> for i128 { type Error = TryFromIntError; }
    impl TryFrom<u128> for isize { type Error = TryFromIntError; }
    impl From<bool> for u128 {}
    impl TryFrom<usize> for u8 { type Error = TryFromIntError; }
    impl TryFrom<usize> for u16 { type Error = TryFromIntError; }
    impl TryFrom<usize> for u32 { type Error = TryFromIntError; }
    impl TryFrom<usize> for u64 { type Error = TryFromIntError; }
    impl TryFrom<usize> for u128 { type Error = TryFromIntError; }
    impl TryFrom<usize> for i8 { type Error = TryFromIntError; }
    impl TryFrom<usize> for i16 { type Error = TryFromIntError; }
    impl TryFrom<usize> for i32 { type Error = TryFromIntError; }
    impl TryFrom<usize> for i64 { type Error = TryFromIntError; }
    impl TryFrom<usize> for i128 { type Error = TryFromIntError; }
    impl TryFrom<usize> for isize { type Error = TryFromIntError; }
    impl From<bool> for usize {}
    impl TryFrom<i8> for u8 { type Error = TryFromIntError; }
    impl TryFrom<i8> for u16 { type Error = TryFromIntError; }
    impl TryFrom<i8> for u32 { type Error = TryFromIntError; }
    impl TryFrom<i8> for u64 { type Error = TryFromIntError; }
    impl TryFrom<i8> for u128 { type Error = TryFromIntError; }
    impl TryFrom<i8> for usize { type Error = TryFromIntError; }
    impl From<i8> for i16 {}
    impl From<i8> for i32 {}
    impl From<i8> for i64 {}
    impl From<i8> for i128 {}
    impl TryFrom<i8> for isize { type Error = TryFromIntError; }
    impl From<bool> for i8 {}
    impl TryFrom<i16> for u8 { type Error = TryFromIntError; }
    impl TryFrom<i16> for u16 { type Error = TryFromIntError; }
    impl TryFrom<i16> for u32 { type Error = TryFromIntError; }
    impl TryFrom<i16> for u64 { type Error = TryFromIntError; }
    impl TryFrom<i16> for u128 { type Error = TryFromIntError; }
    impl TryFrom<i16> for usize { type Error = TryFromIntError; }
    impl TryFrom<i16> for i8 { type Error = TryFromIntError; }
    impl From<i16> for i32 {}
    impl From<i16> for i64 {}
    impl From<i16> for i128 {}
    impl From<i16> for isize {}
    impl From<bool> for i16 {}
    impl TryFrom<i32> for u8 { type Error = TryFromIntError; }
    impl TryFrom<i32> for u16 { type Error = TryFromIntError; }
    impl TryFrom<i32> for u32 { type Error = TryFromIntError; }
    impl TryFrom<i32> for u64 { type Error = TryFromIntError; }
    impl TryFrom<i32> for u128 { type Error = TryFromIntError; }
    impl TryFrom<i32> for usize { type Error = TryFromIntError; }
    impl TryFrom<i32> for i8 { type Error = TryFromIntError; }
    impl TryFrom<i32> for i16 { type Error = TryFromIntError; }
    impl From<i32> for i64 {}
    impl From<i32> for i128 {}
    impl TryFrom<i32> for isize { type Error = TryFromIntError; }
    impl From<bool> for i32 {}
    impl TryFrom<i64> for u8 { type Error = TryFromIntError; }
    impl TryFrom<i64> for u16 { type Error = TryFromIntError; }
    impl TryFrom<i64> for u32 { type Error = TryFromIntError; }
    impl TryFrom<i64> for u64 { type Error = TryFromIntError; }
    impl TryFrom<i64> for u128 { type Error = TryFromIntError; }
    impl TryFrom<i64> for usize { type Error = TryFromIntError; }
    impl TryFrom<i64> for i8 { type Error = TryFromIntError; }
    impl TryFrom<i64> for i16 { type Error = TryFromIntError; }
    impl TryFrom<i64> for i32 { type Error = TryFromIntError; }
    impl From<i64> for i128 {}
    impl TryFrom<i64> for isize { type Error = TryFromIntError; }
    impl From<bool> for i64 {}
    impl TryFrom<i128> for u8 { type Error = TryFromIntError; }
    impl TryFrom<i128> for u16 { type Error = TryFromIntError; }
    impl TryFrom<i128> for u32 { type Error = TryFromIntError; }
    impl TryFrom<i128> for u64 { type Error = TryFromIntError; }
    impl TryFrom<i128> for u128 { type Error = TryFromIntError; }
    impl TryFrom<i128> for usize { type Error = TryFromIntError; }
    impl TryFrom<i128> for i8 { type Error = TryFromIntError; }
    impl TryFrom<i128> for i16 { type Error = TryFromIntError; }
    impl TryFrom<i128> for i32 { type Error = TryFromIntError; }
    impl TryFrom<i128> for i64 { type Error = TryFromIntError; }
    impl TryFrom<i128> for isize { type Error = TryFromIntError; }
    impl From<bool> for i128 {}
    impl TryFrom<isize> for u8 { type Error = TryFromIntError; }
    impl TryFrom<isize> for u16 { type Error = TryFromIntError; }
    impl TryFrom<isize> for u32 { type Error = TryFromIntError; }
    impl TryFrom<isize> for u64 { type Error = TryFromIntError; }
    impl TryFrom<isize> for u128 { type Error = TryFromIntError; }
    impl TryFrom<isize> for usize { type Error = TryFromIntError; }
    impl TryFrom<isize> for i8 { type Error = TryFromIntError; }
    impl TryFrom<isize> for i16 { type Error = TryFromIntError; }
    impl TryFrom<isize> for i32 { type Error = TryFromIntError; }
    impl TryFrom<isize> for i64 { type Error = TryFromIntError; }
    impl TryFrom<isize> for i128 { type Error = TryFromIntError; }
    impl From<bool> for isize {}
    impl From<u8> for f64 {}
    impl From<u16> for f64 {}
    impl From<u32> for f64 {}
    impl From<i8> for f64 {}
    impl From<i16> for f64 {}
    impl From<i32> for f64 {}
    impl From<f32> for f64 {}
    impl From<u8> for char {}
    impl TryFrom<u32> for char { type Error = TryFromIntError; }
    impl From<char> for u32 {}
    impl u8 {
        pub fn is_ascii(&self) -> bool {}
        pub fn is_ascii_digit(&self) -> bool {}
        pub fn is_ascii_alphabetic(&self) -> bool {}
        pub fn is_ascii_alphanumeric(&self) -> bool {}
        pub fn is_ascii_hexdigit(&self) -> bool {}
        pub fn is_ascii_whitespace(&self) -> bool {}
        pub fn is_ascii_control(&self) -> bool {}
        pub fn is_ascii_uppercase(&self) -> bool {}
        pub fn is_ascii_lowercase(&self) -> bool {}
        pub fn to_ascii_lowercase(&self) -> u8 {}
        pub fn to_ascii_uppercase(&self) -> u8 {}
        pub fn eq_ignore_ascii_case(&self, other: &u8) -> bool {}
    }
}

pub mod collections {
    pub use self::binary_heap::BinaryHeap;
    pub use self::btree_map::BTreeMap;
    pub use self::btree_set::BTreeSet;
    pub use self::hash_map::HashMap;
    pub use self::hash_set::HashSet;
    pub use self::linked_list::LinkedList;
    pub use self::vec_deque::VecDeque;
    pub use crate::ops::Bound;
    pub struct TryReserveError { _p: () }
    pub mod hash_map {
        pub use crate::hash::{DefaultHasher, RandomState};
        #[derive(Clone)]
        pub struct HashMap<K, V, S = RandomState> { key: K, value: V, state: S }
        impl<K, V> HashMap<K, V, RandomState> {
            pub fn new() -> HashMap<K, V, RandomState> {}
            pub fn with_capacity(capacity: usize) -> HashMap<K, V, RandomState> {}
        }
        impl<K, V, S> HashMap<K, V, S> {
            pub fn with_hasher(hash_builder: S) -> HashMap<K, V, S> {}
            pub fn with_capacity_and_hasher(capacity: usize, hash_builder: S) -> HashMap<K, V, S> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn get<Q: ?Sized>(&self, k: &Q) -> Option<&V> {}
            pub fn get_key_value<Q: ?Sized>(&self, k: &Q) -> Option<(&K, &V)> {}
            pub fn get_mut<Q: ?Sized>(&mut self, k: &Q) -> Option<&mut V> {}
            pub fn contains_key<Q: ?Sized>(&self, k: &Q) -> bool {}
            pub fn insert(&mut self, k: K, v: V) -> Option<V> {}
            pub fn remove<Q: ?Sized>(&mut self, k: &Q) -> Option<V> {}
            pub fn remove_entry<Q: ?Sized>(&mut self, k: &Q) -> Option<(K, V)> {}
            pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F) {}
            pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {}
            pub fn iter(&self) -> Iter<'_, K, V> {}
            pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {}
            pub fn keys(&self) -> Keys<'_, K, V> {}
            pub fn values(&self) -> Values<'_, K, V> {}
            pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {}
            pub fn into_keys(self) -> IntoKeys<K, V> {}
            pub fn into_values(self) -> IntoValues<K, V> {}
            pub fn drain(&mut self) -> IntoIter<K, V> {}
            pub fn reserve(&mut self, additional: usize) {}
            pub fn shrink_to_fit(&mut self) {}
            pub fn capacity(&self) -> usize {}
        }
        impl<K, V, S: Default> Default for HashMap<K, V, S> {}
        impl<K, V, Q: ?Sized, S> crate::ops::Index<&Q> for HashMap<K, V, S> { type Output = V; }
        impl<K, V, const N: usize> From<[(K, V); N]> for HashMap<K, V, RandomState> {}
        impl<K, V, S: Default> FromIterator<(K, V)> for HashMap<K, V, S> {}
        impl<K, V, S> Extend<(K, V)> for HashMap<K, V, S> {}
        impl<K, V, S> IntoIterator for HashMap<K, V, S> { type Item = (K, V); type IntoIter = IntoIter<K, V>; }
        impl<'a, K, V, S> IntoIterator for &'a HashMap<K, V, S> { type Item = (&'a K, &'a V); type IntoIter = Iter<'a, K, V>; }
        impl<'a, K, V, S> IntoIterator for &'a mut HashMap<K, V, S> { type Item = (&'a K, &'a mut V); type IntoIter = IterMut<'a, K, V>; }
        pub struct Iter<'a, K, V> { item: (&'a K, &'a V) }
        pub struct IterMut<'a, K, V> { item: (&'a K, &'a mut V) }
        pub struct IntoIter<K, V> { item: (K, V) }
        pub struct Keys<'a, K, V> { item: (&'a K, &'a V) }
        pub struct Values<'a, K, V> { item: (&'a K, &'a V) }
        pub struct ValuesMut<'a, K, V> { item: (&'a K, &'a mut V) }
        pub struct IntoKeys<K, V> { item: (K, V) }
        pub struct IntoValues<K, V> { item: (K, V) }
        impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = (&'a K, &'a V); }
        impl<'a, K, V> Iterator for IterMut<'a, K, V> { type Item = (&'a K, &'a mut V); }
        impl<K, V> Iterator for IntoIter<K, V> { type Item = (K, V); }
        impl<'a, K, V> Iterator for Keys<'a, K, V> { type Item = &'a K; }
        impl<'a, K, V> Iterator for Values<'a, K, V> { type Item = &'a V; }
        impl<'a, K, V> Iterator for ValuesMut<'a, K, V> { type Item = &'a mut V; }
        impl<K, V> Iterator for IntoKeys<K, V> { type Item = K; }
        impl<K, V> Iterator for IntoValues<K, V> { type Item = V; }
        impl<'a, K, V> DoubleEndedIterator for Iter<'a, K, V> {}
        pub enum Entry<'a, K, V> { Occupied(OccupiedEntry<'a, K, V>), Vacant(VacantEntry<'a, K, V>) }
        impl<'a, K, V> Entry<'a, K, V> {
            pub fn or_insert(self, default: V) -> &'a mut V {}
            pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &'a mut V {}
            pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &'a mut V {}
            pub fn or_default(self) -> &'a mut V where V: Default {}
            pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Self {}
            pub fn key(&self) -> &K {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
        }
        pub struct OccupiedEntry<'a, K, V> { key: K, value: &'a mut V }
        impl<'a, K, V> OccupiedEntry<'a, K, V> {
            pub fn key(&self) -> &K {}
            pub fn get(&self) -> &V {}
            pub fn get_mut(&mut self) -> &mut V {}
            pub fn into_mut(self) -> &'a mut V {}
            pub fn insert(&mut self, value: V) -> V {}
            pub fn remove(self) -> V {}
            pub fn remove_entry(self) -> (K, V) {}
        }
        pub struct VacantEntry<'a, K, V> { key: K, value: &'a mut V }
        impl<'a, K, V> VacantEntry<'a, K, V> {
            pub fn key(&self) -> &K {}
            pub fn into_key(self) -> K {}
            pub fn insert(self, value: V) -> &'a mut V {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
        }
    }
    pub mod btree_map {
        #[derive(Clone)]
        pub struct BTreeMap<K, V> { key: K, value: V }
        impl<K, V> BTreeMap<K, V> {
            pub const fn new() -> BTreeMap<K, V> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn get<Q: ?Sized>(&self, k: &Q) -> Option<&V> {}
            pub fn get_key_value<Q: ?Sized>(&self, k: &Q) -> Option<(&K, &V)> {}
            pub fn get_mut<Q: ?Sized>(&mut self, k: &Q) -> Option<&mut V> {}
            pub fn contains_key<Q: ?Sized>(&self, k: &Q) -> bool {}
            pub fn insert(&mut self, k: K, v: V) -> Option<V> {}
            pub fn remove<Q: ?Sized>(&mut self, k: &Q) -> Option<V> {}
            pub fn remove_entry<Q: ?Sized>(&mut self, k: &Q) -> Option<(K, V)> {}
            pub fn retain<F: FnMut(&K, &mut V) -> bool>(&mut self, f: F) {}
            pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {}
            pub fn iter(&self) -> Iter<'_, K, V> {}
            pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {}
            pub fn keys(&self) -> Keys<'_, K, V> {}
            pub fn values(&self) -> Values<'_, K, V> {}
            pub fn values_mut(&mut self) -> ValuesMut<'_, K, V> {}
            pub fn into_keys(self) -> IntoKeys<K, V> {}
            pub fn into_values(self) -> IntoValues<K, V> {}
            pub fn first_key_value(&self) -> Option<(&K, &V)> {}
            pub fn last_key_value(&self) -> Option<(&K, &V)> {}
            pub fn first_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>> {}
            pub fn last_entry(&mut self) -> Option<OccupiedEntry<'_, K, V>> {}
            pub fn pop_first(&mut self) -> Option<(K, V)> {}
            pub fn pop_last(&mut self) -> Option<(K, V)> {}
            pub fn append(&mut self, other: &mut BTreeMap<K, V>) {}
            pub fn split_off<Q: ?Sized>(&mut self, key: &Q) -> BTreeMap<K, V> {}
            pub fn range<R>(&self, range: R) -> Iter<'_, K, V> {}
            pub fn range_mut<R>(&mut self, range: R) -> IterMut<'_, K, V> {}
        }
        impl<K, V> Default for BTreeMap<K, V> {}
        impl<K, V, Q: ?Sized> crate::ops::Index<&Q> for BTreeMap<K, V> { type Output = V; }
        impl<K, V, const N: usize> From<[(K, V); N]> for BTreeMap<K, V> {}
        impl<K, V> FromIterator<(K, V)> for BTreeMap<K, V> {}
        impl<K, V> Extend<(K, V)> for BTreeMap<K, V> {}
        impl<K, V> IntoIterator for BTreeMap<K, V> { type Item = (K, V); type IntoIter = IntoIter<K, V>; }
        impl<'a, K, V> IntoIterator for &'a BTreeMap<K, V> { type Item = (&'a K, &'a V); type IntoIter = Iter<'a, K, V>; }
        impl<'a, K, V> IntoIterator for &'a mut BTreeMap<K, V> { type Item = (&'a K, &'a mut V); type IntoIter = IterMut<'a, K, V>; }
        pub struct Iter<'a, K, V> { item: (&'a K, &'a V) }
        pub struct IterMut<'a, K, V> { item: (&'a K, &'a mut V) }
        pub struct IntoIter<K, V> { item: (K, V) }
        pub struct Keys<'a, K, V> { item: (&'a K, &'a V) }
        pub struct Values<'a, K, V> { item: (&'a K, &'a V) }
        pub struct ValuesMut<'a, K, V> { item: (&'a K, &'a mut V) }
        pub struct IntoKeys<K, V> { item: (K, V) }
        pub struct IntoValues<K, V> { item: (K, V) }
        impl<'a, K, V> Iterator for Iter<'a, K, V> { type Item = (&'a K, &'a V); }
        impl<'a, K, V> Iterator for IterMut<'a, K, V> { type Item = (&'a K, &'a mut V); }
        impl<K, V> Iterator for IntoIter<K, V> { type Item = (K, V); }
        impl<'a, K, V> Iterator for Keys<'a, K, V> { type Item = &'a K; }
        impl<'a, K, V> Iterator for Values<'a, K, V> { type Item = &'a V; }
        impl<'a, K, V> Iterator for ValuesMut<'a, K, V> { type Item = &'a mut V; }
        impl<K, V> Iterator for IntoKeys<K, V> { type Item = K; }
        impl<K, V> Iterator for IntoValues<K, V> { type Item = V; }
        impl<'a, K, V> DoubleEndedIterator for Iter<'a, K, V> {}
        pub enum Entry<'a, K, V> { Occupied(OccupiedEntry<'a, K, V>), Vacant(VacantEntry<'a, K, V>) }
        impl<'a, K, V> Entry<'a, K, V> {
            pub fn or_insert(self, default: V) -> &'a mut V {}
            pub fn or_insert_with<F: FnOnce() -> V>(self, default: F) -> &'a mut V {}
            pub fn or_insert_with_key<F: FnOnce(&K) -> V>(self, default: F) -> &'a mut V {}
            pub fn or_default(self) -> &'a mut V where V: Default {}
            pub fn and_modify<F: FnOnce(&mut V)>(self, f: F) -> Self {}
            pub fn key(&self) -> &K {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
        }
        pub struct OccupiedEntry<'a, K, V> { key: K, value: &'a mut V }
        impl<'a, K, V> OccupiedEntry<'a, K, V> {
            pub fn key(&self) -> &K {}
            pub fn get(&self) -> &V {}
            pub fn get_mut(&mut self) -> &mut V {}
            pub fn into_mut(self) -> &'a mut V {}
            pub fn insert(&mut self, value: V) -> V {}
            pub fn remove(self) -> V {}
            pub fn remove_entry(self) -> (K, V) {}
        }
        pub struct VacantEntry<'a, K, V> { key: K, value: &'a mut V }
        impl<'a, K, V> VacantEntry<'a, K, V> {
            pub fn key(&self) -> &K {}
            pub fn into_key(self) -> K {}
            pub fn insert(self, value: V) -> &'a mut V {}
            pub fn insert_entry(self, value: V) -> OccupiedEntry<'a, K, V> {}
        }
    }
    pub mod hash_set {
        use crate::hash::RandomState;
        #[derive(Clone)]
        pub struct HashSet<T, S = RandomState> { item: T, state: S }
        impl<T> HashSet<T, RandomState> {
            pub fn new() -> HashSet<T, RandomState> {}
            pub fn with_capacity(capacity: usize) -> HashSet<T, RandomState> {}
        }
        impl<T, S> HashSet<T, S> {
            pub fn with_hasher(hasher: S) -> HashSet<T, S> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn iter(&self) -> crate::slice::Iter<'_, T> {}
            pub fn contains<Q: ?Sized>(&self, value: &Q) -> bool {}
            pub fn get<Q: ?Sized>(&self, value: &Q) -> Option<&T> {}
            pub fn insert(&mut self, value: T) -> bool {}
            pub fn replace(&mut self, value: T) -> Option<T> {}
            pub fn remove<Q: ?Sized>(&mut self, value: &Q) -> bool {}
            pub fn take<Q: ?Sized>(&mut self, value: &Q) -> Option<T> {}
            pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
            pub fn union<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn intersection<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn difference<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn is_subset(&self, other: &Self) -> bool {}
            pub fn is_disjoint(&self, other: &Self) -> bool {}
            pub fn drain(&mut self) -> crate::vec::IntoIter<T> {}
            pub fn reserve(&mut self, additional: usize) {}
        }
        impl<T, S: Default> Default for HashSet<T, S> {}
        impl<T, const N: usize> From<[T; N]> for HashSet<T, RandomState> {}
        impl<T, S: Default> FromIterator<T> for HashSet<T, S> {}
        impl<T, S> Extend<T> for HashSet<T, S> {}
        impl<T, S> IntoIterator for HashSet<T, S> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
        impl<'a, T, S> IntoIterator for &'a HashSet<T, S> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
    }
    pub mod btree_set {
        #[derive(Clone)]
        pub struct BTreeSet<T> { item: T }
        impl<T> BTreeSet<T> {
            pub const fn new() -> BTreeSet<T> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn iter(&self) -> crate::slice::Iter<'_, T> {}
            pub fn contains<Q: ?Sized>(&self, value: &Q) -> bool {}
            pub fn get<Q: ?Sized>(&self, value: &Q) -> Option<&T> {}
            pub fn insert(&mut self, value: T) -> bool {}
            pub fn replace(&mut self, value: T) -> Option<T> {}
            pub fn remove<Q: ?Sized>(&mut self, value: &Q) -> bool {}
            pub fn take<Q: ?Sized>(&mut self, value: &Q) -> Option<T> {}
            pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
            pub fn union<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn intersection<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn difference<'a>(&'a self, other: &'a Self) -> crate::slice::Iter<'a, T> {}
            pub fn is_subset(&self, other: &Self) -> bool {}
            pub fn is_disjoint(&self, other: &Self) -> bool {}
            pub fn first(&self) -> Option<&T> {}
            pub fn last(&self) -> Option<&T> {}
            pub fn pop_first(&mut self) -> Option<T> {}
            pub fn pop_last(&mut self) -> Option<T> {}
            pub fn range<R>(&self, range: R) -> crate::slice::Iter<'_, T> {}
        }
        impl<T> Default for BTreeSet<T> {}
        impl<T, const N: usize> From<[T; N]> for BTreeSet<T> {}
        impl<T> FromIterator<T> for BTreeSet<T> {}
        impl<T> Extend<T> for BTreeSet<T> {}
        impl<T> IntoIterator for BTreeSet<T> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
        impl<'a, T> IntoIterator for &'a BTreeSet<T> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
    }
    pub mod binary_heap {
        #[derive(Clone)]
        pub struct BinaryHeap<T> { item: T }
        impl<T> BinaryHeap<T> {
            pub fn new() -> BinaryHeap<T> {}
            pub fn with_capacity(capacity: usize) -> BinaryHeap<T> {}
            pub fn push(&mut self, item: T) {}
            pub fn pop(&mut self) -> Option<T> {}
            pub fn peek(&self) -> Option<&T> {}
            pub fn peek_mut(&mut self) -> Option<PeekMut<'_, T>> {}
            pub fn into_sorted_vec(self) -> Vec<T> {}
            pub fn into_vec(self) -> Vec<T> {}
            pub fn iter(&self) -> crate::slice::Iter<'_, T> {}
            pub fn drain(&mut self) -> crate::vec::IntoIter<T> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
        }
        pub struct PeekMut<'a, T> { heap: &'a mut BinaryHeap<T> }
        impl<'a, T> PeekMut<'a, T> { pub fn pop(this: PeekMut<'a, T>) -> T {} }
        impl<'a, T> crate::ops::Deref for PeekMut<'a, T> { type Target = T; }
        impl<'a, T> crate::ops::DerefMut for PeekMut<'a, T> {}
        impl<T> Default for BinaryHeap<T> {}
        impl<T> From<Vec<T>> for BinaryHeap<T> {}
        impl<T> FromIterator<T> for BinaryHeap<T> {}
        impl<T> Extend<T> for BinaryHeap<T> {}
        impl<T> IntoIterator for BinaryHeap<T> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
        impl<'a, T> IntoIterator for &'a BinaryHeap<T> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
    }
    pub mod vec_deque {
        use crate::ops::RangeBounds;
        #[derive(Clone)]
        pub struct VecDeque<T> { item: T }
        impl<T> VecDeque<T> {
            pub const fn new() -> VecDeque<T> {}
            pub fn with_capacity(capacity: usize) -> VecDeque<T> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn front(&self) -> Option<&T> {}
            pub fn front_mut(&mut self) -> Option<&mut T> {}
            pub fn back(&self) -> Option<&T> {}
            pub fn back_mut(&mut self) -> Option<&mut T> {}
            pub fn push_front(&mut self, elt: T) {}
            pub fn push_back(&mut self, elt: T) {}
            pub fn pop_front(&mut self) -> Option<T> {}
            pub fn pop_back(&mut self) -> Option<T> {}
            pub fn append(&mut self, other: &mut Self) {}
            pub fn split_off(&mut self, at: usize) -> Self {}
            pub fn contains(&self, x: &T) -> bool {}
            pub fn iter(&self) -> crate::slice::Iter<'_, T> {}
            pub fn iter_mut(&mut self) -> crate::slice::IterMut<'_, T> {}
            pub fn capacity(&self) -> usize {}
            pub fn reserve(&mut self, additional: usize) {}
            pub fn truncate(&mut self, len: usize) {}
            pub fn get(&self, index: usize) -> Option<&T> {}
            pub fn get_mut(&mut self, index: usize) -> Option<&mut T> {}
            pub fn swap(&mut self, i: usize, j: usize) {}
            pub fn insert(&mut self, index: usize, value: T) {}
            pub fn remove(&mut self, index: usize) -> Option<T> {}
            pub fn swap_remove_back(&mut self, index: usize) -> Option<T> {}
            pub fn retain<F: FnMut(&T) -> bool>(&mut self, f: F) {}
            pub fn drain<R: RangeBounds<usize>>(&mut self, range: R) -> crate::vec::IntoIter<T> {}
            pub fn range<R: RangeBounds<usize>>(&self, range: R) -> crate::slice::Iter<'_, T> {}
            pub fn as_slices(&self) -> (&[T], &[T]) {}
            pub fn as_mut_slices(&mut self) -> (&mut [T], &mut [T]) {}
            pub fn make_contiguous(&mut self) -> &mut [T] {}
            pub fn rotate_left(&mut self, n: usize) {}
            pub fn resize(&mut self, new_len: usize, value: T) {}
        }
        impl<T> crate::ops::Index<usize> for VecDeque<T> { type Output = T; }
        impl<T> crate::ops::IndexMut<usize> for VecDeque<T> {}
        impl<T> Default for VecDeque<T> {}
        impl<T> From<Vec<T>> for VecDeque<T> {}
        impl<T, const N: usize> From<[T; N]> for VecDeque<T> {}
        impl<T> FromIterator<T> for VecDeque<T> {}
        impl<T> Extend<T> for VecDeque<T> {}
        impl<'a, T> Extend<&'a T> for VecDeque<T> {}
        impl<T> IntoIterator for VecDeque<T> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
        impl<'a, T> IntoIterator for &'a VecDeque<T> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
        impl<'a, T> IntoIterator for &'a mut VecDeque<T> { type Item = &'a mut T; type IntoIter = crate::slice::IterMut<'a, T>; }
    }
    pub mod linked_list {
        #[derive(Clone)]
        pub struct LinkedList<T> { item: T }
        impl<T> LinkedList<T> {
            pub const fn new() -> LinkedList<T> {}
            pub fn len(&self) -> usize {}
            pub fn is_empty(&self) -> bool {}
            pub fn clear(&mut self) {}
            pub fn front(&self) -> Option<&T> {}
            pub fn front_mut(&mut self) -> Option<&mut T> {}
            pub fn back(&self) -> Option<&T> {}
            pub fn back_mut(&mut self) -> Option<&mut T> {}
            pub fn push_front(&mut self, elt: T) {}
            pub fn push_back(&mut self, elt: T) {}
            pub fn pop_front(&mut self) -> Option<T> {}
            pub fn pop_back(&mut self) -> Option<T> {}
            pub fn append(&mut self, other: &mut Self) {}
            pub fn split_off(&mut self, at: usize) -> Self {}
            pub fn contains(&self, x: &T) -> bool {}
            pub fn iter(&self) -> crate::slice::Iter<'_, T> {}
            pub fn iter_mut(&mut self) -> crate::slice::IterMut<'_, T> {}
        }
        impl<T> Default for LinkedList<T> {}
        impl<T> FromIterator<T> for LinkedList<T> {}
        impl<T> Extend<T> for LinkedList<T> {}
        impl<T> IntoIterator for LinkedList<T> { type Item = T; type IntoIter = crate::vec::IntoIter<T>; }
        impl<'a, T> IntoIterator for &'a LinkedList<T> { type Item = &'a T; type IntoIter = crate::slice::Iter<'a, T>; }
        impl<'a, T> IntoIterator for &'a mut LinkedList<T> { type Item = &'a mut T; type IntoIter = crate::slice::IterMut<'a, T>; }
    }
}

pub mod fmt {
    #[derive(Clone, Copy, Default)]
    pub struct Error;
    pub type Result = crate::result::Result<(), Error>;
    pub trait Write {
        fn write_str(&mut self, s: &str) -> Result;
        fn write_char(&mut self, c: char) -> Result;
        fn write_fmt(&mut self, args: Arguments<'_>) -> Result;
    }
    impl<W: Write + ?Sized> Write for &mut W {}
    pub trait Display { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    pub trait Debug { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    pub trait LowerHex { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    pub trait UpperHex { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    pub trait Binary { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    pub trait Pointer { fn fmt(&self, f: &mut Formatter<'_>) -> Result; }
    #[derive(Clone, Copy)]
    pub struct Arguments<'a> { _p: &'a () }
    impl<'a> Arguments<'a> { pub fn as_str(&self) -> Option<&'static str> {} }
    pub struct Formatter<'a> { _p: &'a () }
    impl<'a> Formatter<'a> {
        pub fn write_str(&mut self, data: &str) -> Result {}
        pub fn write_fmt(&mut self, fmt: Arguments<'_>) -> Result {}
        pub fn pad(&mut self, s: &str) -> Result {}
        pub fn alternate(&self) -> bool {}
        pub fn width(&self) -> Option<usize> {}
        pub fn precision(&self) -> Option<usize> {}
        pub fn debug_struct(&mut self, name: &str) -> DebugStruct<'_> {}
        pub fn debug_tuple(&mut self, name: &str) -> DebugTuple<'_> {}
        pub fn debug_list(&mut self) -> DebugList<'_> {}
        pub fn debug_map(&mut self) -> DebugMap<'_> {}
    }
    impl<'a> Write for Formatter<'a> {}
    pub struct DebugStruct<'a> { _p: &'a () }
    impl<'a> DebugStruct<'a> {
        pub fn field(&mut self, name: &str, value: &dyn Debug) -> &mut Self {}
        pub fn finish(&mut self) -> Result {}
        pub fn finish_non_exhaustive(&mut self) -> Result {}
    }
    pub struct DebugTuple<'a> { _p: &'a () }
    impl<'a> DebugTuple<'a> {
        pub fn field(&mut self, value: &dyn Debug) -> &mut Self {}
        pub fn finish(&mut self) -> Result {}
    }
    pub struct DebugList<'a> { _p: &'a () }
    impl<'a> DebugList<'a> {
        pub fn entry(&mut self, entry: &dyn Debug) -> &mut Self {}
        pub fn entries<I>(&mut self, entries: I) -> &mut Self {}
        pub fn finish(&mut self) -> Result {}
    }
    pub struct DebugMap<'a> { _p: &'a () }
    impl<'a> DebugMap<'a> {
        pub fn entry(&mut self, key: &dyn Debug, value: &dyn Debug) -> &mut Self {}
        pub fn entries<I>(&mut self, entries: I) -> &mut Self {}
        pub fn finish(&mut self) -> Result {}
    }
    pub fn format(args: Arguments<'_>) -> String {}
    pub fn write(output: &mut dyn Write, args: Arguments<'_>) -> Result {}
}

pub mod time {
    use crate::ops::{Add, AddAssign, Div, Mul, Sub};
    #[derive(Clone, Copy, Default)]
    pub struct Duration { _p: () }
    impl Duration {
        pub const ZERO: Duration = Duration { _p: () };
        pub const MAX: Duration = Duration { _p: () };
        pub const fn new(secs: u64, nanos: u32) -> Duration {}
        pub const fn from_secs(secs: u64) -> Duration {}
        pub const fn from_millis(millis: u64) -> Duration {}
        pub const fn from_micros(micros: u64) -> Duration {}
        pub const fn from_nanos(nanos: u64) -> Duration {}
        pub const fn from_mins(mins: u64) -> Duration {}
        pub const fn from_hours(hours: u64) -> Duration {}
        pub fn from_secs_f64(secs: f64) -> Duration {}
        pub fn from_secs_f32(secs: f32) -> Duration {}
        pub const fn is_zero(&self) -> bool {}
        pub const fn as_secs(&self) -> u64 {}
        pub const fn as_millis(&self) -> u128 {}
        pub const fn as_micros(&self) -> u128 {}
        pub const fn as_nanos(&self) -> u128 {}
        pub fn as_secs_f64(&self) -> f64 {}
        pub fn as_secs_f32(&self) -> f32 {}
        pub const fn subsec_millis(&self) -> u32 {}
        pub const fn subsec_micros(&self) -> u32 {}
        pub const fn subsec_nanos(&self) -> u32 {}
        pub fn checked_add(self, rhs: Duration) -> Option<Duration> {}
        pub fn checked_sub(self, rhs: Duration) -> Option<Duration> {}
        pub fn checked_mul(self, rhs: u32) -> Option<Duration> {}
        pub fn saturating_add(self, rhs: Duration) -> Duration {}
        pub fn saturating_sub(self, rhs: Duration) -> Duration {}
        pub fn saturating_mul(self, rhs: u32) -> Duration {}
        pub fn mul_f64(self, rhs: f64) -> Duration {}
        pub fn mul_f32(self, rhs: f32) -> Duration {}
        pub fn div_f64(self, rhs: f64) -> Duration {}
    }
    impl Add for Duration { type Output = Duration; }
    impl Sub for Duration { type Output = Duration; }
    impl Mul<u32> for Duration { type Output = Duration; }
    impl Div<u32> for Duration { type Output = Duration; }
    impl AddAssign for Duration {}
    #[derive(Clone, Copy)]
    pub struct Instant { _p: () }
    impl Instant {
        pub fn now() -> Instant {}
        pub fn duration_since(&self, earlier: Instant) -> Duration {}
        pub fn checked_duration_since(&self, earlier: Instant) -> Option<Duration> {}
        pub fn saturating_duration_since(&self, earlier: Instant) -> Duration {}
        pub fn elapsed(&self) -> Duration {}
        pub fn checked_add(&self, duration: Duration) -> Option<Instant> {}
        pub fn checked_sub(&self, duration: Duration) -> Option<Instant> {}
    }
    impl Add<Duration> for Instant { type Output = Instant; }
    impl Sub<Duration> for Instant { type Output = Instant; }
    impl Sub<Instant> for Instant { type Output = Duration; }
    #[derive(Clone, Copy)]
    pub struct SystemTime { _p: () }
    impl SystemTime {
        pub const UNIX_EPOCH: SystemTime = SystemTime { _p: () };
        pub fn now() -> SystemTime {}
        pub fn duration_since(&self, earlier: SystemTime) -> Result<Duration, SystemTimeError> {}
        pub fn elapsed(&self) -> Result<Duration, SystemTimeError> {}
        pub fn checked_add(&self, duration: Duration) -> Option<SystemTime> {}
    }
    impl Add<Duration> for SystemTime { type Output = SystemTime; }
    impl Sub<Duration> for SystemTime { type Output = SystemTime; }
    pub struct SystemTimeError { _p: () }
    pub const UNIX_EPOCH: SystemTime = SystemTime { _p: () };
}

pub mod ffi {
    pub use crate::os::raw::{c_char, c_int, c_long, c_short, c_uchar, c_uint, c_ulong, c_ushort, c_void};
    pub struct OsStr { _p: () }
    impl OsStr {
        pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &OsStr {}
        pub fn to_str(&self) -> Option<&str> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<'_, str> {}
        pub fn to_os_string(&self) -> OsString {}
        pub fn is_empty(&self) -> bool {}
        pub fn len(&self) -> usize {}
        pub fn as_encoded_bytes(&self) -> &[u8] {}
    }
    #[derive(Clone, Default)]
    pub struct OsString { _p: () }
    impl OsString {
        pub fn new() -> OsString {}
        pub fn as_os_str(&self) -> &OsStr {}
        pub fn into_string(self) -> Result<String, OsString> {}
        pub fn push<T: AsRef<OsStr>>(&mut self, s: T) {}
    }
    impl crate::ops::Deref for OsString { type Target = OsStr; }
    impl AsRef<OsStr> for OsStr {}
    impl AsRef<OsStr> for OsString {}
    impl AsRef<crate::path::Path> for OsStr {}
    impl AsRef<crate::path::Path> for OsString {}
    impl From<String> for OsString {}
    impl From<&str> for OsString {}
    pub struct CStr { _p: () }
    impl CStr {
        pub unsafe fn from_ptr<'a>(ptr: *const c_char) -> &'a CStr {}
        pub fn from_bytes_with_nul(bytes: &[u8]) -> Result<&CStr, FromBytesWithNulError> {}
        pub fn as_ptr(&self) -> *const c_char {}
        pub fn to_bytes(&self) -> &[u8] {}
        pub fn to_bytes_with_nul(&self) -> &[u8] {}
        pub fn to_str(&self) -> Result<&str, crate::str::Utf8Error> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<'_, str> {}
    }
    pub struct FromBytesWithNulError { _p: () }
    #[derive(Clone, Default)]
    pub struct CString { _p: () }
    impl CString {
        pub fn new<T: Into<Vec<u8>>>(t: T) -> Result<CString, NulError> {}
        pub fn as_c_str(&self) -> &CStr {}
        pub fn into_raw(self) -> *mut c_char {}
        pub fn into_bytes(self) -> Vec<u8> {}
        pub fn as_bytes(&self) -> &[u8] {}
    }
    impl crate::ops::Deref for CString { type Target = CStr; }
    pub struct NulError { _p: () }
}

pub mod path {
    use crate::ffi::{OsStr, OsString};
    pub struct Path { _p: () }
    impl Path {
        pub fn new<S: AsRef<OsStr> + ?Sized>(s: &S) -> &Path {}
        pub fn as_os_str(&self) -> &OsStr {}
        pub fn to_str(&self) -> Option<&str> {}
        pub fn to_string_lossy(&self) -> crate::borrow::Cow<'_, str> {}
        pub fn to_path_buf(&self) -> PathBuf {}
        pub fn is_absolute(&self) -> bool {}
        pub fn is_relative(&self) -> bool {}
        pub fn parent(&self) -> Option<&Path> {}
        pub fn file_name(&self) -> Option<&OsStr> {}
        pub fn file_stem(&self) -> Option<&OsStr> {}
        pub fn extension(&self) -> Option<&OsStr> {}
        pub fn strip_prefix<P: AsRef<Path>>(&self, base: P) -> Result<&Path, StripPrefixError> {}
        pub fn starts_with<P: AsRef<Path>>(&self, base: P) -> bool {}
        pub fn ends_with<P: AsRef<Path>>(&self, child: P) -> bool {}
        pub fn join<P: AsRef<Path>>(&self, path: P) -> PathBuf {}
        pub fn with_file_name<S: AsRef<OsStr>>(&self, file_name: S) -> PathBuf {}
        pub fn with_extension<S: AsRef<OsStr>>(&self, extension: S) -> PathBuf {}
        pub fn components(&self) -> Components<'_> {}
        pub fn display(&self) -> Display<'_> {}
        pub fn metadata(&self) -> crate::io::Result<crate::fs::Metadata> {}
        pub fn canonicalize(&self) -> crate::io::Result<PathBuf> {}
        pub fn read_dir(&self) -> crate::io::Result<crate::fs::ReadDir> {}
        pub fn exists(&self) -> bool {}
        pub fn try_exists(&self) -> crate::io::Result<bool> {}
        pub fn is_file(&self) -> bool {}
        pub fn is_dir(&self) -> bool {}
    }
    #[derive(Clone, Default)]
    pub struct PathBuf { _p: () }
    impl PathBuf {
        pub fn new() -> PathBuf {}
        pub fn as_path(&self) -> &Path {}
        pub fn push<P: AsRef<Path>>(&mut self, path: P) {}
        pub fn pop(&mut self) -> bool {}
        pub fn set_file_name<S: AsRef<OsStr>>(&mut self, file_name: S) {}
        pub fn set_extension<S: AsRef<OsStr>>(&mut self, extension: S) -> bool {}
        pub fn into_os_string(self) -> OsString {}
        pub fn into_boxed_path(self) -> Box<Path> {}
    }
    impl crate::ops::Deref for PathBuf { type Target = Path; }
    impl AsRef<Path> for Path {}
    impl AsRef<Path> for PathBuf {}
    impl AsRef<OsStr> for Path {}
    impl AsRef<OsStr> for PathBuf {}
    impl From<String> for PathBuf {}
    impl From<OsString> for PathBuf {}
    impl<T: ?Sized + AsRef<OsStr>> From<&T> for PathBuf {}
    impl crate::str::FromStr for PathBuf { type Err = crate::convert::Infallible; }
    pub struct StripPrefixError(());
    pub struct Display<'a> { path: &'a Path }
    pub struct Components<'a> { path: &'a Path }
    pub enum Component<'a> { Prefix(()), RootDir, CurDir, ParentDir, Normal(&'a OsStr) }
    impl<'a> Iterator for Components<'a> { type Item = Component<'a>; }
    impl<'a> Component<'a> { pub fn as_os_str(self) -> &'a OsStr {} }
    pub const MAIN_SEPARATOR: char = '/';
}

pub mod env {
    use crate::ffi::{OsStr, OsString};
    pub fn args() -> Args {}
    pub fn args_os() -> ArgsOs {}
    pub fn var<K: AsRef<OsStr>>(key: K) -> Result<String, VarError> {}
    pub fn var_os<K: AsRef<OsStr>>(key: K) -> Option<OsString> {}
    pub fn vars() -> Vars {}
    pub unsafe fn set_var<K: AsRef<OsStr>, V: AsRef<OsStr>>(key: K, value: V) {}
    pub unsafe fn remove_var<K: AsRef<OsStr>>(key: K) {}
    pub fn current_dir() -> crate::io::Result<crate::path::PathBuf> {}
    pub fn current_exe() -> crate::io::Result<crate::path::PathBuf> {}
    pub fn temp_dir() -> crate::path::PathBuf {}
    pub struct Args { _p: () }
    pub struct ArgsOs { _p: () }
    pub struct Vars { _p: () }
    impl Iterator for Args { type Item = String; }
    impl ExactSizeIterator for Args {}
    impl Iterator for ArgsOs { type Item = OsString; }
    impl Iterator for Vars { type Item = (String, String); }
    #[derive(Clone)]
    pub enum VarError { NotPresent, NotUnicode(OsString) }
    pub mod consts { pub const OS: &str = ""; pub const ARCH: &str = ""; }
}

pub mod panic {
    pub struct AssertUnwindSafe<T>(pub T);
    impl<T> crate::ops::Deref for AssertUnwindSafe<T> { type Target = T; }
    impl<F: Future> Future for AssertUnwindSafe<F> { type Output = F::Output; }
    impl<R, F: FnOnce() -> R> FnOnce<()> for AssertUnwindSafe<F> { type Output = R; }
    pub fn catch_unwind<F: FnOnce() -> R, R>(f: F) -> crate::thread::Result<R> {}
    pub fn resume_unwind(payload: Box<dyn crate::any::Any + Send>) -> ! {}
    pub fn set_hook(hook: Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send + 'static>) {}
    pub fn take_hook() -> Box<dyn Fn(&PanicHookInfo<'_>) + Sync + Send + 'static> {}
    pub struct PanicHookInfo<'a> { _p: &'a () }
    pub trait UnwindSafe {}
    pub trait RefUnwindSafe {}
    pub struct Location<'a> { _p: &'a () }
}

pub mod process {
    use crate::ffi::OsStr;
    use crate::io;
    use crate::path::Path;
    pub fn exit(code: i32) -> ! {}
    pub fn abort() -> ! {}
    pub fn id() -> u32 {}
    pub struct Command { _p: () }
    impl Command {
        pub fn new<S: AsRef<OsStr>>(program: S) -> Command {}
        pub fn arg<S: AsRef<OsStr>>(&mut self, arg: S) -> &mut Command {}
        pub fn args<I, S>(&mut self, args: I) -> &mut Command {}
        pub fn env<K: AsRef<OsStr>, V: AsRef<OsStr>>(&mut self, key: K, val: V) -> &mut Command {}
        pub fn envs<I>(&mut self, vars: I) -> &mut Command {}
        pub fn env_remove<K: AsRef<OsStr>>(&mut self, key: K) -> &mut Command {}
        pub fn env_clear(&mut self) -> &mut Command {}
        pub fn current_dir<P: AsRef<Path>>(&mut self, dir: P) -> &mut Command {}
        pub fn stdin<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn stdout<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn stderr<T: Into<Stdio>>(&mut self, cfg: T) -> &mut Command {}
        pub fn spawn(&mut self) -> io::Result<Child> {}
        pub fn output(&mut self) -> io::Result<Output> {}
        pub fn status(&mut self) -> io::Result<ExitStatus> {}
    }
    pub struct Stdio { _p: () }
    impl Stdio {
        pub fn piped() -> Stdio {}
        pub fn inherit() -> Stdio {}
        pub fn null() -> Stdio {}
    }
    pub struct Child { pub stdin: Option<ChildStdin>, pub stdout: Option<ChildStdout>, pub stderr: Option<ChildStderr> }
    impl Child {
        pub fn kill(&mut self) -> io::Result<()> {}
        pub fn id(&self) -> u32 {}
        pub fn wait(&mut self) -> io::Result<ExitStatus> {}
        pub fn try_wait(&mut self) -> io::Result<Option<ExitStatus>> {}
        pub fn wait_with_output(self) -> io::Result<Output> {}
    }
    pub struct ChildStdin { _p: () }
    pub struct ChildStdout { _p: () }
    pub struct ChildStderr { _p: () }
    impl io::Write for ChildStdin {}
    impl io::Write for &ChildStdin {}
    impl io::Read for ChildStdout {}
    impl io::Read for ChildStderr {}
    #[derive(Clone)]
    pub struct Output { pub status: ExitStatus, pub stdout: Vec<u8>, pub stderr: Vec<u8> }
    #[derive(Clone, Copy, Default)]
    pub struct ExitStatus { _p: () }
    impl ExitStatus {
        pub fn success(&self) -> bool {}
        pub fn code(&self) -> Option<i32> {}
    }
    #[derive(Clone, Copy, Default)]
    pub struct ExitCode { _p: () }
    impl ExitCode {
        pub const SUCCESS: ExitCode = ExitCode { _p: () };
        pub const FAILURE: ExitCode = ExitCode { _p: () };
        pub fn exit_process(self) -> ! {}
    }
    impl From<u8> for ExitCode {}
    pub trait Termination { fn report(self) -> ExitCode; }
}

pub mod fs {
    use crate::io;
    use crate::path::{Path, PathBuf};
    pub struct File { _p: () }
    impl File {
        pub fn open<P: AsRef<Path>>(path: P) -> io::Result<File> {}
        pub fn create<P: AsRef<Path>>(path: P) -> io::Result<File> {}
        pub fn create_new<P: AsRef<Path>>(path: P) -> io::Result<File> {}
        pub fn options() -> OpenOptions {}
        pub fn sync_all(&self) -> io::Result<()> {}
        pub fn sync_data(&self) -> io::Result<()> {}
        pub fn set_len(&self, size: u64) -> io::Result<()> {}
        pub fn metadata(&self) -> io::Result<Metadata> {}
        pub fn try_clone(&self) -> io::Result<File> {}
    }
    impl io::Read for File {}
    impl io::Read for &File {}
    impl io::Write for File {}
    impl io::Write for &File {}
    impl io::Seek for File {}
    impl io::Seek for &File {}
    #[derive(Clone)]
    pub struct OpenOptions { _p: () }
    impl OpenOptions {
        pub fn new() -> OpenOptions {}
        pub fn read(&mut self, read: bool) -> &mut OpenOptions {}
        pub fn write(&mut self, write: bool) -> &mut OpenOptions {}
        pub fn append(&mut self, append: bool) -> &mut OpenOptions {}
        pub fn truncate(&mut self, truncate: bool) -> &mut OpenOptions {}
        pub fn create(&mut self, create: bool) -> &mut OpenOptions {}
        pub fn create_new(&mut self, create_new: bool) -> &mut OpenOptions {}
        pub fn open<P: AsRef<Path>>(&self, path: P) -> io::Result<File> {}
    }
    #[derive(Clone)]
    pub struct Metadata { _p: () }
    impl Metadata {
        pub fn len(&self) -> u64 {}
        pub fn is_dir(&self) -> bool {}
        pub fn is_file(&self) -> bool {}
        pub fn modified(&self) -> io::Result<crate::time::SystemTime> {}
    }
    pub struct ReadDir { _p: () }
    impl Iterator for ReadDir { type Item = io::Result<DirEntry>; }
    pub struct DirEntry { _p: () }
    impl DirEntry {
        pub fn path(&self) -> PathBuf {}
        pub fn file_name(&self) -> crate::ffi::OsString {}
        pub fn metadata(&self) -> io::Result<Metadata> {}
    }
    pub fn read<P: AsRef<Path>>(path: P) -> io::Result<Vec<u8>> {}
    pub fn read_to_string<P: AsRef<Path>>(path: P) -> io::Result<String> {}
    pub fn write<P: AsRef<Path>, C: AsRef<[u8]>>(path: P, contents: C) -> io::Result<()> {}
    pub fn remove_file<P: AsRef<Path>>(path: P) -> io::Result<()> {}
    pub fn remove_dir_all<P: AsRef<Path>>(path: P) -> io::Result<()> {}
    pub fn create_dir<P: AsRef<Path>>(path: P) -> io::Result<()> {}
    pub fn create_dir_all<P: AsRef<Path>>(path: P) -> io::Result<()> {}
    pub fn rename<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<()> {}
    pub fn copy<P: AsRef<Path>, Q: AsRef<Path>>(from: P, to: Q) -> io::Result<u64> {}
    pub fn metadata<P: AsRef<Path>>(path: P) -> io::Result<Metadata> {}
    pub fn read_dir<P: AsRef<Path>>(path: P) -> io::Result<ReadDir> {}
    pub fn exists<P: AsRef<Path>>(path: P) -> io::Result<bool> {}
    pub fn canonicalize<P: AsRef<Path>>(path: P) -> io::Result<PathBuf> {}
}

pub mod thread {
    use crate::io;
    pub type Result<T> = crate::result::Result<T, Box<dyn crate::any::Any + Send + 'static>>;
    pub fn spawn<F: FnOnce() -> T, T>(f: F) -> JoinHandle<T> {}
    pub fn scope<'env, F: for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> T, T>(f: F) -> T {}
    pub fn sleep(dur: crate::time::Duration) {}
    pub fn sleep_ms(ms: u32) {}
    pub fn yield_now() {}
    pub fn park() {}
    pub fn park_timeout(dur: crate::time::Duration) {}
    pub fn current() -> Thread {}
    pub fn panicking() -> bool {}
    pub fn available_parallelism() -> io::Result<crate::num::NonZero<usize>> {}
    pub struct JoinHandle<T> { result: T }
    impl<T> JoinHandle<T> {
        pub fn join(self) -> Result<T> {}
        pub fn thread(&self) -> &Thread {}
        pub fn is_finished(&self) -> bool {}
    }
    #[derive(Clone)]
    pub struct Thread { _p: () }
    impl Thread {
        pub fn unpark(&self) {}
        pub fn id(&self) -> ThreadId {}
        pub fn name(&self) -> Option<&str> {}
    }
    #[derive(Clone, Copy)]
    pub struct ThreadId { _p: () }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub fn name(self, name: String) -> Builder {}
        pub fn stack_size(self, size: usize) -> Builder {}
        pub fn spawn<F: FnOnce() -> T, T>(self, f: F) -> io::Result<JoinHandle<T>> {}
        pub fn spawn_scoped<'scope, 'env, F: FnOnce() -> T, T>(self, scope: &'scope Scope<'scope, 'env>, f: F) -> io::Result<ScopedJoinHandle<'scope, T>> {}
    }
    pub struct Scope<'scope, 'env> { _p: (&'scope (), &'env ()) }
    impl<'scope, 'env> Scope<'scope, 'env> {
        pub fn spawn<F: FnOnce() -> T, T>(&'scope self, f: F) -> ScopedJoinHandle<'scope, T> {}
    }
    pub struct ScopedJoinHandle<'scope, T> { result: T, _p: &'scope () }
    impl<'scope, T> ScopedJoinHandle<'scope, T> {
        pub fn join(self) -> Result<T> {}
        pub fn thread(&self) -> &Thread {}
        pub fn is_finished(&self) -> bool {}
    }
    pub struct LocalKey<T> { value: T }
    impl<T> LocalKey<T> {
        pub fn with<F: FnOnce(&T) -> R, R>(&'static self, f: F) -> R {}
        pub fn try_with<F: FnOnce(&T) -> R, R>(&'static self, f: F) -> crate::result::Result<R, AccessError> {}
    }
    impl<T> LocalKey<crate::cell::RefCell<T>> {
        pub fn with_borrow<F: FnOnce(&T) -> R, R>(&'static self, f: F) -> R {}
        pub fn with_borrow_mut<F: FnOnce(&mut T) -> R, R>(&'static self, f: F) -> R {}
    }
    pub struct AccessError { _p: () }
}

pub mod hint {
    pub fn black_box<T>(dummy: T) -> T {}
    pub fn spin_loop() {}
}

pub mod io {
    use crate::fmt;
    use crate::ops::{Deref, DerefMut};
    pub type Result<T> = crate::result::Result<T, Error>;
    pub struct Error { _p: () }
    impl Error {
        pub fn new<E: Into<Box<dyn crate::error::Error + Send + Sync>>>(kind: ErrorKind, error: E) -> Error {}
        pub fn other<E: Into<Box<dyn crate::error::Error + Send + Sync>>>(error: E) -> Error {}
        pub fn last_os_error() -> Error {}
        pub fn from_raw_os_error(code: i32) -> Error {}
        pub fn raw_os_error(&self) -> Option<i32> {}
        pub fn kind(&self) -> ErrorKind {}
        pub fn get_ref(&self) -> Option<&(dyn crate::error::Error + Send + Sync + 'static)> {}
        pub fn get_mut(&mut self) -> Option<&mut (dyn crate::error::Error + Send + Sync + 'static)> {}
        pub fn into_inner(self) -> Option<Box<dyn crate::error::Error + Send + Sync>> {}
    }
    impl crate::error::Error for Error {}
    impl From<ErrorKind> for Error {}
    impl From<crate::ffi::NulError> for Error {}
    impl<W> From<IntoInnerError<W>> for Error {}
    #[derive(Clone, Copy)]
    pub enum ErrorKind {
        NotFound, PermissionDenied, ConnectionRefused, ConnectionReset, HostUnreachable, NetworkUnreachable, ConnectionAborted,
        NotConnected, AddrInUse, AddrNotAvailable, NetworkDown, BrokenPipe, AlreadyExists, WouldBlock, NotADirectory, IsADirectory,
        DirectoryNotEmpty, ReadOnlyFilesystem, StaleNetworkFileHandle, InvalidInput, InvalidData, TimedOut, WriteZero, StorageFull,
        NotSeekable, QuotaExceeded, FileTooLarge, ResourceBusy, ExecutableFileBusy, Deadlock, CrossesDevices, TooManyLinks,
        InvalidFilename, ArgumentListTooLong, Interrupted, Unsupported, UnexpectedEof, OutOfMemory, InProgress, Other,
    }
    pub mod prelude { pub use super::{BufRead, Read, Seek, Write}; }

    pub trait Read {
        fn read(&mut self, buf: &mut [u8]) -> Result<usize>;
        fn read_vectored(&mut self, bufs: &mut [IoSliceMut<'_>]) -> Result<usize>;
        fn read_to_end(&mut self, buf: &mut Vec<u8>) -> Result<usize>;
        fn read_to_string(&mut self, buf: &mut String) -> Result<usize>;
        fn read_exact(&mut self, buf: &mut [u8]) -> Result<()>;
        fn by_ref(&mut self) -> &mut Self;
        fn bytes(self) -> Bytes<Self>;
        fn chain<R: Read>(self, next: R) -> Chain<Self, R>;
        fn take(self, limit: u64) -> Take<Self>;
    }
    pub trait Write {
        fn write(&mut self, buf: &[u8]) -> Result<usize>;
        fn write_vectored(&mut self, bufs: &[IoSlice<'_>]) -> Result<usize>;
        fn is_write_vectored(&self) -> bool;
        fn flush(&mut self) -> Result<()>;
        fn write_all(&mut self, buf: &[u8]) -> Result<()>;
        fn write_all_vectored(&mut self, bufs: &mut [IoSlice<'_>]) -> Result<()>;
        fn write_fmt(&mut self, fmt: fmt::Arguments<'_>) -> Result<()>;
        fn by_ref(&mut self) -> &mut Self;
    }
    pub trait Seek {
        fn seek(&mut self, pos: SeekFrom) -> Result<u64>;
        fn rewind(&mut self) -> Result<()>;
        fn stream_position(&mut self) -> Result<u64>;
    }
    pub trait BufRead: Read {
        fn fill_buf(&mut self) -> Result<&[u8]>;
        fn consume(&mut self, amt: usize);
        fn has_data_left(&mut self) -> Result<bool>;
        fn read_until(&mut self, byte: u8, buf: &mut Vec<u8>) -> Result<usize>;
        fn skip_until(&mut self, byte: u8) -> Result<usize>;
        fn read_line(&mut self, buf: &mut String) -> Result<usize>;
        fn split(self, byte: u8) -> Split<Self>;
        fn lines(self) -> Lines<Self>;
    }
    #[derive(Clone, Copy)]
    pub enum SeekFrom { Start(u64), End(i64), Current(i64) }
    impl<'a, R: Read + ?Sized> Read for &'a mut R {}
    impl<'a, W: Write + ?Sized> Write for &'a mut W {}
    impl<'a, S: Seek + ?Sized> Seek for &'a mut S {}
    impl<'a, B: BufRead + ?Sized> BufRead for &'a mut B {}
    impl<R: Read + ?Sized> Read for Box<R> {}
    impl<W: Write + ?Sized> Write for Box<W> {}
    impl<S: Seek + ?Sized> Seek for Box<S> {}
    impl<B: BufRead + ?Sized> BufRead for Box<B> {}
    impl Read for crate::sync::Arc<crate::fs::File> {}
    impl Write for crate::sync::Arc<crate::fs::File> {}
    impl Read for &[u8] {}
    impl BufRead for &[u8] {}
    impl Write for &mut [u8] {}
    impl Write for Vec<u8> {}
    impl Read for crate::collections::VecDeque<u8> {}
    impl BufRead for crate::collections::VecDeque<u8> {}
    impl Write for crate::collections::VecDeque<u8> {}

    pub struct BufReader<R: ?Sized> { inner: R }
    impl<R> BufReader<R> {
        pub fn new(inner: R) -> BufReader<R> {}
        pub fn with_capacity(capacity: usize, inner: R) -> BufReader<R> {}
        pub fn get_ref(&self) -> &R {}
        pub fn get_mut(&mut self) -> &mut R {}
        pub fn buffer(&self) -> &[u8] {}
        pub fn capacity(&self) -> usize {}
        pub fn into_inner(self) -> R {}
        pub fn seek_relative(&mut self, offset: i64) -> Result<()> {}
    }
    impl<R: Read + ?Sized> Read for BufReader<R> {}
    impl<R: Read + ?Sized> BufRead for BufReader<R> {}
    impl<R: Seek + ?Sized> Seek for BufReader<R> {}

    pub struct BufWriter<W: ?Sized> { inner: W }
    impl<W: Write> BufWriter<W> {
        pub fn new(inner: W) -> BufWriter<W> {}
        pub fn with_capacity(capacity: usize, inner: W) -> BufWriter<W> {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn buffer(&self) -> &[u8] {}
        pub fn capacity(&self) -> usize {}
        pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<BufWriter<W>>> {}
        pub fn into_parts(self) -> (W, crate::result::Result<Vec<u8>, WriterPanicked>) {}
    }
    impl<W: Write + ?Sized> Write for BufWriter<W> {}
    impl<W: Write + Seek + ?Sized> Seek for BufWriter<W> {}
    pub struct WriterPanicked { _p: () }

    pub struct LineWriter<W: ?Sized> { inner: W }
    impl<W: Write> LineWriter<W> {
        pub fn new(inner: W) -> LineWriter<W> {}
        pub fn with_capacity(capacity: usize, inner: W) -> LineWriter<W> {}
        pub fn get_ref(&self) -> &W {}
        pub fn get_mut(&mut self) -> &mut W {}
        pub fn into_inner(self) -> crate::result::Result<W, IntoInnerError<LineWriter<W>>> {}
    }
    impl<W: Write + ?Sized> Write for LineWriter<W> {}

    pub struct IntoInnerError<W>(W, Error);
    impl<W> IntoInnerError<W> {
        pub fn error(&self) -> &Error {}
        pub fn into_inner(self) -> W {}
        pub fn into_error(self) -> Error {}
        pub fn into_parts(self) -> (Error, W) {}
    }

    #[derive(Clone, Default)]
    pub struct Cursor<T> { inner: T }
    impl<T> Cursor<T> {
        pub const fn new(inner: T) -> Cursor<T> {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn position(&self) -> u64 {}
        pub fn set_position(&mut self, pos: u64) {}
    }
    impl<T: AsRef<[u8]>> Read for Cursor<T> {}
    impl<T: AsRef<[u8]>> BufRead for Cursor<T> {}
    impl<T: AsRef<[u8]>> Seek for Cursor<T> {}
    impl Write for Cursor<Vec<u8>> {}
    impl<'a> Write for Cursor<&'a mut Vec<u8>> {}
    impl<'a> Write for Cursor<&'a mut [u8]> {}
    impl<const N: usize> Write for Cursor<[u8; N]> {}
    impl Write for Cursor<Box<[u8]>> {}

    pub struct Chain<T, U> { first: T, second: U }
    impl<T, U> Chain<T, U> {
        pub fn into_inner(self) -> (T, U) {}
        pub fn get_ref(&self) -> (&T, &U) {}
        pub fn get_mut(&mut self) -> (&mut T, &mut U) {}
    }
    impl<T: Read, U: Read> Read for Chain<T, U> {}
    impl<T: BufRead, U: BufRead> BufRead for Chain<T, U> {}
    pub struct Take<T> { inner: T }
    impl<T> Take<T> {
        pub fn limit(&self) -> u64 {}
        pub fn set_limit(&mut self, limit: u64) {}
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
    }
    impl<T: Read> Read for Take<T> {}
    impl<T: BufRead> BufRead for Take<T> {}
    pub struct Bytes<R> { inner: R }
    impl<R: Read> Iterator for Bytes<R> { type Item = Result<u8>; }
    pub struct Lines<B> { buf: B }
    impl<B: BufRead> Iterator for Lines<B> { type Item = Result<String>; }
    pub struct Split<B> { buf: B }
    impl<B: BufRead> Iterator for Split<B> { type Item = Result<Vec<u8>>; }

    #[derive(Clone, Copy)]
    pub struct IoSlice<'a> { buf: &'a [u8] }
    impl<'a> IoSlice<'a> {
        pub fn new(buf: &'a [u8]) -> IoSlice<'a> {}
        pub fn advance(&mut self, n: usize) {}
        pub fn advance_slices(bufs: &mut &mut [IoSlice<'a>], n: usize) {}
    }
    impl<'a> Deref for IoSlice<'a> { type Target = [u8]; }
    pub struct IoSliceMut<'a> { buf: &'a mut [u8] }
    impl<'a> IoSliceMut<'a> { pub fn new(buf: &'a mut [u8]) -> IoSliceMut<'a> {} }
    impl<'a> Deref for IoSliceMut<'a> { type Target = [u8]; }
    impl<'a> DerefMut for IoSliceMut<'a> {}

    #[derive(Clone, Copy, Default)]
    pub struct Empty;
    #[derive(Clone, Copy, Default)]
    pub struct Sink;
    pub struct Repeat { _p: () }
    impl Read for Empty {}
    impl BufRead for Empty {}
    impl Write for Empty {}
    impl Write for Sink {}
    impl Write for &Sink {}
    impl Read for Repeat {}
    pub const fn empty() -> Empty {}
    pub const fn sink() -> Sink {}
    pub const fn repeat(byte: u8) -> Repeat {}
    pub fn copy<R: Read + ?Sized, W: Write + ?Sized>(reader: &mut R, writer: &mut W) -> Result<u64> {}
    pub fn read_to_string<R: Read>(reader: R) -> Result<String> {}
    pub struct PipeReader { _p: () }
    pub struct PipeWriter { _p: () }
    impl Read for PipeReader {}
    impl Write for PipeWriter {}
    pub fn pipe() -> Result<(PipeReader, PipeWriter)> {}

    pub struct Stdin { _p: () }
    pub struct Stdout { _p: () }
    pub struct Stderr { _p: () }
    pub struct StdinLock<'a> { _p: &'a () }
    pub struct StdoutLock<'a> { _p: &'a () }
    pub struct StderrLock<'a> { _p: &'a () }
    pub fn stdin() -> Stdin {}
    pub fn stdout() -> Stdout {}
    pub fn stderr() -> Stderr {}
    impl Stdin {
        pub fn lock(&self) -> StdinLock<'static> {}
        pub fn read_line(&self, buf: &mut String) -> Result<usize> {}
        pub fn lines(self) -> Lines<StdinLock<'static>> {}
    }
    impl Stdout { pub fn lock(&self) -> StdoutLock<'static> {} }
    impl Stderr { pub fn lock(&self) -> StderrLock<'static> {} }
    impl Read for Stdin {}
    impl<'a> Read for StdinLock<'a> {}
    impl<'a> BufRead for StdinLock<'a> {}
    impl Write for Stdout {}
    impl Write for &Stdout {}
    impl<'a> Write for StdoutLock<'a> {}
    impl Write for Stderr {}
    impl<'a> Write for StderrLock<'a> {}
    pub trait IsTerminal { fn is_terminal(&self) -> bool; }
    impl IsTerminal for Stdin {}
    impl IsTerminal for Stdout {}
    impl IsTerminal for Stderr {}
}

pub mod net {
    use crate::io;
    use crate::time::Duration;
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub fn connect<A: ToSocketAddrs>(addr: A) -> io::Result<TcpStream> {}
        pub fn connect_timeout(addr: &SocketAddr, timeout: Duration) -> io::Result<TcpStream> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
        pub fn try_clone(&self) -> io::Result<TcpStream> {}
        pub fn set_read_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn set_write_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn read_timeout(&self) -> io::Result<Option<Duration>> {}
        pub fn write_timeout(&self) -> io::Result<Option<Duration>> {}
        pub fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn set_linger(&self, linger: Option<Duration>) -> io::Result<()> {}
        pub fn linger(&self) -> io::Result<Option<Duration>> {}
        pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        pub fn nodelay(&self) -> io::Result<bool> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    }
    impl io::Read for TcpStream {}
    impl io::Write for TcpStream {}
    impl<'a> io::Read for &'a TcpStream {}
    impl<'a> io::Write for &'a TcpStream {}
    pub struct TcpListener { _p: () }
    impl TcpListener {
        pub fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<TcpListener> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn try_clone(&self) -> io::Result<TcpListener> {}
        pub fn accept(&self) -> io::Result<(TcpStream, SocketAddr)> {}
        pub fn incoming(&self) -> Incoming<'_> {}
        pub fn into_incoming(self) -> IntoIncoming {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        pub fn ttl(&self) -> io::Result<u32> {}
        pub fn set_only_v6(&self, only_v6: bool) -> io::Result<()> {}
        pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
    }
    pub struct Incoming<'a> { listener: &'a TcpListener, accepted: TcpStream }
    pub struct IntoIncoming { listener: TcpListener, accepted: TcpStream }
    impl<'a> Iterator for Incoming<'a> { type Item = io::Result<TcpStream>; }
    impl Iterator for IntoIncoming { type Item = io::Result<TcpStream>; }
    #[derive(Clone, Copy)]
    pub enum Shutdown { Read, Write, Both }

    pub struct UdpSocket { _p: () }
    impl UdpSocket {
        pub fn bind<A: ToSocketAddrs>(addr: A) -> io::Result<UdpSocket> {}
        pub fn connect<A: ToSocketAddrs>(&self, addr: A) -> io::Result<()> {}
        pub fn recv_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
        pub fn peek_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
        pub fn send_to<A: ToSocketAddrs>(&self, buf: &[u8], addr: A) -> io::Result<usize> {}
        pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
        pub fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn peek(&self, buf: &mut [u8]) -> io::Result<usize> {}
        pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
        pub fn local_addr(&self) -> io::Result<SocketAddr> {}
        pub fn try_clone(&self) -> io::Result<UdpSocket> {}
        pub fn set_read_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn set_write_timeout(&self, dur: Option<Duration>) -> io::Result<()> {}
        pub fn set_broadcast(&self, broadcast: bool) -> io::Result<()> {}
        pub fn set_ttl(&self, ttl: u32) -> io::Result<()> {}
        pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
        pub fn join_multicast_v4(&self, multiaddr: &Ipv4Addr, interface: &Ipv4Addr) -> io::Result<()> {}
        pub fn join_multicast_v6(&self, multiaddr: &Ipv6Addr, interface: u32) -> io::Result<()> {}
    }

    pub trait ToSocketAddrs { type Iter: Iterator<Item = SocketAddr>; fn to_socket_addrs(&self) -> io::Result<Self::Iter>; }
    impl ToSocketAddrs for SocketAddr { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for SocketAddrV4 { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for SocketAddrV6 { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for (IpAddr, u16) { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for (Ipv4Addr, u16) { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for (Ipv6Addr, u16) { type Iter = crate::option::IntoIter<SocketAddr>; }
    impl<'a> ToSocketAddrs for (&'a str, u16) { type Iter = crate::vec::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for (String, u16) { type Iter = crate::vec::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for str { type Iter = crate::vec::IntoIter<SocketAddr>; }
    impl ToSocketAddrs for String { type Iter = crate::vec::IntoIter<SocketAddr>; }
    impl<'a> ToSocketAddrs for &'a [SocketAddr] { type Iter = crate::iter::Cloned<crate::slice::Iter<'a, SocketAddr>>; }
    impl<'a, T: ToSocketAddrs + ?Sized> ToSocketAddrs for &'a T { type Iter = T::Iter; }

    #[derive(Clone, Copy)]
    pub enum SocketAddr { V4(SocketAddrV4), V6(SocketAddrV6) }
    impl SocketAddr {
        pub const fn new(ip: IpAddr, port: u16) -> SocketAddr {}
        pub const fn ip(&self) -> IpAddr {}
        pub fn set_ip(&mut self, new_ip: IpAddr) {}
        pub const fn port(&self) -> u16 {}
        pub fn set_port(&mut self, new_port: u16) {}
        pub const fn is_ipv4(&self) -> bool {}
        pub const fn is_ipv6(&self) -> bool {}
    }
    #[derive(Clone, Copy)]
    pub struct SocketAddrV4 { _p: () }
    impl SocketAddrV4 {
        pub const fn new(ip: Ipv4Addr, port: u16) -> SocketAddrV4 {}
        pub const fn ip(&self) -> &Ipv4Addr {}
        pub const fn port(&self) -> u16 {}
    }
    #[derive(Clone, Copy)]
    pub struct SocketAddrV6 { _p: () }
    impl SocketAddrV6 {
        pub const fn new(ip: Ipv6Addr, port: u16, flowinfo: u32, scope_id: u32) -> SocketAddrV6 {}
        pub const fn ip(&self) -> &Ipv6Addr {}
        pub const fn port(&self) -> u16 {}
        pub const fn flowinfo(&self) -> u32 {}
        pub const fn scope_id(&self) -> u32 {}
    }
    #[derive(Clone, Copy)]
    pub enum IpAddr { V4(Ipv4Addr), V6(Ipv6Addr) }
    impl IpAddr {
        pub const fn is_unspecified(&self) -> bool {}
        pub const fn is_loopback(&self) -> bool {}
        pub const fn is_multicast(&self) -> bool {}
        pub const fn is_ipv4(&self) -> bool {}
        pub const fn is_ipv6(&self) -> bool {}
    }
    #[derive(Clone, Copy)]
    pub struct Ipv4Addr { _p: () }
    impl Ipv4Addr {
        pub const LOCALHOST: Ipv4Addr = Ipv4Addr { _p: () };
        pub const UNSPECIFIED: Ipv4Addr = Ipv4Addr { _p: () };
        pub const BROADCAST: Ipv4Addr = Ipv4Addr { _p: () };
        pub const fn new(a: u8, b: u8, c: u8, d: u8) -> Ipv4Addr {}
        pub const fn octets(&self) -> [u8; 4] {}
        pub const fn is_loopback(&self) -> bool {}
        pub const fn is_unspecified(&self) -> bool {}
        pub const fn is_private(&self) -> bool {}
        pub const fn to_ipv6_mapped(&self) -> Ipv6Addr {}
    }
    #[derive(Clone, Copy)]
    pub struct Ipv6Addr { _p: () }
    impl Ipv6Addr {
        pub const LOCALHOST: Ipv6Addr = Ipv6Addr { _p: () };
        pub const UNSPECIFIED: Ipv6Addr = Ipv6Addr { _p: () };
        pub const fn new(a: u16, b: u16, c: u16, d: u16, e: u16, f: u16, g: u16, h: u16) -> Ipv6Addr {}
        pub const fn octets(&self) -> [u8; 16] {}
        pub const fn segments(&self) -> [u16; 8] {}
        pub const fn is_loopback(&self) -> bool {}
        pub const fn is_unspecified(&self) -> bool {}
        pub const fn to_ipv4(&self) -> Option<Ipv4Addr> {}
        pub const fn to_ipv4_mapped(&self) -> Option<Ipv4Addr> {}
    }
    pub struct AddrParseError { _p: () }
    impl crate::str::FromStr for SocketAddr { type Err = AddrParseError; }
    impl crate::str::FromStr for SocketAddrV4 { type Err = AddrParseError; }
    impl crate::str::FromStr for SocketAddrV6 { type Err = AddrParseError; }
    impl crate::str::FromStr for IpAddr { type Err = AddrParseError; }
    impl crate::str::FromStr for Ipv4Addr { type Err = AddrParseError; }
    impl crate::str::FromStr for Ipv6Addr { type Err = AddrParseError; }
    impl<I: Into<IpAddr>> From<(I, u16)> for SocketAddr {}
    impl From<SocketAddrV4> for SocketAddr {}
    impl From<SocketAddrV6> for SocketAddr {}
    impl From<Ipv4Addr> for IpAddr {}
    impl From<Ipv6Addr> for IpAddr {}
    impl From<[u8; 4]> for IpAddr {}
    impl From<[u8; 16]> for IpAddr {}
    impl From<[u8; 4]> for Ipv4Addr {}
    impl From<u32> for Ipv4Addr {}
    impl From<Ipv4Addr> for u32 {}
    impl From<[u8; 16]> for Ipv6Addr {}
}

pub mod os {
    pub mod raw {
        pub enum c_void {}
        pub type c_char = i8;
        pub type c_schar = i8;
        pub type c_uchar = u8;
        pub type c_short = i16;
        pub type c_ushort = u16;
        pub type c_int = i32;
        pub type c_uint = u32;
        pub type c_long = i64;
        pub type c_ulong = u64;
        pub type c_longlong = i64;
        pub type c_ulonglong = u64;
    }
    pub mod fd {
        use crate::io;
        use crate::net::{TcpListener, TcpStream, UdpSocket};
        use crate::os::unix::net::{UnixDatagram, UnixListener, UnixStream};
        pub mod raw { pub use super::{AsRawFd, FromRawFd, IntoRawFd, RawFd}; }
        // In truth an int; a type of its own here, so that the int that is a socket can be told from the others.
        pub struct RawFd { _p: () }
        impl Copy for RawFd {}
        impl Clone for RawFd {}
        impl PartialEq for RawFd {}
        impl PartialOrd for RawFd {}
        impl crate::fmt::Debug for RawFd {}
        impl crate::fmt::Display for RawFd {}
        pub trait AsRawFd { fn as_raw_fd(&self) -> RawFd; }
        pub trait FromRawFd { unsafe fn from_raw_fd(fd: RawFd) -> Self; }
        pub trait IntoRawFd { fn into_raw_fd(self) -> RawFd; }
        pub trait AsFd { fn as_fd(&self) -> BorrowedFd<'_>; }
        pub struct OwnedFd { fd: RawFd }
        impl OwnedFd { pub fn try_clone(&self) -> io::Result<OwnedFd> {} }
        #[derive(Clone, Copy)]
        pub struct BorrowedFd<'fd> { fd: RawFd, _p: &'fd () }
        impl<'fd> BorrowedFd<'fd> {
            pub const unsafe fn borrow_raw(fd: RawFd) -> BorrowedFd<'fd> {}
            pub fn try_clone_to_owned(&self) -> io::Result<OwnedFd> {}
        }
        impl AsRawFd for RawFd {}
        impl IntoRawFd for RawFd {}
        impl FromRawFd for RawFd {}
        impl<T: AsRawFd> AsRawFd for crate::sync::Arc<T> {}
        impl<T: AsRawFd> AsRawFd for crate::rc::Rc<T> {}
        impl<T: AsRawFd> AsRawFd for Box<T> {}
        impl<'a, T: AsFd + ?Sized> AsFd for &'a T {}
        impl<'a, T: AsFd + ?Sized> AsFd for &'a mut T {}
        impl<T: AsFd + ?Sized> AsFd for crate::sync::Arc<T> {}
        impl<T: AsFd + ?Sized> AsFd for Box<T> {}
        impl AsFd for OwnedFd {}
        impl<'fd> AsFd for BorrowedFd<'fd> {}
        impl AsRawFd for OwnedFd {}
        impl IntoRawFd for OwnedFd {}
        impl FromRawFd for OwnedFd {}
        impl<'fd> AsRawFd for BorrowedFd<'fd> {}
        impl AsRawFd for TcpStream {}
        impl FromRawFd for TcpStream {}
        impl IntoRawFd for TcpStream {}
        impl AsFd for TcpStream {}
        impl From<OwnedFd> for TcpStream {}
        impl From<TcpStream> for OwnedFd {}
        impl AsRawFd for TcpListener {}
        impl FromRawFd for TcpListener {}
        impl IntoRawFd for TcpListener {}
        impl AsFd for TcpListener {}
        impl From<OwnedFd> for TcpListener {}
        impl From<TcpListener> for OwnedFd {}
        impl AsRawFd for UdpSocket {}
        impl FromRawFd for UdpSocket {}
        impl IntoRawFd for UdpSocket {}
        impl AsFd for UdpSocket {}
        impl From<OwnedFd> for UdpSocket {}
        impl From<UdpSocket> for OwnedFd {}
        impl AsRawFd for UnixStream {}
        impl FromRawFd for UnixStream {}
        impl IntoRawFd for UnixStream {}
        impl AsFd for UnixStream {}
        impl From<OwnedFd> for UnixStream {}
        impl From<UnixStream> for OwnedFd {}
        impl AsRawFd for UnixListener {}
        impl FromRawFd for UnixListener {}
        impl IntoRawFd for UnixListener {}
        impl AsFd for UnixListener {}
        impl From<OwnedFd> for UnixListener {}
        impl From<UnixListener> for OwnedFd {}
        impl AsRawFd for UnixDatagram {}
        impl FromRawFd for UnixDatagram {}
        impl IntoRawFd for UnixDatagram {}
        impl AsFd for UnixDatagram {}
        impl From<OwnedFd> for UnixDatagram {}
        impl From<UnixDatagram> for OwnedFd {}
        impl AsRawFd for crate::fs::File {}
        impl FromRawFd for crate::fs::File {}
        impl IntoRawFd for crate::fs::File {}
        impl AsFd for crate::fs::File {}
        impl From<OwnedFd> for crate::fs::File {}
        impl From<crate::fs::File> for OwnedFd {}
        impl AsRawFd for crate::process::ChildStdin {}
        impl IntoRawFd for crate::process::ChildStdin {}
        impl AsFd for crate::process::ChildStdin {}
        impl AsRawFd for crate::process::ChildStdout {}
        impl IntoRawFd for crate::process::ChildStdout {}
        impl AsFd for crate::process::ChildStdout {}
        impl AsRawFd for crate::process::ChildStderr {}
        impl IntoRawFd for crate::process::ChildStderr {}
        impl AsFd for crate::process::ChildStderr {}
        impl AsRawFd for io::Stdin {}
        impl AsRawFd for io::Stdout {}
        impl AsRawFd for io::Stderr {}
        impl AsFd for io::Stdin {}
        impl AsFd for io::Stdout {}
        impl AsFd for io::Stderr {}
    }
    pub mod unix {
        pub mod io { pub use crate::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd}; }
        pub mod prelude {
            pub use super::ffi::{OsStrExt, OsStringExt};
            pub use super::fs::{FileExt, MetadataExt, OpenOptionsExt, PermissionsExt};
            pub use super::io::{AsFd, AsRawFd, BorrowedFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
            pub use super::process::CommandExt;
        }
        pub mod ffi {
            pub trait OsStrExt { fn from_bytes(slice: &[u8]) -> &Self; fn as_bytes(&self) -> &[u8]; }
            pub trait OsStringExt { fn from_vec(vec: Vec<u8>) -> Self; fn into_vec(self) -> Vec<u8>; }
            impl OsStrExt for crate::ffi::OsStr {}
            impl OsStringExt for crate::ffi::OsString {}
        }
        pub mod fs {
            use crate::io;
            pub trait FileExt {
                fn read_at(&self, buf: &mut [u8], offset: u64) -> io::Result<usize>;
                fn read_exact_at(&self, buf: &mut [u8], offset: u64) -> io::Result<()>;
                fn write_at(&self, buf: &[u8], offset: u64) -> io::Result<usize>;
                fn write_all_at(&self, buf: &[u8], offset: u64) -> io::Result<()>;
            }
            impl FileExt for crate::fs::File {}
            pub trait MetadataExt { fn mode(&self) -> u32; fn uid(&self) -> u32; fn ino(&self) -> u64; fn size(&self) -> u64; }
            pub trait OpenOptionsExt { fn mode(&mut self, mode: u32) -> &mut Self; fn custom_flags(&mut self, flags: i32) -> &mut Self; }
            pub trait PermissionsExt { fn mode(&self) -> u32; fn from_mode(mode: u32) -> Self; }
        }
        pub mod process {
            pub trait CommandExt {
                fn uid(&mut self, id: u32) -> &mut crate::process::Command;
                unsafe fn pre_exec<F: FnMut() -> crate::io::Result<()>>(&mut self, f: F) -> &mut crate::process::Command;
                fn exec(&mut self) -> crate::io::Error;
            }
            impl CommandExt for crate::process::Command {}
            pub trait ExitStatusExt { fn signal(&self) -> Option<i32>; }
            impl ExitStatusExt for crate::process::ExitStatus {}
        }
        pub mod net {
            use crate::io;
            use crate::net::Shutdown;
            use crate::path::Path;
            use crate::time::Duration;
            #[derive(Clone)]
            pub struct SocketAddr { _p: () }
            impl SocketAddr {
                pub fn from_pathname<P: AsRef<Path>>(path: P) -> io::Result<SocketAddr> {}
                pub fn as_pathname(&self) -> Option<&Path> {}
                pub fn is_unnamed(&self) -> bool {}
            }
            pub struct UnixStream { _p: () }
            impl UnixStream {
                pub fn connect<P: AsRef<Path>>(path: P) -> io::Result<UnixStream> {}
                pub fn connect_addr(socket_addr: &SocketAddr) -> io::Result<UnixStream> {}
                pub fn pair() -> io::Result<(UnixStream, UnixStream)> {}
                pub fn try_clone(&self) -> io::Result<UnixStream> {}
                pub fn local_addr(&self) -> io::Result<SocketAddr> {}
                pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
                pub fn set_read_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
                pub fn set_write_timeout(&self, timeout: Option<Duration>) -> io::Result<()> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
                pub fn take_error(&self) -> io::Result<Option<io::Error>> {}
                pub fn shutdown(&self, how: Shutdown) -> io::Result<()> {}
            }
            impl io::Read for UnixStream {}
            impl io::Write for UnixStream {}
            impl<'a> io::Read for &'a UnixStream {}
            impl<'a> io::Write for &'a UnixStream {}
            pub struct UnixListener { _p: () }
            impl UnixListener {
                pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixListener> {}
                pub fn bind_addr(socket_addr: &SocketAddr) -> io::Result<UnixListener> {}
                pub fn accept(&self) -> io::Result<(UnixStream, SocketAddr)> {}
                pub fn try_clone(&self) -> io::Result<UnixListener> {}
                pub fn local_addr(&self) -> io::Result<SocketAddr> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
                pub fn incoming(&self) -> Incoming<'_> {}
            }
            pub struct Incoming<'a> { listener: &'a UnixListener, accepted: UnixStream }
            impl<'a> Iterator for Incoming<'a> { type Item = io::Result<UnixStream>; }
            impl<'a> IntoIterator for &'a UnixListener { type Item = io::Result<UnixStream>; type IntoIter = Incoming<'a>; }
            pub struct UnixDatagram { _p: () }
            impl UnixDatagram {
                pub fn bind<P: AsRef<Path>>(path: P) -> io::Result<UnixDatagram> {}
                pub fn unbound() -> io::Result<UnixDatagram> {}
                pub fn pair() -> io::Result<(UnixDatagram, UnixDatagram)> {}
                pub fn connect<P: AsRef<Path>>(&self, path: P) -> io::Result<()> {}
                pub fn send(&self, buf: &[u8]) -> io::Result<usize> {}
                pub fn recv(&self, buf: &mut [u8]) -> io::Result<usize> {}
                pub fn send_to<P: AsRef<Path>>(&self, buf: &[u8], path: P) -> io::Result<usize> {}
                pub fn recv_from(&self, buf: &mut [u8]) -> io::Result<(usize, SocketAddr)> {}
                pub fn set_nonblocking(&self, nonblocking: bool) -> io::Result<()> {}
            }
        }
    }
    pub mod linux {
        pub mod net {
            pub trait TcpStreamExt {
                fn set_quickack(&self, quickack: bool) -> crate::io::Result<()>;
                fn quickack(&self) -> crate::io::Result<bool>;
                fn set_deferaccept(&self, accept: crate::time::Duration) -> crate::io::Result<()>;
            }
            impl TcpStreamExt for crate::net::TcpStream {}
            pub trait SocketAddrExt {
                fn from_abstract_name<N: AsRef<[u8]>>(name: N) -> crate::io::Result<crate::os::unix::net::SocketAddr>;
                fn as_abstract_name(&self) -> Option<&[u8]>;
            }
            impl SocketAddrExt for crate::os::unix::net::SocketAddr {}
        }
    }
    pub mod android { pub mod net { pub use crate::os::linux::net::{SocketAddrExt, TcpStreamExt}; } }
    pub mod windows {
        pub mod io {
            use crate::net::{TcpListener, TcpStream, UdpSocket};
            pub struct RawSocket { _p: () }
            impl Copy for RawSocket {}
            impl Clone for RawSocket {}
            impl PartialEq for RawSocket {}
            impl crate::fmt::Debug for RawSocket {}
            pub type RawHandle = *mut crate::os::raw::c_void;
            pub trait AsRawSocket { fn as_raw_socket(&self) -> RawSocket; }
            pub trait FromRawSocket { unsafe fn from_raw_socket(sock: RawSocket) -> Self; }
            pub trait IntoRawSocket { fn into_raw_socket(self) -> RawSocket; }
            pub trait AsSocket { fn as_socket(&self) -> BorrowedSocket<'_>; }
            pub trait AsRawHandle { fn as_raw_handle(&self) -> RawHandle; }
            pub trait FromRawHandle { unsafe fn from_raw_handle(handle: RawHandle) -> Self; }
            pub struct OwnedSocket { socket: RawSocket }
            impl OwnedSocket { pub fn try_clone(&self) -> crate::io::Result<OwnedSocket> {} }
            #[derive(Clone, Copy)]
            pub struct BorrowedSocket<'socket> { socket: RawSocket, _p: &'socket () }
            impl<'socket> BorrowedSocket<'socket> {
                pub const unsafe fn borrow_raw(socket: RawSocket) -> BorrowedSocket<'socket> {}
                pub fn try_clone_to_owned(&self) -> crate::io::Result<OwnedSocket> {}
            }
            impl<'a, T: AsSocket + ?Sized> AsSocket for &'a T {}
            impl<'a, T: AsSocket + ?Sized> AsSocket for &'a mut T {}
            impl<T: AsSocket + ?Sized> AsSocket for crate::sync::Arc<T> {}
            impl AsSocket for OwnedSocket {}
            impl<'socket> AsSocket for BorrowedSocket<'socket> {}
            impl AsRawSocket for OwnedSocket {}
            impl IntoRawSocket for OwnedSocket {}
            impl FromRawSocket for OwnedSocket {}
            impl<'socket> AsRawSocket for BorrowedSocket<'socket> {}
            impl AsRawSocket for TcpStream {}
            impl FromRawSocket for TcpStream {}
            impl IntoRawSocket for TcpStream {}
            impl AsSocket for TcpStream {}
            impl From<OwnedSocket> for TcpStream {}
            impl From<TcpStream> for OwnedSocket {}
            impl AsRawSocket for TcpListener {}
            impl FromRawSocket for TcpListener {}
            impl IntoRawSocket for TcpListener {}
            impl AsSocket for TcpListener {}
            impl From<OwnedSocket> for TcpListener {}
            impl From<TcpListener> for OwnedSocket {}
            impl AsRawSocket for UdpSocket {}
            impl FromRawSocket for UdpSocket {}
            impl IntoRawSocket for UdpSocket {}
            impl AsSocket for UdpSocket {}
            impl From<OwnedSocket> for UdpSocket {}
            impl From<UdpSocket> for OwnedSocket {}
        }
    }
}
