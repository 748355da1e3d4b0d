//! The pages of a match.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};

use super::super::form::Fields;
use super::super::reason::{page, trouble};
use super::super::visitor::Visitor;
use super::look::{Found, Place, text};
use crate::{App, Error};

/// The page of a match.
pub(super) async fn overview(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match Found::new(&app, &visitor, id).await {
        Ok(found) => page(found.look().page(&visitor.shell(), found.deals(), false)).into_response(),
        Err(error) => trouble(&visitor, &error),
    }
}

/// The match that was last finished at a table.
pub(super) async fn of_table(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let found = async {
        let update = app.rooms().find(&name)?.look(visitor.player()).await?;
        let id = update.last.state.r#match;
        text(&app, &id).await.map(|_| id)
    };
    match found.await {
        Ok(id) => Redirect::to(&format!("/matches/{id}")).into_response(),
        Err(error) => trouble(&visitor, &error),
    }
}

/// A moment of a match.
pub(super) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Response {
    match Found::new(&app, &visitor, id).await {
        Ok(found) => moment(&visitor, &found, &query, None),
        Err(error) => trouble(&visitor, &error),
    }
}

/// The page of a moment, with the reason why the visitor cannot play on from it.
pub(super) fn moment(
    visitor: &Visitor,
    found: &Found,
    fields: &HashMap<String, String>,
    refused: Option<&str>,
) -> Response {
    let look = found.look();
    let place = Place::of(&found.record, fields);
    let Some(stop) = place.in_record(&found.record) else { return trouble(visitor, &Error::NoSuchMatch) };
    let views = stop.views(place.sight);
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shown = place.moment(&look, &stop, &views).page(&visitor.shell(), refused);
    (status, page(shown)).into_response()
}

/// The record, to be saved.
pub(super) async fn record(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match text(&app, &id).await {
        Ok(text) => {
            let attachment = format!("attachment; filename=\"qyrsqyrs-{id}.json\"");
            ([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, attachment)], text).into_response()
        }
        Err(error) => trouble(&visitor, &error),
    }
}

/// Asks the coach.
pub(super) async fn analyse(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Result<Fields, Error>,
) -> Response {
    let found = async {
        fields?;
        Found::new(&app, &visitor, id).await
    };
    let found = match found.await {
        Ok(found) => found,
        Err(error) => return trouble(&visitor, &error),
    };
    let wanted = found.can_be_analysed() && !found.is_analysed();
    if wanted && app.queue_analysis(&found.id, found.record.clone()).is_err() {
        let shown = found.look().page(&visitor.shell(), found.deals(), true);
        return (StatusCode::SERVICE_UNAVAILABLE, page(shown)).into_response();
    }
    Redirect::to(&format!("/matches/{}#coach", found.id)).into_response()
}
