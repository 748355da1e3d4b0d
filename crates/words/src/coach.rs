//! The coach's judgements: what a decision cost.

use rules::{Card, CardSet};

use crate::argument::{Decimal, Who};
use crate::message::messages;

messages! {
    /// The coach's judgements of a round.
    CoachMsg<'a> {
        CostsExplained { layouts: u32 },
        OpenExplained { count: usize },
        NothingYet,
        NoSuchRound { round: u32, rounds: usize },
        NoSuchSeat { seat: u32, last: usize },

        Stashes { who: Who<'a>, card: Card },
        MarkGood,
        MarkInaccuracy { points: Decimal, card: Card },
        MarkMistake { points: Decimal, card: Card },
        MarkBlunder { points: Decimal, card: Card },
        OpenNoneBetter,
        OpenWorse { points: Decimal, cards: CardSet },
        TurningPoints,
        TurningPointsNone,
        AllInAll,
        Summary { who: Who<'a>, good: u32, inaccuracies: u32, mistakes: u32, blunders: u32, points: Decimal },
    }
}
