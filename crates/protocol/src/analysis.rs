//! The coach's word on a match, as a store keeps it: facts and figures, no sentences, so that it can be said in any language.

use rules::{Card, CardSet, Seat};
use serde::{Deserialize, Serialize};

/// The coach's word on a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// [`Analysis::VERSION`] of the program that made it.
    pub version: u32,
    /// For each round its decisions: the stashes in seat order, then the plays as they came.
    pub rounds: Vec<Vec<Judged>>,
}

/// One decision and what it was worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Who decided.
    pub seat: Seat,
    /// How many cards had been played in the round; nothing for a stash.
    pub play: Option<u32>,
    /// What was chosen.
    pub card: Card,
    /// What would have been best.
    pub best: Card,
    /// By how many expected points the best was better.
    pub cost: f32,
    /// What each legal card was worth, best first.
    pub values: Vec<Worth>,
    /// Why.
    pub reasons: Vec<Because>,
    /// The same with all cards open, where it was worked out.
    pub open: Option<InTheOpen>,
}

/// A card and its worth in points of utility.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Worth(pub Card, pub f32);

/// A fact about a card, by its name in `docs/coach.md`, with what it speaks of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Because {
    /// The card.
    pub card: Card,
    /// The fact's name.
    pub fact: String,
    /// A seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// Points, or in how many layouts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// A colour's letter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<char>,
    /// A card that is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<Card>,
}

/// A decision with all cards open.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct InTheOpen {
    /// The cards than which none was better.
    pub best: CardSet,
    /// How many points of utility the chosen one gave away.
    pub cost: f64,
}

impl Analysis {
    /// Changes whenever the coach judges in another way: what an older one said is not shown any more.
    pub const VERSION: u32 = 1;

    /// The analysis of a text; nothing if another version made it.
    #[must_use]
    pub fn read(text: &str) -> Option<Analysis> {
        serde_json::from_str(text).ok().filter(|read: &Analysis| read.version == Analysis::VERSION)
    }

    /// The analysis as a text.
    ///
    /// # Panics
    /// Never: everything in it can be written.
    #[must_use]
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an analysis has only what JSON can say")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read_back_by_the_same_version_alone() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let because = Because {
            card: card("R8"),
            fact: "leaves-trick".to_owned(),
            seat: Some(Seat::new(2)),
            number: Some(7),
            colour: None,
            kept: None,
        };
        let judged = Judged {
            seat: Seat::new(1),
            play: Some(4),
            card: card("R8"),
            best: card("GQ"),
            cost: 4.5,
            values: vec![Worth(card("GQ"), 1.25), Worth(card("R8"), -3.25)],
            reasons: vec![because],
            open: Some(InTheOpen { best: card("GQ").to_set(), cost: 12.0 }),
        };
        let mut analysis = Analysis { version: Analysis::VERSION, rounds: vec![vec![judged], Vec::new()] };
        assert_eq!(Analysis::read(&analysis.write()), Some(analysis.clone()));
        analysis.version += 1;
        assert_eq!(Analysis::read(&analysis.write()), None);
        assert_eq!(Analysis::read("{"), None);
    }
}
