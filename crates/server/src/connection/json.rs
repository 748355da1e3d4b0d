//! The socket of a client program. It uses the JSON protocol.

use axum::extract::State;
use axum::response::Response;
use protocol::{ApiError, BrowserQuestion, ClientMessage, ErrorCode, FromBrowser, ServerEvent};

use super::{CloseReason, Closing, Codec, Connection, SocketRequest, TextFrame, close_code};
use crate::room::{Outgoing, Room, SocketFormat};
use crate::{App, Error, Guest};

/// Opens a JSON socket.
pub(crate) async fn upgrade(
    State(app): State<App>,
    guest: Option<Guest>,
    room: Room,
    request: SocketRequest,
) -> Result<Response, Error> {
    let subscription = room.subscribe(Guest::id(guest.as_ref()), request.address(), SocketFormat::Json).await?;
    let outbox = subscription.frames.clone();
    Ok(request.open(outbox, |socket| Connection::new(app, subscription, JsonCodec).run(socket)))
}

/// The JSON protocol, in which clients only send commands.
struct JsonCodec;

impl Codec for JsonCodec {
    fn parse(&self, text: &str) -> Result<FromBrowser, String> {
        ClientMessage::read(text).map(FromBrowser::Command)
    }

    fn invalid_message(&self, why: &str) -> Option<TextFrame> {
        Some(refused(ApiError::new(ErrorCode::NotUnderstood, why), None))
    }

    async fn answer(&self, _question: BrowserQuestion) -> Option<TextFrame> {
        None
    }

    fn encode(&mut self, frame: Outgoing) -> Vec<TextFrame> {
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

fn refused(problem: ApiError, re: Option<u64>) -> TextFrame {
    ServerEvent::Refused { code: problem.code, text: problem.text }.write(None, re).into()
}
