//! The section of the report on the rule options.

use std::fmt::Write;

use rules::{Card, Colour};

use super::promises::compared;
use super::sections::{USUAL, first_seat, flawless_rate, mean_points, rounds_to_lead, section, spread};
use super::sentences::Change;
use super::stash_gains::{Extreme, best_stash};
use super::{ReportData, ReportLang, RulesVariant, RunKind};
use crate::RoundStats;
use crate::plot::{BarValue, bars};

/// The section on the options.
pub(crate) fn options(figures: &ReportData, lang: ReportLang) -> String {
    let labels = lang.labels();
    let rate = |variant: RulesVariant, of: &dyn Fn(&RoundStats) -> f64| {
        BarValue::exact(100.0 * of(&figures.of(variant, RunKind::Strong)))
    };
    let ticks = RulesVariant::ALL.map(|variant| lang.short_variant(variant).to_owned());
    let series = [
        (labels.flawless, RulesVariant::ALL.iter().map(|&variant| rate(variant, &flawless_rate)).collect()),
        (labels.grand, RulesVariant::ALL.iter().map(|&variant| rate(variant, &RoundStats::grand_rate)).collect()),
    ];
    let plot = bars(labels.options_plot, &ticks, &series);
    section(labels.options, lang.options_words(), &format!("<ul>{}</ul>{plot}", items(figures, lang)))
        + &table(figures, lang)
}

/// A table with a row for each variant. On a phone each row becomes a list, with the columns' names before the figures.
fn table(figures: &ReportData, lang: ReportLang) -> String {
    let columns = lang.labels().columns;
    let heads: String = columns.iter().map(|column| format!("<th scope=\"col\">{column}</th>")).collect();
    let mut rows = String::new();
    for variant in RulesVariant::ALL {
        // Writing into a String cannot fail.
        let _ = write!(
            rows,
            "<tr><th scope=\"row\">{}</th>",
            lang.short_variant(variant).replace("-\n", "-").replace('\n', " ")
        );
        for (name, figure) in columns[1..].iter().zip(row(figures, lang, variant)) {
            let _ = write!(rows, "<td data-name=\"{name}\">{figure}</td>");
        }
        rows.push_str("</tr>");
    }
    format!("<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>")
}

fn row(figures: &ReportData, lang: ReportLang, variant: RulesVariant) -> [String; 9] {
    let strong = figures.of(variant, RunKind::Strong);
    let explore = figures.of(variant, RunKind::Explore);
    let skill = figures.of(variant, RunKind::StrongAmongMedium);
    let (utility, ci95) = first_seat(&strong);
    let Extreme { cards, from, to } = best_stash(&explore);
    let code = |card: &Card| if card.is_queen() { card.to_string() } else { card.points().to_string() };
    let codes: Vec<String> = cards.iter().map(code).collect();
    let red = &explore.cards[Card::queen(Colour::Red).index()];
    let gain = |value: f64| lang.signed(value, 0);
    let gains = if cards.len() > 1 { format!("{} … {}", gain(from), gain(to)) } else { gain(from) };
    let red = [&red.kept, &red.stashed].map(|moments| gain(explore.in_points(moments.mean())));
    [
        format!("{} ± {}", lang.signed(utility, 1), lang.decimal(ci95, 1)),
        lang.decimal(mean_points(&strong), 0),
        lang.decimal(spread(&strong), 0),
        lang.percent(flawless_rate(&strong)),
        lang.percent(strong.grand_rate()),
        lang.decimal(strong.chest.mean(), 1),
        format!("{}: {gains}", codes.join(", ")),
        red.join(" / "),
        rounds_to_lead(&skill, 1.2816).map_or_else(|| "?".to_owned(), |rounds| lang.grouped(rounds)),
    ]
}

/// The main differences from the usual rules, a line for each option.
fn items(figures: &ReportData, lang: ReportLang) -> String {
    let usual = figures.of(USUAL, RunKind::Strong);
    let change = |of: fn(&RoundStats) -> f64, now: &RoundStats| {
        let change = match compared((of(now), now.rounds), (of(&usual), usual.rounds)) {
            1 => Change::Rises,
            -1 => Change::Falls,
            _ => Change::Stays,
        };
        lang.change(change, &lang.percent(of(&usual)), &lang.percent(of(now)))
    };
    let option = |variant: &RulesVariant| {
        let strong = figures.of(*variant, RunKind::Strong);
        let changes = [change(flawless_rate, &strong), change(RoundStats::grand_rate, &strong)];
        let figures = [
            lang.decimal(mean_points(&strong), 0),
            lang.decimal(mean_points(&usual), 0),
            lang.decimal(strong.chest.mean(), 1),
            lang.decimal(usual.chest.mean(), 1),
        ];
        format!("<li>{}</li>", lang.option_words(lang.variant(*variant), changes, figures))
    };
    RulesVariant::ALL[1..].iter().map(option).collect()
}
