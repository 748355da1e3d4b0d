//! The coach's analysis of a whole match, and the form in which it is stored.

use std::borrow::Cow;

pub use bots::coach::open_cards::{OpenCards, most_cards};
pub use bots::coach::{Coach, Detail, Fact, Judgement, MoveReview, Reason, ReviewedMove, RoundReview, SAMPLE_LAYOUTS};
use rules::{PerSeat, PlayerCount};
use serde::{Deserialize, Serialize};

/// The analysis of a match: facts and figures without sentences, so that it can be shown in any language.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// The rounds, in the order of the match.
    pub rounds: Vec<RoundReview>,
}

/// An analysis as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredAnalysis<'a> {
    /// [`Analysis::VERSION`] of the program that made it.
    version: u32,
    rounds: Cow<'a, [RoundReview]>,
}

/// A player's decisions, counted by judgement. Forced moves do not count.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct JudgementCounts {
    counts: [u32; Judgement::ALL.len()],
    /// The expected points that were given away.
    pub cost: f64,
}

impl Analysis {
    /// Changes whenever the coach judges in another way. An analysis of another version is not shown.
    pub const VERSION: u32 = 1;

    /// The stored form, in JSON.
    ///
    /// # Panics
    /// Never: everything in it can be written.
    #[must_use]
    pub fn to_json(&self) -> String {
        let stored = StoredAnalysis { version: Analysis::VERSION, rounds: Cow::Borrowed(&self.rounds) };
        serde_json::to_string(&stored).expect("an analysis has only what JSON can say")
    }

    /// Reads the stored form; `None` if another version wrote it.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Analysis> {
        let stored: StoredAnalysis = serde_json::from_str(text).ok()?;
        (stored.version == Analysis::VERSION).then(|| Analysis { rounds: stored.rounds.into_owned() })
    }
}

impl JudgementCounts {
    /// The counts of each player over some rounds.
    pub fn by_seat<'a>(
        players: PlayerCount,
        rounds: impl IntoIterator<Item = &'a RoundReview>,
    ) -> PerSeat<JudgementCounts> {
        let mut sums = PerSeat::from_fn(players, |_| JudgementCounts::default());
        let decisions = rounds.into_iter().flat_map(|review| &review.decisions);
        for review in decisions.map(|decision| &decision.remark).filter(|review| !review.is_forced()) {
            let sum = &mut sums[review.seat];
            sum.counts[review.judgement() as usize] += 1;
            sum.cost += f64::from(review.cost);
        }
        sums
    }

    /// The number of decisions with this judgement.
    #[must_use]
    pub fn of(&self, judgement: Judgement) -> u32 {
        self.counts[judgement as usize]
    }

    /// The number of all decisions.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        self.counts.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use rules::{Card, Colour, Seat};
    use strum::EnumCount;

    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    /// A decision with this reason.
    fn decision(fact: Fact) -> ReviewedMove {
        let remark = MoveReview {
            seat: Seat::new(2),
            play: Some(5),
            card: card("R8"),
            best: card("GQ"),
            cost: 12.5,
            values: vec![(card("GQ"), 1.0), (card("R8"), -11.5)],
            reasons: vec![Reason { card: card("R8"), fact }],
        };
        ReviewedMove { remark, open: Some(OpenCards { best: card("R8").to_set(), cost: 3.5 }) }
    }

    fn forced_stash() -> ReviewedMove {
        let mut stash = decision(Fact::OnlyCard);
        stash.remark.play = None;
        stash.remark.best = stash.remark.card;
        stash.remark.cost = 0.0;
        stash.remark.values = vec![(stash.remark.card, 0.0)];
        stash.open = None;
        stash
    }

    /// Databases have analyses in the form of the golden file.
    #[test]
    fn an_analysis_is_stored_as_ever_with_every_fact() {
        let (seat, colour) = (Seat::new(2), Colour::Blue);
        let facts = [
            Fact::StopsGrand { seat },
            Fact::LetsGrandGoOn { seat },
            Fact::KeepsOwnGrand,
            Fact::LosesFlawless,
            Fact::KeepsFlawless,
            Fact::LastQueen { count: 7 },
            Fact::LastOfColour { colour },
            Fact::TakesTrick { points: 9 },
            Fact::WinsTrick,
            Fact::DiscardsHighest,
            Fact::LeavesTrick { seat, points: 3 },
            Fact::CannotWin,
            Fact::QueenToChest,
            Fact::LastInHand { colour },
            Fact::KeepsUnbeatable { card: card("R8") },
            Fact::WinsIn { count: 70 },
            Fact::ChestIn { count: 62 },
        ];
        let decisions: Vec<ReviewedMove> = [forced_stash()].into_iter().chain(facts.map(decision)).collect();
        assert_eq!(decisions.len(), Fact::COUNT, "a fact is missing here");
        let analysis = Analysis { rounds: vec![RoundReview { decisions }] };
        testkit::assert_golden!("analysis_golden.json", analysis.to_json() + "\n");
        assert_eq!(Analysis::from_json(include_str!("../tests/analysis_golden.json")), Some(analysis));
    }

    #[test]
    fn what_this_version_did_not_write_is_not_read() {
        let text = Analysis { rounds: vec![RoundReview { decisions: vec![decision(Fact::WinsTrick)] }] }.to_json();
        assert!(Analysis::from_json(&text).is_some());
        for (part, other) in [
            ("\"version\":1", "\"version\":2"),
            ("wins-trick", "made-up"),
            ("wins-trick", "wins-in"),
            ("\"R8\"", "\"R9\""),
            ("}", ""),
        ] {
            assert_eq!(Analysis::from_json(&text.replacen(part, other, 1)), None, "{other}");
        }
    }

    #[test]
    fn forced_moves_do_not_count() {
        let review = RoundReview { decisions: vec![forced_stash(), decision(Fact::WinsTrick)] };
        let counts = JudgementCounts::by_seat(PlayerCount::Four, [&review, &review])[Seat::new(2)];
        assert_eq!((counts.decisions(), counts.of(Judgement::Mistake), counts.of(Judgement::Good)), (2, 2, 0));
        assert!((counts.cost - 25.0).abs() < 1e-9);
    }
}
