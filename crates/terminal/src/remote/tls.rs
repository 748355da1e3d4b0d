//! The connection to a server, encrypted if the link says https.

use std::io;
use std::net::TcpStream;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::stream::MaybeTlsStream;

use super::TableUrl;
use crate::error::TerminalError;

/// The timeout of a read or a write.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A connection to a server.
pub(super) type Stream = MaybeTlsStream<TcpStream>;

/// Opens a connection to the server of a table.
pub(super) fn connect(url: &TableUrl) -> Result<TcpStream, TerminalError> {
    let connect = || {
        let socket = TcpStream::connect(url.address())?;
        socket.set_nodelay(true)?;
        socket.set_read_timeout(Some(TIMEOUT))?;
        socket.set_write_timeout(Some(TIMEOUT))?;
        Ok(socket)
    };
    connect().map_err(|error| connection_error(url, &error))
}

/// Adds TLS to a socket if the link says https. The handshake takes place with the first bytes sent.
pub(super) fn upgrade(url: &TableUrl, socket: TcpStream) -> Result<Stream, TerminalError> {
    if !url.is_secure() {
        return Ok(MaybeTlsStream::Plain(socket));
    }
    let (host, _) = url.address();
    let untrusted =
        |error: &dyn std::fmt::Display| TerminalError::Untrusted { host: url.host(), reason: error.to_string() };
    let name = ServerName::try_from(host.to_owned()).map_err(|error| untrusted(&error))?;
    let config = ROOTS.as_ref().ok_or(TerminalError::NoCertificates)?;
    let connection = ClientConnection::new(Arc::clone(config), name).map_err(|error| untrusted(&error))?;
    Ok(MaybeTlsStream::Rustls(StreamOwned::new(connection, socket)))
}

/// The error to show for an IO error of a connection.
pub(super) fn connection_error(url: &TableUrl, error: &io::Error) -> TerminalError {
    match error.get_ref().and_then(|error| error.downcast_ref::<rustls::Error>()) {
        None => TerminalError::NoAnswer(url.host()),
        Some(rustls::Error::InvalidMessage(_)) => TerminalError::NotAGameServer(url.host()),
        Some(error) => TerminalError::Untrusted { host: url.host(), reason: error.to_string() },
    }
}

/// A configuration with the root certificates of the system, if it has any.
static ROOTS: LazyLock<Option<Arc<ClientConfig>>> = LazyLock::new(|| {
    let native = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    // Some systems have unreadable certificates; the others still count.
    let (added, _) = roots.add_parsable_certificates(native.certs);
    if added == 0 {
        return None;
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider speaks the usual versions");
    Some(Arc::new(versions.with_root_certificates(roots).with_no_client_auth()))
});
