//! The knowledge of one seat in a form that is fast to evaluate, and the state of a simulated round.

use rules::{Card, CardSet, FollowConstraint, PerSeat, Phase, PlayerCount, Position, Rules, Seat, View};

/// The state of a simulated round.
///
/// A [`Position`] does not store who played what. A simulation state adds it, so that every player in a rollout can
/// move by what they would know.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SimState {
    pub(crate) rules: Rules,
    pub(crate) position: Position,
    pub(crate) leader: Seat,
    pub(crate) stashing: bool,
    pub(crate) stash: [CardSet; 4],
    pub(crate) played: [CardSet; 4],
    pub(crate) voids: [CardSet; 4],
    pub(crate) trick: [CardSet; 4],
}

impl SimState {
    /// A round before the stash.
    pub(crate) fn start(rules: &Rules, hands: &PerSeat<CardSet>, chest: CardSet, leader: Seat) -> SimState {
        SimState {
            rules: *rules,
            position: Position::new(rules, hands, chest, leader),
            leader,
            stashing: true,
            stash: [CardSet::EMPTY; 4],
            played: [CardSet::EMPTY; 4],
            voids: [CardSet::EMPTY; 4],
            trick: [CardSet::EMPTY; 4],
        }
    }

    /// The state of a view in which the hidden cards are as given.
    pub(crate) fn from_view(view: &View, hands: &PerSeat<CardSet>, stash: [CardSet; 4], chest: CardSet) -> SimState {
        let public = &view.public;
        let position = view.position(hands, chest);
        let mut state = SimState::start(&public.rules, hands, chest, public.players().next(public.dealer));
        state.position = position;
        state.stashing = public.phase == Phase::Stash;
        state.stash = stash;
        state.stash[view.seat.index()] = view.stash.map_or(CardSet::EMPTY, Card::to_set);
        for trick in public.tricks() {
            state.trick = [CardSet::EMPTY; 4];
            state.leader = trick.leader();
            for (seat, card) in trick.plays() {
                state.played[seat.index()] |= card.to_set();
                state.trick[seat.index()] |= card.to_set();
            }
            if trick.is_complete() {
                state.trick = [CardSet::EMPTY; 4];
                state.leader = trick.winner().unwrap_or(state.leader);
            }
        }
        for (seat, &void) in public.voids.iter_with_seat() {
            state.voids[seat.index()] = void;
        }
        state
    }

    /// Moves a card of `seat` into the chest.
    pub(crate) fn stash(&mut self, seat: Seat, card: Card) {
        self.position.stash(seat, card);
        self.stash[seat.index()] = card.to_set();
    }

    /// Stashes a card for each seat that has not stashed yet. All choose by what they knew before.
    pub(crate) fn stash_rest(&mut self, mut choose: impl FnMut(&Observation) -> Card) {
        let before = *self;
        for seat in self.rules.players.seats().filter(|seat| before.stash[seat.index()].is_empty()) {
            self.stash(seat, choose(&before.observe(seat)));
        }
        self.stashing = false;
    }

    /// Makes the move that `card` means for `seat`. If it is a stash, the others stash too.
    pub(crate) fn apply(&mut self, seat: Seat, card: Card, mut stash_of: impl FnMut(&Observation) -> Card) {
        if self.stashing {
            self.stash_rest(|observation| if observation.seat == seat { card } else { stash_of(observation) });
        } else {
            self.play(card);
        }
    }

    /// Plays a legal card for the player whose turn it is.
    #[inline]
    pub(crate) fn play(&mut self, card: Card) {
        let turn = self.position.turn().index();
        let constraint = self.position.follow_constraint();
        if !constraint.binding.is_empty() && !constraint.allowed.contains(card) {
            self.voids[turn] |= constraint.binding;
        }
        self.played[turn] |= card.to_set();
        self.trick[turn] = card.to_set();
        self.position.play(card);
        if self.position.in_trick() == 0 {
            self.trick = [CardSet::EMPTY; 4];
            self.leader = self.position.turn();
        }
    }

    /// The observation of `seat` in this state.
    #[inline]
    pub(crate) fn observe(&self, seat: Seat) -> Observation {
        Observation {
            rules: self.rules,
            seat,
            stashing: self.stashing,
            hand: self.position.hand(seat),
            stash: self.stash[seat.index()],
            leader: self.leader,
            trick: self.trick,
            in_trick: self.position.in_trick(),
            constraint: self.position.follow_constraint(),
            // A position keeps those of the last trick until the next lead.
            winning_cards: self.position.best().map_or(CardSet::EMPTY, |_| self.position.winning_cards()),
            best: self.position.best(),
            played: self.played,
            taken: std::array::from_fn(|index| self.position.taken(Seat::from_index_wrapping(index))),
            tricks: std::array::from_fn(|index| self.position.tricks(Seat::from_index_wrapping(index))),
            voids: self.voids,
        }
    }

    /// Each seat's utility in a finished round: the mean of the opponents' points minus its own.
    pub(crate) fn utilities(&self) -> [f32; 4] {
        let mut utilities = [0.0; 4];
        for (seat, &scaled) in solver::utilities(&self.position).iter_with_seat() {
            utilities[seat.index()] = solver::in_points(scaled, self.rules.players) as f32;
        }
        utilities
    }
}

