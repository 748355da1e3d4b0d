//! Answers to questions that a player can ask at any time: the trick, the previous trick, the points so far, and the
//! voids.

use rules::{Card, CardSet, Seat, Trick};

use super::Narrator;
use crate::{GameMsg, Suit};

/// The trick on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrickText {
    /// The number of the trick in the round.
    pub number: String,
    /// One sentence for each card, or one that says that there is no card yet.
    pub cards: Vec<String>,
    /// The player who would take it now, and its points. `None` before the first card.
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
    /// The cards in the reader's hand. A spectator has none.
    #[must_use]
    pub fn hand(&self) -> String {
        self.say(GameMsg::HandIs { cards: self.view.map_or(CardSet::EMPTY, |view| view.hand) })
    }

    /// The cards that the reader may choose now.
    #[must_use]
    pub fn playable(&self) -> String {
        let cards = self.view.map_or(CardSet::EMPTY, rules::View::legal);
        let any = cards.len() > 1 && self.view.is_some_and(|view| view.hand == cards);
        self.say(if any { GameMsg::PlayableAll } else { GameMsg::PlayableIs { cards } })
    }

    /// The trick on the table.
    #[must_use]
    pub fn trick(&self) -> TrickText {
        let (trick, players) = (self.public.trick(), self.public.players());
        let number = (self.public.plays.len() / players.count() + 1).min(players.tricks());
        let empty = trick.is_empty().then(|| self.say(GameMsg::TrickEmpty));
        let leader = |winner| self.say(GameMsg::TrickLeader { who: self.who(winner), points: trick.points() });
        TrickText {
            number: self.say(GameMsg::TrickNumber { trick: number, tricks: players.tricks() }),
            cards: empty.into_iter().chain(self.cards_of(&trick)).collect(),
            leader: trick.winner().map(leader),
        }
    }

    /// The previous trick: its cards and its winner.
    #[must_use]
    pub fn previous_trick(&self) -> Vec<String> {
        let Some(trick) = self.public.previous_trick() else { return vec![self.say(GameMsg::LastTrickNone)] };
        let taken = |winner| self.say(GameMsg::LastTrickTaken { who: self.who(winner), points: trick.points() });
        self.cards_of(&trick).chain(trick.winner().map(taken)).collect()
    }

    /// Every complete trick of the round. A player at the table would remember them.
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

    /// A card in a trick.
    #[must_use]
    pub fn card_in_trick(&self, trick: &Trick, seat: Seat, card: Card) -> String {
        let who = self.who(seat);
        self.say(if seat == trick.leader() {
            GameMsg::TrickLed { who, card }
        } else {
            GameMsg::TrickCard { who, card }
        })
    }

    /// The points and tricks of every player in this round so far.
    #[must_use]
    pub fn round_so_far(&self) -> Vec<String> {
        let raw = self.public.raw();
        let line = |seat| {
            let tricks = self.public.tricks_won[seat];
            self.say(GameMsg::ScoreOfRound { who: self.who(seat), points: raw[seat], tricks })
        };
        self.seats().map(line).collect()
    }

    /// The suits in which the other players are known to be void.
    #[must_use]
    pub fn voids(&self) -> Vec<String> {
        let line = |seat| {
            let suits: Vec<Suit> = Suit::all_within(self.public.voids[seat]).collect();
            (!suits.is_empty()).then(|| self.say(GameMsg::Void { who: self.who(seat), suits: &suits }))
        };
        let lines: Vec<String> = self.seats().filter(|&seat| !self.is_own(seat)).filter_map(line).collect();
        if lines.is_empty() { vec![self.say(GameMsg::VoidsNone)] } else { lines }
    }
}
