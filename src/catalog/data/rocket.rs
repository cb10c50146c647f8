//! Signatures of rocket.
#[versions(">=0.5")]
pub fn build() -> Rocket<Build> {}
#[versions(">=0.5")]
pub fn custom<T>(provider: T) -> Rocket<Build> {}
#[versions("<0.5")]
pub fn ignite() -> Rocket<Build> {}
pub struct Build { _p: () }
pub struct Ignite { _p: () }
pub struct Error { _p: () }
pub struct Rocket<P> { _p: P }
impl<P> Rocket<P> {
    pub fn mount<B, R>(self, base: B, routes: R) -> Self {}
    pub fn manage<T>(self, state: T) -> Self {}
    pub fn attach<F>(self, fairing: F) -> Self {}
    pub fn register<B, C>(self, base: B, catchers: C) -> Self {}
    pub async fn ignite(self) -> Result<Rocket<Ignite>, Error> {}
    #[versions(">=0.5")]
    pub async fn launch(self) -> Result<Rocket<Ignite>, Error> {}
    #[versions("<0.5")]
    pub fn launch(self) -> Error {}
}
