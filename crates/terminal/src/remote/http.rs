//! The few requests over HTTP that sitting down takes.

use std::io::{ErrorKind, Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::TableUrl;
use super::tls::{broken, connect, upgrade};
use crate::error::TerminalError;

/// More than any answer to these requests has.
const MAX_BYTES: u64 = 1 << 20;

pub(super) fn get<T: DeserializeOwned>(url: &TableUrl, path: &str, key: Option<&str>) -> Result<T, TerminalError> {
    ask(url, "GET", path, key, "")
}

pub(super) fn post<T: DeserializeOwned>(
    url: &TableUrl,
    path: &str,
    key: Option<&str>,
    body: &impl Serialize,
) -> Result<T, TerminalError> {
    let body = serde_json::to_string(body).expect("names and numbers are JSON");
    ask(url, "POST", path, key, &body)
}

fn ask<T: DeserializeOwned>(
    url: &TableUrl,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
) -> Result<T, TerminalError> {
    // To the old version of the protocol nobody answers in chunks, not even a proxy.
    let mut request = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n", url.host());
    if let Some(key) = key {
        request += &format!("Authorization: Bearer {key}\r\n");
    }
    if !body.is_empty() {
        request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    request += body;
    let answer = exchange(url, request.as_bytes())?;
    let (good, body) = parts(&answer).ok_or_else(|| foreign(url))?;
    if good {
        return serde_json::from_slice(body).map_err(|_| foreign(url));
    }
    let failure: protocol::ErrorBody = serde_json::from_slice(body).map_err(|_| foreign(url))?;
    Err(TerminalError::refused(failure.error.code, &failure.error.text))
}

fn foreign(url: &TableUrl) -> TerminalError {
    TerminalError::NotAGameServer(url.host())
}

fn exchange(url: &TableUrl, request: &[u8]) -> Result<Vec<u8>, TerminalError> {
    let mut stream = upgrade(url, connect(url)?)?;
    let mut answer = Vec::new();
    let sent = stream.write_all(request).and_then(|()| stream.flush());
    match sent.and_then(|()| stream.take(MAX_BYTES).read_to_end(&mut answer)) {
        // Some servers close an encrypted line without the word that ends it. Half an answer is not taken for a whole
        // one: it would be no JSON.
        Err(error) if error.kind() != ErrorKind::UnexpectedEof || answer.is_empty() => Err(broken(url, &error)),
        _ => Ok(answer),
    }
}

/// Whether an answer is a good one, and its body.
fn parts(answer: &[u8]) -> Option<(bool, &[u8])> {
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
    let status = answer.strip_prefix(b"HTTP/1.0 ").or(answer.strip_prefix(b"HTTP/1.1 "))?;
    Some((status.first() == Some(&b'2'), &answer[end + 4..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_taken_apart() {
        assert_eq!(parts(b"HTTP/1.1 201 Created\r\nA: b\r\n\r\n{}"), Some((true, &b"{}"[..])));
        assert_eq!(parts(b"HTTP/1.1 404 Not Found\r\n\r\n"), Some((false, &b""[..])));
        assert_eq!(parts(b"HTTP/1.0 200 OK\r\n\r\n{}"), Some((true, &b"{}"[..])));
        assert_eq!(parts(b"SSH-2.0"), None);
    }
}
