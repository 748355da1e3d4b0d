//! The reason why one card is better than another: the same fact about both.

use rules::{Seat, View};

use super::fact::Fact;
use super::outcome::OutcomeSums;

/// A fact about the chosen card and the same fact about the better one.
pub(super) type FactPair = (Fact, Fact);

/// A difference of fewer layouts of 100 is not worth mentioning.
const TELLING: u32 = 5;

/// The fact that explains most of the difference between two cards.
///
/// Rare events explain more than the average points they are part of, so the points are only given where no event
/// stands out. One of the two averages always speaks for the better card, because utility is their difference.
pub(super) fn fact_apart(view: &View, chosen: &OutcomeSums, better: &OutcomeSums) -> FactPair {
    let others = view.public.players().seats().filter(|&seat| seat != view.seat);
    let grands = others.map(|seat| event(|sums| grand_of(sums, seat), OTHERS_GRAND, chosen, better));
    let events = [
        event(|sums| Fact::GrandIn { count: sums.grand(view.seat) }, OWN_GRAND, chosen, better),
        event(|sums| Fact::FlawlessIn { count: sums.flawless() }, FLAWLESS, chosen, better),
        event(|sums| Fact::ChestIn { count: sums.chest() }, CHEST, chosen, better),
        event(|sums| Fact::WinsIn { count: sums.trick() }, TRICK, chosen, better),
    ];
    let telling = (better.utility() - chosen.utility()) * SHARE;
    let best = events.into_iter().chain(grands).flatten().max_by(|one, other| one.worth.total_cmp(&other.worth));
    best.filter(|event| event.worth >= telling).map_or_else(|| points_apart(chosen, better), |event| event.facts)
}

/// What an event is worth to the player, roughly, in points of utility.
const OWN_GRAND: f32 = 450.0;
const OTHERS_GRAND: f32 = 130.0;
const FLAWLESS: f32 = 80.0;
const CHEST: f32 = 25.0;
const TRICK: f32 = 20.0;

/// The share of a difference that an event has to explain.
const SHARE: f32 = 0.3;

fn grand_of(sums: &OutcomeSums, seat: Seat) -> Fact {
    Fact::GrandOf { seat, count: sums.grand(seat) }
}

/// A fact about both cards and how many points of utility it explains.
struct TellingFact {
    facts: FactPair,
    worth: f32,
}

fn event(
    fact: impl Fn(&OutcomeSums) -> Fact,
    value: f32,
    chosen: &OutcomeSums,
    better: &OutcomeSums,
) -> Option<TellingFact> {
    let facts = (fact(chosen), fact(better));
    let apart = count(facts.0).abs_diff(count(facts.1));
    let supports = facts.1.argues_for(facts.0) == Some(true);
    (supports && apart >= TELLING).then_some(TellingFact { facts, worth: value * apart as f32 / 100.0 })
}

fn count(fact: Fact) -> u32 {
    match fact {
        Fact::GrandIn { count }
        | Fact::GrandOf { count, .. }
        | Fact::FlawlessIn { count }
        | Fact::ChestIn { count }
        | Fact::WinsIn { count } => count,
        _ => 0,
    }
}

/// The average points of the player or of the others, whichever differ more in favour of the better card.
fn points_apart(chosen: &OutcomeSums, better: &OutcomeSums) -> FactPair {
    let fewer_own = chosen.points() - better.points();
    let more_of_others = better.others_points() - chosen.others_points();
    let whole = |points: f32| points.round() as u32;
    if fewer_own >= more_of_others {
        let fact = |sums: &OutcomeSums| Fact::OwnPoints { points: whole(sums.points()) };
        (fact(chosen), fact(better))
    } else {
        let fact = |sums: &OutcomeSums| Fact::OthersPoints { points: whole(sums.others_points()) };
        (fact(chosen), fact(better))
    }
}
