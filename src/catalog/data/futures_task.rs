//! Signatures of futures-task.
pub use std::task::{Context, Poll, RawWaker, RawWakerVTable, Waker};
pub struct SpawnError { _p: () }
pub struct FutureObj<'a, T> { out: T, _p: &'a () }
pub trait Spawn { fn spawn_obj(&self, future: FutureObj<'static, ()>) -> Result<(), SpawnError>; }
pub trait LocalSpawn {}
pub trait ArcWake { fn wake(self: std::sync::Arc<Self>); fn wake_by_ref(arc_self: &std::sync::Arc<Self>); }
pub fn noop_waker() -> Waker {}
pub fn noop_waker_ref() -> &'static Waker {}
pub fn waker<W: ArcWake>(wake: std::sync::Arc<W>) -> Waker {}
