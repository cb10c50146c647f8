//! Signatures of bytes: buffers in memory.
use std::borrow::Borrow;
use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut, RangeBounds};
pub use self::buf::{Buf, BufMut};
#[derive(Clone, Default)]
pub struct Bytes { _p: () }
impl Bytes {
    pub const fn new() -> Self {}
    pub const fn from_static(bytes: &'static [u8]) -> Self {}
    pub fn copy_from_slice(data: &[u8]) -> Self {}
    pub fn from_owner<T>(owner: T) -> Self {}
    pub const fn len(&self) -> usize {}
    pub const fn is_empty(&self) -> bool {}
    pub fn is_unique(&self) -> bool {}
    pub fn slice<R: RangeBounds<usize>>(&self, range: R) -> Self {}
    pub fn slice_ref(&self, subset: &[u8]) -> Self {}
    pub fn split_off(&mut self, at: usize) -> Self {}
    pub fn split_to(&mut self, at: usize) -> Self {}
    pub fn truncate(&mut self, len: usize) {}
    pub fn clear(&mut self) {}
    pub fn try_into_mut(self) -> Result<BytesMut, Bytes> {}
}
impl Buf for Bytes {}
impl Deref for Bytes { type Target = [u8]; }
impl AsRef<[u8]> for Bytes {}
impl Borrow<[u8]> for Bytes {}
impl IntoIterator for Bytes { type Item = u8; type IntoIter = std::vec::IntoIter<u8>; }
impl<'a> IntoIterator for &'a Bytes { type Item = &'a u8; type IntoIter = std::slice::Iter<'a, u8>; }
impl FromIterator<u8> for Bytes {}
impl From<&'static [u8]> for Bytes {}
impl From<&'static str> for Bytes {}
impl From<Vec<u8>> for Bytes {}
impl From<Box<[u8]>> for Bytes {}
impl From<String> for Bytes {}
impl From<BytesMut> for Bytes {}
impl From<Bytes> for BytesMut {}
impl From<Bytes> for Vec<u8> {}
#[derive(Clone, Default)]
pub struct BytesMut { _p: () }
impl BytesMut {
    pub fn with_capacity(capacity: usize) -> BytesMut {}
    pub fn new() -> BytesMut {}
    pub fn zeroed(len: usize) -> BytesMut {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
    pub fn capacity(&self) -> usize {}
    pub fn freeze(self) -> Bytes {}
    pub fn split_off(&mut self, at: usize) -> BytesMut {}
    pub fn split(&mut self) -> BytesMut {}
    pub fn split_to(&mut self, at: usize) -> BytesMut {}
    pub fn truncate(&mut self, len: usize) {}
    pub fn clear(&mut self) {}
    pub fn resize(&mut self, new_len: usize, value: u8) {}
    pub unsafe fn set_len(&mut self, len: usize) {}
    pub fn reserve(&mut self, additional: usize) {}
    pub fn try_reclaim(&mut self, additional: usize) -> bool {}
    pub fn extend_from_slice(&mut self, extend: &[u8]) {}
    pub fn unsplit(&mut self, other: BytesMut) {}
    pub fn spare_capacity_mut(&mut self) -> &mut [MaybeUninit<u8>] {}
}
impl Buf for BytesMut {}
impl BufMut for BytesMut {}
impl Deref for BytesMut { type Target = [u8]; }
impl DerefMut for BytesMut {}
impl AsRef<[u8]> for BytesMut {}
impl AsMut<[u8]> for BytesMut {}
impl Borrow<[u8]> for BytesMut {}
impl std::fmt::Write for BytesMut {}
impl<'a> From<&'a [u8]> for BytesMut {}
impl<'a> From<&'a str> for BytesMut {}
impl From<BytesMut> for Vec<u8> {}
impl IntoIterator for BytesMut { type Item = u8; type IntoIter = std::vec::IntoIter<u8>; }
impl<'a> IntoIterator for &'a BytesMut { type Item = &'a u8; type IntoIter = std::slice::Iter<'a, u8>; }
impl FromIterator<u8> for BytesMut {}
impl Extend<u8> for BytesMut {}
impl<'a> Extend<&'a u8> for BytesMut {}
impl Extend<Bytes> for BytesMut {}
pub mod buf {
    use crate::{Bytes, BytesMut};
    use std::io;
    pub trait Buf {
        fn remaining(&self) -> usize;
        fn chunk(&self) -> &[u8];
        fn bytes(&self) -> &[u8];
        fn chunks_vectored<'a>(&'a self, dst: &mut [io::IoSlice<'a>]) -> usize;
        fn advance(&mut self, cnt: usize);
        fn has_remaining(&self) -> bool;
        fn copy_to_slice(&mut self, dst: &mut [u8]);
        fn copy_to_bytes(&mut self, len: usize) -> Bytes;
        fn take(self, limit: usize) -> Take<Self>;
        fn chain<U: Buf>(self, next: U) -> Chain<Self, U>;
        fn reader(self) -> Reader<Self>;
        fn get_u8(&mut self) -> u8;
        fn get_i8(&mut self) -> i8;
        fn get_u16(&mut self) -> u16;
        fn get_u16_le(&mut self) -> u16;
        fn get_i16(&mut self) -> i16;
        fn get_i16_le(&mut self) -> i16;
        fn get_u32(&mut self) -> u32;
        fn get_u32_le(&mut self) -> u32;
        fn get_i32(&mut self) -> i32;
        fn get_i32_le(&mut self) -> i32;
        fn get_u64(&mut self) -> u64;
        fn get_u64_le(&mut self) -> u64;
        fn get_i64(&mut self) -> i64;
        fn get_i64_le(&mut self) -> i64;
        fn get_u128(&mut self) -> u128;
        fn get_u128_le(&mut self) -> u128;
        fn get_i128(&mut self) -> i128;
        fn get_i128_le(&mut self) -> i128;
        fn get_f32(&mut self) -> f32;
        fn get_f32_le(&mut self) -> f32;
        fn get_f64(&mut self) -> f64;
        fn get_f64_le(&mut self) -> f64;
        fn get_uint(&mut self, nbytes: usize) -> u64;
        fn get_int(&mut self, nbytes: usize) -> i64;
    }
    pub trait BufMut {
        fn remaining_mut(&self) -> usize;
        fn has_remaining_mut(&self) -> bool;
        fn put<T: Buf>(&mut self, src: T);
        fn put_slice(&mut self, src: &[u8]);
        fn put_bytes(&mut self, val: u8, cnt: usize);
        fn limit(self, limit: usize) -> Limit<Self>;
        fn writer(self) -> Writer<Self>;
        fn chain_mut<U: BufMut>(self, next: U) -> Chain<Self, U>;
        fn put_u8(&mut self, n: u8);
        fn put_i8(&mut self, n: i8);
        fn put_u16(&mut self, n: u16);
        fn put_u16_le(&mut self, n: u16);
        fn put_i16(&mut self, n: i16);
        fn put_i16_le(&mut self, n: i16);
        fn put_u32(&mut self, n: u32);
        fn put_u32_le(&mut self, n: u32);
        fn put_i32(&mut self, n: i32);
        fn put_i32_le(&mut self, n: i32);
        fn put_u64(&mut self, n: u64);
        fn put_u64_le(&mut self, n: u64);
        fn put_i64(&mut self, n: i64);
        fn put_i64_le(&mut self, n: i64);
        fn put_u128(&mut self, n: u128);
        fn put_u128_le(&mut self, n: u128);
        fn put_i128(&mut self, n: i128);
        fn put_i128_le(&mut self, n: i128);
        fn put_f32(&mut self, n: f32);
        fn put_f32_le(&mut self, n: f32);
        fn put_f64(&mut self, n: f64);
        fn put_f64_le(&mut self, n: f64);
        fn put_uint(&mut self, n: u64, nbytes: usize);
        fn put_int(&mut self, n: i64, nbytes: usize);
    }
    impl<'a, T: Buf + ?Sized> Buf for &'a mut T {}
    impl<T: Buf + ?Sized> Buf for Box<T> {}
    impl Buf for &[u8] {}
    impl Buf for std::collections::VecDeque<u8> {}
    impl<T: AsRef<[u8]>> Buf for io::Cursor<T> {}
    impl<'a, T: BufMut + ?Sized> BufMut for &'a mut T {}
    impl<T: BufMut + ?Sized> BufMut for Box<T> {}
    impl BufMut for &mut [u8] {}
    impl BufMut for Vec<u8> {}
    pub struct Chain<T, U> { a: T, b: U }
    impl<T, U> Chain<T, U> {
        pub fn first_ref(&self) -> &T {}
        pub fn first_mut(&mut self) -> &mut T {}
        pub fn last_ref(&self) -> &U {}
        pub fn last_mut(&mut self) -> &mut U {}
        pub fn into_inner(self) -> (T, U) {}
    }
    impl<T: Buf, U: Buf> Buf for Chain<T, U> {}
    pub struct Take<T> { inner: T }
    impl<T> Take<T> {
        pub fn into_inner(self) -> T {}
        pub fn get_ref(&self) -> &T {}
        pub fn get_mut(&mut self) -> &mut T {}
        pub fn limit(&self) -> usize {}
    }
    impl<T: Buf> Buf for Take<T> {}
    pub struct Limit<T> { inner: T }
    impl<T: BufMut> BufMut for Limit<T> {}
    pub struct Reader<B> { buf: B }
    impl<B> Reader<B> {
        pub fn get_ref(&self) -> &B {}
        pub fn get_mut(&mut self) -> &mut B {}
        pub fn into_inner(self) -> B {}
    }
    impl<B: Buf> io::Read for Reader<B> {}
    impl<B: Buf> io::BufRead for Reader<B> {}
    pub struct Writer<B> { buf: B }
    impl<B> Writer<B> {
        pub fn get_ref(&self) -> &B {}
        pub fn get_mut(&mut self) -> &mut B {}
        pub fn into_inner(self) -> B {}
    }
    impl<B: BufMut> io::Write for Writer<B> {}
}
