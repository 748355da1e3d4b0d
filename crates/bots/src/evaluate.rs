//! The value of each card of a decision.

use rules::{Card, CardSet, View};

use crate::search::{EXPERT, SearchConfig, evaluate_moves};
use crate::{BotRng, Budget};

/// The value of each legal card, in points of utility (the mean of the opponents' points at the end of the round minus
/// one's own), best first. Empty when there is nothing to decide.
///
/// With a budget of 0 these are the values of the network.
#[must_use]
pub fn evaluate(view: &View, budget: Budget, rng: &mut BotRng) -> Vec<(Card, f32)> {
    evaluate_in(&EXPERT, view, CardSet::EMPTY, budget, rng)
}

/// The same with other settings. Cards of `keep` are never pruned.
pub(crate) fn evaluate_in(
    config: &SearchConfig,
    view: &View,
    keep: CardSet,
    budget: Budget,
    rng: &mut BotRng,
) -> Vec<(Card, f32)> {
    if view.legal().is_empty() {
        return Vec::new();
    }
    let values = evaluate_moves(view, keep & view.legal(), budget, config, rng);
    let mut cards: Vec<(Card, f32)> = values.legal.iter().map(|card| (card, values.of[card.index()])).collect();
    cards.sort_by(|a, b| b.1.total_cmp(&a.1));
    cards
}
