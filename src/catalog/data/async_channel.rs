//! Signatures of async-channel.
pub struct Sender<T> { queue: T }
pub struct Receiver<T> { queue: T }
pub fn unbounded<T>() -> (Sender<T>, Receiver<T>) {}
pub fn bounded<T>(cap: usize) -> (Sender<T>, Receiver<T>) {}
impl<T> Clone for Sender<T> {}
impl<T> Clone for Receiver<T> {}
impl<T> Sender<T> {
    pub async fn send(&self, msg: T) -> Result<(), SendError<T>> {}
    pub fn try_send(&self, msg: T) -> Result<(), TrySendError<T>> {}
    pub fn send_blocking(&self, msg: T) -> Result<(), SendError<T>> {}
    pub fn close(&self) -> bool {}
    pub fn is_closed(&self) -> bool {}
}
impl<T> Receiver<T> {
    pub async fn recv(&self) -> Result<T, RecvError> {}
    pub fn try_recv(&self) -> Result<T, TryRecvError> {}
    pub fn recv_blocking(&self) -> Result<T, RecvError> {}
    pub fn close(&self) -> bool {}
}
impl<T> futures_core::stream::Stream for Receiver<T> { type Item = T; }
pub struct SendError<T>(pub T);
pub enum TrySendError<T> { Full(T), Closed(T) }
pub struct RecvError;
pub enum TryRecvError { Empty, Closed }
