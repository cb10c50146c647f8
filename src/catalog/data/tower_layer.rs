//! Signatures of tower-layer.
pub trait Layer<S> {
    type Service;
    fn layer(&self, inner: S) -> Self::Service;
}
impl<'a, S, T: Layer<S>> Layer<S> for &'a T {
    type Service = T::Service;
}
pub struct Identity { _p: () }
impl Identity {
    pub fn new() -> Identity {}
}
impl<S> Layer<S> for Identity {
    type Service = S;
    fn layer(&self, inner: S) -> S {}
}
pub struct Stack<Inner, Outer> { _i: Inner, _o: Outer }
impl<Inner, Outer> Stack<Inner, Outer> {
    pub fn new(inner: Inner, outer: Outer) -> Stack<Inner, Outer> {}
}
impl<S, Inner: Layer<S>, Outer: Layer<Inner::Service>> Layer<S> for Stack<Inner, Outer> {
    type Service = Outer::Service;
    fn layer(&self, service: S) -> Outer::Service {}
}
pub struct LayerFn<F> { _f: F }
pub fn layer_fn<F>(f: F) -> LayerFn<F> {}
impl<F: Fn(S) -> Out, S, Out> Layer<S> for LayerFn<F> {
    type Service = Out;
    fn layer(&self, inner: S) -> Out {}
}
