//! The page of a table, and its forms.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use pages::table::{answer, leave as leave_page, page as table_page};
use protocol::{ClientCommand, JoinRequest};

use super::errors::reason;
use super::form::FormFields;
use super::hint::hint;
use super::respond::{page, record_file, redirect, to_table};
use super::table_page::PageContext;
use super::visitor::{Visitor, set_cookie};
use crate::budget::{Payer, Work};
use crate::room::Room;
use crate::{App, Error};

/// The page of a table. `?pick=R5` asks to confirm a card for the chest, and `?ask=hand` answers a question.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    room: Room,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Error> {
    shown(&app, &visitor, payer, &room, &query, None).await
}

/// The page, with the reason if something was refused.
async fn shown(
    app: &App,
    visitor: &Visitor,
    payer: Payer,
    room: &Room,
    query: &HashMap<String, String>,
    refused: Option<&Error>,
) -> Result<Response, Error> {
    let update = room.snapshot(visitor.player()).await?;
    room.touch(visitor.player()).await;
    let context = PageContext::new(&update, visitor);
    let mut table = context.page(&update.last);
    table.picked = query.get("pick").and_then(|card| card.parse().ok());
    let mut said = Vec::new();
    if let Some(ask) = query.get("ask").and_then(|name| name.parse().ok()) {
        said = answer(&table, ask);
    }
    if query.get("ask").is_some_and(|what| what == "hint") {
        said = hint(app, visitor, payer, &update).await.map(|(_, said)| said).unwrap_or_default();
    }
    let why = refused.map(|error| reason(visitor.words, error, |seat| table.who(seat)));
    let status = refused.map_or(StatusCode::OK, Error::status);
    let path = format!("/t/{}", room.id());
    let shell = pages::PageShell { path: &path, ..visitor.shell() };
    Ok((status, page(table_page(&table, &shell, &said, why.as_deref()))).into_response())
}

/// Executes the command of a form. If it is refused, the page shows why.
pub(super) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    room: Room,
    Path((_, action)): Path<(String, String)>,
    fields: FormFields,
) -> Result<Response, Error> {
    carry_out(&app, &visitor, payer, &room, fields.command(&action)).await
}

/// Executes a command and shows the table, with the reason if the command is refused.
async fn carry_out(
    app: &App,
    visitor: &Visitor,
    payer: Payer,
    room: &Room,
    command: Result<ClientCommand, Error>,
) -> Result<Response, Error> {
    let done = async {
        let command = command?;
        if matches!(command, ClientCommand::Undo { .. }) {
            app.charge(payer, Work::Undo)?;
        }
        room.touch(visitor.player()).await;
        room.command(visitor.player(), command).await
    };
    match done.await {
        Ok(_) => Ok(to_table(room, [])),
        Err(error) => shown(app, visitor, payer, room, &HashMap::new(), Some(&error)).await,
    }
}

/// Takes a seat. A new visitor also gets a key.
pub(super) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    room: Room,
    fields: FormFields,
) -> Result<Response, Error> {
    app.charge(payer, Work::Sit)?;
    let typed = fields.name()?;
    let (player, cookie) = visitor.ensure_guest(&app);
    let name = typed.clone().unwrap_or_else(|| visitor.display_name());
    let sat = async { room.sit(player, JoinRequest { name, seat: fields.seat()? }).await };
    match sat.await {
        Ok(_) => Ok(to_table(&room, cookie.into_iter().chain([set_cookie("name", &typed.unwrap_or_default())]))),
        Err(error) => shown(&app, &visitor, payer, &room, &HashMap::new(), Some(&error)).await,
    }
}

/// Applies the host's choices in the lobby.
pub(super) async fn set_rules(
    State(app): State<App>,
    visitor: Visitor,
    payer: Payer,
    room: Room,
    fields: FormFields,
) -> Result<Response, Error> {
    carry_out(&app, &visitor, payer, &room, fields.configuration()).await
}

/// Asks the visitor to confirm that they want to leave.
pub(super) async fn ask_leave(visitor: Visitor, Path(name): Path<String>) -> Html<String> {
    page(leave_page(&name, &visitor.shell()))
}

/// Leaves the table. Before the match, the seat becomes free; during it, a bot takes over.
pub(super) async fn leave(visitor: Visitor, room: Room) -> Result<Response, Error> {
    room.command(visitor.player(), ClientCommand::Leave).await?;
    Ok(redirect("/", []))
}

/// The record of the last match that was finished at the table.
pub(super) async fn record(State(app): State<App>, visitor: Visitor, room: Room) -> Result<Response, Error> {
    let id = &room.snapshot(visitor.player()).await?.last.state.r#match;
    let record = app.store.record(id).await?.ok_or(Error::NoSuchMatch)?;
    Ok(record_file(id, record))
}
