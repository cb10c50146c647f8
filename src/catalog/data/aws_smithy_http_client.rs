//! Signatures of aws-smithy-http-client: its connector.
pub struct Connector { _p: () }
impl Connector { pub fn builder() -> ConnectorBuilder {} }
#[derive(Clone)]
pub struct ConnectorBuilder { _p: () }
impl Default for ConnectorBuilder {
    fn default() -> ConnectorBuilder {}
}
impl ConnectorBuilder {
    pub fn enable_tcp_nodelay(self, nodelay: bool) -> Self {}
    pub fn set_enable_tcp_nodelay(&mut self, nodelay: bool) -> &mut Self {}
    pub fn tls_provider<P>(self, provider: P) -> Self {}
    pub fn build(self) -> Connector {}
}
