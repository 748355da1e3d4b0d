//! The result of a check of the coach.

use rules::{Card, Seat};
use serde::Serialize;

/// What the judge says about a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The recommended card is better.
    Confirmed,
    /// The 95 % interval includes 0.
    Undecided,
    /// The chosen card is better.
    Contradicted,
}

impl Finding {
    /// The finding for a difference with this margin.
    pub(super) fn of(difference: f64, margin: f64) -> Finding {
        match difference {
            difference if difference > margin => Finding::Confirmed,
            difference if difference < -margin => Finding::Contradicted,
            _ => Finding::Undecided,
        }
    }
}

/// A verdict of the coach and what the judge says about it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct JudgedVerdict {
    /// The number of the round in the run.
    pub table: u64,
    /// The player.
    pub seat: Seat,
    /// The number of cards played in the round before; `None` for a stash.
    pub play: Option<usize>,
    /// The card chosen.
    pub chosen: Card,
    /// The card that the coach recommends.
    pub best: Card,
    /// The coach's judgement.
    pub kind: &'static str,
    /// The cost that the coach says, in points.
    pub cost: f64,
    /// The margin of error that the coach says.
    pub cost_margin: f64,
    /// The difference that the judge finds, in points.
    pub difference: f64,
    /// Half its 95 % interval.
    pub margin: f64,
    /// What follows from it.
    pub finding: Finding,
    /// Whether the recommended card is better in no layout.
    pub dominated: bool,
    /// Whether the reason does not argue for the recommended card.
    pub against: bool,
}

/// The findings on one kind of verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct KindTally {
    /// Verdicts that the judge confirms.
    pub confirmed: u32,
    /// Verdicts that even the judge cannot decide.
    pub undecided: u32,
    /// Verdicts that the judge contradicts.
    pub contradicted: u32,
    /// The mean cost that the coach says.
    pub cost: f64,
    /// The mean difference that the judge finds.
    pub difference: f64,
}

/// The result of a check.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CoachTally {
    /// The number of rounds reviewed.
    pub rounds: u64,
    /// The findings on mistakes.
    pub mistakes: KindTally,
    /// The findings on blunders.
    pub blunders: KindTally,
    /// Recommendations that are better in no layout.
    pub dominated: u32,
    /// Reasons that do not argue for the recommended card.
    pub against: u32,
    /// All verdicts.
    pub verdicts: Vec<JudgedVerdict>,
}

impl CoachTally {
    pub(super) fn new(rounds: u64, verdicts: Vec<JudgedVerdict>) -> CoachTally {
        let count = |fits: fn(&JudgedVerdict) -> bool| verdicts.iter().filter(|verdict| fits(verdict)).count() as u32;
        CoachTally {
            rounds,
            mistakes: KindTally::of("mistake", &verdicts),
            blunders: KindTally::of("blunder", &verdicts),
            dominated: count(|verdict| verdict.dominated),
            against: count(|verdict| verdict.against),
            verdicts,
        }
    }
}

impl KindTally {
    fn of(kind: &str, verdicts: &[JudgedVerdict]) -> KindTally {
        let of_kind: Vec<&JudgedVerdict> = verdicts.iter().filter(|verdict| verdict.kind == kind).collect();
        let count = |finding: Finding| of_kind.iter().filter(|verdict| verdict.finding == finding).count() as u32;
        let mean = |figure: fn(&JudgedVerdict) -> f64| {
            of_kind.iter().map(|verdict| figure(verdict)).sum::<f64>() / of_kind.len().max(1) as f64
        };
        KindTally {
            confirmed: count(Finding::Confirmed),
            undecided: count(Finding::Undecided),
            contradicted: count(Finding::Contradicted),
            cost: mean(|verdict| verdict.cost),
            difference: mean(|verdict| verdict.difference),
        }
    }

    /// The number of verdicts.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.confirmed + self.undecided + self.contradicted
    }
}
