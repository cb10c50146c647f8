//! Signatures of minreq.
pub fn get<T: Into<String>>(url: T) -> Request {}
pub fn post<T: Into<String>>(url: T) -> Request {}
pub fn put<T: Into<String>>(url: T) -> Request {}
pub fn delete<T: Into<String>>(url: T) -> Request {}
pub fn head<T: Into<String>>(url: T) -> Request {}
pub fn patch<T: Into<String>>(url: T) -> Request {}
pub struct Request { _p: () }
