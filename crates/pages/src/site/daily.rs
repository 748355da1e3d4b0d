//! The daily deal: the way to its table, and afterwards the comparison with other players.

use maud::{Markup, html};
use words::{SiteMsg, StatsMsg, Ungrouped, Words};

use super::charts::{self, ChartBar};
use crate::page_shell::PageShell;
use crate::sprite::SpriteSet;

/// The maximum number of bars in the chart.
const MAX_BARS: u32 = 8;

/// The visitor's attempt at the daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyStatus {
    /// Not begun.
    Fresh,
    /// Running at this table.
    Playing(String),
    /// Begun, but the table is gone.
    Gone,
    /// Finished.
    Done {
        /// The visitor's points.
        points: u32,
        /// The points of a strong bot on the same seat.
        bot: u32,
        /// The points of all players, the visitor included, fewest first.
        everybody: Vec<u32>,
    },
}

/// The page of the daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPage {
    /// Day, month and year.
    pub date: (u32, u32, u32),
    /// The visitor's attempt.
    pub day: DailyStatus,
}

impl DailyPage {
    /// The page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let (day, month, year) = self.date;
        let main = html! {
            p { b { (words.say(SiteMsg::Date { day, month, year: Ungrouped(year) })) } }
            @match &self.day {
                DailyStatus::Fresh => {
                    p { (words.say(StatsMsg::DailyText)) }
                    form.gap method="post" action="/daily" { button #play-daily.btn.main.big { (words.say(StatsMsg::DailyPlay)) } }
                }
                DailyStatus::Playing(table) => {
                    p { (words.say(StatsMsg::DailyText)) }
                    p { a.btn.main.big href={ "/t/" (table) } { (words.say(StatsMsg::DailyContinue)) } }
                }
                DailyStatus::Gone => { p { (words.say(StatsMsg::DailyDone)) } }
                DailyStatus::Done { points, bot, everybody } => { (result(words, *points, *bot, everybody)) }
            }
            p.note { (words.say(StatsMsg::DailyTomorrow)) }
        };
        shell.titled(SiteMsg::DailyDeal, SpriteSet::Gems, &main)
    }
}

fn result(words: &Words, points: u32, bot: u32, everybody: &[u32]) -> Markup {
    let compared = match points.cmp(&bot) {
        std::cmp::Ordering::Less => words.say(StatsMsg::DailyBetter { points: bot - points }),
        std::cmp::Ordering::Greater => words.say(StatsMsg::DailyWorse { points: points - bot }),
        std::cmp::Ordering::Equal => words.say(StatsMsg::DailySame),
    };
    let others = everybody.len().saturating_sub(1) as u32;
    let better = everybody.iter().filter(|other| **other > points).count() as u32;
    html! {
        section #daily.panel {
            h2 { (words.say(StatsMsg::DailyDone)) }
            p #daily-yours { (words.say(StatsMsg::DailyYours { points })) }
            p { (words.say(StatsMsg::DailyBot { points: bot })) }
            p #daily-verdict { b { (compared) } }
        }
        section.panel {
            h2 { (words.say(StatsMsg::DailyOthers)) }
            @if others == 0 {
                p { (words.say(StatsMsg::DailyOthersNone)) }
            } @else {
                p #daily-rank { (words.say(StatsMsg::DailyRank { better, others })) }
                figure.chart.narrow { (charts::bars(&bars(words, points, everybody))) }
            }
        }
    }
}

/// A histogram of the points. The bar with the visitor's points has a star.
fn bars(words: &Words, own: u32, everybody: &[u32]) -> Vec<ChartBar> {
    let most = everybody.iter().copied().max().unwrap_or(0);
    let width = [10, 20, 50, 100, 200].into_iter().find(|width| most / width < MAX_BARS).unwrap_or(500);
    let first = everybody.iter().copied().min().unwrap_or(0) / width;
    let bar = |index: u32| {
        let (from, to) = (index * width, index * width + width - 1);
        let within = |points: u32| (from..=to).contains(&points);
        let count = everybody.iter().filter(|points| within(**points)).count() as u32;
        let number = |value: u32| words.number(i64::from(value));
        let range = words.string(StatsMsg::DailyRange { from: &number(from), to: &number(to) });
        let name = if within(own) { format!("★ {range}") } else { range };
        ChartBar { name, value: f64::from(count), shown: words.string(StatsMsg::DailyPeople { count }) }
    };
    (first..=most / width).map(bar).collect()
}

/// The page before, during and after the game of the day, and when its table is gone.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let done = DailyStatus::Done { points: 90, bot: 120, everybody: vec![90, 100, 400] };
    let days = [DailyStatus::Fresh, DailyStatus::Playing("x".into()), DailyStatus::Gone, done];
    days.map(|day| DailyPage { date: (5, 8, 2026), day }.page(shell)).into()
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
            assert!(html.contains(&words.string(StatsMsg::DailyBetter { points: 30 })));
            assert!(html.contains(&words.string(StatsMsg::DailyRank { better: 2, others: 2 })));
        }
    }
}
