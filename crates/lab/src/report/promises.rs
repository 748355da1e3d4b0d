//! What the rulebooks promise, beside what the rounds show. Every sentence follows from the figures, its verdict
//! included.

use super::ReportLang::{self, De, En};
use super::sections::{USUAL, chance_to_lead, flawless_rate};
use super::{ReportData, RulesVariant, RunKind};
use crate::RoundStats;

/// An event is rare in fewer than one round in this many.
const RARE: f64 = 1.0 / 20.0;

/// The section on the promises: one sentence each.
pub(crate) fn promises(figures: &ReportData, lang: ReportLang) -> String {
    let items = [
        grand(figures, lang),
        chest(figures, lang),
        last_trick(figures, lang),
        luck(figures, lang),
        variety(figures, lang),
    ];
    let item = |(promise, measured): (&str, String)| format!("<dt>{promise}</dt><dd>{measured}</dd>");
    let list: String = items.into_iter().map(item).collect();
    format!("<section class=\"promises\"><h2>{}</h2><dl>{list}</dl></section>", lang.labels().promises)
}

/// How a rate compares with the usual one: above 0 if it is surely higher, below 0 if surely lower.
pub(crate) fn compared((now, rounds): (f64, u64), (before, others): (f64, u64)) -> i8 {
    let variance = |rate: f64, rounds: u64| rate * (1.0 - rate) / rounds.max(1) as f64;
    let margin = 1.96 * (variance(now, rounds) + variance(before, others)).sqrt();
    match now - before {
        more if more > margin => 1,
        less if less < -margin => -1,
        _ => 0,
    }
}

fn grand(figures: &ReportData, lang: ReportLang) -> (&'static str, String) {
    let of = |variant, kind| figures.of(variant, kind);
    let (random, trained) = (of(USUAL, RunKind::Random), of(USUAL, RunKind::Strong));
    let rate = |tally: &RoundStats| (tally.grand_rate(), tally.rounds);
    let options = |sign: i8| {
        let moved = |variant: &&RulesVariant| compared(rate(&of(**variant, RunKind::Strong)), rate(&trained)) == sign;
        let text = |variant: &RulesVariant| {
            let now = lang.percent(of(*variant, RunKind::Strong).grand_rate());
            match lang {
                En => format!("{now} with {}", lang.variant(*variant)),
                De => format!("{now} mit {}", lang.variant(*variant)),
            }
        };
        lang.list(&RulesVariant::ALL[1..].iter().filter(moved).map(text).collect::<Vec<_>>())
    };
    let said =
        |words: &str, options: String| if options.is_empty() { String::new() } else { format!("; {words} {options}") };
    let (by_chance, by_skill) = (lang.percent(random.grand_rate()), lang.percent(trained.grand_rate()));
    let one_in = lang.decimal(1.0 / trained.grand_rate().max(1e-9), 0);
    let is_rare = trained.grand_rate() < RARE;
    let changes = match lang {
        En => {
            said("it falls to", options(-1))
                + &said("it rises to", options(1))
                + &said("it hardly changes,", options(0))
        }
        De => {
            said("das fällt auf", options(-1))
                + &said("das steigt auf", options(1))
                + &said("es ändert sich kaum,", options(0))
        }
    };
    match lang {
        En => (
            "“A Grand is rare.”",
            match is_rare {
                true => format!(
                    "Yes: random players end {by_chance} of rounds with a Grand, trained ones {by_skill}{changes}."
                ),
                false => format!(
                    "Only where nobody tries for one: random players end {by_chance} of rounds with a Grand, but trained ones \
                     {by_skill}, about one round in {one_in}{changes}."
                ),
            },
        ),
        De => (
            "„Grandios ist selten.“",
            match is_rare {
                true => format!(
                    "Ja: Bei zufälligem Spiel enden {by_chance} der Runden grandios, bei trainierten Spielern {by_skill}{changes}."
                ),
                false => format!(
                    "Nur, wenn es niemand versucht: Bei zufälligem Spiel enden {by_chance} der Runden grandios, bei trainierten Spielern aber \
                     {by_skill}, also etwa jede {one_in}. Runde{changes}."
                ),
            },
        ),
    }
}

