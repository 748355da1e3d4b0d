//! One player alone against a table of another: how many matches it wins.

use std::ops::Range;

use rayon::prelude::*;
use rules::{Length, Match, PlayerCount, Round, Rules, Seat};

use crate::player::{Contestant, deal, deal_seed, play_out};
use crate::{Moments, Player};

/// A challenger alone at a table of others, in matches in which everybody deals once. The deals of a match are played
/// with the challenger in every seat, so luck of the cards cancels out.
#[derive(Clone, Debug)]
pub struct Challenge {
    rules: Rules,
    challenger: Player,
    others: Player,
    seed: u64,
}

/// How a challenger fared. One value of the moments is the sum over all seats with the same deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeResult {
    players: PlayerCount,
    /// Matches won, in parts of [`WHOLE_WIN`].
    wins: Moments,
    /// Scaled utility of whole matches: the sum of all points minus the number of players times one's own.
    utility: Moments,
}

/// A match that nobody else won. Equal points share the win, and this number can be shared by two, three or four.
const WHOLE_WIN: i64 = 12;

impl Challenge {
    /// A challenge by these rules, except for their length.
    #[must_use]
    pub fn new(rules: Rules, challenger: Player, others: Player, seed: u64) -> Challenge {
        Challenge { rules: Rules { length: Length::Deals(1), ..rules }, challenger, others, seed }
    }

    /// Plays the matches of these numbers, on as many threads as the pool has; the result does not depend on their
    /// number.
    #[must_use]
    pub fn play(&self, matches: Range<u64>) -> ChallengeResult {
        let contestants = [self.challenger.contestant(), self.others.contestant()];
        let empty = || ChallengeResult::empty(self.rules.players);
        let from_every_seat = |number: u64| self.play_from_every_seat(number, &contestants);
        matches.into_par_iter().map(from_every_seat).reduce(empty, ChallengeResult::merged)
    }

    fn play_from_every_seat(&self, number: u64, contestants: &[Contestant]) -> ChallengeResult {
        let players = self.rules.players;
        let (mut wins, mut utility) = (0, 0);
        for challenger in players.seats() {
            let finished = self.play_match(number, challenger, contestants);
            let totals = finished.totals();
            if finished.winners().any(|winner| winner == challenger) {
                wins += WHOLE_WIN / finished.winners().count() as i64;
            }
            utility += i64::from(totals.iter().sum::<u32>()) - players.count() as i64 * i64::from(totals[challenger]);
        }
        let mut result = ChallengeResult::empty(players);
        result.wins.add(wins);
        result.utility.add(utility);
        result
    }

    fn play_match(&self, number: u64, challenger: Seat, contestants: &[Contestant]) -> Match {
        let rounds = self.rules.players.count() as u64;
        let mut game = Match::new(self.rules, Seat::S0);
        for index in number * rounds..(number + 1) * rounds {
            let (deal, _) = deal(self.rules.players, self.seed, index);
            let mut round = Round::new(&self.rules, deal);
            let entry_at = |seat: Seat| usize::from(seat != challenger);
            play_out(&mut round, contestants, entry_at, deal_seed(self.seed, index), None);
            game.add(round.score().expect("a finished round")).expect("a match that is not over");
        }
        game
    }
}

impl ChallengeResult {
    fn empty(players: PlayerCount) -> ChallengeResult {
        ChallengeResult { players, wins: Moments::default(), utility: Moments::default() }
    }

    fn merged(mut self, other: ChallengeResult) -> ChallengeResult {
        self.wins.merge(&other.wins);
        self.utility.merge(&other.utility);
        self
    }

    /// The share of matches won, and half its 95 % interval.
    #[must_use]
    pub fn matches_won(&self) -> (f64, f64) {
        let scale = (self.players.count() as i64 * WHOLE_WIN) as f64;
        (self.wins.mean() / scale, self.wins.ci95() / scale)
    }

    /// The mean utility of a round, and half its 95 % interval.
    #[must_use]
    pub fn utility(&self) -> (f64, f64) {
        let players = self.players.count() as f64;
        let scale = players * players * (players - 1.0);
        (self.utility.mean() / scale, self.utility.ci95() / scale)
    }
}
