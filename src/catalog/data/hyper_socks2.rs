//! Signatures of hyper-socks2: a SOCKS proxy around a connector.
#[derive(Clone)]
pub struct SocksConnector<C> { pub proxy_addr: http::Uri, pub auth: Option<Auth>, pub connector: C }
impl<C> SocksConnector<C> {
    pub fn with_tls(self) -> std::io::Result<hyper_tls::HttpsConnector<Self>> {}
}
#[derive(Clone)]
pub struct Auth { pub username: String, pub password: String }
