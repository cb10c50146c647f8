//! Signatures of ws.
pub type Result<T> = std::result::Result<T, Error>;
pub struct Error { _p: () }
pub fn listen<A, F>(addr: A, factory: F) -> Result<()> {}
pub fn connect<U, F>(url: U, factory: F) -> Result<()> {}
#[derive(Clone)]
pub struct Settings { pub max_connections: usize, pub queue_size: usize, pub tcp_nodelay: bool }
impl Default for Settings {}
pub struct Builder { settings: Settings }
impl Builder {
    pub fn new() -> Builder {}
    pub fn with_settings(&mut self, settings: Settings) -> &mut Builder {}
    pub fn build<F>(&self, factory: F) -> Result<WebSocket<F>> {}
}
pub struct WebSocket<F> { _f: F }
impl<F> WebSocket<F> {
    pub fn listen<A>(self, addr_spec: A) -> Result<WebSocket<F>> {}
    pub fn connect<U>(&mut self, url: U) -> Result<&mut WebSocket<F>> {}
    pub fn run(self) -> Result<WebSocket<F>> {}
}
