//! Signatures of futures-channel.
pub mod mpsc {
    use futures_core::stream::Stream;
    use std::task::{Context, Poll};
    pub struct Sender<T> { queue: T }
    pub struct Receiver<T> { queue: T }
    pub struct UnboundedSender<T> { queue: T }
    pub struct UnboundedReceiver<T> { queue: T }
    pub fn channel<T>(buffer: usize) -> (Sender<T>, Receiver<T>) {}
    pub fn unbounded<T>() -> (UnboundedSender<T>, UnboundedReceiver<T>) {}
    impl<T> Clone for Sender<T> {}
    impl<T> Clone for UnboundedSender<T> {}
    impl<T> Sender<T> {
        pub fn try_send(&mut self, msg: T) -> Result<(), TrySendError<T>> {}
        pub fn start_send(&mut self, msg: T) -> Result<(), SendError> {}
        pub fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), SendError>> {}
        pub fn is_closed(&self) -> bool {}
        pub fn close_channel(&mut self) {}
        pub fn disconnect(&mut self) {}
    }
    impl<T> UnboundedSender<T> {
        pub fn unbounded_send(&self, msg: T) -> Result<(), TrySendError<T>> {}
        pub fn start_send(&mut self, msg: T) -> Result<(), SendError> {}
        pub fn is_closed(&self) -> bool {}
        pub fn close_channel(&self) {}
    }
    impl<T> Receiver<T> {
        pub fn close(&mut self) {}
        pub fn try_next(&mut self) -> Result<Option<T>, TryRecvError> {}
        pub fn try_recv(&mut self) -> Result<T, TryRecvError> {}
    }
    impl<T> UnboundedReceiver<T> {
        pub fn close(&mut self) {}
        pub fn try_next(&mut self) -> Result<Option<T>, TryRecvError> {}
        pub fn try_recv(&mut self) -> Result<T, TryRecvError> {}
    }
    impl<T> Stream for Receiver<T> { type Item = T; }
    impl<T> Stream for UnboundedReceiver<T> { type Item = T; }
    impl<T> futures_core::stream::FusedStream for Receiver<T> {}
    impl<T> futures_core::stream::FusedStream for UnboundedReceiver<T> {}
    impl<T> futures_sink::Sink<T> for Sender<T> { type Error = SendError; }
    impl<T> futures_sink::Sink<T> for UnboundedSender<T> { type Error = SendError; }
    #[derive(Clone)]
    pub struct SendError { _p: () }
    impl SendError { pub fn is_full(&self) -> bool {} pub fn is_disconnected(&self) -> bool {} }
    pub struct TrySendError<T> { val: T }
    impl<T> TrySendError<T> {
        pub fn is_full(&self) -> bool {}
        pub fn is_disconnected(&self) -> bool {}
        pub fn into_inner(self) -> T {}
    }
    pub struct TryRecvError { _p: () }
}
pub mod oneshot {
    pub struct Sender<T> { value: T }
    pub struct Receiver<T> { value: T }
    pub fn channel<T>() -> (Sender<T>, Receiver<T>) {}
    impl<T> Sender<T> {
        pub fn send(self, t: T) -> Result<(), T> {}
        pub async fn cancellation(&mut self) {}
        pub fn is_canceled(&self) -> bool {}
    }
    impl<T> Receiver<T> {
        pub fn close(&mut self) {}
        pub fn try_recv(&mut self) -> Result<Option<T>, Canceled> {}
    }
    impl<T> Future for Receiver<T> { type Output = Result<T, Canceled>; }
    impl<T> futures_core::future::FusedFuture for Receiver<T> {}
    #[derive(Clone, Copy)]
    pub struct Canceled;
}
