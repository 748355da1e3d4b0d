//! Uploaded records.

use std::convert::Infallible;

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use pages::replay::UploadForm;
use rules::record::{Record, RecordError};
use sha2::{Digest, Sha256};
use words::{ReviewMsg, Words};

use super::super::respond::{page, redirect};
use super::super::visitor::Visitor;
use crate::budget::{Payer, Work};
use crate::{App, Error, clock};

/// The prefix of the ids of uploaded records.
pub(super) const UPLOAD_PREFIX: &str = "sha256-";
/// The maximum size of the form in bytes. A form up to this size is shown again if its record is refused.
pub(super) const MAX_BYTES: usize = 2 << 20;
/// The maximum size of a record in bytes. The longest match needs about half of it.
const MAX_RECORD: usize = 256 << 10;
/// How long a record is kept, in days.
const DAYS: u32 = 30;
/// The maximum number of kept records.
const MAX_KEPT: u32 = 2_000;

/// The upload form.
pub(super) async fn form(visitor: Visitor) -> Html<String> {
    page(UploadForm { days: DAYS, ..UploadForm::default() }.page(&visitor.shell()))
}

/// Stores a record and redirects to it. If it is refused, shows why, with the text that was sent.
pub(super) async fn take(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    form: RecordForm,
) -> Result<Response, Error> {
    let words = visitor.words;
    let too_long = || words.say(ReviewMsg::PasteTooLong { most: (MAX_RECORD >> 10) as u32 });
    let RecordForm::Text(text) = form else { return Ok(refuse(&visitor, "", &too_long(), None)) };
    let text = text.trim_start_matches('\u{feff}').trim();
    if text.is_empty() {
        return Ok(refuse(&visitor, "", &words.say(ReviewMsg::PasteEmpty), None));
    }
    app.charge(payer, Work::Paste(text.len()))?;
    if text.len() > MAX_RECORD {
        return Ok(refuse(&visitor, text, &too_long(), None));
    }
    app.check_room()?;
    let pasted = text.to_owned();
    match app.work.run(payer, move || pasted.parse::<Record>()).await? {
        Ok(record) => Ok(redirect(&format!("/matches/{}", save(&app, record).await?), [])),
        Err(error) => Ok(refuse(&visitor, text, &sentence(words, &error), Some(&error.to_string()))),
    }
}

/// The content of the upload form.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RecordForm {
    /// The pasted text, otherwise the file. Empty if there is neither, or if the body is not a form.
    Text(String),
    /// The form is too long or arrived too slowly.
    TooLong,
}

impl<S: Send + Sync> FromRequest<S> for RecordForm {
    type Rejection = Infallible;

    /// Reads the form up to the first broken part.
    async fn from_request(request: Request, state: &S) -> Result<RecordForm, Infallible> {
        let Ok(mut form) = Multipart::from_request(request, state).await else {
            return Ok(RecordForm::Text(String::new()));
        };
        let (mut pasted, mut file) = (None, None);
        loop {
            let read = match form.next_field().await {
                Ok(None) => break,
                Ok(Some(field)) => content(field).await,
                Err(error) => Err(error),
            };
            match read {
                Ok((name, text)) if name == "record" => _ = pasted.get_or_insert(text),
                Ok((name, text)) if name == "file" => _ = file.get_or_insert(text),
                Ok(_) => {}
                Err(error) if error.status() == StatusCode::BAD_REQUEST => break,
                Err(_) => return Ok(RecordForm::TooLong),
            }
        }
        let filled = |text: &String| !text.trim_ascii().is_empty();
        Ok(RecordForm::Text(pasted.filter(filled).or(file.filter(filled)).unwrap_or_default()))
    }
}

/// The name and the content of a part.
async fn content(part: Field<'_>) -> Result<(String, String), MultipartError> {
    let name = part.name().unwrap_or_default().to_owned();
    let bytes = part.bytes().await?;
    Ok((name, String::from_utf8_lossy(&bytes).into_owned()))
}

/// Stores a record for a limited time. Returns its id.
async fn save(app: &App, mut record: Record) -> Result<String, Error> {
    // Drops the extensions of other programs, so that they take no space.
    record.extensions.retain(|(key, json)| key == "x-prepared" && json.len() < 1_000);
    let text = record.to_string();
    let id = format!("{UPLOAD_PREFIX}{}", hex::encode(Sha256::digest(&text)));
    let now = clock::now();
    app.store.save_upload(&id, now, &text, retention(now)).await?;
    Ok(id)
}

