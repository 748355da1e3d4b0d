//! A player's milestones: the first Flawless, the first Grand, wins in a row, and days in a row.

use learn::daily::Streak;
use maud::{Markup, html};
use rules::Seat;
use rules::record::MatchSummary;
use words::{SiteMsg, StatsMsg, Ungrouped, Words};

/// The minimum length of a streak.
const ROW: u32 = 2;

/// The first time that something happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct First {
    /// Day, month and year.
    date: Option<(u32, u32, u32)>,
    /// Whether it happened in the latest match.
    is_new: bool,
}

/// A player's milestones in all their matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moments {
    flawless: First,
    grand: First,
    matches: u32,
    wins: u32,
    most_wins: u32,
    /// The streak of days with the daily deal.
    pub days: Streak,
}

impl Moments {
    /// Adds a match in which the player had this seat. Call it with the latest match first.
    pub fn add(&mut self, date: (u32, u32, u32), summary: &MatchSummary, seat: Seat) {
        let Some(own) = summary.seats.get(seat.index()).filter(|_| summary.rounds > 0) else { return };
        let is_latest = self.matches == 0;
        self.matches += 1;
        for (first, count) in [(&mut self.flawless, own.flawless), (&mut self.grand, own.grand)] {
            if count > 0 {
                // Matches come latest first, so this one is earlier and replaces the later one.
                *first = First { date: Some(date), is_new: is_latest };
            }
        }
        self.wins = if own.won { self.wins + 1 } else { 0 };
        self.most_wins = self.most_wins.max(self.wins);
    }

    /// The section of the page. Empty before the first match.
    pub(super) fn section(&self, words: &Words) -> Markup {
        let days = (self.days.current > 0).then(|| words.string(StatsMsg::StreakNow { days: self.days.current }));
        html! {
            @if self.matches > 0 {
                section #moments aria-labelledby="moments-title" {
                    h2 #moments-title { (words.say(StatsMsg::MomentsTitle)) }
                    ul.moments {
                        (first(words, "pearl", StatsMsg::FirstFlawless, self.flawless))
                        (first(words, "topaz", StatsMsg::FirstGrand, self.grand))
                        (row(words, "garnet", StatsMsg::WinsInRow { count: self.most_wins.max(ROW) }, self.most_wins, None))
                        (row(words, "turquoise", StatsMsg::DaysInRow { count: self.days.best.max(ROW) }, self.days.best, days))
                    }
                }
            }
        }
    }
}

fn first(words: &Words, stone: &str, title: StatsMsg<'_>, first: First) -> Markup {
    let date = |(day, month, year)| words.string(SiteMsg::Date { day, month, year: Ungrouped(year) });
    moment(words, stone, title, first.date.map(date), first.is_new)
}

/// The milestone of a streak. It is reached if the streak is long enough.
fn row(words: &Words, stone: &str, title: StatsMsg<'_>, count: u32, text: Option<String>) -> Markup {
    moment(words, stone, title, (count >= ROW).then(|| text.unwrap_or_default()), false)
}

/// A milestone with its stone. One that is not reached yet has an empty place.
fn moment(words: &Words, stone: &str, title: StatsMsg<'_>, text: Option<String>, is_new: bool) -> Markup {
    html! {
        li.open[text.is_none()].new[is_new] {
            @if text.is_some() { svg.stone aria-hidden="true" { use href={ "#m-" (stone) } {} } } @else { span.place aria-hidden="true" {} }
            span {
                b { (words.say(title)) @if is_new { " " em { (words.say(StatsMsg::MomentNew)) } } }
                small { (text.unwrap_or_else(|| words.string(StatsMsg::NotYet))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::record::SeatSummary;
    use words::Lang;

    use super::*;

    fn summary(won: bool, flawless: u32, grand: u32) -> MatchSummary {
        let own = SeatSummary { won, flawless, grand, ..SeatSummary::default() };
        MatchSummary { rounds: 4, counts: true, seats: vec![SeatSummary::default(), own] }
    }

    /// The milestones of matches, latest first. Each match has a day.
    fn moments(matches: &[(u32, bool, u32, u32)]) -> Moments {
        let mut moments = Moments::default();
        for (day, won, flawless, grand) in matches {
            moments.add((*day, 8, 2026), &summary(*won, *flawless, *grand), Seat::S1);
        }
        moments
    }

    #[test]
    fn the_first_time_is_the_earliest_and_new_only_in_the_latest_match() {
        let section = |matches: &[(u32, bool, u32, u32)]| moments(matches).section(&Words::new(Lang::En)).into_string();
        let html = section(&[(9, true, 1, 0), (7, true, 0, 0), (5, false, 2, 0)]);
        assert!(
            html.contains("5 August 2026") && !html.contains("9 August 2026") && !html.contains(" new\""),
            "{html}"
        );
        assert!(html.contains("2 wins in a row"), "{html}");
        let html = section(&[(9, false, 0, 1), (7, true, 0, 0)]);
        assert!(html.contains(" new\"") && html.matches("Not yet").count() == 3, "{html}");
        assert_eq!(section(&[]), "");
    }

    #[test]
    fn milestones_are_shown_in_every_language() {
        for lang in Lang::ALL {
            let html = moments(&[(9, true, 1, 1)]).section(&Words::new(lang)).into_string();
            assert_eq!((html.matches("<li").count(), html.matches("#m-").count()), (4, 2), "{html}");
        }
    }
}
