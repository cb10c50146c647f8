//! Signatures of tokio-socks.
pub struct Error { _p: () }
pub mod tcp {
    pub use self::socks4::Socks4Stream;
    pub use self::socks5::Socks5Stream;
    pub mod socks4 {
        pub struct Socks4Stream<S> { _s: S }
        impl Socks4Stream<tokio::net::TcpStream> {
            pub async fn connect<P, T>(proxy: P, target: T) -> Result<Socks4Stream<tokio::net::TcpStream>, crate::Error> {}
        }
        impl<S> Socks4Stream<S> {
            pub async fn connect_with_socket<T>(socket: S, target: T) -> Result<Socks4Stream<S>, crate::Error> {}
            pub fn into_inner(self) -> S {}
        }
        impl<S> std::ops::Deref for Socks4Stream<S> {
            type Target = S;
            fn deref(&self) -> &S {}
        }
        impl<S> std::ops::DerefMut for Socks4Stream<S> {
            fn deref_mut(&mut self) -> &mut S {}
        }
        impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for Socks4Stream<S> {}
        impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for Socks4Stream<S> {}
    }
    pub mod socks5 {
        pub struct Socks5Stream<S> { _s: S }
        impl Socks5Stream<tokio::net::TcpStream> {
            pub async fn connect<P, T>(proxy: P, target: T) -> Result<Socks5Stream<tokio::net::TcpStream>, crate::Error> {}
            pub async fn connect_with_password<P, T>(proxy: P, target: T, username: &str, password: &str) -> Result<Socks5Stream<tokio::net::TcpStream>, crate::Error> {}
        }
        impl<S> Socks5Stream<S> {
            pub async fn connect_with_socket<T>(socket: S, target: T) -> Result<Socks5Stream<S>, crate::Error> {}
            pub fn into_inner(self) -> S {}
        }
        impl<S> std::ops::Deref for Socks5Stream<S> {
            type Target = S;
            fn deref(&self) -> &S {}
        }
        impl<S> std::ops::DerefMut for Socks5Stream<S> {
            fn deref_mut(&mut self) -> &mut S {}
        }
        impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for Socks5Stream<S> {}
        impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for Socks5Stream<S> {}
    }
}
