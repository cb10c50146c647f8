//! Signatures of attohttpc.
pub fn get<U>(base_url: U) -> RequestBuilder {}
pub fn post<U>(base_url: U) -> RequestBuilder {}
pub fn put<U>(base_url: U) -> RequestBuilder {}
pub fn delete<U>(base_url: U) -> RequestBuilder {}
pub fn head<U>(base_url: U) -> RequestBuilder {}
pub fn patch<U>(base_url: U) -> RequestBuilder {}
pub struct RequestBuilder { _p: () }
pub struct Session { _p: () }
impl Session {
    pub fn new() -> Session {}
}
