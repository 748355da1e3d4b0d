//! The coach's judgements and the cost of decisions.

use rules::{Card, CardSet, Colour};

use crate::argument::Who;
use crate::message::messages;

messages! {
    /// The coach's judgements of a round.
    CoachMsg<'a> {
        CostsExplained,
        OpenExplained { count: usize },
        NothingYet,
        NoSuchRound { round: u32, rounds: usize },
        NoSuchSeat { seat: u32, last: usize },

        Stashes { who: Who<'a>, card: Card },
        MarkGood,
        MarkInaccuracy { points: u32, card: Card },
        MarkMistake { points: u32, margin: u32, card: Card },
        MarkBlunder { points: u32, margin: u32, card: Card },
        OpenNoneBetter,
        OpenWorse { points: u32, cards: CardSet },
        TurningPoints,
        TurningPointsNone,
        AllInAll,
        SummaryClean { who: Who<'a>, good: u32 },
        OnTable { trick: &'a str, hand: &'a str },
        InHand { hand: &'a str },
        Summary { who: Who<'a>, good: u32, mistakes: u32, blunders: u32, points: u32 },

        PlanTryGrand,
        PlanStopGrand { who: Who<'a> },
        PlanStayFlawless,
        PlanGrandIsGone,
        PlanAvoidChest,
        TellVoid { who: Who<'a>, colour: Colour },
        TellNoQueen { who: Who<'a> },
        TellGrand { who: Who<'a> },
        NoMistakes { who: Who<'a> },
        AllShownWith,
    }
}
