//! Everything one viewer may know of a table.

use rules::fair::Entropy;
use rules::{
    Card, CardSet, Demand, Opened, PerSeat, Phase, Players, Public, Rules, Score, Seat, Trick, View as SeatView,
};
use serde::{Deserialize, Serialize};
use table::{Chair, Clock, Presence, Stage, Strength, Table};

use crate::tell::Viewer;
use crate::{ClockSetup, RulesSetup, VERSION, text};

/// Everything one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The version of the protocol.
    pub version: u32,
    /// The table's name.
    pub table: String,
    /// The name of the match being played, or of the last one.
    pub r#match: String,
    /// `lobby`, `waiting` (for everybody to be ready), `playing`, `finished` or `closed`.
    pub stage: String,
    /// The rules.
    pub rules: RulesSetup,
    /// The clock.
    pub clock: ClockSetup,
    /// Whether others may watch.
    pub spectators: bool,
    /// Whether the table is in the list of open tables.
    pub listed: bool,
    /// Where the viewer sits; a spectator sits nowhere.
    #[serde(with = "text::some_seat")]
    pub you: Option<Seat>,
    /// Whether the viewer is the host.
    pub you_host: bool,
    /// Whether the viewer may take a card back at this table.
    pub undo: bool,
    /// Everybody, in seat order.
    pub seats: Vec<SeatState>,
    /// The rounds that have been counted.
    pub scores: Vec<ScoreLine>,
    /// The points of all of them.
    pub totals: Vec<u32>,
    /// Who has won, once the match is over.
    #[serde(with = "text::seats")]
    pub winners: Vec<Seat>,
    /// SHA-256 of the secret of the round to come.
    #[serde(with = "text::some_bytes")]
    pub commitment: Option<[u8; 32]>,
    /// The round being played, or the last one.
    pub round: Option<StateOfRound>,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// `empty`, `bot` or `person`.
    pub kind: String,
    /// What the person is called.
    pub name: String,
    /// How well the bot plays.
    #[serde(with = "text::some_name")]
    pub strength: Option<Strength>,
    /// `here`, `away` or `stand-in`; a bot is always here.
    pub presence: String,
    /// Whether they are ready for the next deal, or for another match.
    pub ready: bool,
    /// Whether it is the host.
    pub host: bool,
    /// Milliseconds left for the move they owe, if there is a clock.
    pub time: Option<u64>,
}

/// What a round came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreLine {
    /// The face values each seat took.
    pub raw: Vec<u32>,
    /// The tricks each seat won.
    pub tricks: Vec<u32>,
    /// The minus points each seat got.
    pub points: Vec<u32>,
}

impl From<&Score> for ScoreLine {
    fn from(score: &Score) -> ScoreLine {
        ScoreLine {
            raw: score.raw.as_slice().to_vec(),
            tricks: score.tricks.as_slice().to_vec(),
            points: score.points.as_slice().to_vec(),
        }
    }
}

/// What one viewer may know of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StateOfRound {
    /// The round, counted from 0.
    pub round: u32,
    /// Who dealt.
    #[serde(with = "text::seat")]
    pub dealer: Seat,
    /// `stash`, `play` or `over`.
    pub phase: String,
    /// Whose turn it is to play.
    #[serde(with = "text::some_seat")]
    pub turn: Option<Seat>,
    /// The viewer's cards.
    #[serde(with = "text::card_set")]
    pub hand: CardSet,
    /// What the viewer has put into the chest.
    #[serde(with = "text::some_card")]
    pub stash: Option<Card>,
    /// What the viewer may stash or play now.
    #[serde(with = "text::card_set")]
    pub legal: CardSet,
    /// Who has put a card into the chest.
    pub stashed: Vec<bool>,
    /// How many cards each seat holds.
    pub cards: Vec<u32>,
    /// The tricks each seat has won.
    pub tricks: Vec<u32>,
    /// Every card played, in order; the first leader sits on the dealer's left.
    #[serde(with = "text::cards")]
    pub plays: Vec<Card>,
    /// Who leads or led the trick on the table.
    #[serde(with = "text::seat")]
    pub leader: Seat,
    /// The cards of the trick on the table, in the order played.
    #[serde(with = "text::cards")]
    pub trick: Vec<Card>,
    /// Once the round is over: who put which card into the chest.
    #[serde(with = "text::some_cards")]
    pub opened: Vec<Option<Card>>,
    /// Once the round is over: the cards that were dealt into the chest.
    #[serde(with = "text::card_set")]
    pub chest: CardSet,
    /// Once the round is over: what it came to.
    pub score: Option<ScoreLine>,
    /// How the deal was made; nothing for prepared cards.
    pub fairness: Option<Fairness>,
}

