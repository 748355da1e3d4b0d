//! The daily deal: the same cards for everybody, and one attempt per person.

use axum::extract::State;
use axum::response::{Html, Response};
use learn::daily::{self, Streak};
use pages::site::{DailyPage, DailyResult, DailyStatus, DayPlayed, MonthCalendar};
use protocol::JoinRequest;
use rules::record::MatchSummary;
use store::{DailyAttempt, DailyAttemptResult, StoreError};
use table::{BotLevel, FixedDeals, FixedDealsKind, PlayerId};
use time::{Date, Duration};

use super::respond::{day_month_year, page, redirect};
use super::visitor::Visitor;
use crate::budget::Payer;
use crate::{App, Error, clock};

/// How many finished matches are scored per visit of the page.
const MAX_AT_ONCE: u32 = 200;
/// The longest streak that is shown, in days.
const MAX_DAYS: i64 = 1_000;

/// Today's date in UTC. Its text, such as `2026-11-16`, is the day's key in the store.
fn today() -> Date {
    clock::date(clock::now())
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor, payer: Payer) -> Result<Html<String>, Error> {
    let attempts = match &visitor.guest {
        Some(guest) => Attempts::of(&app, guest.player, today()).await?,
        None => Attempts { today: today(), attempts: Vec::new() },
    };
    let day = attempts.status(&app, payer).await?;
    let month = attempts.month(&app, payer).await;
    let (date, streak, base_url) = (day_month_year(attempts.today), attempts.streak(), &*visitor.base_url);
    Ok(page(DailyPage { date, day, month, streak, base_url }.page(&visitor.shell())))
}

/// A player's attempts up to today, latest first.
pub(super) struct Attempts {
    today: Date,
    attempts: Vec<(Date, DailyAttemptResult)>,
}

impl Attempts {
    /// Loads the attempts with one query.
    pub(super) async fn of(app: &App, player: PlayerId, today: Date) -> Result<Attempts, Error> {
        let dates: Vec<Date> = (0..MAX_DAYS).filter_map(|days| today.checked_sub(Duration::days(days))).collect();
        let days: Vec<String> = dates.iter().map(Date::to_string).collect();
        let attempts = app.store.daily_attempts(player, &days).await?;
        let mut dates = dates.into_iter();
        // Both lists are in the same order.
        let dated = |attempt: DailyAttemptResult| Some((dates.find(|date| date.to_string() == attempt.day)?, attempt));
        Ok(Attempts { today, attempts: attempts.into_iter().filter_map(dated).collect() })
    }

    /// The streak of days with a finished attempt.
    pub(super) fn streak(&self) -> Streak {
        let finished = self.attempts.iter().filter(|(_, attempt)| points(attempt).is_some());
        Streak::of(finished.map(|(date, _)| date.to_julian_day()), self.today.to_julian_day())
    }

    /// The match ids.
    pub(super) fn matches(&self) -> impl Iterator<Item = &str> {
        self.attempts.iter().map(|(_, attempt)| attempt.id.as_str())
    }

    /// The status of today's attempt. Other players' results are looked up only once it is finished.
    async fn status(&self, app: &App, payer: Payer) -> Result<DailyStatus, Error> {
        let day = self.today.to_string();
        let Some((_, attempt)) = self.attempts.first().filter(|(date, _)| *date == self.today) else {
            return Ok(DailyStatus::Fresh { hand: daily::hand(&day) });
        };
        let Some(points) = points(attempt) else { return Ok(unfinished(app, &attempt.id)) };
        score_finished(app, &day).await?;
        let everybody = app.store.daily_points(&day).await?;
        let bots = app.daily_bots(payer, vec![day]).await?;
        let bot = bots.into_values().next().ok_or(Error::Failed)?;
        Ok(DailyStatus::Done(DailyResult { id: attempt.id.clone(), points, bot, everybody }))
    }

