//! Signatures of r2d2-postgres.
pub use postgres;
pub struct PostgresConnectionManager<T> { _tls: T }
impl<T> PostgresConnectionManager<T> {
    pub fn new(config: postgres::Config, tls_connector: T) -> PostgresConnectionManager<T> {}
}
