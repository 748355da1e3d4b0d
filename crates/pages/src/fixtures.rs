//! Deterministic sample tables for tests, benchmarks and the gallery.

use protocol::{MoveEvent, RoundOver, RoundState, RoundView, SeatKind, SeatState, ServerEvent, TableState};
use rules::{Card, CardSet, Deal, Match, PerSeat, PublicView, Round, Rules, Seat};
use table::{BotLevel, Presence, Stage};
use words::Words;

use crate::prefs::OptIn;
use crate::table::{ClientCache, frames, full};
use crate::table_page::TablePage;

/// A table in its second round. A fixed rule chose each card from the legal ones.
#[derive(Clone, Debug)]
pub struct TableFixture {
    /// The state as the viewer may see it.
    pub state: TableState,
    round: Round,
    tracker: OptIn,
    count: OptIn,
}

/// A fixed deck that looks shuffled.
fn deck() -> [Card; 32] {
    std::array::from_fn(|index| Card::ALL[(index * 5 + 3) % 32])
}

/// The event of the last play, if there was one.
#[must_use]
pub fn played(public: &PublicView) -> Option<ServerEvent> {
    let trick = public.tricks().pop()?;
    let (seat, card) = trick.plays().last()?;
    let won = trick.winner().filter(|_| trick.is_complete());
    Some(ServerEvent::Played(MoveEvent { won, ..moved(seat, Some(card)) }))
}

/// The event of another player's stash.
#[must_use]
pub fn stashed(seat: Seat) -> ServerEvent {
    ServerEvent::Stashed(moved(seat, None))
}

/// A move with its seat and card. Pages take nearly everything else from the state.
fn moved(seat: Seat, card: Option<Card>) -> MoveEvent {
    MoveEvent { seat, card, by: None, won: None, turn: None, legal: CardSet::EMPTY, may_claim: None, time: None }
}

impl TableFixture {
    /// The view of seat 0 after `moves` stashes and plays of the second round. If the round is over, its score is
    /// counted.
    #[must_use]
    pub fn new(rules: Rules, names: [&str; 4], moves: usize) -> TableFixture {
        let mut sample = TableFixture::uncounted(rules, names, moves);
        if let Some(score) = sample.round.score() {
            let view = RoundView::Player(sample.round.view(Seat::S0));
            let state = &mut sample.state;
            state.round = Some(RoundState { round: 1, view, may_claim: None, autoplay: false, fairness: None });
            state.scores.push(score);
            let standing = state.standing();
            state.totals = *standing.totals();
            state.winners = standing.winners().collect();
            state.stage = if standing.is_over() { Stage::Finished } else { Stage::Waiting };
        }
        sample
    }

