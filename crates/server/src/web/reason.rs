//! Why something did not work, in the visitor's language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::site::Trouble;
use table::Refusal;
use words::{Game, Home, Who, Words};

use super::visitor::Visitor;
use crate::Error;

/// The sentence for an error. `name` gives the name of a seat.
pub(super) fn reason<'a>(words: &Words, error: &Error, who: impl Fn(rules::Seat) -> Who<'a>) -> String {
    let between = |least, most| words.say(Home::NumberOutside { least, most });
    let said = match error {
        Error::Refused(Refusal::Rule(rule)) => words.say(Game::refused(*rule, who)),
        Error::Refused(Refusal::ClockOutOfRange) => between(1, 600),
        Error::Refused(Refusal::GraceOutOfRange) => between(0, 3_600),
        Error::Refused(Refusal::LengthOutOfRange) => between(1, rules::Length::MAX_ROUNDS),
        error => words.reason(&error.problem().code).unwrap_or_else(|| words.say(Home::BadRequest)),
    };
    said.into_owned()
}

/// The sentence for a name that is too long.
pub(super) fn name_too_long(words: &Words) -> String {
    words.say(Home::NameTooLong { most: protocol::DisplayName::MOST_CHARACTERS }).into_owned()
}

/// The page that tells of an error.
pub(super) fn trouble(visitor: &Visitor, error: &Error) -> Response {
    let said = reason(visitor.words, error, |_| Who::You);
    let trouble = match error {
        Error::NoSuchTable => Trouble::TableGone,
        Error::NoSuchMatch => Trouble::NotFound,
        _ => Trouble::Refused(&said),
    };
    (error.status(), page(pages::site::error(&visitor.shell(), trouble))).into_response()
}

/// A page as an answer.
pub(super) fn page(markup: maud::Markup) -> axum::response::Html<String> {
    axum::response::Html(markup.into_string())
}

/// The page that is shown for an address that leads nowhere.
pub(super) fn not_found(visitor: &Visitor) -> Response {
    (StatusCode::NOT_FOUND, page(pages::site::error(&visitor.shell(), Trouble::NotFound))).into_response()
}
