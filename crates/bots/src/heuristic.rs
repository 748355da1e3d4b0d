//! A hand-written heuristic.
//!
//! A card is valued by its probability of winning the current trick and by the unwanted tricks that the rest of the
//! hand is expected to win. The heuristic ducks with the highest card that stays under, discards dangerous cards, takes
//! cheap tricks, breaks up another player's Grand and tries its own with a suitable hand.

use rules::{Action, Card, CardSet, Seat, View};

use crate::observation::Observation;
use crate::{Bot, BotRng, Budget};

/// The heuristic with full memory of the round.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic;

impl Bot for Heuristic {
    fn act(&self, view: &View, _: Budget, _: &mut BotRng) -> Action {
        view.action(best_card(&Observation::from(view), &TUNED))
    }
}

/// The heuristic without memory of earlier tricks and without plans for a Grand.
#[derive(Clone, Copy, Debug, Default)]
pub struct ForgetfulHeuristic;

impl Bot for ForgetfulHeuristic {
    fn act(&self, view: &View, _: Budget, _: &mut BotRng) -> Action {
        view.action(best_card(&Observation::from(view).forgetful(), &BASIC))
    }
}

/// The weights of the heuristic, in points of utility unless said otherwise.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HeuristicWeights {
    /// The value of the unwanted tricks that a card can no longer win once it is played, as a factor.
    pub(crate) relief: f32,
    /// The cost of an unwanted future trick.
    pub(crate) future_trick: f32,
    /// The expected points of each card that is still to be played to the trick.
    pub(crate) card_to_come: f32,
    /// The value of being Flawless.
    pub(crate) flawless: f32,
    /// The value of breaking another player's Grand.
    pub(crate) defence: f32,
    /// The probability of success at which the player tries a Grand.
    pub(crate) attack: f32,
    /// The cost of having to lead.
    pub(crate) lead: f32,
    /// The danger of a Queen, relative to a number that is sure to win.
    pub(crate) queen: f32,
    /// The probability that a Queen still out does not break the player's Grand.
    pub(crate) trust: f32,
    /// The probability that another player with a Queen spends it on a trick.
    pub(crate) willing: f32,
    /// The same if it breaks a Grand.
    pub(crate) defiant: f32,
    /// The weight of lower cards of the same colour in hand, which make a card less dangerous.
    pub(crate) shield: f32,
    /// The cost of each card in the chest for the player who takes it.
    pub(crate) chest: f32,
    /// The weight of higher cards still out, which make a card less dangerous.
    pub(crate) cover: f32,
}

/// Weights set by hand, for the opponents in training and in the learning curve. They must not change, or training runs
/// could not be repeated.
pub(crate) const TRAINING: HeuristicWeights = HeuristicWeights {
    relief: 1.0,
    future_trick: 18.0,
    card_to_come: 4.5,
    flawless: 60.0,
    defence: 30.0,
    attack: 0.25,
    lead: 4.0,
    queen: 0.9,
    trust: 0.55,
    willing: 0.08,
    defiant: 0.3,
    shield: 0.5,
    chest: 4.0,
    cover: 1.5,
};

/// Weights tuned by random search against tables of the network, of [`TRAINING`] and of [`BASIC`].
pub(crate) const TUNED: HeuristicWeights = HeuristicWeights {
    relief: 1.28,
    future_trick: 15.1,
    card_to_come: 3.64,
    flawless: 60.0,
    defence: 21.5,
    attack: 0.02,
    lead: 2.91,
    queen: 0.598,
    trust: 0.435,
    willing: 0.104,
    defiant: 0.414,
    shield: 0.703,
    chest: 3.56,
    cover: 1.04,
};

/// Weights of a beginner, who ducks and discards sensibly but does not plan ahead. Like [`TRAINING`], they must not
/// change.
pub(crate) const BASIC: HeuristicWeights = HeuristicWeights { flawless: 0.0, defence: 0.0, attack: 2.0, ..TRAINING };

/// The card with the highest heuristic value.
pub(crate) fn best_card(observation: &Observation, weights: &HeuristicWeights) -> Card {
    let mut best = (f32::NEG_INFINITY, observation.legal().nth_unchecked(0));
    for card in observation.legal() {
        let value = HeuristicEval { observation, weights }.value(card);
        if value > best.0 {
            best = (value, card);
        }
    }
    best.1
}

/// The heuristic evaluation of one decision.
pub(crate) struct HeuristicEval<'a> {
    pub(crate) observation: &'a Observation,
    pub(crate) weights: &'a HeuristicWeights,
}

