//! Signatures of tokio as far as sockets and their wrappers go.
pub mod net {
    pub struct TcpStream { _p: () }
    impl TcpStream {
        pub async fn connect<A: ToSocketAddrs>(addr: A) -> std::io::Result<TcpStream> {}
        pub fn into_std(self) -> std::io::Result<std::net::TcpStream> {}
        pub fn into_split(self) -> (tcp::OwnedReadHalf, tcp::OwnedWriteHalf) {}
        pub fn set_nodelay(&self, nodelay: bool) -> std::io::Result<()> {}
    }
    impl crate::io::AsyncRead for TcpStream {}
    impl crate::io::AsyncWrite for TcpStream {}
    pub mod tcp {
        pub use super::TcpStream;
    }
}
pub mod io {
    pub trait AsyncRead {}
    pub trait AsyncWrite {}
    pub trait AsyncWriteExt: AsyncWrite {
        async fn write_all(&mut self, src: &[u8]) -> std::io::Result<()>;
    }
    impl<W: AsyncWrite + ?Sized> AsyncWriteExt for W {}
}
