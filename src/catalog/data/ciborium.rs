//! Signatures of ciborium.
pub use self::de::from_reader;
pub use self::ser::into_writer;
pub mod ser {
    pub enum Error<T> { Io(T), Value(String) }
    pub fn into_writer<T: ?Sized, W: std::io::Write>(value: &T, writer: W) -> Result<(), Error<std::io::Error>> {}
}
pub mod de {
    pub enum Error<T> { Io(T), Syntax(usize), Semantic(Option<usize>, String), RecursionLimitExceeded }
    pub fn from_reader<T, R: std::io::Read>(reader: R) -> Result<T, Error<std::io::Error>> {}
}
