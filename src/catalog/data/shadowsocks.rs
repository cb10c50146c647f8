//! Signatures of shadowsocks: streams and listeners that take their socket options in a settings value.
pub use self::config::{ServerAddr, ServerConfig};
pub use self::relay::tcprelay::{ProxyClientStream, ProxyListener, ProxyServerStream};
pub mod config {
    pub enum ServerAddr { SocketAddr(std::net::SocketAddr), DomainName(String, u16) }
    pub struct ServerConfig { _p: () }
}
pub mod net {
    pub use self::option::{AcceptOpts, ConnectOpts, TcpSocketOpts, UdpSocketOpts};
    pub use self::tcp::{TcpListener, TcpStream};
    pub mod option {
        use std::net::SocketAddr;
        use std::time::Duration;
        #[derive(Clone, Default)]
        pub struct TcpSocketOpts {
            pub send_buffer_size: Option<u32>,
            pub recv_buffer_size: Option<u32>,
            pub nodelay: bool,
            pub fastopen: bool,
            pub keepalive: Option<Duration>,
            pub mptcp: bool,
        }
        #[derive(Clone, Default)]
        pub struct UdpSocketOpts {
            pub mtu: Option<usize>,
            pub allow_fragmentation: bool,
        }
        #[derive(Clone, Default)]
        pub struct ConnectOpts {
            pub fwmark: Option<u32>,
            pub user_cookie: Option<u32>,
            pub bind_local_addr: Option<SocketAddr>,
            pub bind_interface: Option<String>,
            pub tcp: TcpSocketOpts,
            pub udp: UdpSocketOpts,
        }
        #[derive(Clone, Default)]
        pub struct AcceptOpts {
            pub tcp: TcpSocketOpts,
            pub udp: UdpSocketOpts,
            pub ipv6_only: bool,
        }
    }
    pub mod tcp {
        use super::option::{AcceptOpts, ConnectOpts};
        use std::io;
        use std::net::SocketAddr;
        use std::task::{Context, Poll};
        pub struct TcpStream { inner: tokio::net::TcpStream }
        impl TcpStream {
            pub async fn connect_with_opts(addr: &SocketAddr, opts: &ConnectOpts) -> io::Result<TcpStream> {}
            pub async fn connect_server_with_opts<C>(context: &C, addr: &crate::config::ServerAddr, opts: &ConnectOpts) -> io::Result<TcpStream> {}
            pub async fn connect_remote_with_opts<C, A>(context: &C, addr: &A, opts: &ConnectOpts) -> io::Result<TcpStream> {}
            pub fn local_addr(&self) -> io::Result<SocketAddr> {}
            pub fn peer_addr(&self) -> io::Result<SocketAddr> {}
            pub fn nodelay(&self) -> io::Result<bool> {}
            pub fn set_nodelay(&self, nodelay: bool) -> io::Result<()> {}
        }
        impl tokio::io::AsyncRead for TcpStream {}
        impl tokio::io::AsyncWrite for TcpStream {}
        pub struct TcpListener { inner: tokio::net::TcpListener }
        impl TcpListener {
            pub async fn bind_with_opts(addr: &SocketAddr, accept_opts: AcceptOpts) -> io::Result<TcpListener> {}
            pub fn from_listener(listener: tokio::net::TcpListener, accept_opts: AcceptOpts) -> io::Result<TcpListener> {}
            pub fn poll_accept(&self, cx: &mut Context<'_>) -> Poll<io::Result<(tokio::net::TcpStream, SocketAddr)>> {}
            pub async fn accept(&self) -> io::Result<(tokio::net::TcpStream, SocketAddr)> {}
            pub fn local_addr(&self) -> io::Result<SocketAddr> {}
            pub fn into_inner(self) -> tokio::net::TcpListener {}
        }
    }
}
pub mod relay {
    pub mod tcprelay {
        pub use self::proxy_listener::ProxyListener;
        pub use self::proxy_stream::{ProxyClientStream, ProxyServerStream};
        pub mod proxy_listener {
            use super::proxy_stream::ProxyServerStream;
            use crate::config::ServerConfig;
            use crate::net::{AcceptOpts, TcpListener, TcpStream};
            use std::io;
            use std::net::SocketAddr;
            pub struct ProxyListener { listener: TcpListener }
            impl ProxyListener {
                pub async fn bind_with_opts<C>(context: C, svr_cfg: &ServerConfig, accept_opts: AcceptOpts) -> io::Result<ProxyListener> {}
                pub fn from_listener<C>(context: C, listener: TcpListener, svr_cfg: &ServerConfig) -> ProxyListener {}
                pub async fn accept(&self) -> io::Result<(ProxyServerStream<TcpStream>, SocketAddr)> {}
                pub async fn accept_map<F, S>(&self, map_fn: F) -> io::Result<(ProxyServerStream<S>, SocketAddr)>
                where
                    F: FnOnce(tokio::net::TcpStream) -> S {}
                pub fn local_addr(&self) -> io::Result<SocketAddr> {}
                pub fn get_ref(&self) -> &TcpListener {}
                pub fn into_inner(self) -> TcpListener {}
            }
        }
        pub mod proxy_stream {
            use crate::config::ServerConfig;
            use crate::net::{ConnectOpts, TcpStream};
            use std::io;
            pub struct ProxyClientStream<S> { stream: S }
            impl ProxyClientStream<TcpStream> {
                pub async fn connect<C, A>(context: C, svr_cfg: &ServerConfig, addr: A) -> io::Result<ProxyClientStream<TcpStream>> {}
                pub async fn connect_with_opts<C, A>(context: C, svr_cfg: &ServerConfig, addr: A, opts: &ConnectOpts) -> io::Result<ProxyClientStream<TcpStream>> {}
            }
            impl<S> ProxyClientStream<S> {
                pub async fn connect_map<C, A, F>(context: C, svr_cfg: &ServerConfig, addr: A, map_fn: F) -> io::Result<ProxyClientStream<S>>
                where
                    F: FnOnce(TcpStream) -> S {}
                pub async fn connect_with_opts_map<C, A, F>(context: C, svr_cfg: &ServerConfig, addr: A, opts: &ConnectOpts, map_fn: F) -> io::Result<ProxyClientStream<S>>
                where
                    F: FnOnce(TcpStream) -> S {}
                pub fn from_stream<C, A>(context: C, stream: S, svr_cfg: &ServerConfig, addr: A) -> ProxyClientStream<S> {}
                pub fn get_ref(&self) -> &S {}
                pub fn get_mut(&mut self) -> &mut S {}
                pub fn into_inner(self) -> S {}
            }
            impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for ProxyClientStream<S> {}
            impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for ProxyClientStream<S> {}
            pub struct ProxyServerStream<S> { stream: S }
            impl<S> ProxyServerStream<S> {
                pub async fn handshake<A>(&mut self) -> io::Result<A> {}
                pub fn get_ref(&self) -> &S {}
                pub fn get_mut(&mut self) -> &mut S {}
                pub fn into_inner(self) -> S {}
            }
            impl<S: tokio::io::AsyncRead> tokio::io::AsyncRead for ProxyServerStream<S> {}
            impl<S: tokio::io::AsyncWrite> tokio::io::AsyncWrite for ProxyServerStream<S> {}
        }
    }
}
