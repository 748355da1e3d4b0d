//! A perfect-information bot that cheats, to measure the value of hidden information.
//!
//! It is not a [`crate::Bot`] and has no [`crate::BotName`]: it needs the [`Round`] itself, which a table gives to
//! nobody, so it can only play in an arena.

use rules::{Action, Card, CardSet, Round, Seat};

use crate::layouts::Layout;
use crate::net::quantized::{QuantizedNet, value_net};
use crate::observation::SimState;

/// A bot that sees all cards.
pub trait OmniscientBot: Send + Sync {
    /// The move of `seat`, which must have something to decide.
    fn act(&self, truth: &Round, seat: Seat) -> Action;
}

/// Searches with all cards open for the best reply to players like the network.
#[derive(Clone, Copy, Debug, Default)]
pub struct Oracle;

impl OmniscientBot for Oracle {
    fn act(&self, truth: &Round, seat: Seat) -> Action {
        let view = truth.view(seat);
        let stash = |seat: Seat| truth.stash().as_slice().get(seat.index()).copied().flatten();
        let layout = Layout {
            hands: rules::PerSeat::from_fn(truth.players(), |seat| truth.hand(seat)),
            stash: [Seat::S0, Seat::S1, Seat::S2, Seat::S3]
                .map(|seat| stash(seat).map_or(CardSet::EMPTY, Card::to_set)),
            chest: truth.position().chest(),
        };
        let lookahead = Lookahead { network: value_net(truth.players()), seat };
        let state = layout.state(&view);
        let mut best = (f32::NEG_INFINITY, view.legal().nth_unchecked(0));
        for card in view.legal() {
            let value = lookahead.after(state, card, 0);
            if value > best.0 {
                best = (value, card);
            }
        }
        view.action(best.1)
    }
}

/// The number of candidate cards searched at each of the player's next decisions.
const WIDTHS: [usize; 5] = [3, 3, 2, 2, 2];

struct Lookahead {
    network: &'static QuantizedNet,
    seat: Seat,
}

impl Lookahead {
    /// The best utility after `card` when the other players follow the network.
    fn after(&self, mut state: SimState, card: Card, depth: usize) -> f32 {
        state.apply(self.seat, card, |observation| self.network.values(observation).best());
        while !state.position.is_over() {
            let turn = state.position.turn();
            let observation = state.observe(turn);
            let legal = observation.legal();
            if let Some(card) = legal.only() {
                state.play(card);
                continue;
            }
            let values = self.network.values(&observation);
            let width = WIDTHS.get(depth).copied().unwrap_or(1);
            if turn == self.seat && width > 1 {
                let mut cards: Vec<Card> = legal.iter().collect();
                cards.sort_by(|a, b| values.of[b.index()].total_cmp(&values.of[a.index()]));
                cards.truncate(width);
                let outcomes = cards.into_iter().map(|card| self.after(state, card, depth + 1));
                return outcomes.fold(f32::NEG_INFINITY, f32::max);
            }
            state.play(values.best());
        }
        state.utilities()[self.seat.index()]
    }
}
