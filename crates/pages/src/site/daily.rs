//! The daily deal: first the visitor's cards and a button to the table, then the comparison with a bot and with other
//! players.

use learn::daily::Streak;
use maud::{Markup, html};
use rules::CardSet;
use words::{GameMsg, SiteMsg, StatsMsg, TableMsg, Ungrouped, Words};

use super::calendar::{DayPlayed, MonthCalendar};
use super::charts::{self, ChartColumn};
use crate::link_preview::LinkPreview;
use crate::page_shell::PageShell;
use crate::page_style::PageStyle;
use crate::rim::empty_table;
use crate::share_picture::{HEIGHT, WIDTH};
use crate::sprite::picture;
use crate::table::treasure;

/// The maximum number of columns in the chart.
const MAX_COLUMNS: u32 = 10;
/// The maximum number of days in a row that the page shows one by one.
const MAX_MARKS: u32 = 7;

/// The visitor's attempt at the daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyStatus {
    /// Not begun.
    Fresh {
        /// The visitor's own cards in the first round.
        hand: CardSet,
    },
    /// In progress at this table.
    Playing(String),
    /// Begun, but the table no longer exists.
    Gone,
    /// Finished.
    Done(DailyResult),
}

/// The result of a finished attempt, and the results of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// The id of the match.
    pub id: String,
    /// The visitor's points.
    pub points: u32,
    /// The points of a strong bot in the same seat.
    pub bot: u32,
    /// The points of all players including the visitor, fewest first.
    pub everybody: Vec<u32>,
}

/// The page of the daily deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyPage<'a> {
    /// Day, month and year.
    pub date: (u32, u32, u32),
    /// The visitor's attempt.
    pub day: DailyStatus,
    /// The month with the visitor's results.
    pub month: MonthCalendar,
    /// The visitor's streak of days.
    pub streak: Streak,
    /// The address of this server as the visitor sees it.
    pub base_url: &'a str,
}

