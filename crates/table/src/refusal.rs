//! Reasons why a table refuses an input.

/// Why an input changes nothing. Each is a sentence; `words` says it in the player's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// The move breaks a rule of the game.
    #[error("{0}")]
    Rule(rules::IllegalMove),
    /// The sender had not seen the latest events.
    #[error("the table has moved on since: look again and choose again")]
    Stale,
    /// A bot moves for that seat at the moment.
    #[error("a bot is making this move, because the time is up")]
    TimeIsUp,
    /// There is no such seat at this table.
    #[error("this table has no such seat")]
    NoSuchSeat,
    /// Another player sits there.
    #[error("that seat is taken")]
    SeatTaken,
    /// Nobody can sit down any more.
    #[error("every seat at this table is taken")]
    TableFull,
    /// The sender sits at the table already.
    #[error("you already sit at this table")]
    AlreadySeated,
    /// The sender has no seat at the table.
    #[error("you have no seat at this table")]
    NotSeated,
    /// Only the host may do that.
    #[error("only the host of the table can do that")]
    HostOnly,
    /// That is done before the match starts.
    #[error("the match has already started")]
    AlreadyStarted,
    /// That is done in a running match.
    #[error("the match has not started yet")]
    NotStarted,
    /// No round is being played.
    #[error("no round is being played at the moment")]
    NoRound,
    /// A round is being played.
    #[error("a round is being played at the moment")]
    RoundRunning,
    /// The match is not over.
    #[error("the match is not over yet")]
    MatchRunning,
    /// The sender has said so already.
    #[error("you have already said that you are ready")]
    AlreadyReady,
    /// The player is there, or a bot already stands in.
    #[error("nobody needs to stand in on that seat")]
    NotAway,
    /// Other people play.
    #[error("a move can be taken back only where all the others are bots")]
    OthersPlay,
    /// Nothing was played yet.
    #[error("there is no card of yours to take back")]
    NothingToUndo,
    /// The claim is not certain, or somebody else has the turn.
    #[error("a claim is accepted only on your own turn, and only if it is certain whatever the others hold")]
    ClaimNotCertain,
    /// The table is closed.
    #[error("this table is closed")]
    Closed,
    /// Nobody sits at the table.
    #[error("somebody has to sit down before the match can start")]
    NobodySeated,
    /// The clock is outside its limits.
    #[error("a clock has 1 to 600 seconds per move, or 10 to 36000 seconds per match")]
    ClockOutOfRange,
    /// The grace time is too long.
    #[error("an absent player can be waited for at most an hour")]
    GraceOutOfRange,
    /// Every seat has a bot.
    #[error("at least one seat must be left for a person")]
    NoSeatForPeople,
    /// The length is outside its limits.
    #[error("a match has 1 to 100 rounds, or goes until 1 to 1000000 points")]
    LengthOutOfRange,
    /// Other people could join a table with fixed deals.
    #[error("a table with fixed deals is for one person against bots, and nobody can watch or join it")]
    FixedDealsForOne,
    /// The fixed deals do not make a match.
    #[error("the prepared deals do not make a match: one for each round, each dealt by the next player")]
    FixedDealsInvalid,
    /// A fixed beginning breaks a rule, or leaves nothing to play.
    #[error("the round cannot go on from there: the cards before break a rule, or it is over")]
    FixedPlaysInvalid,
    /// The input makes no sense now; only the runner can send it.
    #[error("the table did not ask for this")]
    NotAsked,
}

impl From<rules::IllegalMove> for Refusal {
    fn from(refusal: rules::IllegalMove) -> Refusal {
        Refusal::Rule(refusal)
    }
}
