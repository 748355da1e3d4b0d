//! Sentences about the game: refusals, events at the table, and answers to questions.

use rules::{Card, CardSet, Colour, IllegalMove, Seat};

use crate::argument::{People, Suit, Who};
use crate::message::messages;

messages! {
    /// Events of the game, refusals, and answers to the player's questions.
    GameMsg<'a> {
        RefusedNoSeat,
        RefusedNotHeld { card: Card },
        RefusedAlreadyStashed,
        RefusedStashFirst,
        RefusedTurn { who: Who<'a> },
        RefusedRoundOver,
        RefusedFollowColourOrQueen { colour: Colour },
        RefusedFollowColour { colour: Colour },
        RefusedQueenForced { colour: Colour },
        RefusedFollowQueen,

        RoundBegins { round: u32, dealer: Who<'a> },
        RoundBeginsOf { round: u32, rounds: u32, dealer: Who<'a> },
        HandDealt { cards: CardSet },
        StashAsk,
        StashChosen { card: Card },
        StashBy { who: Who<'a> },
        StashWaiting { count: usize },
        StashComplete,

        Leads { who: Who<'a>, card: Card },
        Plays { who: Who<'a>, card: Card },
        TurnToLead { who: Who<'a> },
        TurnToFollow { who: Who<'a>, colour: Colour },
        TurnAfterQueen { who: Who<'a> },
        TurnAfterQueenOf { who: Who<'a>, colour: Colour },
        TakesTrick { who: Who<'a>, points: u32 },
        TakesLastTrick { who: Who<'a>, points: u32 },

        ChestOpens { cards: CardSet, points: u32 },
        ChestCardBy { who: Who<'a>, card: Card },
        ChestCardDealt { card: Card },
        ChestGoesTo { who: Who<'a> },

        Flawless { who: Who<'a> },
        FlawlessTwo { people: People<'a> },
        Grand { who: Who<'a> },
        RoundScore { who: Who<'a>, points: u32 },
        RoundScoreMultiplied { who: Who<'a>, raw: u32, factor: u32, points: u32 },
        RoundEnds { round: u32 },
        MatchTotal { who: Who<'a>, points: u32 },
        MatchEnds,
        Wins { who: Who<'a>, points: u32 },
        WinShared { people: People<'a>, points: u32 },

        You,
        Joins { who: Who<'a> },
        Leaves { who: Who<'a> },
        LosesConnection { who: Who<'a> },
        StandIn { who: Who<'a> },
        Returns { who: Who<'a> },
        TimeUp { who: Who<'a>, card: Card },
        TimeUpStash { who: Who<'a> },
        Reacts { who: Who<'a>, reaction: &'a str },
        TakenBack,

        OfferRest,
        OfferNoMore,
        ClaimsRest { who: Who<'a> },
        ClaimsNoMore { who: Who<'a> },

        HandIs { cards: CardSet },
        PlayableIs { cards: CardSet },
        PlayableAll,
        TrickNumber { trick: usize, tricks: usize },
        TrickEmpty,
        TrickLed { who: Who<'a>, card: Card },
        TrickCard { who: Who<'a>, card: Card },
        TrickLeader { who: Who<'a>, points: u32 },
        LastTrickNone,
        LastTrickTaken { who: Who<'a>, points: u32 },
        ScoreOfRound { who: Who<'a>, points: u32, tricks: u32 },
        VoidsNone,
        Void { who: Who<'a>, suits: &'a [Suit] },
    }
}

impl<'a> GameMsg<'a> {
    /// The sentence for a refusal. It addresses the player whose move was refused.
    pub fn refused(refusal: IllegalMove, who: impl FnOnce(Seat) -> Who<'a>) -> Self {
        match refusal {
            IllegalMove::NoSuchSeat { .. } => Self::RefusedNoSeat,
            IllegalMove::NotHeld { card } => Self::RefusedNotHeld { card },
            IllegalMove::AlreadyStashed { .. } => Self::RefusedAlreadyStashed,
            IllegalMove::StashComesFirst { .. } => Self::RefusedStashFirst,
            IllegalMove::NotYourTurn { turn, .. } => Self::RefusedTurn { who: who(turn) },
            IllegalMove::RoundIsOver { .. } => Self::RefusedRoundOver,
            IllegalMove::FollowColourOrQueen { colour, .. } => Self::RefusedFollowColourOrQueen { colour },
            IllegalMove::FollowColour { colour, .. } => Self::RefusedFollowColour { colour },
            IllegalMove::QueenForced { colour, .. } => Self::RefusedQueenForced { colour },
            IllegalMove::FollowQueen { .. } => Self::RefusedFollowQueen,
        }
    }
}
