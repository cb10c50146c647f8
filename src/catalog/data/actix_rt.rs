//! Signatures of actix-rt.
pub use tokio::task::{spawn_blocking, JoinHandle};
pub use tokio::signal;
pub fn spawn<F: std::future::Future>(future: F) -> tokio::task::JoinHandle<F::Output> {}
pub mod net {
    pub use tokio::net::{TcpListener, TcpSocket, TcpStream, UdpSocket, UnixListener, UnixStream};
}
pub mod task {
    pub use tokio::task::{spawn_blocking, yield_now, JoinHandle};
}
pub mod time {
    pub use tokio::time::{interval, interval_at, sleep, sleep_until, timeout, Instant, Interval, Sleep, Timeout};
}
pub struct System { _p: () }
impl System {
    pub fn new() -> SystemRunner {}
    pub fn current() -> System {}
    pub fn stop(&self) {}
}
pub struct SystemRunner { _p: () }
impl SystemRunner {
    pub fn block_on<F: std::future::Future>(&self, fut: F) -> F::Output {}
    pub fn run(self) -> std::io::Result<()> {}
}
