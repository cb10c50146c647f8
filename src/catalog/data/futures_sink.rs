//! Signatures of futures-sink.
use std::pin::Pin;
use std::task::{Context, Poll};
pub trait Sink<Item> {
    type Error;
    fn poll_ready(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
    fn start_send(self: Pin<&mut Self>, item: Item) -> Result<(), Self::Error>;
    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
    fn poll_close(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<(), Self::Error>>;
}
impl<'a, S: Sink<Item> + ?Sized, Item> Sink<Item> for &'a mut S { type Error = S::Error; }
impl<S: Sink<Item> + ?Sized, Item> Sink<Item> for Box<S> { type Error = S::Error; }
impl<S: Sink<Item> + ?Sized, Item> Sink<Item> for Pin<Box<S>> { type Error = S::Error; }
impl<'a, S: Sink<Item> + ?Sized, Item> Sink<Item> for Pin<&'a mut S> { type Error = S::Error; }