/// How a deal was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// SHA-256 of the secret, published before the deal.
    #[serde(with = "text::bytes")]
    pub commitment: [u8; 32],
    /// What each seat added.
    #[serde(with = "text::bytes_of_seats")]
    pub entropy: Vec<Option<Entropy>>,
    /// The secret, once the round is over.
    #[serde(with = "text::some_bytes")]
    pub secret: Option<[u8; 32]>,
}

impl State {
    /// What a viewer may know of a table at a time.
    #[must_use]
    pub fn of(table: &Table, viewer: Viewer, now: u64) -> State {
        let settings = table.settings();
        let (you, you_host) = (viewer.seat(), viewer.is_host(table));
        State {
            version: VERSION,
            table: table.id().to_owned(),
            r#match: table.match_id(),
            stage: stage_name(table.stage()).to_owned(),
            rules: settings.rules.into(),
            clock: settings.clock.into(),
            spectators: settings.spectators,
            listed: settings.listed,
            you,
            you_host,
            undo: you.is_some() && table.takes_back(),
            seats: table.players().seats().map(|seat| SeatState::of(table, seat, now)).collect(),
            scores: table.game().scores().iter().map(ScoreLine::from).collect(),
            totals: table.game().totals().as_slice().to_vec(),
            winners: table.game().winners().collect(),
            commitment: table.commitment(),
            round: StateOfRound::of(table, you),
        }
    }

    /// What the viewer may know of the round, in the terms of the rules: what bots and hints are made for.
    #[must_use]
    pub fn view(&self) -> Option<SeatView> {
        let (seat, rules) = (self.you?, self.rules.rules()?);
        let round = self.round.as_ref()?;
        Some(SeatView { seat, hand: round.hand, stash: round.stash, public: round.public(&rules)? })
    }

    /// What everybody may know of the round, in the terms of the rules.
    #[must_use]
    pub fn public(&self) -> Option<Public> {
        self.round.as_ref()?.public(&self.rules.rules()?)
    }
}

fn stage_name(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "lobby",
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Finished => "finished",
        Stage::Closed => "closed",
    }
}

/// Milliseconds left for the move that a seat owes.
pub(crate) fn time_left(table: &Table, seat: Seat, now: u64) -> Option<u64> {
    if table.settings().clock == Clock::None {
        return None;
    }
    table.move_deadline(seat).map(|deadline| deadline.saturating_sub(now))
}

impl SeatState {
    fn of(table: &Table, seat: Seat, now: u64) -> SeatState {
        let chair = &table.chairs()[seat];
        let (kind, strength) = match chair {
            Chair::Empty => ("empty", None),
            Chair::Bot(strength) => ("bot", Some(*strength)),
            Chair::Person(_) => ("person", None),
        };
        let presence = match chair.person().map(|person| person.presence) {
            None | Some(Presence::Here) => "here",
            Some(Presence::Away(_)) => "away",
            Some(Presence::StandIn) => "stand-in",
        };
        SeatState {
            kind: kind.to_owned(),
            name: chair.person().map(|person| person.name.to_string()).unwrap_or_default(),
            strength,
            presence: presence.to_owned(),
            ready: table.ready()[seat],
            host: chair.person().is_some_and(|person| person.id == table.host()),
            time: time_left(table, seat, now),
        }
    }
}

