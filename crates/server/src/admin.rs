//! The admin page for the operator: lists tables, people and load, closes tables and bans people. It has its own
//! address.
//!
//! There is no sign-in: everyone who can reach the address has the operator's rights. So the page is off by default,
//! and its address should be a loopback address. A page on another site could still send requests to it from the
//! operator's browser. Therefore every form's origin is checked, and the host name must be an IP address or
//! `localhost`: any other name could be one that the other site made resolve to this address (DNS rebinding).

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::HOST;
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Form, Router};
use pages::admin::{AdminPage, AdminPerson, AdminTable};
use serde::Deserialize;

use crate::bans::Ban;
use crate::metrics::ProcessUsage;
use crate::security::{check_origin, strict_headers};
use crate::{App, api};

/// The routes of the admin address.
pub(crate) fn router(app: App) -> Router {
    Router::new()
        .route("/", get(show))
        .route("/close", post(close))
        .route("/ban", post(ban))
        .route("/lift", post(lift))
        .route("/a/{version}/{name}", get(crate::web::asset))
        .merge(api::monitoring())
        .layer(from_fn_with_state(app.clone(), check_origin))
        .layer(from_fn(check_host))
        .layer(from_fn(add_headers))
        .with_state(app)
}

async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    strict_headers(response.headers_mut());
    response
}

/// Refuses requests whose host is a name other than `localhost`.
async fn check_host(request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if is_own_host(host) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "open this page with the machine's IP address instead of a name\n").into_response()
}

/// Whether a host is an IP address or `localhost`, with or without a port.
fn is_own_host(host: &str) -> bool {
    let address = host.parse::<SocketAddr>().is_ok() || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    address || name == "localhost"
}

/// The maximum number of rows in a list.
const MAX_ROWS: usize = 200;

async fn show(State(app): State<App>) -> Html<String> {
    let rooms = app.rooms.all();
    let mut tables = Vec::new();
    let mut people: BTreeMap<String, AdminPerson> = BTreeMap::new();
    for room in &rooms {
        let address = room.address().map(|address| address.to_string());
        room.with_summary(|summary| {
            let names = summary.info.names.iter().flatten().cloned().collect();
            let stage = format!("{:?}", summary.info.stage).to_lowercase();
            tables.push(AdminTable { id: room.id().to_owned(), stage, names, address: address.clone() });
            for (player, seat) in &summary.people {
                let id = hex::encode(player.0);
                let person = people.entry(id.clone()).or_insert_with(|| AdminPerson { id, ..AdminPerson::default() });
                person.tables += 1;
                person.names.extend(summary.info.names.get(seat.index()).cloned().flatten());
            }
        });
    }
    tables.sort_by(|a, b| a.id.cmp(&b.id));
    let mut people: Vec<AdminPerson> = people.into_values().collect();
    people.sort_by_key(|person| std::cmp::Reverse(person.tables));
    let page = AdminPage {
        load: load(&app, people.len()),
        addresses: app.rooms.addresses(),
        bans: app.bans.all(),
        tables,
        people,
        max_rows: MAX_ROWS,
    };
    Html(page.page().into_string())
}

/// The figures at the top of the page.
fn load(app: &App, people: usize) -> Vec<(&'static str, String)> {
    let metrics = &app.metrics;
    let mut load = vec![
        ("tables", metrics.tables.load(Relaxed).to_string()),
        ("people at tables", people.to_string()),
        ("sockets", metrics.sockets.load(Relaxed).to_string()),
        ("moves since the start", metrics.moves.load(Relaxed).to_string()),
        ("refused commands", metrics.refused.load(Relaxed).to_string()),
        ("sockets cut", metrics.cut.load(Relaxed).to_string()),
        ("failed writes", metrics.store_errors.load(Relaxed).to_string()),
    ];
    if let Some(usage) = ProcessUsage::read() {
        load.push(("CPU seconds", format!("{:.1}", usage.cpu_seconds)));
        load.push(("memory in MB", (usage.resident_bytes >> 20).to_string()));
    }
    load
}

/// The fields of the forms.
#[derive(Deserialize)]
struct AdminForm {
    /// The table to close, or what to ban or unban.
    what: String,
}

type Peer = ConnectInfo<SocketAddr>;

async fn close(State(app): State<App>, ConnectInfo(by): Peer, Form(form): Form<AdminForm>) -> Response {
    let Ok(room) = app.rooms.find(form.what.trim()) else { return refused("there is no such table") };
    room.close().await;
    tracing::warn!(%by, table = room.id(), "audit: a table was closed");
    Redirect::to("/").into_response()
}

async fn ban(State(app): State<App>, ConnectInfo(by): Peer, Form(form): Form<AdminForm>) -> Response {
    set_ban(&app, by, &form.what, true).await
}

async fn lift(State(app): State<App>, ConnectInfo(by): Peer, Form(form): Form<AdminForm>) -> Response {
    set_ban(&app, by, &form.what, false).await
}

async fn set_ban(app: &App, by: SocketAddr, what: &str, banned: bool) -> Response {
    let Ok(ban) = what.parse::<Ban>() else {
        return refused("write address:192.0.2.1 or person:ID; the machine itself cannot be banned");
    };
    match app.set_ban(ban, banned).await {
        Ok(()) if banned => tracing::warn!(%by, %ban, "audit: banned"),
        Ok(()) => tracing::warn!(%by, %ban, "audit: a ban was lifted"),
        Err(error) => return error.into_response(),
    }
    Redirect::to("/").into_response()
}

fn refused(why: &'static str) -> Response {
    (StatusCode::BAD_REQUEST, format!("{why}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use super::is_own_host;

    #[test]
    fn only_ip_addresses_and_localhost_are_own_hosts() {
        for host in ["127.0.0.1:7778", "127.0.0.1", "localhost", "localhost:7778", "[::1]:7778", "[::1]", "10.0.0.5:80"]
        {
            assert!(is_own_host(host), "{host}");
        }
        for host in ["", "evil.example", "evil.example:7778", "127.0.0.1.evil.example:7778", "localhost.evil.example"] {
            assert!(!is_own_host(host), "{host}");
        }
    }
}
