//! Handwritten WebSocket requests, for tests that send what no client library would.

/// The request with which the guest with this key opens a WebSocket.
#[must_use]
pub fn upgrade_request(address: &str, path: &str, key: &str) -> String {
    format!(
        "GET {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {key}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
}
