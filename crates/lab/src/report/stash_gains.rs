//! What stashing a card is worth, and which cards cannot be told apart.

use rules::{Card, Colour};

use super::ReportLang;
use crate::plot::BarValue;
use crate::{CardStats, RoundStats};

/// Cards that are alike: the numbers of one rank in all colours, or a single Queen.
pub(crate) fn kinds() -> Vec<Vec<Card>> {
    let numbers = (2..=8).map(|number| {
        let of_rank = |&colour: &Colour| Card::number(colour, number);
        Colour::ALL.iter().filter_map(of_rank).collect()
    });
    numbers.chain(Colour::ALL.iter().rev().map(|&colour| vec![Card::queen(colour)])).collect()
}

fn together(tally: &RoundStats, cards: &[Card]) -> CardStats {
    let mut sum = CardStats::default();
    for card in cards {
        sum.kept.merge(&tally.cards[card.index()].kept);
        sum.stashed.merge(&tally.cards[card.index()].stashed);
    }
    sum
}

/// By how much stashing a card is better than keeping it, and half the 95 % interval, in points of utility.
pub(crate) fn stash_gain(tally: &RoundStats, cards: &[Card]) -> BarValue {
    let card = together(tally, cards);
    let value = tally.in_points(card.stashed.mean() - card.kept.mean());
    BarValue { value, ci95: tally.in_points(card.stashed.ci95().hypot(card.kept.ci95())) }
}

/// The kinds of cards whose intervals overlap with that of the highest value, in the order of the cards.
fn highest(gains: &[BarValue]) -> Vec<usize> {
    let top = gains.iter().max_by(|a, b| a.value.total_cmp(&b.value)).map_or(0.0, |bar| bar.value - bar.ci95);
    (0..gains.len()).filter(|&index| gains[index].value + gains[index].ci95 >= top).collect()
}

/// The cards that may be the best ones to stash, and the range of their gains.
pub(crate) struct Extreme {
    pub(crate) cards: Vec<Card>,
    pub(crate) from: f64,
    pub(crate) to: f64,
}

/// The cards that are the best to stash, or may be; with `sign` -1 the worst.
fn extreme(tally: &RoundStats, sign: f64) -> Extreme {
    let kinds = kinds();
    let gains: Vec<BarValue> = kinds.iter().map(|cards| stash_gain(tally, cards)).collect();
    let turned: Vec<BarValue> = gains.iter().map(|bar| BarValue { value: sign * bar.value, ci95: bar.ci95 }).collect();
    let chosen = highest(&turned);
    let values = || chosen.iter().map(|&index| gains[index].value);
    Extreme {
        cards: chosen.iter().map(|&index| kinds[index][0]).collect(),
        from: values().fold(f64::INFINITY, f64::min),
        to: values().fold(f64::NEG_INFINITY, f64::max),
    }
}

pub(crate) fn best_stash(tally: &RoundStats) -> Extreme {
    extreme(tally, 1.0)
}

fn names(lang: ReportLang, cards: &[Card]) -> String {
    if let [card] = cards {
        return lang.one_card(*card);
    }
    lang.list(&cards.iter().map(|&card| lang.card_kind(card)).collect::<Vec<_>>())
}

pub(crate) fn best_stash_words(lang: ReportLang, tally: &RoundStats) -> String {
    let Extreme { cards, from, to } = best_stash(tally);
    lang.best_stash(&names(lang, &cards), cards.len() > 1, &lang.decimal(from, 0), &lang.decimal(to, 0))
}

pub(crate) fn worst_stash_words(lang: ReportLang, tally: &RoundStats) -> String {
    let Extreme { cards, from, to } = extreme(tally, -1.0);
    lang.worst_stash(&names(lang, &cards), cards.len() > 1, &lang.signed(from, 0), &lang.signed(to, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_winner_is_named_among_overlapping_intervals() {
        let bars =
            |values: &[(f64, f64)]| values.iter().map(|&(value, ci95)| BarValue { value, ci95 }).collect::<Vec<_>>();
        assert_eq!(highest(&bars(&[(1.0, 1.0), (10.0, 2.0), (9.0, 2.0), (14.0, 3.0)])), [1, 2, 3]);
        assert_eq!(highest(&bars(&[(1.0, 1.0), (10.0, 2.0), (9.0, 2.0), (16.0, 1.0)])), [3]);
    }
}
