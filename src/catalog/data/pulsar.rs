//! Signatures of pulsar.
pub use self::client::{Pulsar, PulsarBuilder};
pub mod client {
    #[derive(Clone)]
    pub struct Pulsar<Exe> { _exe: Exe }
    impl<Exe> Pulsar<Exe> {
        pub fn builder<S: Into<String>>(url: S, executor: Exe) -> PulsarBuilder<Exe> {}
    }
    pub struct PulsarBuilder<Exe> { _exe: Exe }
    impl<Exe> PulsarBuilder<Exe> {
        pub fn with_auth<A>(self, auth: A) -> Self {}
        pub async fn build(self) -> Result<Pulsar<Exe>, crate::Error> {}
    }
}
pub struct Error { _p: () }
