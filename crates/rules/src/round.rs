//! One round, from the deal to the opened chest, with all hidden cards: only the table has it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Card, CardSet, Deal, Follow, IllegalMove, PerSeat, PlayerCount, Position, QueenLead, Rules, Score, Seat,
    Trick,
};

/// The phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Players put a card into the chest, in any order.
    Stash,
    /// Tricks are played.
    Play,
    /// The chest is open.
    Over,
}

/// A point in a round that it can be cut back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundPoint {
    /// The cards are dealt, and nobody has stashed.
    Dealt,
    /// Everybody has stashed, and this many cards have been played.
    Plays(usize),
}

/// A round with everything in it, hidden cards included.
///
/// Only [`Round::view`] and [`Round::public`] turn it into what a player or a spectator may see.
#[derive(Clone, Debug)]
pub struct Round {
    rules: Rules,
    deal: Deal,
    stash: PerSeat<Option<Card>>,
    plays: ArrayVec<Card, 28>,
    position: Position,
}

impl Round {
    /// A round at its start. The deal must be for as many players as the rules say.
    ///
    /// # Panics
    /// If the deal is for another number of players.
    #[must_use]
    pub fn new(rules: &Rules, deal: Deal) -> Round {
        assert_eq!(rules.players, deal.players(), "the deal is for another number of players");
        let position = Position::new(rules, deal.hands(), deal.chest(), deal.first_leader());
        let stash = PerSeat::filled(rules.players, None);
        Round { rules: *rules, deal, stash, plays: ArrayVec::new(), position }
    }

