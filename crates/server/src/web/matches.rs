//! "My matches": the list, its statistics, export, import and deletion.

use std::collections::{HashMap, HashSet};

use axum::body::Body;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Response};
use pages::site::{ImportSummary, MatchRow, MatchesPage, Notice};
use protocol::DisplayName;
use rules::Seat;
use rules::record::Record;
use sha2::{Digest, Sha256};
use store::{FinishedMatch, ListedMatch};
use table::PlayerId;

use super::daily::Attempts;
use super::respond::{cookies, day_month_year, download, page, redirect};
use super::upload::{Upload, field};
use super::visitor::{Visitor, clear_cookie};
use crate::budget::{Payer, Work};
use crate::{App, Error, clock};

/// The maximum number of matches in a list, and how many records are read or written at a time.
const MAX_MATCHES: usize = 1_000;
const PAGE: u32 = 100;
/// The maximum number of lines in an import. That is far more than the matches in a list.
const MAX_LINES: usize = 10_000;
/// The maximum number of broken lines that are reported, and the maximum length of each reason in characters.
const MAX_REPORTED: usize = 20;
const MAX_REASON: usize = 200;
/// The keys that an export adds to a record: the player's seat, and when the match ended.
const SEAT_KEY: &str = "x-seat";
const ENDED_KEY: &str = "x-ended";

/// The player's seat: the stored one, or the only seat that can be theirs. `players` are the kinds of players in the
/// record, in seat order.
fn own_seat<'a>(listed: &ListedMatch, player: PlayerId, players: impl Iterator<Item = &'a str>) -> Option<Seat> {
    let wanted = if listed.host == player { "host" } else { "guest" };
    let alone = || {
        let mut seats = players.enumerate().filter(|(_, kind)| *kind == wanted);
        let (index, _) = seats.next()?;
        seats.next().is_none().then(|| u8::try_from(index).ok().and_then(Seat::new))?
    };
    listed.seat.or_else(alone)
}

/// Reads a player's records page by page, latest first, and calls `read` on each, off the threads that serve sockets.
struct OwnRecords<F> {
    app: App,
    payer: Payer,
    player: PlayerId,
    read: F,
    last: Option<ListedMatch>,
    seen: usize,
}

impl<T: Send + 'static, F: Fn(&ListedMatch, Record) -> T + Clone + Send + 'static> OwnRecords<F> {
    fn new(app: &App, payer: Payer, player: PlayerId, read: F) -> OwnRecords<F> {
        OwnRecords { app: app.clone(), payer, player, read, last: None, seen: 0 }
    }

    /// The next page. Returns `None` after the last.
    async fn page(&mut self) -> Result<Option<Vec<T>>, Error> {
        if self.seen >= MAX_MATCHES {
            return Ok(None);
        }
        let page = self.app.store.records_of(self.player, self.last.as_ref(), PAGE).await?;
        let Some((last, _)) = page.last() else { return Ok(None) };
        self.last = Some(last.clone());
        self.seen += page.len();
        let read = self.read.clone();
        let readable = move |(listed, text): (ListedMatch, String)| Some(read(&listed, text.parse().ok()?));
        let made = move || page.into_iter().filter_map(readable).collect::<Vec<_>>();
        self.app.work.run(self.payer, made).await.map(Some)
    }
}

/// A name from a record, cleaned up for display. Records may come from anywhere.
pub(super) fn shown_name(name: &str) -> String {
    DisplayName::shortened(name).map(String::from).unwrap_or_default()
}

/// The list. `?deleted=1` and `?deleted=all` report a deletion.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Html<String>, Error> {
    let done = match query.get("deleted").map(String::as_str) {
        Some("all") => Notice::DeletedAll,
        Some(_) => Notice::Deleted,
        None => Notice::Nothing,
    };
    listed(&app, &visitor, visitor.guest.as_ref().map(|guest| guest.player), done).await
}

