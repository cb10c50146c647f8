//! The types that the engine finds for receivers, by `--dump-types`: each `//= TYPE` in the source is the type
//! of the receiver on its line. `tests/types` asks rustc for the same on published crates.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

const MANIFEST: &str = r#"
[package]
name = "own"
version = "0.1.0"
edition = "2024"

[dependencies]
pin-project = "1"
r2d2 = "0.8"
scc = "3"
tokio = { version = "1", features = ["full"] }
"#;

const SOURCE: &str = r#"
use std::collections::HashMap;
use std::io::{self, Write};
use std::net::TcpStream;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::AsyncWrite;

// An item's type comes through the blanket impl for iterators.
fn items(list: &mut [TcpStream], map: &mut HashMap<u8, (TcpStream, Vec<u8>)>) {
    list.iter_mut().for_each(|s| drop(s.flush())); //= &mut std::net::TcpStream
    map.drain().filter(|(id, _)| *id > 1).for_each(|(_, mut v)| drop(v.1.flush())); //= std::vec::Vec<u8>
    let first = map.values_mut().map(|v| &mut v.0).next();
    first.unwrap().flush().unwrap(); //= &mut std::net::TcpStream
}

fn each<I>(writers: I) where I: Iterator, I::Item: Write {
    for mut w in writers {
        w.flush().unwrap(); //= <I as std::iter::Iterator>::Item
    }
}

// A function named as a value has the type that its path gives it.
enum Connection { Tcp(TcpStream), Memory(Vec<u8>) }
impl From<TcpStream> for Connection {
    fn from(stream: TcpStream) -> Self { Self::Tcp(stream) }
}
impl From<Vec<u8>> for Connection {
    fn from(memory: Vec<u8>) -> Self { Self::Memory(memory) }
}
impl Connection {
    fn shutdown(&self) {}
}
fn by_name() -> io::Result<()> {
    let connection = TcpStream::connect("localhost:1").map(Connection::from)?;
    connection.shutdown(); //= own::Connection
    Ok(())
}

// A projection gives pinned fields in a `Pin`, the others by reference.
#[pin_project::pin_project(project = EitherProj)]
enum Either<A> { Left(#[pin] A), Right { plain: TcpStream } }
#[pin_project::pin_project]
struct Framed<T> { #[pin] io: T, spare: TcpStream, either: u8 }
impl<T: AsyncWrite> Framed<T> {
    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.project();
        this.spare.flush()?; //= &mut std::net::TcpStream
        this.io.poll_flush(cx) //= std::pin::Pin<&mut T>
    }
}
impl<A: AsyncWrite> Either<A> {
    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.project() {
            EitherProj::Left(a) => a.poll_flush(cx), //= std::pin::Pin<&mut A>
            EitherProj::Right { plain } => Poll::Ready(plain.flush()), //= &mut std::net::TcpStream
        }
    }
}
struct Bare<T> { io: T }
impl<T: AsyncWrite + Unpin> Bare<T> {
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(cx) //= std::pin::Pin<&mut T>
    }
}

// What guards and entries give access to.
struct Manager;
impl r2d2::ManageConnection for Manager {
    type Connection = TcpStream;
    type Error = io::Error;
    fn connect(&self) -> io::Result<TcpStream> { TcpStream::connect("localhost:1") }
    fn is_valid(&self, c: &mut TcpStream) -> io::Result<()> { c.flush() } //= &mut std::net::TcpStream
    fn has_broken(&self, _: &mut TcpStream) -> bool { false }
}
fn pooled(pool: &r2d2::Pool<Manager>) {
    pool.get().unwrap().flush().unwrap(); //= r2d2::PooledConnection<own::Manager>
}
async fn entries(map: scc::HashMap<u8, TcpStream>) {
    if let Some(mut entry) = map.get_async(&1).await {
        entry.get_mut().flush().unwrap(); //= &mut std::net::TcpStream
    }
}
"#;

#[test]
fn receivers_have_the_types_that_the_compiler_gives_them() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::create_dir(dir.path().join("src")).unwrap();
    std::fs::write(dir.path().join("Cargo.toml"), MANIFEST).unwrap();
    std::fs::write(dir.path().join("src/lib.rs"), SOURCE).unwrap();
    let run = Command::new(env!("CARGO_BIN_EXE_cargo-nodelay-lint"))
        .args(["--dump-types", "--no-cargo"])
        .arg(dir.path())
        .output()
        .unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let rows = String::from_utf8(run.stdout).unwrap();
    let found: BTreeMap<u64, String> = rows
        .lines()
        .map(|row| serde_json::from_str::<Value>(row).unwrap())
        .map(|row| (row["line"].as_u64().unwrap(), row["type"].as_str().unwrap_or("nothing").to_owned()))
        .collect();
    let marked: BTreeMap<u64, String> = SOURCE
        .lines()
        .zip(1..)
        .filter_map(|(line, n)| line.split_once("//= ").map(|(_, ty)| (n, ty.to_owned())))
        .collect();
    assert_eq!(found, marked);
}
