//! Errors of requests and their HTTP responses.

use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use protocol::{ApiError, ErrorBody, ErrorCode};
use store::StoreError;
use table::Refusal;

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server cannot listen on the address.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address.
        address: std::net::SocketAddr,
        /// The cause.
        error: std::io::Error,
    },
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Error {
    /// The table refused the action.
    Refused(Refusal),
    /// There is no such table, or it has been closed.
    NoSuchTable,
    /// There is no such match.
    NoSuchMatch,
    /// The key or cookie is missing, or this server did not issue it.
    NotSigned,
    /// Only people at the table may see it.
    Private,
    /// There is no page at this address. Only pages return this.
    NoSuchPage,
    /// The typed name is too long. Only pages return this.
    NameTooLong,
    /// The link to an identity is invalid or was replaced. Only pages return this.
    InvalidLink,
    /// The request comes from another site.
    ForeignOrigin,
    /// The operator has banned the person or the address.
    Banned,
    /// The server has reached its limit of tables.
    TooManyTables,
    /// The server, the address or the seat has reached its limit of sockets.
    TooManySockets,
    /// The person or the address sends too many or too expensive requests.
    TooManyRequests,
    /// Too many cards were taken back in this round.
    TooManyUndos,
    /// The person or the address has reached its limit of open tables.
    TooManyUnfinished,
    /// The database has reached its maximum size.
    NoRoom,
    /// Something failed in the server. The log has the cause.
    Failed,
    /// The request is invalid.
    BadRequest(ApiError),
    /// The store failed.
    Store(StoreError),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Store(error)
    }
}

impl Error {
    /// The code for programs and the sentence for people.
    #[must_use]
    pub(crate) fn problem(&self) -> ApiError {
        match self {
            Error::Refused(refusal) => ApiError::from(*refusal),
            Error::NoSuchTable => {
                ApiError::new(ErrorCode::NoSuchTable, "there is no such table, or it has been closed")
            }
            Error::NoSuchMatch => {
                ApiError::new(ErrorCode::NoSuchMatch, "there is no such match, or it has been deleted")
            }
            Error::NotSigned => {
                ApiError::new(ErrorCode::NotSigned, "the key is missing or was not given by this server")
            }
            Error::Private => ApiError::new(ErrorCode::Private, "this table does not allow spectators"),
            Error::ForeignOrigin => ApiError::new(ErrorCode::ForeignOrigin, "this request comes from another site"),
            Error::Banned => ApiError::new(ErrorCode::Banned, "the host of this server has banned you"),
            Error::TooManyTables => {
                ApiError::new(ErrorCode::TooManyTables, "the server is full: please try again later")
            }
            Error::TooManySockets => {
                ApiError::new(ErrorCode::TooManySockets, "there are too many connections: please try again later")
            }
            Error::TooManyRequests => {
                ApiError::new(ErrorCode::TooManyRequests, "that was too fast: please wait a moment")
            }
            Error::TooManyUndos => ApiError::new(
                ErrorCode::TooManyUndos,
                "too many cards were taken back in this round: play on from here",
            ),
            Error::TooManyUnfinished => ApiError::new(
                ErrorCode::TooManyUnfinished,
                "too many matches are unfinished: finish, leave or close one of them first",
            ),
            Error::NoRoom => ApiError::new(
                ErrorCode::NoRoom,
                "the server's storage is full: nothing new can start, but running matches go on",
            ),
            Error::Failed => ApiError::new(ErrorCode::Failed, "something went wrong on the server"),
            Error::BadRequest(problem) => problem.clone(),
            Error::NoSuchPage => ApiError::new(ErrorCode::BadRequest, "there is no such page"),
            Error::NameTooLong => ApiError::new(ErrorCode::BadRequest, "this name is too long"),
            Error::InvalidLink => ApiError::new(ErrorCode::BadRequest, "this link is no longer valid"),
            Error::Store(StoreError::Full) => ApiError::new(ErrorCode::DiskFull, &StoreError::Full.to_string()),
            // The details stay in the server's log, because they can name hosts and files.
            Error::Store(_) => ApiError::new(
                ErrorCode::NoStorage,
                "nothing can be saved at the moment: please try again in a few seconds",
            ),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::Refused(Refusal::HostOnly | Refusal::NotSeated)
            | Error::Private
            | Error::ForeignOrigin
            | Error::Banned => StatusCode::FORBIDDEN,
            Error::Refused(_) | Error::TooManyUndos | Error::TooManyUnfinished => StatusCode::CONFLICT,
            Error::NoSuchTable | Error::NoSuchMatch | Error::NoSuchPage => StatusCode::NOT_FOUND,
            Error::NotSigned => StatusCode::UNAUTHORIZED,
            Error::TooManyTables | Error::TooManySockets | Error::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Error::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Error::Failed => StatusCode::INTERNAL_SERVER_ERROR,
            Error::BadRequest(_) | Error::NameTooLong | Error::InvalidLink => StatusCode::BAD_REQUEST,
        }
    }
}

