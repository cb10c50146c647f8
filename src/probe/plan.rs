//! From the traffic as read to what is sent: exact sizes, and the same exchange written in several ways.

use std::io::{self, BufWriter, Write};

use crate::traffic::{Assumption, End, Lifetime, Side, Size, Traffic};

/// A length that the code leaves open is replayed at the upper end of its interval, but not above this
/// many bytes unless its lower end is: small messages are the ones that stall, and one of this size still
/// fits one Ethernet segment.
pub const ASSUMED_BYTES: u32 = 1000;

/// No single write is replayed larger; beyond a few segments a length changes nothing in the outcome.
pub const LARGEST_WRITE: u32 = 256 * 1024;

/// No more writes than this are replayed in one burst; the rest of a longer one meets the same rule.
pub const MOST_WRITES: usize = 64;

/// Bytes of the handshake that goes before the exchange, each way.
pub const PREAMBLE_BYTES: u32 = 32;

/// One end as replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Bytes of each write that the code issues; none for an end that only reads.
    pub writes: Vec<u32>,
    pub nodelay: bool,
    /// Capacity of the BufWriter that the writes go through.
    pub buffer: Option<usize>,
    pub corked: bool,
    /// Re-arms TCP_QUICKACK before each read.
    pub quickack: bool,
}

impl Part {
    /// Bytes of one burst.
    pub fn total(&self) -> usize {
        self.writes.iter().map(|&n| n as usize).sum()
    }

    fn joined(&self) -> Self {
        let all = self.writes.iter().sum();
        Self { writes: if all == 0 { vec![] } else { vec![all] }, ..self.clone() }
    }

    fn with_nodelay(&self) -> Self {
        Self { nodelay: true, ..self.clone() }
    }

    /// The writes that reach the socket, behind buffer and cork: what the rule judges.
    pub fn at_the_socket(&self) -> Vec<u32> {
        struct Sizes(Vec<u32>);
        impl Write for Sizes {
            fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
                self.0.push(bytes.len() as u32);
                Ok(bytes.len())
            }
            fn flush(&mut self) -> io::Result<()> {
                Ok(())
            }
        }
        if self.corked {
            return self.joined().writes;
        }
        let Some(capacity) = self.buffer else { return self.writes.clone() };
        let payload = vec![0; self.writes.iter().copied().max().unwrap_or(0) as usize];
        let mut writer = BufWriter::with_capacity(capacity, Sizes(vec![]));
        for &n in &self.writes {
            writer.write_all(&payload[..n as usize]).expect("memory takes every byte");
        }
        writer.into_inner().map_or_else(|_| unreachable!("memory takes every byte"), |sizes| sizes.0)
    }
}

/// Both ends of one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Script {
    pub client: Part,
    pub server: Part,
}

impl Script {
    pub fn part(&self, side: Side) -> &Part {
        match side {
            Side::Client => &self.client,
            Side::Server => &self.server,
        }
    }

    /// The same exchange with `change` applied to the end at `side`.
    fn changed(&self, side: Side, change: fn(&Part) -> Part) -> Self {
        let mut script = self.clone();
        match side {
            Side::Client => script.client = change(&self.client),
            Side::Server => script.server = change(&self.server),
        }
        script
    }
}

/// Everything that one finding's replay needs.
#[derive(Clone, Debug)]
pub struct Plan {
    pub side: Side,
    pub lifetime: Lifetime,
    pub answered: bool,
    /// Whether the end opposite `side` stands in the same sources, so that it can be mended too.
    pub other_in_sources: bool,
    pub as_found: Script,
    pub nodelay: Script,
    pub one_write: Script,
    /// Nodelay on `side` alone; only where the other end is in the sources, keeps Nagle on and splits too.
    pub one_end: Option<Script>,
    /// Those of the traffic, and what was settled here.
    pub assumptions: Vec<Assumption>,
}

impl Plan {
    /// Settles every size. Errors with the reason where there is no pattern to replay.
    pub fn new(traffic: &Traffic) -> Result<Self, String> {
        let side = traffic.side;
        let (own, other) = match side {
            Side::Client => (&traffic.client, &traffic.server),
            Side::Server => (&traffic.server, &traffic.client),
        };
        let mut assumptions = traffic.assumptions.clone();
        let mut assume = |what: String, value: String, source: &str| {
            assumptions.push(Assumption { what, value, source: source.into() });
        };

        let own_part = part(name(side), own, &mut assume);
        if own_part.writes.is_empty() {
            return Err("write pattern not seen".into());
        }
        if own.nodelay.is_none() {
            assume(format!("TCP_NODELAY of the {}", name(side)), "0".into(), "assumed: not seen");
        }
        let far = name(opposite(side));
        let mut other_part = part(far, other, &mut assume);
        if !traffic.answered {
            other_part.writes.clear();
            assume(format!("the {far}"), "answers nothing, reads promptly".into(), "assumed");
        } else {
            if other_part.writes.is_empty() {
                other_part.writes = vec![ASSUMED_BYTES];
            }
            if other.nodelay.is_none() {
                other_part = other_part.joined();
                let bytes = other_part.total();
                let value = format!("prompt, one write of {bytes} bytes, Nagle on, reads all it is sent");
                assume(format!("the {far}, not in these sources"), value, "assumed");
            } else {
                assume(format!("the {far}"), "prompt, reads all it is sent".into(), "assumed");
            }
        }
        if traffic.lifetime == Lifetime::PerExchangeAfterPreamble {
            let value = format!("one exchange of {PREAMBLE_BYTES} bytes each way, one write each");
            assume("the handshake before the exchange".into(), value, "assumed");
        }

        let other_in_sources = other.nodelay.is_some();
        let as_found = match side {
            Side::Client => Script { client: own_part, server: other_part },
            Side::Server => Script { client: other_part, server: own_part },
        };
        let everywhere = |change: fn(&Part) -> Part| {
            let script = as_found.changed(side, change);
            if other_in_sources { script.changed(opposite(side), change) } else { script }
        };
        let (nodelay, one_write) = (everywhere(Part::with_nodelay), everywhere(Part::joined));
        let rest = as_found.part(opposite(side));
        let one_end = (other.nodelay == Some(false) && rest.at_the_socket().len() > 1)
            .then(|| as_found.changed(side, Part::with_nodelay));
        Ok(Self {
            side,
            lifetime: traffic.lifetime,
            answered: traffic.answered,
            other_in_sources,
            as_found,
            nodelay,
            one_write,
            one_end,
            assumptions,
        })
    }

