//! What a card leads to: who makes a Grand, who is Flawless, who gets the chest, and the points.

use rules::Seat;

use crate::observation::SimState;

/// The end of one rollout, as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RolloutOutcome {
    pub(super) utility: f32,
    points: f32,
    others_points: f32,
    grand: Option<Seat>,
    flawless: bool,
    trick: bool,
    chest: bool,
}

impl RolloutOutcome {
    /// The outcome for `seat` of a round that is over; `trick_winner` won the trick that the card was played to.
    pub(super) fn of(state: &SimState, seat: Seat, trick_winner: Option<Seat>) -> RolloutOutcome {
        let players = state.rules.players;
        let points = state.position.points();
        let others: u32 = players.seats().filter(|&other| other != seat).map(|other| points[other.index()]).sum();
        let tricks = |seat: Seat| state.position.tricks(seat);
        let grand = players.seats().find(|&seat| tricks(seat) as usize == players.tricks());
        RolloutOutcome {
            utility: state.utilities()[seat.index()],
            points: points[seat.index()] as f32,
            others_points: others as f32 / (players.count() - 1) as f32,
            grand,
            flawless: grand.is_none() && tricks(seat) == 0,
            trick: trick_winner == Some(seat),
            chest: state.position.turn() == seat,
        }
    }
}

/// The weighted sums of outcomes of one card.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OutcomeSums {
    weight: f32,
    utility: f32,
    points: f32,
    others_points: f32,
    grand: [f32; 4],
    flawless: f32,
    trick: f32,
    chest: f32,
}

impl OutcomeSums {
    pub(super) fn add(&mut self, weight: f32, outcome: &RolloutOutcome) {
        let happens = |holds: bool| if holds { weight } else { 0.0 };
        self.weight += weight;
        self.utility += weight * outcome.utility;
        self.points += weight * outcome.points;
        self.others_points += weight * outcome.others_points;
        if let Some(seat) = outcome.grand {
            self.grand[seat.index()] += weight;
        }
        self.flawless += happens(outcome.flawless);
        self.trick += happens(outcome.trick);
        self.chest += happens(outcome.chest);
    }

    fn mean(&self, sum: f32) -> f32 {
        if self.weight > 0.0 { sum / self.weight } else { 0.0 }
    }

    fn in_hundred(&self, sum: f32) -> u32 {
        (100.0 * self.mean(sum)).round() as u32
    }

    /// The mean utility.
    pub(super) fn utility(&self) -> f32 {
        self.mean(self.utility)
    }

    /// The player's own points, on average.
    pub(super) fn points(&self) -> f32 {
        self.mean(self.points)
    }

    /// The points of each of the others, on average.
    pub(super) fn others_points(&self) -> f32 {
        self.mean(self.others_points)
    }

    /// In how many of 100 layouts `seat` makes a Grand.
    pub(super) fn grand(&self, seat: Seat) -> u32 {
        self.in_hundred(self.grand[seat.index()])
    }

    /// In how many of 100 layouts the player is Flawless.
    pub(super) fn flawless(&self) -> u32 {
        self.in_hundred(self.flawless)
    }

    /// In how many of 100 layouts the card wins its trick; 0 for a stash.
    pub(super) fn trick(&self) -> u32 {
        self.in_hundred(self.trick)
    }

    /// In how many of 100 layouts the player wins the last trick, and so the chest.
    pub(super) fn chest(&self) -> u32 {
        self.in_hundred(self.chest)
    }
}
