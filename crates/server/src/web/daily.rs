//! The deal of the day: the same cards for everybody, and one attempt that counts.

use axum::extract::State;
use axum::response::{Html, Response};
use learn::daily;
use pages::site::{DailyPage, DailyStatus};
use protocol::JoinRequest;
use rules::record::MatchSummary;
use store::{DailyAttempt, StoreError};
use table::{BotLevel, FixedDeals, FixedDealsKind, PlayerId};

use super::respond::{day_month_year, page, redirect};
use super::visitor::Visitor;
use crate::budget::{Payer, Work};
use crate::{App, Error, clock};

/// How many finished matches are counted when somebody looks.
const MAX_AT_ONCE: u32 = 200;

/// Today in UTC: as the store writes it (`2026-11-16`), and as day, month and year.
fn today() -> (String, (u32, u32, u32)) {
    let date = clock::date(clock::now());
    (date.to_string(), day_month_year(date))
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor, payer: Payer) -> Result<Html<String>, Error> {
    let (day, date) = today();
    let progress = progress(&app, payer, &day, visitor.player()).await?;
    Ok(page(DailyPage { date, day: progress }.page(&visitor.shell())))
}

/// The status of a player's attempt at the cards of a day.
async fn progress(app: &App, payer: Payer, day: &str, player: PlayerId) -> Result<DailyStatus, Error> {
    let Some(attempt) = app.store.daily_match(day, player).await? else { return Ok(DailyStatus::Fresh) };
    if let Some(points) = attempt.summary.as_ref().and_then(points_of) {
        score_finished(app, day).await?;
        let everybody = app.store.daily_points(day).await?;
        let named = day.to_owned();
        app.charge(payer, Work::DailyResult)?;
        let bot = app.bots.run_blocking(payer, move || daily::bot_points(&named)).await?;
        return Ok(DailyStatus::Done { points, bot, everybody });
    }
    let table = table_of(&attempt.id);
    Ok(if app.rooms.find(table).is_ok() { DailyStatus::Playing(table.to_owned()) } else { DailyStatus::Gone })
}

/// The table of the first match that was played at it.
fn table_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(table, _)| table)
}

/// The person's points in a finished match.
fn points_of(summary: &MatchSummary) -> Option<u32> {
    summary.seats.get(daily::SEAT.index()).map(|seat| seat.points)
}

/// Stores the points of the matches that have ended since somebody last looked.
async fn score_finished(app: &App, day: &str) -> Result<(), Error> {
    for finished in app.store.unscored_dailies(day, MAX_AT_ONCE).await? {
        if let Some(points) = finished.summary.as_ref().and_then(points_of) {
            app.store.score_daily(day, &finished.id, points).await?;
        }
    }
    Ok(())
}

/// Begins to play, or goes on: the first attempt is the only one.
pub(super) async fn play(State(app): State<App>, visitor: Visitor, payer: Payer) -> Result<Response, Error> {
    let (player, cookie) = visitor.ensure_guest(&app);
    let path = begin(&app, payer, player, visitor.display_name()).await?;
    Ok(redirect(&path, cookie))
}

/// The address to go to. The attempt is stored together with its table, so of two requests at the same time only one opens a
/// table, and the other finds it.
async fn begin(app: &App, payer: Payer, player: PlayerId, name: String) -> Result<String, Error> {
    let (day, _) = today();
    if app.store.daily_match(&day, player).await?.is_none() {
        match open(app, payer, &day, player, name).await {
            Ok(path) => return Ok(path),
            Err(Error::Store(StoreError::SecondAttempt)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(match progress(app, payer, &day, player).await? {
        DailyStatus::Playing(table) => format!("/t/{table}"),
        DailyStatus::Fresh | DailyStatus::Gone | DailyStatus::Done { .. } => "/daily".to_owned(),
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
    fn days_have_names_that_sort() {
        let (day, (_, _, year)) = today();
        assert!(day.len() == 10 && day.starts_with(&format!("{year}-")), "{day}");
        assert_eq!(table_of("abc-def-1"), "abc-def");
    }
}