    /// Bytes of the largest write of any way: how long a payload must be.
    pub fn largest_write(&self) -> usize {
        self.one_write
            .client
            .total()
            .max(self.one_write.server.total())
            .max(self.as_found.client.total())
            .max(self.as_found.server.total())
            .max(PREAMBLE_BYTES as usize)
    }
}

pub fn name(side: Side) -> &'static str {
    match side {
        Side::Client => "client",
        Side::Server => "server",
    }
}

pub fn opposite(side: Side) -> Side {
    match side {
        Side::Client => Side::Server,
        Side::Server => Side::Client,
    }
}

fn part(who: &str, end: &End, assume: &mut impl FnMut(String, String, &str)) -> Part {
    let unseen_length = end.nodelay.is_none() && !end.writes.iter().any(|size| size.known);
    let mut writes = Vec::new();
    for (i, &size) in end.writes.iter().take(MOST_WRITES).enumerate() {
        let bytes = bytes(size);
        if !unseen_length && (!size.is_exact() || bytes != size.max) {
            let what = format!("length of the {who}'s write {}", i + 1);
            let source = if size.known { "assumed, within what the code allows" } else { "assumed" };
            assume(what, format!("{bytes} bytes"), source);
        }
        if bytes > 0 {
            writes.push(bytes);
        }
    }
    if end.writes.len() > MOST_WRITES {
        let value = format!("the first {MOST_WRITES} of {}", end.writes.len());
        assume(format!("writes of the {who} replayed"), value, "assumed");
    }
    Part {
        writes,
        nodelay: end.nodelay.unwrap_or(false),
        buffer: end.buffer.map(|capacity| capacity as usize),
        corked: end.corked,
        quickack: end.quickack,
    }
}

/// The length at which a write is replayed; see [`ASSUMED_BYTES`] and [`LARGEST_WRITE`].
fn bytes(size: Size) -> u32 {
    let wanted = if size.is_exact() { size.max } else { size.max.min(ASSUMED_BYTES).max(size.min) };
    wanted.min(LARGEST_WRITE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(writes: Vec<Size>, nodelay: Option<bool>) -> End {
        End { writes, nodelay, buffer: None, corked: false, quickack: false }
    }

    fn traffic(client: End, server: End) -> Traffic {
        Traffic {
            side: Side::Client,
            client,
            server,
            lifetime: Lifetime::Reused,
            answered: true,
            assumptions: vec![],
        }
    }

    #[test]
    fn a_length_may_be_assumed_and_is_named_but_a_pattern_never() {
        let open = [Size::exact(4), Size::range(0, 70_000), Size::range(9000, 70_000), Size::UNKNOWN];
        let plan = Plan::new(&traffic(end(open.to_vec(), Some(false)), End::unseen())).unwrap();
        assert_eq!(plan.as_found.client.writes, [4, 1000, 9000, 1000]);
        let named: Vec<&str> = plan.assumptions.iter().map(|a| a.what.as_str()).collect();
        assert_eq!(
            named,
            [
                "length of the client's write 2",
                "length of the client's write 3",
                "length of the client's write 4",
                "the server, not in these sources",
            ]
        );
        let nothing = Plan::new(&traffic(end(vec![], Some(false)), End::unseen()));
        assert_eq!(nothing.unwrap_err(), "write pattern not seen");
    }

    #[test]
    fn both_ends_are_mended_only_where_both_are_in_the_sources() {
        let split = || end(vec![Size::exact(4), Size::exact(328)], Some(false));
        let both = Plan::new(&traffic(split(), split())).unwrap();
        assert!(both.nodelay.client.nodelay && both.nodelay.server.nodelay);
        assert_eq!(both.one_write.server.writes, [332]);
        let one_end = both.one_end.expect("the server splits too");
        assert!(one_end.client.nodelay && !one_end.server.nodelay);

        let unseen = Plan::new(&traffic(split(), End::unseen())).unwrap();
        assert!(unseen.nodelay.client.nodelay && !unseen.nodelay.server.nodelay);
        assert_eq!(unseen.one_end, None);
    }

    #[test]
    fn an_unseen_peer_never_splits() {
        let server = end(vec![Size::exact(9), Size::exact(100)], None);
        let plan = Plan::new(&traffic(end(vec![Size::exact(64)], Some(false)), server)).unwrap();
        assert_eq!(plan.as_found.server.writes, [109]);
    }

    #[test]
    fn a_buffer_lets_pass_what_outgrows_it() {
        let buffered = |writes: &[u32]| Part {
            writes: writes.to_vec(),
            nodelay: false,
            buffer: Some(8192),
            corked: false,
            quickack: false,
        };
        assert_eq!(buffered(&[64, 1000]).at_the_socket(), [1064]);
        assert_eq!(buffered(&[64, 9000]).at_the_socket(), [64, 9000]);
        assert_eq!(buffered(&[64, 8128]).at_the_socket(), [8192]);
        assert_eq!(buffered(&[9000, 64]).at_the_socket(), [9000, 64]);
    }
}
