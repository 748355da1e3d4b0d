//! Why something did not work, in the visitor's language.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use pages::site::Trouble;
use table::Refusal;
use words::{Game, Home, Web, Who, Words};

use super::visitor::{MOST_LETTERS, Visitor};
use crate::Error;

/// The sentence for an error. `name` gives the name of a seat.
pub(super) fn reason<'a>(words: &Words, error: &Error, who: impl Fn(rules::Seat) -> Who<'a>) -> String {
    let said = match error {
        Error::Refused(Refusal::Rule(rule)) => words.say(Game::refused(*rule, who)),
        Error::Refused(refusal) => return refused(words, *refusal),
        Error::NoSuchTable => words.say(Home::TableGone),
        Error::NoSuchMatch => words.say(Home::NotFoundText),
        Error::NotSigned => words.say(Home::NotAtTable),
        Error::Private => words.say(Web::NoSpectators),
        Error::ForeignOrigin | Error::BadRequest(_) => words.say(Home::BadRequest),
        Error::TooManyTables | Error::TooManySockets => words.say(Web::ServerFull),
        Error::TooManyRequests => words.say(Home::TooManyRequests),
        Error::Store(_) => words.say(Web::NoStorage),
    };
    said.into_owned()
}

fn refused(words: &Words, refusal: Refusal) -> String {
    let web = |message: Web<'_>| words.say(message).into_owned();
    let home = |message: Home<'_>| words.say(message).into_owned();
    match refusal {
        Refusal::Rule(_) | Refusal::NotAsked | Refusal::Stale => home(Home::Stale),
        Refusal::TimeIsUp => web(Web::TimeIsUp),
        Refusal::NoSuchSeat | Refusal::SeatTaken => home(Home::SeatTaken),
        Refusal::TableFull => home(Home::TableFull),
        Refusal::AlreadySeated => web(Web::AlreadySeated),
        Refusal::NotSeated => home(Home::NotAtTable),
        Refusal::HostOnly => home(Home::NotHost),
        Refusal::AlreadyStarted => home(Home::TableStarted),
        Refusal::NotStarted | Refusal::NoRound | Refusal::RoundRunning | Refusal::MatchRunning | Refusal::NotAway => {
            web(Web::NotNow)
        }
        Refusal::AlreadyReady => web(Web::AlreadyReady),
        Refusal::OthersPlay => web(Web::OnlyWithBots),
        Refusal::NothingToUndo => web(Web::NothingToTakeBack),
        Refusal::Closed => home(Home::TableGone),
        Refusal::NobodySeated => web(Web::NobodySeated),
        Refusal::NoSeatForPeople => web(Web::SeatForPeople),
        Refusal::PreparedForOne => home(Home::TableFull),
        Refusal::PreparedDeals | Refusal::PreparedPlays => home(Home::BadRequest),
        Refusal::ClockOutOfRange => home(Home::NumberOutside { least: 1, most: 600 }),
        Refusal::GraceOutOfRange => home(Home::NumberOutside { least: 0, most: 3_600 }),
        Refusal::LengthOutOfRange => home(Home::NumberOutside { least: 1, most: rules::Length::MOST_ROUNDS }),
    }
}

/// The sentence for a name that is too long.
pub(super) fn name_too_long(words: &Words) -> String {
    words.say(Home::NameTooLong { most: MOST_LETTERS }).into_owned()
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
