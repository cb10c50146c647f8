//! One connection sent one way: two sockets on loopback, two threads, exchange by exchange.

use std::io::{self, BufWriter, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{Builder, Scope, ScopedJoinHandle};
use std::time::{Duration, Instant};

use socket2::{Domain, Protocol, SockRef, Socket, Type};

use super::kernel;
use super::plan::{PREAMBLE_BYTES, Part, Plan, Script};
use crate::traffic::{Lifetime, Side};

/// Longest wait for bytes within an exchange. A stall takes 40 to 200 ms on the systems known.
const PATIENCE: Duration = Duration::from_secs(3);

/// Longest wait of the answering end for the next request: the other ways have their turns between.
const IDLE: Duration = Duration::from_secs(20);

const STACK: usize = 256 * 1024;

/// What one measured exchange was like.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    pub elapsed: Duration,
    /// Whether an end's kernel held a segment back; none where the system does not tell.
    pub held: Option<bool>,
    /// Data segments of both ends.
    pub packets: Option<u32>,
}

/// A listening socket on 127.0.0.1, with the segment size that its connections shall have.
pub struct Loopback {
    listener: TcpListener,
    address: SocketAddr,
    maxseg: Option<u32>,
}

impl Loopback {
    /// Binds a free port. Fails where there is no loopback.
    pub fn bind(maxseg: Option<u32>) -> io::Result<Self> {
        let socket = Self::socket(maxseg)?;
        socket.bind(&SocketAddr::from((Ipv4Addr::LOCALHOST, 0)).into())?;
        socket.listen(16)?;
        let listener = TcpListener::from(socket);
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Self { listener, address, maxseg })
    }

    /// Whether a connection to 127.0.0.1 can be had at all. Binding alone does not tell: it works while the
    /// interface is down.
    pub fn check() -> io::Result<()> {
        Self::bind(None)?.pair().map(drop)
    }

    fn socket(maxseg: Option<u32>) -> io::Result<Socket> {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, Some(Protocol::TCP))?;
        if let Some(bytes) = maxseg {
            kernel::set_maxseg(&socket, bytes)?;
        }
        Ok(socket)
    }

    /// A connected pair, client first. The handshake is the kernel's, so that one thread can do both.
    fn pair(&self) -> io::Result<(TcpStream, TcpStream)> {
        let client = Self::socket(self.maxseg)?;
        client.connect_timeout(&self.address.into(), PATIENCE)?;
        let client = TcpStream::from(client);
        let own = client.local_addr()?;
        let give_up = Instant::now() + PATIENCE;
        loop {
            match self.listener.accept() {
                Ok((server, peer)) if peer == own => {
                    server.set_nonblocking(false)?;
                    close_by_reset(&server)?;
                    return Ok((client, server));
                }
                // Somebody else found the port.
                Ok(_) => {}
                Err(e) if e.kind() == ErrorKind::WouldBlock && Instant::now() < give_up => {
                    std::thread::sleep(Duration::from_millis(1));
                }
                Err(e) if e.kind() == ErrorKind::Interrupted => {}
                Err(e) => return Err(e),
            }
        }
    }
}

/// An open connection. The near end begins an exchange and takes its time: the client, or the sender where
/// nobody answers. The far end is played by a thread of its own until the near one closes.
pub struct Line<'scope> {
    near: TcpStream,
    near_part: Part,
    /// Bytes of the far end's answer; zero where nobody answers, and `arrivals` tells the end instead.
    answer: usize,
    arrivals: Option<Receiver<Instant>>,
    far: ScopedJoinHandle<'scope, io::Result<FarLog>>,
    payload: &'scope [u8],
    taken: Vec<Near>,
}

/// What the near end knows of an exchange.
struct Near {
    elapsed: Duration,
    held: Option<bool>,
    segments: Option<u32>,
}

/// What the far end knows, an entry an exchange, and the segments sent when it closed.
struct FarLog {
    held: Vec<Option<bool>>,
    segments: Vec<Option<u32>>,
}

