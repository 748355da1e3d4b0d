//! The bytes between this program and a server: as they are, or encrypted where the link says https.

use std::io;
use std::net::TcpStream;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::stream::MaybeTlsStream;

use super::Place;

/// How long a server may keep somebody waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// A line to a server.
pub(super) type Stream = MaybeTlsStream<TcpStream>;

/// Calls the server of a place.
pub(super) fn call(place: &Place) -> io::Result<TcpStream> {
    let socket = TcpStream::connect(place.address())?;
    socket.set_nodelay(true)?;
    socket.set_read_timeout(Some(PATIENCE))?;
    socket.set_write_timeout(Some(PATIENCE))?;
    Ok(socket)
}

/// Speaks through a socket as the link says. Who is at the other end of an encrypted line is proven with the first bytes sent.
pub(super) fn speak(place: &Place, socket: TcpStream) -> io::Result<Stream> {
    if !place.is_secure() {
        return Ok(MaybeTlsStream::Plain(socket));
    }
    let (host, _) = place.address();
    let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
    let config = TRUST.as_ref().map_err(|error| io::Error::other(error.as_str()))?;
    let connection = ClientConnection::new(Arc::clone(config), name).map_err(io::Error::other)?;
    Ok(MaybeTlsStream::Rustls(StreamOwned::new(connection, socket)))
}

/// Whom to believe who they are: those whom the system believes.
static TRUST: LazyLock<Result<Arc<ClientConfig>, String>> = LazyLock::new(|| {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    // A system may keep a certificate or two that nobody can read; the others still count.
    let (known, _) = roots.add_parsable_certificates(found.certs);
    if known == 0 {
        return Err("this system has no certificates to check an https link with".to_owned());
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let versions = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    Ok(Arc::new(versions.with_root_certificates(roots).with_no_client_auth()))
});
