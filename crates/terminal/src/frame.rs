//! What the person at this terminal is shown: their view of the round and the standing of the match.

use rules::{Card, PerSeat, Phase, PlayerCount, Seat, Trick, View};
use words::Who;

/// One state of the table as the person may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The person's view of the round.
    pub view: View,
    /// Everybody's name, in seat order.
    pub names: Vec<String>,
    /// The index of the round, counted from 0.
    pub round: usize,
    /// How many rounds the match has, where that is known.
    pub planned: Option<usize>,
    /// The points of the finished rounds, this one included when it is over.
    pub totals: PerSeat<u32>,
    /// Who has won the match; empty until it is over.
    pub winners: Vec<Seat>,
    /// Whether a move can be taken back now.
    pub can_undo: bool,
    /// Whether hints are given at this table.
    pub can_hint: bool,
    /// Whose newest choice was made for them, because their time was up.
    pub late: Option<Seat>,
}

/// What the table wants of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// A card for the chest.
    Stash,
    /// A card to the trick.
    Play,
    /// To go on to the next round.
    NextRound,
    /// Nothing more: the match is over.
    Nothing,
    /// To wait for others.
    Wait,
}

impl Frame {
    /// How many play.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.view.public.players()
    }

    /// The person's seat.
    #[must_use]
    pub fn me(&self) -> Seat {
        self.view.seat
    }

    /// How a sentence speaks of a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if seat == self.me() { Who::You } else { Who::Name(self.name(seat)) }
    }

    /// The name on a seat.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The others, from the person's left clockwise.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        self.players().seats_from(self.me()).skip(1)
    }

    /// Whether the match is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        !self.winners.is_empty()
    }

    /// What the table wants of the person.
    #[must_use]
    pub fn asks(&self) -> Asks {
        match self.view.public.phase {
            Phase::Over if self.is_over() => Asks::Nothing,
            Phase::Over => Asks::NextRound,
            _ if self.view.legal().is_empty() => Asks::Wait,
            Phase::Stash => Asks::Stash,
            Phase::Play => Asks::Play,
        }
    }

    /// The trick to look at: the one being played, or the last one until somebody leads the next.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let trick = self.view.public.trick();
        if trick.is_empty() { self.view.public.previous_trick().unwrap_or(trick) } else { trick }
    }

    /// The number of the trick being played, counted from 1.
    #[must_use]
    pub fn trick_number(&self) -> usize {
        let players = self.players();
        (self.view.public.plays.len() / players.count() + 1).min(players.tricks())
    }

    /// The hand as it is laid out: by colour from red to green, low to high, the Queens last.
    #[must_use]
    pub fn hand(&self) -> Vec<Card> {
        self.view.hand.iter().collect()
    }
}

/// A text from outside without what a terminal would obey: names and messages come from other people's programs.
pub(crate) fn tame(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{FFFD}' } else { letter }).collect()
}
