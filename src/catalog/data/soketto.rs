//! Signatures of soketto: web sockets over the stream that it is handed.
pub mod handshake {
    pub struct Client<'a, T> { socket: T, _p: &'a () }
    impl<'a, T> Client<'a, T> {
        pub fn new(socket: T, host: &'a str, resource: &'a str) -> Self {}
        pub fn into_builder(self) -> crate::connection::Builder<T> {}
        pub fn into_inner(self) -> T {}
    }
    pub struct Server<'a, T> { socket: T, _p: &'a () }
    impl<'a, T> Server<'a, T> {
        pub fn new(socket: T) -> Self {}
        pub fn into_builder(self) -> crate::connection::Builder<T> {}
        pub fn into_inner(self) -> T {}
    }
}
pub mod connection {
    pub struct Builder<T> { socket: T }
    impl<T> Builder<T> {
        pub fn finish(self) -> (Sender<T>, Receiver<T>) {}
    }
    pub struct Sender<T> { socket: T }
    pub struct Receiver<T> { socket: T }
}
pub use self::connection::{Receiver, Sender};
