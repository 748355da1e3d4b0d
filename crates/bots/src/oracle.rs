//! A player that sees all cards, to measure what is hidden is worth.
//!
//! It is no [`crate::Bot`] and has no [`crate::Name`]: it needs the [`Round`] itself, which a table hands to nobody,
//! so it cannot be seated anywhere but in an arena.

use rules::{Action, Card, CardSet, Round, Seat};

use crate::net::quick::{Quick, trained};
use crate::sight::Scene;
use crate::worlds::Layout;

/// A player that is shown everything.
pub trait Seer: Send + Sync {
    /// The move of `seat`, which must have something to decide.
    fn act(&self, truth: &Round, seat: Seat) -> Action;
}

/// Plays, with all cards open, what does best against players like the network.
#[derive(Clone, Copy, Debug, Default)]
pub struct Oracle;

impl Seer for Oracle {
    fn act(&self, truth: &Round, seat: Seat) -> Action {
        let view = truth.view(seat);
        let stash = |seat: Seat| truth.stash().as_slice().get(seat.index()).copied().flatten();
        let layout = Layout {
            hands: rules::PerSeat::from_fn(truth.players(), |seat| truth.hand(seat)),
            stash: std::array::from_fn(|index| stash(Seat::new(index as u8)).map_or(CardSet::EMPTY, Card::set)),
            chest: truth.position().chest(),
        };
        let plan = Plan { network: trained(truth.players()), seat };
        let scene = layout.scene(&view);
        let mut best = (f32::NEG_INFINITY, view.legal().nth(0));
        for card in view.legal() {
            let value = plan.after(scene, card, 0);
            if value > best.0 {
                best = (value, card);
            }
        }
        view.action(best.1)
    }
}

/// How many cards are looked at in each of the player's next decisions.
const WIDTHS: [usize; 5] = [3, 3, 2, 2, 2];

struct Plan {
    network: &'static Quick,
    seat: Seat,
}

impl Plan {
    /// The best that can come of `card` when the others play as the network would.
    fn after(&self, mut scene: Scene, card: Card, depth: usize) -> f32 {
        self.choose(&mut scene, card);
        while !scene.position.is_over() {
            let turn = scene.position.turn();
            let sight = scene.sight(turn);
            let legal = sight.legal();
            if legal.len() == 1 {
                scene.play(legal.nth(0));
                continue;
            }
            let values = self.network.values(&sight);
            let width = WIDTHS.get(depth).copied().unwrap_or(1);
            if turn == self.seat && width > 1 {
                let mut cards: Vec<Card> = legal.iter().collect();
                cards.sort_by(|a, b| values.of[b.index()].total_cmp(&values.of[a.index()]));
                cards.truncate(width);
                let outcomes = cards.into_iter().map(|card| self.after(scene, card, depth + 1));
                return outcomes.fold(f32::NEG_INFINITY, f32::max);
            }
            scene.play(values.best());
        }
        scene.utilities()[self.seat.index()]
    }

    fn choose(&self, scene: &mut Scene, card: Card) {
        if !scene.stashing {
            scene.play(card);
            return;
        }
        let before = *scene;
        for seat in scene.rules.players.seats().filter(|&seat| seat != self.seat) {
            if before.stash[seat.index()].is_empty() {
                scene.hide(seat, self.network.values(&before.sight(seat)).best());
            }
        }
        scene.hide(self.seat, card);
        scene.stashing = false;
    }
}
