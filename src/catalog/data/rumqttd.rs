//! Signatures of rumqttd.
pub struct Broker { _p: () }
impl Broker {
    pub fn new(config: Config) -> Broker {}
    pub fn start(&mut self) -> Result<(), Error> {}
}
#[derive(Clone)]
pub struct Config { _p: () }
pub struct Error { _p: () }
