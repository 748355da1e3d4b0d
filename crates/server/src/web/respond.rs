//! Responses used by several handlers.

use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};

use crate::room::Room;

/// A page.
pub(super) fn page(markup: maud::Markup) -> Html<String> {
    Html(markup.into_string())
}

/// Sends the browser to an address of this site, with cookies to set.
pub(super) fn redirect(path: &str, values: impl IntoIterator<Item = HeaderValue>) -> Response {
    (cookies(values), Redirect::to(path)).into_response()
}

/// Sends the browser to the page of a table, with cookies to set.
pub(super) fn to_table(room: &Room, values: impl IntoIterator<Item = HeaderValue>) -> Response {
    redirect(&format!("/t/{}", room.id()), values)
}

/// Headers that set cookies.
pub(super) fn cookies(
    values: impl IntoIterator<Item = HeaderValue>,
) -> AppendHeaders<Vec<(axum::http::HeaderName, HeaderValue)>> {
    AppendHeaders(values.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect())
}

/// A date as pages take it: day, month and year.
pub(super) fn day_month_year(date: time::Date) -> (u32, u32, u32) {
    (date.day().into(), u8::from(date.month()).into(), date.year().unsigned_abs())
}

/// A file to download under this name.
pub(super) fn download(name: &str, kind: &'static str, text: impl Into<Body>) -> Response {
    let attachment = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, attachment)], text.into()).into_response()
}

/// A record as a file to download.
pub(super) fn record_file(id: &str, record: String) -> Response {
    download(&format!("qyrsqyrs-{id}.json"), "application/json", record)
}
