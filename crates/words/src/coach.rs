//! The coach's words: what a decision cost, and why.

use rules::{Card, CardSet, Colour};

use crate::argument::{Decimal, Who};
use crate::message::messages;

messages! {
    /// What the coach says when it looks back at a round.
    Coach = Coach<'a> {
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
        Summary { who: &'a str, good: u32, inaccuracies: u32, mistakes: u32, blunders: u32, points: Decimal },

        OnlyCard,
        StopsGrand { who: Who<'a> },
        LetsGrandGoOn { who: Who<'a> },
        KeepsOwnGrand,
        LosesFlawless,
        KeepsFlawless,
        LastQueen { count: u32, layouts: u32 },
        LastOfColour { colour: Colour },
        TakesTrick { points: u32 },
        WinsTrick,
        DiscardsHighest,
        LeavesTrick { who: Who<'a>, points: u32 },
        CannotWin,
        QueenToChest,
        LastInHand { colour: Colour },
        KeepsUnbeatable { card: Card },
        WinsIn { count: u32, layouts: u32 },
        ChestIn { count: u32, layouts: u32 },
    }
}
