//! Pictures that chat programs show beside a link. They show only what everybody with the link may know, and no cards.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use pages::share_picture::{SeatLook, SharePicture};
use protocol::TableInfo;
use rules::Seat;
use rules::record::{PlayerKind, Record};
use time::{Date, Month};

use super::review::stored;
use crate::budget::Payer;
use crate::room::Room;
use crate::stored_match::StoredMatch;
use crate::{App, Error, clock};

/// How long browsers may cache a picture. The seats of a table change. A finished match does not change, but it can be
/// deleted. The picture of a daily deal depends only on its address.
const FIVE_MINUTES: &str = "public, max-age=300";
const A_DAY: &str = "public, max-age=86400";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// An upper bound of the points in a daily deal: two rounds of at most four times 140 points.
const MAX_POINTS: u32 = 2 * 560;

/// The picture of a table: its seats.
pub(super) async fn table(
    State(app): State<App>,
    payer: Payer,
    room: Room,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let seats = room.with_summary(|summary| seat_looks(&summary.info));
    respond(&app, payer, &headers, SharePicture::Table(seats), FIVE_MINUTES).await
}

/// Seats with names are people. Of the others, the first `free` ones are free, and the rest are bots.
fn seat_looks(info: &TableInfo) -> Vec<SeatLook> {
    let mut free = info.free;
    let others = info.names.iter().map(|name| match name {
        Some(_) => SeatLook::Person,
        None if free > 0 => {
            free -= 1;
            SeatLook::Free
        }
        None => SeatLook::Bot,
    });
    others.collect()
}

/// The picture of a finished match: its result.
pub(super) async fn result(
    State(app): State<App>,
    payer: Payer,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let stored = stored(&app, payer, &id).await?;
    respond(&app, payer, &headers, SharePicture::Result(places(&stored)), A_DAY).await
}

/// All players with their points, the winner first.
fn places(stored: &StoredMatch) -> Vec<(Seat, SeatLook, u32)> {
    let totals = stored.game.totals();
    let mut places: Vec<_> =
        totals.iter_with_seat().map(|(seat, points)| (seat, look(&stored.record, seat), *points)).collect();
    places.sort_by_key(|(_, _, points)| *points);
    places
}

fn look(record: &Record, seat: Seat) -> SeatLook {
    let player = record.players.get(seat.index()).map_or("", String::as_str);
    if PlayerKind::from(player).bot().is_some() { SeatLook::Bot } else { SeatLook::Person }
}

/// The picture of a daily deal. It shows the date and no cards.
pub(super) async fn daily(
    State(app): State<App>,
    payer: Payer,
    Path(day): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let date = date(&day).ok_or(Error::NoSuchPage)?;
    respond(&app, payer, &headers, SharePicture::Daily { date }, FOR_EVER).await
}

/// The picture of a daily result: the points of a player and of a bot, from an address such as
/// `/daily/2026-11-16/61-84.png`.
pub(super) async fn daily_result(
    State(app): State<App>,
    payer: Payer,
    Path((day, points)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let date = date(&day).ok_or(Error::NoSuchPage)?;
    let (points, bot) = both_points(&points).ok_or(Error::NoSuchPage)?;
    respond(&app, payer, &headers, SharePicture::DailyResult { date, points, bot }, FOR_EVER).await
}

/// Parses a past or present date in the form in which we write it, so that every day has one address.
fn date(text: &str) -> Option<(u32, u32, u32)> {
    let mut parts = text.split('-').map(|part| part.parse::<u16>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    let month = Month::try_from(u8::try_from(month).ok()?).ok()?;
    let date = Date::from_calendar_date(year.into(), month, day.try_into().ok()?).ok()?;
    let has_begun = year >= 2026 && date <= clock::date(clock::now()) && date.to_string() == text;
    has_begun.then(|| super::respond::day_month_year(date))
}

fn both_points(text: &str) -> Option<(u32, u32)> {
    let (points, bot) = text.strip_suffix(".png")?.split_once('-')?;
    let number =
        |text: &str| text.parse().ok().filter(|points: &u32| *points <= MAX_POINTS && points.to_string() == text);
    Some((number(points)?, number(bot)?))
}

async fn respond(
    app: &App,
    payer: Payer,
    headers: &HeaderMap,
    picture: SharePicture,
    cache: &'static str,
) -> Result<Response, Error> {
    let drawn = app.draw(payer, picture).await?;
    let known = headers.get(IF_NONE_MATCH).is_some_and(|etag| etag.as_bytes() == drawn.etag.as_bytes());
    let named = [(ETAG, drawn.etag.clone()), (CACHE_CONTROL, cache.to_owned())];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, named).into_response());
    }
    Ok((named, [(CONTENT_TYPE, "image/png")], drawn.png.clone()).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_with_impossible_days_or_points_are_invalid() {
        for (text, expected) in [
            ("2026-01-05", Some((5, 1, 2026))),
            ("2026-1-5", None),
            ("2026-02-30", None),
            ("2025-12-31", None),
            ("9999-01-01", None),
            ("today", None),
            ("2026-01-05-06", None),
            ("", None),
        ] {
            assert_eq!(date(text), expected, "{text}");
        }
        for (text, expected) in [
            ("61-84.png", Some((61, 84))),
            ("0-1120.png", Some((0, 1120))),
            ("0-1121.png", None),
            ("061-84.png", None),
            ("+61-84.png", None),
            ("61.png", None),
            ("61-84", None),
            ("-1-84.png", None),
        ] {
            assert_eq!(both_points(text), expected, "{text}");
        }
    }
}
