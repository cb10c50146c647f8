//! Signatures of futures-io.
use std::pin::Pin;
use std::task::{Context, Poll};
pub use std::io::{Error, ErrorKind, IoSlice, IoSliceMut, Result, SeekFrom};
pub trait AsyncRead {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut [u8]) -> Poll<Result<usize>>;
    fn poll_read_vectored(self: Pin<&mut Self>, cx: &mut Context<'_>, bufs: &mut [IoSliceMut<'_>]) -> Poll<Result<usize>>;
}
pub trait AsyncWrite {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<Result<usize>>;
    fn poll_write_vectored(self: Pin<&mut Self>, cx: &mut Context<'_>, bufs: &[IoSlice<'_>]) -> Poll<Result<usize>>;
    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>>;
    fn poll_close(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>>;
}
pub trait AsyncSeek { fn poll_seek(self: Pin<&mut Self>, cx: &mut Context<'_>, pos: SeekFrom) -> Poll<Result<u64>>; }
pub trait AsyncBufRead: AsyncRead {
    fn poll_fill_buf(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<&[u8]>>;
    fn consume(self: Pin<&mut Self>, amt: usize);
}
impl<R: AsyncRead + ?Sized> AsyncRead for Box<R> {}
impl<'a, R: AsyncRead + ?Sized> AsyncRead for &'a mut R {}
impl<R: AsyncRead + ?Sized> AsyncRead for Pin<Box<R>> {}
impl<'a, R: AsyncRead + ?Sized> AsyncRead for Pin<&'a mut R> {}
impl<W: AsyncWrite + ?Sized> AsyncWrite for Box<W> {}
impl<'a, W: AsyncWrite + ?Sized> AsyncWrite for &'a mut W {}
impl<W: AsyncWrite + ?Sized> AsyncWrite for Pin<Box<W>> {}
impl<'a, W: AsyncWrite + ?Sized> AsyncWrite for Pin<&'a mut W> {}
impl<R: AsyncBufRead + ?Sized> AsyncBufRead for Box<R> {}
impl<'a, R: AsyncBufRead + ?Sized> AsyncBufRead for &'a mut R {}
impl AsyncRead for &[u8] {}
impl AsyncBufRead for &[u8] {}
impl AsyncWrite for Vec<u8> {}
