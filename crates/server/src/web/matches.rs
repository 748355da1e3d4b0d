//! My matches: the list, figures about it, saving, reading and deleting.

use std::collections::{HashMap, HashSet};

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use pages::site::{Done, Imported, Matches, Played};
use protocol::DisplayName;
use rules::Seat;
use rules::record::Record;
use sha2::{Digest, Sha256};
use store::{Finished, Kept};
use table::PlayerId;

use super::form::Fields;
use super::reason::{page, trouble};
use super::site::date;
use super::upload::{Upload, field};
use super::visitor::{Visitor, keep};
use crate::{App, Error, clock};

/// The most matches that a list shows and takes in.
const MOST_MATCHES: usize = 1_000;
/// The most lines that are read in at a time: far more than matches fit into a list.
const MOST_LINES: usize = 10_000;
/// The most broken lines that are named, and the most characters of what is wrong with each.
const MOST_NAMED: usize = 20;
const MOST_REASON: usize = 200;
/// What a saved line says beside the record: where its owner sat, and when it ended.
const SEAT_KEY: &str = "x-seat";
const ENDED_KEY: &str = "x-ended";

/// A match of the list with its record.
struct Own {
    kept: Kept,
    record: Record,
}

impl Own {
    /// Where the owner sat: as the store knows, or on the only seat that can be theirs.
    fn seat(&self, player: PlayerId) -> Option<Seat> {
        let wanted = if self.kept.host == player { "host" } else { "guest" };
        let alone = || {
            let mut seats = self.record.players.iter().enumerate().filter(|(_, kind)| *kind == wanted);
            let (index, _) = seats.next()?;
            seats.next().is_none().then(|| u8::try_from(index).ok().map(Seat::new))?
        };
        self.kept.seat.or_else(alone)
    }

    /// Whether it was played from its start, so that its points say something about the player.
    fn counts(&self) -> bool {
        !self.record.extensions.iter().any(|(key, value)| key == "x-prepared" && value.contains("\"what-if\""))
    }
}

/// All matches of somebody, the latest first.
async fn own(app: &App, player: PlayerId) -> Result<Vec<Own>, Error> {
    let mut texts = Vec::new();
    for kept in app.store().matches_of(player).await?.into_iter().take(MOST_MATCHES) {
        if let Some(text) = app.store().record(&kept.id).await? {
            texts.push((kept, text));
        }
    }
    let read = |(kept, text): (Kept, String)| Some(Own { kept, record: Record::read(text.as_bytes()).ok()? });
    Ok(off_thread(move || texts.into_iter().filter_map(read).collect()).await)
}

/// Does long work off the threads that serve sockets.
async fn off_thread<T: Default + Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap_or_default()
}

/// The names in a record as they can be shown: a record may come from anywhere.
pub(super) fn shown_names(record: &Record) -> Option<Vec<String>> {
    let shown = |name: &String| DisplayName::shortened(name).map(String::from).unwrap_or_default();
    record.names.as_ref().map(|names| names.iter().map(shown).collect())
}

/// The list. `?deleted=1` and `?deleted=all` say what has just been done.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    let done = match query.get("deleted").map(String::as_str) {
        Some("all") => Done::DeletedAll,
        Some(_) => Done::Deleted,
        None => Done::Nothing,
    };
    listed(&app, &visitor, visitor.guest.as_ref().map(|guest| guest.player), done).await
}

async fn listed(app: &App, visitor: &Visitor, player: Option<PlayerId>, done: Done) -> Response {
    let mut matches = Matches { done, ..Matches::default() };
    if let Some(player) = player {
        let own = match own(app, player).await {
            Ok(own) => own,
            Err(error) => return trouble(visitor, &error),
        };
        for mut one in own {
            if let Some(seat) = one.seat(player).filter(|_| one.counts()) {
                matches.figures.add(&one.record, seat);
            }
            one.record.names = shown_names(&one.record);
            let date = date(one.kept.at);
            matches.played.extend(Played::of(visitor.words, one.kept.id, date, &one.record));
        }
    }
    page(matches.page(&visitor.shell())).into_response()
}

