//! Review of finished matches: the page of a match, its replay, the coach's analysis, and playing its cards again.
//!
//! Only finished matches are in the store, so a running match can be neither replayed nor analysed. Uploaded records
//! may contain anything.

mod handlers;
mod match_review;
mod replay_deals;
mod replay_position;
mod upload;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::App;
pub(super) use match_review::stored;
pub(crate) use upload::retention;

/// The routes of the review pages.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}", get(handlers::overview))
        .route("/matches/{id}/replay", get(handlers::replay))
        .route("/matches/{id}/record.json", get(handlers::record))
        .route("/matches/{id}/analyse", post(handlers::analyse))
        .route("/matches/{id}/same-cards", post(replay_deals::same_cards))
        .route("/matches/{id}/what-if", post(replay_deals::what_if))
        .route("/t/{table}/look-back", get(handlers::of_table))
        .route("/replay", get(upload::form).post(upload::take).layer(DefaultBodyLimit::max(upload::MAX_BYTES)))
}
