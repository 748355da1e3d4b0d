//! Codes of refusals and errors, for programs.

use rules::IllegalMove;
use serde::{Deserialize, Serialize};
use table::Refusal;

/// The short name of a reason. `docs/protocol.md` lists all of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(strum::Display, strum::EnumString, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum ErrorCode {
    // Rules of the game.
    NotYourTurn,
    NotHeld,
    AlreadyStashed,
    StashComesFirst,
    RoundIsOver,
    FollowColourOrQueen,
    FollowColour,
    QueenForced,
    FollowQueen,
    // The table.
    Stale,
    TimeIsUp,
    NoSuchSeat,
    SeatTaken,
    TableFull,
    AlreadySeated,
    NotSeated,
    HostOnly,
    AlreadyStarted,
    NotStarted,
    NoRound,
    RoundRunning,
    MatchRunning,
    AlreadyReady,
    NotAway,
    OthersPlay,
    NothingToUndo,
    ClaimNotCertain,
    Closed,
    NobodySeated,
    ClockOutOfRange,
    GraceOutOfRange,
    NoSeatForPeople,
    LengthOutOfRange,
    #[serde(rename = "prepared-for-one")]
    #[strum(serialize = "prepared-for-one")]
    FixedDealsForOne,
    #[serde(rename = "prepared-deals")]
    #[strum(serialize = "prepared-deals")]
    FixedDealsInvalid,
    #[serde(rename = "prepared-plays")]
    #[strum(serialize = "prepared-plays")]
    FixedPlaysInvalid,
    NotAsked,
    // The server.
    NotUnderstood,
    NoSuchTable,
    NoSuchMatch,
    NotSigned,
    Private,
    ForeignOrigin,
    Banned,
    TooManyTables,
    TooManySockets,
    TooManyRequests,
    TooManyUndos,
    TooManyUnfinished,
    BadRequest,
    BadBots,
    DiskFull,
    NoStorage,
    NoRoom,
    Failed,
    // The end of a connection.
    Restart,
    TooManyMessages,
    TooLong,
    /// A reason of a newer server, which this program does not know. Its sentence says what it is.
    #[default]
    #[serde(other)]
    Unknown,
}

impl From<Refusal> for ErrorCode {
    fn from(refusal: Refusal) -> ErrorCode {
        match refusal {
            Refusal::Rule(rule) => rule.into(),
            Refusal::Stale => ErrorCode::Stale,
            Refusal::TimeIsUp => ErrorCode::TimeIsUp,
            Refusal::NoSuchSeat => ErrorCode::NoSuchSeat,
            Refusal::SeatTaken => ErrorCode::SeatTaken,
            Refusal::TableFull => ErrorCode::TableFull,
            Refusal::AlreadySeated => ErrorCode::AlreadySeated,
            Refusal::NotSeated => ErrorCode::NotSeated,
            Refusal::HostOnly => ErrorCode::HostOnly,
            Refusal::AlreadyStarted => ErrorCode::AlreadyStarted,
            Refusal::NotStarted => ErrorCode::NotStarted,
            Refusal::NoRound => ErrorCode::NoRound,
            Refusal::RoundRunning => ErrorCode::RoundRunning,
            Refusal::MatchRunning => ErrorCode::MatchRunning,
            Refusal::AlreadyReady => ErrorCode::AlreadyReady,
            Refusal::NotAway => ErrorCode::NotAway,
            Refusal::OthersPlay => ErrorCode::OthersPlay,
            Refusal::NothingToUndo => ErrorCode::NothingToUndo,
            Refusal::ClaimNotCertain => ErrorCode::ClaimNotCertain,
            Refusal::Closed => ErrorCode::Closed,
            Refusal::NobodySeated => ErrorCode::NobodySeated,
            Refusal::ClockOutOfRange => ErrorCode::ClockOutOfRange,
            Refusal::GraceOutOfRange => ErrorCode::GraceOutOfRange,
            Refusal::NoSeatForPeople => ErrorCode::NoSeatForPeople,
            Refusal::LengthOutOfRange => ErrorCode::LengthOutOfRange,
            Refusal::FixedDealsForOne => ErrorCode::FixedDealsForOne,
            Refusal::FixedDealsInvalid => ErrorCode::FixedDealsInvalid,
            Refusal::FixedPlaysInvalid => ErrorCode::FixedPlaysInvalid,
            Refusal::NotAsked => ErrorCode::NotAsked,
        }
    }
}

impl From<IllegalMove> for ErrorCode {
    fn from(rule: IllegalMove) -> ErrorCode {
        match rule {
            IllegalMove::NoSuchSeat { .. } => ErrorCode::NoSuchSeat,
            IllegalMove::NotHeld { .. } => ErrorCode::NotHeld,
            IllegalMove::AlreadyStashed { .. } => ErrorCode::AlreadyStashed,
            IllegalMove::StashComesFirst { .. } => ErrorCode::StashComesFirst,
            IllegalMove::NotYourTurn { .. } => ErrorCode::NotYourTurn,
            IllegalMove::RoundIsOver { .. } => ErrorCode::RoundIsOver,
            IllegalMove::FollowColourOrQueen { .. } => ErrorCode::FollowColourOrQueen,
            IllegalMove::FollowColour { .. } => ErrorCode::FollowColour,
            IllegalMove::QueenForced { .. } => ErrorCode::QueenForced,
            IllegalMove::FollowQueen { .. } => ErrorCode::FollowQueen,
        }
    }
}

#[cfg(test)]
mod tests {
    use strum::VariantArray;

    use super::*;

    #[test]
    fn a_code_is_shown_as_it_is_written() {
        for code in ErrorCode::VARIANTS {
            let json = serde_json::to_string(code).unwrap();
            assert_eq!(json, format!("\"{code}\""));
            assert_eq!(serde_json::from_str::<ErrorCode>(&json).unwrap(), *code);
        }
    }

    #[test]
    fn a_code_of_a_newer_server_is_unknown() {
        assert_eq!(serde_json::from_str::<ErrorCode>("\"too-sunny\"").unwrap(), ErrorCode::Unknown);
        assert!(serde_json::from_str::<ErrorCode>("17").is_err());
    }
}
