//! The calendar of a month: the days on which the visitor played the daily deal, and the results.

use learn::daily::Streak;
use maud::{Markup, html};
use words::{SiteMsg, StatsMsg, Ungrouped, Words};

/// A day on which the visitor began the daily deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayPlayed {
    /// The day of the month, from 1.
    pub day: u32,
    /// The points. `None` if the visitor did not finish the deal.
    pub points: Option<u32>,
    /// The points of a strong bot, if known.
    pub bot: Option<u32>,
}

impl DayPlayed {
    fn is_better(self) -> bool {
        self.points.zip(self.bot).is_some_and(|(points, bot)| points < bot)
    }

    fn class(self) -> &'static str {
        match self.points {
            None => "begun",
            Some(_) if self.is_better() => "won",
            Some(_) => "played",
        }
    }

    fn label(self, words: &Words, date: &str) -> String {
        match self.points {
            None => words.string(StatsMsg::DayBegun { date }),
            Some(points) if self.is_better() => words.string(StatsMsg::DayBetter { date, points }),
            Some(points) => words.string(StatsMsg::DayPlayed { date, points }),
        }
    }
}

/// A month with the days on which the visitor played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthCalendar {
    /// The year.
    pub year: u32,
    /// The month, from 1.
    pub month: u32,
    /// The weekday of the first day, from 1 for Monday.
    pub first: u32,
    /// The number of days.
    pub days: u32,
    /// Today.
    pub today: u32,
    /// The days on which the visitor began to play.
    pub played: Vec<DayPlayed>,
}

impl MonthCalendar {
    /// The section of the page, with the visitor's streak.
    pub(super) fn section(&self, words: &Words, streak: Streak) -> Markup {
        let month = StatsMsg::CalendarMonth { month: self.month, year: Ungrouped(self.year) };
        html! {
            section #calendar aria-labelledby="month" {
                div #month-head {
                    h2 #month { (words.say(month)) }
                    @if streak.best > 0 {
                        p #streak.note {
                            @if streak.current > 0 { (words.say(StatsMsg::StreakNow { days: streak.current })) " " }
                            @if streak.best > streak.current { (words.say(StatsMsg::StreakBest { days: streak.best })) }
                        }
                    }
                    p.key {
                        span { i.mark.won aria-hidden="true" {} (words.say(StatsMsg::CalendarBetter)) }
                        span { i.mark aria-hidden="true" {} (words.say(StatsMsg::CalendarPlayed)) }
                    }
                }
                div {
                    div.weekdays aria-hidden="true" { @for day in 1..=7 { span { (words.say(StatsMsg::Weekday { day })) } } }
                    ol.days.{ "from" (self.first) } { @for day in 1..=self.days { (self.day(words, day)) } }
                }
            }
        }
    }

    /// A day: its number with the points below it.
    fn day(&self, words: &Words, day: u32) -> Markup {
        let number = words.number(i64::from(day));
        let date = words.string(SiteMsg::Date { day, month: self.month, year: Ungrouped(self.year) });
        let played = self.played.iter().find(|played| played.day == day);
        let label = match played {
            Some(played) => Some(played.label(words, &date)),
            None => (day == self.today).then(|| words.string(StatsMsg::DayToday { date: &date })),
        };
        let class = played.map_or("", |played| played.class());
        html! {
            li.day.today[day == self.today] .(class) aria-current=[(day == self.today).then_some("date")] {
                @match label {
                    Some(label) => {
                        span.vh { (label) }
                        b aria-hidden="true" { i.mark {} span { (number) } }
                    }
                    None => { b { span { (number) } } }
                }
                @if let Some(points) = played.and_then(|played| played.points) {
                    small aria-hidden="true" { (words.number(i64::from(points))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    /// August 2026 begins on a Saturday.
    fn august() -> MonthCalendar {
        let played = |day, points, bot| DayPlayed { day, points, bot };
        let played = vec![played(3, Some(61), Some(84)), played(4, Some(84), Some(84)), played(5, None, None)];
        MonthCalendar { year: 2026, month: 8, first: 6, days: 31, today: 6, played }
    }

    #[test]
    fn every_day_is_there_with_its_result() {
        let html = august().section(&Words::new(Lang::En), Streak { current: 2, best: 5 }).into_string();
        assert_eq!(html.matches("<li").count(), 31);
        for text in [
            "August 2026",
            "class=\"days from6\"",
            "3 August 2026: 61 minus points, better than the bot<",
            "4 August 2026: 84 minus points<",
            "5 August 2026: begun, but not finished<",
            "6 August 2026: today, not played yet<",
            "Your streak: 2 days in a row. Your longest streak: 5 days.",
        ] {
            assert!(html.contains(text), "{text}: {html}");
        }
    }

    #[test]
    fn the_longest_streak_appears_once_and_digits_follow_the_language() {
        let html = august().section(&Words::new(Lang::Bn), Streak { current: 5, best: 5 }).into_string();
        assert_eq!(html.matches("টানা").count(), 1, "{html}");
        assert!(html.contains("আগস্ট ২০২৬") && html.contains(">৬১<") && !html.contains(">61<"), "{html}");
        let html = august().section(&Words::new(Lang::En), Streak::default()).into_string();
        assert!(!html.contains("id=\"streak\""), "{html}");
    }
}
