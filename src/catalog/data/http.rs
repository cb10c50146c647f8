//! Signatures of http: the messages that clients and servers are generic over.
pub use self::header::{HeaderMap, HeaderName, HeaderValue};
pub use self::method::Method;
pub use self::request::Request;
pub use self::response::Response;
pub use self::status::StatusCode;
pub use self::uri::Uri;

pub mod header {
    pub struct HeaderMap<T = HeaderValue> { _t: T }
    pub struct HeaderName { _p: () }
    #[derive(Clone)]
    pub struct HeaderValue { _p: () }
}
pub mod method {
    pub struct Method { _p: () }
}
pub mod status {
    #[derive(Clone, Copy)]
    pub struct StatusCode { _p: () }
}
pub mod uri {
    #[derive(Clone)]
    pub struct Uri { _p: () }
    impl Uri {
        pub fn from_static(src: &'static str) -> Uri {}
        pub fn host(&self) -> Option<&str> {}
        pub fn port_u16(&self) -> Option<u16> {}
    }
    pub struct InvalidUri { _p: () }
}
pub mod request {
    pub struct Request<T> { _t: T }
    impl Request<()> {
        pub fn builder() -> Builder {}
    }
    impl<T> Request<T> {
        pub fn new(body: T) -> Request<T> {}
        pub fn body(&self) -> &T {}
        pub fn body_mut(&mut self) -> &mut T {}
        pub fn into_body(self) -> T {}
        pub fn uri(&self) -> &crate::Uri {}
        pub fn method(&self) -> &crate::Method {}
        pub fn headers(&self) -> &crate::HeaderMap {}
        pub fn headers_mut(&mut self) -> &mut crate::HeaderMap {}
        pub fn into_parts(self) -> (Parts, T) {}
        pub fn map<F: FnOnce(T) -> U, U>(self, f: F) -> Request<U> {}
    }
    pub struct Parts { pub uri: crate::Uri, pub method: crate::Method, pub headers: crate::HeaderMap }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn method<T>(self, method: T) -> Builder {}
        pub fn uri<T>(self, uri: T) -> Builder {}
        pub fn header<K, V>(self, key: K, value: V) -> Builder {}
        pub fn version<T>(self, version: T) -> Builder {}
        pub fn body<T>(self, body: T) -> Result<Request<T>, crate::Error> {}
    }
}
pub mod response {
    pub struct Response<T> { _t: T }
    impl Response<()> {
        pub fn builder() -> Builder {}
    }
    impl<T> Response<T> {
        pub fn new(body: T) -> Response<T> {}
        pub fn status(&self) -> crate::StatusCode {}
        pub fn body(&self) -> &T {}
        pub fn body_mut(&mut self) -> &mut T {}
        pub fn into_body(self) -> T {}
        pub fn headers(&self) -> &crate::HeaderMap {}
        pub fn into_parts(self) -> (Parts, T) {}
        pub fn map<F: FnOnce(T) -> U, U>(self, f: F) -> Response<U> {}
    }
    pub struct Parts { pub status: crate::StatusCode, pub headers: crate::HeaderMap }
    pub struct Builder { _p: () }
    impl Builder {
        pub fn status<T>(self, status: T) -> Builder {}
        pub fn header<K, V>(self, key: K, value: V) -> Builder {}
        pub fn body<T>(self, body: T) -> Result<Response<T>, crate::Error> {}
    }
}
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
