//! Sentences for the error codes of the protocol.

use std::borrow::Cow;

use crate::{Home, Terminal, Web, Words};

impl Words {
    /// The sentence for an error code. `None` if the code is unknown, or if its sentence needs figures that a code lacks.
    ///
    /// A broken rule of the game has better sentences, which name the card ([`crate::Game::refused`]). A client that has
    /// only the code offered legal cards, so its player was overtaken by another move.
    #[must_use]
    pub fn error_text(&self, code: &str) -> Option<Cow<'_, str>> {
        Some(match code {
            "not-your-turn" | "not-held" | "already-stashed" | "stash-comes-first" | "round-is-over" => {
                self.say(Home::Stale)
            }
            "follow-colour-or-queen" | "follow-colour" | "queen-forced" | "follow-queen" => self.say(Home::Stale),
            "stale" | "not-asked" => self.say(Home::Stale),
            "time-is-up" => self.say(Web::TimeIsUp),
            "no-such-seat" | "seat-taken" => self.say(Home::SeatTaken),
            "table-full" | "prepared-for-one" => self.say(Home::TableFull),
            "already-seated" => self.say(Web::AlreadySeated),
            "not-seated" | "not-signed" => self.say(Home::NotAtTable),
            "host-only" => self.say(Home::NotHost),
            "already-started" => self.say(Home::TableStarted),
            "not-started" | "no-round" | "round-running" | "match-running" | "not-away" => self.say(Web::NotNow),
            "already-ready" => self.say(Web::AlreadyReady),
            "others-play" => self.say(Web::OnlyWithBots),
            "nothing-to-undo" => self.say(Web::NothingToTakeBack),
            "closed" | "no-such-table" => self.say(Home::TableGone),
            "no-such-match" => self.say(Home::NotFoundText),
            "nobody-seated" => self.say(Web::NobodySeated),
            "no-seat-for-people" => self.say(Web::SeatForPeople),
            "private" => self.say(Web::NoSpectators),
            "too-many-tables" | "too-many-sockets" => self.say(Web::ServerFull),
            "too-many-requests" => self.say(Home::TooManyRequests),
            "disk-full" | "no-storage" => self.say(Web::NoStorage),
            "too-many-messages" | "too-long" => self.say(Terminal::CutOff),
            _ => return None,
        })
    }
}