impl DailyPage<'_> {
    /// Renders the page.
    #[must_use]
    pub fn page(&self, shell: &PageShell<'_>) -> Markup {
        let words = shell.words;
        let main = html! {
            @match &self.day {
                DailyStatus::Done(result) => { (self.result(words, result)) }
                DailyStatus::Fresh { .. } | DailyStatus::Playing(_) | DailyStatus::Gone => { (self.invitation(words)) }
            }
            div.below {
                (self.month.section(words, self.streak))
                @if let DailyStatus::Done(result) = &self.day { (self.sharing(words, result)) }
            }
            p.note { (words.say(StatsMsg::DailyTomorrow)) }
        };
        shell.night(&words.say(SiteMsg::DailyDeal), PageStyle::Daily, Some(&self.preview(words)), &main)
    }

    fn date(&self, words: &Words) -> String {
        let (day, month, year) = self.date;
        words.string(SiteMsg::Date { day, month, year: Ungrouped(year) })
    }

    /// The link preview, which is the same for everyone.
    fn preview(&self, words: &Words) -> LinkPreview {
        LinkPreview {
            title: words.string(StatsMsg::PreviewDaily { date: &self.date(words) }),
            text: words.string(StatsMsg::DailyText),
            url: self.link(),
            picture: format!("{}/{}/preview.png", self.link(), self.iso_date()),
        }
    }

    /// The date as in URLs.
    fn iso_date(&self) -> String {
        let (day, month, year) = self.date;
        format!("{year}-{month:02}-{day:02}")
    }

    /// The button that leads to the table.
    fn invitation(&self, words: &Words) -> Markup {
        html! {
            section.deal {
                div.word {
                    p.date { (self.date(words)) }
                    h1 { (words.say(SiteMsg::DailyDeal)) }
                    @match &self.day {
                        DailyStatus::Playing(table) => {
                            p.lead { (words.say(StatsMsg::DailyText)) }
                            p { a.btn.main.big href={ "/t/" (table) } { (words.say(StatsMsg::DailyContinue)) } }
                        }
                        DailyStatus::Gone | DailyStatus::Done(_) => { p.lead { (words.say(StatsMsg::DailyDone)) } }
                        DailyStatus::Fresh { .. } => {
                            p.lead { (words.say(StatsMsg::DailyText)) }
                            form method="post" action="/daily" { button #play-daily.btn.main.big { (words.say(StatsMsg::DailyPlay)) } }
                            p.streak { (marks(self.streak.current)) (words.say(StatsMsg::StreakToday { days: self.streak.current + 1 })) }
                        }
                    }
                }
                div.vitrine {
                    (empty_table())
                    @if let DailyStatus::Fresh { hand } = &self.day { (fan(words, *hand)) } @else { div.shut-chest { (treasure()) } }
                }
            }
        }
    }

    fn result(&self, words: &Words, result: &DailyResult) -> Markup {
        let DailyResult { id, points, bot, everybody } = result;
        let compared = match points.cmp(bot) {
            std::cmp::Ordering::Less => words.say(StatsMsg::DailyBetter { points: bot - points }),
            std::cmp::Ordering::Greater => words.say(StatsMsg::DailyWorse { points: points - bot }),
            std::cmp::Ordering::Equal => words.say(StatsMsg::DailySame),
        };
        // Both bars end before the edge, so that neither looks complete.
        let most = points.max(bot) * 11 / 10;
        let bar = |points: u32| html! { dd.gauge aria-hidden="true" { (charts::meter(points, most)) } };
        let minus = |points: u32| words.say(StatsMsg::DailyMinus { points });
        html! {
            section #daily.done {
                div.verdict {
                    p.date { (self.date(words)) }
                    h1 #daily-verdict { (compared) }
                    dl.duel {
                        div.you { dt { (words.say(GameMsg::You)) } dd #daily-yours { (minus(*points)) } (bar(*points)) }
                        div { dt { (words.say(StatsMsg::DailyBotLabel)) } dd #daily-bot { (minus(*bot)) } (bar(*bot)) }
                    }
                    div.row {
                        (self.share_button(words, result))
                        a.btn.big href={ "/matches/" (id) } { (words.say(TableMsg::LookBack)) }
                    }
                }
                (others(words, *points, *bot, everybody))
            }
        }
    }

    fn share_text(&self, words: &Words, result: &DailyResult) -> String {
        let (date, points, bot) = (&*self.date(words), result.points, result.bot);
        words.string(match points.cmp(&bot) {
            std::cmp::Ordering::Less => StatsMsg::ShareBetter { date, points, fewer: bot - points },
            std::cmp::Ordering::Greater => StatsMsg::ShareWorse { date, points, more: points - bot },
            std::cmp::Ordering::Equal => StatsMsg::ShareSame { date, points },
        })
    }

    fn link(&self) -> String {
        format!("{}/daily", self.base_url)
    }

    fn share_button(&self, words: &Words, result: &DailyResult) -> Markup {
        html! {
            button #share.btn.main.big.script type="button" data-do="copy" data-share="1" data-text=(self.share_text(words, result))
                data-url=(self.link()) data-picture=(self.picture(result)) data-done=(words.say(TableMsg::Copied)) { (words.say(TableMsg::Share)) }
        }
    }

    /// The address of the picture of the result.
    fn picture(&self, result: &DailyResult) -> String {
        format!("/daily/{}/{}-{}.png", self.iso_date(), result.points, result.bot)
    }

    /// The section for sharing the result.
    fn sharing(&self, words: &Words, result: &DailyResult) -> Markup {
        html! {
            section #sharing aria-labelledby="sharing-title" {
                h2 #sharing-title { (words.say(StatsMsg::ShareTitle)) }
                img.post src=(self.picture(result)) alt=(self.share_text(words, result)) width=(WIDTH) height=(HEIGHT) loading="lazy";
                p.copytext { (self.share_text(words, result)) br; a href="/daily" { (self.link()) } }
                a #save-picture.btn href=(self.picture(result)) download={ "qyrsqyrs-" (self.iso_date()) ".png" } { (words.say(StatsMsg::SharePicture)) }
            }
        }
    }
}

