//! Looking back: the page of a finished match, its replay, what the coach says, and playing its cards again.
//!
//! Only finished matches are in the store, so a running one can be neither replayed nor analysed. A record from elsewhere is
//! whatever its owner has.

mod again;
mod look;
mod paste;
mod show;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};

use crate::App;

/// The routes below the web game's own.
pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/matches/{id}", get(show::overview))
        .route("/matches/{id}/replay", get(show::replay))
        .route("/matches/{id}/record.json", get(show::record))
        .route("/matches/{id}/analyse", post(show::analyse))
        .route("/matches/{id}/same-cards", post(again::same_cards))
        .route("/matches/{id}/what-if", post(again::what_if))
        .route("/t/{table}/look-back", get(show::of_table))
        .route("/replay", get(paste::form).post(paste::take).layer(DefaultBodyLimit::max(paste::MOST_BYTES)))
}