impl StateOfRound {
    fn of(table: &Table, seat: Option<Seat>) -> Option<StateOfRound> {
        let view = seat.and_then(|seat| table.view(seat));
        let (hand, stash, legal) =
            view.as_ref().map_or((CardSet::EMPTY, None, CardSet::EMPTY), |view| (view.hand, view.stash, view.legal()));
        let public = match view {
            Some(view) => view.public,
            None => table.public()?,
        };
        let trick = public.trick();
        let opened = public.opened.as_ref();
        Some(StateOfRound {
            round: table.round_index()? as u32,
            dealer: public.dealer,
            phase: phase_name(public.phase).to_owned(),
            turn: public.turn,
            hand,
            stash,
            legal,
            stashed: public.stashed.as_slice().to_vec(),
            cards: public.hand_sizes.iter().map(|&size| size as u32).collect(),
            tricks: public.tricks_won.as_slice().to_vec(),
            plays: public.plays.to_vec(),
            leader: trick.leader(),
            trick: trick.cards().to_vec(),
            opened: opened.map(|opened| opened.stash.as_slice().to_vec()).unwrap_or_default(),
            chest: opened.map_or(CardSet::EMPTY, |opened| opened.dealt),
            score: opened.map(|opened| ScoreLine::from(&opened.score)),
            fairness: table.fairness().map(|fairness| Fairness {
                commitment: fairness.commitment,
                entropy: fairness.entropy.as_slice().to_vec(),
                secret: fairness.secret,
            }),
        })
    }

    /// The public part in the terms of the rules. Nothing if the lists do not fit the number of players.
    fn public(&self, rules: &Rules) -> Option<Public> {
        let players = rules.players;
        let fits = |len: usize| len == players.count();
        if !fits(self.stashed.len()) || !fits(self.cards.len()) || self.plays.len() > players.plays() {
            return None;
        }
        let tricks = self.all_tricks(players);
        let mut taken = PerSeat::splat(players, CardSet::EMPTY);
        let mut tricks_won = PerSeat::splat(players, 0);
        for trick in tricks.iter().filter(|trick| trick.is_complete()) {
            let winner = trick.winner()?;
            taken[winner] |= trick.set();
            tricks_won[winner] += 1;
        }
        let opened = self.opened(rules, &mut taken, &tricks);
        Some(Public {
            rules: *rules,
            dealer: self.dealer,
            phase: self.phase()?,
            turn: self.turn,
            stashed: PerSeat::from_fn(players, |seat| self.stashed[seat.index()]),
            plays: self.plays.iter().copied().collect(),
            hand_sizes: PerSeat::from_fn(players, |seat| self.cards[seat.index()] as usize),
            voids: voids(rules, &tricks),
            taken,
            tricks_won,
            opened,
        })
    }

    fn phase(&self) -> Option<Phase> {
        [Phase::Stash, Phase::Play, Phase::Over].into_iter().find(|&phase| phase_name(phase) == self.phase)
    }

    fn all_tricks(&self, players: Players) -> Vec<Trick> {
        let mut leader = players.next(self.dealer);
        let of_leader = |cards: &[Card]| {
            let trick = Trick::of(players, leader, cards);
            leader = trick.winner().unwrap_or(leader);
            trick
        };
        self.plays.chunks(players.count()).map(of_leader).collect()
    }

    fn opened(&self, rules: &Rules, taken: &mut PerSeat<CardSet>, tricks: &[Trick]) -> Option<Opened> {
        let score = self.score.as_ref()?;
        let players = rules.players;
        let of = |values: &[u32], seat: Seat| values.get(seat.index()).copied().unwrap_or(0);
        let stash = PerSeat::from_fn(players, |seat| self.opened.get(seat.index()).copied().flatten());
        let chest = stash.iter().flatten().fold(self.chest, |chest, card| chest | card.set());
        if let Some(winner) = tricks.last().and_then(Trick::winner) {
            taken[winner] |= chest;
        }
        let score = Score {
            raw: PerSeat::from_fn(players, |seat| of(&score.raw, seat)),
            tricks: PerSeat::from_fn(players, |seat| of(&score.tricks, seat)),
            points: PerSeat::from_fn(players, |seat| of(&score.points, seat)),
        };
        Some(Opened { stash, dealt: self.chest, score })
    }
}

fn voids(rules: &Rules, tricks: &[Trick]) -> PerSeat<CardSet> {
    let mut voids = PerSeat::splat(rules.players, CardSet::EMPTY);
    for trick in tricks {
        let Some(led) = trick.led() else { continue };
        let demand = Demand::of(rules, led);
        for (seat, _) in trick.plays().skip(1).filter(|(_, card)| !demand.allowed.contains(*card)) {
            voids[seat] |= demand.held;
        }
    }
    voids
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Stash => "stash",
        Phase::Play => "play",
        Phase::Over => "over",
    }
}
