//! The knowledge of one seat, or of a spectator, about a round.
//!
//! These types are built up from what is allowed, never cut down from the truth. They are all that bots, pages,
//! terminals and sockets are given.

use arrayvec::ArrayVec;

use crate::round::{follow_refusal, tricks};
use crate::{
    Action, Card, CardSet, FollowConstraint, IllegalMove, PerSeat, Phase, PlayerCount, Position, Round, Rules, Score,
    Seat, Trick,
};

/// The part of a round that everybody can see, spectators included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PublicView {
    /// The rules of the table.
    pub rules: Rules,
    /// The dealer.
    pub dealer: Seat,
    /// The phase of the round.
    pub phase: Phase,
    /// The player who plays the next card.
    pub turn: Option<Seat>,
    /// The seats that have stashed.
    pub stashed: PerSeat<bool>,
    /// Every card played, in order.
    pub plays: ArrayVec<Card, 28>,
    /// The number of cards that each seat holds.
    pub hand_sizes: PerSeat<usize>,
    /// The cards each seat has won in tricks; at the end with the chest.
    pub taken: PerSeat<CardSet>,
    /// The tricks each seat has won.
    pub tricks_won: PerSeat<u32>,
    /// The cards that each seat is known not to hold: with one of them it could not have played what it played.
    pub voids: PerSeat<CardSet>,
    /// The open chest and the score, once the round is over.
    pub reveal: Option<RoundReveal>,
}

/// The cards and the score that the end of a round reveals.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct RoundReveal {
    /// The card that each seat stashed.
    pub stash: PerSeat<Option<Card>>,
    /// The cards dealt into the chest; none with four players.
    pub dealt: CardSet,
    /// The score of the round.
    pub score: Score,
}

impl PublicView {
    /// The public part of a round, from who has stashed, every card played and, once the chest is open, what each seat
    /// put into it and what was dealt into it.
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
        let distinct = plays.iter().copied().collect::<CardSet>().len() == plays.len();
        let possible = stashed.players() == players
            && players.has(dealer)
            && distinct
            && (plays.is_empty() || stashed.iter().all(|&done| done))
            && plays.len() <= players.plays()
            && (plays.len() == players.plays() || chest.is_none());
        possible.then(|| PublicView::from_plays_unchecked(rules, dealer, stashed, plays, chest))
    }

    fn from_plays_unchecked(
        rules: &Rules,
        dealer: Seat,
        stashed: PerSeat<bool>,
        plays: &[Card],
        chest: Option<(PerSeat<Option<Card>>, CardSet)>,
    ) -> PublicView {
        let players = rules.players;
        let phase = match stashed.iter().all(|&done| done) {
            false => Phase::Stash,
            true if plays.len() < players.plays() => Phase::Play,
            true => Phase::Over,
        };
        let mut voids = PerSeat::filled(players, CardSet::EMPTY);
        let mut hand_sizes = stashed.map(|&done| players.hand_size() - usize::from(done));
        // It knows who plays and who wins; its hands mean nothing, because nobody's cards are known here.
        let no_cards = PerSeat::filled(players, CardSet::EMPTY);
        let mut position = Position::new(rules, &no_cards, CardSet::EMPTY, players.next(dealer));
        for &card in plays {
            let (seat, constraint) = (position.turn(), position.follow_constraint());
            if !constraint.allowed.contains(card) {
                voids[seat] |= constraint.binding;
            }
            hand_sizes[seat] -= 1;
            position.play(card);
        }
        let mut view = PublicView {
            rules: *rules,
            dealer,
            phase,
            turn: (phase == Phase::Play).then(|| position.turn()),
            stashed,
            plays: plays.iter().copied().collect(),
            hand_sizes,
            taken: PerSeat::from_fn(players, |seat| position.taken(seat)),
            tricks_won: PerSeat::from_fn(players, |seat| position.tricks(seat)),
            voids,
            reveal: None,
        };
        view.reveal = chest.map(|(stash, dealt)| {
            view.taken[position.turn()] |= stash.iter().flatten().copied().collect::<CardSet>() | dealt;
            RoundReveal { stash, dealt, score: Score::new(rules.grand_own, view.raw(), view.tricks_won) }
        });
        view
    }

    /// The same round with this chest open, or with the chest still shut.
    #[must_use]
    pub fn with_chest(&self, chest: Option<(PerSeat<Option<Card>>, CardSet)>) -> Option<PublicView> {
        PublicView::from_plays(&self.rules, self.dealer, self.stashed, &self.plays, chest)
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.rules.players
    }

    /// All tricks so far, the last one perhaps not complete.
    #[must_use]
    pub fn tricks(&self) -> Vec<Trick> {
        tricks(self.players(), self.players().next(self.dealer), &self.plays)
    }

    /// The trick on the table: the one being played, or an empty one before the lead.
    #[must_use]
    pub fn trick(&self) -> Trick {
        let players = self.players();
        let in_trick = self.plays.len() % players.count();
        // The player in turn sits as many seats from the leader as there are cards on the table.
        let leader = |turn| players.step(turn, players.count() - in_trick);
        let leader = self.turn.map_or(players.next(self.dealer), leader);
        Trick::of(players, leader, &self.plays[self.plays.len() - in_trick..])
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

    /// The number of cards in the chest.
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

/// The knowledge of the player on one seat: all that they may know, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is.
    pub seat: Seat,
    /// The cards in the player's hand.
    pub hand: CardSet,
    /// The card that the player has stashed.
    pub stash: Option<Card>,
    /// The public part of the round.
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

    /// The constraint of the trick on the table.
    #[must_use]
    pub fn follow_constraint(&self) -> FollowConstraint {
        self.public.trick().led().map_or(FollowConstraint::NONE, |led| FollowConstraint::of(&self.public.rules, led))
    }

    /// The move that a card means now: a stash in the stash phase, a play otherwise.
    #[must_use]
    pub fn action(&self, card: Card) -> Action {
        Action::in_phase(self.public.phase, card)
    }

    /// The rule that forbids `card` now; `None` if the player may choose it.
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

    /// The number of unseen cards in the chest: those of others and those dealt into it.
    #[must_use]
    pub fn hidden_chest_cards(&self) -> usize {
        match &self.public.reveal {
            Some(_) => 0,
            None => self.public.chest_size() - usize::from(self.stash.is_some()),
        }
    }

    /// The unseen cards that `seat` could hold, given its known voids.
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
    /// The view of the player on `seat`.
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        self.view_with(seat, self.public())
    }

    /// The view of the player on `seat`, if `public` is the public part of this round. Somebody who needs several views
    /// computes that part once.
    #[must_use]
    pub fn view_with(&self, seat: Seat, public: PublicView) -> View {
        View { seat, hand: self.hand(seat), stash: self.stash()[seat], public }
    }

    /// The public part of the round.
    #[must_use]
    pub fn public(&self) -> PublicView {
        let stashed = self.stash().map(Option::is_some);
        let chest = (self.phase() == Phase::Over).then(|| (*self.stash(), self.deal().chest()));
        PublicView::from_plays_unchecked(self.rules(), self.deal().dealer(), stashed, self.plays(), chest)
    }
}
