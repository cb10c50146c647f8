//! Signatures of smol, a front for its parts.
pub use async_io::{block_on, Async, Timer};
pub use async_net as net;
pub use futures_util::stream;
pub use futures_util::future;
pub mod io {
    pub use futures_io::{AsyncBufRead, AsyncRead, AsyncWrite};
    pub use futures_util::io::{split, AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, BufWriter, Cursor, ReadHalf, WriteHalf};
    pub use std::io::{Error, ErrorKind, Result};
    pub async fn copy<R: futures_io::AsyncRead, W: futures_io::AsyncWrite>(reader: R, writer: W) -> std::io::Result<u64> {}
}
pub mod prelude {
    pub use futures_core::Stream;
    pub use futures_io::{AsyncBufRead, AsyncRead, AsyncWrite};
    pub use futures_util::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt};
    pub use futures_util::stream::StreamExt;
    pub use std::future::Future;
}
pub fn spawn<F: std::future::Future>(future: F) -> Task<F::Output> {}
pub async fn unblock<T, F: FnOnce() -> T>(f: F) -> T {}
pub struct Task<T> { _t: T }
impl<T> Task<T> {
    pub fn detach(self) {}
    pub async fn cancel(self) -> Option<T> {}
}
impl<T> std::future::Future for Task<T> {
    type Output = T;
}
pub mod lock {
    pub use async_lock::{Mutex, RwLock};
}
