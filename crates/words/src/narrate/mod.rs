//! The narrator chooses the sentences for the state of a table and for what happens there.
//!
//! Pages, terminals, lessons and replays share it, so that a card, a turn or a score has the same wording everywhere.
//! It takes seats, cards and views, but no events, because replays and lessons have none.
//!
//! ```
//! use rules::{Deal, PerSeat, PlayerCount, Round, Rules, Seat};
//! use words::narrate::Narrator;
//! use words::{Lang, Words};
//!
//! let words = Words::new(Lang::En);
//! let deal = Deal::from_deck(PlayerCount::Four, Seat::S1, &rules::Card::ALL);
//! let view = Round::new(&Rules::default(), deal).view(Seat::S0);
//! let names = PerSeat::from_fn(PlayerCount::Four, |seat| ["Mira", "Tom", "Asha", "Budi"][seat.index()]);
//! let narrator = Narrator::for_player(&words, &view, names);
//! assert_eq!(narrator.round_begins(1, None), "Round 1. Tom deals.");
//! assert_eq!(narrator.prompt().unwrap(), "Choose one card for the Treasure Chest. The choice is final.");
//! ```

mod answers;
mod count;
mod ending;

pub use answers::TrickText;
pub use count::CountTask;
pub use ending::{ChestCard, ChestText, SpecialText};

use rules::{Card, Claim, PerSeat, Phase, PublicView, QueenLead, Seat, Trick, View};

use crate::{GameMsg, Who, Words};

/// Describes one round, as far as one reader may see it.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    words: &'a Words,
    public: &'a PublicView,
    view: Option<&'a View>,
    reader: Option<Seat>,
    names: PerSeat<&'a str>,
    first: Seat,
}

impl<'a> Narrator<'a> {
    /// A narrator for the player of this view, who is "you".
    #[must_use]
    pub fn for_player(words: &'a Words, view: &'a View, names: PerSeat<&'a str>) -> Self {
        Self { words, public: &view.public, view: Some(view), reader: Some(view.seat), names, first: view.seat }
    }

    /// A narrator for a reader without a seat. It names all players.
    #[must_use]
    pub fn for_spectator(words: &'a Words, public: &'a PublicView, names: PerSeat<&'a str>) -> Self {
        Self { words, public, view: None, reader: None, names, first: Seat::S0 }
    }

    /// The same narrator, but its lists begin with this seat. By default they begin with the player, or with seat 0.
    #[must_use]
    pub fn beginning_with(self, first: Seat) -> Self {
        Self { first, ..self }
    }

    /// The same narrator, but this player is "you", although the reader sees no more than the others.
    #[must_use]
    pub fn speaking_to(self, reader: Option<Seat>) -> Self {
        Self { reader, ..self }
    }