/// The chest can only change who wins where nobody is Flawless and nobody makes a Grand.
fn chest(figures: &ReportData, lang: ReportLang) -> (&'static str, String) {
    let of = |kind| figures.of(USUAL, kind);
    let (trained, random) = (of(RunKind::Strong), of(RunKind::Random));
    let out_of_reach = flawless_rate(&trained) + trained.grand_rate();
    let changed = trained.by_chest.changed_rate();
    let within_reach = changed / (1.0 - out_of_reach).max(1e-9);
    let is_rare = changed < RARE;
    let figures = [changed, random.by_chest.changed_rate(), out_of_reach, within_reach.min(1.0)];
    let [changed, by_chance, out_of_reach, within_reach] = figures.map(|rate| lang.percent(rate));
    match lang {
        En => (
            "“The Treasure Chest can turn the round.”",
            format!(
                "{}: without the points in the chest, other players would win {changed} of rounds of trained players ({by_chance} \
                 of random ones), because {out_of_reach} of rounds go to a Flawless player or to a Grand, whatever the chest holds; of \
                 the other rounds it turns {within_reach}.",
                if is_rare { "Seldom" } else { "Yes" }
            ),
        ),
        De => (
            "„Die Schatztruhe kann die Runde drehen.“",
            format!(
                "{}: Ohne die Punkte in der Truhe würden {changed} der Runden trainierter Spieler andere gewinnen ({by_chance} bei \
                 zufälligem Spiel), denn {out_of_reach} der Runden gewinnt ein makelloser oder ein grandioser Spieler, was auch in der \
                 Truhe liegt; von den übrigen dreht sie {within_reach}.",
                if is_rare { "Selten" } else { "Ja" }
            ),
        ),
    }
}

fn last_trick(figures: &ReportData, lang: ReportLang) -> (&'static str, String) {
    let tally = figures.of(USUAL, RunKind::Strong);
    let rates = [tally.by_last_trick.changed_rate(), tally.by_last_trick.overturned_rate(), tally.grand_rate()];
    let [changed, overturned, grand] = rates.map(|rate| lang.percent(rate));
    match lang {
        En => (
            "“The last trick decides.”",
            format!(
                "In {changed} of rounds of trained players, those with the fewest points before the last trick are not exactly those \
                 who win after it and the chest; in {overturned} none of them wins, Grands that are made there ({grand}) included."
            ),
        ),
        De => (
            "„Der letzte Stich entscheidet.“",
            format!(
                "In {changed} der Runden trainierter Spieler gewinnen nach dem letzten Stich und der Truhe nicht genau die, die vorher \
                 die wenigsten Punkte hatten; in {overturned} gewinnt keiner von ihnen, mitgezählt die Runden, die dort grandios enden \
                 ({grand})."
            ),
        ),
    }
}

fn luck(figures: &ReportData, lang: ReportLang) -> (&'static str, String) {
    let tally = figures.of(USUAL, RunKind::StrongAmongMedium);
    let chances = [1, 4, 100].map(|rounds| lang.percent(chance_to_lead(&tally, rounds)));
    let [one, four, hundred] = chances;
    match lang {
        En => (
            "“Luck and skill.”",
            format!(
                "Both, and luck comes first: a trained player is ahead of a given heuristic one after a single round with a probability \
                 of {one}, after four rounds of {four}, and after a hundred of {hundred}."
            ),
        ),
        De => (
            "„Glück und Können.“",
            format!(
                "Beides, und zuerst das Glück: Ein trainierter Spieler liegt nach einer einzelnen Runde mit einer Wahrscheinlichkeit von \
                 {one} vor einem bestimmten Spieler mit Faustregeln, nach vier Runden mit {four} und nach hundert mit {hundred}."
            ),
        ),
    }
}

fn variety(figures: &ReportData, lang: ReportLang) -> (&'static str, String) {
    let tally = figures.of(USUAL, RunKind::Strong);
    let same = tally.same_course_rate();
    let one_in = lang.decimal(1.0 / same.max(1e-9), 0);
    let mut endings = [0; 4];
    tally.courses.iter().enumerate().for_each(|(course, count)| endings[course % 4] += count);
    let commonest = lang.percent(tally.rate(endings.into_iter().max().unwrap_or(0)));
    match lang {
        En => (
            "“Every round is different.”",
            format!(
                "There are 10<sup>17</sup> ways to deal the cards to four players, and two rounds of trained players drawn at random agree \
                 in who wins, who takes the chest and how many are Flawless only in one of {one_in} cases; even the commonest ending makes \
                 up {commonest} of rounds."
            ),
        ),
        De => (
            "„Jede Runde ist anders.“",
            format!(
                "Es gibt 10<sup>17</sup> Arten, die Karten an vier Spieler zu geben, und zwei zufällig gezogene Runden trainierter Spieler \
                 stimmen nur in einem von {one_in} Fällen darin überein, wer gewinnt, wer die Truhe bekommt und wie viele makellos \
                 sind; auch das häufigste Ende macht {commonest} der Runden aus."
            ),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_rises_or_falls_only_beyond_its_margin() {
        assert_eq!(compared((0.12, 10_000), (0.24, 10_000)), -1);
        assert_eq!(compared((0.25, 100), (0.24, 100)), 0);
        assert_eq!(compared((0.5, 1000), (0.24, 1000)), 1);
    }
}
