//! Signatures of curl: libcurl opens the sockets.
pub struct Error { _p: () }
pub mod easy {
    use crate::Error;
    pub struct Easy { _p: () }
    impl Easy {
        pub fn new() -> Easy {}
        pub fn url(&mut self, url: &str) -> Result<(), Error> {}
        pub fn tcp_nodelay(&mut self, enable: bool) -> Result<(), Error> {}
        pub fn perform(&self) -> Result<(), Error> {}
    }
    pub struct Easy2<H> { handler: H }
    impl<H> Easy2<H> {
        pub fn new(handler: H) -> Easy2<H> {}
        pub fn url(&mut self, url: &str) -> Result<(), Error> {}
        pub fn tcp_nodelay(&mut self, enable: bool) -> Result<(), Error> {}
        pub fn perform(&self) -> Result<(), Error> {}
    }
}
