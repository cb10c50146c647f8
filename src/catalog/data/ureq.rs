//! Signatures of ureq.
pub use self::agent::Agent;
pub fn agent() -> Agent {}
pub fn get<T>(path: T) -> RequestBuilder {}
pub fn post<T>(path: T) -> RequestBuilder {}
pub fn put<T>(path: T) -> RequestBuilder {}
pub fn delete<T>(path: T) -> RequestBuilder {}
pub fn head<T>(path: T) -> RequestBuilder {}
pub fn patch<T>(path: T) -> RequestBuilder {}
pub struct RequestBuilder { _p: () }
#[versions("<3")]
pub struct AgentBuilder { _p: () }
#[versions("<3")]
impl AgentBuilder {
    pub fn new() -> AgentBuilder {}
    pub fn timeout(self, timeout: std::time::Duration) -> Self {}
    pub fn timeout_connect(self, timeout: std::time::Duration) -> Self {}
    pub fn timeout_read(self, timeout: std::time::Duration) -> Self {}
    pub fn user_agent(self, user_agent: &str) -> Self {}
    pub fn redirects(self, n: u32) -> Self {}
    #[versions(">=2.5, <3")]
    pub fn no_delay(self, no_delay: bool) -> Self {}
    pub fn build(self) -> Agent {}
}
pub mod agent {
    #[derive(Clone)]
    pub struct Agent { _p: () }
    impl Agent {
        #[versions("<3")]
        pub fn new() -> Agent {}
        #[versions(">=3")]
        pub fn new_with_defaults() -> Agent {}
        #[versions(">=3")]
        pub fn new_with_config(config: crate::config::Config) -> Agent {}
        #[versions(">=3")]
        pub fn config_builder() -> crate::config::ConfigBuilder {}
    }
}
#[versions(">=3")]
pub mod config {
    pub struct Config { _p: () }
    impl Config {
        pub fn builder() -> ConfigBuilder {}
        pub fn new_agent(&self) -> crate::Agent {}
    }
    impl From<Config> for crate::Agent {
        fn from(config: Config) -> crate::Agent {}
    }
    pub struct ConfigBuilder { _p: () }
    impl ConfigBuilder {
        pub fn no_delay(self, v: bool) -> Self {}
        pub fn timeout_global(self, v: Option<std::time::Duration>) -> Self {}
        pub fn timeout_connect(self, v: Option<std::time::Duration>) -> Self {}
        pub fn https_only(self, v: bool) -> Self {}
        pub fn user_agent<T>(self, v: T) -> Self {}
        pub fn http_status_as_error(self, v: bool) -> Self {}
        pub fn build(self) -> Config {}
    }
}