/// One mark for each day in a row, and an empty one for today.
fn marks(days: u32) -> Markup {
    html! {
        @if days > 0 {
            span.marks aria-hidden="true" { @for _ in 0..days.min(MAX_MARKS) { i.mark.won {} } i.mark.open {} }
        }
    }
}

/// The visitor's own cards.
fn fan(words: &Words, hand: CardSet) -> Markup {
    html! {
        section.own aria-label=(words.say(StatsMsg::DailyHand)) {
            p aria-hidden="true" { (words.say(StatsMsg::DailyHand)) }
            ul #daily-hand.spread { @for card in hand { li data-card=(card) { (picture(card)) span.vh { (words.card(card)) } } } }
        }
    }
}

/// The visitor's rank among all players of the day.
fn others(words: &Words, points: u32, bot: u32, everybody: &[u32]) -> Markup {
    let others = everybody.len().saturating_sub(1) as u32;
    let better = everybody.iter().filter(|other| **other > points).count() as u32;
    html! {
        figure.hist {
            figcaption {
                @if others == 0 {
                    b { (words.say(StatsMsg::DailyOthersNone)) }
                } @else {
                    b #daily-rank { (words.say(StatsMsg::DailyRank { better, others })) }
                }
                span.note { (words.say(StatsMsg::DailyChart)) }
            }
            (charts::histogram(&columns(words, points, bot, everybody)))
        }
    }
}

/// A histogram of the points. The columns with the points of the visitor and of the bot are marked.
fn columns(words: &Words, own: u32, bot: u32, everybody: &[u32]) -> Vec<ChartColumn> {
    let all = || everybody.iter().copied().chain([bot]);
    let (fewest, most) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let fits = |width: &u32| most / width - fewest / width < MAX_COLUMNS;
    let width = [5, 10, 20, 50, 100].into_iter().find(fits).unwrap_or(200);
    let column = |index: u32| {
        let (from, to) = (index * width, index * width + width - 1);
        let within = |points: u32| (from..=to).contains(&points);
        let count = everybody.iter().filter(|points| within(**points)).count() as u32;
        let number = |value: u32| words.number(i64::from(value));
        let range = words.string(StatsMsg::DailyRange { from: &number(from), to: &number(to) });
        let people = words.string(StatsMsg::DailyPeople { count });
        let (class, shown, mark) = match (within(own), within(bot)) {
            (true, _) => ("me", words.string(GameMsg::You), words.string(GameMsg::You)),
            (false, true) => ("bot", words.string(TableMsg::Bot), words.string(StatsMsg::DailyBotLabel)),
            (false, false) => ("", if count > 0 { number(count) } else { String::new() }, String::new()),
        };
        let label = if mark.is_empty() { format!("{range}: {people}") } else { format!("{range}: {people} ({mark})") };
        ChartColumn { axis: number(from), shown, value: count, label, class }
    };
    (fewest / width..=most / width).map(column).collect()
}

