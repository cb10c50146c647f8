//! Signatures of metrics-exporter-prometheus.
pub struct PrometheusBuilder { _p: () }
impl PrometheusBuilder {
    pub fn new() -> PrometheusBuilder {}
    pub fn with_http_listener(self, addr: impl Into<std::net::SocketAddr>) -> Self {}
    pub fn install(self) -> Result<(), BuildError> {}
    pub fn install_recorder(self) -> Result<PrometheusHandle, BuildError> {}
}
pub struct BuildError { _p: () }
#[derive(Clone)]
pub struct PrometheusHandle { _p: () }
