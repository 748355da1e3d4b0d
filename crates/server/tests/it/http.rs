//! Requests as browsers send them.

use server::client::{Client, HttpResponse};

pub(crate) const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

pub(crate) async fn get(guest: &Client, path: &str) -> HttpResponse {
    guest.request("GET", path, "", "").await.unwrap()
}

/// Posts a form with these encoded fields.
pub(crate) async fn post(guest: &Client, path: &str, fields: &str) -> HttpResponse {
    guest.request("POST", path, FORM, fields).await.unwrap()
}

/// The path to which a response redirects.
pub(crate) fn redirect_of(response: &HttpResponse) -> &str {
    let line = response.headers.lines().find_map(|line| line.strip_prefix("location: "));
    line.unwrap_or_else(|| panic!("{} {}", response.headers, response.body)).trim()
}
