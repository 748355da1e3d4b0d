//! The request that opens a socket, and the permit for it.

use std::net::IpAddr;
use std::sync::atomic::Ordering::Relaxed;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{CONNECTION, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use table::PlayerId;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

use super::{Outbox, Socket};
use crate::deadline::TimedWrites;
use crate::guest::guest_of;
use crate::security::{address_of, same_origin};
use crate::{App, Error};

/// A permit for one socket. It counts as open until it is dropped.
struct SocketPermit {
    app: App,
    address: IpAddr,
}

impl SocketPermit {
    /// Takes a permit for one more socket, unless there are too many.
    fn take(app: &App, address: IpAddr) -> Result<SocketPermit, Error> {
        let config = &app.config;
        if app.metrics.sockets.load(Relaxed) >= config.max_sockets as i64 {
            return Err(Error::TooManySockets);
        }
        if !app.ip_limits.open(address, config.requests_per_second, config.max_sockets_per_address) {
            return Err(Error::TooManySockets);
        }
        app.metrics.sockets.fetch_add(1, Relaxed);
        Ok(SocketPermit { app: app.clone(), address })
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.app.metrics.sockets.fetch_sub(1, Relaxed);
        self.app.ip_limits.close(self.address);
    }
}

/// A valid WebSocket handshake, see RFC 6455, section 4.2.1.
struct Handshake {
    accept: String,
    upgrade: OnUpgrade,
}

impl Handshake {
    fn read(parts: &mut Parts) -> Result<Handshake, (StatusCode, &'static str)> {
        let wrong = |why| (StatusCode::BAD_REQUEST, why);
        if parts.method != Method::GET {
            return Err((StatusCode::METHOD_NOT_ALLOWED, "a WebSocket is opened with GET"));
        }
        if !has_token(&parts.headers, &CONNECTION, "upgrade") || !has_token(&parts.headers, &UPGRADE, "websocket") {
            return Err(wrong("this address serves only WebSockets"));
        }
        if !has_token(&parts.headers, &SEC_WEBSOCKET_VERSION, "13") {
            return Err(wrong("only version 13 of WebSocket is supported"));
        }
        let key = parts.headers.get(SEC_WEBSOCKET_KEY).ok_or(wrong("the header sec-websocket-key is missing"))?;
        let accept = derive_accept_key(key.as_bytes());
        let why = "this connection cannot be upgraded";
        let upgrade = parts.extensions.remove().ok_or((StatusCode::UPGRADE_REQUIRED, why))?;
        Ok(Handshake { accept, upgrade })
    }
}

/// Whether one of the headers with this name has `token` in its comma-separated list.
fn has_token(headers: &HeaderMap, name: &HeaderName, token: &str) -> bool {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|part| part.trim().eq_ignore_ascii_case(token))
}

/// A request for a socket that is within the limits.
pub(crate) struct SocketRequest {
    handshake: Handshake,
    permit: SocketPermit,
    person: Option<PlayerId>,
}

impl FromRequestParts<App> for SocketRequest {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<SocketRequest, Response> {
        let handshake = Handshake::read(parts).map_err(IntoResponse::into_response)?;
        if !same_origin(app, &parts.headers) {
            return Err(Error::ForeignOrigin.into_response());
        }
        let address = address_of(app, &parts.headers, &parts.extensions);
        let permit = SocketPermit::take(app, address).map_err(IntoResponse::into_response)?;
        let person = guest_of(app, &parts.headers).map(|guest| guest.player);
        Ok(SocketRequest { handshake, permit, person })
    }
}

impl SocketRequest {
    /// The address of the client, as in [`crate::security::network_of`].
    pub(crate) fn address(&self) -> IpAddr {
        self.permit.address
    }

    /// Opens the socket and serves it until it ends or its client is banned.
    pub(crate) fn open<F: Future<Output = ()> + Send>(
        self,
        outbox: Outbox,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let SocketRequest { handshake: Handshake { accept, upgrade }, permit, person } = self;
        tokio::spawn(async move {
            let Ok(upgraded) = upgrade.await else { return };
            let Some((stream, received, _connection)) = tcp_stream(upgraded) else { return };
            let socket = Socket::new(stream, received, outbox).await;
            tokio::select! {
                () = serve(socket) => {}
                () = permit.app.bans.until_banned(permit.address, person) => {}
            }
        });
        let headers = [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, accept.as_str())];
        (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
    }
}

/// The TCP connection below HTTP, the bytes that HTTP has already read from it, and its permit.
fn tcp_stream(upgraded: Upgraded) -> Option<(TcpStream, axum::body::Bytes, crate::limits::ConnectionPermit)> {
    let parts = upgraded.downcast::<TokioIo<TimedWrites<TcpStream>>>().ok()?;
    let (stream, permit) = parts.io.into_inner().into_parts();
    Some((stream, parts.read_buf, permit))
}
