//! Signatures of async-http-proxy: it speaks on the stream that it is lent.
pub struct HttpError { _p: () }
pub async fn http_connect_tokio<IO>(io: &mut IO, host: &str, port: u16) -> Result<(), HttpError> {}
pub async fn http_connect_tokio_with_basic_auth<IO>(io: &mut IO, host: &str, port: u16, username: &str, password: &str) -> Result<(), HttpError> {}
pub async fn http_connect_async_std<IO>(io: &mut IO, host: &str, port: u16) -> Result<(), HttpError> {}
