//! A running server, and bytes for its sockets.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::{LazyLock, Mutex};
use std::time::Duration;

use server::client::Client;
use server::{Config, Server};
use tokio::runtime::Runtime;
use wire::{NewTable, Sit};

use crate::time_limit;
use crate::websocket::upgrade_request;

/// How many inputs a table bears before there is a fresh one.
const INPUTS_PER_TABLE: u32 = 50;

/// A running server, and the guest who makes the noise.
struct Host {
    runtime: Runtime,
    address: String,
    noisy: Client,
    table: Mutex<(String, u32)>,
    honest: (Client, String),
    _folder: tempfile::TempDir,
}

static HOST: LazyLock<Host> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        db: folder.path().join("fuzz.db").display().to_string(),
        bot_pace: Duration::ZERO,
        ..Config::default()
    };
    let server = runtime.block_on(Server::build(config)).expect("a server");
    let address = server.address().to_string();
    runtime.spawn(server.run(std::future::pending()));
    let url = format!("http://{address}");
    let (noisy, honest) = runtime.block_on(async {
        (Client::arrive(&url).await.expect("a guest"), Client::arrive(&url).await.expect("a guest"))
    });
    let table = Mutex::new((open(&runtime, &noisy), 0));
    let quiet = open(&runtime, &honest);
    Host { runtime, address, noisy, table, honest: (honest, quiet), _folder: folder }
});

impl Host {
    /// The table for the next input.
    fn noisy_table(&self) -> String {
        let mut table = self.table.lock().expect("no panic before");
        table.1 += 1;
        if table.1.is_multiple_of(INPUTS_PER_TABLE) {
            table.0 = open(&self.runtime, &self.noisy);
        }
        table.0.clone()
    }
}

/// A table where the guest sits with bots and the match has begun.
fn open(runtime: &Runtime, guest: &Client) -> String {
    let new = NewTable { sit: Some(Sit::default()), start: true, ..NewTable::default() };
    runtime.block_on(guest.open(&new)).expect("a table").table
}

/// The frame that some bytes stand for: as they are, or as the body of a sound frame.
fn frame(kind: u8, body: &[u8]) -> Vec<u8> {
    let opcode = match kind % 8 {
        0 => return body.to_vec(),
        1..=4 => 0x81,
        5 => 0x01 | (kind & 0x80),
        6 => kind & 0x80,
        _ => 0x88 | (kind >> 4 & 3),
    };
    let mut frame = vec![opcode];
    match body.len() {
        short @ 0..126 => frame.push(0x80 | short as u8),
        long => {
            frame.push(0x80 | 126);
            frame.extend_from_slice(&(long as u16).to_be_bytes());
        }
    }
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(body);
    frame
}

/// Sends frames until there are no more, or the server has had enough.
fn talk(stream: &mut TcpStream, mut rest: &[u8]) {
    while let [kind, length, after @ ..] = rest {
        // The length counts in steps, so that a message can be longer than is allowed.
        let length = (usize::from(*length) * if kind & 0x40 == 0 { 1 } else { 20 }).min(after.len());
        let (body, next) = after.split_at(length);
        if stream.write_all(&frame(*kind, body)).is_err() {
            return;
        }
        rest = next;
    }
}

/// Whatever comes over a socket, of a program or of a page, the server closes it in the end and goes on serving others.
///
/// The first byte chooses the socket, and the rest are frames: a byte for the kind, one for the length, and the body.
pub fn socket(bytes: &[u8]) -> bool {
    let Some((&first, rest)) = bytes.split_first() else { return false };
    let host = &*HOST;
    let table = host.noisy_table();
    let path = if first & 1 == 0 { format!("/api/tables/{table}/socket") } else { format!("/t/{table}/live") };
    let mut stream = TcpStream::connect(&host.address).expect("the server listens");
    let request = upgrade_request(&host.address, &path, host.noisy.key());
    stream.write_all(request.as_bytes()).expect("the request is taken");
    talk(&mut stream, rest);
    let _ = stream.shutdown(Shutdown::Write);
    stream.set_read_timeout(Some(time_limit(20))).expect("a time");
    let mut heard = Vec::new();
    if let Err(error) = stream.read_to_end(&mut heard) {
        let cut = error.kind() == std::io::ErrorKind::ConnectionReset;
        assert!(cut, "the socket stays open after its client has gone: {error}");
    }
    let (honest, quiet) = &host.honest;
    let path = format!("/api/tables/{quiet}");
    let answer = host.runtime.block_on(honest.request("GET", &path, "", "")).expect("the server answers others");
    assert_eq!(answer.status, 200);
    heard.starts_with(b"HTTP/1.1 101")
}
