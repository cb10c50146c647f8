//! Signatures of threadpool.
#[derive(Clone)]
pub struct ThreadPool { _p: () }
impl ThreadPool {
    pub fn new(num_threads: usize) -> ThreadPool {}
    pub fn with_name(name: String, num_threads: usize) -> ThreadPool {}
    pub fn execute<F: FnOnce()>(&self, job: F) {}
    pub fn join(&self) {}
}
