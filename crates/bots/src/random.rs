//! Any legal card.

use rules::{Action, View};

use crate::{Bot, BotRng, Budget};

/// Plays a legal card, chosen uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Random;

impl Bot for Random {
    fn act(&self, view: &View, _: Budget, rng: &mut BotRng) -> Action {
        view.action(view.legal().random(&mut rng.0))
    }
}