/// The knowledge of one seat: a [`View`] with the slow queries computed in advance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Observation {
    pub(crate) rules: Rules,
    pub(crate) seat: Seat,
    pub(crate) stashing: bool,
    pub(crate) hand: CardSet,
    /// The seat's own card in the chest.
    pub(crate) stash: CardSet,
    /// The leader of the trick on the table.
    pub(crate) leader: Seat,
    /// The card that each seat has played to the trick on the table.
    pub(crate) trick: [CardSet; 4],
    pub(crate) in_trick: usize,
    pub(crate) constraint: FollowConstraint,
    /// The cards that could win the trick on the table.
    pub(crate) winning_cards: CardSet,
    /// The seat that is winning the trick on the table, and its card.
    pub(crate) best: Option<(Seat, Card)>,
    /// The cards that each seat has played, the trick on the table included.
    pub(crate) played: [CardSet; 4],
    pub(crate) taken: [CardSet; 4],
    pub(crate) tricks: [u32; 4],
    pub(crate) voids: [CardSet; 4],
}

impl From<&View> for Observation {
    fn from(view: &View) -> Observation {
        let nothing = PerSeat::filled(view.public.players(), CardSet::EMPTY);
        SimState::from_view(view, &nothing, [CardSet::EMPTY; 4], CardSet::EMPTY).observe(view.seat)
    }
}

impl Observation {
    pub(crate) fn players(&self) -> PlayerCount {
        self.rules.players
    }

    /// The cards that may be stashed or played.
    #[inline]
    pub(crate) fn legal(&self) -> CardSet {
        if self.stashing { self.hand } else { self.constraint.legal(self.hand) }
    }

    /// All cards played so far.
    #[inline]
    pub(crate) fn played_cards(&self) -> CardSet {
        self.played[0] | self.played[1] | self.played[2] | self.played[3]
    }

    /// The cards whose location the seat does not know.
    #[inline]
    pub(crate) fn unseen(&self) -> CardSet {
        !(self.hand | self.stash | self.played_cards())
    }

    /// The cards of the current trick.
    #[inline]
    pub(crate) fn trick_cards(&self) -> CardSet {
        self.trick[0] | self.trick[1] | self.trick[2] | self.trick[3]
    }

    /// The seats that play after this one in the trick on the table.
    pub(crate) fn still_to_play(&self) -> impl Iterator<Item = Seat> + use<> {
        let after = self.players().count() - 1 - self.in_trick;
        let (players, seat) = (self.players(), self.seat);
        (1..=after).map(move |steps| players.step(seat, steps))
    }

    /// Whether `card` would win the trick if nobody else played.
    #[inline]
    pub(crate) fn would_win_so_far(&self, card: Card) -> bool {
        match self.best {
            None => true,
            Some((_, best)) => self.winning_cards.contains(card) && card > best,
        }
    }

    /// The one seat that has won every trick so far, if any trick has been won.
    pub(crate) fn on_the_way_to_grand(&self) -> Option<Seat> {
        let all: u32 = self.tricks.iter().sum();
        self.players().seats().find(|seat| all > 0 && self.tricks[seat.index()] == all)
    }

    /// The observation without memory of earlier tricks: neither the cards played nor the voids.
    pub(crate) fn forgetful(mut self) -> Observation {
        self.played = self.trick;
        self.voids = [CardSet::EMPTY; 4];
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotRng;
    use rules::{Action, Deal, Round};

    /// The observation of a simulated world that equals the true one is the same as that of the view.
    #[test]
    fn a_view_and_a_simulation_give_the_same_observation() {
        for (index, rules) in Rules::all_combinations().enumerate() {
            let mut rng = BotRng::new(index as u64);
            let deal = Deal::random(rules.players, Seat::S1, &mut rng.0);
            let mut round = Round::new(&rules, deal);
            let mut state = SimState::start(&rules, deal.hands(), deal.chest(), deal.first_leader());
            let check = |state: &SimState, round: &Round| {
                for seat in rules.players.seats() {
                    let (simulated, seen) = (state.observe(seat), Observation::from(&round.view(seat)));
                    assert_eq!(format!("{simulated:?}"), format!("{seen:?}"), "{rules:?}");
                }
            };
            check(&state, &round);
            for seat in rules.players.seats() {
                let card = round.legal(seat).random(&mut rng.0);
                round.apply(seat, Action::Stash(card)).expect("a held card");
                state.stash(seat, card);
            }
            state.stashing = false;
            while let Some(seat) = round.turn() {
                check(&state, &round);
                let card = round.legal(seat).random(&mut rng.0);
                assert_eq!(round.legal(seat), state.observe(seat).legal());
                round.apply(seat, Action::Play(card)).expect("a legal card");
                state.play(card);
            }
            let score = round.score().expect("the end");
            let utilities = &state.utilities()[..rules.players.count()];
            assert!(utilities.iter().sum::<f32>().abs() < 0.01);
            let best = rules.players.seats().min_by_key(|&seat| score.points[seat]).expect("players");
            assert!(utilities.iter().all(|&utility| utility <= utilities[best.index()] + 0.01));
        }
    }
}
