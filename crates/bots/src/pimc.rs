//! Perfect-information Monte Carlo (PIMC): uniform determinizations, heuristic rollouts, solved endgames.
//!
//! A baseline for research. Its known weakness is strategy fusion: in each world it plans as if it knew the hidden
//! cards, and the solved endgames assume the same of the opponents.

use rules::{Action, Card, Seat, View};
use solver::Solver;

use crate::heuristic::{TUNED, best_card};
use crate::layouts::LayoutSampler;
use crate::observation::SimState;
use crate::{Bot, BotRng, Budget};

/// With this many cards per hand or fewer, the endgame is solved.
const SOLVE_BELOW: usize = 3;
/// The cost of solving an endgame, in rollout plies.
const SOLVE_COST: u32 = 20;

/// Perfect-information Monte Carlo with heuristic rollouts and solved endgames.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pimc;

impl Bot for Pimc {
    fn act(&self, view: &View, budget: Budget, rng: &mut BotRng) -> Action {
        let legal = view.legal();
        let mut sums = [0.0; 32];
        let (mut solver, mut spent) = (Solver::new(12), 0);
        let layouts = LayoutSampler::of(view);
        while legal.len() > 1 && spent < budget.rollout_plies.max(1) {
            let state = layouts.sample(rng).state(view);
            for card in legal {
                sums[card.index()] += rollout(state, view, card, &mut solver, &mut spent);
            }
        }
        let better = |best: Card, card: Card| if sums[card.index()] > sums[best.index()] { card } else { best };
        view.action(legal.iter().reduce(better).expect("there is something to decide"))
    }
}

fn rollout(mut state: SimState, view: &View, card: Card, solver: &mut Solver, spent: &mut u32) -> f32 {
    let seat = view.seat;
    state.apply(seat, card, |observation| best_card(observation, &TUNED));
    while !state.position.is_over() {
        *spent += 1;
        if state.position.in_trick() == 0 && state.position.hand(seat).len() <= SOLVE_BELOW {
            *spent += SOLVE_COST;
            return endgame_value(&state, seat, solver);
        }
        let observation = state.observe(state.position.turn());
        state.play(best_card(&observation, &TUNED));
    }
    state.utilities()[seat.index()]
}

/// The value of the rest of the round for `seat` when all cards are open and each player maximises their own utility.
fn endgame_value(state: &SimState, seat: Seat, solver: &mut Solver) -> f32 {
    let turn = state.position.turn();
    let values = solver.maxn(&state.position).into_iter().map(|(_, values)| values);
    let best = values.reduce(|best, values| if values[turn] > best[turn] { values } else { best });
    best.map_or(0.0, |values| solver::in_points(values[seat], state.rules.players) as f32)
}
