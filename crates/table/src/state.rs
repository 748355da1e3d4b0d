//! The state of a table and its getters.

use rules::fair_deal::{Commitment, Entropy, Secret};
use rules::record::{Fairness, PlayerKind, Record, RoundFairness};
use rules::{Claim, Match, PerSeat, PlayerCount, PublicView, Round, Seat, View, fair_deal};
use serde::{Deserialize, Serialize};

use crate::derived::Derived;
use crate::{Event, FixedDeals, FixedDealsInfo, LogEntry, Millis, Occupant, PlayerId, ReplayError, Settings};

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People take their seats.
    Lobby,
    /// A round is about to be dealt, as soon as everybody is ready.
    Waiting,
    /// A round is played.
    Playing,
    /// The match is over; another one can follow.
    Finished,
    /// Nothing more happens here.
    Closed,
}

/// The inputs of the next shuffle that are known so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NextDeal {
    pub(crate) secret: Option<Secret>,
    pub(crate) entropy: PerSeat<Option<Entropy>>,
    pub(crate) since: Millis,
}

/// A move that the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PendingMove {
    /// The number of the event after which it was due.
    pub(crate) seq: u64,
    pub(crate) since: Millis,
    pub(crate) timed_out: bool,
}

/// One table: who sits there, the match, the round, the clocks.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) id: Box<str>,
    pub(crate) settings: Settings,
    pub(crate) host: PlayerId,
    pub(crate) seats: PerSeat<Occupant>,
    pub(crate) stage: Stage,
    pub(crate) seq: u64,
    pub(crate) last_event_at: Millis,
    /// Since when nobody has been connected. Meanwhile all clocks stand still.
    pub(crate) paused: Option<Millis>,
    pub(crate) matches: u32,
    pub(crate) started_at: Millis,
    pub(crate) standing: Match,
    pub(crate) finished_rounds: Vec<(Round, Option<RoundFairness>)>,
    pub(crate) round: Option<(Round, Option<RoundFairness>)>,
    pub(crate) next_deal: NextDeal,
    pub(crate) ready: PerSeat<bool>,
    pub(crate) first_ready: Option<Millis>,
    pub(crate) pending_moves: PerSeat<Option<PendingMove>>,
    pub(crate) time_used: PerSeat<Millis>,
    /// What each player has claimed in this round.
    pub(crate) claims: PerSeat<Option<Claim>>,
    /// How many times cards were taken back in this round.
    pub(crate) undos: u32,
    /// Whether a person has chosen a card at this table.
    pub(crate) person_moved: bool,
    pub(crate) derived: Derived,
}

impl Table {
    /// Opens a table. Returns it with the first event of its log.
    pub fn open(now: Millis, id: &str, settings: Settings, host: PlayerId) -> Result<(Table, Event), crate::Refusal> {
        settings.check()?;
        let event = Event::Opened { id: id.into(), settings: Box::new(settings), host };
        let table = Table::from_opened(now, &event).ok_or(crate::Refusal::NotAsked)?;
        Ok((table, event))
    }

    /// Replays a log. Every event is checked before it is applied, because a log may be damaged.
    pub fn replay(entries: impl IntoIterator<Item = LogEntry>) -> Result<Table, ReplayError> {
        let mut entries = entries.into_iter();
        let first = entries.next().ok_or(ReplayError::NotOpened)?;
        let mut table = Table::from_opened(first.at, &first.event).ok_or(ReplayError::NotOpened)?;
        table.settings.check().map_err(ReplayError::Settings)?;
        for entry in entries {
            if !table.can_follow(entry.at, &entry.event) {
                return Err(ReplayError::Impossible { number: table.seq + 1 });
            }
            table.apply(entry.at, &entry.event);
        }
        Ok(table)
    }

    fn from_opened(at: Millis, event: &Event) -> Option<Table> {
        let Event::Opened { id, settings, host } = event else { return None };
        let players = settings.rules.players;
        let occupant = |seat| settings.bots[seat].map_or(Occupant::Empty, Occupant::Bot);
        Some(Table {
            id: id.clone(),
            settings: (**settings).clone(),
            host: *host,
            seats: PerSeat::from_fn(players, occupant),
            stage: Stage::Lobby,
            seq: 1,
            last_event_at: at,
            paused: None,
            matches: 0,
            started_at: at,
            standing: Match::new(settings.rules, Seat::S0),
            finished_rounds: Vec::new(),
            round: None,
            next_deal: NextDeal { secret: None, entropy: PerSeat::filled(players, None), since: at },
            ready: PerSeat::filled(players, false),
            first_ready: None,
            pending_moves: PerSeat::filled(players, None),
            time_used: PerSeat::filled(players, 0),
            claims: PerSeat::filled(players, None),
            undos: 0,
            person_moved: false,
            derived: Derived::default(),
        })
    }