/// JSON for programs. The error itself is in the response's extensions, from which the web game makes a page for
/// people.
impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let body = Json(ErrorBody { error: self.problem() });
        let retry = matches!(status, StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS);
        let retry = AppendHeaders(retry.then_some((RETRY_AFTER, "5")));
        (status, retry, Extension(self), body).into_response()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rules::{Card, Colour, IllegalMove as Rule, Seat};
    use strum::VariantArray;

    use super::*;

    /// Every reason for which a table can refuse something.
    fn refusals() -> Vec<Refusal> {
        let (card, colour, seat) = (Card::queen(Colour::Red), Colour::Red, Seat::S3);
        let rules = [
            Rule::NoSuchSeat { card, seat },
            Rule::NotHeld { card },
            Rule::AlreadyStashed { card },
            Rule::StashComesFirst { card },
            Rule::NotYourTurn { card, turn: seat },
            Rule::RoundIsOver { card },
            Rule::FollowColourOrQueen { card, colour },
            Rule::FollowColour { card, colour },
            Rule::QueenForced { card, colour },
            Rule::FollowQueen { card },
        ];
        let others = [
            Refusal::Stale,
            Refusal::TimeIsUp,
            Refusal::NoSuchSeat,
            Refusal::SeatTaken,
            Refusal::TableFull,
            Refusal::AlreadySeated,
            Refusal::NotSeated,
            Refusal::HostOnly,
            Refusal::AlreadyStarted,
            Refusal::NotStarted,
            Refusal::NoRound,
            Refusal::RoundRunning,
            Refusal::MatchRunning,
            Refusal::AlreadyReady,
            Refusal::NotAway,
            Refusal::OthersPlay,
            Refusal::NothingToUndo,
            Refusal::ClaimNotCertain,
            Refusal::Closed,
            Refusal::NobodySeated,
            Refusal::ClockOutOfRange,
            Refusal::GraceOutOfRange,
            Refusal::NoSeatForPeople,
            Refusal::LengthOutOfRange,
            Refusal::FixedDealsForOne,
            Refusal::FixedDealsInvalid,
            Refusal::FixedPlaysInvalid,
            Refusal::NotAsked,
        ];
        rules.map(Refusal::Rule).into_iter().chain(others).collect()
    }

    fn errors() -> Vec<Error> {
        let unavailable = StoreError::Unavailable("at 10.0.0.1, as the operator may know".to_owned());
        let others = [
            Error::NoSuchTable,
            Error::NoSuchMatch,
            Error::NotSigned,
            Error::Private,
            Error::ForeignOrigin,
            Error::Banned,
            Error::TooManyTables,
            Error::TooManySockets,
            Error::TooManyRequests,
            Error::TooManyUndos,
            Error::TooManyUnfinished,
            Error::NoRoom,
            Error::Failed,
            Error::BadRequest(protocol::ApiError::new(ErrorCode::BadRequest, "A sentence.")),
            Error::Store(StoreError::Full),
            Error::Store(StoreError::Conflict),
            Error::Store(StoreError::Closed),
            Error::Store(unavailable),
        ];
        refusals().into_iter().map(Error::Refused).chain(others).collect()
    }

    /// Programs rely on the status, the code and the header. The sentences may change at any time.
    #[tokio::test]
    async fn errors_have_a_status_and_a_code() {
        let mut text = String::new();
        for error in errors() {
            let response = error.into_response();
            let (status, retry) = (response.status().as_u16(), response.headers().contains_key("retry-after"));
            let body = axum::body::to_bytes(response.into_body(), 4096).await.expect("a short body");
            let mut body: serde_json::Value = serde_json::from_slice(&body).expect("JSON");
            let said = body["error"]["text"].take();
            assert!(said.as_str().is_some_and(|said| said.len() > 10 && !said.contains("10.0.0.1")), "{said}");
            text += &format!("{status} {body}{}\n", if retry { " retry-after" } else { "" });
        }
        testkit::assert_golden!("failures_golden.txt", text);
    }

    #[test]
    fn the_documentation_lists_every_code() {
        let docs = include_str!("../../../docs/protocol.md");
        let (_, listed) = docs.split_once("\n## Reasons for a refusal\n").expect("the section");
        let (listed, _) = listed.split_once("\n## ").expect("the next section");
        let listed: BTreeSet<String> = listed.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        let ends = [ErrorCode::Restart, ErrorCode::TooManyMessages, ErrorCode::TooLong, ErrorCode::Unknown];
        let known = ErrorCode::VARIANTS.iter().filter(|code| !ends.contains(code));
        let known: BTreeSet<String> = known.map(ErrorCode::to_string).collect();
        assert_eq!(listed, known);
    }
}
