//! The form of the catalogue: what a data file may say. One TOML file per crate (or family of crates of one
//! project) beside one Rust file of signatures; see `README.md` in this folder.

use serde::{Deserialize, Serialize};

/// One data file, `data/<name>.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrateFile {
    /// Package names that the rows of this file may be about; a path's first segment is one of them with `-`
    /// as `_`. `std` stands for std, core and alloc.
    pub crates: Vec<String>,
    #[serde(default, rename = "fact")]
    pub facts: Vec<Fact>,
    #[serde(default, rename = "type")]
    pub types: Vec<TypeFact>,
    #[serde(default)]
    pub traffic: Vec<TrafficFact>,
}

/// What a function or method does to sockets. Paths are canonical (where the item is defined in the
/// signature file); re-exports live in the signature file as `pub use`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// The package whose version decides.
    #[serde(rename = "crate")]
    pub krate: String,
    /// Functions `a::b::f`, methods `a::b::Type::method`, trait methods `a::Trait::method`, struct fields
    /// `a::b::Type::field` (role `sets`), types (role `sets` with form `type`).
    pub paths: Vec<String>,
    /// Semver requirement on the package; `*` for any.
    #[serde(default = "any")]
    pub versions: String,
    /// Features of the package that must be on (`feature`) or off (`!feature`) for the row to hold.
    #[serde(default)]
    pub features: Vec<String>,
    /// Requirement on another locked package: `async-rs <0.8.7`.
    #[serde(default)]
    pub lock: Option<String>,
    pub role: Role,

    // ---- opens, accepts, serves: the socket's state afterwards
    /// State of TCP_NODELAY on the socket if the code sets nothing.
    #[serde(default)]
    pub nodelay: Option<State>,
    /// Names in the arguments that make it another kind of socket: `DGRAM`, `AF_UNIX`.
    #[serde(default)]
    pub unless: Vec<String>,
    /// For `serves`: the argument (counted without self) that holds the listener or incoming, or -1 for self.
    #[serde(default)]
    pub listener: Option<i32>,
    /// For `serves`/`accepts`: writes the option on each accepted socket, so that what the listener has is
    /// overwritten (hyper 0.14 AddrIncoming).
    #[serde(default)]
    pub overwrites: bool,
    /// A positional argument that decides, such as `disable_nagle`.
    #[serde(default)]
    pub switch: Option<Switch>,
    /// Which kind of creation this is; decides the lint: `stream`, `connector`, `listener`.
    #[serde(default)]
    pub kind: Option<Kind>,
    /// The name of a [`TrafficFact`] (this crate's or `common`'s).
    #[serde(default)]
    pub traffic: Option<String>,
    /// Whether the user of the API can switch Nagle off, and how.
    #[serde(default)]
    pub user_can: Option<UserCan>,
    /// One sentence: the detour, or the version that can; goes into the message.
    #[serde(default)]
    pub detour: Option<String>,

    // ---- sets
    #[serde(default)]
    pub set: Option<Switch>,
    /// Who receives the option: `self` (default), or an argument index counted without self.
    #[serde(default)]
    pub on: Option<i32>,
    /// Settings (paths of `sets` rows) that this call throws away.
    #[serde(default)]
    pub ignores: Vec<String>,

    // ---- writes, reads
    #[serde(default)]
    pub write: Option<WriteShape>,

    // ---- evidence
    pub grade: Grade,
    /// Lines such as `tokio-1.54.1/src/net/tcp/stream.rs:121`, or a measurement.
    pub evidence: Vec<String>,
    /// The day the row was last checked, `YYYY-MM-DD`.
    #[serde(default)]
    pub date: Option<String>,
    /// Pitfalls that `--explain` prints.
    #[serde(default)]
    pub notes: Vec<String>,
}

