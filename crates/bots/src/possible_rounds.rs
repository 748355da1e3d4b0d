//! Whole rounds that agree with what one player has seen.

use rules::{Action, Card, CardSet, Deal, PerSeat, Round, Trick, View};

use crate::coach::Posterior;
use crate::exact_policy::ExactPolicy;
use crate::layouts::Layout;
use crate::opponents::OpponentType;
use crate::search::low_discrepancy_order;
use crate::{Beginner, BotName, BotRng};

/// A player whose policy is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownPlayer {
    /// A bot. The expert is taken for the network that it searches with.
    Bot(BotName),
    /// A person in their first matches, imitated.
    Beginner(Beginner),
}

impl KnownPlayer {
    const fn opponent_type(self) -> OpponentType {
        match self {
            KnownPlayer::Bot(bot) => OpponentType::of(bot),
            KnownPlayer::Beginner(beginner) => OpponentType::Exact(ExactPolicy::Beginner(beginner)),
        }
    }
}

/// The rounds that agree with what a player has seen, weighted by the likelihood of the others' moves.
pub struct PossibleRounds<'a> {
    view: &'a View,
    players: [Option<KnownPlayer>; 4],
}

impl<'a> PossibleRounds<'a> {
    /// The rounds of a view among these players, in seat order; `None` for a person about whom nothing is known.
    #[must_use]
    pub const fn new(view: &'a View, players: [Option<KnownPlayer>; 4]) -> PossibleRounds<'a> {
        PossibleRounds { view, players }
    }

    /// Samples rounds up to the moment of the view, each with its weight, by chains that evaluate up to `evaluations`
    /// moves. Every prefix is spread evenly over the chains. In the stash phase nobody has stashed yet.
    pub fn sample(&self, evaluations: u32, rng: &mut BotRng) -> impl Iterator<Item = (f32, Round)> + use<'a> {
        let known = self.players.map(|player| player.map(KnownPlayer::opponent_type));
        let worlds = Posterior::knowing(self.view, known).sample(evaluations, rng);
        let view = self.view;
        let order = low_discrepancy_order(worlds.len());
        order.map(move |index| (worlds[index].weight, worlds[index].layout.round(view, view.public.plays.len())))
    }
}

impl Layout {
    /// A round in which the hidden cards are as in this layout of `view`, after the first `plays` cards.
    pub(crate) fn round(&self, view: &View, plays: usize) -> Round {
        let mut round = self.dealt_round(view);
        for (seat, card) in self.stashes(view).iter_with_seat() {
            if let Some(card) = *card {
                round.apply(seat, Action::Stash(card)).expect(AGREES);
            }
        }
        for &card in &view.public.plays[..plays] {
            round.apply(round.turn().expect(AGREES), Action::Play(card)).expect(AGREES);
        }
        round
    }

    /// The same round before the stash.
    pub(crate) fn dealt_round(&self, view: &View) -> Round {
        let public = &view.public;
        let mut hands = self.hands;
        for (seat, card) in public.tricks().iter().flat_map(Trick::plays) {
            hands[seat] |= card.to_set();
        }
        for (seat, card) in self.stashes(view).iter_with_seat() {
            hands[seat] |= card.map_or(CardSet::EMPTY, Card::to_set);
        }
        let dealt = hands.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        Round::new(&public.rules, Deal::new(public.dealer, hands, !dealt).expect(AGREES))
    }

    fn stashes(&self, view: &View) -> PerSeat<Option<Card>> {
        PerSeat::from_fn(view.public.players(), |seat| match seat == view.seat {
            true => view.stash,
            false => self.stash[seat.index()].first(),
        })
    }
}

const AGREES: &str = "a layout agrees with the view";
