//! The visitor of a page, from the key and cookies of their request.

use std::convert::Infallible;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use pages::{PageShell, Prefs};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use protocol::DisplayName;
use rules::PlayerCount;
use table::{BotLevel, PlayerId};
use words::{Catalogue, Lang, TableMsg, Words};

use crate::guest::cookie;
use crate::{App, Guest};

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(Catalogue::new);

/// The person who requested a page.
pub(super) struct Visitor {
    /// Their identity at tables, if they have a valid key.
    pub(super) guest: Option<Guest>,
    /// The messages in their language.
    pub(super) words: &'static Words,
    /// Their preferences.
    pub(super) prefs: Prefs,
    /// Their name. Empty if they have not chosen one.
    pub(super) name: String,
    /// The level of bots that they last chose. By default, the gentlest.
    pub(super) level: BotLevel,
    /// The number of players that they last chose.
    pub(super) players: PlayerCount,
    /// The requested path, with its query.
    pub(super) path: String,
    /// The base URL of this server as they see it.
    pub(super) base_url: String,
    /// Whether they use HTTPS.
    pub(super) secure: bool,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Infallible> {
        // An invalid or revoked key counts as none, so its owner gets a new one.
        let guest = <Guest as FromRequestParts<App>>::from_request_parts(parts, app).await.ok();
        let headers = &parts.headers;
        let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let lang = cookie(headers, "lang").and_then(|code| code.parse().ok());
        let lang: Lang = lang.unwrap_or_else(|| Lang::from_accept_language(accepted));
        let name = cookie(headers, "name").and_then(decoded).unwrap_or_default();
        Ok(Visitor {
            guest,
            words: CATALOGUE.words(lang),
            prefs: cookie(headers, "prefs").map(Prefs::parse).unwrap_or_default(),
            name: DisplayName::try_from(name.as_str()).map(String::from).unwrap_or_default(),
            level: cookie(headers, "strength").and_then(|name| name.parse().ok()).unwrap_or(BotLevel::Gentle),
            players: cookie(headers, "players").and_then(player_count).unwrap_or(PlayerCount::Four),
            path: parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned(),
            base_url: base_url(app, headers),
            secure: app.is_secure(headers),
        })
    }
}

impl Visitor {
    pub(super) fn shell(&self) -> PageShell<'_> {
        PageShell { words: self.words, prefs: self.prefs, path: &self.path }
    }

    pub(super) fn player(&self) -> PlayerId {
        Guest::id(self.guest.as_ref())
    }

    /// The visitor's name at a table: their own, or "Guest" in their language.
    pub(super) fn display_name(&self) -> String {
        if self.name.is_empty() { self.words.string(TableMsg::Guest) } else { self.name.clone() }
    }

    /// The visitor's id. A new visitor also gets a key, in the returned cookie.
    pub(super) fn ensure_guest(&self, app: &App) -> (PlayerId, Option<HeaderValue>) {
        match &self.guest {
            Some(guest) => (guest.player, None),
            None => {
                let (_, guest, cookie) = app.new_guest(self.secure);
                (guest.player, Some(cookie))
            }
        }
    }
}

/// The base URL of this server as the visitor sees it.
fn base_url(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{}://{host}", if app.is_secure(headers) { "https" } else { "http" })
}

/// Parses a number of players.
pub(super) fn player_count(text: &str) -> Option<PlayerCount> {
    text.parse().ok().and_then(PlayerCount::new)
}

/// The header value that sets a cookie for a year.
pub(super) fn set_cookie(name: &str, value: &str) -> HeaderValue {
    let value = utf8_percent_encode(value, ENCODED);
    let text = format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax");
    HeaderValue::from_str(&text).expect("percent-encoded text is plain")
}

/// The header value that deletes a cookie.
pub(super) fn clear_cookie(name: &str) -> HeaderValue {
    HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; SameSite=Lax")).expect("names of cookies are plain")
}

/// The characters that are percent-encoded in cookies: everything except letters, digits and what our own values
/// consist of.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'.').remove(b':').remove(b'-').remove(b'_');

fn decoded(text: &str) -> Option<String> {
    percent_decode_str(text).decode_utf8().ok().map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_every_script_round_trip_through_a_cookie() {
        for name in ["Mira", "মীরা", "a;b=c, d", "100%", ""] {
            let kept = set_cookie("name", name);
            let text = kept.to_str().unwrap();
            let value = text.strip_prefix("name=").unwrap().split(';').next().unwrap();
            assert_eq!(decoded(value).as_deref(), Some(name), "{text}");
        }
        assert_eq!(decoded("%").as_deref(), Some("%"), "an incomplete escape is kept");
        assert_eq!(decoded("%ff"), None, "invalid UTF-8");
    }
}
