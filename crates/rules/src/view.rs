//! What one seat, or a spectator, may know of a round.
//!
//! These types are built up from what is allowed, never cut down from the truth. They are all that bots, pages,
//! terminals and sockets are given.

use arrayvec::ArrayVec;

use crate::round::{follow_refusal, tricks, voids};
use crate::{
    Action, Card, CardSet, FollowConstraint, IllegalMove, PerSeat, Phase, PlayerCount, Position, Round, Rules, Score,
    Seat, Trick,
};

/// What everybody at the table, spectators included, can see.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PublicView {
    /// The rules of the table.
    pub rules: Rules,
    /// Who dealt.
    pub dealer: Seat,
    /// What the round waits for.
    pub phase: Phase,
    /// Whose turn it is to play.
    pub turn: Option<Seat>,
    /// Who has put a card into the chest.
    pub stashed: PerSeat<bool>,
    /// Every card played, in order.
    pub plays: ArrayVec<Card, 28>,
    /// How many cards each seat holds.
    pub hand_sizes: PerSeat<usize>,
    /// The cards each seat has won in tricks; at the end with the chest.
    pub taken: PerSeat<CardSet>,
    /// The tricks each seat has won.
    pub tricks_won: PerSeat<u32>,
    /// The cards that each seat has shown it cannot hold.
    pub voids: PerSeat<CardSet>,
    /// The open chest and the score, once the round is over.
    pub reveal: Option<RoundReveal>,
}

/// What the end of a round reveals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoundReveal {
    /// Who put which card in.
    pub stash: PerSeat<Option<Card>>,
    /// The cards dealt into the chest; none with four players.
    pub dealt: CardSet,
    /// The score of the round.
    pub score: Score,
}

impl PublicView {
    /// The public part of a round that was followed from outside: who has stashed, every card played and, once the
    /// chest is open, what each seat put in and what was dealt into it.
    ///
    /// `None` if no round can look like that.
    #[must_use]
    pub fn from_plays(
        rules: &Rules,
        dealer: Seat,
        stashed: PerSeat<bool>,
        plays: &[Card],
        chest: Option<(PerSeat<Option<Card>>, CardSet)>,
    ) -> Option<PublicView> {
        let players = rules.players;
        let all_stashed = stashed.iter().all(|&done| done);
        let over = plays.len() == players.plays();
        let distinct = plays.iter().copied().collect::<CardSet>().len() == plays.len();
        let possible = stashed.players() == players
            && players.has(dealer)
            && distinct
            && (plays.is_empty() || all_stashed)
            && plays.len() <= players.plays()
            && (over || chest.is_none());
        if !possible {
            return None;
        }
        let first_leader = players.next(dealer);
        let tricks = tricks(players, first_leader, plays);
        let mut taken = PerSeat::filled(players, CardSet::EMPTY);
        let mut tricks_won = PerSeat::filled(players, 0);
        let mut played = PerSeat::filled(players, 0);
        for trick in &tricks {
            trick.plays().for_each(|(seat, _)| played[seat] += 1);
            if let Some(winner) = trick.winner().filter(|_| trick.is_complete()) {
                taken[winner] |= trick.to_set();
                tricks_won[winner] += 1;
            }
        }
        let leader = tricks.last().map_or(first_leader, |trick| match trick.winner() {
            Some(winner) if trick.is_complete() => winner,
            _ => players.step(trick.leader(), trick.cards().len()),
        });
        let opened = chest.map(|(stash, dealt)| {
            taken[leader] |= stash.iter().flatten().copied().collect::<CardSet>() | dealt;
            let score = Score::new(rules.grand_own, taken.map(|cards| cards.points()), tricks_won);
            RoundReveal { stash, dealt, score }
        });
        let phase = match (all_stashed, over) {
            (false, _) => Phase::Stash,
            (true, false) => Phase::Play,
            (true, true) => Phase::Over,
        };
        Some(PublicView {
            rules: *rules,
            dealer,
            phase,
            turn: (phase == Phase::Play).then_some(leader),
            stashed,
            plays: plays.iter().copied().collect(),
            hand_sizes: PerSeat::from_fn(players, |seat| {
                players.hand_size() - usize::from(stashed[seat]) - played[seat]
            }),
            voids: voids(rules, &tricks),
            taken,
            tricks_won,
            reveal: opened,
        })
    }

    /// The same round with this chest open, or with the chest still shut.
    #[must_use]
    pub fn with_chest(&self, chest: Option<(PerSeat<Option<Card>>, CardSet)>) -> Option<PublicView> {
        PublicView::from_plays(&self.rules, self.dealer, self.stashed, &self.plays, chest)
    }

