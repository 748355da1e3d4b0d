//! The sections of the report: a heading, the findings in words, and the plot that shows them.

use std::fmt::Write;

use rules::{Card, Colour};

use super::page::grouped;
use super::{ReportData, RulesVariant, RunKind};
use crate::plot::{BarValue, bars, lines};
use crate::{CardStats, Moments, RoundStats};

pub(crate) const USUAL: RulesVariant = RulesVariant::Usual;
/// The tables of equal players, by name.
const PLAYERS: [(&str, RunKind); 3] =
    [("strong", RunKind::Strong), ("medium", RunKind::Medium), ("random", RunKind::Random)];
const PLACES: [&str; 4] = ["left of dealer", "second", "third", "fourth"];

pub(crate) fn section(title: &str, words: &str, plot: &str) -> String {
    let figure = if plot.is_empty() { String::new() } else { format!("<figure>{plot}</figure>") };
    format!("<section><h2>{title}</h2><p>{words}</p>{figure}</section>")
}

pub(crate) fn percent(part: f64) -> String {
    format!("{:.1} %", 100.0 * part)
}

/// Whether a value differs from 0 by more than its 95 % interval.
fn sure(value: f64, ci95: f64) -> bool {
    value.abs() > ci95
}

/// Scaled utilities as a bar, in points.
fn utility_bar(tally: &RoundStats, utility: &Moments) -> BarValue {
    BarValue { value: tally.in_points(utility.mean()), ci95: tally.in_points(utility.ci95()) }
}

/// The points by which the seat left of the dealer does worse than the others, and half the 95 % interval.
pub(crate) fn first_seat_cost(tally: &RoundStats) -> (f64, f64) {
    let bar = tally.places.first().map_or(BarValue::exact(0.0), |place| utility_bar(tally, &place.utility));
    (-bar.value, bar.ci95)
}

pub(crate) fn mean_points(tally: &RoundStats) -> f64 {
    tally.places.iter().map(|place| place.points.mean()).sum::<f64>() / tally.players().max(1) as f64
}

pub(crate) fn spread(tally: &RoundStats) -> f64 {
    let mut all = Moments::default();
    tally.places.iter().for_each(|place| all.merge(&place.points));
    all.deviation()
}

pub(crate) fn flawless_rate(tally: &RoundStats) -> f64 {
    tally.rate(tally.flawless[1] + tally.flawless[2])
}

fn dearer(cost: f64, ci95: f64) -> String {
    match (sure(cost, ci95), cost > 0.0) {
        (false, _) => format!("makes no difference that these rounds can prove ({cost:+.2} ± {ci95:.2} points)"),
        (true, true) => format!("is a disadvantage of {cost:.2} ± {ci95:.2} points per round"),
        (true, false) => format!("is an advantage of {:.2} ± {ci95:.2} points per round", -cost),
    }
}

/// The section with the main findings.
pub(crate) fn in_short(figures: &ReportData) -> String {
    let strong = figures.of(USUAL, RunKind::Strong);
    let explore = figures.of(USUAL, RunKind::Explore);
    let (cost, ci95) = first_seat_cost(&strong);
    let (best, gain, _) = best_stash(&explore);
    let skill = figures.of(USUAL, RunKind::StrongAmongMedium);
    let items = [
        format!("Sitting left of the dealer {} among trained players.", dearer(cost, ci95)),
        format!(
            "Somebody is Flawless in {} of rounds, and somebody makes a Grand in {}.",
            percent(flawless_rate(&strong)),
            percent(strong.grand_rate())
        ),
        format!(
            "The chest is worth {:.1} points on average, of the 140 in the deck, before any doubling.",
            strong.chest.mean()
        ),
        format!("The best card to stash is {best}: {gain:.1} points of utility better than keeping it."),
        format!(
            "A trained player leads a heuristic player after {} rounds in nine of ten cases.",
            rounds_to_lead(&skill, 1.2816).map_or_else(|| "too many to tell".to_owned(), grouped)
        ),
    ];
    format!("<section><h2>In short</h2><ul><li>{}</li></ul></section>", items.join("</li><li>"))
}

