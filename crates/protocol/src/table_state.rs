//! Everything one viewer may know of a table.

use rules::fair_deal::{Commitment, Entropy, Secret};
use rules::record::RoundFairness;
use rules::{Card, CardSet, Match, PerSeat, Phase, PublicView, Rules, Score, Seat, View};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use table::{BotLevel, Occupant, Stage, Table, TimeControl};

use crate::{VERSION, Viewer};

/// Everything one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TableStateJson")]
pub struct TableState {
    /// The version of the protocol.
    pub version: u32,
    /// The table's name.
    pub table: String,
    /// The name of the match being played, or of the last one.
    pub r#match: String,
    /// What the table is doing.
    pub stage: Stage,
    /// The rules.
    pub rules: Rules,
    /// The clock.
    pub clock: TimeControl,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// Where the viewer sits; a spectator sits nowhere.
    pub you: Option<Seat>,
    /// Whether the viewer is the host.
    pub you_host: bool,
    /// Whether the viewer may take cards back and ask for hints at this table.
    #[serde(rename = "undo")]
    pub assisted: bool,
    /// Everybody, in seat order.
    pub seats: PerSeat<SeatState>,
    /// The rounds that have been counted.
    pub scores: Vec<Score>,
    /// The points of all of them.
    pub totals: PerSeat<u32>,
    /// Who has won, once the match is over.
    pub winners: Vec<Seat>,
    /// SHA-256 of the secret of the round to come.
    pub commitment: Option<Commitment>,
    /// The round being played, or the last one.
    pub round: Option<RoundState>,
}

/// What is on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Nobody.
    #[default]
    Empty,
    /// A bot.
    Bot,
    /// A person.
    Person,
}

/// Whether the player on a seat is there; a bot always is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Connected.
    #[default]
    Here,
    /// Not connected.
    Away,
    /// Not connected, and a bot plays in the meantime.
    StandIn,
}

impl From<table::Presence> for Presence {
    fn from(presence: table::Presence) -> Presence {
        match presence {
            table::Presence::Here => Presence::Here,
            table::Presence::Away(_) => Presence::Away,
            table::Presence::StandIn => Presence::StandIn,
        }
    }
}

/// One seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// What is on it.
    pub kind: SeatKind,
    /// What the person is called.
    pub name: String,
    /// How well the bot plays.
    pub strength: Option<BotLevel>,
    /// Whether the player is there.
    pub presence: Presence,
    /// Whether they are ready for the next deal, or for another match.
    pub ready: bool,
    /// Whether it is the host.
    pub host: bool,
    /// Milliseconds left for the move they owe, if there is a clock.
    pub time: Option<u64>,
}

/// What one viewer may know of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundState {
    /// The round, counted from 0.
    pub round: u32,
    /// What the viewer sees of it.
    pub view: RoundView,
    /// How the deal was made; nothing for fixed deals.
    pub fairness: Option<RoundFairnessInfo>,
}

/// How a viewer sees a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoundView {
    /// From a seat.
    Player(View),
    /// Without a seat.
    Spectator(PublicView),
}

impl RoundView {
    /// What everybody sees.
    #[must_use]
    pub fn public(&self) -> &PublicView {
        match self {
            RoundView::Player(view) => &view.public,
            RoundView::Spectator(public) => public,
        }
    }

    /// What the viewer's seat sees.
    #[must_use]
    pub fn player(&self) -> Option<&View> {
        match self {
            RoundView::Player(view) => Some(view),
            RoundView::Spectator(_) => None,
        }
    }

    /// The same viewer, with another public part.
    pub(crate) fn with_public(&self, public: PublicView) -> RoundView {
        match self {
            RoundView::Player(view) => RoundView::Player(View { public, ..*view }),
            RoundView::Spectator(_) => RoundView::Spectator(public),
        }
    }
}

/// How a deal was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundFairnessInfo {
    /// SHA-256 of the secret, published before the deal.
    pub commitment: Commitment,
    /// What each seat added.
    pub entropy: PerSeat<Option<Entropy>>,
    /// The secret, once the round is over.
    pub secret: Option<Secret>,
}

impl From<RoundFairness> for RoundFairnessInfo {
    fn from(RoundFairness { commitment, secret, entropy }: RoundFairness) -> RoundFairnessInfo {
        RoundFairnessInfo { commitment, entropy, secret }
    }
}