    /// How many play.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.rules.players
    }

    /// All tricks so far, the last one perhaps not complete.
    #[must_use]
    pub fn tricks(&self) -> Vec<Trick> {
        tricks(self.players(), self.players().next(self.dealer), &self.plays)
    }

    /// The trick on the table: the one being played, or an empty one that somebody is about to lead.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let last = self.tricks().pop().filter(|trick| !trick.is_complete());
        last.unwrap_or_else(|| Trick::new(self.players(), self.turn.unwrap_or(self.players().next(self.dealer))))
    }

    /// The last complete trick.
    #[must_use]
    pub fn previous_trick(&self) -> Option<Trick> {
        self.tricks().into_iter().rev().find(Trick::is_complete)
    }

    /// All cards played.
    #[must_use]
    pub fn played(&self) -> CardSet {
        self.plays.iter().copied().collect()
    }

    /// How many cards lie in the chest.
    #[must_use]
    pub fn chest_size(&self) -> usize {
        self.players().dealt_to_chest() + self.stashed.iter().filter(|&&done| done).count()
    }

    /// The face values each seat has taken so far.
    #[must_use]
    pub fn raw(&self) -> PerSeat<u32> {
        self.taken.map(|cards| cards.points())
    }
}

/// What the player on one seat may know, and never more.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The cards in the player's hand.
    pub hand: CardSet,
    /// What the player has put into the chest.
    pub stash: Option<Card>,
    /// What everybody sees.
    pub public: PublicView,
}

impl View {
    /// The cards the player may stash or play now; empty when it is not their turn.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        match self.public.phase {
            Phase::Stash if self.stash.is_none() => self.hand,
            Phase::Play if self.public.turn == Some(self.seat) => self.follow_constraint().legal(self.hand),
            _ => CardSet::EMPTY,
        }
    }

    /// What the trick on the table asks of the player.
    #[must_use]
    pub fn follow_constraint(&self) -> FollowConstraint {
        self.public.trick().led().map_or(FollowConstraint::NONE, |led| FollowConstraint::of(&self.public.rules, led))
    }

    /// The move that a card means now: a stash in the stash phase, a play otherwise.
    #[must_use]
    pub fn action(&self, card: Card) -> Action {
        Action::in_phase(self.public.phase, card)
    }

    /// Why the player may not choose `card` now; nothing if they may.
    #[must_use]
    pub fn why_illegal(&self, card: Card) -> Option<IllegalMove> {
        if self.legal().contains(card) {
            return None;
        }
        let held = self.hand.contains(card);
        Some(match (self.public.phase, self.public.turn) {
            (Phase::Stash, _) if self.stash.is_some() => IllegalMove::AlreadyStashed { card },
            (Phase::Over, _) => IllegalMove::RoundIsOver { card },
            (Phase::Play, Some(turn)) if turn != self.seat => IllegalMove::NotYourTurn { card, turn },
            (Phase::Play, Some(_)) if held => {
                let led = self.public.trick().led().unwrap_or(card);
                follow_refusal(&self.public.rules, led, self.hand, card)
            }
            _ => IllegalMove::NotHeld { card },
        })
    }

    /// The cards whose place the player does not know: in the other hands or hidden in the chest.
    #[must_use]
    pub fn unseen(&self) -> CardSet {
        let own = self.hand | self.stash.map_or(CardSet::EMPTY, Card::to_set);
        match &self.public.reveal {
            Some(_) => CardSet::EMPTY,
            None => !(own | self.public.played()),
        }
    }

    /// How many unseen cards lie in the chest: those of others and those dealt into it.
    #[must_use]
    pub fn hidden_chest_cards(&self) -> usize {
        match &self.public.reveal {
            Some(_) => 0,
            None => self.public.chest_size() - usize::from(self.stash.is_some()),
        }
    }

    /// The unseen cards that `seat` could hold, by what its play has shown.
    #[must_use]
    pub fn possible_cards(&self, seat: Seat) -> CardSet {
        if seat == self.seat { self.hand } else { self.unseen() - self.public.voids[seat] }
    }

    /// The position of a world in which the others hold `hands` and the chest holds `chest`.
    ///
    /// `hands` gives the present hands; the entry of the player's own seat is not read.
    #[must_use]
    pub fn position(&self, hands: &PerSeat<CardSet>, chest: CardSet) -> Position {
        let public = &self.public;
        let trick = public.trick();
        let before = PerSeat::from_fn(public.players(), |seat| {
            let now = if seat == self.seat { self.hand } else { hands[seat] };
            now | trick.card_of(seat).map_or(CardSet::EMPTY, Card::to_set)
        });
        let mut position =
            Position::new(&public.rules, &before, chest, trick.leader()).with_taken(&public.taken, &public.tricks_won);
        trick.cards().iter().for_each(|&card| position.play(card));
        position
    }
}

impl Round {
    /// What the player on `seat` may know.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View { seat, hand: self.hand(seat), stash: self.stash()[seat], public: self.public() }
    }

    /// What everybody may know.
    #[must_use]
    pub fn public(&self) -> PublicView {
        let players = self.players();
        let position = self.position();
        PublicView {
            rules: *self.rules(),
            dealer: self.deal().dealer(),
            phase: self.phase(),
            turn: self.turn(),
            stashed: self.stash().map(Option::is_some),
            plays: self.plays().iter().copied().collect(),
            hand_sizes: PerSeat::from_fn(players, |seat| self.hand(seat).len()),
            taken: PerSeat::from_fn(players, |seat| position.taken(seat)),
            tricks_won: PerSeat::from_fn(players, |seat| position.tricks(seat)),
            voids: voids(self.rules(), &self.tricks()),
            reveal: self.score().map(|score| RoundReveal { stash: *self.stash(), dealt: self.deal().chest(), score }),
        }
    }
}
