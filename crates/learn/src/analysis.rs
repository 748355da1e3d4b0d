//! The coach's analysis of a whole match, and the form in which it is stored.

use std::borrow::Cow;

use bots::BotName;
pub use bots::coach::open_cards::{OpenCards, most_cards};
pub use bots::coach::{
    Coach, Detail, Fact, Judgement, MoveReview, Plan, Reason, ReviewedMove, RoundReview, SAMPLE_LAYOUTS, Tell,
};
use rules::record::PlayerKind;
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
    /// The sum of their costs, in expected points.
    pub cost: f64,
}

impl Analysis {
    /// Changes whenever the coach judges in another way. Analyses of earlier versions are shown as they are.
    ///
    /// Since version 2, a mistake is confirmed by a second model, and among people by a third. A review has a
    /// margin, a plan and the number of layouts.
    pub const VERSION: u32 = 2;

    /// The stored form, in JSON.
    ///
    /// # Panics
    /// Never: everything in it can be written.
    #[must_use]
    pub fn to_json(&self) -> String {
        let stored = StoredAnalysis { version: Analysis::VERSION, rounds: Cow::Borrowed(&self.rounds) };
        serde_json::to_string(&stored).expect("an analysis has only what JSON can say")
    }

    /// Reads the stored form of this version or an earlier one; `None` if a later one wrote it.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Analysis> {
        let stored: StoredAnalysis = serde_json::from_str(text).ok()?;
        (1..=Analysis::VERSION).contains(&stored.version).then(|| Analysis { rounds: stored.rounds.into_owned() })
    }
}

/// A coach that knows the bots at a table by name. `players` are the kinds of the players in seat order, as a record
/// has them.
#[must_use]
pub fn coach_of(players: &[String]) -> Coach {
    let bot = |player: &String| PlayerKind::from(player.as_str()).bot()?.parse::<BotName>().ok();
    Coach::default().with_bots(std::array::from_fn(|seat| players.get(seat).and_then(bot)))
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
    use rules::{Card, Seat};

    use super::*;

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    /// A decision with this reason.
    fn decision(fact: Fact) -> ReviewedMove {
        let remark = MoveReview {
            seat: Seat::S2,
            play: Some(5),
            card: card("R8"),
            best: card("GQ"),
            cost: 12.5,
            margin: Some(3.5),
            plan: Some(Plan::AvoidChest),
            tell: None,
            layouts: 640,
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

    /// Analyses that this version and earlier ones have stored: one of a match in an old database, and two with a
    /// decision for each fact, of the first version and of this one.
    const STORED: &str = include_str!("../tests/stored_analyses.jsonl");

    /// A text whose numbers have ten decimals at most: `serde_json` may read the last digit of a long one as its
    /// neighbour.
    fn ten_decimals(text: &str) -> String {
        let mut decimals = 0;
        let keep = |c: &char| {
            decimals = if c.is_ascii_digit() && decimals > 0 { decimals + 1 } else { usize::from(*c == '.') };
            decimals <= 11
        };
        text.chars().filter(keep).collect()
    }

    #[test]
    fn stored_analyses_are_read_and_written_as_ever() {
        assert_eq!(STORED.lines().count(), 3);
        for line in STORED.lines() {
            let analysis = Analysis::from_json(line).expect("an analysis");
            assert!(analysis.rounds.iter().all(|round| round.decisions.len() > 10));
            let today = line.replacen("\"version\":1", "\"version\":2", 1);
            assert_eq!(ten_decimals(&analysis.to_json()), ten_decimals(&today));
        }
    }

    #[test]
    fn what_this_version_did_not_write_is_not_read() {
        let text = Analysis { rounds: vec![RoundReview { decisions: vec![decision(Fact::WinsTrick)] }] }.to_json();
        assert!(Analysis::from_json(&text).is_some());
        for (part, other) in [
            ("\"version\":2", "\"version\":3"),
            ("\"version\":2", "\"version\":0"),
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
        let counts = JudgementCounts::by_seat(PlayerCount::Four, [&review, &review])[Seat::S2];
        assert_eq!((counts.decisions(), counts.of(Judgement::Mistake), counts.of(Judgement::Good)), (2, 2, 0));
        assert!((counts.cost - 25.0).abs() < 1e-9);
    }
}
