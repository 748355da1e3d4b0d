//! The few requests over HTTP that sitting down takes.

use std::io::{ErrorKind, Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::stream::{call, speak};
use super::{JoinError, Place};
use crate::frame::tame;

/// More than any answer to these requests has.
const MOST_BYTES: u64 = 1 << 20;

pub(super) fn get<T: DeserializeOwned>(place: &Place, path: &str, key: Option<&str>) -> Result<T, JoinError> {
    ask(place, "GET", path, key, "")
}

pub(super) fn post<T: DeserializeOwned>(
    place: &Place,
    path: &str,
    key: Option<&str>,
    body: &impl Serialize,
) -> Result<T, JoinError> {
    let body = serde_json::to_string(body).map_err(|error| no_server(place, &error))?;
    ask(place, "POST", path, key, &body)
}

fn ask<T: DeserializeOwned>(
    place: &Place,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
) -> Result<T, JoinError> {
    // To the old version of the protocol nobody answers in chunks, not even a proxy.
    let mut request = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n", place.host());
    if let Some(key) = key {
        request += &format!("Authorization: Bearer {key}\r\n");
    }
    if !body.is_empty() {
        request += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    request += "\r\n";
    request += body;
    let answer = exchange(place, request.as_bytes()).map_err(|error| no_server(place, &error))?;
    let (good, body) = parts(&answer).ok_or_else(|| no_server(place, &"this is no answer of a server"))?;
    if good {
        return serde_json::from_slice(body).map_err(|error| no_server(place, &error));
    }
    let failure: Result<wire::Failure, _> = serde_json::from_slice(body);
    Err(failure.map_or_else(
        |_| no_server(place, &"the server does not know this address"),
        |failure| JoinError::Refused(tame(&failure.error.text)),
    ))
}

fn no_server(place: &Place, error: &dyn std::fmt::Display) -> JoinError {
    JoinError::NoServer(place.host(), error.to_string())
}

fn exchange(place: &Place, request: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut stream = speak(place, call(place)?)?;
    stream.write_all(request)?;
    stream.flush()?;
    let mut answer = Vec::new();
    match stream.take(MOST_BYTES).read_to_end(&mut answer) {
        // Some servers close an encrypted line without the word that ends it. Half an answer is not taken for a whole
        // one: it would be no JSON.
        Err(error) if error.kind() != ErrorKind::UnexpectedEof || answer.is_empty() => Err(error),
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
