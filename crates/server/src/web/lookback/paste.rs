//! Records from elsewhere.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use pages::replay::Paste;
use rules::record::{Record, RecordError};
use sha2::{Digest, Sha256};
use words::{Replay, Words};

use super::super::reason::{page, trouble};
use super::super::visitor::Visitor;
use super::multipart;
use crate::headers::same_origin;
use crate::{App, Error, clock};

/// What the names of records from elsewhere begin with.
pub(super) const PASTED: &str = "sha256-";
/// The most bytes of the form. Up to there the form comes back with what was in it.
pub(super) const MOST_BYTES: usize = 2 << 20;
/// The most bytes of a record; the longest match needs about half.
const MOST_RECORD: usize = 256 << 10;
/// How long a record is kept.
const DAYS: u32 = 30;
/// How many are kept.
const MOST_KEPT: u32 = 2_000;

/// The form.
pub(super) async fn form(visitor: Visitor) -> Response {
    page(Paste { days: DAYS, ..Paste::default() }.page(&visitor.shell())).into_response()
}

/// Takes a record and shows it, or says why not and gives back what was sent.
pub(super) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !same_origin(&app, &headers) {
        return trouble(&visitor, &Error::ForeignOrigin);
    }
    let words = visitor.words;
    let too_long = || words.say(Replay::PasteTooLong { most: (MOST_RECORD >> 10) as u32 }).into_owned();
    let Ok(body) = body else { return refuse(&visitor, "", &too_long(), None) };
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let text = sent(kind, &body);
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return refuse(&visitor, "", &words.say(Replay::PasteEmpty), None);
    }
    if text.len() > MOST_RECORD {
        return refuse(&visitor, text, &too_long(), None);
    }
    match text.parse::<Record>() {
        Ok(record) => keep(&app, &visitor, record).await,
        Err(error) => refuse(&visitor, text, &sentence(words, &error), Some(&error.to_string())),
    }
}

/// The record of a form: what was pasted, otherwise the file.
fn sent(kind: &str, body: &[u8]) -> String {
    let fields = multipart::fields(kind, body);
    let field = |name: &str| fields.iter().find(|(field, _)| field == name).map(|(_, bytes)| *bytes);
    let filled = |bytes: &&[u8]| !bytes.trim_ascii().is_empty();
    let chosen = field("record").filter(filled).or_else(|| field("file").filter(filled));
    String::from_utf8_lossy(chosen.unwrap_or_default()).into_owned()
}

async fn keep(app: &App, visitor: &Visitor, mut record: Record) -> Response {
    // What other programs keep in a record is their own affair; it need not take room here.
    record.extensions.retain(|(key, json)| key == "x-prepared" && json.len() < 1_000);
    let text = record.to_string();
    let id = format!("{PASTED}{}", hex::encode(Sha256::digest(&text)));
    let now = clock::now();
    let room = store::Room { most: MOST_KEPT, not_before: now.saturating_sub(u64::from(DAYS) * 86_400_000) };
    match app.store().keep_pasted(&id, now, &text, room).await {
        Ok(()) => Redirect::to(&format!("/matches/{id}")).into_response(),
        Err(error) => trouble(visitor, &error.into()),
    }
}

fn refuse(visitor: &Visitor, text: &str, error: &str, details: Option<&str>) -> Response {
    let paste = Paste { text, error: Some(error), details, days: DAYS };
    (StatusCode::BAD_REQUEST, page(paste.page(&visitor.shell()))).into_response()
}

/// What is wrong with a record, in the visitor's language.
fn sentence(words: &Words, error: &RecordError) -> String {
    let message = match (error.readable, error.round, error.play) {
        (false, ..) => Replay::PasteNotJson,
        (true, Some(round), Some(play)) => Replay::PasteBrokenPlay { round: round + 1, play: play + 1 },
        (true, Some(round), None) => Replay::PasteBrokenRound { round: round + 1 },
        (true, None, _) => Replay::PasteBroken,
    };
    words.say(message).into_owned()
}
