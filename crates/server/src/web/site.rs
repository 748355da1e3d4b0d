//! The pages other than those of tables and matches.

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

/// The maximum number of unfinished matches on the home page.
const MAX_UNFINISHED: usize = 5;

/// The routes of the home page, of the forms that open tables, and of the static pages.
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
    let (players, level) = (visitor.players, visitor.level);
    let mut home = HomePage { players, level, unfinished: Vec::new(), open: Vec::new() };
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

/// The rulebook. `?table=` adds the rules of a table that the visitor may see.
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

/// The visitor's choices on the home page, and the cookies that remember them.
fn chosen(visitor: &Visitor, fields: &FormFields) -> (Rules, BotLevel, [HeaderValue; 2]) {
    let players = player_count(fields.get("players")).unwrap_or(visitor.players);
    let level = fields.get("strength").parse().unwrap_or(visitor.level);
    let kept = [set_cookie("players", &players.count().to_string()), set_cookie("strength", level.name())];
    (Rules { players, ..Rules::default() }, level, kept)
}

/// Opens a table against bots with one click. The match starts at once.
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
    // A page with scripts adds its entropy after it has seen the commitment. A page without scripts has none to add, so
    // its cards are dealt at once.
    if fields.get("entropy").is_empty() {
        room.command(player, ClientCommand::Ready { entropy: None }).await?;
    }
    Ok(to_table(&room, kept.into_iter().chain(cookie)))
}

/// Opens a table for friends with one click, and gives it a link. The host sets everything else in the lobby.
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

/// The address of the new-table form in earlier versions. Its fields are now in the lobby.
async fn old_form() -> Redirect {
    Redirect::permanent("/")
}
