//! What a table's page shows: what one person may know of the table, and nothing else.

use std::borrow::Cow;

use rules::{Card, CardSet, Match, PerSeat, PlayerCount, PublicView, Rules, Seat, View};
use words::Who;

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// People take their seats.
    Lobby,
    /// Between two rounds, or before the first: everybody says when they are ready.
    Waiting,
    /// A round is played.
    Playing,
    /// The match is over.
    Finished,
    /// The table is closed.
    Closed,
}

/// Whether a person is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// Connected, or a bot.
    #[default]
    Here,
    /// Not connected.
    Away,
    /// Not connected, and a bot plays for them.
    StandIn,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A bot of this strength, by its name on forms.
    Bot(&'static str),
    /// A person.
    Person,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Chair<'a> {
    /// Who sits there.
    pub sitter: Sitter,
    /// What they are called; empty for a free seat.
    pub name: Cow<'a, str>,
    /// Whether they are there.
    pub presence: Presence,
    /// Whether they are ready for the next round or match.
    pub ready: bool,
}

/// What the person who looks may know of the round.
#[derive(Clone, Copy, Debug)]
pub enum Sight<'a> {
    /// A player sees their own hand.
    Player(&'a View),
    /// A spectator sees what everybody sees.
    Watcher(&'a PublicView),
}

impl<'a> Sight<'a> {
    /// What everybody sees.
    #[must_use]
    pub fn public(self) -> &'a PublicView {
        match self {
            Sight::Player(view) => &view.public,
            Sight::Watcher(public) => public,
        }
    }

    /// What only the player sees.
    #[must_use]
    pub fn view(self) -> Option<&'a View> {
        match self {
            Sight::Player(view) => Some(view),
            Sight::Watcher(_) => None,
        }
    }
}

/// What proves that a deal was fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The hash of the secret, in hexadecimal.
    pub fingerprint: String,
    /// The secret, once the round is over.
    pub secret: Option<String>,
    /// What each person added.
    pub shares: Vec<(Seat, String)>,
    /// Whether the secret leads to the cards that were dealt; nothing before the round is over.
    pub holds: Option<bool>,
}

/// Everything that the page of a table shows to one person.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The table's name in its address.
    pub id: &'a str,
    /// The number of the last event that is shown; every action carries it.
    pub number: u64,
    /// The seat of the person who looks; nobody's for a spectator.
    pub me: Option<Seat>,
    /// What they are called, or would be if they sat down.
    pub name: &'a str,
    /// Whether they opened the table and may start the match.
    pub host: bool,
    /// Where the table stands.
    pub stage: Stage,
    /// The rules of the table.
    pub rules: &'a Rules,
    /// Who sits where.
    pub chairs: PerSeat<Chair<'a>>,
    /// The round, as far as the person may know it.
    pub sight: Option<Sight<'a>>,
    /// The number of the round that is played or shown, from 1.
    pub round: u32,
    /// The standing of the match.
    pub game: &'a Match,
    /// How many milliseconds are left for the move that is awaited.
    pub time_left: Option<u64>,
    /// How many watch.
    pub watching: usize,
    /// The whole address of the table, to share.
    pub link: &'a str,
    /// Whether the last own card can be taken back.
    pub can_undo: bool,
    /// Whether the cards are those of the day, whose result has a page of its own.
    pub daily: bool,
    /// Whether hints are given at this table.
    pub hints: bool,
    /// What proves the deal of this round.
    pub proof: Option<&'a Proof>,
    /// The card chosen for the chest but not yet confirmed, on a page without a script.
    pub picked: Option<Card>,
}

/// Where a seat stands on the screen: the own seat is always at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Bottom,
    Left,
    Top,
    Right,
}

impl Place {
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Place::Bottom => "me",
            Place::Left => "left",
            Place::Top => "top",
            Place::Right => "right",
        }
    }
}

impl<'a> Scene<'a> {
    /// How many play.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.rules.players
    }

    /// The seat at the bottom of the screen.
    pub(crate) fn bottom(&self) -> Seat {
        self.me.unwrap_or(Seat::new(0))
    }

    pub(crate) fn place(&self, seat: Seat) -> Place {
        let players = self.players();
        let steps = (seat.index() + players.count() - self.bottom().index()) % players.count();
        match (steps, players) {
            (0, _) => Place::Bottom,
            (1, _) => Place::Left,
            (2, PlayerCount::Four) => Place::Top,
            _ => Place::Right,
        }
    }

    /// All seats but the one at the bottom, clockwise from its left.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.players().seats_from(self.bottom()).skip(1)
    }

    /// How a sentence speaks of a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.me == Some(seat) { Who::You } else { Who::Name(&self.chairs[seat].name) }
    }

    pub(crate) fn public(&self) -> Option<&'a PublicView> {
        self.sight.map(Sight::public)
    }

    pub(crate) fn view(&self) -> Option<&'a View> {
        self.sight.and_then(Sight::view)
    }

    /// The cards that can be chosen now.
    pub(crate) fn legal(&self) -> CardSet {
        self.view().filter(|_| self.stage == Stage::Playing).map_or(CardSet::EMPTY, View::legal)
    }

    /// Whether a round has ended and its result is shown.
    pub(crate) fn shows_result(&self) -> bool {
        matches!(self.stage, Stage::Waiting | Stage::Finished)
            && self.public().is_some_and(|public| public.reveal.is_some())
    }
}
