//! Encoded text messages.

use axum::body::Bytes;

/// A text message encoded as a WebSocket frame: a header and the text.
///
/// A server does not mask its frames, so all recipients of a message share the same bytes.
#[derive(Clone, Debug)]
pub(crate) struct TextFrame(Bytes);

impl TextFrame {
    pub(crate) fn new(text: &str) -> TextFrame {
        /// The first byte of an unfragmented text message, see RFC 6455, section 5.2.
        const WHOLE_TEXT: u8 = 0x81;
        let mut frame = Vec::with_capacity(text.len() + 10);
        frame.push(WHOLE_TEXT);
        match text.len() {
            length @ ..126 => frame.push(length as u8),
            length @ ..0x1_0000 => {
                frame.push(126);
                frame.extend((length as u16).to_be_bytes());
            }
            length => {
                frame.push(127);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        frame.extend(text.as_bytes());
        TextFrame(frame.into())
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl From<String> for TextFrame {
    fn from(text: String) -> TextFrame {
        TextFrame::new(&text)
    }
}

#[cfg(test)]
mod tests {
    use tokio_tungstenite::tungstenite::protocol::{Role, WebSocket};
    use tokio_tungstenite::tungstenite::{Error, Message};

    use super::*;

    #[test]
    fn a_client_can_read_the_frames() {
        for length in [0, 1, 125, 126, 127, 65_535, 65_536, 100_000] {
            let text = "ü".repeat(length / 2) + &"x".repeat(length % 2);
            let frame = TextFrame::new(&text);
            let stream = std::io::Cursor::new(frame.bytes().to_vec());
            let mut client = WebSocket::from_raw_socket(stream, Role::Client, None);
            assert_eq!(client.read().unwrap(), Message::text(text), "{length} bytes");
            assert!(matches!(client.read(), Err(Error::Protocol(_))), "nothing follows");
        }
    }
}
