//! Signatures of flume: channels for threads and tasks.
use std::time::Duration;
pub struct Sender<T> { queue: T }
pub struct Receiver<T> { queue: T }
pub fn unbounded<T>() -> (Sender<T>, Receiver<T>) {}
pub fn bounded<T>(cap: usize) -> (Sender<T>, Receiver<T>) {}
impl<T> Clone for Sender<T> {}
impl<T> Clone for Receiver<T> {}
impl<T> Sender<T> {
    pub fn send(&self, msg: T) -> Result<(), SendError<T>> {}
    pub fn try_send(&self, msg: T) -> Result<(), TrySendError<T>> {}
    pub async fn send_async(&self, item: T) -> Result<(), SendError<T>> {}
}
impl<T> Receiver<T> {
    pub fn recv(&self) -> Result<T, RecvError> {}
    pub fn try_recv(&self) -> Result<T, TryRecvError> {}
    pub fn recv_timeout(&self, dur: Duration) -> Result<T, TryRecvError> {}
    pub async fn recv_async(&self) -> Result<T, RecvError> {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn drain(&self) -> Iter<'_, T> {}
    pub fn into_stream<'a>(self) -> RecvStream<T> {}
    pub fn stream(&self) -> RecvStream<T> {}
}
pub struct Iter<'a, T> { receiver: &'a Receiver<T> }
impl<'a, T> Iterator for Iter<'a, T> { type Item = T; }
pub struct IntoIter<T> { receiver: Receiver<T> }
impl<T> Iterator for IntoIter<T> { type Item = T; }
impl<T> IntoIterator for Receiver<T> { type Item = T; type IntoIter = IntoIter<T>; }
pub struct RecvStream<T> { queue: T }
impl<T> futures_core::stream::Stream for RecvStream<T> { type Item = T; }
pub struct SendError<T>(pub T);
pub enum TrySendError<T> { Full(T), Disconnected(T) }
pub enum RecvError { Disconnected }
pub enum TryRecvError { Empty, Disconnected }
