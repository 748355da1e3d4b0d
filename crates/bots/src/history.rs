//! The likelihood of the moves seen so far, given the cards that the other players might hold.

use std::collections::HashMap;

use rules::{Card, CardSet, PerSeat, Phase, Seat, View};

use crate::chain::Determinization;
use crate::layouts::Layout;
use crate::likelihood::log2;
use crate::observation::{Observation, SimState};
use crate::opponents::{OpponentModels, OpponentType};

/// One earlier move of another seat, with what that seat saw except its own cards.
#[derive(Clone, Copy, Debug)]
struct ObservedMove {
    observation: Observation,
    /// The cards that the seat has played from this move on, which were in its hand as well.
    later: CardSet,
    /// The card played; `None` for the stash, which is hidden.
    card: Option<Card>,
}

/// The likelihood of the moves seen so far, given a determinization.
pub(crate) struct HistoryLikelihood {
    models: OpponentModels,
    moves: [Vec<ObservedMove>; 4],
    /// The log-likelihood by seat, type, hand and stash.
    cache: HashMap<(Seat, OpponentType, CardSet, CardSet), f32>,
    /// The number of moves evaluated: the cost of sampling.
    pub(crate) evaluations: u32,
}

impl HistoryLikelihood {
    /// The history of a view. `layout` may be any layout that agrees with it.
    pub(crate) fn of(view: &View, layout: &Layout, models: OpponentModels) -> HistoryLikelihood {
        let public = &view.public;
        let players = public.players();
        let mut moves: [Vec<ObservedMove>; 4] = Default::default();
        let mut later = PerSeat::filled(players, CardSet::EMPTY);
        for trick in public.tricks() {
            trick.plays().for_each(|(seat, card)| later[seat] |= card.to_set());
        }
        let own = view.stash.map_or(CardSet::EMPTY, Card::to_set);
        let hidden = |seat: Seat| if seat == view.seat { own } else { layout.stash[seat.index()] };
        let dealt = PerSeat::from_fn(players, |seat| layout.hands[seat] | later[seat] | hidden(seat));
        let chest = layout.chest - dealt.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        let mut state = SimState::start(&public.rules, &dealt, chest, players.next(public.dealer));
        let start = state;
        for seat in players.seats() {
            moves[seat.index()].push(ObservedMove { observation: start.observe(seat), later: later[seat], card: None });
            if let Some(card) = hidden(seat).first() {
                state.stash(seat, card);
            }
        }
        state.stashing = false;
        for &card in &public.plays {
            let seat = state.position.turn();
            let observed = ObservedMove { observation: state.observe(seat), later: later[seat], card: Some(card) };
            moves[seat.index()].push(observed);
            later[seat] -= card.to_set();
            state.play(card);
        }
        moves[view.seat.index()].clear();
        if public.phase == Phase::Stash {
            moves = Default::default();
        }
        HistoryLikelihood { models, moves, cache: HashMap::new(), evaluations: 0 }
    }

    /// The log-likelihood (base 2) of the moves of one seat. Stops early, with a value below `floor`, once the sum
    /// drops below it.
    pub(crate) fn log_likelihood(&mut self, seat: Seat, world: &Determinization, floor: f32) -> f32 {
        let (hand, stash) = (world.layout.hands[seat], world.layout.stash[seat.index()]);
        let opponent = world.opponents[seat.index()];
        if let Some(&log_likelihood) = self.cache.get(&(seat, opponent, hand, stash)) {
            return log_likelihood;
        }
        let mut log_likelihood = 0.0;
        for observed in &self.moves[seat.index()] {
            let mut observation = observed.observation;
            let chosen = match observed.card {
                Some(card) => {
                    (observation.hand, observation.stash) = (hand | observed.later, stash);
                    card
                }
                None => {
                    observation.hand = hand | observed.later | stash;
                    stash.nth_unchecked(0)
                }
            };
            if observation.legal().len() > 1 {
                self.evaluations += 1;
                log_likelihood += log2(self.models.move_probability(opponent, &observation, chosen));
                if log_likelihood < floor {
                    return log_likelihood;
                }
            }
        }
        self.cache.insert((seat, opponent, hand, stash), log_likelihood);
        log_likelihood
    }
}
