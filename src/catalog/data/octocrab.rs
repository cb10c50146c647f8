//! Signatures of octocrab.
pub struct Error { _p: () }
pub type Result<T> = std::result::Result<T, Error>;
#[derive(Clone)]
pub struct Octocrab { _p: () }
impl Octocrab {
    pub fn builder() -> OctocrabBuilder {}
}
pub fn instance() -> std::sync::Arc<Octocrab> {}
pub fn initialise(crab: Octocrab) -> std::sync::Arc<Octocrab> {}
pub struct OctocrabBuilder { _p: () }
impl OctocrabBuilder {
    pub fn new() -> OctocrabBuilder {}
    pub fn personal_token<S>(self, token: S) -> Self {}
    pub fn base_uri<U>(self, base_uri: U) -> Result<Self> {}
    pub fn add_header<N>(self, key: N, value: String) -> Self {}
    pub fn with_service<S>(self, service: S) -> ServiceBuilder<S> {}
    pub fn build(self) -> Result<Octocrab> {}
    pub fn build_with_reqwest<C>(self, client: C) -> Result<Octocrab> {}
}
/// The builder once a service was given: it opens nothing itself.
pub struct ServiceBuilder<S> { service: S }
impl<S> ServiceBuilder<S> {
    pub fn with_layer<L>(self, layer: &L) -> Self {}
    pub fn with_auth<A>(self, auth: A) -> Self {}
    pub fn build(self) -> std::result::Result<Octocrab, std::convert::Infallible> {}
}
