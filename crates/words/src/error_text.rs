//! Sentences for the error codes of the protocol.

use std::borrow::Cow;

use protocol::ErrorCode;

use crate::{Home, Terminal, Web, Words};

impl Words {
    /// The sentence for an error code. `None` if the code is unknown, or if its sentence needs figures that a code lacks.
    ///
    /// A broken rule of the game has better sentences, which name the card ([`crate::Game::refused`]). A client that has
    /// only the code offered legal cards, so its player was overtaken by another move.
    #[must_use]
    pub fn error_text(&self, code: ErrorCode) -> Option<Cow<'_, str>> {
        Some(match code {
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
            | ErrorCode::NotAsked => self.say(Home::Stale),
            ErrorCode::TimeIsUp => self.say(Web::TimeIsUp),
            ErrorCode::NoSuchSeat | ErrorCode::SeatTaken => self.say(Home::SeatTaken),
            ErrorCode::TableFull | ErrorCode::FixedDealsForOne => self.say(Home::TableFull),
            ErrorCode::AlreadySeated => self.say(Web::AlreadySeated),
            ErrorCode::NotSeated | ErrorCode::NotSigned => self.say(Home::NotAtTable),
            ErrorCode::HostOnly => self.say(Home::NotHost),
            ErrorCode::AlreadyStarted => self.say(Home::TableStarted),
            ErrorCode::NotStarted
            | ErrorCode::NoRound
            | ErrorCode::RoundRunning
            | ErrorCode::MatchRunning
            | ErrorCode::NotAway => self.say(Web::NotNow),
            ErrorCode::AlreadyReady => self.say(Web::AlreadyReady),
            ErrorCode::OthersPlay => self.say(Web::OnlyWithBots),
            ErrorCode::NothingToUndo => self.say(Web::NothingToTakeBack),
            ErrorCode::Closed | ErrorCode::NoSuchTable => self.say(Home::TableGone),
            ErrorCode::NoSuchMatch => self.say(Home::NotFoundText),
            ErrorCode::NobodySeated => self.say(Web::NobodySeated),
            ErrorCode::NoSeatForPeople => self.say(Web::SeatForPeople),
            ErrorCode::Private => self.say(Web::NoSpectators),
            ErrorCode::TooManyTables | ErrorCode::TooManySockets => self.say(Web::ServerFull),
            ErrorCode::TooManyRequests => self.say(Home::TooManyRequests),
            ErrorCode::DiskFull | ErrorCode::NoStorage => self.say(Web::NoStorage),
            ErrorCode::TooManyMessages | ErrorCode::TooLong => self.say(Terminal::CutOff),
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
        })
    }
}
