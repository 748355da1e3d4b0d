//! Clues: what another player has given away, and the mistake of those who overlook it.

use bots::coach::Tell;
use rules::{Card, CardSet, Seat, View};
use solver::Solver;

use super::layouts::positions;

/// A trick in which other players gave something away. Without it, another card would look better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clue {
    /// The number of the trick, counted from 1.
    pub trick: usize,
    /// The card that looks best to a player who overlooks the clue.
    pub overlooked: Card,
}

/// The most layouts over which cards are compared.
const MAX_LAYOUTS: usize = 10_000;
/// Without the clue, the wrong card must look better by this many points.
const MISLEADING: f64 = 3.0;

impl Clue {
    /// The clue that makes `best` the best card: with exact play it is, on average over all layouts that are possible,
    /// and without the clue another card is. Of several clues, the one that misleads most when it is overlooked.
    #[must_use]
    pub fn of(view: &View, best: Card) -> Option<Clue> {
        let tricks = 1..=view.public.tricks().len();
        let blind: Vec<(usize, View)> = tricks.filter_map(|trick| Some((trick, overlook(view, trick)?))).collect();
        if blind.is_empty() || best_on_average(view)?.0 != best {
            return None;
        }
        let misleads = |(trick, blind): &(usize, View)| {
            let (overlooked, values) = best_on_average(blind)?;
            let worth = |card: Card| values.iter().find(|(other, _)| *other == card).map(|&(_, value)| value);
            Some((worth(overlooked)? - worth(best)?, Clue { trick: *trick, overlooked }))
        };
        let (gap, clue) = blind.iter().filter_map(misleads).max_by(|one, other| one.0.total_cmp(&other.0))?;
        (clue.overlooked != best && gap >= MISLEADING).then_some(clue)
    }

    /// The others who gave something away in the trick, and what: the same for all, because all followed the same card.
    #[must_use]
    pub fn shown(&self, view: &View) -> (Vec<Seat>, Option<Tell>) {
        let tells = tells(view, self.trick);
        (tells.iter().map(|&(seat, _)| seat).collect(), tells.first().map(|&(_, tell)| tell))
    }

    /// The cards that must be in the chest, which only this clue proves.
    #[must_use]
    pub fn in_chest(&self, view: &View) -> CardSet {
        let blind = overlook(view, self.trick);
        blind.map_or(CardSet::EMPTY, |blind| only_in_chest(view) - only_in_chest(&blind))
    }
}

/// What the other players gave away in a trick, as far as it says something about unseen cards.
fn tells(view: &View, trick: usize) -> Vec<(Seat, Tell)> {
    let size = view.public.players().count();
    let plays = trick.saturating_sub(1) * size..trick * size;
    let matters = |(seat, tell): &(Seat, Tell)| *seat != view.seat && view.unseen().intersects(tell.missing_cards());
    plays.filter_map(|play| Tell::of_play(&view.public, play)).filter(matters).collect()
}

/// The view of a player who overlooks what the others gave away in a trick; nothing if they gave nothing away.
fn overlook(view: &View, trick: usize) -> Option<View> {
    let tells = tells(view, trick);
    let mut blind = view.clone();
    for (seat, tell) in &tells {
        blind.public.voids[*seat] -= tell.missing_cards();
    }
    (!tells.is_empty()).then_some(blind)
}

/// The card with the most utility under exact play, on average over all layouts, and the average of each card in
/// points; nothing if there are too many layouts.
fn best_on_average(view: &View) -> Option<(Card, Vec<(Card, f64)>)> {
    let positions = positions(view, MAX_LAYOUTS)?;
    let mut solver = Solver::default();
    let mut sums: Vec<(Card, i64)> = view.legal().iter().map(|card| (card, 0)).collect();
    for position in &positions {
        for ((_, sum), (_, values)) in sums.iter_mut().zip(solver.maxn(position)) {
            *sum += i64::from(values[view.seat]);
        }
    }
    let (best, _) = sums.iter().copied().max_by_key(|&(_, sum)| sum)?;
    let divisor = positions.len() as f64 * (view.public.players().count() - 1) as f64;
    Some((best, sums.into_iter().map(|(card, sum)| (card, sum as f64 / divisor)).collect()))
}

/// The unseen cards that no other player can hold.
fn only_in_chest(view: &View) -> CardSet {
    let others = view.public.players().seats().filter(|&seat| seat != view.seat);
    others.fold(view.unseen(), |left, seat| left - view.possible_cards(seat))
}
