//! Signatures of h2: HTTP/2 over the stream that it is handed.
pub struct Error { _p: () }
pub mod client {
    use crate::Error;
    pub async fn handshake<T>(io: T) -> Result<(SendRequest<()>, Connection<T>), Error> {}
    #[derive(Clone)]
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub fn initial_window_size(&mut self, size: u32) -> &mut Self {}
        pub fn max_frame_size(&mut self, max: u32) -> &mut Self {}
        pub async fn handshake<T, B>(&self, io: T) -> Result<(SendRequest<B>, Connection<T, B>), Error> {}
    }
    pub struct SendRequest<B> { _b: B }
    pub struct Connection<T, B = ()> { io: T, _b: B }
    impl<T, B> std::future::Future for Connection<T, B> { type Output = Result<(), Error>; }
}
pub mod server {
    use crate::Error;
    pub async fn handshake<T>(io: T) -> Result<Connection<T, ()>, Error> {}
    #[derive(Clone)]
    pub struct Builder { _p: () }
    impl Builder {
        pub fn new() -> Builder {}
        pub fn initial_window_size(&mut self, size: u32) -> &mut Self {}
        pub fn max_frame_size(&mut self, max: u32) -> &mut Self {}
        pub async fn handshake<T, B>(&self, io: T) -> Result<Connection<T, B>, Error> {}
    }
    pub struct Connection<T, B> { io: T, _b: B }
}
