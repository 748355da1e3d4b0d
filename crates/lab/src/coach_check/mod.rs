//! A check of the coach: its verdicts on fresh rounds, judged by a longer search of another kind.
//!
//! At each table people are imitated by the beginners and bots of all levels sit beside them. The coach knows the bots
//! by name, as in a real review, but not the people. The judge knows everybody's exact policy, searches up to fifty
//! times longer and shares no rollouts with the coach: it plays whole rounds through the rules and the players' own
//! views.

mod judge;
mod judged_round;
mod tally;

use bots::coach::{Coach, Judgement};
use rayon::prelude::*;

use judge::judge;
use judged_round::JudgedRound;
pub use tally::{CoachTally, Finding, JudgedVerdict, KindTally};

/// Verdicts to collect and the seed of the rounds.
#[derive(Clone, Copy, Debug)]
pub struct CoachCheck {
    /// The coach.
    pub coach: Coach,
    /// The number of mistakes and of blunders to judge.
    pub verdicts: usize,
    /// The seed of the rounds.
    pub seed: u64,
    /// How many times the coach's budget the judge may spend on one verdict.
    pub times: usize,
}

/// The kinds of verdicts.
const KINDS: [Judgement; 2] = [Judgement::Mistake, Judgement::Blunder];

/// The number of rounds that are reviewed at a time. It does not depend on the number of threads, so the result does
/// not either.
const CHUNK: u64 = 8;

/// The most rounds for each verdict wanted; a coach that criticises too little ends the check here.
const ROUNDS_PER_VERDICT: u64 = 4;

impl CoachCheck {
    /// Collects and judges verdicts, on as many threads as the pool has. Calls `progress` with the number judged so
    /// far.
    pub fn run(&self, progress: &dyn Fn(usize)) -> CoachTally {
        let mut judged: Vec<JudgedVerdict> = Vec::new();
        let (mut rounds, most) = (0, CHUNK + ROUNDS_PER_VERDICT * self.verdicts as u64);
        while rounds < most && KINDS.iter().any(|&kind| self.missing(&judged, kind) > 0) {
            let fresh = (rounds..rounds + CHUNK).into_par_iter().map(|number| JudgedRound::new(self.seed, number));
            let verdicts: Vec<_> = fresh.flat_map_iter(|round| round.verdicts(self.coach)).collect();
            rounds += CHUNK;
            let mut left = KINDS.map(|kind| (kind, self.missing(&judged, kind)));
            let mut wanted = |kind: Judgement| {
                let slot = left.iter_mut().find(|(other, left)| *other == kind && *left > 0);
                slot.map(|(_, left)| *left -= 1).is_some()
            };
            let chosen: Vec<_> = verdicts.into_iter().filter(|verdict| wanted(verdict.review.judgement())).collect();
            judged.par_extend(chosen.into_par_iter().map(|verdict| judge(&verdict, self.times)));
            progress(judged.len());
        }
        CoachTally::new(rounds, judged)
    }

    fn missing(&self, judged: &[JudgedVerdict], kind: Judgement) -> usize {
        self.verdicts - judged.iter().filter(|verdict| verdict.kind == kind.name()).count().min(self.verdicts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_judged_and_counted_the_same_again() {
        let check = CoachCheck { coach: Coach::quick(), verdicts: 1, seed: 5, times: 2 };
        let tally = check.run(&|_| ());
        assert!(!tally.verdicts.is_empty());
        for (kind, counts) in [("mistake", tally.mistakes), ("blunder", tally.blunders)] {
            let of_kind = tally.verdicts.iter().filter(|verdict| verdict.kind == kind).count();
            assert_eq!((counts.confirmed + counts.undecided + counts.contradicted) as usize, of_kind);
            assert!(of_kind <= 1);
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
        assert_eq!(pool.install(|| check.run(&|_| ())), tally);
    }
}
