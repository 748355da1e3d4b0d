//! Looking back: the page of a match, the replay, what might have been, the check of a deal.

use rules::Card;

use crate::argument::{Decimal, Who};
use crate::message::messages;

messages! {
    /// The texts of the pages that look back at a match.
    ReviewMsg<'a> {
        // The page of a match.
        MatchTitle,
        MatchText,
        OpenReplay,
        Unfinished,
        SameCardsText,
        SameSeat,
        FromSameCards,
        FromWhatIf { plays: usize },
        FromDaily,
        SourceLink,
        AsItWas,
        ThisTime,

        // Step by step.
        Title,
        StepOf { step: usize, steps: usize },
        StepsLabel,
        First,
        Previous,
        Next,
        Last,
        PreviousRound,
        NextRound,
        KeysNote,
        SightLabel,
        AllOpen,
        SeenBy { who: Who<'a> },
        HandOf { who: Who<'a> },
        ChestSoFar,
        StashedBy { who: Who<'a>, card: Card },
        BackToMatch,
        NowLabel,

        // What might have been.
        WhatIfTitle,
        WhatIfText,
        WhatIfStash,
        WhatIfOver,
        PlaySeat,
        PlayOn,

        // The coach.
        CoachTitle,
        CoachText,
        AskCoach,
        CoachWaiting { count: usize },
        CoachWorking { done: usize, total: usize },
        CoachNoScript,
        CoachFailed,
        CoachBusy,
        CoachTooLong { most: usize },
        CoachStash,
        StashRight { who: Who<'a>, card: Card },
        StashBetter { who: Who<'a>, card: Card, best: Card, points: Decimal },
        AllDecisions,
        ColumnDecision,
        ColumnCost,
        ColumnOpen,
        ColumnGood,
        ColumnInaccuracies,
        ColumnMistakes,
        ColumnBlunders,
        ColumnGiven,
        NoChoice,
        NotComputed,
        SaysCoach,

        // A record from elsewhere.
        PasteTitle,
        PasteText,
        PasteLabel,
        PasteFile,
        PasteShow,
        PasteKept { days: u32 },
        PasteLink,
        PasteEmpty,
        PasteTooLong { most: u32 },
        PasteNotJson,
        PasteBroken,
        PasteBrokenRound { round: usize },
        PasteBrokenPlay { round: usize, play: usize },
        PasteDetails,

        // The check of a deal.
        VerifyText,
        VerifyNoScript,
        VerifyPrepared,
        VerifyNothing,
        VerifySecret,
        VerifyCommitment,
        VerifyEntropy,
        VerifyStream,
        VerifyShuffle,
        VerifyHands,
        VerifySame,
        VerifyOther,
        VerifyImpossible,
        VerifyKept,
        VerifyKeptGood,
        VerifyKeptBad,
        VerifyKeptLate,
        VerifyKeptNone,
        VerifyAlone,
    }
}
