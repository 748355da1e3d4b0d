//! What a play gives away to everybody at the table.

use rules::{Card, CardSet, Colour, FollowConstraint, PublicView, Seat};
use serde::{Deserialize, Serialize};

/// Something that everybody learns from a play. It follows from public information and from the card itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(tag = "name", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Tell {
    /// The player has no number of this colour, which nobody could be sure of before.
    Void {
        /// The colour that was asked for.
        colour: Colour,
    },
    /// The player has no Queen, which nobody could be sure of before.
    NoQueen,
    /// The player has won every trick, two at least, and leads a Queen.
    Grand,
}

/// The number of tricks after which a player who has won all of them is noticed.
const NOTICED: u32 = 2;

impl Tell {
    /// What the next player gives away by playing `card`; `None` in the stash phase, for the last card in hand, and
    /// where it is nothing new.
    #[must_use]
    pub fn of(public: &PublicView, card: Card) -> Option<Tell> {
        let seat = public.turn.filter(|&seat| public.hand_sizes[seat] >= 2)?;
        Tell::grand(public, seat, card).or_else(|| Tell::void(public, seat, card))
    }

    /// What the play with this index gave away, and who made it. Only plays that have been made give something away.
    #[must_use]
    pub fn of_play(public: &PublicView, play: usize) -> Option<(Seat, Tell)> {
        let card = *public.plays.get(play)?;
        let before = PublicView::from_plays(&public.rules, public.dealer, public.stashed, &public.plays[..play], None)?;
        Some((before.turn?, Tell::of(&before, card)?))
    }

    /// The cards that the player does not hold, for certain.
    #[must_use]
    pub fn missing_cards(self) -> CardSet {
        match self {
            Tell::Void { colour } => colour.numbers(),
            Tell::NoQueen => CardSet::QUEENS,
            Tell::Grand => CardSet::EMPTY,
        }
    }

    /// The name for programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    fn grand(public: &PublicView, seat: Seat, card: Card) -> Option<Tell> {
        let won = &public.tricks_won;
        let all: u32 = won.iter().sum();
        let leads = public.trick().is_empty();
        (leads && card.is_queen() && all >= NOTICED && won[seat] == all).then_some(Tell::Grand)
    }

    fn void(public: &PublicView, seat: Seat, card: Card) -> Option<Tell> {
        let constraint = FollowConstraint::of(&public.rules, public.trick().led()?);
        let is_new = !public.voids[seat].is_superset(constraint.binding);
        if constraint.allowed.contains(card) || !is_new {
            return None;
        }
        let colour = Colour::ALL.into_iter().find(|colour| constraint.binding.is_superset(colour.numbers()));
        match colour {
            Some(colour) => Some(Tell::Void { colour }),
            None => constraint.binding.is_superset(CardSet::QUEENS).then_some(Tell::NoQueen),
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::{Action, Deal, PlayerCount, Round, Rules};

    use super::*;
    use crate::{BotName, BotRng};

    /// Plays whole rounds and returns each tell with the round right after it.
    fn tells(players: PlayerCount) -> Vec<(Tell, Seat, Round)> {
        let rules = Rules { players, ..Rules::default() };
        let mut found = Vec::new();
        for seed in 0..60 {
            let rng = &mut BotRng::new(seed);
            let mut round = Round::new(&rules, Deal::random(players, Seat::S0, &mut rng.0));
            while let Some(seat) = round.waiting().next() {
                let view = round.view(seat);
                let action = BotName::Random.act(&view, rng);
                let tell = Tell::of(&view.public, action.card());
                round.apply_unchecked(seat, action);
                let last = round.plays().len().checked_sub(1);
                let again = last.and_then(|play| Tell::of_play(&round.public(), play));
                assert_eq!(again, tell.map(|tell| (seat, tell)));
                assert!(tell.is_none() || matches!(action, Action::Play(_)));
                found.extend(tell.map(|tell| (tell, seat, round.clone())));
            }
        }
        found
    }

    #[test]
    fn a_tell_is_true_and_everybody_can_see_it() {
        let found: Vec<_> = PlayerCount::ALL.into_iter().flat_map(tells).collect();
        for (tell, seat, round) in &found {
            let known = round.public().voids[*seat];
            assert!(known.is_superset(tell.missing_cards()));
            match tell {
                Tell::Void { colour } => {
                    assert!(known.is_superset(colour.numbers()) && !round.hand(*seat).intersects(colour.numbers()));
                }
                Tell::NoQueen => {
                    assert!(known.is_superset(CardSet::QUEENS) && !round.hand(*seat).intersects(CardSet::QUEENS));
                }
                Tell::Grand => {
                    let won = round.public().tricks_won;
                    assert!(won.iter_with_seat().all(|(other, &tricks)| other == *seat || tricks == 0));
                }
            }
        }
        for name in ["void", "no-queen", "grand"] {
            assert!(found.iter().any(|(tell, ..)| tell.name() == name), "{name}");
        }
    }

    #[test]
    fn the_same_thing_is_given_away_once() {
        for players in PlayerCount::ALL {
            for pair in tells(players).windows(2) {
                let [(one, first, round), (other, second, later)] = pair else { unreachable!() };
                let same_round = later.deal() == round.deal();
                assert!(!same_round || first != second || one != other || *one == Tell::Grand, "{one:?}");
            }
        }
    }

    #[test]
    fn it_is_stored_by_name() {
        for (tell, json) in [
            (Tell::Void { colour: Colour::Black }, r#"{"name":"void","colour":"K"}"#),
            (Tell::NoQueen, r#"{"name":"no-queen"}"#),
            (Tell::Grand, r#"{"name":"grand"}"#),
        ] {
            assert_eq!(serde_json::to_string(&tell).unwrap(), json);
            assert_eq!(serde_json::from_str::<Tell>(json).unwrap(), tell);
        }
    }
}
