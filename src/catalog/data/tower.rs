//! Signatures of tower: enough for a connector to go through a stack of layers.
pub use tower_layer::Layer;
pub use tower_service::Service;
pub use self::builder::ServiceBuilder;
pub use self::make::MakeService;
pub use self::util::{service_fn, BoxError, ServiceExt};

pub mod layer {
    pub use tower_layer::{layer_fn, Layer};
    pub mod util {
        pub use tower_layer::{Identity, Stack};
    }
}

pub mod builder {
    use tower_layer::{Identity, Layer, LayerFn, Stack};
    use std::time::Duration;

    #[derive(Clone)]
    pub struct ServiceBuilder<L> { _l: L }
    impl ServiceBuilder<Identity> {
        pub fn new() -> ServiceBuilder<Identity> {}
    }
    impl Default for ServiceBuilder<Identity> {
        fn default() -> ServiceBuilder<Identity> {}
    }
    impl<L> ServiceBuilder<L> {
        pub fn layer<T>(self, layer: T) -> ServiceBuilder<Stack<T, L>> {}
        pub fn option_layer<T>(self, layer: Option<T>) -> ServiceBuilder<Stack<crate::util::OptionLayer<T>, L>> {}
        pub fn layer_fn<F>(self, f: F) -> ServiceBuilder<Stack<LayerFn<F>, L>> {}
        pub fn buffer<Request>(self, bound: usize) -> ServiceBuilder<Stack<crate::buffer::BufferLayer<Request>, L>> {}
        pub fn concurrency_limit(self, max: usize) -> ServiceBuilder<Stack<crate::limit::ConcurrencyLimitLayer, L>> {}
        pub fn load_shed(self) -> ServiceBuilder<Stack<crate::load_shed::LoadShedLayer, L>> {}
        pub fn rate_limit(self, num: u64, per: Duration) -> ServiceBuilder<Stack<crate::limit::RateLimitLayer, L>> {}
        pub fn retry<P>(self, policy: P) -> ServiceBuilder<Stack<crate::retry::RetryLayer<P>, L>> {}
        pub fn timeout(self, timeout: Duration) -> ServiceBuilder<Stack<crate::timeout::TimeoutLayer, L>> {}
        pub fn map_request<F, R1, R2>(self, f: F) -> ServiceBuilder<Stack<crate::util::MapRequestLayer<F>, L>> {}
        pub fn map_response<F>(self, f: F) -> ServiceBuilder<Stack<crate::util::MapResponseLayer<F>, L>> {}
        pub fn map_err<F>(self, f: F) -> ServiceBuilder<Stack<crate::util::MapErrLayer<F>, L>> {}
        pub fn map_future<F>(self, f: F) -> ServiceBuilder<Stack<crate::util::MapFutureLayer<F>, L>> {}
        pub fn then<F>(self, f: F) -> ServiceBuilder<Stack<crate::util::ThenLayer<F>, L>> {}
        pub fn and_then<F>(self, f: F) -> ServiceBuilder<Stack<crate::util::ThenLayer<F>, L>> {}
        pub fn filter<P>(self, predicate: P) -> ServiceBuilder<Stack<crate::util::FilterLayer<P>, L>> {}
        pub fn boxed(self) -> Self {}
        pub fn check_clone(self) -> Self {}
        pub fn check_service_clone(self) -> Self {}
        pub fn into_inner(self) -> L {}
        pub fn service<S>(&self, service: S) -> L::Service where L: Layer<S> {}
        pub fn service_fn<F>(self, f: F) -> L::Service where L: Layer<crate::util::ServiceFn<F>> {}
    }
    impl<S, L: Layer<S>> Layer<S> for ServiceBuilder<L> {
        type Service = L::Service;
        fn layer(&self, inner: S) -> L::Service {}
    }
}

pub mod make {
    pub trait MakeService<Target, Request> {
        type Service;
    }
    pub struct Shared<S> { _s: S }
    impl<S> Shared<S> {
        pub fn new(service: S) -> Shared<S> {}
    }
}

