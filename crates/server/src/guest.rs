//! People without an account: a signed key that only they have.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::PlayerId;

use crate::{App, Error};

/// The name of the cookie with the key.
pub(crate) const COOKIE_NAME: &str = "qyrsqyrs";

/// A visitor with a key of this server.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// Their id at the tables: a hash of the key.
    pub(crate) player: PlayerId,
}

impl Guest {
    /// The id of a visitor, also of one without a key.
    pub(crate) fn id(guest: Option<&Guest>) -> PlayerId {
        guest.map_or(PlayerId([0; 16]), |guest| guest.player)
    }
}

/// Makes and checks keys.
#[derive(Clone)]
pub(crate) struct Signer {
    mac: Hmac<Sha256>,
}

impl Signer {
    pub(crate) fn new(key: &[u8; 32]) -> Signer {
        Signer { mac: Hmac::new_from_slice(key).expect("HMAC takes a key of any length") }
    }

    fn mac_of(&self, token: &[u8; 16]) -> Hmac<Sha256> {
        self.mac.clone().chain_update(b"guest").chain_update(token)
    }

    /// A fresh key, and the guest it belongs to.
    pub(crate) fn issue(&self) -> (String, Guest) {
        let mut token = [0; 16];
        getrandom::fill(&mut token).expect("the system has randomness");
        let key = format!("{}.{}", hex::encode(token), hex::encode(&self.mac_of(&token).finalize().into_bytes()[..16]));
        (key, guest_of(&token))
    }

    /// The guest that a key belongs to, if this server signed it.
    pub(crate) fn check(&self, key: &str) -> Option<Guest> {
        let (token_text, signature_text) = key.trim().split_once('.')?;
        let (mut token, mut signature) = ([0; 16], [0; 16]);
        hex::decode_to_slice(token_text, &mut token).ok()?;
        hex::decode_to_slice(signature_text, &mut signature).ok()?;
        self.mac_of(&token).verify_truncated_left(&signature).ok()?;
        Some(guest_of(&token))
    }
}

/// The id of a guest is a hash, so that nobody can take a seat with what is stored.
fn guest_of(token: &[u8; 16]) -> Guest {
    let hash = Sha256::new().chain_update(b"qyrsqyrs player").chain_update(token).finalize();
    let mut player = [0; 16];
    player.copy_from_slice(&hash[..16]);
    Guest { player: PlayerId(player) }
}

/// The key that a request carries: in the header that programs use, or in the cookie of a browser.
fn key_of(headers: &HeaderMap) -> Option<&str> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    bearer.or_else(|| cookie(headers, COOKIE_NAME))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(key, value)| (key == name).then_some(value))
}

/// The guest who sent a request, if its key or cookie is one of this server.
pub(crate) fn known(app: &App, headers: &HeaderMap) -> Option<Guest> {
    key_of(headers).and_then(|key| app.signer.check(key))
}

impl App {
    /// A fresh guest and the cookie to set.
    #[must_use]
    pub(crate) fn new_guest(&self, secure: bool) -> (String, Guest, HeaderValue) {
        let (key, guest) = self.signer.issue();
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!("{COOKIE_NAME}={key}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
        let cookie = HeaderValue::from_str(&cookie).expect("a key is plain text");
        (key, guest, cookie)
    }

    /// Whether the request came over HTTPS, according to the public address or the trusted proxy.
    #[must_use]
    pub(crate) fn is_secure(&self, headers: &HeaderMap) -> bool {
        let forwarded = headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        let public = self.config.public_url.as_ref().is_some_and(|url| url.starts_with("https://"));
        public || (self.config.trust_proxy && forwarded)
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, Error> {
        known(app, &parts.headers).ok_or(Error::NotSigned)
    }
}

impl OptionalFromRequestParts<App> for Guest {
    type Rejection = Error;

    /// No key is fine, a forged one is not.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Guest>, Error> {
        let Some(key) = key_of(&parts.headers) else { return Ok(None) };
        app.signer.check(key).map(Some).ok_or(Error::NotSigned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_keys_are_taken() {
        let (ours, theirs) = (Signer::new(&[1; 32]), Signer::new(&[2; 32]));
        let (key, guest) = ours.issue();
        assert_eq!(ours.check(&key).map(|guest| guest.player), Some(guest.player));
        assert!(theirs.check(&key).is_none(), "a foreign key");
        let mut forged = key.clone().into_bytes();
        forged[3] = if forged[3] == b'0' { b'1' } else { b'0' };
        assert!(ours.check(std::str::from_utf8(&forged).unwrap()).is_none(), "a forged key");
        for nonsense in ["", ".", "x.y", "00.00", &key[..40]] {
            assert!(ours.check(nonsense).is_none());
        }
    }

    #[test]
    fn what_is_stored_is_not_the_key() {
        let (key, guest) = Signer::new(&[1; 32]).issue();
        assert!(!key.contains(&hex::encode(guest.player.0)));
    }

    #[test]
    fn a_cookie_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=b; qyrsqyrs=k.s;c=d"));
        assert_eq!(key_of(&headers), Some("k.s"));
    }
}