/// The section on the seat left of the dealer.
pub(crate) fn seats(figures: &ReportData) -> String {
    let series: Vec<(&str, Vec<BarValue>)> = PLAYERS
        .iter()
        .map(|&(name, kind)| {
            let tally = figures.of(USUAL, kind);
            (name, tally.places.iter().map(|place| utility_bar(&tally, &place.utility)).collect())
        })
        .collect();
    let of = |kind| {
        let (cost, ci95) = first_seat_cost(&figures.of(USUAL, kind));
        dearer(cost, ci95)
    };
    let words = format!(
        "The player left of the dealer leads the first trick. For trained players that {}; for heuristic players it {}; \
         under random play it {}. The deal moves on after each round, so a match in which everybody deals \
         once evens it out.",
        of(RunKind::Strong),
        of(RunKind::Medium),
        of(RunKind::Random)
    );
    let plot = bars("Utility by place, counted from the dealer's left", &PLACES.map(str::to_owned), &series);
    section("The seat left of the dealer", &words, &plot)
}

/// The section on the points of a round.
pub(crate) fn points(figures: &ReportData) -> String {
    let part = |kind: RunKind| {
        let tally = figures.of(USUAL, kind);
        let all = tally.points.iter().sum::<u64>().max(1) as f64;
        tally.points.iter().map(|&count| BarValue::exact(100.0 * count as f64 / all)).collect::<Vec<BarValue>>()
    };
    let steps = figures.of(USUAL, RunKind::Strong).points.len();
    let label = |step: usize| if step.is_multiple_of(5) { (step * 20).to_string() } else { String::new() };
    let labels: Vec<String> = (0..steps).map(label).collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let words = format!(
        "A trained player gets {:.1} points per round on average, with a standard deviation of {:.1}; under random play it \
         is {:.1} and {:.1}. Most rounds end low, and a few end very high: doublings for Flawless players and the 500 points \
         of a lost Grand, the lone bar at the right, make the long tail.",
        mean_points(&strong),
        spread(&strong),
        mean_points(&random),
        spread(&random)
    );
    let series = [("strong, % of results", part(RunKind::Strong)), ("random", part(RunKind::Random))];
    section(
        "Points and their spread",
        &words,
        &bars("Points of one player in one round, in steps of 20", &labels, &series),
    )
}

/// The section on Flawless and Grand.
pub(crate) fn outcomes(figures: &ReportData) -> String {
    let labels = ["nobody", "one Flawless", "two Flawless", "Grand"].map(str::to_owned);
    let series: Vec<(&str, Vec<BarValue>)> = PLAYERS
        .iter()
        .map(|&(name, kind)| {
            let tally = figures.of(USUAL, kind);
            let grand = tally.grand_rate();
            let none = tally.rate(tally.flawless[0]) - grand;
            let rates = [none, tally.rate(tally.flawless[1]), tally.rate(tally.flawless[2]), grand];
            (name, rates.map(|rate| BarValue::exact(100.0 * rate)).to_vec())
        })
        .collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let words = format!(
        "Among trained players {} of rounds have one Flawless player, {} have two, and {} end in a Grand. Random players \
         make a Grand in {} of rounds: it takes intent, and attack and defence of the Grand decide many rounds.",
        percent(strong.rate(strong.flawless[1])),
        percent(strong.rate(strong.flawless[2])),
        percent(strong.grand_rate()),
        percent(random.grand_rate())
    );
    section("Flawless and Grand", &words, &bars("How rounds end, in % of rounds", &labels, &series))
}

