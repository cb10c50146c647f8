//! Signatures of byteorder 1: integers read from and written to std readers and writers.
use std::io::{self, Result};
pub trait ByteOrder {
    fn read_u16(buf: &[u8]) -> u16;
    fn write_u16(buf: &mut [u8], n: u16);
    fn read_i16(buf: &[u8]) -> i16;
    fn write_i16(buf: &mut [u8], n: i16);
    fn read_u32(buf: &[u8]) -> u32;
    fn write_u32(buf: &mut [u8], n: u32);
    fn read_i32(buf: &[u8]) -> i32;
    fn write_i32(buf: &mut [u8], n: i32);
    fn read_u64(buf: &[u8]) -> u64;
    fn write_u64(buf: &mut [u8], n: u64);
    fn read_i64(buf: &[u8]) -> i64;
    fn write_i64(buf: &mut [u8], n: i64);
    fn read_u128(buf: &[u8]) -> u128;
    fn write_u128(buf: &mut [u8], n: u128);
    fn read_i128(buf: &[u8]) -> i128;
    fn write_i128(buf: &mut [u8], n: i128);
    fn read_f32(buf: &[u8]) -> f32;
    fn write_f32(buf: &mut [u8], n: f32);
    fn read_f64(buf: &[u8]) -> f64;
    fn write_f64(buf: &mut [u8], n: f64);
    fn read_u24(buf: &[u8]) -> u32;
    fn read_uint(buf: &[u8], nbytes: usize) -> u64;
    fn write_u24(buf: &mut [u8], n: u32);
}
pub enum BigEndian {}
pub enum LittleEndian {}
pub type BE = BigEndian;
pub type LE = LittleEndian;
pub type NetworkEndian = BigEndian;
pub type NativeEndian = LittleEndian;
impl ByteOrder for BigEndian {}
impl ByteOrder for LittleEndian {}
pub trait ReadBytesExt: io::Read {
    fn read_u8(&mut self) -> Result<u8>;
    fn read_i8(&mut self) -> Result<i8>;
    fn read_u16<T: ByteOrder>(&mut self) -> Result<u16>;
    fn read_i16<T: ByteOrder>(&mut self) -> Result<i16>;
    fn read_u32<T: ByteOrder>(&mut self) -> Result<u32>;
    fn read_i32<T: ByteOrder>(&mut self) -> Result<i32>;
    fn read_u64<T: ByteOrder>(&mut self) -> Result<u64>;
    fn read_i64<T: ByteOrder>(&mut self) -> Result<i64>;
    fn read_u128<T: ByteOrder>(&mut self) -> Result<u128>;
    fn read_i128<T: ByteOrder>(&mut self) -> Result<i128>;
    fn read_f32<T: ByteOrder>(&mut self) -> Result<f32>;
    fn read_f64<T: ByteOrder>(&mut self) -> Result<f64>;
    fn read_u24<T: ByteOrder>(&mut self) -> Result<u32>;
    fn read_i24<T: ByteOrder>(&mut self) -> Result<i32>;
    fn read_u48<T: ByteOrder>(&mut self) -> Result<u64>;
    fn read_i48<T: ByteOrder>(&mut self) -> Result<i64>;
    fn read_uint<T: ByteOrder>(&mut self, nbytes: usize) -> Result<u64>;
    fn read_int<T: ByteOrder>(&mut self, nbytes: usize) -> Result<i64>;
    fn read_uint128<T: ByteOrder>(&mut self, nbytes: usize) -> Result<u128>;
    fn read_int128<T: ByteOrder>(&mut self, nbytes: usize) -> Result<i128>;
    fn read_i8_into(&mut self, dst: &mut [i8]) -> Result<()>;
    fn read_u16_into<T: ByteOrder>(&mut self, dst: &mut [u16]) -> Result<()>;
    fn read_u32_into<T: ByteOrder>(&mut self, dst: &mut [u32]) -> Result<()>;
    fn read_u64_into<T: ByteOrder>(&mut self, dst: &mut [u64]) -> Result<()>;
    fn read_u128_into<T: ByteOrder>(&mut self, dst: &mut [u128]) -> Result<()>;
    fn read_i16_into<T: ByteOrder>(&mut self, dst: &mut [i16]) -> Result<()>;
    fn read_i32_into<T: ByteOrder>(&mut self, dst: &mut [i32]) -> Result<()>;
    fn read_i64_into<T: ByteOrder>(&mut self, dst: &mut [i64]) -> Result<()>;
    fn read_i128_into<T: ByteOrder>(&mut self, dst: &mut [i128]) -> Result<()>;
    fn read_f32_into<T: ByteOrder>(&mut self, dst: &mut [f32]) -> Result<()>;
    fn read_f64_into<T: ByteOrder>(&mut self, dst: &mut [f64]) -> Result<()>;
}
impl<R: io::Read + ?Sized> ReadBytesExt for R {}
pub trait WriteBytesExt: io::Write {
    fn write_u8(&mut self, n: u8) -> Result<()>;
    fn write_i8(&mut self, n: i8) -> Result<()>;
    fn write_u16<T: ByteOrder>(&mut self, n: u16) -> Result<()>;
    fn write_i16<T: ByteOrder>(&mut self, n: i16) -> Result<()>;
    fn write_u32<T: ByteOrder>(&mut self, n: u32) -> Result<()>;
    fn write_i32<T: ByteOrder>(&mut self, n: i32) -> Result<()>;
    fn write_u64<T: ByteOrder>(&mut self, n: u64) -> Result<()>;
    fn write_i64<T: ByteOrder>(&mut self, n: i64) -> Result<()>;
    fn write_u128<T: ByteOrder>(&mut self, n: u128) -> Result<()>;
    fn write_i128<T: ByteOrder>(&mut self, n: i128) -> Result<()>;
    fn write_f32<T: ByteOrder>(&mut self, n: f32) -> Result<()>;
    fn write_f64<T: ByteOrder>(&mut self, n: f64) -> Result<()>;
    fn write_u24<T: ByteOrder>(&mut self, n: u32) -> Result<()>;
    fn write_i24<T: ByteOrder>(&mut self, n: i32) -> Result<()>;
    fn write_u48<T: ByteOrder>(&mut self, n: u64) -> Result<()>;
    fn write_i48<T: ByteOrder>(&mut self, n: i64) -> Result<()>;
    fn write_uint<T: ByteOrder>(&mut self, n: u64, nbytes: usize) -> Result<()>;
    fn write_int<T: ByteOrder>(&mut self, n: i64, nbytes: usize) -> Result<()>;
    fn write_uint128<T: ByteOrder>(&mut self, n: u128, nbytes: usize) -> Result<()>;
    fn write_int128<T: ByteOrder>(&mut self, n: i128, nbytes: usize) -> Result<()>;
}
impl<W: io::Write + ?Sized> WriteBytesExt for W {}
