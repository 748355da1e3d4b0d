//! The sections of the report: a heading, the findings in words, and the plot that shows them.

use rules::{Card, Colour};

use super::stash_gains::{best_stash_words, kinds, stash_gain, worst_stash_words};
use super::{ReportData, ReportLang, RulesVariant, RunKind};
use crate::plot::{BarValue, bars, lines};
use crate::{Moments, RoundStats};

pub(crate) const USUAL: RulesVariant = RulesVariant::Usual;
/// The tables of equal players, in the order of their labels.
pub(crate) const PLAYERS: [RunKind; 3] = [RunKind::Strong, RunKind::Medium, RunKind::Random];

pub(crate) fn section(title: &str, words: &str, figure: &str) -> String {
    format!("<section><h2>{title}</h2><p>{words}</p>{figure}</section>")
}

/// Scaled utilities as a bar, in points.
fn utility_bar(tally: &RoundStats, utility: &Moments) -> BarValue {
    BarValue { value: tally.in_points(utility.mean()), ci95: tally.in_points(utility.ci95()) }
}

/// The utility of the seat left of the dealer, and half its 95 % interval.
pub(crate) fn first_seat(tally: &RoundStats) -> (f64, f64) {
    let bar = tally.places.first().map_or(BarValue::exact(0.0), |place| utility_bar(tally, &place.utility));
    (bar.value, bar.ci95)
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

/// The section with the main findings.
pub(crate) fn in_short(figures: &ReportData, lang: ReportLang) -> String {
    let strong = figures.of(USUAL, RunKind::Strong);
    let explore = figures.of(USUAL, RunKind::Explore);
    let (utility, ci95) = first_seat(&strong);
    let items = [
        lang.first_seat_in_short(&lang.first_seat(utility, ci95)),
        lang.outcomes_in_short(&lang.percent(flawless_rate(&strong)), &lang.percent(strong.grand_rate())),
        lang.chest_in_short(&lang.decimal(strong.chest.mean(), 1)),
        best_stash_words(lang, &explore),
    ];
    format!("<section><h2>{}</h2><ul><li>{}</li></ul></section>", lang.labels().in_short, items.join("</li><li>"))
}

/// The section on the seat left of the dealer.
pub(crate) fn seats(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let places = (1..=figures.of(USUAL, RunKind::Strong).players()).map(|place| format!("{place}."));
    let series: Vec<(&str, Vec<BarValue>)> = labels
        .players
        .into_iter()
        .zip(PLAYERS)
        .map(|(name, kind)| {
            let tally = figures.of(USUAL, kind);
            (name, tally.places.iter().map(|place| utility_bar(&tally, &place.utility)).collect())
        })
        .collect();
    let of = |kind: RunKind| {
        let (utility, ci95) = first_seat(&figures.of(USUAL, kind));
        lang.first_seat(utility, ci95)
    };
    let words = lang.first_seat_words(PLAYERS.map(of));
    section(labels.seats, &words, &bars(labels.seats_plot, &places.collect::<Vec<_>>(), &series))
}

/// The section on the points of a round.
pub(crate) fn points(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let part = |kind: RunKind| {
        let tally = figures.of(USUAL, kind);
        let all = tally.points.iter().sum::<u64>().max(1) as f64;
        tally.points.iter().map(|&count| BarValue::exact(100.0 * count as f64 / all)).collect::<Vec<BarValue>>()
    };
    let steps = figures.of(USUAL, RunKind::Strong).points.len();
    let label = |step: usize| if step.is_multiple_of(5) { (step * 20).to_string() } else { String::new() };
    let ticks: Vec<String> = (0..steps).map(label).collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let figures = [mean_points(&strong), spread(&strong), mean_points(&random), spread(&random)];
    let words = lang.points_words(figures.map(|figure| lang.decimal(figure, 1)));
    let series = [(labels.players[0], part(RunKind::Strong)), (labels.players[2], part(RunKind::Random))];
    section(labels.points, &words, &bars(labels.points_plot, &ticks, &series))
}

/// The section on Flawless and Grand.
pub(crate) fn outcomes(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let series: Vec<(&str, Vec<BarValue>)> = labels
        .players
        .into_iter()
        .zip(PLAYERS)
        .map(|(name, kind)| {
            let tally = figures.of(USUAL, kind);
            let grand = tally.grand_rate();
            let none = tally.rate(tally.flawless[0]) - grand;
            let rates = [none, tally.rate(tally.flawless[1]), tally.rate(tally.flawless[2]), grand];
            (name, rates.map(|rate| BarValue::exact(100.0 * rate)).to_vec())
        })
        .collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let rates =
        [strong.rate(strong.flawless[1]), strong.rate(strong.flawless[2]), strong.grand_rate(), random.grand_rate()];
    let words = lang.outcomes_words(rates.map(|rate| lang.percent(rate)));
    section(labels.outcomes, &words, &bars(labels.outcomes_plot, &labels.endings.map(str::to_owned), &series))
}

/// The section on the chest.
pub(crate) fn chest(figures: &ReportData, lang: ReportLang) -> String {
    /// No chest of this many points or more was ever likely.
    const SHOWN: usize = 33;
    let labels = lang.labels();
    let part = |kind: RunKind| {
        let tally = figures.of(USUAL, kind);
        let bar = |&count: &u64| BarValue::exact(100.0 * tally.rate(count));
        tally.chest_points.iter().take(SHOWN).map(bar).collect::<Vec<BarValue>>()
    };
    let label = |points: usize| if points.is_multiple_of(4) { points.to_string() } else { String::new() };
    let ticks: Vec<String> = (0..SHOWN).map(label).collect();
    let strong = figures.of(USUAL, RunKind::Strong);
    let random = figures.of(USUAL, RunKind::Random);
    let words = lang.chest_words([
        lang.decimal(strong.chest.mean(), 1),
        lang.decimal(random.chest.mean(), 1),
        lang.percent(1.0 - strong.rate(strong.chest_queens[0])),
        lang.percent(strong.places.first().map_or(0.0, |place| strong.rate(place.chest))),
    ]);
    let series = [(labels.players[0], part(RunKind::Strong)), (labels.players[2], part(RunKind::Random))];
    section(labels.chest, &words, &bars(labels.chest_plot, &ticks, &series))
}

/// The section on stashing.
pub(crate) fn stash(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let explore = figures.of(USUAL, RunKind::Explore);
    let label = |cards: &[Card]| match cards {
        [queen] => queen.to_string(),
        cards => lang.card_kind(cards[0]),
    };
    let ticks: Vec<String> = kinds().iter().map(|cards| label(cards)).collect();
    let gains: Vec<BarValue> = kinds().iter().map(|cards| stash_gain(&explore, cards)).collect();
    let words = lang.stash_words(&best_stash_words(lang, &explore), &worst_stash_words(lang, &explore));
    section(labels.stash, &words, &bars(labels.stash_plot, &ticks, &[("", gains)]))
}

/// The section on the Queens, kept or stashed.
pub(crate) fn queens(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let explore = figures.of(USUAL, RunKind::Explore);
    let stats = || Colour::ALL.iter().map(|&colour| &explore.cards[Card::queen(colour).index()]);
    let kept: Vec<BarValue> = stats().map(|card| utility_bar(&explore, &card.kept)).collect();
    let stashed: Vec<BarValue> = stats().map(|card| utility_bar(&explore, &card.stashed)).collect();
    let written = |bar: BarValue| format!("{} ± {}", lang.signed(bar.value, 1), lang.decimal(bar.ci95, 1));
    let sentence = |(index, &colour): (usize, &Colour)| {
        lang.queen_words(lang.queen(colour), &written(kept[index]), &written(stashed[index]))
    };
    let each: Vec<String> = Colour::ALL.iter().enumerate().map(sentence).collect();
    let words = lang.queens_words(&each.join(" "));
    let ticks = Colour::ALL.map(|colour| lang.queen(colour).replace(' ', "\n"));
    section(labels.queens, &words, &bars(labels.queens_plot, &ticks, &[(labels.kept, kept), (labels.stashed, stashed)]))
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

/// The chance that the better player leads after this many rounds.
pub(crate) fn chance_to_lead(tally: &RoundStats, rounds: u64) -> f64 {
    let (mean, deviation) = (tally.lead.mean(), tally.lead.deviation().max(1e-9));
    normal(mean * (rounds as f64).sqrt() / deviation)
}

/// The section on luck and skill.
pub(crate) fn luck(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let rounds: Vec<u64> = (0..11).map(|power| 1 << power).collect();
    let (mut sentences, mut series) = (Vec::new(), Vec::new());
    for (pair, kind) in labels.pairs.into_iter().zip([RunKind::StrongAmongMedium, RunKind::MediumAmongEasy]) {
        let tally = figures.of(USUAL, kind);
        series.push((pair, rounds.iter().map(|&n| 100.0 * chance_to_lead(&tally, n)).collect::<Vec<f64>>()));
        let (gain, deviation) = (tally.in_points(tally.lead.mean()), tally.in_points(tally.lead.deviation()));
        let certain = [0.6745, 1.2816, 1.6449].map(|z| rounds_to_lead(&tally, z));
        sentences.push(lang.lead_words(pair, &lang.decimal(gain, 1), &lang.decimal(deviation, 0), certain));
    }
    let ticks: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    let plot = lines(labels.luck_plot, &ticks, &series, 50.0, 100.0);
    section(labels.luck, &lang.luck_words(&sentences.join(" ")), &plot)
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
