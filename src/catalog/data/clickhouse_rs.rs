//! Signatures of clickhouse-rs.
#[derive(Clone)]
pub struct Options { _p: () }
impl Options {
    pub fn new<A>(addr: A) -> Options {}
    pub fn nodelay(self, enable: bool) -> Self {}
}
#[derive(Clone)]
pub struct Pool { _p: () }
impl Pool {
    pub fn new<O>(options: O) -> Pool {}
}
