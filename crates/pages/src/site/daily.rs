//! The deal of the day: the way to it, and afterwards how others did with the same cards.

use maud::{Markup, html};
use words::{Home, Plain, Stats, Words};

use super::charts::{self, Bar};
use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// The most bars of the chart.
const MAX_BARS: u32 = 8;

/// How far somebody is with the cards of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyStatus {
    /// They have not begun.
    Fresh,
    /// They are playing at this table.
    Playing(String),
    /// They began, and their table is gone.
    Gone,
    /// They have played.
    Done {
        /// Their points.
        points: u32,
        /// What a strong bot made of their seat.
        bot: u32,
        /// The points of everybody who has played, they themselves among them, fewest first.
        everybody: Vec<u32>,
    },
}

/// The page of the deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPage {
    /// Day, month and year.
    pub date: (u32, u32, u32),
    /// How far the visitor is.
    pub day: DailyStatus,
}

impl DailyPage {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let title = words.say(Home::DailyDeal);
        let (day, month, year) = self.date;
        let main = html! {
            h1 { (title) }
            p { b { (words.say(Home::Date { day, month, year: Plain(year) })) } }
            @match &self.day {
                DailyStatus::Fresh => {
                    p { (words.say(Stats::DailyText)) }
                    form.gap method="post" action="/daily" { button #play-daily.btn.main.big { (words.say(Stats::DailyPlay)) } }
                }
                DailyStatus::Playing(table) => {
                    p { (words.say(Stats::DailyText)) }
                    p { a.btn.main.big href={ "/t/" (table) } { (words.say(Stats::DailyContinue)) } }
                }
                DailyStatus::Gone => { p { (words.say(Stats::DailyDone)) } }
                DailyStatus::Done { points, bot, everybody } => { (result(words, *points, *bot, everybody)) }
            }
            p.note { (words.say(Stats::DailyTomorrow)) }
        };
        shell.site(&title, SpriteSet::Gems, &main)
    }
}

fn result(words: &Words, points: u32, bot: u32, everybody: &[u32]) -> Markup {
    let compared = match points.cmp(&bot) {
        std::cmp::Ordering::Less => words.say(Stats::DailyBetter { points: bot - points }),
        std::cmp::Ordering::Greater => words.say(Stats::DailyWorse { points: points - bot }),
        std::cmp::Ordering::Equal => words.say(Stats::DailySame),
    };
    let others = everybody.len().saturating_sub(1) as u32;
    let better = everybody.iter().filter(|other| **other > points).count() as u32;
    html! {
        section #daily.panel {
            h2 { (words.say(Stats::DailyDone)) }
            p #daily-yours { (words.say(Stats::DailyYours { points })) }
            p { (words.say(Stats::DailyBot { points: bot })) }
            p #daily-verdict { b { (compared) } }
        }
        section.panel {
            h2 { (words.say(Stats::DailyOthers)) }
            @if others == 0 {
                p { (words.say(Stats::DailyOthersNone)) }
            } @else {
                p #daily-rank { (words.say(Stats::DailyRank { better, others })) }
                figure.chart.narrow { (charts::bars(&bars(words, points, everybody))) }
            }
        }
    }
}

/// How many made how many points. The bar of the visitor's own points has a star.
fn bars(words: &Words, own: u32, everybody: &[u32]) -> Vec<Bar> {
    let most = everybody.iter().copied().max().unwrap_or(0);
    let width = [10, 20, 50, 100, 200].into_iter().find(|width| most / width < MAX_BARS).unwrap_or(500);
    let first = everybody.iter().copied().min().unwrap_or(0) / width;
    let bar = |place: u32| {
        let (from, to) = (place * width, place * width + width - 1);
        let within = |points: u32| (from..=to).contains(&points);
        let count = everybody.iter().filter(|points| within(**points)).count() as u32;
        let number = |value: u32| words.number(i64::from(value));
        let range = words.string(Stats::DailyRange { from: &number(from), to: &number(to) });
        let name = if within(own) { format!("★ {range}") } else { range };
        Bar { name, value: f64::from(count), shown: words.string(Stats::DailyPeople { count }) }
    };
    (first..=most / width).map(bar).collect()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    #[test]
    fn everybody_is_in_one_bar() {
        let words = Words::new(Lang::En);
        for everybody in [vec![0], vec![80, 120, 120, 333], vec![0, 1120], (0..300).collect()] {
            let bars = bars(&words, everybody[0], &everybody);
            let counted: f64 = bars.iter().map(|bar| bar.value).sum();
            assert_eq!(counted as usize, everybody.len());
            assert!(bars.len() <= MAX_BARS as usize, "{}", bars.len());
            assert_eq!(bars.iter().filter(|bar| bar.name.starts_with('★')).count(), 1);
        }
    }

    #[test]
    fn nobody_but_the_visitor_is_named() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let html = result(&words, 90, 120, &[90, 100, 250]).into_string();
            assert!(html.contains(&words.string(Stats::DailyBetter { points: 30 })));
            assert!(html.contains(&words.string(Stats::DailyRank { better: 2, others: 2 })));
        }
    }
}