    /// Makes a move, or says which rule it breaks and changes nothing.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<(), IllegalMove> {
        self.check(seat, action)?;
        self.apply_unchecked(seat, action);
        Ok(())
    }

    /// Makes a move that is known to be legal.
    pub fn apply_unchecked(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Stash(card) => {
                self.stash[seat] = Some(card);
                self.position.stash(seat, card);
            }
            Action::Play(card) => {
                self.plays.push(card);
                self.position.play(card);
            }
        }
    }

    /// The same round at an earlier point. A point that it has not reached yet gives the whole round.
    ///
    /// ```
    /// use rules::{Card, Deal, Phase, Round, RoundPoint, Rules, Seat};
    /// let rules = Rules::default();
    /// let mut round = Round::new(&rules, Deal::from_deck(rules.players, Seat::S3, &Card::ALL));
    /// while let Some(seat) = round.waiting().next() {
    ///     let card = round.legal(seat).first().expect("a seat that is waited for has a legal card");
    ///     round.apply(seat, round.action(card)).expect("the card is legal");
    /// }
    /// assert_eq!(round.phase(), Phase::Over);
    /// assert_eq!(round.truncated(RoundPoint::Plays(5)).plays(), &round.plays()[..5]);
    /// assert_eq!(round.truncated(RoundPoint::Dealt).waiting().count(), 4);
    /// ```
    #[must_use]
    pub fn truncated(&self, to: RoundPoint) -> Round {
        match to {
            RoundPoint::Dealt => self.replayed(|_| false, 0),
            RoundPoint::Plays(plays) => self.replayed(|_| true, plays),
        }
    }

    /// The same round before its first play, when only `seat` has still to stash.
    #[must_use]
    pub fn without_stash_of(&self, seat: Seat) -> Round {
        self.replayed(|other| other != seat, 0)
    }

    /// The round again from its deal, with the stashes of some seats and the first `plays` plays.
    fn replayed(&self, keeps_stash: impl Fn(Seat) -> bool, plays: usize) -> Round {
        let is_stash = |action: &Action| matches!(action, Action::Stash(_));
        let stashes = self.steps().filter(|(seat, action)| is_stash(action) && keeps_stash(*seat));
        let plays = self.steps().filter(|(_, action)| !is_stash(action)).take(plays);
        let mut round = Round::new(&self.rules, self.deal);
        stashes.chain(plays).for_each(|(seat, action)| round.apply_unchecked(seat, action));
        round
    }

    /// All moves so far: the stashes in seat order, since stashing has no order, then the plays as they came.
    pub fn steps(&self) -> impl Iterator<Item = (Seat, Action)> + '_ {
        let stashes = self.stash.iter_with_seat().filter_map(|(seat, card)| Some((seat, Action::Stash((*card)?))));
        let plays = self.tricks().into_iter().flat_map(|trick| trick.plays().collect::<ArrayVec<_, 4>>());
        stashes.chain(plays.map(|(seat, card)| (seat, Action::Play(card))))
    }

    /// The seats that have a move to make: all that have not stashed, then the one whose turn it is, then none.
    ///
    /// The iterator does not borrow the round, so `while let Some(seat) = round.waiting().next()` can play it out.
    pub fn waiting(&self) -> impl Iterator<Item = Seat> + use<> {
        let (phase, stash, turn) = (self.phase(), self.stash, self.position.turn());
        self.players().seats().filter(move |&seat| match phase {
            Phase::Stash => stash[seat].is_none(),
            Phase::Play => seat == turn,
            Phase::Over => false,
        })
    }

    /// The move that a card means now: a stash in the stash phase, a play otherwise.
    #[must_use]
    pub fn action(&self, card: Card) -> Action {
        Action::in_phase(self.phase(), card)
    }

    /// Checks a move. The error is the rule that it breaks.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), IllegalMove> {
        let card = action.card();
        if !self.players().has(seat) {
            return Err(IllegalMove::NoSuchSeat { card, seat });
        }
        match action {
            Action::Stash(_) => self.check_stash(seat, card),
            Action::Play(_) => self.check_play(seat, card),
        }
    }

    fn check_stash(&self, seat: Seat, card: Card) -> Result<(), IllegalMove> {
        if self.stash[seat].is_some() {
            return Err(IllegalMove::AlreadyStashed { card });
        }
        if !self.hand(seat).contains(card) {
            return Err(IllegalMove::NotHeld { card });
        }
        Ok(())
    }

    fn check_play(&self, seat: Seat, card: Card) -> Result<(), IllegalMove> {
        let turn = self.position.turn();
        match self.phase() {
            Phase::Stash => return Err(IllegalMove::StashComesFirst { card }),
            Phase::Over => return Err(IllegalMove::RoundIsOver { card }),
            Phase::Play if turn != seat => return Err(IllegalMove::NotYourTurn { card, turn }),
            Phase::Play => {}
        }
        if !self.hand(seat).contains(card) {
            return Err(IllegalMove::NotHeld { card });
        }
        if !self.position.legal().contains(card) {
            let led = self.plays[self.plays.len() - self.position.in_trick()];
            return Err(follow_refusal(&self.rules, led, self.hand(seat), card));
        }
        Ok(())
    }

    /// The cards that `seat` may stash or play now. Empty when it is not its turn.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> CardSet {
        match self.phase() {
            Phase::Stash if self.players().has(seat) && self.stash[seat].is_none() => self.hand(seat),
            Phase::Play if self.position.turn() == seat => self.position.legal(),
            _ => CardSet::EMPTY,
        }
    }

    /// The phase of the round.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.stash.iter().any(Option::is_none) {
            Phase::Stash
        } else if self.position.is_over() {
            Phase::Over
        } else {
            Phase::Play
        }
    }

    /// The player who plays the next card; `None` before all have stashed and after the last trick.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        (self.phase() == Phase::Play).then(|| self.position.turn())
    }

    /// The rules it is played by.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> PlayerCount {
        self.rules.players
    }

    /// The cards as dealt.
    #[must_use]
    pub fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The card that each seat has stashed.
    #[must_use]
    pub fn stash(&self) -> &PerSeat<Option<Card>> {
        &self.stash
    }

    /// All cards played, in order.
    #[must_use]
    pub fn plays(&self) -> &[Card] {
        &self.plays
    }

    /// The cards a seat holds now.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.position.hand(seat)
    }

    /// The state of play, for searches that may see everything.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// All tricks so far, the last one perhaps not complete.
    #[must_use]
    pub fn tricks(&self) -> Vec<Trick> {
        tricks(self.players(), self.deal.first_leader(), &self.plays)
    }

    /// The score, once the round is over.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        (self.phase() == Phase::Over).then(|| self.position.score())
    }
}

/// Splits plays into tricks. The winner of each trick leads the next.
pub(crate) fn tricks(players: PlayerCount, first_leader: Seat, plays: &[Card]) -> Vec<Trick> {
    let mut leader = first_leader;
    let of_leader = |cards: &[Card]| {
        let trick = Trick::of(players, leader, cards);
        leader = trick.winner().unwrap_or(leader);
        trick
    };
    plays.chunks(players.count()).map(of_leader).collect()
}

/// The rule of following that keeps `card`, held in `hand`, from being played on `led`.
pub(crate) fn follow_refusal(rules: &Rules, led: Card, hand: CardSet, card: Card) -> IllegalMove {
    if led.is_queen() && rules.queen_lead == QueenLead::Trump {
        return IllegalMove::FollowQueen { card };
    }
    let colour = led.colour();
    match rules.follow {
        Follow::ColourOnly => IllegalMove::FollowColour { card, colour },
        Follow::QueenForced if !hand.intersects(colour.numbers()) => IllegalMove::QueenForced { card, colour },
        Follow::ColourOrQueen | Follow::QueenForced => IllegalMove::FollowColourOrQueen { card, colour },
    }
}