/// Which uploaded records to keep at this time.
pub(crate) fn retention(now: u64) -> store::RetentionPolicy {
    store::RetentionPolicy { max: MAX_KEPT, not_before: now.saturating_sub(u64::from(DAYS) * 86_400_000) }
}

fn refuse(visitor: &Visitor, text: &str, error: &str, details: Option<&str>) -> Response {
    let paste = UploadForm { text, error: Some(error), details, days: DAYS };
    (StatusCode::BAD_REQUEST, page(paste.page(&visitor.shell()))).into_response()
}

/// What is wrong with a record, in the visitor's language.
fn sentence(words: &Words, error: &RecordError) -> String {
    let message = match (error.readable, error.round, error.play) {
        (false, ..) => ReviewMsg::PasteNotJson,
        (true, Some(round), Some(play)) => ReviewMsg::PasteBrokenPlay { round: round + 1, play: play + 1 },
        (true, Some(round), None) => ReviewMsg::PasteBrokenRound { round: round + 1 },
        (true, None, _) => ReviewMsg::PasteBroken,
    };
    words.string(message)
}

#[cfg(test)]
mod tests {
    use axum::body::Body;
    use axum::http::header::CONTENT_TYPE;

    use super::*;

    const KIND: &str = "multipart/form-data; boundary=----X7";

    fn form(parts: &[(&str, &str)]) -> String {
        let part = |(head, text): &(&str, &str)| {
            format!("------X7\r\nContent-Disposition: form-data; {head}\r\n\r\n{text}\r\n")
        };
        parts.iter().map(part).collect::<String>() + "------X7--\r\n"
    }

    async fn read(kind: &str, body: impl Into<Body>) -> RecordForm {
        let request = Request::builder().header(CONTENT_TYPE, kind).body(body.into()).unwrap();
        let Ok(form) = RecordForm::from_request(request, &()).await;
        form
    }

    fn text(text: &str) -> RecordForm {
        RecordForm::Text(text.to_owned())
    }

    #[tokio::test]
    async fn pasted_text_is_preferred_to_a_file() {
        let file = ("name=\"file\"; filename=\"name=x.json\"", "--");
        let both = form(&[("name=\"record\"", "{\r\n \"a\": 1}\r\n"), file]);
        assert_eq!(read(KIND, both).await, text("{\r\n \"a\": 1}\r\n"));
        assert_eq!(read(KIND, form(&[("name=\"record\"", " \r\n"), file])).await, text("--"));
        assert_eq!(read(KIND, form(&[file, file])).await, text("--"));
        let twice = form(&[("name=\"record\"", "first"), ("name=\"record\"", "second")]);
        assert_eq!(read(KIND, twice).await, text("first"));
    }

    #[tokio::test]
    async fn a_form_cut_anywhere_is_read_up_to_the_cut() {
        let body = form(&[("name=\"record\"", "a"), ("name=\"file\"; filename=\"x\"", "b\r\n--")]);
        for cut in 0..body.len() {
            let expected = ["", "a", "b\r\n--"].map(text);
            for part in [&body[..cut], &body[cut..]] {
                let read = read(KIND, part.to_owned()).await;
                assert!(expected.contains(&read), "{part:?} becomes {read:?}");
            }
        }
    }

    #[tokio::test]
    async fn a_body_that_is_not_a_form_has_no_fields() {
        let body = form(&[("name=\"record\"", "x")]);
        for kind in [
            "",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=",
            "multipart/form-data; boundary=Y",
        ] {
            assert_eq!(read(kind, body.clone()).await, text(""), "{kind}");
        }
        for broken in
            ["", "------X7", "------X7\r\n\r\n", "------X7\r\nContent-Disposition: form-data\r\n\r\nx\r\n------X7--"]
        {
            assert_eq!(read(KIND, broken).await, text(""), "{broken}");
        }
    }

    #[tokio::test]
    async fn a_body_that_fails_counts_as_too_long() {
        let sent = form(&[("name=\"record\"", "x")]);
        let parts = [Ok(sent.replace("--\r\n", "\r\n")), Err("the body of the request arrived too slowly")];
        let body = Body::from_stream(futures_util::stream::iter(parts));
        assert_eq!(read(KIND, body).await, RecordForm::TooLong);
    }
}
