//! Why something did not work, in the visitor's language.

use axum::extract::{FromRequestParts, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pages::site::ErrorPage;
use table::Refusal;
use words::{Game, Home, Who, Words};

use super::respond::page;
use super::visitor::Visitor;
use crate::{App, Error};

/// The sentence for an error. `who` gives the name of a seat.
pub(super) fn reason<'a>(words: &Words, error: &Error, who: impl Fn(rules::Seat) -> Who<'a>) -> String {
    let between = |least, most| words.say(Home::NumberOutside { least, most });
    let said = match error {
        Error::Refused(Refusal::Rule(rule)) => words.say(Game::refused(*rule, who)),
        Error::Refused(Refusal::ClockOutOfRange) => between(1, 600),
        Error::Refused(Refusal::GraceOutOfRange) => between(0, 3_600),
        Error::Refused(Refusal::LengthOutOfRange) => between(1, rules::Length::MAX_ROUNDS),
        Error::NameTooLong => words.say(Home::NameTooLong { most: protocol::DisplayName::MAX_CHARACTERS }),
        error => words.error_text(error.problem().code).unwrap_or_else(|| words.say(Home::BadRequest)),
    };
    said.into_owned()
}

/// Shows the error of a handler as a page in the visitor's language instead of as JSON.
pub(super) async fn show_errors(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(error) = response.extensions().get::<Error>() else { return response };
    let Ok(visitor) = Visitor::from_request_parts(&mut asked, &app).await;
    error_page(&visitor, error)
}

fn error_page(visitor: &Visitor, error: &Error) -> Response {
    let said = reason(visitor.words, error, |_| Who::You);
    let trouble = match error {
        Error::NoSuchTable => ErrorPage::TableGone,
        Error::NoSuchMatch | Error::NoSuchPage => ErrorPage::NotFound,
        _ => ErrorPage::Refused(&said),
    };
    (error.status(), page(pages::site::error(&visitor.shell(), trouble))).into_response()
}
