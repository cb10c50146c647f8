//! Signatures of bincode, 1 and 2.
use std::io;
#[versions("<2")]
pub type Result<T> = std::result::Result<T, Error>;
#[versions("<2")]
pub type Error = Box<ErrorKind>;
#[versions("<2")]
pub enum ErrorKind { Io(io::Error), SizeLimit, SequenceMustHaveLength, Custom(String) }
#[versions("<2")]
pub fn serialize_into<W: io::Write, T: ?Sized>(writer: W, value: &T) -> Result<()> {}
#[versions("<2")]
pub fn serialize<T: ?Sized>(value: &T) -> Result<Vec<u8>> {}
#[versions("<2")]
pub fn deserialize_from<R: io::Read, T>(reader: R) -> Result<T> {}
#[versions("<2")]
pub fn deserialize<'a, T>(bytes: &'a [u8]) -> Result<T> {}
#[versions("<2")]
pub fn serialized_size<T: ?Sized>(value: &T) -> Result<u64> {}
#[versions("<2")]
pub fn options() -> config::DefaultOptions {}
#[versions("<2")]
pub use config::{DefaultOptions, Options};
#[versions("<2")]
pub mod config {
    use crate::Result;
    use std::io;
    #[derive(Clone, Copy)]
    pub struct DefaultOptions { _p: () }
    impl DefaultOptions { pub fn new() -> DefaultOptions {} }
    pub trait Options {
        fn with_limit(self, limit: u64) -> Self;
        fn with_no_limit(self) -> Self;
        fn with_little_endian(self) -> Self;
        fn with_big_endian(self) -> Self;
        fn with_varint_encoding(self) -> Self;
        fn with_fixint_encoding(self) -> Self;
        fn allow_trailing_bytes(self) -> Self;
        fn serialize_into<W: io::Write, T: ?Sized>(self, w: W, t: &T) -> Result<()>;
        fn serialize<T: ?Sized>(self, t: &T) -> Result<Vec<u8>>;
        fn deserialize_from<R: io::Read, T>(self, reader: R) -> Result<T>;
        fn deserialize<'a, T>(self, bytes: &'a [u8]) -> Result<T>;
    }
    impl Options for DefaultOptions {}
}
#[versions(">=2")]
pub mod error {
    pub enum EncodeError { UnexpectedEnd, Other(&'static str) }
    pub enum DecodeError { UnexpectedEnd, Other(&'static str) }
}
#[versions(">=2")]
pub mod config {
    #[derive(Clone, Copy)]
    pub struct Configuration { _p: () }
    pub const fn standard() -> Configuration {}
    pub const fn legacy() -> Configuration {}
}
#[versions(">=2")]
pub fn encode_into_std_write<E, C, W: io::Write>(val: E, dst: &mut W, config: C) -> std::result::Result<usize, error::EncodeError> {}
#[versions(">=2")]
pub fn encode_to_vec<E, C>(val: E, config: C) -> std::result::Result<Vec<u8>, error::EncodeError> {}
#[versions(">=2")]
pub fn decode_from_std_read<D, C, R: io::Read>(src: &mut R, config: C) -> std::result::Result<D, error::DecodeError> {}
#[versions(">=2")]
pub fn decode_from_slice<D, C>(src: &[u8], config: C) -> std::result::Result<(D, usize), error::DecodeError> {}
#[versions(">=2")]
pub mod serde {
    use std::io;
    pub fn encode_into_std_write<E, C, W: io::Write>(val: E, dst: &mut W, config: C) -> Result<usize, crate::error::EncodeError> {}
    pub fn encode_to_vec<E, C>(val: E, config: C) -> Result<Vec<u8>, crate::error::EncodeError> {}
    pub fn decode_from_std_read<D, C, R: io::Read>(src: &mut R, config: C) -> Result<D, crate::error::DecodeError> {}
    pub fn decode_from_slice<D, C>(slice: &[u8], config: C) -> Result<(D, usize), crate::error::DecodeError> {}
}
