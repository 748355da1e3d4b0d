//! What a player can ask for at any time: the trick, the previous one, the points so far, and who is out of what.

use rules::{Card, CardSet, Seat, Trick};

use super::Narrator;
use crate::{Game, Suit};

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickText {
    /// Which trick of the round it is.
    pub number: String,
    /// One sentence for each card; one that says so if there is none yet.
    pub cards: Vec<String>,
    /// Who would take it now, and its points; nothing before the first card.
    pub leader: Option<String>,
}

impl TrickText {
    /// All its sentences.
    #[must_use]
    pub fn into_lines(self) -> Vec<String> {
        [self.number].into_iter().chain(self.cards).chain(self.leader).collect()
    }
}

impl Narrator<'_> {
    /// The cards in the reader's hand; a spectator has none.
    #[must_use]
    pub fn hand(&self) -> String {
        self.say(Game::HandIs { cards: self.view.map_or(CardSet::EMPTY, |view| view.hand) })
    }

    /// The cards that the reader may choose now.
    #[must_use]
    pub fn playable(&self) -> String {
        let cards = self.view.map_or(CardSet::EMPTY, rules::View::legal);
        let any = cards.len() > 1 && self.view.is_some_and(|view| view.hand == cards);
        self.say(if any { Game::PlayableAll } else { Game::PlayableIs { cards } })
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> TrickText {
        let (trick, players) = (self.public.trick(), self.public.players());
        let number = (self.public.plays.len() / players.count() + 1).min(players.tricks());
        let empty = trick.is_empty().then(|| self.say(Game::TrickEmpty));
        let leader = |winner| self.say(Game::TrickLeader { who: self.who(winner), points: trick.points() });
        TrickText {
            number: self.say(Game::TrickNumber { trick: number, tricks: players.tricks() }),
            cards: empty.into_iter().chain(self.cards_of(&trick)).collect(),
            leader: trick.winner().map(leader),
        }
    }

    /// The previous trick: its cards and who took it.
    #[must_use]
    pub fn previous_trick(&self) -> Vec<String> {
        let Some(trick) = self.public.previous_trick() else { return vec![self.say(Game::LastTrickNone)] };
        let taken = |winner| self.say(Game::LastTrickTaken { who: self.who(winner), points: trick.points() });
        self.cards_of(&trick).chain(trick.winner().map(taken)).collect()
    }

    /// Every complete trick of the round: what a player at the table would remember.
    #[must_use]
    pub fn finished_tricks(&self) -> Vec<String> {
        let tricks = self.public.tricks();
        tricks.iter().filter(|trick| trick.is_complete()).flat_map(|trick| self.finished(trick)).collect()
    }

    fn finished(&self, trick: &Trick) -> Vec<String> {
        self.cards_of(trick).chain(self.taken(trick, false)).collect()
    }

    fn cards_of(&self, trick: &Trick) -> impl Iterator<Item = String> {
        trick.plays().map(|(seat, card)| self.card_in_trick(trick, seat, card))
    }

    /// A card that lies in a trick.
    #[must_use]
    pub fn card_in_trick(&self, trick: &Trick, seat: Seat, card: Card) -> String {
        let who = self.who(seat);
        self.say(if seat == trick.leader() { Game::TrickLed { who, card } } else { Game::TrickCard { who, card } })
    }

    /// What everybody has taken in this round so far.
    #[must_use]
    pub fn round_so_far(&self) -> Vec<String> {
        let raw = self.public.raw();
        let line = |seat| {
            let tricks = self.public.tricks_won[seat];
            self.say(Game::ScoreOfRound { who: self.who(seat), points: raw[seat], tricks })
        };
        self.seats().map(line).collect()
    }

    /// Which of the others are known to be void in which suits.
    #[must_use]
    pub fn voids(&self) -> Vec<String> {
        let line = |seat| {
            let suits: Vec<Suit> = Suit::all_within(self.public.voids[seat]).collect();
            (!suits.is_empty()).then(|| self.say(Game::Void { who: self.who(seat), suits: &suits }))
        };
        let lines: Vec<String> = self.seats().filter(|&seat| !self.is_reader(seat)).filter_map(line).collect();
        if lines.is_empty() { vec![self.say(Game::VoidsNone)] } else { lines }
    }
}
