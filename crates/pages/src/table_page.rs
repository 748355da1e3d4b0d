//! The input of a table's page: only what one person may know of the table.

use std::borrow::Cow;

use protocol::{SeatKind, SeatState, TableState, TableUpdate};
use rules::{Card, CardSet, Claim, PerSeat, Phase, PlayerCount, PublicView, Seat, View};
use table::Stage;
use words::narrate::Narrator;
use words::{Message, Who, Words};

use crate::prefs::OptIn;

/// The page of a table for one person: the state that they may know, and what else the page needs.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// The part of the table's state that the person may know.
    pub state: &'a TableState,
    /// The number of the last event that the page shows. Every action sends it.
    pub seq: u64,
    /// The person's language.
    pub words: &'a Words,
    /// The players' names, empty for a free seat.
    pub names: PerSeat<Cow<'a, str>>,
    /// The person's name, even if they have no seat.
    pub name: &'a str,
    /// The URL for sharing the table.
    pub link: &'a str,
    /// The number of spectators.
    pub watching: usize,
    /// Whether this is the daily deal. Its result has a separate page.
    pub daily: bool,
    /// The card chosen for the chest but not yet confirmed. Only pages without a script use it.
    pub picked: Option<Card>,
    /// Whether the person uses the card tracker.
    pub tracker: OptIn,
    /// Whether the person counts their own points before the page shows the result.
    pub count: OptIn,
}

/// The side of the screen where a seat is drawn. The person's own seat is at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScreenSide {
    Bottom,
    Left,
    Top,
    Right,
}

impl ScreenSide {
    /// The side of a seat if `bottom` is at the bottom of the screen.
    pub(crate) fn of(seat: Seat, bottom: Seat, players: PlayerCount) -> ScreenSide {
        match ((seat.index() + players.count() - bottom.index()) % players.count(), players) {
            (0, _) => ScreenSide::Bottom,
            (1, _) => ScreenSide::Left,
            (2, PlayerCount::Four) => ScreenSide::Top,
            _ => ScreenSide::Right,
        }
    }

    pub(crate) const fn class(self) -> &'static str {
        match self {
            ScreenSide::Bottom => "me",
            ScreenSide::Left => "left",
            ScreenSide::Top => "top",
            ScreenSide::Right => "right",
        }
    }
}

impl<'a> TablePage<'a> {
    /// The page of a state. The caller fills in what is not part of the state.
    #[must_use]
    pub fn new(state: &'a TableState, seq: u64, words: &'a Words) -> TablePage<'a> {
        let names = PerSeat::from_fn(state.rules.players, |seat| name_of(&state.seats[seat], seat, words));
        TablePage {
            state,
            seq,
            words,
            names,
            name: "",
            link: "",
            watching: 0,
            daily: false,
            picked: None,
            tracker: OptIn::Off,
            count: OptIn::Off,
        }
    }

    /// The page right after an event.
    #[must_use]
    pub fn of(update: &'a TableUpdate, words: &'a Words) -> TablePage<'a> {
        TablePage::new(&update.state, update.seq, words)
    }

    /// The stage to show.
    #[must_use]
    pub fn stage(&self) -> Stage {
        // After the last round, the next event ends the match, so players needn't get ready.
        let over = self.state.stage == Stage::Waiting && !self.state.winners.is_empty();
        if over { Stage::Finished } else { self.state.stage }
    }

    /// The number of the current round, from 1.
    pub(crate) fn round(&self) -> u32 {
        self.state.round.as_ref().map_or(1, |round| round.round + 1)
    }

    /// The number of rounds of the match, if its length is a number of rounds.
    pub(crate) fn planned_rounds(&self) -> Option<u32> {
        self.state.rules.planned_rounds().and_then(|rounds| u32::try_from(rounds).ok())
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.state.rules.players
    }

    /// The seat at the bottom of the screen.
    pub(crate) fn bottom(&self) -> Seat {
        self.state.you.unwrap_or(Seat::S0)
    }

    pub(crate) fn side(&self, seat: Seat) -> ScreenSide {
        ScreenSide::of(seat, self.bottom(), self.players())
    }

    /// The other seats, clockwise from the left.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        self.players().seats_from(self.bottom()).skip(1)
    }

    /// The player of a seat, for use in a sentence: "you", or a name.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.state.you == Some(seat) { Who::You } else { Who::Name(&self.names[seat]) }
    }

    /// A message in the person's language.
    pub(crate) fn say<M: Message>(&self, message: M) -> Cow<'a, str> {
        self.words.say(message)
    }

    pub(crate) fn public(&self) -> Option<&'a PublicView> {
        self.state.public()
    }

    pub(crate) fn view(&self) -> Option<&'a View> {
        self.state.view()
    }

    /// The narrator of the round. `None` before the first deal.
    pub(crate) fn narrator(&self) -> Option<Narrator<'_>> {
        let names = PerSeat::from_fn(self.players(), |seat| &*self.names[seat]);
        let narrator = match self.view() {
            Some(view) => Narrator::for_player(self.words, view, names),
            None => Narrator::for_spectator(self.words, self.public()?, names),
        };
        Some(narrator.beginning_with(self.bottom()))
    }

    /// The cards that the person may choose now.
    pub(crate) fn legal(&self) -> CardSet {
        let chooses = self.stage() == Stage::Playing && !self.plays_itself();
        self.view().filter(|_| chooses).map_or(CardSet::EMPTY, View::legal)
    }

    /// Whether the page shows the result of a finished round.
    pub(crate) fn shows_result(&self) -> bool {
        matches!(self.stage(), Stage::Waiting | Stage::Finished)
            && self.public().is_some_and(|public| public.reveal.is_some())
    }

    /// The remaining time in milliseconds: the person's if they have to move, otherwise that of the player whose turn
    /// it is.
    pub(crate) fn time_left(&self) -> Option<u64> {
        let time = |seat: Option<Seat>| self.state.seats[seat?].time;
        time(self.state.you).or_else(|| time(self.public()?.turn))
    }

    /// Whether the table plays the person's cards because of a claim.
    pub(crate) fn plays_itself(&self) -> bool {
        self.state.round.as_ref().is_some_and(|round| round.autoplay)
    }

    /// What the person may claim now.
    pub(crate) fn may_claim(&self) -> Option<Claim> {
        self.state.round.as_ref().filter(|_| self.stage() == Stage::Playing)?.may_claim
    }

    /// Whether the person can take back their last card.
    pub(crate) fn can_undo(&self) -> bool {
        let has_played = |(public, me): (&PublicView, Seat)| {
            public.phase == Phase::Play && public.hand_sizes[me] < public.players().tricks()
        };
        self.state.assisted && self.public().zip(self.state.you).is_some_and(has_played)
    }
}

/// The name of a seat's player. Bots have the names of precious stones.
fn name_of<'a>(seat: &'a SeatState, at: Seat, words: &'a Words) -> Cow<'a, str> {
    match seat.kind {
        SeatKind::Bot if seat.name.is_empty() => words.bot_name(at),
        SeatKind::Bot | SeatKind::Person => Cow::Borrowed(&seat.name),
        SeatKind::Empty => Cow::Borrowed(""),
    }
}
