//! Signatures of hyper-http-proxy: a proxy around a connector.
#[derive(Clone)]
pub struct Proxy { _p: () }
#[derive(Clone)]
pub struct ProxyConnector<C> { connector: C }
impl<C> ProxyConnector<C> {
    pub fn new(connector: C) -> std::io::Result<Self> {}
    pub fn unsecured(connector: C) -> Self {}
    pub fn from_proxy(connector: C, proxy: Proxy) -> std::io::Result<Self> {}
    pub fn from_proxy_unsecured(connector: C, proxy: Proxy) -> Self {}
    pub fn add_proxy(&mut self, proxy: Proxy) {}
}