    /// The calendar of this month. If the bots' results are not available, it is shown without them.
    async fn month(&self, app: &App, payer: Payer) -> MonthCalendar {
        let today = self.today;
        let (month, year) = (today.month(), today.year());
        let in_month: Vec<_> =
            self.attempts.iter().filter(|(date, _)| (date.month(), date.year()) == (month, year)).collect();
        let finished = in_month.iter().filter(|(_, attempt)| points(attempt).is_some());
        let days = finished.map(|(_, attempt)| attempt.day.clone()).collect();
        let bots = app.daily_bots(payer, days).await.unwrap_or_default();
        let played = |(date, attempt): &&(Date, DailyAttemptResult)| DayPlayed {
            day: date.day().into(),
            points: points(attempt),
            bot: bots.get(&attempt.day).copied(),
        };
        MonthCalendar {
            year: year.unsigned_abs(),
            month: u8::from(month).into(),
            first: today.replace_day(1).unwrap_or(today).weekday().number_from_monday().into(),
            days: month.length(year).into(),
            today: today.day().into(),
            played: in_month.iter().map(played).collect(),
        }
    }
}

/// The points of an attempt, if it was finished.
fn points(attempt: &DailyAttemptResult) -> Option<u32> {
    attempt.points.or_else(|| attempt.summary.as_ref().and_then(points_of))
}

/// The status of an unfinished attempt.
fn unfinished(app: &App, id: &str) -> DailyStatus {
    let table = table_of(id);
    if app.rooms.find(table).is_ok() { DailyStatus::Playing(table.to_owned()) } else { DailyStatus::Gone }
}

/// The table at which a match with this id was played.
fn table_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(table, _)| table)
}

/// The player's points in a finished match.
fn points_of(summary: &MatchSummary) -> Option<u32> {
    summary.seats.get(daily::SEAT.index()).map(|seat| seat.points)
}

/// Stores the points of matches that have ended since the last visit.
async fn score_finished(app: &App, day: &str) -> Result<(), Error> {
    for finished in app.store.unscored_dailies(day, MAX_AT_ONCE).await? {
        if let Some(points) = finished.summary.as_ref().and_then(points_of) {
            app.store.score_daily(day, &finished.id, points).await?;
        }
    }
    Ok(())
}

/// Starts today's attempt, or continues it.
pub(super) async fn play(State(app): State<App>, visitor: Visitor, payer: Payer) -> Result<Response, Error> {
    let (player, cookie) = visitor.ensure_guest(&app);
    let path = begin(&app, payer, player, visitor.display_name()).await?;
    Ok(redirect(&path, cookie))
}

/// Starts the attempt, unless there is one, and returns the path to go to. The attempt is stored together with its
/// table, so of two concurrent requests one opens a table, and the other finds it.
async fn begin(app: &App, payer: Payer, player: PlayerId, name: String) -> Result<String, Error> {
    let day = today().to_string();
    if app.store.daily_match(&day, player).await?.is_none() {
        match open(app, payer, &day, player, name).await {
            Ok(path) => return Ok(path),
            Err(Error::Store(StoreError::SecondAttempt)) => {}
            Err(error) => return Err(error),
        }
    }
    let attempt = app.store.daily_match(&day, player).await?;
    Ok(match attempt.filter(|attempt| attempt.summary.is_none()).map(|attempt| unfinished(app, &attempt.id)) {
        Some(DailyStatus::Playing(table)) => format!("/t/{table}"),
        _ => "/daily".to_owned(),
    })
}

async fn open(app: &App, payer: Payer, day: &str, player: PlayerId, name: String) -> Result<String, Error> {
    let fixed = FixedDeals::deals(FixedDealsKind::Daily, day, daily::seed(day), daily::deals(day));
    let fixed = fixed.ok_or(table::Refusal::FixedDealsInvalid)?;
    let sit = JoinRequest { name, seat: Some(daily::SEAT) };
    let attempt = DailyAttempt { day: day.to_owned(), player };
    let (rules, attempt) = (daily::rules(), Some(attempt));
    let host = payer.with_person(player);
    let room = app.open_with_fixed_deals(host, rules, fixed, BotLevel::Strong, sit, attempt).await?;
    Ok(format!("/t/{}", room.id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_in_sortable_form() {
        let (day, year) = (today().to_string(), today().year());
        assert!(day.len() == 10 && day.starts_with(&format!("{year}-")), "{day}");
        assert_eq!(table_of("abc-def-1"), "abc-def");
    }
}
