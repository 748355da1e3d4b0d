//! Looking back: the page of a finished match, its replay, what the coach says, and playing its cards again.
//!
//! Only finished matches are in the store, so a running one can be neither replayed nor analysed. A record from elsewhere is
//! whatever its owner has.

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

/// The routes below the web game's own.
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
