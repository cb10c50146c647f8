//! Signatures of tower-service.
pub trait Service<Request> {
    type Response;
    type Error;
    type Future: std::future::Future;
    fn poll_ready(&mut self, cx: &mut std::task::Context<'_>) -> std::task::Poll<Result<(), Self::Error>>;
    fn call(&mut self, req: Request) -> Self::Future;
}
impl<'a, S, Request> Service<Request> for &'a mut S where S: Service<Request> {
    type Response = S::Response;
    type Error = S::Error;
    type Future = S::Future;
}
impl<S: ?Sized, Request> Service<Request> for Box<S> where S: Service<Request> {
    type Response = S::Response;
    type Error = S::Error;
    type Future = S::Future;
}
