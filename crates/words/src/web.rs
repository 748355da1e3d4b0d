//! What only the web pages say.

use std::borrow::Cow;

use rules::Seat;

use crate::Words;
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
        BotTopaz,
        BotAmber,
        BotPearl,
        BotJade,
        SitDown,
        Standing,
    }
}

impl Words {
    /// What the bot on a seat is called.
    #[must_use]
    pub fn bot_name(&self, seat: Seat) -> Cow<'_, str> {
        self.say([Web::BotTopaz, Web::BotAmber, Web::BotPearl, Web::BotJade][seat.index()])
    }
}
