//! Why a card is a good choice, said to the person who is about to choose.

use rules::{Card, Colour};

use crate::message::messages;

messages! {
    /// The reason that comes with a hint. Each is a fact that holds in the position.
    Hint = Hint<'a> {
        OnlyCard,
        StopsGrand { name: &'a str },
        LetsGrandGoOn { name: &'a str },
        KeepsOwnGrand,
        LosesFlawless,
        KeepsFlawless,
        LastQueen { count: u32, layouts: u32 },
        LastOfColour { colour: Colour },
        TakesTrick { points: u32 },
        WinsTrick,
        DiscardsHighest,
        LeavesTrick { name: &'a str, points: u32 },
        CannotWin,
        QueenToChest,
        LastInHand { colour: Colour },
        KeepsUnbeatable { card: Card },
        WinsIn { count: u32, layouts: u32 },
        ChestIn { count: u32, layouts: u32 },
    }
}
