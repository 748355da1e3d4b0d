//! The web game: pages over HTTP, and the socket that keeps a table's page up to date.

mod daily;
mod errors;
mod files;
mod form;
mod hint;
mod images;
mod learn;
mod live;
mod matches;
mod play;
mod recovery;
mod respond;
mod review;
mod settings;
mod site;
mod table_page;
mod upload;
mod visitor;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

use crate::security::check_origin;
use crate::{App, Error};
pub(crate) use errors::refusal;
pub(crate) use files::asset;
pub(crate) use review::retention;

/// The maximum size of a form in bytes.
const MAX_BYTES: usize = 16 * 1024;

/// The maximum size of a compressed response in bytes. Compression runs on the threads that serve sockets, and takes
/// about a millisecond per 100 kB.
const MAX_COMPRESSED: u64 = 256 * 1024;

/// Compresses only short responses.
#[derive(Clone, Copy)]
struct ShortEnough;

impl Predicate for ShortEnough {
    fn should_compress<B: hyper::body::Body>(&self, response: &axum::http::Response<B>) -> bool {
        response.body().size_hint().upper().is_some_and(|bytes| bytes <= MAX_COMPRESSED)
    }
}

/// The routes of the web game.
pub(crate) fn routes(app: &App) -> Router<App> {
    let pages = Router::new()
        .merge(site::routes())
        .route("/matches", get(matches::show))
        .route("/matches/export.jsonl", get(matches::export))
        .route("/matches/import", post(matches::import))
        .route("/matches/delete", get(matches::ask_delete_all).post(matches::delete_all))
        .route("/matches/{match}/delete", get(matches::ask_delete).post(matches::delete))
        .route("/learn", get(learn::overview))
        .route("/learn/lesson/{step}", get(learn::step).post(learn::choose))
        .route("/learn/puzzle/{number}", get(learn::puzzle).post(learn::answer))
        .route("/daily", get(daily::show).post(daily::play))
        .route("/daily/{day}/preview.png", get(images::daily))
        .route("/daily/{day}/{points}", get(images::daily_result))
        .route("/pad-worker.js", get(files::pad_worker))
        .route("/settings", get(settings::show).post(settings::save))
        .route("/settings/language", post(settings::language))
        .route("/settings/sound", post(settings::sound))
        .route("/settings/link", post(recovery::new_link))
        .route("/settings/link/file", post(recovery::file))
        .route("/settings/sign-out", post(recovery::sign_out_others))
        .route("/recover", get(recovery::form).post(recovery::recover))
        .route("/t/{table}", get(play::show))
        .route("/t/{table}/leave", get(play::ask_leave).post(play::leave))
        .route("/t/{table}/sit", post(play::sit))
        .route("/t/{table}/rules", post(play::set_rules))
        .route("/t/{table}/record.json", get(play::record))
        .route("/t/{table}/preview.png", get(images::table))
        .route("/t/{table}/{action}", post(play::act))
        .route("/matches/{match}/preview.png", get(images::result))
        .merge(review::routes())
        .route("/manifest.webmanifest", get(files::manifest))
        .route("/a/{version}/{name}", get(files::asset))
        .fallback(async || Error::NoSuchPage)
        .layer(from_fn_with_state(app.clone(), check_origin))
        .layer(from_fn_with_state(app.clone(), errors::show_errors))
        .layer(CompressionLayer::new().compress_when(DefaultPredicate::new().and(ShortEnough)))
        .layer(DefaultBodyLimit::max(MAX_BYTES));
    // Messages on a socket are not compressed.
    Router::new().route("/t/{table}/live", get(live::upgrade)).merge(pages)
}
