//! Signatures of diesel: libpq connects for it.
pub use self::result::{ConnectionError, ConnectionResult};
pub struct PgConnection { _p: () }
impl PgConnection {
    pub fn establish(database_url: &str) -> ConnectionResult<PgConnection> {}
}
pub mod pg { pub use crate::PgConnection; }
pub mod prelude { pub use crate::PgConnection; }
pub mod result {
    pub struct ConnectionError { _p: () }
    pub type ConnectionResult<T> = Result<T, ConnectionError>;
}
