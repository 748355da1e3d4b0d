//! The screen of a table: labels, the stash, the end of a round and of a match, the score sheet.

use std::borrow::Cow;

use rules::{Card, CardSet, Colour, Seat};
use table::Reaction;

use crate::Words;
use crate::argument::{People, Who};
use crate::message::messages;

messages! {
    /// The texts on the screen of a table.
    TableMsg<'a> {
        // Labels.
        PageTitle,
        HandLabel,
        ChestLabel,
        ScoresLabel,
        PlayersLabel,
        LogLabel,
        SeatYou { name: &'a str },
        SeatOpen,
        Bot,
        Away,
        DealerMark,
        TurnMark,
        CardsLeft { count: usize },
        TricksWon { count: u32 },
        PointsSoFar { points: u32 },
        LedColour { colour: Colour },
        LedQueen,
        ChestShut { count: usize },
        ChestYours { card: Card },
        Round { round: u32 },
        RoundOf { round: u32, rounds: u32 },
        TrickOf { trick: usize, tricks: usize },
        UntilPoints { points: u32 },

        // The stash.
        StashTitle,
        StashConfirmAsk { card: Card },
        StashConfirm,
        StashCancel,

        // A card chosen ahead of the turn.
        AheadChosen,
        AheadBack,
        AheadDropped,

        // The card tracker.
        TrackerPlayed { cards: CardSet },

        // Actions.
        LastTrick,
        Continue,
        NextRound,
        WaitingFor { people: People<'a> },
        Hint,
        TakeBack,
        ClaimRest,
        ClaimNoMore,
        Leave,
        LeaveAsk,
        LeaveConfirm,
        Stay,
        SoundOff,
        SecondsLeft { count: u32 },
        HearHand,
        HearPlayable,
        HearTrick,
        HearLastTrick,
        HearScores,
        HearVoids,

        // The end of a round.
        RoundResult { round: u32 },
        ChestOpensTitle,
        ChestFrom { who: Who<'a> },
        ChestFromDeal,
        ChestTaken { who: Who<'a>, points: u32 },
        FlawlessTitle,
        GrandTitle,
        ColumnPlayer,
        ColumnRound,
        ColumnTricks,
        ColumnTaken,
        ColumnPoints,
        ColumnTotal,
        ExplainTaken { points: u32, tricks: u32 },
        ExplainChest { points: u32 },
        ExplainDoubled { raw: u32, points: u32 },
        ExplainQuadrupled { raw: u32, points: u32 },
        ExplainFlawless,
        ExplainGrandKeeps { points: u32 },
        ExplainGrandZero,
        ExplainGrandOther,
        HowItAddsUp,

        // Counting practice.
        CountAsk,
        CountTricks { tricks: u32 },
        CountChest,
        CountAnswer,
        CountCheck,
        CountShow,
        CountNumber,
        CountRight { points: u32 },
        CountAgain,
        CountForgotChest,
        CountForgotFactor { raw: u32, factor: u32 },
        CountForgotGrand { raw: u32 },

        // The score sheet and the end of the match.
        ScoreSheet,
        ScoreSheetEmpty,
        MatchResult,
        Place { place: usize },
        YouWin,
        YouShareWin,
        YouPlace { place: usize },
        FewestWin,
        Rematch,
        Share,
        ShareText { place: usize, points: u32 },
        SaveRecord,
        LookBack,
        SameCards,
        BackHome,

        // Friends.
        InviteText,
        LobbyTitle,
        CopyLink,
        Copied,
        QrAlt,
        SeatsTaken { taken: usize, seats: usize },
        Start,
        StartWithBots { count: usize },
        SitHere,
        SeatBotHint,
        SeatHost,
        WhoSits,
        KeepFree,
        ChangeRules,
        NextLevel { level: &'a str },
        StandUp,
        Watching { count: usize },
        WatchOnly,
        WaitForStart,

        // The connection.
        ConnectionLost,
        ConnectionBack,
        ConnectionWaits,
        Refresh,

        // Fair deals.
        FairTitle,
        FairText,
        FairFingerprint,
        FairSecret,
        FairShares,
        FairVerify,
        FairGood,
        FairBad,
        FairLimits,
        FairNext,
        FairNoScript,

        // Quick reactions.
        ReactionsLabel,
        ReactHello,
        ReactGoodLuck,
        ReactWellPlayed,
        ReactThanks,
        ReactWow,
        ReactOops,
        ReactSorry,
        ReactWait,
        ReactYourTurn,
        ReactBye,

        // Seats and their players.
        TableLabel,
        InviteLink,
        ListenTitle,
        SeatNumber { number: usize },
        BotOf { strength: &'a str },
        Guest,
        BotTopaz,
        BotAmber,
        BotPearl,
        BotJade,
        SitDown,
        CloseDrawer,

        // The sentences that teach the game in the first match.
        TeachStash,
        TeachFollow,
        TeachRefused,
        TeachQueen,
        TeachTaken,
        TeachLast,
        TeachDone,
    }
}

impl TableMsg<'_> {
    /// The text of a reaction.
    #[must_use]
    pub const fn of_reaction(reaction: Reaction) -> TableMsg<'static> {
        match reaction {
            Reaction::Hello => TableMsg::ReactHello,
            Reaction::GoodLuck => TableMsg::ReactGoodLuck,
            Reaction::WellPlayed => TableMsg::ReactWellPlayed,
            Reaction::Thanks => TableMsg::ReactThanks,
            Reaction::Wow => TableMsg::ReactWow,
            Reaction::Oops => TableMsg::ReactOops,
            Reaction::Sorry => TableMsg::ReactSorry,
            Reaction::Wait => TableMsg::ReactWait,
            Reaction::YourTurn => TableMsg::ReactYourTurn,
            Reaction::Bye => TableMsg::ReactBye,
        }
    }
}

impl Words {
    /// The name of the bot in a seat.
    #[must_use]
    pub fn bot_name(&self, seat: Seat) -> Cow<'_, str> {
        self.say([TableMsg::BotTopaz, TableMsg::BotAmber, TableMsg::BotPearl, TableMsg::BotJade][seat.index()])
    }
}
