//! Why a table or a server refuses something, by the short name that the protocol has for the reason.

use std::borrow::Cow;

use crate::{Home, Web, Words};

impl Words {
    /// The sentence for a reason; nothing for one that is not known here, or of which only its teller knows the figures.
    ///
    /// A broken rule of the game has better sentences, with the card in them ([`crate::Game::refused`]). Whoever knows no more
    /// than its short name had been shown what may be played, and was overtaken by the others.
    #[must_use]
    pub fn reason(&self, code: &str) -> Option<Cow<'_, str>> {
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
            _ => return None,
        })
    }
}
