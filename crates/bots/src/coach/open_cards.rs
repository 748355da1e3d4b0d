//! The cost of a decision with all cards open.

use rules::{Card, CardSet, PlayerCount, Position};
use serde::{Deserialize, Serialize};
use solver::Solver;

/// A decision under exact play with all cards open.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenCards {
    /// The best cards; several if they are equally good.
    pub best: CardSet,
    /// The utility that the chosen card loses, in points.
    pub cost: f64,
}

/// The largest hand for which a decision is solved; a larger one takes too long.
#[must_use]
pub const fn most_cards(players: PlayerCount) -> usize {
    match players {
        PlayerCount::Three => 6,
        PlayerCount::Four => 5,
    }
}

/// The cost of a card when everybody sees all cards and maximises their own utility; `None` while the hand is larger
/// than [`most_cards`].
#[must_use]
pub fn open(solver: &mut Solver, position: &Position, card: Card) -> Option<OpenCards> {
    let (players, turn) = (position.players(), position.turn());
    if position.hand(turn).len() > most_cards(players) {
        return None;
    }
    if position.legal() == card.to_set() {
        return Some(OpenCards { best: card.to_set(), cost: 0.0 });
    }
    let worth: Vec<(Card, i32)> = solver.maxn(position).iter().map(|(card, values)| (*card, values[turn])).collect();
    let most = worth.iter().map(|&(_, worth)| worth).max()?;
    let own = worth.iter().find(|&&(other, _)| other == card)?.1;
    let best = worth.iter().filter(|&&(_, worth)| worth == most).map(|&(card, _)| card).collect();
    Some(OpenCards { best, cost: solver::in_points(most - own, players) })
}
