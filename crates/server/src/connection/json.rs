//! The socket of a player's program, which speaks the JSON protocol.

use std::convert::Infallible;
use std::net::SocketAddr;

use axum::extract::ws::{Utf8Bytes, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::{ApiError, ClientMessage, ErrorCode, ServerEvent};

use super::{CloseReason, Closing, Codec, Connection, Incoming, admit, with_small_buffers};
use crate::room::{Outgoing, SocketFormat};
use crate::{App, Error, Guest, api};

/// Opens a socket that speaks JSON.
pub(crate) async fn upgrade(
    State(app): State<App>,
    Path(name): Path<String>,
    guest: Option<Guest>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    let player = guest.map_or(api::NOBODY, |guest| guest.player);
    let permit = admit(&app, &headers, peer)?;
    let watch = app.rooms().find(&name)?.watch(player, SocketFormat::Json).await?;
    Ok(with_small_buffers(upgrade).on_upgrade(move |socket| async move {
        Connection::new(app, player, watch, JsonCodec).run(socket).await;
        drop(permit);
    }))
}

/// The JSON protocol. Commands are all that a program can send.
struct JsonCodec;

impl Codec for JsonCodec {
    type Question = Infallible;

    fn parse(&self, text: &str) -> Result<Incoming<Infallible>, String> {
        ClientMessage::read(text).map(Incoming::Command)
    }

    fn not_understood(&self, why: &str) -> Option<Utf8Bytes> {
        Some(refused(ApiError::new(ErrorCode::NotUnderstood, why), None))
    }

    async fn answer(&mut self, question: Infallible) -> Option<Utf8Bytes> {
        match question {}
    }

    fn encode(&mut self, frame: Outgoing) -> Vec<Utf8Bytes> {
        match frame {
            Outgoing::Text(text) => vec![text],
            Outgoing::Refused { re, error } => vec![refused(error.problem(), re)],
            Outgoing::Update(_) | Outgoing::Bye { .. } => Vec::new(),
        }
    }

    fn closing(&self, reason: &CloseReason) -> Option<Closing> {
        let (code, text, again, close_code) = match *reason {
            CloseReason::ClientGone | CloseReason::RoomGone => return None,
            CloseReason::TooManyMessages => {
                (ErrorCode::TooManyMessages, "too many messages: this connection is cut", None, close_code::POLICY)
            }
            CloseReason::TooLong => {
                (ErrorCode::TooLong, "a message has at most 4096 bytes: this connection is cut", None, close_code::SIZE)
            }
            CloseReason::Dismissed { code, text, again } => {
                (code, text, again, if again.is_some() { close_code::RESTART } else { close_code::NORMAL })
            }
        };
        let event = ServerEvent::Closing { code, text: text.to_owned(), retry_after_ms: again };
        Some(Closing { message: Some(event.write(None, None).into()), code: close_code, reason: text })
    }
}

fn refused(problem: ApiError, re: Option<u64>) -> Utf8Bytes {
    ServerEvent::Refused { code: problem.code, text: problem.text }.write(None, re).into()
}