    /// The view of seat 0 right after `moves` stashes and plays of the second round. Even after the last card, the
    /// chest is still shut.
    #[must_use]
    pub fn uncounted(rules: Rules, names: [&str; 4], moves: usize) -> TableFixture {
        let mut game = Match::new(rules, Seat::S1);
        let mut first = Round::new(&rules, Deal::from_deck(rules.players, Seat::S1, &deck()));
        play(&mut first, usize::MAX);
        if let Some(score) = first.score() {
            // If the match has only one round, it is over now.
            let _ = game.add(score);
        }
        let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S2, &deck()));
        play(&mut round, moves);
        let mut view = round.view(Seat::S0);
        if let Some(shut) = view.public.with_chest(None) {
            view.public = shut;
        }
        let seat = |seat: Seat| SeatState {
            kind: if seat.index() < 2 { SeatKind::Person } else { SeatKind::Bot },
            name: names[seat.index()].to_owned(),
            level: (seat.index() > 1).then_some(BotLevel::Strong),
            presence: if seat.index() == 1 { Presence::Away } else { Presence::Here },
            ready: seat.index() > 1,
            ..SeatState::default()
        };
        let state = TableState {
            table: "sample".to_owned(),
            stage: Stage::Playing,
            you: Some(Seat::S0),
            you_host: true,
            seats: PerSeat::from_fn(rules.players, seat),
            scores: game.scores().to_vec(),
            totals: *game.totals(),
            round: Some(RoundState {
                round: 1,
                view: RoundView::Player(view),
                may_claim: None,
                autoplay: false,
                fairness: None,
            }),
            ..TableState::empty(rules)
        };
        TableFixture { state, round, tracker: OptIn::Off, count: OptIn::Off }
    }

    /// Four players in the middle of a trick. It is the turn of seat 0, and not all of its cards are legal.
    #[must_use]
    pub fn busy(names: [&str; 4]) -> TableFixture {
        let sample = |moves| TableFixture::new(Rules::default(), names, moves);
        let fits = |sample: &TableFixture| {
            let view = sample.round.view(Seat::S0);
            let legal = view.legal();
            view.public.trick().cards().len() == 3 && !legal.is_empty() && legal != view.hand
        };
        (4..32).map(sample).find(fits).unwrap_or_else(|| sample(7))
    }

    /// The same table before its match, with one seat free.
    #[must_use]
    pub fn in_lobby(mut self) -> TableFixture {
        self.state.stage = Stage::Lobby;
        self.state.round = None;
        self.state.seats[Seat::S2] = SeatState::default();
        self
    }

    /// The same table for a viewer who uses the card tracker.
    #[must_use]
    pub fn tracked(self) -> TableFixture {
        TableFixture { tracker: OptIn::On, ..self }
    }

    /// The same table for a player who counts their own points.
    #[must_use]
    pub fn counted(self) -> TableFixture {
        TableFixture { count: OptIn::On, ..self }
    }

    /// The same table as a spectator sees it.
    #[must_use]
    pub fn watched(mut self) -> TableFixture {
        (self.state.you, self.state.you_host) = (None, false);
        if let Some(round) = &mut self.state.round {
            round.view = RoundView::Spectator(round.view.public().clone());
        }
        self
    }

    /// The event that ended the round, if it is over.
    #[must_use]
    pub fn round_over(&self) -> Option<ServerEvent> {
        let opened = self.round.public().reveal?;
        Some(ServerEvent::RoundOver(Box::new(RoundOver {
            round: 1,
            stash: opened.stash,
            chest: opened.dealt,
            score: opened.score,
            totals: self.state.totals,
            secret: None,
        })))
    }

    /// The page that the viewer sees.
    #[must_use]
    pub fn page<'a>(&'a self, words: &'a Words) -> TablePage<'a> {
        TablePage {
            name: "Mira",
            link: "https://example.org/t/sample",
            watching: usize::from(self.state.you.is_none()),
            tracker: self.tracker,
            count: self.count,
            ..TablePage::new(&self.state, 41, words)
        }
    }
}

/// A live update for benchmarks: another player plays a card, and the page already shows the table.
#[derive(Clone, Debug)]
pub struct LiveUpdateFixture {
    after: TableFixture,
    seen: ClientCache,
    event: ServerEvent,
}

impl LiveUpdateFixture {
    /// The update after the second card of a trick.
    #[must_use]
    pub fn new(words: &Words) -> LiveUpdateFixture {
        let sample = |moves| TableFixture::new(Rules::default(), ["Mira", "Asha", "Budi", "Clara"], moves);
        let (before, after) = (sample(9), sample(10));
        let mut seen = ClientCache::default();
        let _ = full(&before.page(words)).encode(&mut seen);
        let event = played(&after.round.public()).unwrap_or(ServerEvent::Done);
        LiveUpdateFixture { after, seen, event }
    }

    /// Renders the update as sent on a socket.
    #[must_use]
    pub fn render(&self, words: &Words) -> String {
        let mut seen = self.seen.clone();
        frames(&self.after.page(words), &self.event).iter().map(|frame| frame.encode(&mut seen)).collect()
    }
}

/// Makes `moves` moves. Each card depends only on the position.
fn play(round: &mut Round, moves: usize) {
    for done in 0..moves {
        let Some(seat) = round.waiting().next() else { return };
        let legal = round.legal(seat);
        let Some(card) = legal.into_iter().nth(done % legal.len().max(1)) else { return };
        if round.apply(seat, round.action(card)).is_err() {
            return;
        }
    }
}