async fn listed(app: &App, visitor: &Visitor, player: Option<PlayerId>, done: Notice) -> Result<Html<String>, Error> {
    let mut matches = MatchesPage { done, ..MatchesPage::default() };
    if let Some(player) = player {
        // Two queries, for any number of matches.
        let attempts = Attempts::of(app, player, clock::date(clock::now())).await?;
        let dailies: HashSet<&str> = attempts.matches().collect();
        matches.moments.days = attempts.streak();
        for mut listed in app.store.matches_of(player).await? {
            let Some(mut summary) = listed.summary.take() else { continue };
            let players = summary.seats.iter().map(|seat| seat.player.as_str());
            let own = own_seat(&listed, player, players);
            let date = day_month_year(clock::date(listed.at));
            if let Some(seat) = own.filter(|_| summary.counts) {
                matches.figures.add(&summary, seat);
                matches.moments.add(date, &summary, seat);
            }
            summary.seats.iter_mut().for_each(|seat| seat.name = shown_name(&seat.name));
            let daily = dailies.contains(listed.id.as_str());
            matches.played.push(MatchRow::of(visitor.words, listed.id, date, &summary, own, daily));
        }
    }
    Ok(page(matches.page(&visitor.shell())))
}

/// Exports all matches of the visitor, one record per line, with the keys that an import reads.
pub(super) async fn export(State(app): State<App>, visitor: Visitor, payer: Payer) -> Result<Response, Error> {
    app.charge(payer, Work::Export)?;
    let player = visitor.player();
    let line = move |listed: &ListedMatch, record: Record| {
        let seat = own_seat(listed, player, record.players.iter().map(String::as_str));
        let mut record = without_export_keys(record);
        record.extensions.extend(seat.map(|seat| (SEAT_KEY.to_owned(), seat.index().to_string())));
        record.extensions.push((ENDED_KEY.to_owned(), listed.at.to_string()));
        record.to_string() + "\n"
    };
    let mut records = OwnRecords::new(&app, payer, player, line);
    // Reads the first page before the response starts, so that its status shows whether the store works.
    let first = records.page().await?;
    let lines = futures_util::stream::try_unfold((first, records), async |(page, mut records)| {
        let Some(lines) = page else { return Ok::<_, std::io::Error>(None) };
        let next = records.page().await.map_err(|error| std::io::Error::other(error.problem().text))?;
        Ok(Some((lines.concat(), (next, records))))
    });
    Ok(download("qyrsqyrs.jsonl", "application/x-ndjson", Body::from_stream(lines)))
}

/// The record without the keys that an export adds.
fn without_export_keys(mut record: Record) -> Record {
    record.extensions.retain(|(key, _)| key != SEAT_KEY && key != ENDED_KEY);
    record
}

/// The matches parsed from the lines of a text.
#[derive(Default)]
struct Lines {
    matches: Vec<FinishedMatch>,
    /// The first broken lines: their numbers, counted from 1, and the reasons.
    broken: Vec<(usize, String)>,
    /// How many more lines are broken or were not read.
    more: usize,
}

impl Lines {
    /// Parses the lines as matches of `player`.
    fn of(text: &str, player: PlayerId) -> Lines {
        let mut lines = Lines::default();
        let filled = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        for (number, (index, line)) in filled.enumerate() {
            if lines.matches.len() > MAX_MATCHES {
                break;
            }
            if number >= MAX_LINES {
                lines.more += 1;
                continue;
            }
            match read(line, player) {
                Ok(finished) => lines.matches.push(finished),
                Err(why) if lines.broken.len() < MAX_REPORTED => {
                    lines.broken.push((index + 1, why.chars().take(MAX_REASON).collect()));
                }
                Err(_) => lines.more += 1,
            }
        }
        lines
    }
}

/// Parses a line as a match of `player`, or returns why it is not one.
fn read(line: &str, player: PlayerId) -> Result<FinishedMatch, String> {
    let record = Record::read(line.as_bytes()).map_err(|error| error.to_string())?;
    if record.rounds.iter().all(|round| round.score().is_none()) {
        return Err("no round was finished".to_owned());
    }
    let number = |name: &str| record.extensions.iter().find(|(key, _)| key == name)?.1.parse::<u64>().ok();
    let seat =
        number(SEAT_KEY).filter(|seat| *seat < record.players.len() as u64).and_then(|seat| Seat::try_from(seat).ok());
    let now = clock::now();
    let at = number(ENDED_KEY).map_or(now, |at| at.min(now));
    let finished = FinishedMatch::new(String::new(), player, vec![(player, seat)], at, &without_export_keys(record));
    Ok(FinishedMatch { id: import_id(player, &finished.record), ..finished })
}

