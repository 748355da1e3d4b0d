//! Style, scripts, icons and the manifest.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::visitor::Visitor;

/// A file that never changes under its address.
pub(crate) async fn asset(Path((version, name)): Path<(String, String)>) -> Response {
    let Some(asset) = pages::asset(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // An address of an older or newer program gets this program's file, but must not be cached.
    let own = pages::path(&name) == format!("/a/{version}/{name}");
    let cache = if own { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, cache)], asset.bytes).into_response()
}

/// The manifest, which makes the game installable.
pub(super) async fn manifest(visitor: Visitor) -> Response {
    ([(CONTENT_TYPE, "application/manifest+json")], pages::manifest(visitor.words)).into_response()
}

/// The script that keeps the score pad at hand without a connection.
pub(super) async fn pad_worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, pages::site::worker()).into_response()
}
