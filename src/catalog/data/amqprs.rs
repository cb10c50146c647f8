//! Signatures of amqprs.
pub mod connection {
    #[derive(Clone)]
    pub struct Connection { _p: () }
    impl Connection {
        pub async fn open(args: &OpenConnectionArguments) -> Result<Connection, crate::error::Error> {}
    }
    #[derive(Clone)]
    pub struct OpenConnectionArguments { _p: () }
    impl OpenConnectionArguments {
        pub fn new(host: &str, port: u16, username: &str, password: &str) -> OpenConnectionArguments {}
        pub fn virtual_host(&mut self, virtual_host: &str) -> &mut Self {}
        pub fn finish(&mut self) -> Self {}
    }
}
pub mod error { pub struct Error { _p: () } }
