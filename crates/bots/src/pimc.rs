//! Plain determinised search: many worlds, rules of thumb to the last tricks, exact play from there.
//!
//! A building block for research and a yardstick. Its weakness is known: in each world it plans as if it knew the cards, and
//! the exact endings expect as much of the others.

use rules::{Action, Card, PerSeat, Seat, View};
use solver::Solver;

use crate::greedy::{TUNED, choose};
use crate::sight::{Scene, utilities};
use crate::worlds::Layouts;
use crate::{Bot, Budget, Dice};

/// From how many cards in each hand the ending is solved.
const EXACT_FROM: usize = 3;
/// What solving an ending costs, in imagined plays.
pub(crate) const EXACT_COST: u32 = 20;

/// Determinised search with rules of thumb and exact endings.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pimc;

impl Bot for Pimc {
    fn act(&self, view: &View, budget: Budget, dice: &mut Dice) -> Action {
        let legal = view.legal();
        let mut sums = [0.0; 32];
        let (mut solver, mut spent) = (Solver::new(12), 0);
        let layouts = Layouts::of(view);
        while legal.len() > 1 && spent < budget.plays.max(1) {
            let scene = layouts.draw(dice).scene(view);
            for card in legal {
                sums[card.index()] += continuation(scene, view, card, &mut solver, &mut spent);
            }
        }
        let better = |best: Card, card: Card| if sums[card.index()] > sums[best.index()] { card } else { best };
        view.action(legal.iter().reduce(better).expect("there is something to decide"))
    }
}

fn continuation(mut scene: Scene, view: &View, card: Card, solver: &mut Solver, spent: &mut u32) -> f32 {
    scene = first_move(scene, view, card);
    let seat = view.seat;
    while !scene.position.is_over() {
        *spent += 1;
        if scene.position.in_trick() == 0 && scene.position.hand(seat).len() <= EXACT_FROM {
            *spent += EXACT_COST;
            return solved(&scene, seat, solver);
        }
        let sight = scene.sight(scene.position.turn());
        scene.play(choose(&sight, &TUNED));
    }
    utilities(&scene.position)[seat.index()]
}

/// What the rest brings `seat` when everybody sees all cards and plays for themselves.
pub(crate) fn solved(scene: &Scene, seat: Seat, solver: &mut Solver) -> f32 {
    let turn = scene.position.turn();
    let cards = solver.maxn(&scene.position);
    let better = |best, values| if better_for(turn, values, best) { values } else { best };
    let best = cards.iter().map(|(_, values)| values).reduce(better);
    best.map_or(0.0, |values| solver::in_points(values[seat], scene.rules.players) as f32)
}

fn better_for(seat: Seat, values: &PerSeat<i32>, than: &PerSeat<i32>) -> bool {
    values[seat] > than[seat]
}

/// The world after the player's own choice, and after the stash of the others when it is time for that.
pub(crate) fn first_move(mut scene: Scene, view: &View, card: Card) -> Scene {
    if !scene.stashing {
        scene.play(card);
        return scene;
    }
    let before = scene;
    for seat in scene.rules.players.seats().filter(|&seat| seat != view.seat) {
        scene.hide(seat, choose(&before.sight(seat), &TUNED));
    }
    scene.hide(view.seat, card);
    scene.stashing = false;
    scene
}