/// The id of an imported match. It depends only on the player and the match, so importing twice changes nothing.
fn import_id(player: PlayerId, record: &str) -> String {
    let hash = Sha256::new().chain_update(player.0).chain_update(record.as_bytes()).finalize();
    format!("i{}", hex::encode(&hash[..10]))
}

/// Imports lines that were exported here or elsewhere. Broken lines are reported, and existing matches stay as they
/// are.
pub(super) async fn import(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    upload: Upload,
) -> Result<Response, Error> {
    app.check_room()?;
    app.charge(payer, Work::Import(upload.body().len()))?;
    let (player, cookie) = visitor.ensure_guest(&app);
    let imported = import_lines(&app, payer, player, upload).await?;
    let shown = listed(&app, &visitor, Some(player), Notice::Imported(imported)).await?;
    Ok((cookies(cookie), shown).into_response())
}

async fn import_lines(app: &App, payer: Payer, player: PlayerId, upload: Upload) -> Result<ImportSummary, Error> {
    let body = upload.body();
    let read = move || (Lines::of(&field(&body, "text"), player), field(&body, "pads"));
    let (lines, pads) = app.work.run(payer, read).await?;
    // The page's script has already imported the lines of the score pad, and reports how many.
    let mut counts = pads.split(' ').map(|count| count.parse::<u32>().unwrap_or(0).min(MAX_MATCHES as u32));
    let (added, known) = (counts.next().unwrap_or(0), counts.next().unwrap_or(0));
    let mut imported = ImportSummary { added, known, broken: lines.broken, more_broken: lines.more, no_room: None };
    let mut own = OwnRecords::new(app, payer, player, move |_, record| import_id(player, &record.to_string()));
    let mut existing: HashSet<String> = HashSet::new();
    while let Some(page) = own.page().await? {
        existing.extend(page);
    }
    let mut new = Vec::new();
    for finished in lines.matches {
        if existing.len() >= MAX_MATCHES && !existing.contains(&finished.id) {
            imported.no_room = Some(MAX_MATCHES);
            break;
        }
        match existing.insert(finished.id.clone()) {
            true => new.push(finished),
            false => imported.known += 1,
        }
    }
    for page in new.chunks(PAGE as usize) {
        let added = app.store.save_matches(page).await?;
        imported.added += added as u32;
        imported.known += (page.len() - added) as u32;
    }
    Ok(imported)
}

pub(super) async fn ask_delete(visitor: Visitor, Path(id): Path<String>) -> Html<String> {
    page(pages::site::ask_delete(&visitor.shell(), Some(&id)))
}

pub(super) async fn ask_delete_all(visitor: Visitor) -> Html<String> {
    page(pages::site::ask_delete(&visitor.shell(), None))
}

pub(super) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    match app.store.remove_match(&id, visitor.player()).await? {
        true => Ok(redirect("/matches?deleted=1", [])),
        false => Err(Error::NoSuchMatch),
    }
}

/// Deletes all matches of the visitor and the settings in their cookies. The page's script deletes what is stored in
/// the browser.
pub(super) async fn delete_all(State(app): State<App>, visitor: Visitor) -> Result<Response, Error> {
    app.store.remove_matches(visitor.player()).await?;
    Ok(redirect("/matches?deleted=all", ["prefs", "name", "strength", "players"].map(clear_cookie)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_line_has_a_reason() {
        let broken = |line: &str| read(line, PlayerId([1; 16])).is_err_and(|why| !why.is_empty());
        assert!(broken("nonsense") && broken("{}") && broken("{\"format\":\"qyrsqyrs-pad/1\"}"));
    }

    #[test]
    fn the_first_broken_lines_are_listed_and_the_others_counted() {
        let lines = Lines::of(&"x\n\n".repeat(30_000), PlayerId([1; 16]));
        assert_eq!(lines.broken.len(), MAX_REPORTED);
        assert_eq!(lines.broken[1].0, 3, "empty lines are numbered, but not broken");
        assert_eq!(lines.more, 30_000 - MAX_REPORTED);
        let long = Lines::of(&format!("{{\"{}", "y".repeat(10_000)), PlayerId([1; 16]));
        assert!(long.broken[0].1.chars().count() <= MAX_REASON);
    }
}