pub mod timeout {
    pub struct TimeoutLayer { _p: () }
    impl TimeoutLayer {
        pub fn new(timeout: std::time::Duration) -> TimeoutLayer {}
    }
    impl<S> tower_layer::Layer<S> for TimeoutLayer {
        type Service = Timeout<S>;
        fn layer(&self, inner: S) -> Timeout<S> {}
    }
    #[derive(Clone)]
    pub struct Timeout<S> { _s: S }
    impl<S> Timeout<S> {
        pub fn new(inner: S, timeout: std::time::Duration) -> Timeout<S> {}
        pub fn get_ref(&self) -> &S {}
        pub fn get_mut(&mut self) -> &mut S {}
        pub fn into_inner(self) -> S {}
    }
    impl<S: tower_service::Service<R>, R> tower_service::Service<R> for Timeout<S> {
        type Response = S::Response;
    }
}

pub mod limit {
    pub use self::concurrency::{ConcurrencyLimit, ConcurrencyLimitLayer};
    pub use self::rate::{RateLimit, RateLimitLayer};
    pub mod concurrency {
        pub struct ConcurrencyLimitLayer { _p: () }
        impl ConcurrencyLimitLayer {
            pub fn new(max: usize) -> ConcurrencyLimitLayer {}
        }
        impl<S> tower_layer::Layer<S> for ConcurrencyLimitLayer {
            type Service = ConcurrencyLimit<S>;
            fn layer(&self, inner: S) -> ConcurrencyLimit<S> {}
        }
        #[derive(Clone)]
        pub struct ConcurrencyLimit<S> { _s: S }
        impl<S> ConcurrencyLimit<S> {
            pub fn new(inner: S, max: usize) -> ConcurrencyLimit<S> {}
            pub fn get_ref(&self) -> &S {}
            pub fn get_mut(&mut self) -> &mut S {}
            pub fn into_inner(self) -> S {}
        }
        impl<S: tower_service::Service<R>, R> tower_service::Service<R> for ConcurrencyLimit<S> {
            type Response = S::Response;
        }
    }
    pub mod rate {
        pub struct RateLimitLayer { _p: () }
        impl RateLimitLayer {
            pub fn new(num: u64, per: std::time::Duration) -> RateLimitLayer {}
        }
        impl<S> tower_layer::Layer<S> for RateLimitLayer {
            type Service = RateLimit<S>;
            fn layer(&self, inner: S) -> RateLimit<S> {}
        }
        pub struct RateLimit<S> { _s: S }
    }
}

pub mod load_shed {
    pub struct LoadShedLayer { _p: () }
    impl LoadShedLayer {
        pub fn new() -> LoadShedLayer {}
    }
    impl<S> tower_layer::Layer<S> for LoadShedLayer {
        type Service = LoadShed<S>;
        fn layer(&self, inner: S) -> LoadShed<S> {}
    }
    #[derive(Clone)]
    pub struct LoadShed<S> { _s: S }
}

pub mod retry {
    pub struct RetryLayer<P> { _p: P }
    impl<P> RetryLayer<P> {
        pub fn new(policy: P) -> RetryLayer<P> {}
    }
    impl<P, S> tower_layer::Layer<S> for RetryLayer<P> {
        type Service = Retry<P, S>;
        fn layer(&self, inner: S) -> Retry<P, S> {}
    }
    #[derive(Clone)]
    pub struct Retry<P, S> { _p: P, _s: S }
    impl<P, S> Retry<P, S> {
        pub fn new(policy: P, service: S) -> Retry<P, S> {}
    }
}

pub mod buffer {
    pub struct BufferLayer<Request> { _r: Request }
    impl<Request> BufferLayer<Request> {
        pub fn new(bound: usize) -> BufferLayer<Request> {}
    }
    impl<S, Request> tower_layer::Layer<S> for BufferLayer<Request> {
        type Service = Buffer<Request, S>;
        fn layer(&self, inner: S) -> Buffer<Request, S> {}
    }
    #[derive(Clone)]
    pub struct Buffer<Request, S> { _r: Request, _s: S }
    impl<Request, S> Buffer<Request, S> {
        pub fn new(service: S, bound: usize) -> Buffer<Request, S> {}
    }
}

pub mod util {
    use tower_layer::Layer;
    use tower_service::Service;

    pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

    #[derive(Clone, Copy)]
    pub struct ServiceFn<F> { _f: F }
    pub fn service_fn<F>(f: F) -> ServiceFn<F> {}
    impl<F: FnMut(R) -> Fut, Fut: std::future::Future, R> Service<R> for ServiceFn<F> {
        type Future = Fut;
    }