impl TableState {
    /// A table with these rules on which nobody sits yet, as somebody sees it who does not sit there.
    #[must_use]
    pub fn empty(rules: Rules) -> TableState {
        TableState {
            version: VERSION,
            table: String::new(),
            r#match: String::new(),
            stage: Stage::Lobby,
            rules,
            clock: TimeControl::None,
            spectators: false,
            listed: false,
            you: None,
            you_host: false,
            assisted: false,
            seats: PerSeat::from_fn(rules.players, |_| SeatState::default()),
            scores: Vec::new(),
            totals: PerSeat::filled(rules.players, 0),
            winners: Vec::new(),
            commitment: None,
            round: None,
        }
    }

    /// What a viewer may know of a table at a time.
    #[must_use]
    pub fn of(table: &Table, viewer: Viewer, now: u64) -> TableState {
        let settings = table.settings();
        let (you, you_host) = (viewer.seat(), viewer.is_host(table));
        TableState {
            version: VERSION,
            table: table.id().to_owned(),
            r#match: table.match_id(),
            stage: table.stage(),
            rules: settings.rules,
            clock: settings.clock,
            spectators: settings.spectators,
            listed: settings.listed,
            you,
            you_host,
            assisted: you.is_some() && table.allows_undo(),
            seats: PerSeat::from_fn(table.players(), |seat| SeatState::of(table, seat, now)),
            scores: table.standing().scores().to_vec(),
            totals: *table.standing().totals(),
            winners: table.standing().winners().collect(),
            commitment: table.commitment(),
            round: RoundState::of(table, you),
        }
    }

    /// What the viewer's seat may know of the round: what bots and hints work with.
    #[must_use]
    pub fn view(&self) -> Option<&View> {
        self.round.as_ref()?.view.player()
    }

    /// What everybody may know of the round.
    #[must_use]
    pub fn public(&self) -> Option<&PublicView> {
        self.round.as_ref().map(|round| round.view.public())
    }

    /// The standing of the match.
    #[must_use]
    pub fn standing(&self) -> Match {
        let players = self.rules.players;
        let first_dealer = self.round.as_ref().map_or(Seat::S0, |round| {
            let turns = round.round as usize % players.count();
            players.step(round.view.public().dealer, players.count() - turns)
        });
        let mut standing = Match::new(self.rules, first_dealer);
        for score in &self.scores {
            // The table has counted these rounds, so each of them fits.
            let _ = standing.add(*score);
        }
        standing
    }
}

/// Milliseconds left for the move that a seat owes.
pub(crate) fn time_left(table: &Table, seat: Seat, now: u64) -> Option<u64> {
    if table.settings().clock == TimeControl::None {
        return None;
    }
    table.move_deadline(seat).map(|deadline| deadline.saturating_sub(now))
}

impl SeatState {
    fn of(table: &Table, seat: Seat, now: u64) -> SeatState {
        let chair = &table.seats()[seat];
        let person = chair.human();
        let (kind, strength) = match chair {
            Occupant::Empty => (SeatKind::Empty, None),
            Occupant::Bot(strength) => (SeatKind::Bot, Some(*strength)),
            Occupant::Human(_) => (SeatKind::Person, None),
        };
        SeatState {
            kind,
            name: person.map(|person| person.name.to_string()).unwrap_or_default(),
            strength,
            presence: person.map_or(Presence::Here, |person| person.presence.into()),
            ready: table.ready()[seat],
            host: person.is_some_and(|person| person.id == table.host()),
            time: time_left(table, seat, now),
        }
    }
}

impl RoundState {
    fn of(table: &Table, seat: Option<Seat>) -> Option<RoundState> {
        let view = match seat.and_then(|seat| table.view(seat)) {
            Some(view) => RoundView::Player(view),
            None => RoundView::Spectator(table.public()?),
        };
        // Right after the last card the chest is still shut. It opens with the next event.
        let shut = table.stage() == Stage::Playing && view.public().reveal.is_some();
        let view = if shut { view.with_public(view.public().with_chest(None)?) } else { view };
        let fairness = table.fairness().map(RoundFairnessInfo::from);
        Some(RoundState { round: table.round_index()? as u32, view, fairness })
    }
}

