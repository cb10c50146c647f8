//! Signatures of bollard.
pub struct ClientVersion { _p: () }
pub mod errors { pub struct Error { _p: () } }
#[derive(Clone)]
pub struct Docker { _p: () }
impl Docker {
    pub fn connect_with_http_defaults() -> Result<Docker, errors::Error> {}
    pub fn connect_with_http(addr: &str, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn connect_with_ssl_defaults() -> Result<Docker, errors::Error> {}
    pub fn connect_with_ssl(addr: &str, key: &std::path::Path, cert: &std::path::Path, ca: &std::path::Path, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn connect_with_unix_defaults() -> Result<Docker, errors::Error> {}
    pub fn connect_with_unix(path: &str, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn connect_with_local_defaults() -> Result<Docker, errors::Error> {}
    pub fn connect_with_local(path: &str, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn connect_with_socket_defaults() -> Result<Docker, errors::Error> {}
    pub fn connect_with_socket(path: &str, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn connect_with_custom_transport<T, S>(transport: T, client_addr: Option<S>, timeout: u64, client_version: &ClientVersion) -> Result<Docker, errors::Error> {}
    pub fn with_timeout(self, timeout: std::time::Duration) -> Self {}
}
