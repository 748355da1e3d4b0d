//! The last frame of a connection, by the reason for its end.

use protocol::ErrorCode;

use super::Outgoing;

/// The server stops.
pub(super) const RESTART: Outgoing = Outgoing::Bye {
    code: ErrorCode::Restart,
    text: "the server is restarting: the match goes on in a moment",
    again: Some(2_000),
};

/// The table is closed.
pub(super) const CLOSED: Outgoing =
    Outgoing::Bye { code: ErrorCode::Closed, text: "the table has been closed", again: None };

/// The person has revoked their keys, and perhaps the one of this connection.
pub(super) const SIGNED_OUT: Outgoing =
    Outgoing::Bye { code: ErrorCode::NotSigned, text: "this key may have been revoked", again: Some(1_000) };

/// The person has no seat at a table that takes no spectators.
pub(super) const PRIVATE: Outgoing =
    Outgoing::Bye { code: ErrorCode::Private, text: "only those who sit at this table can see it", again: None };