impl HeuristicEval<'_> {
    /// The heuristic value of `card`; comparable only within one decision.
    pub(crate) fn value(&self, card: Card) -> f32 {
        if self.observation.stashing { self.stash_value(card) } else { self.play_value(card) }
    }

    /// The value of stashing a card: it can no longer win an unwanted trick.
    fn stash_value(&self, card: Card) -> f32 {
        let rest = self.observation.hand - card.to_set();
        let grand = self.grand_chance(rest);
        if grand > self.weights.attack {
            return 1000.0 * grand;
        }
        -self.expected_unwanted_tricks(rest) + self.flawless_probability(rest) * self.weights.flawless
            - 0.2 * card.points() as f32
    }

    fn play_value(&self, card: Card) -> f32 {
        let observation = self.observation;
        let rest = observation.hand - card.to_set();
        let win = self.chance_to_win(card);
        if self.wants_grand() {
            return 1000.0 * win + self.grand_chance(rest);
        }
        let to_come = observation.players().count() - 1 - observation.in_trick;
        let cost = observation.trick_cards().points() as f32
            + card.points() as f32
            + self.weights.card_to_come * to_come as f32
            + self.weights.lead * f32::from(u8::from(!rest.is_empty()))
            + self.chest_cost(rest);
        let relief = self.expected_unwanted_tricks(observation.hand) - self.expected_unwanted_tricks(rest);
        let flawless = if observation.tricks[observation.seat.index()] == 0 {
            self.flawless_probability(rest) * self.weights.flawless
        } else {
            0.0
        };
        self.weights.relief * relief - win * (cost + flawless) + win * self.grand_to_break()
    }

    /// The cost of the chest, which the last trick includes.
    fn chest_cost(&self, rest: CardSet) -> f32 {
        if rest.is_empty() { self.weights.chest * self.observation.players().chest_size() as f32 } else { 0.0 }
    }

    /// The value of winning this trick because it ends another player's Grand.
    fn grand_to_break(&self) -> f32 {
        let observation = self.observation;
        match observation.on_the_way_to_grand() {
            Some(seat) if seat != observation.seat && observation.best.is_none_or(|(winner, _)| winner == seat) => {
                let done = observation.tricks[seat.index()] as f32 / observation.players().tricks() as f32;
                self.weights.defence * 4.0 * done * done
            }
            _ => 0.0,
        }
    }

    /// Whether every trick so far is the player's own and the hand may win the rest.
    fn wants_grand(&self) -> bool {
        let observation = self.observation;
        let others: u32 = observation
            .players()
            .seats()
            .filter(|&s| s != observation.seat)
            .map(|s| observation.tricks[s.index()])
            .sum();
        others == 0 && self.grand_chance(observation.hand) > self.weights.attack
    }

    /// The chance that the player wins the trick on the table with `card`.
    fn chance_to_win(&self, card: Card) -> f32 {
        if !self.observation.would_win_so_far(card) {
            return 0.0;
        }
        self.observation.still_to_play().map(|seat| 1.0 - self.chance_to_go_over(seat, card)).product()
    }

    /// The probability that `seat`, which wants to stay under, has to go over `card`.
    fn chance_to_go_over(&self, seat: Seat, card: Card) -> f32 {
        let unseen = self.observation.unseen() - self.observation.voids[seat.index()];
        let suit = if card.is_queen() { CardSet::QUEENS } else { card.colour().numbers() };
        let lower = CardSet::below(card) & suit & unseen;
        let all = suit & unseen;
        let (no_lower, no_card) = (self.chance_of_none(lower.len()), self.chance_of_none(all.len()));
        let going_for_grand = self.observation.on_the_way_to_grand() == Some(self.observation.seat);
        let willing = if going_for_grand { self.weights.defiant } else { self.weights.willing };
        let queens = if card.is_queen() { CardSet::EMPTY } else { CardSet::QUEENS & unseen };
        (no_lower - no_card) + willing * (1.0 - self.chance_of_none(queens.len()))
    }

    /// The chance that one other hand holds none of `cards` unseen cards.
    fn chance_of_none(&self, cards: usize) -> f32 {
        let unseen = self.observation.unseen().len().max(1) as f32;
        let missing = 1.0 - self.observation.hand.len() as f32 / unseen;
        (0..cards).fold(1.0, |chance, _| chance * missing.max(0.0))
    }

    /// The cost of the unwanted tricks that `hand` is expected to win, in points.
    fn expected_unwanted_tricks(&self, hand: CardSet) -> f32 {
        hand.iter().map(|card| self.danger(card, hand)).sum::<f32>() * self.weights.future_trick
    }

    /// The probability that `hand` wins no trick.
    fn flawless_probability(&self, hand: CardSet) -> f32 {
        hand.iter().map(|card| 1.0 - self.danger(card, hand)).product()
    }

    /// The probability that `card` wins an unwanted trick later.
    fn danger(&self, card: Card, hand: CardSet) -> f32 {
        let unseen = self.observation.unseen();
        if card.is_queen() {
            let higher = (CardSet::above(card) & CardSet::QUEENS & unseen).len();
            return self.weights.queen * (1.0 - 0.2 * higher as f32);
        }
        let suit = card.colour().numbers();
        let lower = (CardSet::below(card) & suit & unseen).len() as f32;
        let higher = (CardSet::above(card) & suit & unseen).len() as f32;
        let shield = (CardSet::below(card) & suit & hand).len() as f32;
        lower / (lower + self.weights.cover * higher + 1.0) / (1.0 + self.weights.shield * shield)
    }

    /// The chance that `hand` wins every trick to come.
    fn grand_chance(&self, hand: CardSet) -> f32 {
        let unseen = self.observation.unseen();
        let own_queens = hand & CardSet::QUEENS;
        let mut queens_out = unseen & CardSet::QUEENS;
        let mut chance = 1.0;
        for queen in own_queens.iter().rev() {
            let higher = CardSet::above(queen) & queens_out;
            chance *= power(self.weights.trust * 0.5, higher.len());
            queens_out -= queens_out.first().map_or(CardSet::EMPTY, Card::to_set);
        }
        chance *= power(self.weights.trust, queens_out.len());
        for colour in rules::Colour::ALL {
            let mine = hand & colour.numbers();
            let mut out = unseen & colour.numbers();
            for card in mine.iter().rev() {
                let higher = (CardSet::above(card) & out).len();
                chance *= power(0.5, higher);
                // Each lead of the colour draws about two of the numbers still out.
                for _ in 0..2 {
                    out -= out.last().map_or(CardSet::EMPTY, Card::to_set);
                }
            }
        }
        chance
    }
}

fn power(base: f32, exponent: usize) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}
