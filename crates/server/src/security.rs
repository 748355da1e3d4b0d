//! Security headers of responses, and checks of a request's address and origin.

use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Extensions, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::guest::guest_of;
use crate::{App, Error};

/// Allows only resources of this server, and no inline scripts and no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// Refuses banned clients and addresses that send too many requests, and adds the security headers.
pub(crate) async fn limit_and_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let address = address_of(&app, request.headers(), request.extensions());
    if app.bans.refuses(address, || guest_of(&app, request.headers()).map(|guest| guest.player)) {
        let mut response = crate::web::refusal(&app, request, Error::Banned).await;
        strict_headers(response.headers_mut());
        return response;
    }
    if !app.ip_limits.request(address, app.config.requests_per_second, Instant::now()) {
        return Error::TooManyRequests.into_response();
    }
    let Some(running) = RunningRequest::begin(&app, address) else {
        return Error::TooManyRequests.into_response();
    };
    let mut response = next.run(request).await;
    drop(running);
    strict_headers(response.headers_mut());
    response
}

/// Adds the security headers.
pub(crate) fn strict_headers(headers: &mut HeaderMap) {
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
}

/// A request that is being processed. It ends when it is dropped, also if the client disconnects.
struct RunningRequest {
    app: App,
    address: IpAddr,
}

impl RunningRequest {
    /// Returns `None` if too many requests of the address are being processed.
    fn begin(app: &App, address: IpAddr) -> Option<RunningRequest> {
        let config = &app.config;
        let allowed = app.ip_limits.begin(address, config.requests_per_second, config.max_requests_at_once);
        allowed.then(|| RunningRequest { app: app.clone(), address })
    }
}

impl Drop for RunningRequest {
    fn drop(&mut self) {
        self.app.ip_limits.end(self.address);
    }
}

/// Refuses requests from pages of other sites, unless their method is safe.
pub(crate) async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Result<Response, Error> {
    if !request.method().is_safe() && !same_origin(&app, request.headers()) {
        return Err(Error::ForeignOrigin);
    }
    Ok(next.run(request).await)
}

/// The client's address: that of the peer, or the last one that the trusted proxy forwards.
pub(crate) fn address_of(app: &App, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let peer = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    client_address(usize::from(app.config.trust_proxy), headers, peer)
}

/// The address against which the limits count a request, behind this many trusted proxies.
///
/// Every proxy appends the address of its client to `X-Forwarded-For`; everything to the left may be made up by the
/// client. IPv6 addresses are reduced to their network (the first 64 bits), because one host controls all of it. The
/// limits do not apply to the machine's own addresses, so a forwarded loopback or invalid address becomes the
/// unspecified address.
fn client_address(proxies: usize, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let lines: Vec<_> = headers.get_all("x-forwarded-for").iter().collect();
    let forwarded =
        lines.iter().rev().flat_map(|line| line.as_bytes().rsplit(|byte| *byte == b',')).take(proxies).last();
    match forwarded {
        None => network_of(peer),
        Some(text) => match parse_address(text) {
            Some(address) if !address.is_loopback() => network_of(address),
            _ => IpAddr::from([0, 0, 0, 0]),
        },
    }
}

/// The address as the limits count it: an IPv6 address is reduced to its network.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => IpAddr::from((u128::from(address) >> 64 << 64).to_be_bytes()),
        address => address,
    }
}

/// Parses an address with or without a port.
fn parse_address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let address: IpAddr = text.parse().ok().or_else(with_port).or_else(in_brackets)?;
    Some(address.to_canonical())
}

/// Whether a request comes from a page of this server. Programs send no origin.
pub(crate) fn same_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let public = app.config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = |host: &str| origin == format!("http://{host}") || origin == format!("https://{host}");
    public == Some(origin) || host.is_some_and(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOPBACK: &str = "127.0.0.1";

    fn check(proxies: usize, lines: &[&str], peer: &str, expected: &str) {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        let found = client_address(proxies, &headers, peer.parse().unwrap());
        assert_eq!(found, expected.parse::<IpAddr>().unwrap(), "{lines:?} behind {proxies}");
    }

    #[test]
    fn without_a_trusted_proxy_the_peer_address_counts() {
        check(0, &["192.0.2.1"], "198.51.100.7", "198.51.100.7");
        check(0, &["192.0.2.1"], LOOPBACK, LOOPBACK);
        check(1, &[], LOOPBACK, LOOPBACK);
        check(0, &[], "::ffff:198.51.100.7", "198.51.100.7");
    }

    #[test]
    fn a_client_cannot_choose_its_address() {
        check(1, &["203.0.113.9, 192.0.2.1"], LOOPBACK, "192.0.2.1");
        // HAProxy adds another header line instead of extending the client's.
        check(1, &["203.0.113.9", "192.0.2.1"], LOOPBACK, "192.0.2.1");
        check(2, &["203.0.113.9", "192.0.2.1, 10.0.0.1"], LOOPBACK, "192.0.2.1");
        check(2, &["192.0.2.1"], LOOPBACK, "192.0.2.1");
    }

    #[test]
    fn ports_are_ignored() {
        for text in ["192.0.2.1:4711", " 192.0.2.1 ", "[::ffff:192.0.2.1]:80"] {
            check(1, &[text], LOOPBACK, "192.0.2.1");
        }
        check(1, &["[2001:db8::1]:443"], LOOPBACK, "2001:db8::");
        check(1, &["[2001:db8::1]"], LOOPBACK, "2001:db8::");
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        check(1, &["2001:db8:1:2:3:4:5:6"], LOOPBACK, "2001:db8:1:2::");
        check(0, &[], "2001:db8:1:2:ffff::1", "2001:db8:1:2::");
        check(0, &[], "::1", "::1");
    }

    #[test]
    fn forwarded_loopback_addresses_are_not_exempt() {
        for text in [LOOPBACK, "127.8.8.8", "::1", "[::1]:80", "::ffff:127.0.0.1", "unknown", "", "1.2.3.4.5"] {
            check(1, &[text], LOOPBACK, "0.0.0.0");
        }
    }
}
