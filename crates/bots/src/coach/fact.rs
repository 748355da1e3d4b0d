//! The facts that reasons are made of. Each holds in the position, for certain or in a number of sampled layouts.
//!
//! To add a fact, add a variant and its [`Fact::details`] here, a message to `words/src/fact.rs` with one arm of
//! `learn::coach_text::fact`, and a row to `docs/coach.md`.

use rules::{Card, CardSet, Colour, Phase, Seat, Trick, View, winning_cards};
use serde::{Deserialize, Serialize};

use super::layout_sample::Outcomes;

/// A fact about choosing a card. Nothing in it needs more than the player's [`View`].
///
/// Where a fact says "certainly", it holds in every layout that agrees with what the player has seen. The derived JSON
/// is the form in which analyses are stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, strum::EnumCount, strum::IntoStaticStr)]
#[serde(tag = "fact", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fact {
    /// No other card was allowed.
    OnlyCard,
    /// The seat has won every trick so far, three at least, and certainly does not take this one.
    StopsGrand {
        /// Whose Grand it would be.
        seat: Seat,
    },
    /// The seat has won every trick so far, three at least, and certainly takes this one too.
    LetsGrandGoOn {
        /// Whose Grand it would be.
        seat: Seat,
    },
    /// The same, and no other card would have changed it.
    CannotStopGrand {
        /// Whose Grand it would be.
        seat: Seat,
    },
    /// The player has won every trick so far, three at least, and certainly takes this one too.
    KeepsOwnGrand,
    /// The player has won no trick, two others have, and the card certainly takes this one.
    LosesFlawless,
    /// The player has won no trick, two others have, and the card certainly does not take this one.
    KeepsFlawless,
    /// One Queen stays in hand, and no other can still be played: the player wins the last trick in `count` layouts.
    LastQueen {
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// The card is led, and neither a number of its colour nor a Queen is out: it certainly wins the trick.
    LastOfColour {
        /// The colour led.
        colour: Colour,
    },
    /// The player is the last to play and wins the trick.
    TakesTrick {
        /// The face values in the trick.
        #[serde(rename = "number")]
        points: u32,
    },
    /// The card certainly wins the trick.
    WinsTrick,
    /// The player need not follow, and this is the highest number in hand; it cannot win the trick.
    DiscardsHighest,
    /// The player is the last to play and another wins the trick.
    LeavesTrick {
        /// The winner.
        seat: Seat,
        /// The face values in the trick.
        #[serde(rename = "number")]
        points: u32,
    },
    /// The card certainly does not win the trick.
    CannotWin,
    /// A Queen goes into the chest, where she wins no trick.
    QueenToChest,
    /// It is the player's last number of its colour.
    LastInHand {
        /// The colour that the player runs out of.
        colour: Colour,
    },
    /// The player keeps this card, and no card that is still out beats it.
    KeepsUnbeatable {
        /// The card kept.
        #[serde(rename = "kept")]
        card: Card,
    },
    /// The card wins the trick in `count` layouts.
    WinsIn {
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// After the card, the player wins the last trick and the chest in `count` layouts.
    ChestIn {
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// After the card, the player makes a Grand in `count` layouts.
    GrandIn {
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// After the card, another player makes a Grand in `count` layouts.
    GrandOf {
        /// Whose Grand it is.
        seat: Seat,
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// After the card, the player is Flawless in `count` layouts.
    FlawlessIn {
        /// Of [`super::SAMPLE_LAYOUTS`] layouts.
        #[serde(rename = "number")]
        count: u32,
    },
    /// After the card, the player gets so many points in the round on average.
    OwnPoints {
        /// The average.
        #[serde(rename = "number")]
        points: u32,
    },
    /// After the card, each of the others gets so many points in the round on average.
    OthersPoints {
        /// The average.
        #[serde(rename = "number")]
        points: u32,
    },
}

/// Something that a fact mentions beside the card it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// Another seat.
    Seat(Seat),
    /// The face values in a trick.
    Points(u32),
    /// A number of layouts.
    Count(u32),
    /// A colour.
    Colour(Colour),
    /// A card that is kept.
    Kept(Card),
}

/// The number of tricks after which a player who has won all of them is on the way to a Grand.
const ON_THE_WAY: u32 = 3;

impl Fact {
    /// The fact's name for programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The details that the fact mentions, in the order of its fields.
    #[must_use]
    pub fn details(self) -> Vec<Detail> {
        match self {
            Fact::StopsGrand { seat } | Fact::LetsGrandGoOn { seat } | Fact::CannotStopGrand { seat } => {
                vec![Detail::Seat(seat)]
            }
            Fact::GrandOf { seat, count } => vec![Detail::Seat(seat), Detail::Count(count)],
            Fact::LeavesTrick { seat, points } => vec![Detail::Seat(seat), Detail::Points(points)],
            Fact::TakesTrick { points } | Fact::OwnPoints { points } | Fact::OthersPoints { points } => {
                vec![Detail::Points(points)]
            }
            Fact::LastQueen { count }
            | Fact::WinsIn { count }
            | Fact::ChestIn { count }
            | Fact::GrandIn { count }
            | Fact::FlawlessIn { count } => vec![Detail::Count(count)],
            Fact::LastOfColour { colour } | Fact::LastInHand { colour } => vec![Detail::Colour(colour)],
            Fact::KeepsUnbeatable { card } => vec![Detail::Kept(card)],
            Fact::OnlyCard
            | Fact::KeepsOwnGrand
            | Fact::LosesFlawless
            | Fact::KeepsFlawless
            | Fact::WinsTrick
            | Fact::DiscardsHighest
            | Fact::CannotWin
            | Fact::QueenToChest => Vec::new(),
        }
    }

    /// Whether this fact about one card speaks for it, beside the same fact about another card; `None` where the two
    /// are not the same fact with a number.
    #[must_use]
    pub fn argues_for(self, other: Fact) -> Option<bool> {
        match (self, other) {
            (Fact::GrandIn { count: one }, Fact::GrandIn { count: other })
            | (Fact::FlawlessIn { count: one }, Fact::FlawlessIn { count: other })
            | (Fact::OthersPoints { points: one }, Fact::OthersPoints { points: other }) => Some(one > other),
            (Fact::ChestIn { count: one }, Fact::ChestIn { count: other })
            | (Fact::WinsIn { count: one }, Fact::WinsIn { count: other })
            | (Fact::OwnPoints { points: one }, Fact::OwnPoints { points: other }) => Some(one < other),
            (Fact::GrandOf { seat, count: one }, Fact::GrandOf { seat: same, count: other }) if seat == same => {
                Some(one < other)
            }
            _ => None,
        }
    }
}

/// All facts about choosing `card`, which must be legal, the most telling first. There is always one at least.
pub(crate) fn facts(view: &View, card: Card, outcomes: Outcomes) -> Vec<Fact> {
    if view.legal().len() == 1 {
        return vec![Fact::OnlyCard];
    }
    let stash = view.public.phase == Phase::Stash;
    let facts = [
        grand(view, card),
        flawless(view, card),
        last_queen(view, card, outcomes.chest),
        last_of_colour(view, card),
        takes_trick(view, card),
        wins_trick(view, card),
        discards_highest(view, card),
        leaves_trick(view, card),
        cannot_win(view, card),
        queen_to_chest(view, card),
        last_in_hand(view, card),
        keeps_unbeatable(view, card),
        (!stash).then_some(Fact::WinsIn { count: outcomes.trick }),
        Some(Fact::ChestIn { count: outcomes.chest }),
    ];
    facts.into_iter().flatten().collect()
}

/// The trick on the table after a card is played to it.
struct After {
    /// The seat whose card is the highest then.
    ahead: Seat,
    /// Whether nobody who is still to play can have a card that beats it.
    certain: bool,
    /// Whether everybody has played.
    complete: bool,
    points: u32,
}

impl After {
    /// `None` in the stash phase.
    fn of(view: &View, card: Card) -> Option<After> {
        if view.public.phase != Phase::Play {
            return None;
        }
        let players = view.public.players();
        let table = view.public.trick();
        let cards: Vec<Card> = table.cards().iter().copied().chain([card]).collect();
        let trick = Trick::of(players, table.leader(), &cards);
        let ahead = trick.winner()?;
        let beaters = beaters(&trick)?;
        let to_play = (1..=players.count() - cards.len()).map(|steps| players.step(view.seat, steps));
        let certain = to_play.into_iter().all(|seat| !view.possible_cards(seat).intersects(beaters));
        Some(After { ahead, certain, complete: trick.is_complete(), points: trick.points() })
    }

    /// The seat that certainly wins the trick.
    fn winner(&self) -> Option<Seat> {
        self.certain.then_some(self.ahead)
    }
}

/// The cards that would beat the highest card of a trick.
fn beaters(trick: &Trick) -> Option<CardSet> {
    let winning_cards = winning_cards(trick.led()?);
    let highest = (trick.to_set() & winning_cards).last()?;
    Some(winning_cards.iter().filter(|&card| card > highest).collect())
}

fn grand(view: &View, card: Card) -> Option<Fact> {
    let won = &view.public.tricks_won;
    let all: u32 = won.iter().sum();
    let (seat, _) = won.iter_with_seat().find(|&(_, &tricks)| all >= ON_THE_WAY && tricks == all)?;
    let goes_on = |card: Card| After::of(view, card).and_then(|after| after.winner()) == Some(seat);
    match After::of(view, card)?.winner() {
        Some(winner) if winner == seat && seat == view.seat => Some(Fact::KeepsOwnGrand),
        Some(winner) if winner == seat && view.legal().iter().all(goes_on) => Some(Fact::CannotStopGrand { seat }),
        Some(winner) if winner == seat => Some(Fact::LetsGrandGoOn { seat }),
        Some(_) => Some(Fact::StopsGrand { seat }),
        None => None,
    }
}

fn flawless(view: &View, card: Card) -> Option<Fact> {
    let won = &view.public.tricks_won;
    let winners = won.iter().filter(|&&tricks| tricks > 0).count();
    if won[view.seat] > 0 || winners < 2 {
        return None;
    }
    let after = After::of(view, card)?;
    match after.winner() {
        Some(winner) if winner == view.seat => Some(Fact::LosesFlawless),
        _ if after.ahead != view.seat => Some(Fact::KeepsFlawless),
        _ => None,
    }
}

fn last_queen(view: &View, card: Card, count: u32) -> Option<Fact> {
    let kept = (view.hand - card.to_set()) & CardSet::QUEENS;
    (kept.len() == 1 && !view.unseen().intersects(CardSet::QUEENS)).then_some(Fact::LastQueen { count })
}

fn last_of_colour(view: &View, card: Card) -> Option<Fact> {
    let led = view.public.phase == Phase::Play && view.public.trick().is_empty() && !card.is_queen();
    let colour = card.colour();
    let out = view.unseen().intersects(colour.numbers() | CardSet::QUEENS);
    (led && !out).then_some(Fact::LastOfColour { colour })
}

fn takes_trick(view: &View, card: Card) -> Option<Fact> {
    let after = After::of(view, card)?;
    (after.complete && after.ahead == view.seat).then_some(Fact::TakesTrick { points: after.points })
}

fn wins_trick(view: &View, card: Card) -> Option<Fact> {
    (After::of(view, card)?.winner() == Some(view.seat)).then_some(Fact::WinsTrick)
}

fn discards_highest(view: &View, card: Card) -> Option<Fact> {
    let constraint = view.follow_constraint();
    let free = !constraint.binding.is_empty() && !view.hand.intersects(constraint.binding);
    let highest = view.hand.iter().all(|other| other.points() <= card.points());
    let discard = view.public.phase == Phase::Play && free && !card.is_queen();
    (discard && highest).then_some(Fact::DiscardsHighest)
}

fn leaves_trick(view: &View, card: Card) -> Option<Fact> {
    let After { ahead: seat, complete, points, .. } = After::of(view, card)?;
    (complete && seat != view.seat).then_some(Fact::LeavesTrick { seat, points })
}

fn cannot_win(view: &View, card: Card) -> Option<Fact> {
    (After::of(view, card)?.ahead != view.seat).then_some(Fact::CannotWin)
}

fn queen_to_chest(view: &View, card: Card) -> Option<Fact> {
    (view.public.phase == Phase::Stash && card.is_queen()).then_some(Fact::QueenToChest)
}

fn last_in_hand(view: &View, card: Card) -> Option<Fact> {
    let colour = card.colour();
    let last = !card.is_queen() && view.hand & colour.numbers() == card.to_set();
    (last && view.hand.len() > 1).then_some(Fact::LastInHand { colour })
}

fn keeps_unbeatable(view: &View, card: Card) -> Option<Fact> {
    let kept = view.hand - card.to_set();
    let unbeatable = |kept: &Card| (view.unseen() & winning_cards(*kept)).iter().all(|out| out < *kept);
    kept.iter().rev().find(unbeatable).map(|card| Fact::KeepsUnbeatable { card })
}

#[cfg(test)]
mod tests {
    use strum::EnumCount;

    use super::*;

    /// Databases have facts in this form.
    #[test]
    fn every_fact_is_stored_as_ever() {
        let (seat, colour, card) = (Seat::S2, Colour::Black, "R8".parse().unwrap());
        let facts = [
            (Fact::OnlyCard, r#"{"fact":"only-card"}"#),
            (Fact::StopsGrand { seat }, r#"{"fact":"stops-grand","seat":2}"#),
            (Fact::LetsGrandGoOn { seat }, r#"{"fact":"lets-grand-go-on","seat":2}"#),
            (Fact::CannotStopGrand { seat }, r#"{"fact":"cannot-stop-grand","seat":2}"#),
            (Fact::KeepsOwnGrand, r#"{"fact":"keeps-own-grand"}"#),
            (Fact::LosesFlawless, r#"{"fact":"loses-flawless"}"#),
            (Fact::KeepsFlawless, r#"{"fact":"keeps-flawless"}"#),
            (Fact::LastQueen { count: 7 }, r#"{"fact":"last-queen","number":7}"#),
            (Fact::LastOfColour { colour }, r#"{"fact":"last-of-colour","colour":"K"}"#),
            (Fact::TakesTrick { points: 9 }, r#"{"fact":"takes-trick","number":9}"#),
            (Fact::WinsTrick, r#"{"fact":"wins-trick"}"#),
            (Fact::DiscardsHighest, r#"{"fact":"discards-highest"}"#),
            (Fact::LeavesTrick { seat, points: 3 }, r#"{"fact":"leaves-trick","seat":2,"number":3}"#),
            (Fact::CannotWin, r#"{"fact":"cannot-win"}"#),
            (Fact::QueenToChest, r#"{"fact":"queen-to-chest"}"#),
            (Fact::LastInHand { colour }, r#"{"fact":"last-in-hand","colour":"K"}"#),
            (Fact::KeepsUnbeatable { card }, r#"{"fact":"keeps-unbeatable","kept":"R8"}"#),
            (Fact::WinsIn { count: 70 }, r#"{"fact":"wins-in","number":70}"#),
            (Fact::ChestIn { count: 62 }, r#"{"fact":"chest-in","number":62}"#),
            (Fact::GrandIn { count: 8 }, r#"{"fact":"grand-in","number":8}"#),
            (Fact::GrandOf { seat, count: 9 }, r#"{"fact":"grand-of","seat":2,"number":9}"#),
            (Fact::FlawlessIn { count: 5 }, r#"{"fact":"flawless-in","number":5}"#),
            (Fact::OwnPoints { points: 31 }, r#"{"fact":"own-points","number":31}"#),
            (Fact::OthersPoints { points: 42 }, r#"{"fact":"others-points","number":42}"#),
        ];
        assert_eq!(facts.len(), Fact::COUNT, "a fact is missing here");
        for (fact, json) in facts {
            assert_eq!(serde_json::to_string(&fact).unwrap(), json);
            assert_eq!(serde_json::from_str::<Fact>(json).unwrap(), fact);
            assert!(json.contains(&format!("\"{}\"", fact.name())), "{json}");
        }
        for other in [r#"{"fact":"made-up"}"#, r#"{"fact":"wins-in"}"#, r#"{"fact":"last-in-hand","colour":"X"}"#] {
            assert!(serde_json::from_str::<Fact>(other).is_err(), "{other}");
        }
    }
}
