//! The levels for people who are still learning: the heuristic with lapses of attention.
//!
//! A careless player knows what a beginner knows after a few rounds. It does not remember earlier tricks, thinks little
//! of the tricks to come and plans neither a Grand nor a Flawless round. In a lapse it plays a second choice, never a
//! senseless card.

use arrayvec::ArrayVec;
use rules::{Action, Card, View};

use crate::heuristic::{BASIC, HeuristicEval, HeuristicWeights, best_card};
use crate::likelihood::softmax_weights;
use crate::observation::Observation;
use crate::{Bot, BotRng, Budget};

/// A heuristic player whose attention slips.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CarelessHeuristic {
    /// The probability of a lapse when a card is played.
    lapse: f32,
    /// The same when a card is stashed, which is the hardest choice for beginners.
    stash_lapse: f32,
}

/// Weights of a player who half sees what a high card may cost later, and who stops a Grand when it is nearly won.
const SHORT_SIGHTED: HeuristicWeights = HeuristicWeights { relief: 0.5, defence: 25.0, ..BASIC };

/// The largest loss of a lapse, in points of heuristic value. A card that loses more is never played by mistake.
const MARGIN: f32 = 15.0;

/// The softmax temperature of a lapse, in points of heuristic value: about as large as the margin, so that all cards
/// within it are likely.
const TEMPERATURE: f32 = 16.0;

impl CarelessHeuristic {
    /// The level `gentle`. A player who ducks high and leads low wins about as many matches as each of three opponents.
    pub(crate) const GENTLE: CarelessHeuristic = CarelessHeuristic { lapse: 0.65, stash_lapse: 1.0 };
    /// The level `easy`. The same player wins about one match in six.
    pub(crate) const EASY: CarelessHeuristic = CarelessHeuristic { lapse: 0.35, stash_lapse: 0.75 };

    /// The move from an observation without memory.
    pub(crate) fn choose(&self, observation: &Observation, rng: &mut BotRng) -> Card {
        let lapses = rng.next_f32() < self.lapse(observation);
        if lapses { second_choice(observation, rng) } else { best_card(observation, &SHORT_SIGHTED) }
    }

    /// The probability of a move from an observation without memory.
    pub(crate) fn probability(&self, observation: &Observation, card: Card) -> f32 {
        let cards = sensible_cards(observation);
        let weights = softmax_weights(cards.iter().map(|&(_, value)| value), TEMPERATURE);
        let weight =
            cards.iter().zip(&weights).find(|((other, _), _)| *other == card).map_or(0.0, |(_, weight)| *weight);
        let attentive = f32::from(u8::from(card == best_card(observation, &SHORT_SIGHTED)));
        let lapse = self.lapse(observation);
        (1.0 - lapse) * attentive + lapse * weight / weights.iter().sum::<f32>()
    }

    fn lapse(&self, observation: &Observation) -> f32 {
        if observation.stashing { self.stash_lapse } else { self.lapse }
    }
}

impl Bot for CarelessHeuristic {
    fn act(&self, view: &View, _: Budget, rng: &mut BotRng) -> Action {
        view.action(self.choose(&Observation::from(view).forgetful(), rng))
    }
}

/// A card by softmax among those within the margin of the best one. It may be the best one.
fn second_choice(observation: &Observation, rng: &mut BotRng) -> Card {
    let cards = sensible_cards(observation);
    let weights = softmax_weights(cards.iter().map(|&(_, value)| value), TEMPERATURE);
    let mut part = rng.next_f32() * weights.iter().sum::<f32>();
    let chosen = weights.iter().position(|weight| {
        part -= weight;
        part < 0.0
    });
    cards[chosen.unwrap_or(0)].0
}

/// The cards within the margin of the best one, with their heuristic values.
fn sensible_cards(observation: &Observation) -> ArrayVec<(Card, f32), 10> {
    let eval = HeuristicEval { observation, weights: &SHORT_SIGHTED };
    let mut cards: ArrayVec<(Card, f32), 10> =
        observation.legal().iter().map(|card| (card, eval.value(card))).collect();
    let best = cards.iter().map(|&(_, value)| value).fold(f32::NEG_INFINITY, f32::max);
    cards.retain(|&mut (_, value)| value >= best - MARGIN);
    cards
}

#[cfg(test)]
mod tests {
    use rules::{Deal, PlayerCount, Round, Rules, Seat};

    use super::*;

    /// Shows every decision of rounds that `level` plays against itself, with the chosen card.
    fn for_each_decision(level: CarelessHeuristic, mut see: impl FnMut(&Observation, Card)) {
        for (seed, players) in (0..200).flat_map(|seed| PlayerCount::ALL.map(|players| (seed, players))) {
            let mut rng = BotRng::new(seed);
            let rules = Rules { players, ..Rules::default() };
            let mut round = Round::new(&rules, Deal::random(players, Seat::S0, &mut rng.0));
            while let Some(seat) = round.waiting().next() {
                let view = round.view(seat);
                let action = level.act(&view, Budget::new(0), &mut rng);
                see(&Observation::from(&view).forgetful(), action.card());
                round.apply(seat, action).expect("bots play legal cards");
            }
        }
    }

    #[test]
    fn a_lapse_is_never_absurd() {
        for_each_decision(CarelessHeuristic::GENTLE, |observation, card| {
            let eval = HeuristicEval { observation, weights: &SHORT_SIGHTED };
            let best = eval.value(best_card(observation, &SHORT_SIGHTED));
            assert!(eval.value(card) >= best - MARGIN, "{card} with {}", observation.hand);
        });
    }

    /// The share of free choices that are not the best card by the player's own judgement.
    fn share_of_second_choices(level: CarelessHeuristic) -> f64 {
        let (mut choices, mut second) = (0, 0);
        for_each_decision(level, |observation, card| {
            choices += u32::from(observation.legal().len() > 1);
            second += u32::from(card != best_card(observation, &SHORT_SIGHTED));
        });
        f64::from(second) / f64::from(choices)
    }

    #[test]
    fn the_gentle_level_is_more_careless_than_the_easy_one() {
        let (gentle, easy) =
            (share_of_second_choices(CarelessHeuristic::GENTLE), share_of_second_choices(CarelessHeuristic::EASY));
        assert!(easy > 0.05 && gentle > 1.5 * easy && gentle < 0.5, "gentle {gentle}, easy {easy}");
    }
}
