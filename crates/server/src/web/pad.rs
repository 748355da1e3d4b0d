//! The score pad, which needs the server only to be opened for the first time.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};

use super::respond::page;
use super::visitor::Visitor;

pub(super) async fn show(visitor: Visitor) -> Html<String> {
    page(pages::site::pad(&visitor.shell()))
}

/// What keeps the page at hand without a connection.
pub(super) async fn worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, pages::site::worker()).into_response()
}
