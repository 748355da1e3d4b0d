//! The HTTP requests for taking a seat.

use std::io::{ErrorKind, Read, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::TableUrl;
use super::tls::{connect, connection_error, upgrade};
use crate::error::TerminalError;

/// The maximum size of a response; these requests have much smaller ones.
const MAX_BYTES: u64 = 1 << 20;

pub(super) fn get<T: DeserializeOwned>(url: &TableUrl, path: &str, key: Option<&str>) -> Result<T, TerminalError> {
    request(url, "GET", path, key, "")
}

pub(super) fn post<T: DeserializeOwned>(
    url: &TableUrl,
    path: &str,
    key: Option<&str>,
    body: &impl Serialize,
) -> Result<T, TerminalError> {
    let body = serde_json::to_string(body).expect("names and numbers are JSON");
    request(url, "POST", path, key, &body)
}

fn request<T: DeserializeOwned>(
    url: &TableUrl,
    method: &str,
    path: &str,
    key: Option<&str>,
    body: &str,
) -> Result<T, TerminalError> {
    // HTTP 1.0 has no chunked responses.
    let mut text = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n", url.host());
    if let Some(key) = key {
        text += &format!("Authorization: Bearer {key}\r\n");
    }
    if !body.is_empty() {
        text += &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
    }
    text += "\r\n";
    text += body;
    let response = exchange(url, text.as_bytes())?;
    let (is_success, body) = parts(&response).ok_or_else(|| not_a_game_server(url))?;
    if is_success {
        return serde_json::from_slice(body).map_err(|_| not_a_game_server(url));
    }
    let failure: protocol::ErrorBody = serde_json::from_slice(body).map_err(|_| not_a_game_server(url))?;
    Err(TerminalError::refused(failure.error.code, &failure.error.text))
}

fn not_a_game_server(url: &TableUrl) -> TerminalError {
    TerminalError::NotAGameServer(url.host())
}

fn exchange(url: &TableUrl, request: &[u8]) -> Result<Vec<u8>, TerminalError> {
    let mut stream = upgrade(url, connect(url)?)?;
    let mut response = Vec::new();
    let sent = stream.write_all(request).and_then(|()| stream.flush());
    match sent.and_then(|()| stream.take(MAX_BYTES).read_to_end(&mut response)) {
        // Some servers close an encrypted connection without TLS's closing message. A truncated response is still
        // noticed, because it is not JSON.
        Err(error) if error.kind() != ErrorKind::UnexpectedEof || response.is_empty() => {
            Err(connection_error(url, &error))
        }
        _ => Ok(response),
    }
}

/// Whether a response is a success, and its body.
fn parts(response: &[u8]) -> Option<(bool, &[u8])> {
    let end = response.windows(4).position(|bytes| bytes == b"\r\n\r\n")?;
    let status = response.strip_prefix(b"HTTP/1.0 ").or(response.strip_prefix(b"HTTP/1.1 "))?;
    Some((status.first() == Some(&b'2'), &response[end + 4..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn responses_are_taken_apart() {
        assert_eq!(parts(b"HTTP/1.1 201 Created\r\nA: b\r\n\r\n{}"), Some((true, &b"{}"[..])));
        assert_eq!(parts(b"HTTP/1.1 404 Not Found\r\n\r\n"), Some((false, &b""[..])));
        assert_eq!(parts(b"HTTP/1.0 200 OK\r\n\r\n{}"), Some((true, &b"{}"[..])));
        assert_eq!(parts(b"SSH-2.0"), None);
    }
}