impl<'scope> Line<'scope> {
    /// Connects, sets and reads back the options, and does the handshake that the plan's lifetime asks for.
    /// `payload` must be as long as the longest burst.
    pub fn open<'env>(
        scope: &'scope Scope<'scope, 'env>,
        loopback: &Loopback,
        plan: &Plan,
        script: &Script,
        payload: &'scope [u8],
    ) -> io::Result<Self> {
        let (client, server) = loopback.pair()?;
        set_options(&client, &script.client)?;
        set_options(&server, &script.server)?;
        let client_begins = plan.answered || plan.side == Side::Client;
        let (near, near_part, far, far_part) = if client_begins {
            (client, &script.client, server, script.server.clone())
        } else {
            (server, &script.server, client, script.client.clone())
        };
        near.set_read_timeout(Some(PATIENCE))?;
        far.set_read_timeout(Some(IDLE))?;
        close_by_reset(&far)?;

        let preamble = plan.lifetime == Lifetime::PerExchangeAfterPreamble;
        let (arrived, arrivals) = mpsc::channel();
        let far_end = FarEnd {
            stream: far,
            request: near_part.total(),
            answer: far_part,
            preamble,
            arrived: (!plan.answered).then_some(arrived),
            payload,
        };
        let answer = far_end.answer.total();
        let far = Builder::new().stack_size(STACK).spawn_scoped(scope, move || far_end.run())?;
        let mut line = Self {
            near,
            near_part: near_part.clone(),
            answer,
            arrivals: (!plan.answered).then_some(arrivals),
            far,
            payload,
            taken: Vec::new(),
        };
        if preamble {
            let bytes = PREAMBLE_BYTES as usize;
            line.near.write_all(&payload[..bytes])?;
            line.read_answer(bytes)?;
        }
        Ok(line)
    }

    /// One exchange, timed from before the first write until the last byte has come.
    pub fn exchange(&mut self) -> io::Result<()> {
        let before = kernel::data_segments(&self.near);
        let start = Instant::now();
        burst(&self.near, &self.near_part, self.payload)?;
        let held = kernel::held(&self.near);
        let end = match &self.arrivals {
            Some(arrivals) => arrivals.recv_timeout(PATIENCE).map_err(|_| ErrorKind::TimedOut)?,
            None => {
                self.read_answer(self.answer)?;
                Instant::now()
            }
        };
        let segments = difference(before, kernel::data_segments(&self.near));
        self.taken.push(Near { elapsed: end.saturating_duration_since(start), held, segments });
        Ok(())
    }

    fn read_answer(&self, bytes: usize) -> io::Result<()> {
        if read_all(&self.near, bytes, self.near_part.quickack)? {
            Ok(())
        } else {
            Err(ErrorKind::UnexpectedEof.into())
        }
    }

    /// The segment size that the connection has come to.
    pub fn mss(&self) -> Option<u32> {
        kernel::mss(&self.near)
    }

    /// Closes both ends, waits for the far one, and puts together what they know.
    pub fn finish(self) -> io::Result<Vec<Sample>> {
        self.near.shutdown(std::net::Shutdown::Write)?;
        let log = self.far.join().unwrap_or_else(|_| Err(io::Error::other("the answering end panicked")))?;
        if log.held.len() != self.taken.len() || log.segments.len() != self.taken.len() + 1 {
            return Err(io::Error::other("the two ends counted different exchanges"));
        }
        let samples = self.taken.iter().enumerate().map(|(i, near)| Sample {
            elapsed: near.elapsed,
            held: near.held.zip(log.held[i]).map(|(a, b)| a || b),
            packets: near.segments.zip(difference(log.segments[i], log.segments[i + 1])).map(|(a, b)| a + b),
        });
        Ok(samples.collect())
    }
}

/// The end that answers, or only reads.
struct FarEnd<'a> {
    stream: TcpStream,
    /// Bytes of the near end's burst.
    request: usize,
    answer: Part,
    preamble: bool,
    /// Told when a burst has been read, where there is no answer to tell it.
    arrived: Option<Sender<Instant>>,
    payload: &'a [u8],
}

impl FarEnd<'_> {
    fn run(self) -> io::Result<FarLog> {
        let mut log = FarLog { held: vec![], segments: vec![] };
        if self.preamble {
            let bytes = PREAMBLE_BYTES as usize;
            if !read_all(&self.stream, bytes, self.answer.quickack)? {
                return Err(ErrorKind::UnexpectedEof.into());
            }
            (&self.stream).write_all(&self.payload[..bytes])?;
        }
        while read_all(&self.stream, self.request, self.answer.quickack)? {
            // All of the last answer has been sent once the next request is here.
            log.segments.push(kernel::data_segments(&self.stream));
            match &self.arrived {
                Some(arrived) => {
                    // The near end may have given up; then its close ends the loop.
                    let _ = arrived.send(Instant::now());
                    log.held.push(Some(false));
                }
                None => {
                    burst(&self.stream, &self.answer, self.payload)?;
                    log.held.push(kernel::held(&self.stream));
                }
            }
        }
        log.segments.push(kernel::data_segments(&self.stream));
        Ok(log)
    }
}

fn difference(before: Option<u32>, after: Option<u32>) -> Option<u32> {
    before.zip(after).map(|(before, after)| after.wrapping_sub(before))
}

/// The end that closes last resets the connection, so that no socket is left waiting after the run.
fn close_by_reset(stream: &TcpStream) -> io::Result<()> {
    SockRef::from(stream).set_linger(Some(Duration::ZERO))
}

fn set_options(stream: &TcpStream, part: &Part) -> io::Result<()> {
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.set_nodelay(part.nodelay)?;
    if stream.nodelay()? == part.nodelay {
        Ok(())
    } else {
        Err(io::Error::other("TCP_NODELAY does not read back as it was set"))
    }
}

/// Writes one message as the code does: through the real BufWriter, under the real cork.
fn burst(mut stream: &TcpStream, part: &Part, payload: &[u8]) -> io::Result<()> {
    if part.corked && !kernel::set_cork(stream, true)? {
        // No cork on this system: one write is what it amounts to.
        return stream.write_all(&payload[..part.total()]);
    }
    match part.buffer {
        Some(capacity) => {
            let mut writer = BufWriter::with_capacity(capacity, stream);
            for &n in &part.writes {
                writer.write_all(&payload[..n as usize])?;
            }
            writer.flush()?;
        }
        None => {
            for &n in &part.writes {
                stream.write_all(&payload[..n as usize])?;
            }
        }
    }
    if part.corked {
        kernel::set_cork(stream, false)?;
    }
    Ok(())
}

/// Reads exactly `bytes`, taking whatever is there at each call. False at a close before the first of them.
fn read_all(mut stream: &TcpStream, bytes: usize, quickack: bool) -> io::Result<bool> {
    let mut buffer = [0; 64 * 1024];
    let mut missing = bytes;
    while missing > 0 {
        if quickack {
            kernel::quick_ack(stream)?;
        }
        let want = missing.min(buffer.len());
        match stream.read(&mut buffer[..want]) {
            Ok(0) if missing == bytes => return Ok(false),
            Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
            Ok(n) => missing -= n,
            Err(e) if e.kind() == ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(true)
}
