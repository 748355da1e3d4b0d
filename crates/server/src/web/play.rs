//! The page of a table, and what its forms ask for.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use pages::table::{Ask, answer, leave as leave_page, page as table_page};
use protocol::{ClientCommand, DisplayName, JoinRequest};

use super::form::Fields;
use super::hint::hint;
use super::reason::{name_too_long, page, reason, trouble};
use super::scene::PageContext;
use super::visitor::{Visitor, keep};
use crate::{App, Error};

/// The page. `?pick=R5` asks to confirm a card for the chest, `?ask=hand` to say something.
pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    shown(&app, &visitor, &name, &query, None).await
}

/// The page, with the reason why something was refused.
async fn shown(
    app: &App,
    visitor: &Visitor,
    name: &str,
    query: &HashMap<String, String>,
    refused: Option<&Error>,
) -> Response {
    let look = async {
        let room = app.rooms().find(name)?;
        let update = room.look(visitor.player()).await?;
        room.seen(visitor.player()).await;
        Ok(update)
    };
    let update = match look.await {
        Ok(update) => update,
        Err(error) => return trouble(visitor, &error),
    };
    let context = PageContext::new(&update, visitor);
    let mut table = context.page(&update.last);
    table.picked = query.get("pick").and_then(|card| card.parse().ok());
    let mut said = Vec::new();
    if let Some(ask) = query.get("ask").and_then(|name| Ask::of(name)) {
        said = answer(&table, ask);
    }
    if query.get("ask").is_some_and(|what| what == "hint") {
        said = hint(app, visitor, &update).await.map(|(_, said)| said).unwrap_or_default();
    }
    let why = refused.map(|error| reason(visitor.words, error, |seat| table.who(seat)));
    let status = refused.map_or(StatusCode::OK, Error::status);
    let path = format!("/t/{name}");
    let shell = pages::Shell { path: &path, ..visitor.shell() };
    (status, page(table_page(&table, &shell, &said, why.as_deref()))).into_response()
}

/// What a form of the table asks for.
pub(super) async fn act(
    State(app): State<App>,
    visitor: Visitor,
    Path((name, action)): Path<(String, String)>,
    fields: Result<Fields, Error>,
) -> Response {
    let done = async {
        let command = fields?.command(&action)?;
        let room = app.rooms().find(&name)?;
        room.seen(visitor.player()).await;
        room.command(visitor.player(), command).await
    };
    match done.await {
        Ok(_) => Redirect::to(&format!("/t/{name}")).into_response(),
        Err(error @ (Error::NoSuchTable | Error::ForeignOrigin)) => trouble(&visitor, &error),
        Err(error) => shown(&app, &visitor, &name, &HashMap::new(), Some(&error)).await,
    }
}

/// Takes a seat. Whoever has none yet becomes known to the server by it.
pub(super) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(name): Path<String>,
    fields: Result<Fields, Error>,
) -> Response {
    let fields = match fields {
        Ok(fields) => fields,
        Err(error) => return trouble(&visitor, &error),
    };
    let Ok(own) = DisplayName::if_given(fields.get("name")) else {
        let said = name_too_long(visitor.words);
        let refused = pages::site::error(&visitor.shell(), pages::site::Trouble::Refused(&said));
        return (StatusCode::BAD_REQUEST, page(refused)).into_response();
    };
    let (player, cookie) = visitor.known(&app, app.is_secure(&headers));
    let own = own.map(String::from).unwrap_or_default();
    let called = if own.is_empty() { visitor.called() } else { own.clone() };
    let sat = async { app.rooms().find(&name)?.sit(player, JoinRequest { name: called, seat: fields.seat()? }).await };
    match sat.await {
        Ok(_) => {
            let cookies = cookie.into_iter().chain([keep("name", &own)]).map(|cookie| (SET_COOKIE, cookie));
            (AppendHeaders(cookies.collect::<Vec<_>>()), Redirect::to(&format!("/t/{name}"))).into_response()
        }
        Err(error) => shown(&app, &visitor, &name, &HashMap::new(), Some(&error)).await,
    }
}

/// Asks before somebody leaves.
pub(super) async fn ask_leave(visitor: Visitor, Path(name): Path<String>) -> Response {
    page(leave_page(&name, &visitor.shell())).into_response()
}

/// Leaves: before the match the seat is free again, during it a bot plays on.
pub(super) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
    fields: Result<Fields, Error>,
) -> Response {
    let left = async {
        fields?;
        app.rooms().find(&name)?.command(visitor.player(), ClientCommand::Leave).await
    };
    match left.await {
        Ok(_) => Redirect::to("/").into_response(),
        Err(error) => trouble(&visitor, &error),
    }
}

/// The record of the match that was last finished here.
pub(super) async fn record(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let found = async {
        let update = app.rooms().find(&name)?.look(visitor.player()).await?;
        let id = update.last.state.r#match;
        let record = app.store().record(&id).await?.ok_or(Error::NoSuchMatch)?;
        Ok((id, record))
    };
    match found.await {
        Ok((id, record)) => {
            let attachment = format!("attachment; filename=\"qyrsqyrs-{id}.json\"");
            ([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, attachment)], record).into_response()
        }
        Err(error) => trouble(&visitor, &error),
    }
}
