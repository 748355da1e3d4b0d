//! What the terminal says besides the game itself.

use rules::Card;

use crate::message::messages;

messages! {
    /// Labels, keys and answers of the terminal game.
    Terminal = Terminal<'a> {
        You,
        Waiting,
        Chest,
        LastTrick,
        LabelTricks,
        LabelRound,
        LabelTotal,
        LabelVoid,
        Heading { round: u32 },
        HeadingOf { round: u32, rounds: u32 },
        HeadingTrick { round: u32, trick: u32, tricks: u32 },
        HeadingTrickOf { round: u32, rounds: u32, trick: u32, tricks: u32 },
        PointsLegend,

        KeyMove,
        KeyPlay,
        KeyStash,
        KeyHint,
        KeyUndo,
        KeyLast,
        KeyVoids,
        KeyRules,
        KeyPace,
        KeyLeave,
        KeyBack,
        KeyScroll,
        KeyNextRound,
        KeyStart,

        PaceIsSlow,
        PaceIsNormal,
        PaceIsFast,
        PaceIsInstant,

        HintSays { card: Card },
        HintNone,
        UndoNothing,
        StashConfirm { card: Card },
        Typing { text: &'a str },
        NoSuchCard { text: &'a str },
        TooSmall { columns: u32, rows: u32, has_columns: u32, has_rows: u32 },
        LinkDown,
        LinkUp,
        TimeLeft { count: u32 },
        NoClock,
        RecordKept { path: &'a str },
        Saved,
        ContinueNone,
        NoTerminal,

        PlainWelcome { help: &'a str },
        PlainHelp { answers: &'a str },
        PlainUnknown { text: &'a str, help: &'a str },
        Goodbye,

        AnswerHand,
        AnswerPlayable,
        AnswerTrick,
        AnswerLast,
        AnswerScores,
        AnswerVoids,
        AnswerTime,
        AnswerHint,
        AnswerUndo,
        AnswerRules,
        AnswerHelp,
        AnswerQuit,
    }
}
