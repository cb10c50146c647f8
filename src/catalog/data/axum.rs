//! Signatures of axum 0.6 to 0.8: serving, and as much of routers and bodies as tells what is served.
#[versions("<0.7")]
pub use hyper::Server;
pub use http;
pub use self::extract::Json;
pub use self::extension::Extension;
pub use self::form::Form;
pub use self::routing::Router;
#[versions(">=0.7")]
pub use self::serve::serve;

pub mod extension {
    pub struct Extension<T>(pub T);
}
pub mod form {
    pub struct Form<T>(pub T);
}

pub mod serve {

    #[versions(">=0.7, <0.8")]
    pub fn serve<M, S>(tcp_listener: tokio::net::TcpListener, make_service: M) -> Serve<tokio::net::TcpListener, M, S> {}
    #[versions(">=0.8")]
    pub fn serve<L, M, S>(listener: L, make_service: M) -> Serve<L, M, S> {}

    pub struct Serve<L, M, S> { _l: L, _m: M, _s: S }
    impl<L, M, S> Serve<L, M, S> {
        pub fn with_graceful_shutdown<F>(self, signal: F) -> WithGracefulShutdown<L, M, S, F> {}
        pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
        #[versions(">=0.7.6, <0.8")]
        pub fn tcp_nodelay(self, nodelay: bool) -> Self {}
    }
    impl<L, M, S> std::future::IntoFuture for Serve<L, M, S> {
        type Output = std::io::Result<()>;
        type IntoFuture = std::future::Ready<std::io::Result<()>>;
    }
    pub struct WithGracefulShutdown<L, M, S, F> { _l: L, _m: M, _s: S, _f: F }
    impl<L, M, S, F> WithGracefulShutdown<L, M, S, F> {
        pub fn local_addr(&self) -> std::io::Result<std::net::SocketAddr> {}
        #[versions(">=0.7.6, <0.8")]
        pub fn tcp_nodelay(self, nodelay: bool) -> Self {}
    }
    impl<L, M, S, F> std::future::IntoFuture for WithGracefulShutdown<L, M, S, F> {
        type Output = std::io::Result<()>;
        type IntoFuture = std::future::Ready<std::io::Result<()>>;
    }
    pub struct IncomingStream<'a, L> { _l: &'a L }
    impl<'a, L: Listener> IncomingStream<'a, L> {
        pub fn io(&self) -> &L::Io {}
        pub fn remote_addr(&self) -> &L::Addr {}
    }

    pub trait Listener {
        type Io;
        type Addr;
        async fn accept(&mut self) -> (Self::Io, Self::Addr);
        fn local_addr(&self) -> std::io::Result<Self::Addr>;
    }
    impl Listener for tokio::net::TcpListener {
        type Io = tokio::net::TcpStream;
        type Addr = std::net::SocketAddr;
    }
    impl Listener for tokio::net::UnixListener {
        type Io = tokio::net::UnixStream;
        type Addr = tokio::net::unix::SocketAddr;
    }
    pub trait ListenerExt: Listener {
        fn tap_io<F: FnMut(&mut Self::Io)>(self, tap_fn: F) -> TapIo<Self, F>;
        fn limit_connections(self, limit: usize) -> ConnLimiter<Self>;
    }
    impl<L: Listener> ListenerExt for L {}
    pub struct TapIo<L, F> { _l: L, _f: F }
    impl<L: Listener, F> Listener for TapIo<L, F> {
        type Io = L::Io;
        type Addr = L::Addr;
    }
    pub struct ConnLimiter<L> { _l: L }
    impl<L: Listener> Listener for ConnLimiter<L> {
        type Io = L::Io;
        type Addr = L::Addr;
    }
}

pub mod routing {
    pub use self::method_routing::{any, any_service, delete, get, get_service, head, on, patch, post, post_service, put, MethodRouter};

    #[derive(Clone)]
    pub struct Router<S = ()> { _s: S }
    impl<S> Router<S> {
        pub fn new() -> Router<S> {}
        pub fn route<M>(self, path: &str, method_router: M) -> Router<S> {}
        pub fn route_service<T>(self, path: &str, service: T) -> Router<S> {}
        pub fn nest(self, path: &str, router: Router<S>) -> Router<S> {}
        pub fn nest_service<T>(self, path: &str, service: T) -> Router<S> {}
        pub fn merge<R>(self, other: R) -> Router<S> {}
        pub fn layer<L>(self, layer: L) -> Router<S> {}
        pub fn route_layer<L>(self, layer: L) -> Router<S> {}
        pub fn fallback<H>(self, handler: H) -> Router<S> {}
        pub fn fallback_service<T>(self, service: T) -> Router<S> {}
        pub fn method_not_allowed_fallback<H>(self, handler: H) -> Router<S> {}
        pub fn with_state<S2>(self, state: S) -> Router<S2> {}
        pub fn into_make_service(self) -> IntoMakeService<Router<S>> {}
        pub fn into_make_service_with_connect_info<C>(self) -> crate::extract::connect_info::IntoMakeServiceWithConnectInfo<Router<S>, C> {}
        pub fn into_service<B>(self) -> RouterIntoService<B, S> {}
    }
    pub struct IntoMakeService<S> { _s: S }
    pub struct RouterIntoService<B, S> { _b: B, _s: S }
    pub struct Route { _p: () }