/// The section on the chest.
pub(crate) fn chest(figures: &ReportData) -> String {
    let part = |kind: RunKind| {
        let tally = figures.of(USUAL, kind);
        tally.chest_points[..33]
            .iter()
            .map(|&count| BarValue::exact(100.0 * tally.rate(count)))
            .collect::<Vec<BarValue>>()
    };
    let label = |points: usize| if points.is_multiple_of(4) { points.to_string() } else { String::new() };
    let labels: Vec<String> = (0..33).map(label).collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let with_queen = 1.0 - strong.rate(strong.chest_queens[0]);
    let words = format!(
        "Trained players fill the chest with {:.1} points on average (random ones with {:.1}), and put at least one Queen into \
         it in {} of rounds. The winner of the last trick takes it: the player left of the dealer in {} of rounds.",
        strong.chest.mean(),
        random.chest.mean(),
        percent(with_queen),
        percent(strong.places.first().map_or(0.0, |place| strong.rate(place.chest)))
    );
    let series = [("strong, % of rounds", part(RunKind::Strong)), ("random", part(RunKind::Random))];
    section("The Treasure Chest", &words, &bars("Points in the chest", &labels, &series))
}

/// Cards that are alike: the numbers of one rank in all colours, or a single Queen.
fn card_kinds() -> Vec<(String, Vec<Card>)> {
    let numbers = (2..=8).map(|number| {
        let cards = Colour::ALL.iter().filter_map(|&colour| Card::number(colour, number)).collect();
        (format!("{} {number}", if number == 8 { "an" } else { "a" }), cards)
    });
    let queens = Colour::ALL.iter().rev().map(|&colour| (Card::queen(colour).to_string(), vec![Card::queen(colour)]));
    numbers.chain(queens).collect()
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
fn stash_gain(tally: &RoundStats, cards: &[Card]) -> BarValue {
    let card = together(tally, cards);
    let value = tally.in_points(card.stashed.mean() - card.kept.mean());
    BarValue { value, ci95: tally.in_points(card.stashed.ci95().hypot(card.kept.ci95())) }
}

pub(crate) fn best_stash(tally: &RoundStats) -> (String, f64, f64) {
    let gains = card_kinds().into_iter().map(|(name, cards)| (name, stash_gain(tally, &cards)));
    let best = gains.max_by(|a, b| a.1.value.total_cmp(&b.1.value));
    best.map_or_else(|| ("none".to_owned(), 0.0, 0.0), |(name, bar)| (name, bar.value, bar.ci95))
}

/// The section on stashing.
pub(crate) fn stash(figures: &ReportData) -> String {
    let explore = figures.of(USUAL, RunKind::Explore);
    let kinds = card_kinds();
    let labels: Vec<String> =
        kinds.iter().map(|(name, _)| name.trim_start_matches(['a', 'n', ' ']).to_owned()).collect();
    let gains: Vec<BarValue> = kinds.iter().map(|(_, cards)| stash_gain(&explore, cards)).collect();
    let (best, gain, ci95) = best_stash(&explore);
    let worst = kinds.iter().zip(&gains).min_by(|a, b| a.1.value.total_cmp(&b.1.value));
    let worst = worst.map_or_else(String::new, |((name, _), bar)| {
        format!(" The worst is {name}: {:.1} ± {:.1} points worse than keeping it.", -bar.value, bar.ci95)
    });
    let words = format!(
        "To tell what a stash is worth from why a player would choose it, one trained player of each round stashed a card \
         drawn at random. Compared with others who were dealt the same card and kept it, the best card to stash is {best}: \
         {gain:.1} ± {ci95:.1} points of utility better.{worst} These are means over all hands; what the rest of a hand \
         looks like matters as much."
    );
    section(
        "The best card to stash",
        &words,
        &bars("Utility of stashing a card over keeping it", &labels, &[("gain", gains)]),
    )
}

/// The section on the Queens, kept or stashed.
pub(crate) fn queens(figures: &ReportData) -> String {
    let explore = figures.of(USUAL, RunKind::Explore);
    let queens: Vec<Card> = Colour::ALL.iter().map(|&colour| Card::queen(colour)).collect();
    let stats = || queens.iter().map(|card| &explore.cards[card.index()]);
    let kept: Vec<BarValue> = stats().map(|card| utility_bar(&explore, &card.kept)).collect();
    let hidden: Vec<BarValue> = stats().map(|card| utility_bar(&explore, &card.stashed)).collect();
    let mut each = String::new();
    for (index, queen) in queens.iter().enumerate() {
        let _ = write!(
            each,
            " The {} Queen: {:+.1} ± {:.1} kept, {:+.1} ± {:.1} hidden.",
            queen.colour().name(),
            kept[index].value,
            kept[index].ci95,
            hidden[index].value,
            hidden[index].ci95
        );
    }
    let words = format!(
        "The utility of a player who was dealt a Queen, by whether they kept her or put her into the chest (where the card was \
         drawn at random, not chosen).{each}"
    );
    let labels: Vec<String> = queens.iter().map(|queen| format!("{} Queen", queen.colour().name())).collect();
    let plot = bars("Utility of the player who was dealt the Queen", &labels, &[("kept", kept), ("hidden", hidden)]);
    section("What a Queen is worth", &words, &plot)
}

/// The number of rounds after which the better player leads by `z` standard deviations.
pub(crate) fn rounds_to_lead(tally: &RoundStats, z: f64) -> Option<u64> {
    let (mean, deviation) = (tally.lead.mean(), tally.lead.deviation());
    (mean > 0.0).then(|| (z * deviation / mean).powi(2).ceil().max(1.0) as u64)
}

/// The chance that a standard normal variable is below `z`, to about a ten-thousandth.
fn normal(z: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
    let tail = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
        * t
        * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    if z < 0.0 { tail } else { 1.0 - tail }
}

/// The section on luck and skill.
pub(crate) fn luck(figures: &ReportData) -> String {
    let kinds = [("strong over medium", RunKind::StrongAmongMedium), ("medium over easy", RunKind::MediumAmongEasy)];
    let rounds: Vec<u64> = (0..11).map(|power| 1 << power).collect();
    let chance = |tally: &RoundStats, rounds: u64| {
        let (mean, deviation) = (tally.lead.mean(), tally.lead.deviation().max(1e-9));
        100.0 * normal(mean * (rounds as f64).sqrt() / deviation)
    };
    let mut words = "In a single round the cards decide more than the players do.".to_owned();
    let mut series = Vec::new();
    for (name, kind) in kinds {
        let tally = figures.of(USUAL, kind);
        series.push((name, rounds.iter().map(|&n| chance(&tally, n)).collect::<Vec<f64>>()));
        let shown =
            |z: f64| rounds_to_lead(&tally, z).map_or_else(|| "more rounds than can be told".to_owned(), grouped);
        let _ = write!(
            words,
            " {}: the better player gains {:.1} points per round on each other one, against a standard deviation of {:.0}; \
             they lead after {} rounds with 75 % certainty, after {} with 90 % and after {} with 95 %.",
            capitalised(name),
            tally.in_points(tally.lead.mean()),
            tally.in_points(tally.lead.deviation()),
            shown(0.6745),
            shown(1.2816),
            shown(1.6449)
        );
    }
    let labels: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    let plot = lines("Chance in % that the better player leads after so many rounds", &labels, &series, 50.0, 100.0);
    section("Luck and skill", &words, &plot)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_curve() {
        for (z, expected) in [(0.0, 0.5), (1.2816, 0.9), (-1.6449, 0.05), (1.96, 0.975)] {
            assert!((normal(z) - expected).abs() < 1e-4, "{z}");
        }
    }

    #[test]
    fn a_lead_of_a_tenth_of_the_deviation_takes_a_hundred_and_sixty_five_rounds() {
        let mut tally = RoundStats::default();
        (0..1000).for_each(|n| tally.lead.add(if n % 2 == 0 { 110 } else { -90 }));
        assert_eq!(rounds_to_lead(&tally, 1.2816), Some(165));
    }
}
