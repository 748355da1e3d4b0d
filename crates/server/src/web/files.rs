//! Styles, scripts, icons and the manifest.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::visitor::Visitor;

/// A static file. Its path contains the version, so browsers may cache it forever.
pub(crate) async fn asset(Path((version, name)): Path<(String, String)>) -> Response {
    let Some(asset) = pages::asset(&name) else { return StatusCode::NOT_FOUND.into_response() };
    // A path with another version gets this version's file, but must not be cached.
    let own = pages::path(&name) == format!("/a/{version}/{name}");
    let cache = if own { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, cache)], asset.bytes).into_response()
}

/// The web app manifest, which makes the game installable.
pub(super) async fn manifest(visitor: Visitor) -> Response {
    ([(CONTENT_TYPE, "application/manifest+json")], pages::manifest(visitor.words)).into_response()
}

/// The service worker of the score pad, which makes the pad available offline.
pub(super) async fn pad_worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, pages::site::worker()).into_response()
}