/// All own matches, a record a line, with what is needed to read them again.
pub(super) async fn export(State(app): State<App>, visitor: Visitor) -> Response {
    let player = visitor.player();
    let own = match own(&app, player).await {
        Ok(own) => own,
        Err(error) => return trouble(&visitor, &error),
    };
    let line = move |one: Own| {
        let seat = one.seat(player);
        let mut record = stripped(one.record);
        record.extensions.extend(seat.map(|seat| (SEAT_KEY.to_owned(), seat.index().to_string())));
        record.extensions.push((ENDED_KEY.to_owned(), one.kept.at.to_string()));
        record.to_string() + "\n"
    };
    let text = off_thread(move || own.into_iter().map(line).collect::<String>()).await;
    let attachment = "attachment; filename=\"qyrsqyrs.jsonl\"";
    ([(CONTENT_TYPE, "application/x-ndjson"), (CONTENT_DISPOSITION, attachment)], Body::from(text)).into_response()
}

/// The record without what saving adds to it.
fn stripped(mut record: Record) -> Record {
    record.extensions.retain(|(key, _)| key != SEAT_KEY && key != ENDED_KEY);
    record
}

/// One line that was read.
enum Line {
    Match(Saved),
    Broken(String),
}

/// A match out of a line: its record as it is kept, where its owner sat, and when it ended.
struct Saved {
    record: String,
    seat: Option<Seat>,
    at: Option<u64>,
}

/// What the lines of a text hold.
#[derive(Default)]
struct Lines {
    matches: Vec<Saved>,
    /// The first broken lines, counted from 1, and what is wrong with each.
    broken: Vec<(usize, String)>,
    /// How many lines beyond those are broken, or were not read.
    more: usize,
}

impl Lines {
    fn of(text: &str) -> Lines {
        let mut lines = Lines::default();
        let filled = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        for (number, (index, line)) in filled.enumerate() {
            if lines.matches.len() > MOST_MATCHES {
                break;
            }
            if number >= MOST_LINES {
                lines.more += 1;
                continue;
            }
            match read(line) {
                Line::Match(saved) => lines.matches.push(saved),
                Line::Broken(why) if lines.broken.len() < MOST_NAMED => {
                    lines.broken.push((index + 1, why.chars().take(MOST_REASON).collect()));
                }
                Line::Broken(_) => lines.more += 1,
            }
        }
        lines
    }
}

fn read(line: &str) -> Line {
    let record = match Record::read(line.as_bytes()) {
        Ok(record) => record,
        Err(error) => return Line::Broken(error.to_string()),
    };
    if record.rounds.iter().all(|round| round.score().is_none()) {
        return Line::Broken("no round of it was finished".to_owned());
    }
    let number = |name: &str| record.extensions.iter().find(|(key, _)| key == name)?.1.parse::<u64>().ok();
    let seat = number(SEAT_KEY).filter(|seat| *seat < record.players.len() as u64).map(|seat| Seat::new(seat as u8));
    let at = number(ENDED_KEY);
    Line::Match(Saved { record: stripped(record).to_string(), seat, at })
}

/// What tells one match of somebody from another.
fn fingerprint(player: PlayerId, record: &str) -> String {
    let hash = Sha256::new().chain_update(player.0).chain_update(record.as_bytes()).finalize();
    format!("i{}", hex::encode(&hash[..10]))
}

/// Reads lines that were saved here or elsewhere. Bad ones are named; whatever is there stays as it is.
pub(super) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    upload: Result<Upload, Error>,
) -> Response {
    let (player, cookie) = visitor.known(&app, app.is_secure(&headers));
    let imported = async { take_in(&app, player, upload?).await };
    match imported.await {
        Ok(imported) => {
            let shown = listed(&app, &visitor, Some(player), Done::Imported(imported)).await;
            (AppendHeaders(cookie.map(|cookie| (SET_COOKIE, cookie))), shown).into_response()
        }
        Err(error) => trouble(&visitor, &error),
    }
}

