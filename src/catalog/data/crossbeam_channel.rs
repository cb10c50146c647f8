//! Signatures of crossbeam-channel.
use std::time::{Duration, Instant};
pub struct Sender<T> { queue: T }
pub struct Receiver<T> { queue: T }
pub fn unbounded<T>() -> (Sender<T>, Receiver<T>) {}
pub fn bounded<T>(cap: usize) -> (Sender<T>, Receiver<T>) {}
pub fn after(duration: Duration) -> Receiver<Instant> {}
pub fn tick(duration: Duration) -> Receiver<Instant> {}
pub fn never<T>() -> Receiver<T> {}
impl<T> Clone for Sender<T> {}
impl<T> Clone for Receiver<T> {}
impl<T> Sender<T> {
    pub fn send(&self, msg: T) -> Result<(), SendError<T>> {}
    pub fn try_send(&self, msg: T) -> Result<(), TrySendError<T>> {}
    pub fn send_timeout(&self, msg: T, timeout: Duration) -> Result<(), TrySendError<T>> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
}
impl<T> Receiver<T> {
    pub fn recv(&self) -> Result<T, RecvError> {}
    pub fn try_recv(&self) -> Result<T, TryRecvError> {}
    pub fn recv_timeout(&self, timeout: Duration) -> Result<T, RecvTimeoutError> {}
    pub fn iter(&self) -> Iter<'_, T> {}
    pub fn try_iter(&self) -> Iter<'_, T> {}
    pub fn len(&self) -> usize {}
    pub fn is_empty(&self) -> bool {}
}
pub struct Iter<'a, T> { receiver: &'a Receiver<T> }
pub struct IntoIter<T> { receiver: Receiver<T> }
impl<'a, T> Iterator for Iter<'a, T> { type Item = T; }
impl<T> Iterator for IntoIter<T> { type Item = T; }
impl<T> IntoIterator for Receiver<T> { type Item = T; type IntoIter = IntoIter<T>; }
impl<'a, T> IntoIterator for &'a Receiver<T> { type Item = T; type IntoIter = Iter<'a, T>; }
pub struct SendError<T>(pub T);
pub enum TrySendError<T> { Full(T), Disconnected(T) }
pub struct RecvError;
pub enum TryRecvError { Empty, Disconnected }
pub enum RecvTimeoutError { Timeout, Disconnected }
