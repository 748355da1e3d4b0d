//! Codes of refusals and errors, for programs.

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
    /// The code of the same name.
    fn from(refusal: Refusal) -> ErrorCode {
        let name: &str = match refusal {
            Refusal::Rule(rule) => rule.into(),
            other => other.into(),
        };
        name.parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use rules::IllegalMove;
    use strum::{VariantArray, VariantNames};

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
    fn every_refusal_has_a_code_of_its_name() {
        let refusals = Refusal::VARIANTS.iter().filter(|&&name| name != "rule");
        for name in refusals.chain(IllegalMove::VARIANTS) {
            assert!(name.parse::<ErrorCode>().is_ok(), "{name}");
        }
    }

    #[test]
    fn a_code_of_a_newer_server_is_unknown() {
        assert_eq!(serde_json::from_str::<ErrorCode>("\"too-sunny\"").unwrap(), ErrorCode::Unknown);
        assert!(serde_json::from_str::<ErrorCode>("17").is_err());
    }
}
