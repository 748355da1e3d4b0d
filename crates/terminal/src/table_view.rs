//! The part of a table's state that the screens show: the person's view of the round and the standing of the match.

use std::time::Duration;

use protocol::{SeatKind, ServerEvent, TableState, TableUpdate};
use rules::{Card, CardSet, Claim, PerSeat, Phase, PlayerCount, Seat, Trick, View};
use table::Stage;
use words::{GameMsg, TableMsg, Words};

/// One state of the table as the person may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableView {
    /// The person's view of the round.
    pub(crate) view: View,
    /// The players' names, in seat order.
    pub(crate) names: Vec<String>,
    /// The index of the round, counted from 0.
    pub(crate) round: usize,
    /// How many rounds the match has, if its length is a number of rounds.
    pub(crate) planned: Option<usize>,
    /// The points of the finished rounds, this one included when it is over.
    pub(crate) totals: PerSeat<u32>,
    /// The winners of the match; empty until it is over.
    pub(crate) winners: Vec<Seat>,
    /// Whether the person is ready for the next round.
    pub(crate) ready: bool,
    /// The seat whose newest choice was made by the clock.
    pub(crate) late: Option<Seat>,
    /// What the person may claim now.
    pub(crate) may_claim: Option<Claim>,
    /// Whether the table plays the person's cards, because of a claim.
    pub(crate) autoplay: bool,
    /// What was claimed just now, and by whom.
    pub(crate) claimed: Option<(Seat, Claim)>,
}

/// The action that the table expects of the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Prompt {
    /// A card for the chest.
    Stash,
    /// A card to the trick.
    Play,
    /// The next round.
    NextRound,
    /// Nothing: the match is over.
    Nothing,
    /// Nothing until others have acted.
    Wait,
}

/// A served table before its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LobbyInfo {
    /// The players' names, in seat order; empty for a free seat.
    pub(crate) names: Vec<String>,
    /// Whether this person may start the match.
    pub(crate) host: bool,
}

impl LobbyInfo {
    /// The lobby of a table, if its match has not begun.
    pub(crate) fn of(state: &TableState, words: &Words) -> Option<LobbyInfo> {
        (state.stage == Stage::Lobby).then(|| LobbyInfo { names: names(state, words), host: state.you_host })
    }
}

/// The time left for the person's choice, if a clock runs.
pub(crate) fn time_left(state: &TableState) -> Option<Duration> {
    state.seats[state.you?].time.map(Duration::from_millis)
}

/// The players' names. Bots have the names that they have on the web, and so do people without a name.
pub(crate) fn names(state: &TableState, words: &Words) -> Vec<String> {
    let name = |(seat, chair): (Seat, &protocol::SeatState)| match chair.kind {
        SeatKind::Bot => words.bot_name(seat).into_owned(),
        SeatKind::Person if chair.name.is_empty() && state.you == Some(seat) => words.string(GameMsg::You),
        SeatKind::Person if chair.name.is_empty() => words.string(TableMsg::Guest),
        SeatKind::Empty | SeatKind::Person => strip_control(&chair.name),
    };
    state.seats.iter_with_seat().map(name).collect()
}

/// Whether another person is there to read what this one says.
pub(crate) fn may_react(state: &TableState) -> bool {
    let is_other =
        |(seat, chair): (Seat, &protocol::SeatState)| chair.kind == SeatKind::Person && state.you != Some(seat);
    state.you.is_some() && state.seats.iter_with_seat().any(is_other)
}

impl TableView {
    /// The view after an update; nothing before the first deal or without a seat.
    #[must_use]
    pub(crate) fn of(update: &TableUpdate, words: &Words) -> Option<TableView> {
        let state = &update.state;
        let view = state.view()?.clone();
        let late = match &update.event {
            Some(ServerEvent::Stashed(moved) | ServerEvent::Played(moved)) => moved.timed_out().then_some(moved.seat),
            _ => None,
        };
        let claimed = match &update.event {
            Some(ServerEvent::Claimed { seat, claim }) => Some((*seat, *claim)),
            _ => None,
        };
        Some(TableView {
            names: names(state, words),
            round: state.round.as_ref()?.round as usize,
            planned: state.rules.planned_rounds(),
            totals: state.totals,
            winners: state.winners.clone(),
            ready: state.seats[view.seat].ready,
            late,
            may_claim: state.round.as_ref()?.may_claim,
            autoplay: state.round.as_ref()?.autoplay,
            claimed,
            view,
        })
    }

