//! The pages around the table.

use std::collections::HashMap;

use axum::Router;
use axum::extract::{Query, State};
use axum::http::HeaderValue;
use axum::response::{Html, Redirect, Response};
use axum::routing::{get, post};
use pages::site::{HomePage, OpenTable, PAGES, PageContent, UnfinishedTable};
use protocol::{ClientCommand, JoinRequest};
use rules::{Rules, Seat};
use table::{BotLevel, Stage};

use super::form::FormFields;
use super::respond::{page, to_table};
use super::visitor::{Visitor, player_count, set_cookie};
use crate::budget::Payer;
use crate::{App, Error};

/// The most unfinished matches on the first page.
const MAX_UNFINISHED: usize = 5;

/// The first page, the ways to a table, and the pages that are the same for everybody.
pub(super) fn routes() -> Router<App> {
    let routes = Router::new()
        .route("/", get(home))
        .route("/rules", get(rulebook))
        .route("/play", post(play_now))
        .route("/new", get(old_form).post(open_table));
    PAGES.iter().fold(routes, |routes, site_page| match site_page.content {
        PageContent::Fixed(fixed) => {
            routes.route(site_page.path, get(async move |visitor: Visitor| page(fixed(&visitor.shell()))))
        }
        PageContent::Samples(_) => routes,
    })
}

async fn home(State(app): State<App>, visitor: Visitor) -> Html<String> {
    let listed = app.rooms.list(visitor.guest.as_ref().map(|guest| guest.player));
    let (players, strength) = (visitor.players, visitor.strength);
    let mut home = HomePage { players, strength, unfinished: Vec::new(), open: Vec::new() };
    for table in listed.yours.iter().filter(|table| table.stage != Stage::Finished).take(MAX_UNFINISHED) {
        let Ok(room) = app.rooms.find(&table.table) else { continue };
        let Ok(update) = room.snapshot(visitor.player()).await else { continue };
        let round = update.last.state.round.as_ref().map_or(1, |round| round.round + 1);
        home.unfinished.push(UnfinishedTable { id: table.table.clone(), round });
    }
    home.open = listed
        .open
        .into_iter()
        .map(|table| OpenTable {
            host: table.names.into_iter().flatten().next().unwrap_or_default(),
            id: table.table,
            free: table.free as usize,
            watchable: table.spectators,
        })
        .collect();
    page(home.page(&visitor.shell()))
}

/// The rules; with `?table=`, those of a table that the visitor may see.
async fn rulebook(
    State(app): State<App>,
    visitor: Visitor,
    Query(query): Query<HashMap<String, String>>,
) -> Html<String> {
    let room = query.get("table").and_then(|table| app.rooms.find(table).ok());
    let update = match room {
        Some(room) => room.snapshot(visitor.player()).await.ok(),
        None => None,
    };
    page(pages::site::rulebook(&visitor.shell(), update.as_ref().map(|update| &update.last.state.rules)))
}

/// What the visitor chose under the buttons of the first page, and the cookies that remember it.
fn chosen(visitor: &Visitor, fields: &FormFields) -> (Rules, BotLevel, [HeaderValue; 2]) {
    let players = player_count(fields.get("players")).unwrap_or(visitor.players);
    let level = fields.get("strength").parse().unwrap_or(visitor.strength);
    let kept = [set_cookie("players", &players.count().to_string()), set_cookie("strength", level.name())];
    (Rules { players, ..Rules::default() }, level, kept)
}

/// One click: a table with bots, whose match has begun.
async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    fields: FormFields,
) -> Result<Response, Error> {
    let (rules, level, kept) = chosen(&visitor, &fields);
    let bots = std::iter::once(None).chain(rules.players.seats().skip(1).map(|_| Some(level))).collect();
    let sit = Some(JoinRequest { name: visitor.display_name(), seat: None });
    let new = protocol::NewTable { rules, bots, fill: level, sit, start: true, ..protocol::NewTable::default() };
    let (player, cookie) = visitor.ensure_guest(&app);
    let room = app.open_table(payer.with_person(player), &new).await?;
    // A page with a script adds to the shuffle once it has seen the commitment. Others have nothing to add, so their cards
    // are dealt at once.
    if fields.get("entropy").is_empty() {
        room.command(player, ClientCommand::Ready { entropy: None }).await?;
    }
    Ok(to_table(&room, kept.into_iter().chain(cookie)))
}

/// One click: a table for friends, with its link. The host sets everything else there.
async fn open_table(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    fields: FormFields,
) -> Result<Response, Error> {
    let (rules, fill, kept) = chosen(&visitor, &fields);
    let sit = Some(JoinRequest { name: visitor.display_name(), seat: Some(Seat::S0) });
    let new = protocol::NewTable { rules, fill, sit, ..protocol::NewTable::default() };
    let (player, cookie) = visitor.ensure_guest(&app);
    let room = app.open_table(payer.with_person(player), &new).await?;
    Ok(to_table(&room, kept.into_iter().chain(cookie)))
}

/// The form for a new table of earlier versions: the lobby has its fields now.
async fn old_form() -> Redirect {
    Redirect::permanent("/")
}
