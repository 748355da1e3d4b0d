//! The headers that every answer carries, and where a request comes from.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::{App, Error};

/// Nothing from elsewhere, no inline script, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Refuses an address that asks too often, and adds the headers that keep browsers strict.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = address_of(&app, &request);
    if !app.addresses().request(address, app.config().requests_per_second, Instant::now()) {
        return Error::TooManyRequests.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let always = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in always {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Who is asking: the peer, or whom the trusted proxy in front names last.
pub(crate) fn address_of(app: &App, request: &Request) -> IpAddr {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    address(app, request.headers(), peer.unwrap_or(IpAddr::from([127, 0, 0, 1])))
}

/// The same, from the parts of a request.
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let forwarded = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
    if app.config().trust_proxy { forwarded().unwrap_or(peer) } else { peer }
}

/// Whether a browser's request comes from a page of this server. Programs send no origin.
pub(crate) fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let public = app.config().public_url.as_deref().map(|url| url.trim_end_matches('/'));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = |host: &str| origin == format!("http://{host}") || origin == format!("https://{host}");
    public == Some(origin) || host.is_some_and(own)
}
