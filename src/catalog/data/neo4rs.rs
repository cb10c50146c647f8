//! Signatures of neo4rs.
#[derive(Clone)]
pub struct Graph { _p: () }
impl Graph {
    pub async fn new(uri: impl Into<String>, user: impl Into<String>, password: impl Into<String>) -> Result<Graph, Error> {}
    pub async fn connect<C>(config: C) -> Result<Graph, Error> {}
}
pub struct Error { _p: () }
