//! Signatures of bb8-postgres.
pub use tokio_postgres;
#[derive(Clone)]
pub struct PostgresConnectionManager<Tls> { _tls: Tls }
impl<Tls> PostgresConnectionManager<Tls> {
    pub fn new(config: tokio_postgres::Config, tls: Tls) -> PostgresConnectionManager<Tls> {}
    pub fn new_from_stringlike<T: ToString>(params: T, tls: Tls) -> Result<PostgresConnectionManager<Tls>, tokio_postgres::Error> {}
}