    pub trait ServiceExt<Request>: Service<Request> {
        async fn ready(&mut self) -> Result<&mut Self, Self::Error>;
        async fn ready_and(&mut self) -> Result<&mut Self, Self::Error>;
        async fn ready_oneshot(self) -> Result<Self, Self::Error>;
        async fn oneshot(self, req: Request) -> Result<Self::Response, Self::Error>;
        fn map_response<F>(self, f: F) -> MapResponse<Self, F>;
        fn map_request<F>(self, f: F) -> MapRequest<Self, F>;
        fn map_err<F>(self, f: F) -> MapErr<Self, F>;
        fn map_future<F>(self, f: F) -> MapFuture<Self, F>;
        fn and_then<F>(self, f: F) -> Then<Self, F>;
        fn then<F>(self, f: F) -> Then<Self, F>;
        fn boxed(self) -> BoxService<Request, Self::Response, Self::Error>;
        fn boxed_clone(self) -> BoxCloneService<Request, Self::Response, Self::Error>;
    }
    impl<S, Request> ServiceExt<Request> for S where S: Service<Request> {}

    /// Keeps what it boxes out of sight.
    pub struct BoxService<T, U, E> { _t: T, _u: U, _e: E }
    impl<T, U, E> BoxService<T, U, E> {
        pub fn new<S>(inner: S) -> BoxService<T, U, E> {}
    }
    pub struct BoxCloneService<T, U, E> { _t: T, _u: U, _e: E }
    impl<T, U, E> BoxCloneService<T, U, E> {
        pub fn new<S>(inner: S) -> BoxCloneService<T, U, E> {}
    }
    pub struct Either<A, B> { _a: A, _b: B }

    pub struct OptionLayer<T> { _t: T }
    impl<S, T: Layer<S>> Layer<S> for OptionLayer<T> {
        type Service = Either<T::Service, S>;
        fn layer(&self, inner: S) -> Either<T::Service, S> {}
    }
    pub fn option_layer<L>(layer: Option<L>) -> OptionLayer<L> {}

    pub struct MapRequestLayer<F> { _f: F }
    impl<F> MapRequestLayer<F> {
        pub fn new(f: F) -> MapRequestLayer<F> {}
    }
    impl<S, F> Layer<S> for MapRequestLayer<F> {
        type Service = MapRequest<S, F>;
        fn layer(&self, inner: S) -> MapRequest<S, F> {}
    }
    #[derive(Clone)]
    pub struct MapRequest<S, F> { _s: S, _f: F }
    pub struct MapResponseLayer<F> { _f: F }
    impl<F> MapResponseLayer<F> {
        pub fn new(f: F) -> MapResponseLayer<F> {}
    }
    impl<S, F> Layer<S> for MapResponseLayer<F> {
        type Service = MapResponse<S, F>;
        fn layer(&self, inner: S) -> MapResponse<S, F> {}
    }
    #[derive(Clone)]
    pub struct MapResponse<S, F> { _s: S, _f: F }
    pub struct MapErrLayer<F> { _f: F }
    impl<F> MapErrLayer<F> {
        pub fn new(f: F) -> MapErrLayer<F> {}
    }
    impl<S, F> Layer<S> for MapErrLayer<F> {
        type Service = MapErr<S, F>;
        fn layer(&self, inner: S) -> MapErr<S, F> {}
    }
    #[derive(Clone)]
    pub struct MapErr<S, F> { _s: S, _f: F }
    pub struct MapFutureLayer<F> { _f: F }
    impl<F> MapFutureLayer<F> {
        pub fn new(f: F) -> MapFutureLayer<F> {}
    }
    impl<S, F> Layer<S> for MapFutureLayer<F> {
        type Service = MapFuture<S, F>;
        fn layer(&self, inner: S) -> MapFuture<S, F> {}
    }
    #[derive(Clone)]
    pub struct MapFuture<S, F> { _s: S, _f: F }
    pub struct ThenLayer<F> { _f: F }
    impl<S, F> Layer<S> for ThenLayer<F> {
        type Service = Then<S, F>;
        fn layer(&self, inner: S) -> Then<S, F> {}
    }
    #[derive(Clone)]
    pub struct Then<S, F> { _s: S, _f: F }
    pub struct FilterLayer<P> { _p: P }
    impl<S, P> Layer<S> for FilterLayer<P> {
        type Service = Filter<S, P>;
        fn layer(&self, inner: S) -> Filter<S, P> {}
    }
    pub struct Filter<S, P> { _s: S, _p: P }
}
