//! Facts about a card: hints before a decision, and the coach's reasons after it.

use rules::{Card, Colour};

use crate::argument::Who;
use crate::message::messages;

messages! {
    /// A fact about a card. `who` is the player who chooses the card, or the one who gets the trick.
    FactMsg<'a> {
        OnlyCard { who: Who<'a> },
        StopsGrand { who: Who<'a> },
        LetsGrandGoOn { who: Who<'a> },
        CannotStopGrand { who: Who<'a> },
        KeepsOwnGrand { who: Who<'a> },
        LosesFlawless { who: Who<'a> },
        KeepsFlawless { who: Who<'a> },
        LastQueen { who: Who<'a>, count: u32, layouts: u32 },
        LastOfColour { colour: Colour },
        TakesTrick { points: u32 },
        WinsTrick,
        DiscardsHighest { who: Who<'a> },
        LeavesTrick { who: Who<'a>, points: u32 },
        CannotWin,
        QueenToChest,
        LastInHand { who: Who<'a>, colour: Colour },
        KeepsUnbeatable { who: Who<'a>, card: Card },
        WinsIn { count: u32, layouts: u32 },
        ChestIn { who: Who<'a>, count: u32, layouts: u32 },
        GrandIn { who: Who<'a>, count: u32, layouts: u32 },
        FlawlessIn { who: Who<'a>, count: u32, layouts: u32 },
        OwnPoints { who: Who<'a>, points: u32 },
        OthersPoints { who: Who<'a>, points: u32 },
    }
}
