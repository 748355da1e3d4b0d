//! What can go wrong, and how HTTP says it.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::{ApiError, ErrorBody};
use store::StoreError;
use table::Refusal;

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The store cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("{address} cannot be listened on: {error}")]
    Listen {
        /// Which.
        address: std::net::SocketAddr,
        /// Why.
        error: std::io::Error,
    },
}

/// Why a request fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The table refuses.
    Refused(Refusal),
    /// There is no such table, or it is gone.
    NoSuchTable,
    /// There is no such match.
    NoSuchMatch,
    /// The key or cookie is missing or not one of this server.
    NotSigned,
    /// Only people at the table may see it.
    Private,
    /// The request comes from another site.
    ForeignOrigin,
    /// The server has as many tables as it takes.
    TooManyTables,
    /// The server has as many sockets as it takes.
    TooManySockets,
    /// The address asks too often.
    TooManyRequests,
    /// What was sent cannot be understood.
    BadRequest(ApiError),
    /// The store does not answer.
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
    /// What is wrong, for programs and for people.
    #[must_use]
    pub fn problem(&self) -> ApiError {
        match self {
            Error::Refused(refusal) => ApiError::from(*refusal),
            Error::NoSuchTable => ApiError::new("no-such-table", "there is no such table, or it has been closed"),
            Error::NoSuchMatch => ApiError::new("no-such-match", "there is no such match, or it has been deleted"),
            Error::NotSigned => ApiError::new("not-signed", "the key is missing or was not given by this server"),
            Error::Private => ApiError::new("private", "this table takes no spectators"),
            Error::ForeignOrigin => ApiError::new("foreign-origin", "this request comes from another site"),
            Error::TooManyTables => ApiError::new("too-many-tables", "the server is full: please try again later"),
            Error::TooManySockets => {
                ApiError::new("too-many-sockets", "there are too many connections: please try again later")
            }
            Error::TooManyRequests => ApiError::new("too-many-requests", "that was too fast: please wait a moment"),
            Error::BadRequest(problem) => problem.clone(),
            Error::Store(StoreError::Full) => ApiError::new("disk-full", &StoreError::Full.to_string()),
            // What the database says stays in the log of the server: it can name hosts and files.
            Error::Store(_) => {
                ApiError::new("no-storage", "nothing can be saved at the moment: please try again in a few seconds")
            }
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::Refused(Refusal::HostOnly | Refusal::NotSeated) | Error::Private | Error::ForeignOrigin => {
                StatusCode::FORBIDDEN
            }
            Error::Refused(_) => StatusCode::CONFLICT,
            Error::NoSuchTable | Error::NoSuchMatch => StatusCode::NOT_FOUND,
            Error::NotSigned => StatusCode::UNAUTHORIZED,
            Error::TooManyTables | Error::TooManySockets | Error::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Error::BadRequest(_) => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let body = Json(ErrorBody { error: self.problem() });
        match status {
            StatusCode::SERVICE_UNAVAILABLE | StatusCode::TOO_MANY_REQUESTS => {
                (status, [("retry-after", "5")], body).into_response()
            }
            _ => (status, body).into_response(),
        }
    }
}
