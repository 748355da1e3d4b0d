//! Checks that an event of a log can follow those before it.

use rules::Action;

use crate::{Event, Millis, Occupant, Refusal, Stage, Table};

/// Why a log cannot be replayed. It contains no card and no secret, so it can be written to the server's log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReplayError {
    /// It does not begin with the opening of a table.
    #[error("the log does not begin with the opening of a table")]
    NotOpened,
    /// The table cannot be set up like this.
    #[error("the settings of the table are impossible: {0}")]
    Settings(Refusal),
    /// An event cannot follow those before it.
    #[error("event {number} cannot follow those before it")]
    Impossible {
        /// The number of the event.
        number: u64,
    },
}

/// The latest valid time in a log. With later ones, additions could overflow.
const LATEST: Millis = 1 << 48;

impl Table {
    /// Whether an event of a log can be the next one. `apply` never panics on an event that passes this check.
    pub(crate) fn can_follow(&self, at: Millis, event: &Event) -> bool {
        let round = self.round.as_ref().map(|(round, _)| round).filter(|_| self.stage == Stage::Playing);
        let before_match = matches!(self.stage, Stage::Lobby | Stage::Finished);
        let possible = match event {
            Event::Opened { .. } => false,
            Event::Seated { seat, player, .. } => {
                let is_free = |occupant: &Occupant| {
                    *occupant == Occupant::Empty || occupant.human().is_some_and(|person| person.id == *player)
                };
                self.stage == Stage::Lobby && self.players().has(*seat) && is_free(&self.seats[*seat])
            }
            Event::BotSeated { seat, .. } => before_match && self.players().has(*seat),
            Event::Ready { seat, .. } => {
                matches!(self.stage, Stage::Waiting | Stage::Finished) && self.players().has(*seat)
            }
            Event::Left { seat }
            | Event::Away { seat }
            | Event::Back { seat }
            | Event::StoodIn { seat }
            | Event::TimedOut { seat } => self.players().has(*seat),
            Event::Configured { options } => {
                self.stage == Stage::Lobby && self.fixed_deals().is_none() && self.check_options(options).is_ok()
            }
            Event::Started => before_match,
            Event::Committed { .. } => self.needs_secret(),
            Event::Dealt => self.stage == Stage::Waiting && !self.standing.is_over() && self.has_next_deal(),
            Event::Stashed(moved) => {
                round.is_some_and(|round| round.check(moved.seat, Action::Stash(moved.card)).is_ok())
            }
            Event::Played(moved) => {
                round.is_some_and(|round| round.check(moved.seat, Action::Play(moved.card)).is_ok())
            }
            Event::Claimed { seat, .. } => round.is_some_and(|round| round.turn() == Some(*seat)),
            Event::Undone { plays } => round.is_some_and(|round| usize::from(*plays) <= round.plays().len()),
            Event::RoundOver => round.is_some_and(|round| round.score().is_some()),
            Event::MatchOver => self.stage == Stage::Waiting && self.standing.is_over(),
            Event::HostChanged { .. } | Event::Resumed | Event::Closed => true,
        };
        possible && self.stage != Stage::Closed && (self.last_event_at..LATEST).contains(&at)
    }

    fn has_next_deal(&self) -> bool {
        match self.fixed_deals() {
            Some(fixed) => fixed.deals.len() > self.finished_rounds.len(),
            None => self.next_deal.secret.is_some(),
        }
    }
}
