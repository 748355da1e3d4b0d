//! Error messages, and their mapping from the protocol's error codes.

use std::borrow::Cow;

use protocol::ErrorCode;

use crate::message::messages;
use crate::{TerminalMsg, Words};

messages! {
    /// Error messages.
    ErrorMsg {
        ErrorTitle,
        NotFoundTitle,
        NotFoundText,
        ServerErrorTitle,
        ServerErrorText,
        TooManyRequests,
        BadRequest,
        TableGone,
        TableFull,
        TableStarted,
        SeatTaken,
        NotAtTable,
        NotHost,
        Stale,
        NameEmpty,
        NameTooLong { most: usize },
        NumberOutside { least: u32, most: u32 },

        TimeIsUp,
        AlreadySeated,
        NotNow,
        AlreadyReady,
        OnlyWithBots,
        NothingToTakeBack,
        ClaimNotCertain,
        NobodySeated,
        SeatForPeople,
        NoSpectators,
        ServerFull,
        NoStorage,
        TooManyUndos,
        TooManyUnfinished,
        NoRoom,
        Banned,
    }
}

impl Words {
    /// The sentence for an error code. `None` if the code is unknown, or if its sentence needs figures that the code
    /// does not have.
    ///
    /// For a broken rule of the game, [`crate::GameMsg::refused`] has better sentences, which name the card. A client
    /// that has only the code offered legal cards, so another move must have come first.
    #[must_use]
    pub fn error_text(&self, code: ErrorCode) -> Option<Cow<'_, str>> {
        Some(self.say(match code {
            ErrorCode::NotYourTurn
            | ErrorCode::NotHeld
            | ErrorCode::AlreadyStashed
            | ErrorCode::StashComesFirst
            | ErrorCode::RoundIsOver
            | ErrorCode::FollowColourOrQueen
            | ErrorCode::FollowColour
            | ErrorCode::QueenForced
            | ErrorCode::FollowQueen
            | ErrorCode::Stale
            | ErrorCode::NotAsked => ErrorMsg::Stale,
            ErrorCode::TimeIsUp => ErrorMsg::TimeIsUp,
            ErrorCode::NoSuchSeat | ErrorCode::SeatTaken => ErrorMsg::SeatTaken,
            ErrorCode::TableFull | ErrorCode::FixedDealsForOne => ErrorMsg::TableFull,
            ErrorCode::AlreadySeated => ErrorMsg::AlreadySeated,
            ErrorCode::NotSeated | ErrorCode::NotSigned => ErrorMsg::NotAtTable,
            ErrorCode::HostOnly => ErrorMsg::NotHost,
            ErrorCode::AlreadyStarted => ErrorMsg::TableStarted,
            ErrorCode::NotStarted
            | ErrorCode::NoRound
            | ErrorCode::RoundRunning
            | ErrorCode::MatchRunning
            | ErrorCode::NotAway => ErrorMsg::NotNow,
            ErrorCode::AlreadyReady => ErrorMsg::AlreadyReady,
            ErrorCode::OthersPlay => ErrorMsg::OnlyWithBots,
            ErrorCode::ClaimNotCertain => ErrorMsg::ClaimNotCertain,
            ErrorCode::NothingToUndo => ErrorMsg::NothingToTakeBack,
            ErrorCode::Closed | ErrorCode::NoSuchTable => ErrorMsg::TableGone,
            ErrorCode::NoSuchMatch => ErrorMsg::NotFoundText,
            ErrorCode::NobodySeated => ErrorMsg::NobodySeated,
            ErrorCode::NoSeatForPeople => ErrorMsg::SeatForPeople,
            ErrorCode::Private => ErrorMsg::NoSpectators,
            ErrorCode::TooManyTables | ErrorCode::TooManySockets => ErrorMsg::ServerFull,
            ErrorCode::TooManyRequests => ErrorMsg::TooManyRequests,
            ErrorCode::DiskFull | ErrorCode::NoStorage => ErrorMsg::NoStorage,
            ErrorCode::TooManyUndos => ErrorMsg::TooManyUndos,
            ErrorCode::TooManyUnfinished => ErrorMsg::TooManyUnfinished,
            ErrorCode::NoRoom => ErrorMsg::NoRoom,
            ErrorCode::Banned => ErrorMsg::Banned,
            ErrorCode::Failed => ErrorMsg::ServerErrorText,
            ErrorCode::TooManyMessages | ErrorCode::TooLong => return Some(self.say(TerminalMsg::CutOff)),
            ErrorCode::ClockOutOfRange
            | ErrorCode::GraceOutOfRange
            | ErrorCode::LengthOutOfRange
            | ErrorCode::FixedDealsInvalid
            | ErrorCode::FixedPlaysInvalid
            | ErrorCode::NotUnderstood
            | ErrorCode::ForeignOrigin
            | ErrorCode::BadRequest
            | ErrorCode::BadBots
            | ErrorCode::Restart
            | ErrorCode::Unknown => return None,
        }))
    }
}
