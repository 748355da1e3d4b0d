//! The JSON interface over HTTP.

use axum::body::Body;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::{
    ApiError, ClientCommand, ClientMessage, ErrorCode, JoinRequest, JoinResponse, MatchInfo, NewTable, ServerEvent,
    TableList,
};
use store::{ListedMatch, StoreError};
use table::PlayerId;

use crate::connection::json;
use crate::guest::COOKIE_NAME;
use crate::headers::same_origin;
use crate::room::Room;
use crate::{App, Error, Guest};

/// The most bytes of a request's body.
const MOST_BYTES: usize = 16 * 1024;

/// How many records are read at a time for an export.
const EXPORT_PAGE: u32 = 100;

/// The id of visitors without a key.
pub(crate) const NOBODY: PlayerId = PlayerId([0; 16]);

/// The routes of the JSON interface.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/guest", post(new_guest))
        .route("/api/tables", get(list).post(open))
        .route("/api/tables/{table}", get(look))
        .route("/api/tables/{table}/join", post(join))
        .route("/api/tables/{table}/command", post(command))
        .route("/api/tables/{table}/socket", get(json::upgrade))
        .route("/api/matches", get(matches))
        .route("/api/matches.jsonl", get(export))
        .route("/api/matches/{match}", get(record).delete(delete))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
}

/// A JSON body whose faults are told like all others.
struct Body_<T>(T);

impl<T: serde::de::DeserializeOwned> FromRequest<App> for Body_<T> {
    type Rejection = Error;

    async fn from_request(request: axum::extract::Request, app: &App) -> Result<Body_<T>, Error> {
        if !same_origin(app, request.headers()) {
            return Err(Error::ForeignOrigin);
        }
        let Json(body) = Json::<T>::from_request(request, app).await.map_err(|rejection| bad_body(&rejection))?;
        Ok(Body_(body))
    }
}

fn bad_body(rejection: &JsonRejection) -> Error {
    Error::BadRequest(ApiError::new(ErrorCode::BadRequest, &rejection.body_text()))
}

type Named = Result<Path<String>, PathRejection>;

fn room(app: &App, name: Named) -> Result<Room, Error> {
    app.rooms().find(&name.map_err(|_| Error::NoSuchTable)?.0)
}

/// A fresh key. A browser that is known already keeps its cookie: there is no way back to an identity that is lost.
async fn new_guest(State(app): State<App>, headers: HeaderMap) -> Result<Response, Error> {
    if !same_origin(&app, &headers) {
        return Err(Error::ForeignOrigin);
    }
    let (key, _, cookie) = app.new_guest(app.is_secure(&headers));
    let known = crate::guest::cookie(&headers, COOKIE_NAME).and_then(|key| app.signer().check(key)).is_some();
    let cookie = (!known).then_some((SET_COOKIE, cookie));
    Ok((StatusCode::CREATED, AppendHeaders(cookie), Json(protocol::GuestKey { key })).into_response())
}

async fn list(State(app): State<App>, guest: Option<Guest>) -> Json<TableList> {
    Json(app.rooms().list(guest.map(|guest| guest.player)))
}

async fn open(State(app): State<App>, guest: Guest, Body_(new): Body_<NewTable>) -> Result<Response, Error> {
    let room = app.open_table(guest.player, &new).await?;
    let joined = joined(&room, guest.player);
    Ok((StatusCode::CREATED, Json(joined)).into_response())
}

fn joined(room: &Room, player: PlayerId) -> JoinResponse {
    JoinResponse {
        table: room.id().to_owned(),
        seat: room.seat_of(player),
        socket: format!("/api/tables/{}/socket", room.id()),
        link: format!("/t/{}", room.id()),
    }
}

async fn look(State(app): State<App>, guest: Option<Guest>, name: Named) -> Result<Response, Error> {
    let update = room(&app, name)?.look(guest.map_or(NOBODY, |guest| guest.player)).await?;
    let text = ServerEvent::State(Box::new(update.last.state)).write(Some(update.last.seq), None);
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

async fn join(
    State(app): State<App>,
    guest: Guest,
    name: Named,
    Body_(sit): Body_<JoinRequest>,
) -> Result<Json<JoinResponse>, Error> {
    let room = room(&app, name)?;
    room.sit(guest.player, sit).await?;
    Ok(Json(joined(&room, guest.player)))
}

/// A command without a socket: the answer has the number of the last event.
async fn command(
    State(app): State<App>,
    guest: Guest,
    name: Named,
    Body_(request): Body_<ClientMessage>,
) -> Result<Response, Error> {
    let room = room(&app, name)?;
    let number = match request.command {
        ClientCommand::Sync => room.look(guest.player).await?.last.seq,
        command => room.command(guest.player, command).await?,
    };
    room.seen(guest.player).await;
    let text = ServerEvent::Done.write(Some(number), request.id);
    Ok(([(CONTENT_TYPE, "application/json")], text).into_response())
}

async fn matches(State(app): State<App>, guest: Guest) -> Result<Json<Vec<MatchInfo>>, Error> {
    let listed = app.store().matches_of(guest.player).await?;
    let info = |one: ListedMatch| MatchInfo { host: one.host == guest.player, r#match: one.id, finished: one.at };
    Ok(Json(listed.into_iter().map(info).collect()))
}

/// All own matches, one record per line.
async fn export(State(app): State<App>, guest: Guest) -> Result<Response, Error> {
    // The first page before the answer begins, so that its status says whether the store works.
    let first = app.store().records_of(guest.player, None, EXPORT_PAGE).await?;
    let lines = futures_util::stream::try_unfold(first, move |page| {
        let app = app.clone();
        async move {
            let Some((last, _)) = page.last() else { return Ok::<_, StoreError>(None) };
            let next = app.store().records_of(guest.player, Some(last), EXPORT_PAGE).await?;
            let text: String = page.into_iter().map(|(_, record)| record + "\n").collect();
            Ok(Some((text, next)))
        }
    });
    let headers =
        [(CONTENT_TYPE, "application/x-ndjson"), (CONTENT_DISPOSITION, "attachment; filename=\"qyrsqyrs.jsonl\"")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

async fn record(State(app): State<App>, name: Named) -> Result<Response, Error> {
    let Path(name) = name.map_err(|_| Error::NoSuchMatch)?;
    let record = app.store().record(&name).await?.ok_or(Error::NoSuchMatch)?;
    Ok(([(CONTENT_TYPE, "application/json")], record).into_response())
}

async fn delete(State(app): State<App>, guest: Guest, headers: HeaderMap, name: Named) -> Result<StatusCode, Error> {
    if !same_origin(&app, &headers) {
        return Err(Error::ForeignOrigin);
    }
    let Path(name) = name.map_err(|_| Error::NoSuchMatch)?;
    let deleted = app.store().delete_match(&name, guest.player).await?;
    if deleted { Ok(StatusCode::NO_CONTENT) } else { Err(Error::NoSuchMatch) }
}

async fn health(State(app): State<App>) -> Result<&'static str, Error> {
    app.store().check().await?;
    Ok("ok\n")
}

async fn metrics(State(app): State<App>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics().text()).into_response()
}
