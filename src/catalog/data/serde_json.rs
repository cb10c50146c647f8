//! Signatures of serde_json.
use std::io;
pub type Result<T> = std::result::Result<T, Error>;
pub struct Error { _p: () }
impl Error {
    pub fn is_io(&self) -> bool {}
    pub fn is_eof(&self) -> bool {}
    pub fn is_syntax(&self) -> bool {}
    pub fn is_data(&self) -> bool {}
    pub fn line(&self) -> usize {}
}
impl std::error::Error for Error {}
impl From<Error> for io::Error {}
#[derive(Clone, Default)]
pub enum Value { Null, Bool(bool), Number(Number), String(String), Array(Vec<Value>), Object(Map<String, Value>) }
impl Value {
    pub fn get<I>(&self, index: I) -> Option<&Value> {}
    pub fn get_mut<I>(&mut self, index: I) -> Option<&mut Value> {}
    pub fn pointer(&self, pointer: &str) -> Option<&Value> {}
    pub fn is_null(&self) -> bool {}
    pub fn is_object(&self) -> bool {}
    pub fn is_array(&self) -> bool {}
    pub fn is_string(&self) -> bool {}
    pub fn as_object(&self) -> Option<&Map<String, Value>> {}
    pub fn as_object_mut(&mut self) -> Option<&mut Map<String, Value>> {}
    pub fn as_array(&self) -> Option<&Vec<Value>> {}
    pub fn as_array_mut(&mut self) -> Option<&mut Vec<Value>> {}
    pub fn as_str(&self) -> Option<&str> {}
    pub fn as_i64(&self) -> Option<i64> {}
    pub fn as_u64(&self) -> Option<u64> {}
    pub fn as_f64(&self) -> Option<f64> {}
    pub fn as_bool(&self) -> Option<bool> {}
    pub fn take(&mut self) -> Value {}
}
impl<I> std::ops::Index<I> for Value { type Output = Value; }
impl<I> std::ops::IndexMut<I> for Value {}
impl From<String> for Value {}
impl From<&str> for Value {}
impl From<bool> for Value {}
impl<T> From<Vec<T>> for Value {}
impl std::str::FromStr for Value { type Err = Error; }
#[derive(Clone)]
pub struct Number { _p: () }
pub use self::map::Map;
pub mod map {
    #[derive(Clone, Default)]
    pub struct Map<K, V> { key: K, value: V }
    impl Map<String, crate::Value> {
        pub fn new() -> Self {}
        pub fn get<Q: ?Sized>(&self, key: &Q) -> Option<&crate::Value> {}
        pub fn get_mut<Q: ?Sized>(&mut self, key: &Q) -> Option<&mut crate::Value> {}
        pub fn contains_key<Q: ?Sized>(&self, key: &Q) -> bool {}
        pub fn insert(&mut self, k: String, v: crate::Value) -> Option<crate::Value> {}
        pub fn remove<Q: ?Sized>(&mut self, key: &Q) -> Option<crate::Value> {}
        pub fn len(&self) -> usize {}
        pub fn is_empty(&self) -> bool {}
    }
}
pub mod ser {
    use crate::Result;
    use std::io;
    pub fn to_writer<W: io::Write, T: ?Sized>(writer: W, value: &T) -> Result<()> {}
    pub fn to_writer_pretty<W: io::Write, T: ?Sized>(writer: W, value: &T) -> Result<()> {}
    pub fn to_vec<T: ?Sized>(value: &T) -> Result<Vec<u8>> {}
    pub fn to_vec_pretty<T: ?Sized>(value: &T) -> Result<Vec<u8>> {}
    pub fn to_string<T: ?Sized>(value: &T) -> Result<String> {}
    pub fn to_string_pretty<T: ?Sized>(value: &T) -> Result<String> {}
    pub struct Serializer<W> { writer: W }
    impl<W: io::Write> Serializer<W> {
        pub fn new(writer: W) -> Self {}
        pub fn pretty(writer: W) -> Self {}
        pub fn into_inner(self) -> W {}
    }
}
pub mod de {
    use crate::Result;
    use std::io;
    pub fn from_reader<R: io::Read, T>(rdr: R) -> Result<T> {}
    pub fn from_slice<'a, T>(v: &'a [u8]) -> Result<T> {}
    pub fn from_str<'a, T>(s: &'a str) -> Result<T> {}
    pub struct Deserializer<R> { read: R }
    impl<R: io::Read> Deserializer<R> {
        pub fn from_reader(reader: R) -> Self {}
        pub fn into_iter<T>(self) -> StreamDeserializer<R, T> {}
    }
    pub struct StreamDeserializer<R, T> { read: R, item: T }
    impl<R, T> Iterator for StreamDeserializer<R, T> { type Item = Result<T>; }
}
pub use self::de::{from_reader, from_slice, from_str, Deserializer, StreamDeserializer};
pub use self::ser::{to_string, to_string_pretty, to_vec, to_vec_pretty, to_writer, to_writer_pretty, Serializer};
pub mod value {
    pub use crate::{from_value, to_value, Map, Number, Value};
}
pub fn to_value<T>(value: T) -> Result<Value> {}
pub fn from_value<T>(value: Value) -> Result<T> {}