fn any() -> String {
    "*".into()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Makes an outgoing connection, or a connector or client that makes them.
    Opens,
    /// Hands out an accepted connection (or a stream of them).
    Accepts,
    /// Makes or names a listening socket.
    Listens,
    /// Runs a server over a listener; connections are accepted inside.
    Serves,
    /// Sets TCP_NODELAY (or says no) on a socket, a connector, a builder.
    Sets,
    /// Holds back small segments until released: cork.
    Corks,
    /// Writes bytes to the receiver (or argument `on`).
    Writes,
    /// Waits for bytes of the peer.
    Reads,
    /// Pushes out what a buffer holds.
    Flushes,
    /// Copies a stream of unknown length into the argument `on` (io::copy).
    Copies,
    /// Speaks a protocol on the socket it is handed: head and body, handshake; see `traffic`.
    Speaks,
    /// Shuts the connection down.
    Closes,
    /// Waits for a time, whatever happens on sockets meanwhile. The first argument is the time.
    Sleeps,
    /// Reads the option or another property: never an exchange.
    Inspects,
    /// Says that a call that looks like one of the above is not.
    Exempt,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// TCP_NODELAY = 0.
    NagleOn,
    /// TCP_NODELAY = 1.
    NagleOff,
    /// Whatever the socket, listener or connector handed in has.
    Callers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Stream,
    Connector,
    Listener,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UserCan {
    Yes,
    No,
    Workaround,
}

/// An argument that decides about TCP_NODELAY.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Switch {
    /// Argument index without self; absent where the mere call (or the type) sets it.
    #[serde(default)]
    pub arg: Option<usize>,
    #[serde(default)]
    pub form: Form,
    /// The value of the argument that turns Nagle OFF. `true` nearly always; `false` for
    /// `set_nagle_enabled`.
    #[serde(default = "yes")]
    pub off_when: bool,
    /// For [`Form::Sockopt`]: the argument that names the option, whose last path segment must be one of
    /// `names`.
    #[serde(default)]
    pub option_arg: Option<usize>,
    #[serde(default)]
    pub names: Vec<String>,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A `bool` (or a reference to one).
    #[default]
    Bool,
    /// An `Option<bool>`; `None` leaves the socket as it is.
    OptionBool,
    /// The call alone sets it.
    Call,
    /// A closure argument that is given the stream; look inside.
    Closure,
    /// `setsockopt`: one argument names the option, `arg` holds the value or a pointer to it.
    Sockopt,
    /// A struct literal's or assignment's field.
    Field,
    /// Using the type is enough (axum-server's `NoDelayAcceptor`).
    Type,
    /// A settings value that carries the switch inside (redis `set_tcp_settings`).
    Carrier,
    /// A string in a URL or a key-value pair; `names` are the keys.
    Text,
}

/// How bytes leave by one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WriteShape {
    /// One write of the slice in argument `on_arg` 0.
    Slice,
    /// One vectored write of everything.
    Vectored,
    /// One write of a fixed number of bytes, taken from the method's integer width.
    Int1,
    Int2,
    Int4,
    Int8,
    Int16,
    /// One write per literal piece and argument (`write_fmt`).
    Format,
    /// Many small writes (serializers onto a plain writer).
    Many,
    /// One message of a codec: one write for each call.
    Message,
    /// Only queues; something else flushes.
    Queue,
}

/// What a type is, as far as sockets go.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeFact {
    pub path: String,
    #[serde(default = "any")]
    pub versions: String,
    pub is: TypeKind,
    /// Default capacity in bytes, for write buffers.
    #[serde(default)]
    pub capacity: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TypeKind {
    /// A connected TCP stream, or a half of one.
    TcpStream,
    TcpListener,
    /// A TCP socket not yet connected or listening (tokio TcpSocket).
    TcpSocket,
    /// A socket of any family (socket2::Socket): the constructor's arguments decide.
    AnySocket,
    /// Opens connections: HttpConnector, an HTTP client, an endpoint.
    Connector,
    /// A server builder or a running server.
    Server,
    /// Unix, vsock, UDP, QUIC sockets, pipes: never a finding.
    NotTcp,
    /// Holds writes back until flushed or full (`capacity`).
    WriteBuffer,
    /// Writes go to memory: Vec, String, Cursor, BytesMut.
    Memory,
    /// A settings value that carries the option.
    Settings,
}

/// The traffic that a protocol makes, stated once and named by facts.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrafficFact {
    pub name: String,
    /// In one sentence, printed as an assumption: `an HTTP/2 client sends HEADERS, then DATA`.
    pub what: String,
    pub source: String,
    /// Bytes of this end's writes in one exchange.
    pub writes: Vec<u32>,
    /// Bytes of the other end's writes in one exchange.
    #[serde(default)]
    pub reply: Vec<u32>,
    #[serde(default)]
    pub side: TrafficSide,
    #[serde(default)]
    pub lifetime: TrafficLifetime,
    /// What would make it stall, where it does not: goes behind `latent`.
    #[serde(default)]
    pub stalls_if: Option<String>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrafficSide {
    #[default]
    Client,
    Server,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrafficLifetime {
    #[default]
    Reused,
    PerExchange,
    PerExchangeAfterPreamble,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Seen on a real socket (strace, getsockopt).
    Measured,
    /// Read in the source of the versions named.
    Source,
    Unverified,
}