    /// The number of players.
    #[must_use]
    pub(crate) fn players(&self) -> PlayerCount {
        self.view.public.players()
    }

    /// The person's seat.
    #[must_use]
    pub(crate) fn me(&self) -> Seat {
        self.view.seat
    }

    /// The name of the player on a seat.
    #[must_use]
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The others, from the person's left clockwise.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> {
        self.players().seats_from(self.me()).skip(1)
    }

    /// Whether the match is over.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        !self.winners.is_empty()
    }

    /// The action that the table expects of the person now.
    #[must_use]
    pub(crate) fn prompt(&self) -> Prompt {
        match self.view.public.phase {
            // The chest is about to be opened.
            Phase::Over if self.view.public.reveal.is_none() => Prompt::Wait,
            Phase::Over if self.is_over() => Prompt::Nothing,
            Phase::Over => Prompt::NextRound,
            _ if self.autoplay || self.view.legal().is_empty() => Prompt::Wait,
            Phase::Stash => Prompt::Stash,
            Phase::Play => Prompt::Play,
        }
    }

    /// The choice that the person owes: the round, the cards and the kind. It stays the same while others play.
    pub(crate) fn choice(&self) -> Option<(usize, CardSet, Prompt)> {
        let prompt = self.prompt();
        matches!(prompt, Prompt::Stash | Prompt::Play).then_some((self.round, self.view.hand, prompt))
    }

    /// The trick to show: the one being played, or the last one until the next is led.
    #[must_use]
    pub(crate) fn trick(&self) -> Trick {
        let trick = self.view.public.trick();
        if trick.is_empty() { self.view.public.previous_trick().unwrap_or(trick) } else { trick }
    }

    /// The number of the trick being played, counted from 1.
    #[must_use]
    pub(crate) fn trick_number(&self) -> usize {
        let players = self.players();
        (self.view.public.plays.len() / players.count() + 1).min(players.tricks())
    }

    /// The hand in the order in which it is shown: by colour from red to green, low to high, the Queens last.
    #[must_use]
    pub(crate) fn hand(&self) -> Vec<Card> {
        self.view.hand.iter().collect()
    }
}

/// Replaces control characters, which a terminal would obey: names and messages come from other people's programs.
pub(crate) fn strip_control(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{FFFD}' } else { letter }).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::json;
    use words::Lang;

    use super::*;

    /// The state of a table for three before its first deal, as the player on seat 0 sees it.
    pub(crate) fn state(stage: Stage, seats: [(SeatKind, &str); 3]) -> TableState {
        let seat = |(kind, name): (SeatKind, &str)| protocol::SeatState {
            kind,
            name: name.to_owned(),
            ..protocol::SeatState::default()
        };
        let state = json!({
            "version": 1, "table": "t", "match": "m", "stage": stage, "rules": {"players": 3}, "clock": "none",
            "spectators": false, "listed": false, "you": 0, "you_host": false, "undo": false, "seats": seats.map(seat),
            "scores": [], "totals": [0, 0, 0], "winners": [], "commitment": null, "round": null
        });
        serde_json::from_value(state).unwrap()
    }

    #[test]
    fn a_name_cannot_steer_the_terminal() {
        let seats = [(SeatKind::Person, "Mira"), (SeatKind::Person, "\u{1b}[2Jभोला"), (SeatKind::Bot, "")];
        let state = state(Stage::Lobby, seats);
        let words = Words::new(Lang::En);
        assert_eq!(names(&state, &words), ["Mira", "\u{FFFD}[2Jभोला", "Pearl"]);
        assert_eq!(LobbyInfo::of(&state, &words).map(|lobby| lobby.host), Some(false));
        let update = TableUpdate { seq: 1, re: None, event: None, state };
        assert_eq!(TableView::of(&update, &words), None, "before the first deal there is nothing to show");
    }
}
