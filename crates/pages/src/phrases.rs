//! The few counts that stand on every seat, said once and kept: a seat changes with every card that is played.

use std::borrow::Cow;
use std::sync::OnceLock;

use words::{Lang, Table, Words};

/// The most that one player can take in a round.
const MAX_POINTS: u32 = 140;

/// Counts in the words of one language.
struct Phrases {
    cards: Vec<String>,
    tricks: Vec<String>,
    points: Vec<String>,
}

static PHRASES: [OnceLock<Phrases>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];

fn of(words: &Words) -> &'static Phrases {
    PHRASES[words.lang() as usize].get_or_init(|| Phrases {
        cards: (0..=10).map(|count| words.string(Table::CardsLeft { count })).collect(),
        tricks: (0..=9).map(|count| words.string(Table::TricksWon { count })).collect(),
        points: (0..=MAX_POINTS).map(|points| words.string(Table::PointsSoFar { points })).collect(),
    })
}

/// "6 cards".
pub(crate) fn cards(words: &Words, count: usize) -> Cow<'_, str> {
    of(words).cards.get(count).map_or_else(|| words.say(Table::CardsLeft { count }), |text| text.as_str().into())
}

/// "1 trick".
pub(crate) fn tricks(words: &Words, count: u32) -> Cow<'_, str> {
    let kept = of(words).tricks.get(count as usize);
    kept.map_or_else(|| words.say(Table::TricksWon { count }), |text| text.as_str().into())
}

/// "12 points".
pub(crate) fn points(words: &Words, points: u32) -> Cow<'_, str> {
    let kept = of(words).points.get(points as usize);
    kept.map_or_else(|| words.say(Table::PointsSoFar { points }), |text| text.as_str().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_what_would_be_said() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            for count in [0, 1, 2, 10, 11, 140, 141] {
                assert_eq!(cards(&words, count as usize), words.say(Table::CardsLeft { count: count as usize }));
                assert_eq!(tricks(&words, count), words.say(Table::TricksWon { count }));
                assert_eq!(points(&words, count), words.say(Table::PointsSoFar { points: count }));
            }
        }
    }
}
