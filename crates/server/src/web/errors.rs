//! Errors as sentences and pages in the visitor's language.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::ACCEPT;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use pages::site::ErrorPage;
use table::{Millis, Refusal, Settings, TimeControl};
use words::{ErrorMsg, GameMsg, SiteMsg, Who, Words};

use super::respond::page;
use super::visitor::Visitor;
use crate::{App, Error};

/// The sentence for an error. `who` returns the name of a seat.
pub(super) fn reason<'a>(words: &Words, error: &Error, who: impl Fn(rules::Seat) -> Who<'a>) -> String {
    let between = |least, most| words.say(ErrorMsg::NumberOutside { least, most });
    let seconds = |time: Millis| (time / 1000) as u32;
    let clock = TimeControl::MOVE_LIMITS;
    let said = match error {
        Error::Refused(Refusal::Rule(rule)) => words.say(GameMsg::refused(*rule, who)),
        Error::Refused(Refusal::ClockOutOfRange) => between(seconds(*clock.start()), seconds(*clock.end())),
        Error::Refused(Refusal::GraceOutOfRange) => between(0, seconds(Settings::MAX_GRACE)),
        Error::Refused(Refusal::LengthOutOfRange) => between(1, rules::Length::MAX_ROUNDS),
        Error::NameTooLong => words.say(ErrorMsg::NameTooLong { most: protocol::DisplayName::MAX_CHARACTERS }),
        Error::InvalidLink => words.say(SiteMsg::RecoverInvalid),
        error => words.error_text(error.problem().code).unwrap_or_else(|| words.say(ErrorMsg::BadRequest)),
    };
    said.into_owned()
}

/// Turns the error of a handler into a page in the visitor's language, instead of JSON.
pub(super) async fn show_errors(State(app): State<App>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut asked = parts.clone();
    let response = next.run(Request::from_parts(parts, body)).await;
    let Some(error) = response.extensions().get::<Error>() else { return response };
    let Ok(visitor) = Visitor::from_request_parts(&mut asked, &app).await;
    error_page(&visitor, error)
}

/// Refuses a request before it reaches its handler: with a page for browsers and JSON for programs.
pub(crate) async fn refusal(app: &App, request: Request, error: Error) -> Response {
    let accepts = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    if !accepts.is_some_and(|accepts| accepts.contains("text/html")) {
        return error.into_response();
    }
    let Ok(visitor) = Visitor::from_request_parts(&mut request.into_parts().0, app).await;
    error_page(&visitor, &error)
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
