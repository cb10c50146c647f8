//! Signatures of sqlx. A pool is one generic type in truth; here each database has a pool of its own, since
//! only some of them speak TCP.
pub struct Error { _p: () }
pub use self::mysql::MySqlConnection;
pub use self::postgres::PgConnection;
pub use self::sqlite::SqliteConnection;
#[derive(Clone)]
pub struct PgPool { _p: () }
impl PgPool {
    pub async fn connect(url: &str) -> Result<PgPool, Error> {}
    pub fn connect_lazy(url: &str) -> Result<PgPool, Error> {}
    pub async fn connect_with<O>(options: O) -> Result<PgPool, Error> {}
    pub fn connect_lazy_with<O>(options: O) -> PgPool {}
    pub async fn close(&self) {}
}
pub mod postgres {
    use crate::Error;
    use std::time::Duration;
    pub use crate::PgPool;
    #[derive(Clone)]
    pub struct PgPoolOptions { _p: () }
    impl PgPoolOptions {
        pub fn new() -> PgPoolOptions {}
        pub fn max_connections(self, max: u32) -> Self {}
        pub fn min_connections(self, min: u32) -> Self {}
        pub fn acquire_timeout(self, timeout: Duration) -> Self {}
        pub fn connect_timeout(self, timeout: Duration) -> Self {}
        pub fn idle_timeout<T>(self, timeout: T) -> Self {}
        pub fn max_lifetime<T>(self, lifetime: T) -> Self {}
        pub fn test_before_acquire(self, test: bool) -> Self {}
        pub async fn connect(self, url: &str) -> Result<PgPool, Error> {}
        pub async fn connect_with<O>(self, options: O) -> Result<PgPool, Error> {}
        pub fn connect_lazy(self, url: &str) -> Result<PgPool, Error> {}
        pub fn connect_lazy_with<O>(self, options: O) -> PgPool {}
    }
    pub struct PgConnection { _p: () }
    impl PgConnection {
        pub async fn connect(url: &str) -> Result<PgConnection, Error> {}
    }
}
#[derive(Clone)]
pub struct MySqlPool { _p: () }
impl MySqlPool {
    pub async fn connect(url: &str) -> Result<MySqlPool, Error> {}
    pub fn connect_lazy(url: &str) -> Result<MySqlPool, Error> {}
    pub async fn connect_with<O>(options: O) -> Result<MySqlPool, Error> {}
    pub fn connect_lazy_with<O>(options: O) -> MySqlPool {}
    pub async fn close(&self) {}
}
pub mod mysql {
    use crate::Error;
    use std::time::Duration;
    pub use crate::MySqlPool;
    #[derive(Clone)]
    pub struct MySqlPoolOptions { _p: () }
    impl MySqlPoolOptions {
        pub fn new() -> MySqlPoolOptions {}
        pub fn max_connections(self, max: u32) -> Self {}
        pub fn min_connections(self, min: u32) -> Self {}
        pub fn acquire_timeout(self, timeout: Duration) -> Self {}
        pub fn connect_timeout(self, timeout: Duration) -> Self {}
        pub fn idle_timeout<T>(self, timeout: T) -> Self {}
        pub fn max_lifetime<T>(self, lifetime: T) -> Self {}
        pub fn test_before_acquire(self, test: bool) -> Self {}
        pub async fn connect(self, url: &str) -> Result<MySqlPool, Error> {}
        pub async fn connect_with<O>(self, options: O) -> Result<MySqlPool, Error> {}
        pub fn connect_lazy(self, url: &str) -> Result<MySqlPool, Error> {}
        pub fn connect_lazy_with<O>(self, options: O) -> MySqlPool {}
    }
    pub struct MySqlConnection { _p: () }
    impl MySqlConnection {
        pub async fn connect(url: &str) -> Result<MySqlConnection, Error> {}
    }
}
#[derive(Clone)]
pub struct SqlitePool { _p: () }
impl SqlitePool {
    pub async fn connect(url: &str) -> Result<SqlitePool, Error> {}
    pub fn connect_lazy(url: &str) -> Result<SqlitePool, Error> {}
    pub async fn connect_with<O>(options: O) -> Result<SqlitePool, Error> {}
    pub fn connect_lazy_with<O>(options: O) -> SqlitePool {}
    pub async fn close(&self) {}
}
pub mod sqlite {
    use crate::Error;
    use std::time::Duration;
    pub use crate::SqlitePool;
    #[derive(Clone)]
    pub struct SqlitePoolOptions { _p: () }
    impl SqlitePoolOptions {
        pub fn new() -> SqlitePoolOptions {}
        pub fn max_connections(self, max: u32) -> Self {}
        pub fn min_connections(self, min: u32) -> Self {}
        pub fn acquire_timeout(self, timeout: Duration) -> Self {}
        pub fn connect_timeout(self, timeout: Duration) -> Self {}
        pub fn idle_timeout<T>(self, timeout: T) -> Self {}
        pub fn max_lifetime<T>(self, lifetime: T) -> Self {}
        pub fn test_before_acquire(self, test: bool) -> Self {}
        pub async fn connect(self, url: &str) -> Result<SqlitePool, Error> {}
        pub async fn connect_with<O>(self, options: O) -> Result<SqlitePool, Error> {}
        pub fn connect_lazy(self, url: &str) -> Result<SqlitePool, Error> {}
        pub fn connect_lazy_with<O>(self, options: O) -> SqlitePool {}
    }
    pub struct SqliteConnection { _p: () }
    impl SqliteConnection {
        pub async fn connect(url: &str) -> Result<SqliteConnection, Error> {}
    }
}