/// The page before, during and after the daily deal, and if its table no longer exists.
pub(super) fn samples(shell: &PageShell<'_>) -> Vec<Markup> {
    let hand =
        CardSet::from_iter(["R2", "R7", "K4", "B3", "B5", "G6", "G8", "BQ"].map(|card| card.parse().expect("a card")));
    let everybody = [6, 21, 44, 71, 88, 74, 49, 31, 17].iter().zip(0u32..);
    let everybody = everybody.flat_map(|(count, step)| (0..*count).map(move |other| step * 20 + other % 20)).collect();
    let result = DailyResult { id: "x".into(), points: 61, bot: 84, everybody };
    let alone = DailyResult { id: "x".into(), points: 120, bot: 84, everybody: vec![120] };
    let days = [
        DailyStatus::Fresh { hand },
        DailyStatus::Playing("x".into()),
        DailyStatus::Gone,
        DailyStatus::Done(result),
        DailyStatus::Done(alone),
    ];
    let played = |day: u32| {
        let points = (day != 9).then_some(40 + day * 17 % 90);
        DayPlayed { day, points, bot: Some(84) }
    };
    let page = |day: DailyStatus| {
        let mut played: Vec<DayPlayed> = [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 16].map(played).into();
        if let DailyStatus::Done(result) = &day {
            played.push(DayPlayed { day: 17, points: Some(result.points), bot: Some(result.bot) });
        }
        let month = MonthCalendar { year: 2026, month: 8, first: 6, days: 31, today: 17, played };
        let streak = Streak { current: 5, best: 11 };
        DailyPage { date: (17, 8, 2026), day, month, streak, base_url: "https://example.org" }.page(shell)
    };
    days.map(page).into()
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;

    fn page(day: DailyStatus) -> DailyPage<'static> {
        let month = MonthCalendar { year: 2026, month: 8, first: 6, days: 31, today: 5, played: Vec::new() };
        DailyPage { date: (5, 8, 2026), day, month, streak: Streak::default(), base_url: "https://example.org" }
    }

    #[test]
    fn each_player_is_in_one_column_and_the_visitor_and_the_bot_are_marked() {
        let words = Words::new(Lang::En);
        for (everybody, bot) in
            [(vec![0], 7), (vec![80, 120, 120, 333], 110), (vec![0, 1120], 500), ((0..300).collect(), 900)]
        {
            let columns = columns(&words, everybody[0], bot, &everybody);
            let counted: u32 = columns.iter().map(|column| column.value).sum();
            assert_eq!(counted as usize, everybody.len());
            assert!(columns.len() <= MAX_COLUMNS as usize, "{}", columns.len());
            assert_eq!(columns.iter().filter(|column| column.class == "me").count(), 1);
            assert_eq!(columns.iter().filter(|column| column.class == "bot").count(), 1);
        }
    }

    #[test]
    fn only_the_visitor_is_named() {
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let result = DailyResult { id: "x".into(), points: 90, bot: 120, everybody: vec![90, 100, 250] };
            let html = page(DailyStatus::Done(result.clone())).result(&words, &result).into_string();
            assert!(html.contains(&words.string(StatsMsg::DailyBetter { points: 30 })));
            assert!(html.contains(&words.string(StatsMsg::DailyRank { better: 2, others: 2 })));
        }
    }

    #[test]
    fn the_shared_sentence_does_not_contain_the_address() {
        let words = Words::new(Lang::En);
        for (points, bot, end) in [
            (61, 84, "23 fewer than a strong bot."),
            (84, 61, "23 more than a strong bot."),
            (84, 84, "just like a strong bot."),
        ] {
            let result = DailyResult { id: "x".into(), points, bot, everybody: vec![points] };
            let page = page(DailyStatus::Done(result.clone()));
            let text = page.share_text(&words, &result);
            assert!(text.contains("5 August 2026") && text.ends_with(end) && !text.contains("http"), "{text}");
            assert!(
                page.share_button(&words, &result).into_string().contains("data-url=\"https://example.org/daily\"")
            );
        }
    }

    #[test]
    fn only_a_fresh_page_shows_cards_and_only_a_finished_one_shows_results() {
        let words = Words::new(Lang::En);
        let shell = PageShell { words: &words, prefs: crate::Prefs::default(), path: "/daily" };
        let shown = samples(&shell).into_iter().map(|page| {
            let html = page.into_string();
            (html.matches("data-card=").count(), html.contains("daily-bot"), html.contains("class=\"columns\""))
        });
        let expected = [(8, false, false), (0, false, false), (0, false, false), (0, true, true), (0, true, true)];
        assert_eq!(shown.collect::<Vec<_>>(), expected);
    }
}
