//! The pages of a match.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

use super::super::form::FormFields;
use super::super::respond::{page, record_file, redirect};
use super::super::visitor::Visitor;
use super::review_page::{MatchReview, Place, text};
use crate::{App, Error};

/// The page of a match.
pub(super) async fn overview(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Html<String>, Error> {
    let found = MatchReview::new(&app, &visitor, id).await?;
    Ok(page(found.look().page(&visitor.shell(), found.deals(), false)))
}

/// The match that was last finished at a table.
pub(super) async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    Path(name): Path<String>,
) -> Result<Response, Error> {
    let id = app.rooms().find(&name)?.look(visitor.player()).await?.last.state.r#match;
    text(&app, &id).await?;
    Ok(redirect(&format!("/matches/{id}"), []))
}

/// A moment of a match.
pub(super) async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Error> {
    moment(&visitor, &MatchReview::new(&app, &visitor, id).await?, &query, None)
}

/// The page of a moment, with the reason why the visitor cannot play on from it.
pub(super) fn moment(
    visitor: &Visitor,
    found: &MatchReview,
    fields: &HashMap<String, String>,
    refused: Option<&str>,
) -> Result<Response, Error> {
    let look = found.look();
    let place = Place::of(found.record(), fields);
    let stop = place.in_record(found.record()).ok_or(Error::NoSuchMatch)?;
    let views = stop.views(place.sight);
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shown = place.moment(&look, &stop, &views).page(&visitor.shell(), refused);
    Ok((status, page(shown)).into_response())
}

/// The record, to be saved.
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    Ok(record_file(&id, text(&app, &id).await?))
}

/// Asks the coach.
pub(super) async fn analyse(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    _form: FormFields,
) -> Result<Response, Error> {
    let found = MatchReview::new(&app, &visitor, id).await?;
    let wanted = found.can_be_analysed() && !found.is_analysed();
    if wanted && app.queue_analysis(&found.id, found.record().clone()).is_err() {
        let shown = found.look().page(&visitor.shell(), found.deals(), true);
        return Ok((StatusCode::SERVICE_UNAVAILABLE, page(shown)).into_response());
    }
    Ok(redirect(&format!("/matches/{}#coach", found.id), []))
}