    /// The player in a seat, for use in a sentence.
    #[must_use]
    pub fn who(&self, seat: Seat) -> Who<'a> {
        if self.is_reader(seat) { Who::You } else { Who::Name(self.names[seat]) }
    }

    fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// Whether the reader knows the cards of this seat.
    fn is_own(&self, seat: Seat) -> bool {
        self.view.is_some_and(|view| view.seat == seat)
    }

    /// All seats in the order of lists.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.players().seats_from(self.first)
    }

    fn say(&self, message: GameMsg<'_>) -> String {
        self.words.string(message)
    }

    /// The start of a round: its number, the number of rounds if known, and the dealer.
    #[must_use]
    pub fn round_begins(&self, round: u32, rounds: Option<u32>) -> String {
        let dealer = self.who(self.public.dealer);
        self.say(match rounds {
            Some(rounds) => GameMsg::RoundBeginsOf { round, rounds, dealer },
            None => GameMsg::RoundBegins { round, dealer },
        })
    }

    /// The cards dealt to the reader.
    #[must_use]
    pub fn hand_dealt(&self) -> Option<String> {
        Some(self.say(GameMsg::HandDealt { cards: self.view?.hand }))
    }

    /// Says that a player has put a card into the chest. Only that player learns which one.
    #[must_use]
    pub fn stashed(&self, seat: Seat) -> String {
        let own = self.view.filter(|view| view.seat == seat).and_then(|view| view.stash);
        self.say(match own {
            Some(card) => GameMsg::StashChosen { card },
            None => GameMsg::StashBy { who: self.who(seat) },
        })
    }

    /// Says that a player's time ran out, and which card was played for them. It names no card for a stash.
    #[must_use]
    pub fn time_up(&self, seat: Seat, card: Option<Card>) -> String {
        let who = self.who(seat);
        self.say(match card {
            Some(card) => GameMsg::TimeUp { who, card },
            None => GameMsg::TimeUpStash { who },
        })
    }

    /// The cards played after the first `known` ones, and the winner of each trick that they complete.
    ///
    /// `timed_out` is a player who ran out of time, so that the table played their latest card.
    #[must_use]
    pub fn plays_since(&self, known: usize, timed_out: Option<Seat>) -> Vec<String> {
        let players = self.public.players();
        let mut lines = Vec::new();
        for (index, trick) in self.public.tricks().iter().enumerate() {
            let before = index * players.count();
            for (place, (seat, card)) in trick.plays().enumerate().skip(known.saturating_sub(before)) {
                let newest = before + place + 1 == self.public.plays.len();
                lines.push(match timed_out {
                    Some(late) if newest && late == seat => self.time_up(seat, Some(card)),
                    _ => self.played(trick, seat, card),
                });
            }
            if before + players.count() > known {
                lines.extend(self.taken(trick, index + 1 == players.tricks()));
            }
        }
        lines
    }

    fn played(&self, trick: &Trick, seat: Seat, card: Card) -> String {
        let who = self.who(seat);
        self.say(if seat == trick.leader() { GameMsg::Leads { who, card } } else { GameMsg::Plays { who, card } })
    }

    /// The winner of the last complete trick. After the last trick of the round, also mentions the chest.
    #[must_use]
    pub fn trick_taken(&self) -> Option<String> {
        self.taken(&self.public.previous_trick()?, self.public.phase == Phase::Over)
    }

    /// The winner of a trick. If it is the last trick of the round, also mentions the chest. `None` if the trick is not
    /// complete.
    #[must_use]
    pub fn taken(&self, trick: &Trick, last: bool) -> Option<String> {
        let winner = trick.winner().filter(|_| trick.is_complete())?;
        let (who, points) = (self.who(winner), trick.points());
        Some(self.say(if last { GameMsg::TakesLastTrick { who, points } } else { GameMsg::TakesTrick { who, points } }))
    }

    /// The move that the table waits for. `None` once the round is over.
    #[must_use]
    pub fn prompt(&self) -> Option<String> {
        match self.public.phase {
            Phase::Stash if self.view.is_some_and(|view| view.stash.is_none()) => Some(self.say(GameMsg::StashAsk)),
            Phase::Stash => {
                let count = self.public.stashed.iter().filter(|&&done| !done).count();
                Some(self.say(GameMsg::StashWaiting { count }))
            }
            Phase::Play | Phase::Over => self.turn(),
        }
    }

    /// The player whose turn it is, and what the led card requires.
    #[must_use]
    pub fn turn(&self) -> Option<String> {
        let who = self.who(self.public.turn?);
        let message = match self.public.trick().led() {
            None => GameMsg::TurnToLead { who },
            Some(led) if !led.is_queen() => GameMsg::TurnToFollow { who, colour: led.colour() },
            Some(_) if self.public.rules.queen_lead == QueenLead::Trump => GameMsg::TurnAfterQueen { who },
            Some(led) => GameMsg::TurnAfterQueenOf { who, colour: led.colour() },
        };
        Some(self.say(message))
    }

    /// The reader's turn to play. `None` if it is another player's turn.
    #[must_use]
    pub fn own_turn(&self) -> Option<String> {
        self.public.turn.filter(|&seat| self.is_reader(seat)).and_then(|_| self.turn())
    }

    /// An offer of what the reader may claim.
    #[must_use]
    pub fn offer(&self, claim: Claim) -> String {
        self.say(match claim {
            Claim::Rest => GameMsg::OfferRest,
            Claim::NoMore => GameMsg::OfferNoMore,
        })
    }

    /// Says what a player has claimed.
    #[must_use]
    pub fn claims(&self, seat: Seat, claim: Claim) -> String {
        let who = self.who(seat);
        self.say(match claim {
            Claim::Rest => GameMsg::ClaimsRest { who },
            Claim::NoMore => GameMsg::ClaimsNoMore { who },
        })
    }

    /// The reason why the reader may not choose a card now. `None` if the card is legal.
    #[must_use]
    pub fn why_illegal(&self, card: Card) -> Option<String> {
        let refusal = self.view?.why_illegal(card)?;
        Some(self.say(GameMsg::refused(refusal, |seat| self.who(seat))))
    }
}

#[cfg(test)]
mod tests;
