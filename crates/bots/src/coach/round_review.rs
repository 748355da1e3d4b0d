//! The review of a whole round, decision by decision.

use rules::{Action, Card, Round, Seat};
use serde::{Deserialize, Serialize};
use solver::Solver;

use super::open_cards::{OpenCards, open};
use super::{Coach, Judgement, MoveReview, Tell};

/// The review of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundReview {
    /// The stashes in seat order, then the plays as they came.
    pub decisions: Vec<ReviewedMove>,
}

/// A reviewed decision: by what its player could know, and with all cards open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewedMove {
    /// The review by what the player could know.
    #[serde(flatten)]
    pub remark: MoveReview,
    /// The review with all cards open; `None` for a stash and while the hands are too large to solve.
    pub open: Option<OpenCards>,
}

impl Coach {
    /// Reviews a round, finished or not, number `index` of its match counted from 0; with `only`, the decisions of one
    /// seat. Calls `progress` after each decision.
    #[must_use]
    pub fn review(&self, round: &Round, index: u64, only: Option<Seat>, progress: &mut dyn FnMut()) -> RoundReview {
        let mut replay = Replay { coach: self, index, only, solver: Solver::new(20), decisions: Vec::new(), progress };
        let mut live = Round::new(round.rules(), *round.deal());
        let dealt = live.clone();
        for (seat, action) in round.steps() {
            // Nobody sees a stash, so each player decides on it as if they were the first.
            let before = if matches!(action, Action::Stash(_)) { &dealt } else { &live };
            replay.decide(before, seat, action.card());
            live.apply_unchecked(seat, action);
        }
        RoundReview { decisions: replay.decisions }
    }

    /// The number of decisions that [`Coach::review`] covers.
    #[must_use]
    pub fn decisions(round: &Round, only: Option<Seat>) -> usize {
        let counts = |seat: Seat| only.is_none_or(|only| only == seat);
        round.steps().filter(|&(seat, _)| counts(seat)).count()
    }
}

struct Replay<'a> {
    coach: &'a Coach,
    index: u64,
    only: Option<Seat>,
    solver: Solver,
    decisions: Vec<ReviewedMove>,
    progress: &'a mut dyn FnMut(),
}

impl Replay<'_> {
    fn decide(&mut self, round: &Round, seat: Seat, card: Card) {
        if self.only.is_some_and(|only| only != seat) {
            return;
        }
        let view = round.view(seat);
        let review = match self.coach.is_quick() {
            true => self.coach.remark(&view, card, self.index),
            false => self.coach.judge(&view, card, self.index, &mut self.solver),
        };
        let remark = MoveReview { tell: Tell::of(&view.public, card), ..review };
        let open = remark.play.and_then(|_| open(&mut self.solver, round.position(), card));
        self.decisions.push(ReviewedMove { remark, open });
        (self.progress)();
    }
}

impl RoundReview {
    /// The most turning points of a round.
    const TURNING_POINTS: usize = 3;

    /// The decisions that cost the most, in the order of play: at most three, and none that was good.
    #[must_use]
    pub fn turning_points(&self) -> Vec<usize> {
        let costly = |&place: &usize| self.decisions[place].remark.judgement() != Judgement::Good;
        let mut places: Vec<usize> = (0..self.decisions.len()).filter(costly).collect();
        places.sort_by(|&a, &b| self.decisions[b].remark.cost.total_cmp(&self.decisions[a].remark.cost));
        places.truncate(RoundReview::TURNING_POINTS);
        places.sort_unstable();
        places
    }
}
