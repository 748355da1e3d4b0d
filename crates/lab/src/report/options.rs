//! The section of the report on the rule options.

use std::fmt::Write;

use rules::{Card, Colour};

use super::page::grouped;
use super::sections::{
    USUAL, best_stash, first_seat_cost, flawless_rate, mean_points, percent, rounds_to_lead, section, spread,
};
use super::{ReportData, RulesVariant, RunKind};
use crate::RoundStats;
use crate::plot::{BarValue, bars};

/// The section on the options.
pub(crate) fn options(figures: &ReportData) -> String {
    let mut rows = String::new();
    for variant in RulesVariant::ALL {
        let strong = figures.of(variant, RunKind::Strong);
        let explore = figures.of(variant, RunKind::Explore);
        let skill = figures.of(variant, RunKind::StrongAmongMedium);
        let (cost, ci95) = first_seat_cost(&strong);
        let (best, gain, gain_ci95) = best_stash(&explore);
        let red = &explore.cards[Card::queen(Colour::Red).index()];
        let _ = write!(
            rows,
            "<tr><td>{}</td><td>{cost:+.1} ± {ci95:.1}</td><td>{:.0}</td><td>{:.0}</td><td>{}</td><td>{}</td><td>{:.1}</td>\
             <td>{best}: {gain:+.0} ± {gain_ci95:.0}</td><td>{:+.0} / {:+.0}</td><td>{}</td></tr>",
            variant.words(),
            mean_points(&strong),
            spread(&strong),
            percent(flawless_rate(&strong)),
            percent(strong.grand_rate()),
            strong.chest.mean(),
            explore.in_points(red.kept.mean()),
            explore.in_points(red.stashed.mean()),
            rounds_to_lead(&skill, 1.2816).map_or_else(|| "?".to_owned(), grouped)
        );
    }
    let table = format!(
        "<table><thead><tr><th>rules</th><th>cost of leading first</th><th>points</th><th>deviation</th><th>Flawless</th>\
         <th>Grand</th><th>chest</th><th>best stash</th><th>red Queen kept / hidden</th><th>rounds to lead, 90 %</th></tr></thead>\
         <tbody>{rows}</tbody></table>"
    );
    let words = option_words(figures);
    let rate = |variant: RulesVariant, of: &dyn Fn(&RoundStats) -> f64| {
        BarValue::exact(100.0 * of(&figures.of(variant, RunKind::Strong)))
    };
    let labels: Vec<String> = RulesVariant::ALL.iter().map(|variant| short(*variant).to_owned()).collect();
    let series = [
        ("Flawless", RulesVariant::ALL.iter().map(|&variant| rate(variant, &flawless_rate)).collect()),
        ("Grand", RulesVariant::ALL.iter().map(|&variant| rate(variant, &RoundStats::grand_rate)).collect()),
    ];
    let plot = bars("Rounds with a Flawless player and with a Grand, in %", &labels, &series);
    section("What each option changes", &words, &plot) + &table
}

fn short(variant: RulesVariant) -> &'static str {
    match variant {
        RulesVariant::Usual => "usual",
        RulesVariant::Three => "3 players",
        RulesVariant::ColourOnly => "colour-only",
        RulesVariant::QueenForced => "queen-forced",
        RulesVariant::QueenColour => "queen: colour",
        RulesVariant::GrandZero => "grand: zero",
    }
}

/// The main differences from the usual rules in whole sentences.
fn option_words(figures: &ReportData) -> String {
    let usual = figures.of(USUAL, RunKind::Strong);
    let mut words = "All figures are of trained players; one option is changed at a time.".to_owned();
    for variant in &RulesVariant::ALL[1..] {
        let strong = figures.of(*variant, RunKind::Strong);
        let noise = 1.96 * (0.5 / strong.rounds.max(1) as f64).sqrt();
        let change = |now: f64, before: f64| match now - before {
            more if more > noise => format!("rise from {} to {}", percent(before), percent(now)),
            less if less < -noise => format!("fall from {} to {}", percent(before), percent(now)),
            _ => format!("stay at about {}", percent(now)),
        };
        let _ = write!(
            words,
            " <b>With {}</b>, Flawless rounds {} and Grands {}; a player gets {:.0} points per round (usually {:.0}), and the chest \
             is worth {:.1} (usually {:.1}).",
            variant.words(),
            change(flawless_rate(&strong), flawless_rate(&usual)),
            change(strong.grand_rate(), usual.grand_rate()),
            mean_points(&strong),
            mean_points(&usual),
            strong.chest.mean(),
            usual.chest.mean()
        );
    }
    words
}
