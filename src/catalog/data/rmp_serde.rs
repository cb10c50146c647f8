//! Signatures of rmp-serde.
pub use self::decode::{from_read, from_slice};
pub use self::encode::{to_vec, to_vec_named};
pub mod encode {
    pub struct Error { _p: () }
    pub fn write<W: std::io::Write + ?Sized, T: ?Sized>(wr: &mut W, val: &T) -> Result<(), Error> {}
    pub fn write_named<W: std::io::Write + ?Sized, T: ?Sized>(wr: &mut W, val: &T) -> Result<(), Error> {}
    pub fn to_vec<T: ?Sized>(val: &T) -> Result<Vec<u8>, Error> {}
    pub fn to_vec_named<T: ?Sized>(val: &T) -> Result<Vec<u8>, Error> {}
}
pub mod decode {
    pub struct Error { _p: () }
    pub fn from_read<R: std::io::Read, T>(rd: R) -> Result<T, Error> {}
    pub fn from_slice<'a, T>(input: &'a [u8]) -> Result<T, Error> {}
}
