//! Layouts sampled uniformly from a view, and the outcomes of a card in them.

use rules::{Card, Seat, View};

use crate::BotRng;
use crate::layouts::{Layout, LayoutSampler};
use crate::net::quantized::{QuantizedNet, value_net};
use crate::observation::SimState;

/// The number of layouts sampled for a review.
pub const SAMPLE_LAYOUTS: u32 = 100;

/// Layouts that agree with a view, each drawn with the same chance.
pub(crate) struct LayoutSample<'a> {
    view: &'a View,
    network: &'static QuantizedNet,
    layouts: Vec<Layout>,
}

/// In how many of the layouts something comes of a card when everybody goes on as the trained network would.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcomes {
    /// The card wins its trick; 0 for a stash.
    pub(crate) trick: u32,
    /// Its player wins the last trick, and so the chest.
    pub(crate) chest: u32,
}

impl<'a> LayoutSample<'a> {
    pub(crate) fn sample(view: &'a View, rng: &mut BotRng) -> LayoutSample<'a> {
        let layouts = LayoutSampler::of(view);
        let layouts = (0..SAMPLE_LAYOUTS).map(|_| layouts.sample(rng)).collect();
        LayoutSample { view, network: value_net(view.public.players()), layouts }
    }

    #[cfg(test)]
    pub(crate) fn layouts(&self) -> &[Layout] {
        &self.layouts
    }

    pub(crate) fn outcomes(&self, card: Card) -> Outcomes {
        let mut outcomes = Outcomes::default();
        for layout in &self.layouts {
            let (trick, last) = self.play_out(layout.state(self.view), card);
            outcomes.trick += u32::from(trick == Some(self.view.seat));
            outcomes.chest += u32::from(last == self.view.seat);
        }
        outcomes
    }

    /// Who wins the trick that `card` is played to, and who wins the last one.
    fn play_out(&self, mut state: SimState, card: Card) -> (Option<Seat>, Seat) {
        let mut taker = None;
        if state.stashing {
            self.stash(&mut state, card);
        } else {
            state.play(card);
            while state.position.in_trick() > 0 {
                self.play_on(&mut state);
            }
            taker = Some(state.position.turn());
        }
        while !state.position.is_over() {
            self.play_on(&mut state);
        }
        (taker, state.position.turn())
    }

    fn stash(&self, state: &mut SimState, card: Card) {
        let before = *state;
        for seat in state.rules.players.seats() {
            let own = seat == self.view.seat;
            state.stash(seat, if own { card } else { self.network.values(&before.observe(seat)).best() });
        }
        state.stashing = false;
    }

    fn play_on(&self, state: &mut SimState) {
        let observation = state.observe(state.position.turn());
        let forced = observation.legal().only();
        state.play(forced.unwrap_or_else(|| self.network.values(&observation).best()));
    }
}
