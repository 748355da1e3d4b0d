//! The level `medium`: the tuned heuristic, less reckless with three players.

use rules::{Action, Card, PlayerCount, View};

use crate::heuristic::{HeuristicWeights, TUNED, best_card};
use crate::observation::Observation;
use crate::{Bot, BotRng, Budget};

/// The heuristic as it plays at a table with people.
///
/// With three players, a Grand tried on a small chance succeeds so often against people who do not expect it that
/// [`TUNED`] is harder for them than the level above. There this level tries a Grand with better hands only.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Medium;

const THREE_PLAYERS: HeuristicWeights = HeuristicWeights { attack: 0.2, ..TUNED };

impl Medium {
    pub(crate) fn choose(observation: &Observation) -> Card {
        let weights = match observation.players() {
            PlayerCount::Three => &THREE_PLAYERS,
            PlayerCount::Four => &TUNED,
        };
        best_card(observation, weights)
    }
}

impl Bot for Medium {
    fn act(&self, view: &View, _: Budget, _: &mut BotRng) -> Action {
        view.action(Medium::choose(&Observation::from(view)))
    }
}