    pub mod method_routing {
        #[derive(Clone)]
        pub struct MethodRouter<S = ()> { _s: S }
        impl<S> MethodRouter<S> {
            pub fn new() -> MethodRouter<S> {}
            pub fn get<H>(self, handler: H) -> MethodRouter<S> {}
            pub fn post<H>(self, handler: H) -> MethodRouter<S> {}
            pub fn put<H>(self, handler: H) -> MethodRouter<S> {}
            pub fn delete<H>(self, handler: H) -> MethodRouter<S> {}
            pub fn patch<H>(self, handler: H) -> MethodRouter<S> {}
            pub fn layer<L>(self, layer: L) -> MethodRouter<S> {}
            pub fn with_state<S2>(self, state: S) -> MethodRouter<S2> {}
        }
        pub fn get<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn post<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn put<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn delete<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn patch<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn head<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn any<H, S>(handler: H) -> MethodRouter<S> {}
        pub fn on<H, S>(filter: MethodFilter, handler: H) -> MethodRouter<S> {}
        pub fn get_service<T, S>(svc: T) -> MethodRouter<S> {}
        pub fn post_service<T, S>(svc: T) -> MethodRouter<S> {}
        pub fn any_service<T, S>(svc: T) -> MethodRouter<S> {}
        pub struct MethodFilter { _p: () }
    }
}

pub mod handler {
    pub trait Handler<T, S> {}
}

pub mod extract {
    pub use self::connect_info::ConnectInfo;
    pub use self::ws::WebSocketUpgrade;
    pub use http::Request;
    pub struct State<S>(pub S);
    pub struct Path<T>(pub T);
    pub struct Query<T>(pub T);
    pub struct Json<T>(pub T);
    pub mod connect_info {
        pub struct ConnectInfo<T>(pub T);
        pub struct IntoMakeServiceWithConnectInfo<S, C> { _s: S, _c: C }
    }
    pub mod ws {
        pub struct WebSocketUpgrade<F = ()> { _f: F }
        impl<F> WebSocketUpgrade<F> {
            pub fn on_upgrade<C: FnOnce(WebSocket) -> Fut, Fut>(self, callback: C) -> crate::response::Response {}
        }
        /// Owns the upgraded connection of a server; its socket is the server's.
        pub struct WebSocket { _p: () }
        impl WebSocket {
            pub async fn recv(&mut self) -> Option<Result<Message, crate::Error>> {}
            pub async fn send(&mut self, msg: Message) -> Result<(), crate::Error> {}
        }
        pub enum Message { Text(String), Binary(bytes::Bytes), Ping(bytes::Bytes), Pong(bytes::Bytes), Close(Option<()>) }
    }
}
pub struct Error { _p: () }

pub mod body {
    pub use bytes::Bytes;
    #[versions("<0.7")]
    pub use hyper::body::{to_bytes, Body};
    #[versions(">=0.7")]
    pub struct Body { _p: () }
    #[versions(">=0.7")]
    impl Body {
        pub fn new<B>(body: B) -> Body {}
        pub fn empty() -> Body {}
        pub fn from_stream<S>(stream: S) -> Body {}
        pub fn into_data_stream(self) -> BodyDataStream {}
    }
    #[versions(">=0.7")]
    pub struct BodyDataStream { _p: () }
    #[versions(">=0.7")]
    pub async fn to_bytes(body: Body, limit: usize) -> Result<Bytes, crate::Error> {}
    #[versions("<0.7")]
    pub struct StreamBody<S> { _s: S }
    #[versions("<0.7")]
    impl<S> StreamBody<S> {
        pub fn new(stream: S) -> StreamBody<S> {}
    }
}

pub mod response {
    pub use self::sse::Sse;
    pub use crate::extract::Json;
    pub type Response<T = crate::body::Body> = http::Response<T>;
    pub struct Html<T>(pub T);
    pub struct Redirect { _p: () }
    pub trait IntoResponse {
        fn into_response(self) -> Response;
    }
    pub mod sse {
        pub struct Sse<S> { _s: S }
        impl<S> Sse<S> {
            pub fn new(stream: S) -> Sse<S> {}
            pub fn keep_alive(self, keep_alive: KeepAlive) -> Sse<S> {}
        }
        pub struct KeepAlive { _p: () }
        impl KeepAlive {
            pub fn new() -> KeepAlive {}
            pub fn interval(self, time: std::time::Duration) -> KeepAlive {}
            pub fn text<T>(self, text: T) -> KeepAlive {}
        }
        pub struct Event { _p: () }
        impl Event {
            pub fn data<T>(self, data: T) -> Event {}
            pub fn event<T>(self, event: T) -> Event {}
            pub fn id<T>(self, id: T) -> Event {}
        }
        impl Default for Event {
            fn default() -> Event {}
        }
    }
}
pub mod middleware {
    pub fn from_fn<F>(f: F) -> FromFnLayer<F> {}
    pub fn from_fn_with_state<S, F>(state: S, f: F) -> FromFnLayer<F> {}
    pub struct FromFnLayer<F> { _f: F }
    pub struct Next { _p: () }
    impl Next {
        pub async fn run<T>(self, req: T) -> crate::response::Response {}
    }
}
