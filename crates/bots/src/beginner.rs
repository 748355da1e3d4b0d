//! Two imitated beginners, each a handful of simple habits.
//!
//! They measure how the levels feel to people: neither searches, counts cards or plans, and no level was trained
//! against them.

use rules::{Action, Card, CardSet, Colour, View};

use crate::observation::Observation;
use crate::{Bot, BotRng, Budget};

/// A person's habits in their first matches. Both follow with the highest card that stays under the trick, otherwise
/// play their lowest card, and lead their lowest.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    strum::Display,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Beginner {
    /// Stashes the highest number.
    Weak,
    /// Stashes the highest Queen, or else the top number of the shortest colour, and discards the highest number.
    Careful,
}

rules::named_values!(Beginner);

impl Bot for Beginner {
    fn act(&self, view: &View, _: Budget, _: &mut BotRng) -> Action {
        view.action(self.choose(&Observation::from(view)))
    }
}

impl Beginner {
    /// The card that the beginner stashes or plays.
    pub(crate) fn choose(self, observation: &Observation) -> Card {
        if observation.stashing { self.stash(observation.hand) } else { self.play(observation) }
    }

    fn stash(self, hand: CardSet) -> Card {
        match (self, (hand & CardSet::QUEENS).last()) {
            (Beginner::Careful, Some(queen)) => queen,
            (Beginner::Careful, None) => highest(hand & shortest_colour(hand).numbers()),
            (Beginner::Weak, _) => highest(hand - CardSet::QUEENS),
        }
    }

    fn play(self, observation: &Observation) -> Card {
        let legal = observation.legal();
        if observation.in_trick == 0 {
            return lowest(legal);
        }
        let cannot_follow = (observation.hand & observation.constraint.binding).is_empty();
        let numbers = legal - CardSet::QUEENS;
        if self == Beginner::Careful && cannot_follow && !numbers.is_empty() {
            return highest(numbers);
        }
        let under: CardSet = legal.iter().filter(|&card| !observation.would_win_so_far(card)).collect();
        if under.is_empty() { lowest(legal) } else { highest(under) }
    }
}

/// The colour of which a hand holds the fewest numbers, but at least one.
fn shortest_colour(hand: CardSet) -> Colour {
    let count = |colour: &Colour| (hand & colour.numbers()).len();
    let held = Colour::ALL.into_iter().filter(|colour| count(colour) > 0);
    held.min_by_key(count).expect("a hand to stash from holds numbers")
}

/// The highest card as a beginner ranks them: by number, and Queens above all numbers.
fn highest(cards: CardSet) -> Card {
    cards.iter().max_by_key(rank).expect("a player has a card to choose")
}

fn lowest(cards: CardSet) -> Card {
    cards.iter().min_by_key(rank).expect("a player has a card to choose")
}

fn rank(card: &Card) -> (bool, u32, usize) {
    (card.is_queen(), card.points(), card.index())
}

#[cfg(test)]
mod tests {
    use rules::{PerSeat, Rules, Seat};

    use super::*;
    use crate::observation::SimState;

    fn cards(text: &str) -> CardSet {
        text.split(' ').map(|card| card.parse::<Card>().expect(card)).collect()
    }

    /// What both beginners stash from a hand.
    fn check_stash(hand: &str, weak: &str, careful: &str) {
        let stashed = |beginner: Beginner| beginner.stash(cards(hand)).as_str();
        assert_eq!((stashed(Beginner::Weak), stashed(Beginner::Careful)), (weak, careful), "{hand}");
    }

    #[test]
    fn a_weak_player_stashes_a_number_and_a_careful_one_a_queen() {
        check_stash("R2 R8 K3 K4 B5 B6 GQ KQ", "R8", "KQ");
        check_stash("R2 R3 R8 K4 K5 B6 B7 G4", "R8", "G4");
    }

    /// What both beginners play from `hand` after the cards of a trick, the first of which led.
    fn check_play(trick: &str, hand: &str, weak: &str, careful: &str) {
        let played: Vec<Card> = trick.split_whitespace().map(|card| card.parse().expect(card)).collect();
        let held = |seat: Seat| played.get(seat.index()).map_or(cards(hand), |card| card.to_set());
        let rules = Rules::default();
        let hands = PerSeat::from_fn(rules.players, held);
        let mut state = SimState::start(&rules, &hands, CardSet::EMPTY, Seat::S0);
        state.stashing = false;
        played.iter().for_each(|&card| state.play(card));
        let observation = state.observe(state.position.turn());
        let chosen = |beginner: Beginner| beginner.play(&observation).as_str();
        assert_eq!((chosen(Beginner::Weak), chosen(Beginner::Careful)), (weak, careful), "{trick}: {hand}");
    }

    #[test]
    fn both_duck_high_and_lead_low() {
        check_play("", "R8 K3 B2 GQ", "B2", "B2");
        check_play("R5", "R2 R4 R7 GQ", "R4", "R4");
        check_play("R5", "R6 R7 GQ", "R6", "R6");
        check_play("R5 RQ", "R2 R7 KQ", "KQ", "KQ");
    }

    #[test]
    fn a_careful_player_discards_the_highest_number() {
        check_play("R5", "K8 B2 GQ", "K8", "K8");
        check_play("R5 RQ", "K8 B2 GQ", "GQ", "K8");
        check_play("KQ", "RQ", "RQ", "RQ");
    }
}
