//! The texts of the score pad.
//!
//! The pad works without a server, so its page contains these sentences. Names, and numbers without plural forms, are
//! text arguments: the page fills in placeholders, and its script replaces them with names and numbers.

use crate::message::messages;

messages! {
    /// The texts of the score pad for a table with real cards.
    PadMsg<'a> {
        NeedsScript,
        NamesLegend,
        NamesText,
        NameOf { number: usize },
        Player { number: &'a str },
        FirstDealer,
        Start,

        RoundOf { round: &'a str, rounds: &'a str },
        RoundNumber { round: &'a str },
        CorrectTitle { round: &'a str },
        Deals { name: &'a str, first: &'a str },
        HowLegend,
        ByPoints,
        ByCards,
        Rest,
        RestFor { name: &'a str },
        SoFar { points: &'a str, tricks: &'a str, all: &'a str },
        CardsToGive { count: u32 },
        Taker,
        CardFree { card: &'a str },
        CardOf { card: &'a str, name: &'a str },
        WriteDown,
        SaveCorrection,
        CorrectRound { round: &'a str },
        Undo,

        Written { round: &'a str },
        Corrected { round: &'a str },
        Undone,
        NamesAlike,
        NumberMissing { name: &'a str },
        TricksSum { sum: &'a str, all: &'a str },
        PointsMissing { sum: &'a str, missing: u32 },
        PointsSurplus { sum: &'a str, surplus: u32 },
        NoTrickPoints { name: &'a str },
        Impossible { name: &'a str, points: &'a str, tricks: u32 },
        CardsLeft { count: u32 },
        CardsUnevenThree,
        CardsUnevenFour,
        StorageOff,

        Flawless,
        Grand,
        ChartTitle,
        ChartText,
        ShareTitle { date: &'a str },
        ShareLine { place: &'a str, name: &'a str, points: u32 },
        KeepAwake,
        OfflineReady,
        Kept,
        NewMatch,
        NewMatchAsk,
    }
}
