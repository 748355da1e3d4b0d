//! Sends any bytes to the sockets of a running server.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::sync::{LazyLock, Mutex};

use protocol::{JoinRequest, NewTable};
use server::client::Client;
use tokio::runtime::Runtime;

use crate::websocket::upgrade_request;
use crate::{TestServer, time_limit};

/// How many inputs one table gets before it is replaced by a new one.
const INPUTS_PER_TABLE: u32 = 50;

/// A running server with one table that gets the inputs and one that must not be affected.
struct FuzzedServer {
    runtime: Runtime,
    server: TestServer,
    noisy: Mutex<NoisyTable>,
    honest: (Client, String),
}

/// The table that gets the inputs.
struct NoisyTable {
    key: String,
    table: String,
    inputs: u32,
}

static FUZZED: LazyLock<FuzzedServer> = LazyLock::new(|| {
    let runtime = Runtime::new().expect("a runtime");
    let (server, noisy, honest) = runtime.block_on(async {
        let server = TestServer::start().await;
        let (noisy, honest) = (NoisyTable::open(&server).await, open(&server).await);
        (server, Mutex::new(noisy), honest)
    });
    FuzzedServer { runtime, server, noisy, honest }
});

impl FuzzedServer {
    /// The key and the table for the next input.
    fn noisy_table(&self) -> (String, String) {
        let mut noisy = self.noisy.lock().expect("no panic before");
        if noisy.inputs == INPUTS_PER_TABLE {
            *noisy = self.runtime.block_on(NoisyTable::open(&self.server));
        }
        noisy.inputs += 1;
        (noisy.key.clone(), noisy.table.clone())
    }
}

impl NoisyTable {
    async fn open(server: &TestServer) -> NoisyTable {
        let (guest, table) = open(server).await;
        NoisyTable { key: guest.key().to_owned(), table, inputs: 0 }
    }
}

/// A new guest, and a table at which they sit with bots and the match has begun. Each table has its own guest, because
/// a guest who opened every table would soon exceed their budget.
async fn open(server: &TestServer) -> (Client, String) {
    let guest = server.guest().await;
    let new = NewTable { sit: Some(JoinRequest::default()), start: true, ..NewTable::default() };
    let table = guest.open(&new).await.expect("a table").table;
    (guest, table)
}

/// The frame for some input: the raw bytes, or a valid frame with `body`.
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

/// Sends frames until the input ends or the server closes the connection.
fn send_frames(stream: &mut TcpStream, mut rest: &[u8]) {
    while let [kind, length, after @ ..] = rest {
        // Some lengths count in steps of 20, so that a message can be longer than the limit.
        let length = (usize::from(*length) * if kind & 0x40 == 0 { 1 } else { 20 }).min(after.len());
        let (body, next) = after.split_at(length);
        if stream.write_all(&frame(*kind, body)).is_err() {
            return;
        }
        rest = next;
    }
}

/// Whatever bytes a socket of a program or a page receives, the server closes it in the end and keeps serving others.
///
/// The first byte selects the socket, and the rest are frames: one byte for the kind, one for the length, and the body.
pub fn socket(bytes: &[u8]) -> bool {
    let Some((&first, rest)) = bytes.split_first() else { return false };
    let fuzzed = &*FUZZED;
    let (key, table) = fuzzed.noisy_table();
    let path = if first & 1 == 0 { format!("/api/tables/{table}/socket") } else { format!("/t/{table}/live") };
    let mut stream = TcpStream::connect(fuzzed.server.address()).expect("the server listens");
    let request = upgrade_request(fuzzed.server.address(), &path, &key);
    stream.write_all(request.as_bytes()).expect("the request is sent");
    send_frames(&mut stream, rest);
    let _ = stream.shutdown(Shutdown::Write);
    stream.set_read_timeout(Some(time_limit(20))).expect("a time limit");
    let mut heard = Vec::new();
    if let Err(error) = stream.read_to_end(&mut heard) {
        let cut = error.kind() == std::io::ErrorKind::ConnectionReset;
        assert!(cut, "the socket stays open after its client has gone: {error}");
    }
    let (honest, quiet) = &fuzzed.honest;
    let path = format!("/api/tables/{quiet}");
    let answer = fuzzed.runtime.block_on(honest.request("GET", &path, "", "")).expect("the server answers others");
    assert_eq!(answer.status, 200);
    heard.starts_with(b"HTTP/1.1 101")
}
