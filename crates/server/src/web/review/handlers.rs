//! The handlers of a match's pages.

use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};

use super::super::respond::{page, record_file, redirect};
use super::super::visitor::Visitor;
use super::match_review::{MatchReview, record_text};
use super::replay_position::ReplayPosition;
use crate::budget::{Payer, Work};
use crate::room::Room;
use crate::{App, Error};

/// The page of a match. The query selects the position on its table.
pub(super) async fn overview(review: MatchReview, Query(query): Query<HashMap<String, String>>) -> Html<String> {
    review.overview(false, &query)
}

/// Redirects to the last match that was finished at a table.
pub(super) async fn of_table(State(app): State<App>, visitor: Visitor, room: Room) -> Result<Response, Error> {
    let id = &room.snapshot(visitor.player()).await?.last.state.r#match;
    record_text(&app, id).await?;
    Ok(redirect(&format!("/matches/{id}"), []))
}

/// A position of a match.
pub(super) async fn replay(
    review: MatchReview,
    Query(query): Query<HashMap<String, String>>,
) -> Result<Response, Error> {
    replay_page(&review, &query, None)
}

/// The page of a position, with the reason if the visitor cannot play on from it.
pub(super) fn replay_page(
    review: &MatchReview,
    fields: &HashMap<String, String>,
    refused: Option<&str>,
) -> Result<Response, Error> {
    let match_page = review.match_page();
    let position = ReplayPosition::of(review.record(), fields);
    let cursor = position.in_record(review.record()).ok_or(Error::NoSuchMatch)?;
    let views = cursor.views(position.sight);
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let shown = position.page(&match_page, &cursor, &views).page(&review.visitor.shell(), refused);
    Ok((status, page(shown)).into_response())
}

/// The record as a file to download.
pub(super) async fn record(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    Ok(record_file(&id, record_text(&app, &id).await?))
}

/// Queues the match for analysis.
pub(super) async fn analyse(State(app): State<App>, payer: Payer, review: MatchReview) -> Result<Response, Error> {
    if review.needs_analysis() {
        app.charge(payer, Work::Analysis)?;
        if app.queue_analysis(&review.id, payer, review.record().clone()).is_err() {
            return Ok((StatusCode::SERVICE_UNAVAILABLE, review.overview(true, &HashMap::new())).into_response());
        }
    }
    Ok(redirect(&format!("/matches/{}#coach", review.id), []))
}
