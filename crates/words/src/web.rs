//! What only the web pages say.

use crate::message::messages;

messages! {
    /// What stands on the web pages beside what every screen says.
    Web = Web<'a> {
        TableLabel,
        InviteLink,
        ListenTitle,
        StrengthExpert,
        StrengthExpertText,
        OpponentsText,
        Spectators,
        SpectatorsText,
        SeatNumber { number: usize },
        BotOf { strength: &'a str },
        Guest,
        TimeIsUp,
        AlreadySeated,
        NotNow,
        AlreadyReady,
        OnlyWithBots,
        NothingToTakeBack,
        NobodySeated,
        SeatForPeople,
        NoSpectators,
        ServerFull,
        NoStorage,
        BotRuby,
        BotOpal,
        BotPearl,
        BotJade,
        SitDown,
        Standing,
    }
}
