//! No message makes the parser of the protocol fall over, and what it reads it can write and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::{ServerMessage, NewTable, ClientMessage, log};

fuzz_target!(|text: &str| {
    if let Ok(request) = ClientMessage::read(text) {
        let again = serde_json::to_string(&request).expect("a request can be written");
        assert_eq!(ClientMessage::read(&again), Ok(request));
    }
    if let Ok(message) = ServerMessage::read(text) {
        assert_eq!(ServerMessage::read(&message.event.write(message.n, message.re)), Ok(message.clone()));
        if let protocol::ServerEvent::TableState(state) = &message.event {
            let _ = (state.view(), state.public());
        }
    }
    if let Ok(event) = log::read(text) {
        assert_eq!(log::read(&log::write(&event)), Ok(event));
    }
    if let Ok(new) = serde_json::from_str::<NewTable>(text) {
        let _ = new.settings();
    }
});
