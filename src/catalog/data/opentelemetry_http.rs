//! Signatures of opentelemetry-http: its hyper client.
pub mod hyper {
    pub struct HyperClient<C> { connector: C }
    impl<C> HyperClient<C> {
        pub fn new<A>(connector: C, timeout: std::time::Duration, authorization: A) -> HyperClient<C> {}
        pub fn with_default_connector<A>(timeout: std::time::Duration, authorization: A) -> HyperClient<C> {}
    }
}
