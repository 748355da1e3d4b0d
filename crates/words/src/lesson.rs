//! The words of the lesson and of the puzzles.

use rules::Card;

use crate::argument::{Decimal, Who};
use crate::message::messages;

messages! {
    /// The texts of the lesson and the puzzles.
    LessonMsg<'a> {
        Title,
        Intro,

        // The lesson as a whole.
        LessonTitle,
        LessonText { steps: usize },
        LessonProgress { done: usize, steps: usize },
        LessonStart,
        LessonResume { step: usize },
        LessonAgain,
        StepsLabel,
        StepOf { step: usize, steps: usize },
        StepDone,
        StepNext,
        StepAgain,
        AllOfIt,
        FinishedTitle,
        FinishedText,
        ToPuzzles,

        // One step after the other.
        FollowTitle,
        FollowText,
        FollowRight { card: Card, above: Card },
        LeadTitle,
        LeadText,
        LeadRight { card: Card },
        QueensTitle,
        QueensText { queen: Card },
        QueensRight { card: Card, queen: Card },
        QueenLedTitle,
        QueenLedText { queen: Card },
        QueenLedRight { card: Card, queen: Card },
        VoidTitle,
        VoidText,
        VoidRight { card: Card },
        StashTitle,
        StashText,
        StashRight { card: Card },
        LastTitle,
        LastText { queen: Card },
        LastRight { card: Card, points: u32 },
        LastEnd { name: &'a str },
        FlawlessTitle,
        FlawlessText,
        FlawlessRight { card: Card },
        FlawlessEnd,
        GrandTitle,
        GrandText { name: &'a str },
        GrandRight { card: Card },
        GrandEnd,

        // Why a card is allowed but not wise.
        UnwiseTakesTrick { card: Card, points: u32 },
        UnwiseLeadsHigh { card: Card },
        UnwiseKeepsDear { card: Card, dear: Card },
        UnwiseHighestQueen { card: Card },
        UnwiseLowToChest { card: Card },
        UnwiseKeepsQueen { card: Card, queen: Card },
        UnwiseLosesFlawless { card: Card },
        UnwiseLetsGrand { card: Card, name: &'a str },

        // Puzzles.
        PuzzlesTitle,
        PuzzlesText,
        PuzzlesSolved { solved: usize, puzzles: usize },
        Puzzle { number: usize },
        PuzzleOf { number: usize, puzzles: usize },
        PuzzleSolved,
        PuzzleNext,
        TricksSoFar,
        PuzzleShow,
        KindChest,
        KindGrand,
        KindStash,
        KindFlawless,
        KindOwnGrand,
        AskChest,
        AskGrand { who: Who<'a> },
        AskStash,
        AskFlawless,
        AskOwnGrand,
        PuzzleRight { card: Card },
        PuzzleWrong { card: Card, points: Decimal },
        PuzzleAnswer { card: Card },
        About { card: Card, text: &'a str },
        Proven { count: usize },
        Shown { points: Decimal },

        // Line mode.
        PlainWelcome { help: &'a str },
        PlainHelp { answers: &'a str },
        PlainGoOn,
        PlainKept,
        PlainAnswers { show: &'a str, next: &'a str },
        AnswerShow,
        AnswerNext,
    }
}