async fn take_in(app: &App, player: PlayerId, upload: Upload) -> Result<Imported, Error> {
    let body = upload.body();
    let (lines, pads) = off_thread(move || (Lines::of(&field(&body, "text")), field(&body, "pads"))).await;
    // The page has already kept the lines of the score pad, and says how many.
    let mut counts = pads.split(' ').map(|count| count.parse::<u32>().unwrap_or(0).min(MOST_MATCHES as u32));
    let (added, known) = (counts.next().unwrap_or(0), counts.next().unwrap_or(0));
    let mut imported = Imported { added, known, broken: lines.broken, more_broken: lines.more, no_room: None };
    let own = own(app, player).await?;
    let fingerprints = move || own.iter().map(|one| fingerprint(player, &one.record.to_string())).collect();
    let mut there: HashSet<String> = off_thread(fingerprints).await;
    for Saved { record, seat, at } in lines.matches {
        let id = fingerprint(player, &record);
        if there.len() >= MOST_MATCHES && !there.contains(&id) {
            imported.no_room = Some(MOST_MATCHES);
            break;
        }
        if !there.insert(id.clone()) {
            imported.known += 1;
            continue;
        }
        let at = at.unwrap_or_else(clock::now).min(clock::now());
        let finished = Finished { id, host: player, players: vec![(player, seat)], at, record };
        if app.store().keep_match(&finished).await? { imported.added += 1 } else { imported.known += 1 }
    }
    Ok(imported)
}

pub(super) async fn ask_delete(visitor: Visitor, Path(id): Path<String>) -> Response {
    page(pages::site::ask_delete(&visitor.shell(), Some(&id))).into_response()
}

pub(super) async fn ask_delete_all(visitor: Visitor) -> Response {
    page(pages::site::ask_delete(&visitor.shell(), None)).into_response()
}

pub(super) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Result<Fields, Error>,
) -> Response {
    let deleted = async {
        fields?;
        Ok(app.store().forget_match(&id, visitor.player()).await?)
    };
    match deleted.await {
        Ok(true) => Redirect::to("/matches?deleted=1").into_response(),
        Ok(false) => trouble(&visitor, &Error::NoSuchMatch),
        Err(error) => trouble(&visitor, &error),
    }
}

/// Deletes every match of the visitor, and the settings in their cookies. What the browser keeps, its script deletes.
pub(super) async fn delete_all(State(app): State<App>, visitor: Visitor, fields: Result<Fields, Error>) -> Response {
    let deleted = async {
        fields?;
        loop {
            let kept = app.store().matches_of(visitor.player()).await?;
            if kept.is_empty() {
                return Ok::<(), Error>(());
            }
            let mut gone = false;
            for kept in kept {
                gone |= app.store().forget_match(&kept.id, visitor.player()).await?;
            }
            if !gone {
                return Ok(());
            }
        }
    };
    match deleted.await {
        Ok(()) => {
            let cookies = ["prefs", "name", "strength"].map(|name| (SET_COOKIE, forget(name)));
            (AppendHeaders(cookies), Redirect::to("/matches?deleted=all")).into_response()
        }
        Err(error) => trouble(&visitor, &error),
    }
}

/// The cookie that takes a cookie away.
fn forget(name: &str) -> axum::http::HeaderValue {
    axum::http::HeaderValue::from_str(&format!("{name}=; Path=/; Max-Age=0; SameSite=Lax"))
        .unwrap_or_else(|_| keep(name, ""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_no_match_says_why() {
        let broken = |line: &str| matches!(read(line), Line::Broken(why) if !why.is_empty());
        assert!(broken("nonsense") && broken("{}") && broken("{\"format\":\"qyrsqyrs-pad/1\"}"));
    }

    #[test]
    fn the_first_broken_lines_are_named_and_the_others_counted() {
        let lines = Lines::of(&"x\n\n".repeat(30_000));
        assert_eq!(lines.broken.len(), MOST_NAMED);
        assert_eq!(lines.broken[1].0, 3, "empty lines count, but are not broken");
        assert_eq!(lines.more, 30_000 - MOST_NAMED);
        let long = Lines::of(&format!("{{\"{}", "y".repeat(10_000)));
        assert!(long.broken[0].1.chars().count() <= MOST_REASON);
    }
}
