//! Signatures of snowstorm: Noise over the stream that it is handed.
pub struct NoiseStream<T> { inner: T }
impl<T> NoiseStream<T> {
    pub async fn handshake<S>(inner: T, state: S) -> Result<Self, SnowstormError> {}
    pub fn into_inner(self) -> T {}
    pub fn get_inner(&self) -> &T {}
    pub fn get_inner_mut(&mut self) -> &mut T {}
}
impl<T: tokio::io::AsyncRead> tokio::io::AsyncRead for NoiseStream<T> {}
impl<T: tokio::io::AsyncWrite> tokio::io::AsyncWrite for NoiseStream<T> {}
pub struct SnowstormError { _p: () }
