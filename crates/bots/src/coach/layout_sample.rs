//! Layouts sampled uniformly from a view, and the outcomes of a card in them.

use rules::{Card, Seat, View};

use crate::BotRng;
use crate::layouts::{Layout, LayoutSampler};
use crate::net::quantized::{QuantizedNet, value_net};
use crate::observation::SimState;

/// The number of layouts sampled for a review.
pub const SAMPLE_LAYOUTS: u32 = 100;

/// Layouts sampled uniformly from those that agree with a view.
pub(crate) struct LayoutSample<'a> {
    view: &'a View,
    network: &'static QuantizedNet,
    layouts: Vec<Layout>,
}

/// The number of layouts in which a card has an outcome if all players then play like the value network.
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

    /// The winner of the trick that `card` is played to, and the winner of the last one.
    fn play_out(&self, mut state: SimState, card: Card) -> (Option<Seat>, Seat) {
        let is_play = !state.stashing;
        state.apply(self.view.seat, card, |observation| self.network.values(observation).best());
        while state.position.in_trick() > 0 {
            self.play_on(&mut state);
        }
        let trick_winner = is_play.then(|| state.position.turn());
        while !state.position.is_over() {
            self.play_on(&mut state);
        }
        (trick_winner, state.position.turn())
    }

    fn play_on(&self, state: &mut SimState) {
        let observation = state.observe(state.position.turn());
        let forced = observation.legal().only();
        state.play(forced.unwrap_or_else(|| self.network.values(&observation).best()));
    }
}
