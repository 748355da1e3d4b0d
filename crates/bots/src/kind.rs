//! The kinds of players that somebody may sit with, and what each would do.

use rules::{Card, Players};

use crate::Dice;
use crate::belief::{Model, chance, rough_chance};
use crate::greedy::{TUNED, choose};
use crate::net::quick::{Quick, searchers, trained};
use crate::sight::Sight;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Kind {
    /// Like the network.
    Trained,
    /// By rules of thumb.
    Plain,
    /// Like somebody who thinks ahead, but without the network.
    Searcher,
}

/// How likely each kind is before anything is seen; who is of neither of these plays like the network.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mixture {
    /// How likely it is that somebody plays by rules of thumb.
    pub(crate) plain: f32,
    /// How likely it is that somebody thinks ahead without the network.
    pub(crate) searcher: f32,
}

impl Mixture {
    /// How likely somebody is of a kind.
    pub(crate) fn likelihood(&self, kind: Kind) -> f32 {
        match kind {
            Kind::Trained => 1.0 - self.plain - self.searcher,
            Kind::Plain => self.plain,
            Kind::Searcher => self.searcher,
        }
    }

    /// A kind as often as it is likely.
    pub(crate) fn kind(&self, dice: &mut Dice) -> Kind {
        match dice.fraction() {
            part if part < self.plain => Kind::Plain,
            part if part < self.plain + self.searcher => Kind::Searcher,
            _ => Kind::Trained,
        }
    }

    /// Another kind that somebody of this kind may be instead, all alike; nothing if there is none.
    pub(crate) fn another(&self, kind: Kind, dice: &mut Dice) -> Option<Kind> {
        let mut others = [Kind::Trained, Kind::Plain, Kind::Searcher]
            .into_iter()
            .filter(|&other| other != kind && self.likelihood(other) > 0.0);
        match (others.next(), others.next()) {
            (Some(_), Some(other)) if dice.fraction() < 0.5 => Some(other),
            (first, _) => first,
        }
    }
}

/// What is known of the habits of each kind of players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Habits<'a> {
    trained: &'a Quick,
    searchers: &'a Quick,
    model: Model,
}

impl Habits<'static> {
    /// What has been learnt of players at tables of this size.
    pub(crate) fn learnt(players: Players, model: Model) -> Habits<'static> {
        Habits { trained: trained(players), searchers: searchers(players), model }
    }
}

impl Habits<'_> {
    /// What a player of a kind would do, and what the network thinks of it if it is the one asked.
    pub(crate) fn choice(&self, kind: Kind, sight: &Sight) -> (Card, f32) {
        match kind {
            Kind::Trained => {
                let values = self.trained.values(sight);
                (values.best(), values.of[values.best().index()])
            }
            Kind::Plain => (choose(sight, &TUNED), 0.0),
            Kind::Searcher => (self.searchers.values(sight).best(), 0.0),
        }
    }

    /// How likely a player of a kind is to choose `card`.
    pub(crate) fn chance(&self, kind: Kind, sight: &Sight, card: Card) -> f32 {
        match kind {
            Kind::Trained => chance(&self.trained.values(sight), card, self.model),
            Kind::Plain => rough_chance(sight, choose(sight, &TUNED), card, self.model),
            Kind::Searcher => chance(&self.searchers.values(sight), card, self.model),
        }
    }
}
