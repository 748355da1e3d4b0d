//! The bytes between this program and a server: as they are, or encrypted where the link says https.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};

use super::Place;

/// How long a server may keep somebody waiting.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection to the server of a place.
pub(super) enum Stream {
    Plain(TcpStream),
    Secure(Box<StreamOwned<ClientConnection, TcpStream>>),
}

impl Stream {
    /// Opens a connection. An encrypted one is proven to lead to the host of the link with the first bytes that are sent.
    pub(super) fn open(place: &Place) -> io::Result<Stream> {
        let socket = TcpStream::connect(place.address())?;
        socket.set_nodelay(true)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        if !place.is_secure() {
            return Ok(Stream::Plain(socket));
        }
        let (host, _) = place.address();
        let name = ServerName::try_from(host.to_owned()).map_err(io::Error::other)?;
        let config = TRUST.as_ref().map_err(|error| io::Error::other(error.as_str()))?;
        let connection = ClientConnection::new(Arc::clone(config), name).map_err(io::Error::other)?;
        Ok(Stream::Secure(Box::new(StreamOwned::new(connection, socket))))
    }

    /// How long a read waits.
    pub(super) fn set_read_timeout(&self, timeout: Duration) -> io::Result<()> {
        let socket = match self {
            Stream::Plain(socket) => socket,
            Stream::Secure(stream) => &stream.sock,
        };
        socket.set_read_timeout(Some(timeout))
    }
}

impl Read for Stream {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(socket) => socket.read(bytes),
            Stream::Secure(stream) => stream.read(bytes),
        }
    }
}

impl Write for Stream {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Plain(socket) => socket.write(bytes),
            Stream::Secure(stream) => stream.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Stream::Plain(socket) => socket.flush(),
            Stream::Secure(stream) => stream.flush(),
        }
    }
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