/// A round in JSON. Much of it follows from the rest: it spares other programs the work.
#[derive(Serialize, Deserialize)]
struct RoundStateJson {
    /// The round, counted from 0.
    round: u32,
    /// Who dealt.
    dealer: Seat,
    phase: Phase,
    /// Whose turn it is to play.
    turn: Option<Seat>,
    /// The viewer's cards.
    hand: CardSet,
    /// What the viewer has put into the chest.
    stash: Option<Card>,
    /// What the viewer may stash or play now.
    legal: CardSet,
    /// Who has put a card into the chest.
    stashed: PerSeat<bool>,
    /// How many cards each seat holds.
    cards: PerSeat<usize>,
    /// The tricks each seat has won.
    tricks: PerSeat<u32>,
    /// Every card played, in order; the first leader sits on the dealer's left.
    plays: Vec<Card>,
    /// Who leads or led the trick on the table.
    leader: Seat,
    /// The cards of the trick on the table, in the order played.
    trick: Vec<Card>,
    /// Once the round is over: who put which card into the chest.
    opened: Vec<Option<Card>>,
    /// Once the round is over: the cards that were dealt into the chest.
    chest: CardSet,
    /// Once the round is over: its score.
    score: Option<Score>,
    /// How the deal was made; nothing for fixed deals.
    fairness: Option<RoundFairnessInfo>,
}

impl Serialize for RoundState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let public = self.view.public();
        let view = self.view.player();
        let trick = public.trick();
        let opened = public.reveal.as_ref();
        RoundStateJson {
            round: self.round,
            dealer: public.dealer,
            phase: public.phase,
            turn: public.turn,
            hand: view.map_or(CardSet::EMPTY, |view| view.hand),
            stash: view.and_then(|view| view.stash),
            legal: view.map_or(CardSet::EMPTY, View::legal),
            stashed: public.stashed,
            cards: public.hand_sizes,
            tricks: public.tricks_won,
            plays: public.plays.to_vec(),
            leader: trick.leader(),
            trick: trick.cards().to_vec(),
            opened: opened.map(|opened| opened.stash.as_slice().to_vec()).unwrap_or_default(),
            chest: opened.map_or(CardSet::EMPTY, |opened| opened.dealt),
            score: opened.map(|opened| opened.score),
            fairness: self.fairness.clone(),
        }
        .serialize(serializer)
    }
}

/// A state in JSON, before its parts are compared with each other.
#[derive(Deserialize)]
struct TableStateJson {
    version: u32,
    table: String,
    r#match: String,
    stage: Stage,
    rules: Rules,
    clock: TimeControl,
    spectators: bool,
    listed: bool,
    you: Option<Seat>,
    you_host: bool,
    undo: bool,
    seats: PerSeat<SeatState>,
    scores: Vec<Score>,
    totals: PerSeat<u32>,
    winners: Vec<Seat>,
    commitment: Option<Commitment>,
    round: Option<RoundStateJson>,
}

/// A state whose parts contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StateError {
    /// A list has a value for more or fewer seats than there are players.
    #[error("the state has lists for another number of players")]
    OtherPlayers,
    /// The round cannot have come about under the rules.
    #[error("the state has a round that cannot have been played")]
    ImpossibleRound,
}

impl RoundStateJson {
    fn read(self, rules: &Rules, you: Option<Seat>) -> Result<RoundState, StateError> {
        let chest = match self.opened.len() {
            0 => None,
            len if len == rules.players.count() => {
                Some((PerSeat::from_fn(rules.players, |seat| self.opened[seat.index()]), self.chest))
            }
            _ => return Err(StateError::OtherPlayers),
        };
        let public = PublicView::from_plays(rules, self.dealer, self.stashed, &self.plays, chest)
            .filter(|public| (public.phase, public.turn) == (self.phase, self.turn))
            .ok_or(StateError::ImpossibleRound)?;
        let view = match you {
            Some(seat) => RoundView::Player(View { seat, hand: self.hand, stash: self.stash, public }),
            None => RoundView::Spectator(public),
        };
        Ok(RoundState { round: self.round, view, fairness: self.fairness })
    }
}

impl TryFrom<TableStateJson> for TableState {
    type Error = StateError;

    fn try_from(json: TableStateJson) -> Result<TableState, StateError> {
        let players = json.rules.players;
        let fits = json.seats.players() == players
            && json.totals.players() == players
            && json.scores.iter().all(|score| score.points.players() == players)
            && json.you.is_none_or(|seat| players.has(seat));
        if !fits {
            return Err(StateError::OtherPlayers);
        }
        let round = json.round.map(|round| round.read(&json.rules, json.you)).transpose()?;
        Ok(TableState {
            version: json.version,
            table: json.table,
            r#match: json.r#match,
            stage: json.stage,
            rules: json.rules,
            clock: json.clock,
            spectators: json.spectators,
            listed: json.listed,
            you: json.you,
            you_host: json.you_host,
            assisted: json.undo,
            seats: json.seats,
            scores: json.scores,
            totals: json.totals,
            winners: json.winners,
            commitment: json.commitment,
            round,
        })
    }
}
