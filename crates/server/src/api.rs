//! The JSON interface over HTTP.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    ApiError, ClientCommand, ClientMessage, ErrorCode, JoinRequest, JoinResponse, MatchInfo, NewTable, ServerEvent,
    TableList,
};
use store::{ListedMatch, StoreError};
use table::PlayerId;

use crate::budget::{Payer, Work};
use crate::connection::json::upgrade;
use crate::guest::COOKIE_NAME;
use crate::room::Room;
use crate::security::check_origin;
use crate::{App, Error, Guest};

/// The maximum size of a request body in bytes.
const MAX_BYTES: usize = 16 * 1024;

/// How many records an export reads at a time.
const EXPORT_PAGE: u32 = 100;

/// The routes of the JSON interface.
pub(crate) fn routes(app: &App) -> Router<App> {
    let routes = Router::new()
        .route("/api/guest", post(new_guest))
        .route("/api/tables", get(list).post(open))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/command", post(command))
        .route("/api/tables/{table}/socket", get(upgrade))
        .route("/api/matches", get(matches))
        .route("/api/matches.jsonl", get(export))
        .route("/api/matches/{match}", get(record).delete(delete))
        .route("/healthz", get(health))
        .route("/readyz", get(ready));
    let routes = if app.config.public_metrics { routes.merge(monitoring()) } else { routes };
    routes.layer(from_fn_with_state(app.clone(), check_origin)).layer(DefaultBodyLimit::max(MAX_BYTES))
}

/// The route of the metrics, which the admin address serves too.
pub(crate) fn monitoring() -> Router<App> {
    Router::new().route("/metrics", get(metrics))
}

/// A JSON body. If it cannot be parsed, the response is an [`Error`] like any other.
struct ApiJson<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for ApiJson<T> {
    type Rejection = Error;

    async fn from_request(request: axum::extract::Request, app: &App) -> Result<ApiJson<T>, Error> {
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(ApiJson(body)),
            Err(rejection) => Err(Error::BadRequest(ApiError::new(ErrorCode::BadRequest, &rejection.body_text()))),
        }
    }
}

/// The match id in the path.
struct MatchId(String);

impl FromRequestParts<App> for MatchId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MatchId, Error> {
        let path = Path::from_request_parts(parts, app).await;
        path.map(|Path(id)| MatchId(id)).map_err(|_| Error::NoSuchMatch)
    }
}

/// Creates a new key. A browser with a valid cookie keeps it, because a lost identity cannot be restored.
async fn new_guest(State(app): State<App>, headers: HeaderMap) -> Response {
    let (key, _, cookie) = app.new_guest(app.is_secure(&headers));
    let known = crate::guest::cookie(&headers, COOKIE_NAME).and_then(|key| app.valid_token(key)).is_some();
    let cookie = (!known).then_some((SET_COOKIE, cookie));
    (StatusCode::CREATED, AppendHeaders(cookie), Json(protocol::GuestKey { key })).into_response()
}

async fn list(State(app): State<App>, guest: Option<Guest>) -> Json<TableList> {
    Json(app.rooms.list(guest.map(|guest| guest.player)))
}

async fn open(
    State(app): State<App>,
    payer: Payer,
    guest: Guest,
    ApiJson(new): ApiJson<NewTable>,
) -> Result<impl IntoResponse, Error> {
    let room = app.open_table(payer.with_person(guest.player), &new).await?;
    Ok((StatusCode::CREATED, Json(joined(&room, guest.player))))
}

fn joined(room: &Room, player: PlayerId) -> JoinResponse {
    JoinResponse {
        table: room.id().to_owned(),
        seat: room.with_summary(|summary| summary.seat_of(player)),
        socket: format!("/api/tables/{}/socket", room.id()),
        link: format!("/t/{}", room.id()),
    }
}

/// Returns the state. It also marks the player as present, because a program may play over HTTP alone.
async fn look(guest: Option<Guest>, room: Room) -> Result<Response, Error> {
    let update = Arc::unwrap_or_clone(room.snapshot(Guest::id(guest.as_ref())).await?.last);
    if let Some(guest) = &guest {
        room.touch(guest.player).await;
    }
    Ok(json(ServerEvent::State(Box::new(update.state)).write(Some(update.seq), None)))
}

async fn join(
    State(app): State<App>,
    payer: Payer,
    guest: Guest,
    room: Room,
    ApiJson(sit): ApiJson<JoinRequest>,
) -> Result<Json<JoinResponse>, Error> {
    app.charge(payer, Work::Sit)?;
    room.sit(guest.player, sit).await?;
    Ok(Json(joined(&room, guest.player)))
}

/// Executes a command without a socket. The response has the number of the last event.
async fn command(
    State(app): State<App>,
    payer: Payer,
    guest: Guest,
    room: Room,
    ApiJson(request): ApiJson<ClientMessage>,
) -> Result<Response, Error> {
    if matches!(request.command, ClientCommand::Undo { .. }) {
        app.charge(payer, Work::Undo)?;
    }
    // Before the command, because a player who leaves is no longer present afterwards.
    room.touch(guest.player).await;
    let seq = match request.command {
        ClientCommand::Sync => room.snapshot(guest.player).await?.last.seq,
        command => room.command(guest.player, command).await?,
    };
    Ok(json(ServerEvent::Done.write(Some(seq), request.id)))
}

/// A response with JSON that is already serialised.
fn json(text: String) -> Response {
    ([(CONTENT_TYPE, "application/json")], text).into_response()
}

async fn matches(State(app): State<App>, guest: Guest) -> Result<Json<Vec<MatchInfo>>, Error> {
    let listed = app.store.matches_of(guest.player).await?;
    let info = |one: ListedMatch| MatchInfo { host: one.host == guest.player, r#match: one.id, finished: one.at };
    Ok(Json(listed.into_iter().map(info).collect()))
}

/// Exports all matches of the player, one record per line.
async fn export(State(app): State<App>, payer: Payer, guest: Guest) -> Result<Response, Error> {
    app.charge(payer, Work::Export)?;
    // Reads the first page before the response starts, so that its status shows whether the store works.
    let first = app.store.records_of(guest.player, None, EXPORT_PAGE).await?;
    let lines = futures_util::stream::try_unfold(first, move |page| {
        let app = app.clone();
        async move {
            let Some((last, _)) = page.last() else { return Ok::<_, StoreError>(None) };
            let next = app.store.records_of(guest.player, Some(last), EXPORT_PAGE).await?;
            let text: String = page.into_iter().map(|(_, record)| record + "\n").collect();
            Ok(Some((text, next)))
        }
    });
    let headers =
        [(CONTENT_TYPE, "application/x-ndjson"), (CONTENT_DISPOSITION, "attachment; filename=\"qyrsqyrs.jsonl\"")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

async fn record(State(app): State<App>, MatchId(id): MatchId) -> Result<Response, Error> {
    Ok(json(app.store.record(&id).await?.ok_or(Error::NoSuchMatch)?))
}

async fn delete(State(app): State<App>, guest: Guest, MatchId(id): MatchId) -> Result<StatusCode, Error> {
    let deleted = app.store.delete_match(&id, guest.player).await?;
    if deleted { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NoSuchMatch) }
}

/// Liveness: answers as long as the server runs.
async fn health() -> &'static str {
    "ok\n"
}

/// Readiness: checks that the store accepts writes.
async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    app.check_ready().await?;
    Ok("ok\n")
}

async fn metrics(State(app): State<App>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