    /// The table's name.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The table's settings.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.settings.rules.players
    }

    /// The person who may change and close the table.
    #[must_use]
    pub fn host(&self) -> PlayerId {
        self.host
    }

    /// The occupants of all seats.
    #[must_use]
    pub fn seats(&self) -> &PerSeat<Occupant> {
        &self.seats
    }

    /// The seat of a person, if they have one.
    #[must_use]
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let sits = |occupant: &Occupant| occupant.human().is_some_and(|person| person.id == player);
        self.seats.iter_with_seat().find_map(|(seat, occupant)| sits(occupant).then_some(seat))
    }

    /// What the table is doing.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The number of the last event; the first has number 1.
    #[must_use]
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// When the last event happened.
    #[must_use]
    pub fn last_event_at(&self) -> Millis {
        self.last_event_at
    }

    /// The standing of the match.
    #[must_use]
    pub fn standing(&self) -> &Match {
        &self.standing
    }

    /// The name of the match being played, or of the last one.
    #[must_use]
    pub fn match_id(&self) -> String {
        match &self.settings.first_match {
            Some(first) if self.matches <= 1 => first.id.to_string(),
            _ => format!("{}-{}", self.id, self.matches.max(1)),
        }
    }

    /// When the match began.
    #[must_use]
    pub fn started_at(&self) -> Millis {
        self.started_at
    }

    /// The hash of the secret for the round to come.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        self.next_deal.secret.as_ref().map(fair_deal::commitment)
    }

    /// Who is ready for the next round, or for another match.
    #[must_use]
    pub fn ready(&self) -> &PerSeat<bool> {
        &self.ready
    }

    /// What the player on a seat may know of the current round, or of the last one.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.view_with(seat, self.public()?.clone())
    }

    /// The same, for a caller who has the public part of the round already. It must come from [`Table::public`].
    #[must_use]
    pub fn view_with(&self, seat: Seat, public: PublicView) -> Option<View> {
        let (round, _) = self.round.as_ref().filter(|_| self.players().has(seat))?;
        Some(round.view_with(seat, public))
    }

    /// What everybody may know of the current round, or of the last one. It is computed once after each event.
    #[must_use]
    pub fn public(&self) -> Option<&PublicView> {
        self.round.as_ref().map(|(round, _)| self.derived.public(round))
    }

    /// The player who plays the next card, in a running round.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        self.round.as_ref().and_then(|(round, _)| round.turn())
    }

    /// The index of the round being played, or of the last one, counted from 0.
    #[must_use]
    pub fn round_index(&self) -> Option<usize> {
        self.round.as_ref()?;
        Some(if self.stage == Stage::Playing {
            self.finished_rounds.len()
        } else {
            self.finished_rounds.len().saturating_sub(1)
        })
    }

    /// The proof that the deal of the round was fair; its secret is included only when the round is over. There is none
    /// for fixed deals.
    #[must_use]
    pub fn fairness(&self) -> Option<RoundFairness> {
        let fairness = self.round.as_ref()?.1.as_ref()?;
        let secret = fairness.secret.filter(|_| self.stage != Stage::Playing);
        Some(RoundFairness { secret, ..*fairness })
    }

    /// The fixed deals, if the cards are not shuffled.
    #[must_use]
    pub fn fixed_deals(&self) -> Option<&FixedDeals> {
        self.settings.deal_source.fixed()
    }

    /// The number of the event after which a move of this seat was due, if one is.
    #[must_use]
    pub fn pending_since(&self, seat: Seat) -> Option<u64> {
        self.pending_moves[seat].map(|pending| pending.seq)
    }

    /// Whether any person is connected. While nobody is, the table sleeps: no clock runs and no bot moves.
    #[must_use]
    pub fn has_connected_human(&self) -> bool {
        self.seats.iter().any(Occupant::is_here)
    }

    /// Whether moves can be taken back: only where all others are bots, and never in the deal of the day, whose results
    /// are compared.
    #[must_use]
    pub fn allows_undo(&self) -> bool {
        self.is_solo() && self.fixed_deals().is_none_or(|fixed| fixed.purpose != crate::FixedDealsKind::Daily)
    }

    /// How many times cards were taken back in this round.
    #[must_use]
    pub fn undos(&self) -> u32 {
        self.undos
    }

    /// Whether a person has chosen a card at this table.
    #[must_use]
    pub fn person_moved(&self) -> bool {
        self.person_moved
    }

    /// Whether exactly one person plays.
    #[must_use]
    pub fn is_solo(&self) -> bool {
        self.seats.iter().filter(|occupant| occupant.human().is_some()).count() == 1
    }

    /// Whether the table needs a secret for the next shuffle.
    #[must_use]
    pub fn needs_secret(&self) -> bool {
        self.stage == Stage::Waiting && !self.deal_source_known()
    }

    /// Whether the table has what it needs to deal the next round.
    pub(crate) fn deal_source_known(&self) -> bool {
        self.next_deal.secret.is_some() || self.fixed_deals().is_some()
    }

    /// The record of the match so far. It contains the hidden cards of a running round, so it must not be sent to
    /// players before the match is over.
    #[must_use]
    pub fn record(&self) -> Record {
        let kind = |occupant: &Occupant| match occupant {
            Occupant::Bot(level) => PlayerKind::Bot(level.name()),
            Occupant::Human(person) if person.id == self.host => PlayerKind::Host,
            Occupant::Human(_) => PlayerKind::Guest,
            Occupant::Empty => PlayerKind::Other("empty"),
        };
        let name = |occupant: &Occupant| occupant.human().map(|person| person.name.to_string()).unwrap_or_default();
        let running = self.round.as_ref().filter(|_| self.stage == Stage::Playing);
        let rounds = || self.finished_rounds.iter().chain(running);
        Record {
            fairness: self.fixed_deals().is_none().then(|| Fairness {
                match_id: self.match_id(),
                rounds: rounds().filter_map(|(_, fairness)| *fairness).collect(),
            }),
            extensions: self.fixed_deals().map(|fixed| FixedDealsInfo::of_deals(fixed).extra()).into_iter().collect(),
            rounds: rounds().map(|(round, _)| round.clone()).collect(),
            names: Some(self.seats.iter().map(name).collect()),
            ..Record::new(self.settings.rules, self.seats.iter().map(|occupant| kind(occupant).to_string()).collect())
        }
    }
}
