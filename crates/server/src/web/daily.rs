//! The deal of the day: the same cards for everybody, and one attempt that counts.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use learn::daily;
use pages::site::{Daily, Day};
use protocol::JoinRequest;
use rules::record::Record;
use table::{BotLevel, FixedDeals, FixedDealsKind, PlayerId};
use tokio::sync::Mutex;

use super::form::Fields;
use super::reason::{page, trouble};
use super::site::date;
use super::visitor::Visitor;
use crate::{App, Error, clock};

/// How many finished matches are counted when somebody looks.
const MOST_AT_ONCE: u32 = 200;

/// Held while an attempt begins, so that nobody gets two tables with the same cards.
static BEGINNING: Mutex<()> = Mutex::const_new(());

/// The day as it stands in the store, by the calendar of Greenwich.
fn today() -> (String, (u32, u32, u32)) {
    let (day, month, year) = date(clock::now());
    (format!("{year:04}-{month:02}-{day:02}"), (day, month, year))
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Response {
    let (day, date) = today();
    match progress(&app, &day, visitor.player()).await {
        Ok(progress) => page(Daily { date, day: progress }.page(&visitor.shell())).into_response(),
        Err(error) => trouble(&visitor, &error),
    }
}

/// How far somebody is with the cards of a day.
async fn progress(app: &App, day: &str, player: PlayerId) -> Result<Day, Error> {
    let Some(id) = app.store().daily_match(day, player).await? else { return Ok(Day::Fresh) };
    if let Some(points) = points_of(app, &id).await? {
        settle(app, day).await?;
        let everybody = app.store().daily_points(day).await?;
        let named = day.to_owned();
        let bot = app.bots().ponder(move || daily::bot_points(&named)).await.unwrap_or_default();
        return Ok(Day::Done { points, bot, everybody });
    }
    let table = table_of(&id);
    Ok(if app.rooms().find(table).is_ok() { Day::Playing(table.to_owned()) } else { Day::Gone })
}

/// The table of the first match that was played at it.
fn table_of(id: &str) -> &str {
    id.rsplit_once('-').map_or(id, |(table, _)| table)
}

/// The person's points in a finished match.
async fn points_of(app: &App, id: &str) -> Result<Option<u32>, Error> {
    let Some(text) = app.store().record(id).await? else { return Ok(None) };
    let game = Record::read(text.as_bytes()).ok().and_then(|record| record.standing().ok());
    Ok(game.map(|game| game.totals()[daily::SEAT]))
}

/// Counts the matches that have ended since somebody last looked.
async fn settle(app: &App, day: &str) -> Result<(), Error> {
    for id in app.store().open_dailies(day, MOST_AT_ONCE).await? {
        if let Some(points) = points_of(app, &id).await? {
            app.store().settle_daily(day, &id, points).await?;
        }
    }
    Ok(())
}

/// Begins to play, or goes on: the first attempt is the only one.
pub(super) async fn play(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    fields: Result<Fields, Error>,
) -> Response {
    let (player, cookie) = visitor.known(&app, app.is_secure(&headers));
    let begun = async {
        fields?;
        begin(&app, player, visitor.called()).await
    };
    match begun.await {
        Ok(path) => (AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie))), Redirect::to(&path)).into_response(),
        Err(error) => trouble(&visitor, &error),
    }
}

/// The address to go to.
async fn begin(app: &App, player: PlayerId, name: String) -> Result<String, Error> {
    let (day, _) = today();
    let _alone = BEGINNING.lock().await;
    match progress(app, &day, player).await? {
        Day::Fresh => {}
        Day::Playing(table) => return Ok(format!("/t/{table}")),
        Day::Gone | Day::Done { .. } => return Ok("/daily".to_owned()),
    }
    let fixed = FixedDeals::deals(FixedDealsKind::Daily, &day, daily::seed(&day), daily::deals(&day));
    let fixed = fixed.ok_or(table::Refusal::FixedDealsInvalid)?;
    let sit = JoinRequest { name, seat: Some(daily::SEAT) };
    let room = app.open_prepared(player, daily::rules(), fixed, BotLevel::Strong, sit).await?;
    app.store().begin_daily(&day, player, &format!("{}-1", room.id())).await?;
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
