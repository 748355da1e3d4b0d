//! Guests: people without an account, identified by a signed key.

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use table::PlayerId;

use crate::{App, Error};

/// The name of the cookie that holds the key.
pub(crate) const COOKIE_NAME: &str = "qyrsqyrs";

/// A visitor with a valid key.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    /// The guest's id at tables: a hash of the key's secret.
    pub(crate) player: PlayerId,
}

impl Guest {
    /// The id of a visitor. All visitors without a key share one id.
    pub(crate) fn id(guest: Option<&Guest>) -> PlayerId {
        guest.map_or(PlayerId([0; 16]), |guest| guest.player)
    }
}

/// The content of a key. A key is valid only if its generation is the latest of its person; older ones have been
/// revoked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    /// The secret that identifies the person.
    pub(crate) secret: [u8; 16],
    /// How often the person had revoked their keys when this one was issued.
    pub(crate) generation: u32,
}

impl Token {
    fn fresh() -> Token {
        Token { secret: random(), generation: 0 }
    }

    /// The guest. The id is a hash, so stored ids cannot be used to take a seat.
    pub(crate) fn guest(&self) -> Guest {
        let hash = Sha256::new().chain_update(b"qyrsqyrs player").chain_update(self.secret).finalize();
        let mut player = [0; 16];
        player.copy_from_slice(&hash[..16]);
        Guest { player: PlayerId(player) }
    }
}

/// Bytes from the system's random number generator.
pub(crate) fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

/// Signs and verifies keys.
#[derive(Clone)]
pub(crate) struct Signer {
    mac: Hmac<Sha256>,
}

impl Signer {
    pub(crate) fn new(key: &[u8; 32]) -> Signer {
        Signer { mac: Hmac::new_from_slice(key).expect("HMAC takes a key of any length") }
    }

    /// The MAC of a token. Generation 0 is not part of it, because the first keys had no generation.
    fn mac_of(&self, token: &Token) -> Hmac<Sha256> {
        let mac = self.mac.clone().chain_update(b"guest").chain_update(token.secret);
        if token.generation == 0 { mac } else { mac.chain_update(token.generation.to_be_bytes()) }
    }

    /// The key for a token.
    pub(crate) fn key(&self, token: &Token) -> String {
        let secret = hex::encode(token.secret);
        let signature = hex::encode(&self.mac_of(token).finalize().into_bytes()[..16]);
        match token.generation {
            0 => format!("{secret}.{signature}"),
            generation => format!("{secret}.{generation}.{signature}"),
        }
    }

    /// The token of a key, if this server signed it.
    pub(crate) fn check(&self, key: &str) -> Option<Token> {
        let (secret_text, rest) = key.trim().split_once('.')?;
        let (generation, signature_text) = match rest.split_once('.') {
            Some((number, signature)) => (number.parse().ok().filter(|number| *number > 0)?, signature),
            None => (0, rest),
        };
        let mut token = Token { secret: [0; 16], generation };
        let mut signature = [0; 16];
        hex::decode_to_slice(secret_text, &mut token.secret).ok()?;
        hex::decode_to_slice(signature_text, &mut signature).ok()?;
        self.mac_of(&token).verify_truncated_left(&signature).ok()?;
        Some(token)
    }
}

/// The key in a request: from the `Authorization` header of a program, or from the cookie of a browser.
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

/// The guest who sent a request, if it has a valid key or cookie.
pub(crate) fn guest_of(app: &App, headers: &HeaderMap) -> Option<Guest> {
    key_of(headers).and_then(|key| app.valid_token(key)).map(|token| token.guest())
}

impl App {
    /// The token of a key, if this server signed it and the person has not revoked it.
    pub(crate) fn valid_token(&self, key: &str) -> Option<Token> {
        self.signer.check(key).filter(|token| self.identities.is_current(token))
    }

    /// A new guest: their key, their id, and the cookie to set.
    #[must_use]
    pub(crate) fn new_guest(&self, secure: bool) -> (String, Guest, HeaderValue) {
        let token = Token::fresh();
        (self.signer.key(&token), token.guest(), self.cookie_of(&token, secure))
    }

    /// The cookie with the key of this token.
    pub(crate) fn cookie_of(&self, token: &Token, secure: bool) -> HeaderValue {
        let (key, secure) = (self.signer.key(token), if secure { "; Secure" } else { "" });
        let cookie = format!("{COOKIE_NAME}={key}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("a key is plain text")
    }

    /// Whether the request came over HTTPS, according to the public URL or the trusted proxy.
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
        guest_of(app, &parts.headers).ok_or(Error::NotSigned)
    }
}

impl OptionalFromRequestParts<App> for Guest {
    type Rejection = Error;

    /// A missing key is fine; an invalid one is an error.
    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Option<Guest>, Error> {
        let Some(key) = key_of(&parts.headers) else { return Ok(None) };
        app.valid_token(key).map(|token| Some(token.guest())).ok_or(Error::NotSigned)
    }
}

impl FromRequestParts<App> for Token {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Token, Error> {
        key_of(&parts.headers).and_then(|key| app.valid_token(key)).ok_or(Error::NotSigned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_keys_of_this_server_are_valid() {
        let (ours, theirs) = (Signer::new(&[1; 32]), Signer::new(&[2; 32]));
        for generation in [0, 1, 4_000_000_000] {
            let token = Token { generation, ..Token::fresh() };
            let key = ours.key(&token);
            assert_eq!(ours.check(&key), Some(token));
            assert_eq!(theirs.check(&key), None, "a foreign key");
            let mut forged = key.clone().into_bytes();
            forged[3] = if forged[3] == b'0' { b'1' } else { b'0' };
            assert_eq!(ours.check(std::str::from_utf8(&forged).unwrap()), None, "a forged key");
            for nonsense in ["", ".", "x.y", "00.00", "..", &key[..40], &format!("{key}.1")] {
                assert_eq!(ours.check(nonsense), None);
            }
        }
    }

    #[test]
    fn the_generation_of_a_key_cannot_be_changed() {
        let signer = Signer::new(&[1; 32]);
        let key = signer.key(&Token::fresh());
        let (secret, signature) = key.split_once('.').unwrap();
        for generation in ["0", "1", "+1", "-1", ""] {
            assert_eq!(signer.check(&format!("{secret}.{generation}.{signature}")), None, "{generation}");
        }
    }

    #[test]
    fn the_stored_id_does_not_reveal_the_key() {
        let token = Token::fresh();
        assert!(!Signer::new(&[1; 32]).key(&token).contains(&hex::encode(token.guest().player.0)));
    }

    #[test]
    fn the_key_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_static("a=b; qyrsqyrs=k.s;c=d"));
        assert_eq!(key_of(&headers), Some("k.s"));
    }
}
